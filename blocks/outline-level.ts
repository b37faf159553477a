import type { BlockDefinition } from '#cms-schema/define-block.ts';
import { propertyOf } from '#kit/property-of.ts';

/** What the page outline needs to know about a block. */
export interface OutlineBlock {
  /** Whether it has a heading of its own. */
  readonly hasHeading: boolean;
  readonly isFirst: boolean;
}

/**
 * Which first block has the page's `h1`: any that has a heading; `opening`: only one that is made to open pages, because the
 * other headings of an article are not its title; `none`: a template has already drawn the title.
 */
export type PageTitling = 'heading' | 'opening' | 'none';

/** Whether the first block of a page has its `h1`. */
export function titlesPage(titling: PageTitling, { hasHeading, isOpening }: FirstBlock): boolean {
  return hasHeading && (titling === 'heading' || (titling === 'opening' && isOpening));
}

interface FirstBlock {
  readonly hasHeading: boolean;
  /** Whether it is made to open pages: the category of its definition is `opening`. */
  readonly isOpening: boolean;
}

/** How documents of a type whose body is drawn without a template get their `h1`. */
export function titlingOf({ article }: { readonly article: string | null }): PageTitling {
  return article === null ? 'heading' : 'opening';
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
 * Like `outlineLevel`, for code that walks down the page: the level of blocks inside `block`, whose own level is `level`. At
 * the top level of the page, use `outlineLevel(block, [])`.
 */
export function levelBelow(level: number, { hasHeading }: OutlineBlock): number {
  return hasHeading ? level + 1 : level;
}

/** Whether a block with these stored attributes has a heading, judging by the field that its definition names. */
export function hasHeading(definition: Pick<BlockDefinition, 'heading'> | undefined, attributes: object): boolean {
  return definition?.heading ? isHeading(propertyOf(attributes, definition.heading)) : false;
}

/** Whether a value is a non-blank heading. */
export function isHeading(words: unknown): boolean {
  return typeof words === 'string' && words.trim() !== '';
}
