import type { PuckAction } from '@puckeditor/core';
import type { DocumentNode } from '#cms-schema/markup/document.ts';
import { findNode } from '../document/tree.ts';
import type { Commands } from './commands.ts';
import { parseZone } from './structure.ts';

/** What the engine did by dragging, done to our document. Anything else that it may do by itself is not taken over. */
export function followDrag(action: PuckAction, nodes: readonly DocumentNode[], commands: Commands): void {
  if (action.type === 'insert') {
    const parent = parentOf(action.destinationZone);
    commands.insert(action.componentType, { parent, index: action.destinationIndex });
  } else if (action.type === 'move' || action.type === 'reorder') {
    const source = parseZone(action.type === 'move' ? action.sourceZone : action.destinationZone);
    const holder = source.parent === null ? null : findNode(nodes, source.parent);
    const siblings = holder === null ? nodes : holder.kind === 'block' ? holder.slots[source.slot ?? ''] : undefined;
    const moved = siblings?.[action.sourceIndex];
    const to = { parent: parentOf(action.destinationZone), index: action.destinationIndex };
    if (moved) commands.moveTo(moved.id, to);
  }
}

function parentOf(zone: string): { id: string; slot: string } | null {
  const { parent, slot } = parseZone(zone);
  return parent === null || slot === null ? null : { id: parent, slot };
}
