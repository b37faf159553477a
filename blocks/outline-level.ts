import type { BlockDefinition } from '#cms-schema/define-block.ts';
import { propertyOf } from '#kit/property-of.ts';

/** What the outline of a page needs to know of a block. */
export interface OutlineBlock {
  /** Whether it draws a heading of its own. */
  readonly hasHeading: boolean;
  readonly isFirst: boolean;
}

/**
 * Level of the heading of a block whose ancestors are `ancestors`, outermost first: one below the nearest heading around
 * it, so that no level is skipped. A page whose first block has no heading gets its `h1` from the host.
 */
export function outlineLevel(block: OutlineBlock, ancestors: readonly OutlineBlock[]): number {
  const [outermost = block] = ancestors;
  const top = outermost.isFirst && outermost.hasHeading ? 1 : 2;
  return top + ancestors.filter(({ hasHeading }) => hasHeading).length;
}

/**
 * The same, for who walks down the page and knows the level of the block around. On the page itself it is
 * `outlineLevel(block, [])`.
 */
export function levelBelow(level: number, { hasHeading }: OutlineBlock): number {
  return hasHeading ? level + 1 : level;
}

/** Whether stored attributes make a block draw a heading of its own: by the field that its definition names. */
export function hasHeading(definition: Pick<BlockDefinition, 'heading'> | undefined, attributes: object): boolean {
  return definition?.heading ? isHeading(propertyOf(attributes, definition.heading)) : false;
}

/** Whether this is something to be drawn as a heading: white space is not. */
export function isHeading(words: unknown): boolean {
  return typeof words === 'string' && words.trim() !== '';
}
