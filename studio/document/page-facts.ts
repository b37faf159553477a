import type { PageFacts } from '#cms-schema/belongs-to-page.ts';
import { getIn } from '#cms-schema/set-in.ts';
import type { PageDraft } from './model.ts';

/** What decides which blocks are offered on a page. */
export function pageFacts({ slug, meta }: Pick<PageDraft, 'slug' | 'meta'>, type: string): PageFacts {
  const layout = getIn(meta, ['layout']);
  return { type, slug, layout: typeof layout === 'string' && layout !== '' ? layout : 'default' };
}
