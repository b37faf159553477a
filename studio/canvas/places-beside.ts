import { definitions } from '#blocks/definitions.generated.ts';
import type { PageDraft } from '../document/model.ts';
import { childrenOf, type Located, locate, type Place } from '../document/tree.ts';
import { fits, slotsOf } from './block-places.ts';

export type MoveDirection = 'up' | 'down' | 'out' | 'in';

/** The place next to a block in a direction; null if there is none. */
export function placeBeside({ nodes }: PageDraft, { node, place }: Located, direction: MoveDirection): Place | null {
  const { parent, index } = place;
  const siblings = childrenOf(nodes, parent) ?? [];
  if (direction === 'up') return index > 0 ? { parent, index: index - 1 } : null;
  if (direction === 'down') return index < siblings.length - 1 ? { parent, index: index + 1 } : null;
  if (direction === 'out') {
    const around = parent === null ? null : locate(nodes, parent.id);
    return around && { parent: around.place.parent, index: around.place.index + 1 };
  }
  const definition = node.kind === 'block' ? (definitions.get(node.type) ?? null) : null;
  for (const [beside, atEnd] of [
    [siblings[index - 1], true],
    [siblings[index + 1], false],
  ] as const) {
    if (beside?.kind !== 'block') continue;
    for (const slot of slotsOf(beside.type)) {
      const target = { id: beside.id, slot };
      if (fits(nodes, target, definition))
        return { parent: target, index: atEnd ? (beside.slots[slot]?.length ?? 0) : 0 };
    }
  }
  return null;
}

/** The block to select after one is removed: the next one, or else the previous one, or else the one around it. */
export function neighbourOf({ nodes }: PageDraft, id: string): string | null {
  const found = locate(nodes, id);
  if (!found) return null;
  const { parent, index } = found.place;
  const siblings = childrenOf(nodes, parent) ?? [];
  return siblings[index + 1]?.id ?? siblings[index - 1]?.id ?? parent?.id ?? null;
}

export function endOf({ nodes }: PageDraft): Place {
  return { parent: null, index: nodes.length };
}
