import type { BlockDefinition } from './define-block.ts';

export interface PageFacts {
  readonly type: string;
  /** `default` for a document without a layout. */
  readonly layout: string;
  /** Empty while it has none. */
  readonly slug: string;
}

/** Whether a block is offered on a page. One that stands elsewhere already stays there, and works as before. */
export function belongsToPage({ pages }: Pick<BlockDefinition, 'pages'>, { type, layout, slug }: PageFacts): boolean {
  if (pages === null) return true;
  const own = slug.toLowerCase();
  return (
    (pages.types?.includes(type) ?? true) &&
    (pages.layouts?.includes(layout) ?? true) &&
    (pages.slugs?.some((each) => each.toLowerCase() === own) ?? true)
  );
}
