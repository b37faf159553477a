import { type FieldPath, printPath } from '#cms-schema/problem.ts';
import { entryOf } from '../controls/entry-of.ts';

/**
 * Puts the keyboard into a field of a panel and brings it into sight, as soon as it is drawn: the list items around it open
 * one after the other, and a control may still be on its way. When it does not come, the nearest one along its path takes
 * its place. Ends when somebody does something else meanwhile.
 *
 * @returns what gives up without a word.
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
    // Who types already means the field that they are led to.
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
    // Fields that find their form may take the keyboard away again, and nobody else has moved it: that ends all this.
    if (entry && !entry.contains(document.activeElement)) entry.focus({ preventScroll: true });
    if (entry) bringIntoSight(entry);
    waiting = requestAnimationFrame(look);
  };
  for (const name of handsOn) addEventListener(name, end, { capture: true, passive: true });
  look();
  return stop;
}

/** Milliseconds for a field to be drawn, and for the fields around it to find their form after that. */
const PATIENCE = 3000;
const SETTLING = 400;

function isLetter(event: Event): boolean {
  return event instanceof KeyboardEvent && event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
}

/** By which somebody shows that they want something else. */
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

/** With its name and what is wrong with it, unless it holds so much that they are far apart. */
function bringIntoSight(entry: HTMLElement): void {
  const row = entry.closest('[data-path]');
  const shown = row && row.clientHeight < innerHeight / 2 ? row : entry;
  shown.scrollIntoView({ block: 'nearest' });
}
