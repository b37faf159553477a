import type { ComponentData, Content } from '@puckeditor/core';
import type { DocumentNode } from '#cms-schema/markup/document.ts';
import { propertyOf } from '#kit/property-of.ts';
import { FOREIGN_COMPONENT } from '../document/puck-data.ts';
import { slotsOf } from './block-places.ts';

/**
 * What the canvas engine is given of a page: which blocks stand where, and nothing of what they say. Attributes never
 * pass through the engine, so none of its ways to lose, delay or mix up edits can reach them; a page of 200 blocks is
 * walked when a block moves, not when a letter is typed.
 */
export function presentStructure(nodes: readonly DocumentNode[]): Content {
  return nodes.map((node): ComponentData => {
    if (node.kind === 'foreign') return { type: FOREIGN_COMPONENT, props: { id: node.id } };
    const slots = slotsOf(node.type).map((name) => [name, presentStructure(node.slots[name] ?? [])]);
    return { type: node.type, props: { ...Object.fromEntries(slots), id: node.id } };
  });
}

/** One line that two structures share when they hold the same blocks in the same places. */
export function printStructure(nodes: readonly DocumentNode[]): string {
  return nodes
    .map((node) => {
      if (node.kind === 'foreign') return `${JSON.stringify(node.id)}:${FOREIGN_COMPONENT}`;
      const slots = slotsOf(node.type).map((name) => `${name}[${printStructure(node.slots[name] ?? [])}]`);
      return `${JSON.stringify(node.id)}:${node.type}${slots.join('')}`;
    })
    .join(',');
}

/** The same line for what the engine holds. */
export function printContent(content: Content): string {
  return content
    .map(({ type, props }) => {
      const slots = slotsOf(String(type)).map((name) => `${name}[${printContent(readContent(props, name))}]`);
      return `${JSON.stringify(props.id)}:${String(type)}${slots.join('')}`;
    })
    .join(',');
}

function readContent(props: object, slot: string): Content {
  const value = propertyOf(props, slot);
  return Array.isArray(value) ? value : [];
}

/** A place as the engine names it: `root:default-zone`, or `<block>:<slot>`. */
export function parseZone(zone: string): { parent: string | null; slot: string | null } {
  if (zone === rootZone) return { parent: null, slot: null };
  const at = zone.lastIndexOf(':');
  return { parent: zone.slice(0, at), slot: zone.slice(at + 1) };
}

export const rootZone = 'root:default-zone';
