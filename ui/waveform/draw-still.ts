import { axisMarks, printShare } from './axis-marks.ts';
import { printScale } from './patterns.ts';
import type { Signature } from './signature.ts';
import { waveformBoxes } from './waveform-boxes.ts';
import { cropRule, cropSide } from './waveform-lines.ts';
import { waveformPath } from './waveform-path.ts';

/** Updates the static drawing of the page, its axis, and the caption with its duration and frequencies. */
export function drawStill(container: HTMLElement, signature: Signature): void {
  const svg = container.querySelector('.h-wave[data-variant="hero"] > svg');
  const paths = svg?.querySelectorAll('path') ?? [];
  svg?.setAttribute('preserveAspectRatio', cropRule(signature));
  const { lines, strikes } = waveformPath(signature, waveformBoxes.hero);
  [lines, strikes].forEach((d, index) => {
    paths[index]?.setAttribute('d', d);
  });
  const scale = container.querySelector('[data-scale]');
  if (scale) scale.textContent = printScale(signature);
  const axis = container.querySelector<HTMLElement>('.h-axis');
  if (axis) drawAxis(axis, signature);
}

/** Renders the same markup as `<WaveformAxis>`. */
function drawAxis(axis: HTMLElement, signature: Signature): void {
  const { times, bands } = axisMarks(signature);
  axis.dataset.side = cropSide(signature);
  const mark = (name: string, label: string, at: number, width?: number) => {
    const element = axis.ownerDocument.createElement(name);
    element.textContent = label;
    element.style.left = printShare(at);
    if (width !== undefined) element.style.width = printShare(width);
    return element;
  };
  axis.replaceChildren(
    ...bands.map(({ at, width, label }) => mark('i', label, at, width)),
    ...times.map(({ at, label }) => mark('b', label, at)),
  );
}
