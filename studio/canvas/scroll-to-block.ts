/**
 * Brings a block of a framed page into sight, unless it is there already; waits a moment for one that is just being drawn.
 * Only the frame's own view moves: `scrollIntoView` would push the studio around the frame as well.
 *
 * @returns what gives up waiting.
 */
export function scrollToBlock(frame: Document, id: string): () => void {
  const view = frame.defaultView;
  if (!view) return () => {};
  const patience = performance.now() + 2000;
  let waiting = 0;
  const look = () => {
    const element = frame.getElementById(id);
    if (element) bringIntoSight(view, element);
    else if (performance.now() < patience) waiting = requestAnimationFrame(look);
  };
  look();
  return () => cancelAnimationFrame(waiting);
}

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
