import type { Signature } from './signature.ts';
import { waveformDigest, waveformLines } from './waveform-lines.ts';

export interface WaveformBox {
  /** In units of the drawing's view box. */
  readonly width: number;
  readonly height: number;
  /** The number of lines. A hero with 160 stays below 1.5 KB. */
  readonly count: number;
  /** For a small drawing with equally spaced lines: the number of clicks to draw. */
  readonly strikes?: number;
}

/**
 * SVG path data of the vibration, and of the clicks, which are drawn in the signal colour. Integers and relative moves
 * only.
 */
export interface WaveformPath {
  readonly lines: string;
  readonly strikes: string;
}

export function waveformPath(
  signature: Signature,
  { width, height, count, strikes: shown }: WaveformBox,
): WaveformPath {
  const lines = createPen();
  const strikes = createPen();
  const drawn = shown === undefined ? waveformLines(signature, count) : waveformDigest(signature, count, shown);
  for (const line of drawn) {
    const reach = Math.max(1, Math.round((line.reach * (height - 4)) / 2));
    (line.isStrike ? strikes : lines).draw(Math.round(line.x * width), Math.round(height / 2) - reach, reach * 2);
  }
  return { lines: lines.path(), strikes: strikes.path() };
}

function createPen() {
  let d = '';
  let x = 0;
  let y = 0;
  return {
    draw(toX: number, toY: number, length: number) {
      const down = toY - y;
      d += `m${toX - x}${down < 0 ? down : ` ${down}`}v${length}`;
      x = toX;
      y = toY + length;
    },
    path: () => d,
  };
}
