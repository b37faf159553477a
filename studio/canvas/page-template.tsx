import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import type { ContentTypeFacts } from '#cms-schema/define-content-type.ts';
import type { Fields } from '#cms-schema/field.ts';
import { listReferences } from '#cms-schema/fields/list-references.ts';
import type { JsonObject } from '#cms-schema/json.ts';
import type { DrawTemplate } from '#content-types/templates.generated.tsx';
import { contentTypes } from '#contract/content-types.ts';
import { SlotZone } from './canvas-block.tsx';
import { useCanvasPage, usePageTitle } from './canvas-context.ts';

/** How pages of a type are drawn. */
export interface PageTemplate {
  readonly type: ContentTypeFacts;
  /** Draws the template around the body; null for a type without a template. */
  readonly draw: DrawTemplate | null;
  readonly fields: Fields;
  /** The current meta of the page. */
  readonly meta: JsonObject;
}

const PageTemplateContext = createContext<PageTemplate>({
  type: contentTypes.page,
  draw: null,
  fields: {},
  meta: {},
});
export const PageTemplateProvider = PageTemplateContext.Provider;

export function usePageTemplate(): PageTemplate {
  return useContext(PageTemplateContext);
}

/** The body in its template, with the fields as readers would see them; updated while they are edited. */
export function TemplatedBody({
  draw,
  fields,
  meta,
}: Pick<PageTemplate, 'fields' | 'meta'> & { readonly draw: DrawTemplate }) {
  const { cache, locale } = useCanvasPage();
  const title = usePageTitle();
  const references = useMemo(() => listReferences(fields, meta), [fields, meta]);
  // A new stamp means that the resolver has new answers.
  const stamp = () => cache.stampOf(references);
  useSyncExternalStore(cache.subscribe, stamp, stamp);
  const body = useMemo(() => <SlotZone holder={null} slot="" />, []);
  return draw(meta, cache.resolver, { locale, title, published: null }, body);
}
