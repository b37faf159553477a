import type { Parent } from '../../document/tree.ts';
import { type BlockElements, boxOf, firstBoxOf } from '../block-elements.ts';
import { slotsOf } from '../block-places.ts';
import { type Box, isEmptyBox, shrink } from './box.ts';
import type { DropRules } from './drop-rules.ts';
import type { Flow } from './find-gap.ts';
import type { Zone } from './find-zone.ts';

/**
 * Measures the visible slots that accept the dragged item, in page pixels, which stay valid while the page scrolls.
 *
 * @param margin the width along the edges of a block with a slot that counts as beside the block.
 */
export function measureZones({ frame, store }: BlockElements, rules: DropRules, margin: number): Zone[] {
  const zones: Zone[] = [];
  for (const element of frame.querySelectorAll('[data-slot]')) {
    const holder = element.closest('[data-block]');
    const parent = parentOf(element);
    const inner = boxOf(element);
    if (isEmptyBox(inner) || !rules.takes(parent)) continue;
    const blocks = store.idsIn(parent).flatMap((id, index) => {
      const block = frame.getElementById(id);
      const box = block && firstBoxOf(block);
      return box ? [{ index, box }] : [];
    });
    zones.push({
      parent,
      depth: depthOf(element),
      reach: holder && shrink(reachOf(holder, inner, store), takesBeside(holder, rules) ? margin : 0),
      inner,
      blocks,
      flow: flowOf(element),
    });
  }
  return zones;
}

function parentOf(element: Element): Parent {
  const id = element.closest('[data-block]')?.getAttribute('data-block');
  return id == null ? null : { id, slot: element.getAttribute('data-slot') ?? '' };
}

/** Whether the dragged item is allowed before or after a block. If not, the whole block counts as its slot. */
function takesBeside(block: Element, rules: DropRules): boolean {
  const around = block.parentElement?.closest('[data-slot]');
  return around != null && rules.takes(parentOf(around));
}

/**
 * A block with only one slot counts as that slot over its whole area: so a short column in a tall row accepts drops all
 * the way down.
 */
function reachOf(holder: Element, inner: Box, store: BlockElements['store']): Box {
  const node = store.find(holder.getAttribute('data-block') ?? '')?.node;
  const isOnly = node?.kind === 'block' && slotsOf(node.type).length === 1;
  const around = boxOf(holder);
  return isOnly && !isEmptyBox(around) ? around : inner;
}

function depthOf(element: Element): number {
  const around = element.parentElement?.closest('[data-slot]');
  return around ? 1 + depthOf(around) : 0;
}

function flowOf(element: Element): Flow {
  const style = element.ownerDocument.defaultView?.getComputedStyle(element);
  const display = style?.display ?? '';
  if (display.endsWith('flex')) {
    const direction = style?.flexDirection ?? '';
    return { axis: direction.startsWith('row') ? 'x' : 'y', isReversed: direction.endsWith('reverse') };
  }
  const columns = display.endsWith('grid') ? (style?.gridTemplateColumns.split(' ').length ?? 1) : 1;
  return { axis: columns > 1 ? 'x' : 'y', isReversed: false };
}
