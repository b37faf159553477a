import { fillIn } from '#kit/fill-in.ts';
import { padPaths } from './curve-paths.ts';
import { describeCurve, type FeelWords } from './describe-curve.ts';
import type { PadPlace } from './edit-curve.ts';
import { type FeelCurve, padLength, padSamples, readFacts, sampleStep } from './feel-curve.ts';
import type { FeelMoment } from './feel-player.ts';
import { type PadState, shownCurve } from './pad-state.ts';

/** The markup of `<FeelPad>`, in use. */
export interface PadView {
  readonly window: Window & typeof globalThis;
  readonly words: FeelWords;
  readonly stage: HTMLElement;
  readonly frequency: HTMLInputElement | null;
  paint(state: PadState): void;
  /** Moves playhead and mass; null when playing is over. */
  move(moment: FeelMoment | null): void;
  isPlaying(): boolean;
  /** Says it to screen readers. */
  say(text: string): void;
  showMuted(isMuted: boolean): void;
  /** Where on the pad a pointer is. */
  placeOf(event: MouseEvent): PadPlace;
  buttonOf(target: EventTarget | null): HTMLElement | null;
  close(): void;
}

/** @throws If the markup is not that of a pad. */
export function createPadView(root: HTMLElement, words: FeelWords): PadView {
  const window = root.ownerDocument.defaultView;
  const find = (selector: string) => root.querySelector<HTMLElement>(selector);
  const stage = find('[data-stage]');
  const svg = stage?.querySelector('svg');
  if (!window || !stage || !svg) throw new Error('A pad needs the markup of <FeelPad>.');
  const device = find('.feel-device');
  const frequency = root.querySelector<HTMLInputElement>('[data-frequency]');
  const stillness = window.matchMedia('(prefers-reduced-motion: reduce)');
  const passed = addPassed(svg);
  return {
    window,
    words,
    stage,
    frequency,
    paint(state) {
      const curve = shownCurve(state);
      paintCurve(stage, curve);
      paintCursor(stage, curve, state.cursor, words);
      paintButtons(root, state);
      const facts = find('[data-facts]');
      if (facts) facts.textContent = describeCurve(curve, words);
      if (frequency) showFrequency(frequency, curve);
      root.toggleAttribute('data-used', state.draft !== null || state.history.past.length > 0);
    },
    move(moment) {
      const time = moment?.time ?? null;
      stage.style.setProperty('--at', String(Math.min(1, (time ?? 0) / padLength)));
      device?.style.setProperty('--offset', String(moment && !stillness.matches ? moment.offset.toFixed(3) : 0));
      root.toggleAttribute('data-playing', time !== null);
    },
    isPlaying: () => root.hasAttribute('data-playing'),
    say(text) {
      const status = find('[data-said]');
      if (status) status.textContent = text;
    },
    showMuted: (isMuted) => find('[data-act="mute"]')?.setAttribute('aria-pressed', String(isMuted)),
    placeOf: (event) => placeOn(stage, event),
    buttonOf: (target) => (target instanceof window.Element ? target.closest<HTMLElement>('button') : null),
    close() {
      passed.remove();
      root.removeAttribute('data-used');
    },
  };
}

/** A second drawing over the first, cut off at the playhead: what has been played. */
function addPassed(svg: SVGSVGElement): SVGSVGElement {
  const passed = svg.ownerDocument.importNode(svg, true);
  passed.classList.add('feel-passed');
  passed.removeAttribute('role');
  passed.removeAttribute('aria-label');
  passed.setAttribute('aria-hidden', 'true');
  svg.after(passed);
  return passed;
}

function paintCurve(stage: HTMLElement, curve: FeelCurve): void {
  const { outline, lines } = padPaths(curve);
  for (const path of stage.querySelectorAll('.feel-outline')) path.setAttribute('d', outline);
  for (const path of stage.querySelectorAll('.feel-lines')) path.setAttribute('d', lines);
}

function paintCursor(stage: HTMLElement, curve: FeelCurve, cursor: number, words: FeelWords): void {
  const level = curve.levels[cursor] ?? 0;
  const percent = Math.round(level * 100);
  stage.style.setProperty('--cursor', String(cursor / (padSamples - 1)));
  stage.style.setProperty('--level', String(level));
  if (stage.role !== 'slider') return;
  stage.ariaValueNow = String(percent);
  stage.ariaValueText = fillIn(words.place, { time: cursor * sampleStep, level: percent });
}

function paintButtons(root: HTMLElement, { history, preset }: PadState): void {
  const isOff = { undo: history.past.length === 0, redo: history.future.length === 0 };
  for (const [act, off] of Object.entries(isOff)) {
    const button = root.querySelector(`[data-act="${act}"]`);
    // Not `disabled`: a button that undid the last step would lose the focus.
    if (off) button?.setAttribute('aria-disabled', 'true');
    else button?.removeAttribute('aria-disabled');
  }
  for (const button of root.querySelectorAll<HTMLElement>('[data-preset]')) {
    button.setAttribute('aria-pressed', String(button.dataset.preset === preset));
  }
}

function showFrequency(input: HTMLInputElement, curve: FeelCurve): void {
  const { low, high } = readFacts(curve);
  const output = input.parentElement?.querySelector('output');
  if (!output || high === 0) return;
  const mean = Math.round((low + high) / 2);
  if (Number(input.value) !== mean) input.value = String(mean);
  output.textContent = `${mean} Hz`;
  input.setAttribute('aria-valuetext', `${mean} Hz`);
}

function placeOn(stage: HTMLElement, { clientX, clientY }: MouseEvent): PadPlace {
  const { left, top, width, height } = stage.getBoundingClientRect();
  const across = Math.min(1, Math.max(0, (clientX - left) / width));
  const up = Math.min(1, Math.max(0, 1 - (clientY - top) / height));
  // A finger hardly reaches the very edge.
  const level = up < 0.03 ? 0 : up > 0.97 ? 1 : up;
  return { index: Math.round(across * (padSamples - 1)), level };
}
