import type { DocumentNode } from '#cms-schema/markup/document.ts';
import { locate, type Place } from '../../document/tree.ts';
import { slotsOf } from '../block-places.ts';
import type { NodeStore } from '../node-store.ts';
import type { DropTarget } from './dragger.ts';
import type { DropRules } from './drop-rules.ts';
import { paceAtEdge } from './pace-at-edge.ts';

/** The rows of the outline as a drop target. */
export function createOutlineTarget(tree: HTMLElement, store: NodeStore): DropTarget {
  let marked: Element | null = null;
  const mark = (row: Element | null, side: string) => {
    if (marked !== row) marked?.removeAttribute('data-drop');
    marked = row;
    row?.setAttribute('data-drop', side);
  };
  const hide = () => mark(null, '');
  return {
    covers: (element) => tree.contains(element),
    begin() {},
    show(point, rules) {
      const panel = tree.closest('.scroll');
      if (panel) {
        const { top, bottom } = panel.getBoundingClientRect();
        panel.scrollTop += paceAtEdge(point.y, top, bottom);
      }
      const row = document.elementFromPoint(point.x, point.y)?.closest('[data-row]') ?? null;
      const box = row?.getBoundingClientRect();
      const found = box && findRowDrop(store.nodes(), rules, row?.getAttribute('data-row') ?? '', part(point.y, box));
      mark(found ? row : null, found?.side ?? '');
      return found?.place ?? null;
    },
    hide,
    end: hide,
  };
}

export interface RowDrop {
  readonly side: 'before' | 'after' | 'inside';
  readonly place: Place;
}

/**
 * Where a block would go: the upper part of a row means before it, the lower part after it, and the middle of a block
 * with slots inside it.
 *
 * @param at the position within the row, from 0 (top) to 1.
 */
export function findRowDrop(nodes: readonly DocumentNode[], rules: DropRules, row: string, at: number): RowDrop | null {
  const over = locate(nodes, row);
  if (!over) return null;
  if (over.node.kind === 'block' && at > 0.3 && at < 0.7) {
    for (const slot of slotsOf(over.node.type)) {
      const place = rules.placeAt({ id: row, slot }, over.node.slots[slot]?.length ?? 0);
      if (place) return { side: 'inside', place };
    }
  }
  const { parent, index } = over.place;
  const side = at < 0.5 ? 'before' : 'after';
  const place = rules.placeAt(parent, side === 'before' ? index : index + 1);
  return place && { side, place };
}

function part(y: number, { top, height }: DOMRect): number {
  return (y - top) / height;
}
