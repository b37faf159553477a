import { sampleEntered } from '#ui/feel/feel-curve.ts';
import { createFeelPlayer } from '#ui/feel/feel-player.ts';
import { soundMemory } from '../sound-memory.ts';
import { parseCurve } from './curve-text.ts';

export interface CurvePlayer {
  /** Plays the curve of this element; if it is playing, stops it. */
  press(curve: HTMLElement): void;
  stop(): void;
}

/** Milliseconds that the playhead takes at least: a curve of 24 ms would be over before an eye is there. */
const leastSweep = 500;

/** Plays the curves of a block, one at a time. */
export function openCurves(root: HTMLElement): CurvePlayer {
  const view = root.ownerDocument.defaultView;
  if (!view) return { press: () => {}, stop: () => {} };
  const player = createFeelPlayer(view, { isMuted: soundMemory.isMuted, show: () => {} });
  let sweep: Animation | null = null;

  const stop = () => {
    player.stop();
    sweep?.cancel();
    sweep = null;
    for (const curve of root.querySelectorAll('[data-playing]')) curve.removeAttribute('data-playing');
    for (const button of root.querySelectorAll('[aria-pressed]')) button.removeAttribute('aria-pressed');
  };
  return {
    stop,
    press(curve) {
      const wasPlaying = 'playing' in curve.dataset;
      stop();
      if (wasPlaying) return;
      const entered = parseCurve(curve.dataset.curve ?? '');
      player.play(sampleEntered(entered));
      const end = Math.max(0, ...[...entered.points, ...entered.transients].map(({ time }) => time));
      const reach = `${Math.min(100, (end / Number(curve.dataset.end)) * 100)}%`;
      curve.dataset.playing = '';
      curve.querySelector('[data-play]')?.setAttribute('aria-pressed', 'true');
      sweep =
        curve
          .querySelector('.curve-playhead > b')
          ?.animate([{ transform: 'none' }, { transform: `translateX(${reach})` }], {
            duration: Math.max(leastSweep, end),
          }) ?? null;
      sweep?.addEventListener('finish', stop);
    },
  };
}
