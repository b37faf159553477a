import { type FieldPath, printPath } from '#cms-schema/problem.ts';
import { entryOf } from '../controls/entry-of.ts';

/**
 * Focuses a field of a panel and scrolls it into view as soon as it is rendered: the list items around it open one
 * after the other, and its control may still be loading. If it does not appear in time, the nearest field along its
 * path is focused instead. Ends as soon as the user does something else.
 *
 * @returns a function that stops it without calling `onEnd`.
 */
export function focusField(panel: HTMLElement, path: FieldPath, onEnd: () => void): () => void {
  let until = performance.now() + PATIENCE;
  let entry: HTMLElement | null = null;
  let waiting = 0;
  const stop = () => {
    cancelAnimationFrame(waiting);
    for (const name of handsOn) removeEventListener(name, end, true);
  };
  const end = (event?: Event) => {
    // If the user is already typing, that is meant for the target field.
    if (event && isLetter(event) && entry === null) findEntry(panel, path)?.focus({ preventScroll: true });
    stop();
    onEnd();
  };
  const look = () => {
    const isLate = performance.now() > until;
    if (entry && isLate) return end();
    if (!entry?.isConnected) {
      entry = findEntry(panel, path) ?? (isLate ? findNearest(panel, path) : null);
      if (entry) until = performance.now() + SETTLING;
    }
    // A rerender of the fields may take the focus away again. It cannot have been the user, whose input ends this loop.
    if (entry && !entry.contains(document.activeElement)) entry.focus({ preventScroll: true });
    if (entry) bringIntoSight(entry);
    waiting = requestAnimationFrame(look);
  };
  for (const name of handsOn) addEventListener(name, end, { capture: true, passive: true });
  look();
  return stop;
}

/** Milliseconds to wait for a field to be rendered, and then for the layout around it to settle. */
const PATIENCE = 3000;
const SETTLING = 400;

function isLetter(event: Event): boolean {
  return event instanceof KeyboardEvent && event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
}

/** Events by which the user takes over. */
const handsOn = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

function findEntry(panel: HTMLElement, path: FieldPath): HTMLElement | null {
  const row = path.length === 0 ? panel : panel.querySelector(`[data-path="${CSS.escape(printPath(path))}"]`);
  return row && entryOf(row);
}

function findNearest(panel: HTMLElement, path: FieldPath): HTMLElement {
  for (let length = path.length - 1; length >= 0; length -= 1) {
    const entry = findEntry(panel, path.slice(0, length));
    if (entry) return entry;
  }
  panel.tabIndex = -1;
  return panel;
}

/** Scrolls a field into view with its label and problems, unless it is too tall for that. */
function bringIntoSight(entry: HTMLElement): void {
  const row = entry.closest('[data-path]');
  const shown = row && row.clientHeight < innerHeight / 2 ? row : entry;
  shown.scrollIntoView({ block: 'nearest' });
}
