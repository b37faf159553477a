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

/** Whether the attributes of a block make it draw a heading of its own: by the name that all blocks use for it. */
export function hasHeading(attributes: object | null | undefined): boolean {
  const heading = propertyOf(attributes, 'heading');
  return typeof heading === 'string' && heading !== '';
}
