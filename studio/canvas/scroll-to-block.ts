import { boxOf } from './block-elements.ts';
import { revealBlock } from './reveal.ts';

/**
 * Reveals a block of a framed page and scrolls it into view, unless it is already visible. Waits briefly for a block
 * that is still being rendered, and follows it while the layout settles, until the user scrolls. Scrolls only inside
 * the frame: `scrollIntoView` would also scroll the studio around it.
 *
 * @returns a function that stops it.
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
      // The panel of a tab that was just added is hidden only once the tabs have noticed it, so reveal it repeatedly.
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

/** Milliseconds to wait for a block to be rendered, and then for the layout to settle. */
const PATIENCE = 2000;
const SETTLING = 600;

/** Events by which the user takes over. */
const handsOn = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** The space above a block for its tools, in page pixels. */
const headroom = 80;

function bringIntoSight(view: Window, element: HTMLElement): void {
  // A tab has no box of its own, only its label and its panel have.
  const box = boxOf(element);
  const top = box.top - view.scrollY;
  const bottom = box.bottom - view.scrollY;
  const height = bottom - top;
  const visible = Math.min(bottom, view.innerHeight) - Math.max(top, 0);
  if (visible >= Math.min(height, view.innerHeight / 3)) return;
  const isTall = height > view.innerHeight - 2 * headroom;
  view.scrollBy({ top: isTall ? top - headroom : top - (view.innerHeight - height) / 2, behavior: 'instant' });
}
