import { printPath } from '#cms-schema/problem.ts';
import { theme } from '#ui/theme.ts';
import type { FieldTarget } from './field-target.ts';
import { scrollToBlock } from './scroll-to-block.ts';

/** Milliseconds for which an undone change is highlighted. */
const SHOWN = 1600;

/**
 * Scrolls to what an undo or redo has changed, on the page and among the fields, and highlights it briefly. The focus
 * does not move.
 *
 * @returns a function that stops it.
 */
export function showChange(builder: HTMLElement, { blockId, path }: FieldTarget): () => void {
  const frame = builder.querySelector('iframe')?.contentDocument;
  const stop = frame && blockId !== null ? scrollToBlock(frame, blockId) : () => {};
  // By the next frame, React has rendered the change.
  const waiting = requestAnimationFrame(() => {
    if (frame && blockId !== null) flash(frame.getElementById(blockId), '-3px');
    if (path.length === 0) return;
    const row = builder.querySelector(`[data-inspector] [data-path="${CSS.escape(printPath(path))}"]`);
    row?.scrollIntoView({ block: 'nearest' });
    // Outside, where it does not cut through the label.
    flash(row, '4px');
  });
  return () => {
    cancelAnimationFrame(waiting);
    stop();
  };
}

function flash(element: Element | null | undefined, outlineOffset: string): void {
  const from = { outline: `3px solid ${theme.color.signal}`, outlineOffset };
  element?.animate([from, { ...from, offset: 0.6 }, { outline: '3px solid transparent', outlineOffset }], {
    id: 'undone',
    duration: SHOWN,
  });
}
