import { revealBlock } from './reveal.ts';

/**
 * Brings a block of a framed page into sight, out of what folds it, unless it is there already; waits a moment for one that is just being drawn,
 * and stays with it while the page around it finds its form, until somebody moves the page. Only the frame's own view moves:
 * `scrollIntoView` would push the studio around the frame as well.
 *
 * @returns what gives up.
 */
export function scrollToBlock(frame: Document, id: string): () => void {
  const view = frame.defaultView;
  if (!view) return () => {};
  let until = performance.now() + PATIENCE;
  let isFound = false;
  let waiting = 0;
  const stop = () => {
    cancelAnimationFrame(waiting);
    for (const name of handsOn) view.removeEventListener(name, stop, true);
  };
  const look = () => {
    const element = frame.getElementById(id);
    if (element && !isFound) until = performance.now() + SETTLING;
    isFound ||= element !== null;
    if (element) {
      // A tab that was just added folds its panel when its row of tabs has noticed it.
      revealBlock(frame, id);
      bringIntoSight(view, element);
    }
    if (performance.now() < until) waiting = requestAnimationFrame(look);
    else stop();
  };
  for (const name of handsOn) view.addEventListener(name, stop, { capture: true, passive: true });
  look();
  return stop;
}

/** Milliseconds for a block to be drawn, and for the page to settle after that. */
const PATIENCE = 2000;
const SETTLING = 600;

/** By which somebody moves the page. */
const handsOn = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Room over a block for its tools, in pixels of the page. */
const headroom = 80;

function bringIntoSight(view: Window, element: HTMLElement): void {
  const { top, bottom } = element.getBoundingClientRect();
  const height = bottom - top;
  const visible = Math.min(bottom, view.innerHeight) - Math.max(top, 0);
  if (visible >= Math.min(height, view.innerHeight / 3)) return;
  const isTall = height > view.innerHeight - 2 * headroom;
  view.scrollBy({ top: isTall ? top - headroom : top - (view.innerHeight - height) / 2, behavior: 'instant' });
}
