import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import type { Fields } from '#cms-schema/field.ts';
import { listReferences } from '#cms-schema/fields/list-references.ts';
import type { JsonObject } from '#cms-schema/json.ts';
import type { DrawTemplate } from '#content-types/templates.generated.tsx';
import { SlotZone } from './canvas-block.tsx';
import { useCanvasPage, usePageTitle } from './canvas-context.ts';

/** How the type of the page is drawn. */
export interface PageTemplate {
  /** Around its body; null for a type that is drawn by its body alone. */
  readonly draw: DrawTemplate | null;
  /** Its body is made of blocks. */
  readonly takesBlocks: boolean;
  readonly fields: Fields;
  /** As it is now. */
  readonly meta: JsonObject;
}

const PageTemplateContext = createContext<PageTemplate>({ draw: null, takesBlocks: true, fields: {}, meta: {} });
export const PageTemplateProvider = PageTemplateContext.Provider;

export function usePageTemplate(): PageTemplate {
  return useContext(PageTemplateContext);
}

/** The body in its template, with the fields as readers would get them: it follows as they are written. */
export function TemplatedBody({
  draw,
  fields,
  meta,
}: Pick<PageTemplate, 'fields' | 'meta'> & { readonly draw: DrawTemplate }) {
  const { cache, locale } = useCanvasPage();
  const title = usePageTitle();
  const references = useMemo(() => listReferences(fields, meta), [fields, meta]);
  // Another stamp means that the resolver has other answers.
  const stamp = () => cache.stampOf(references);
  useSyncExternalStore(cache.subscribe, stamp, stamp);
  const body = useMemo(() => <SlotZone holder={null} slot="" />, []);
  return draw(meta, cache.resolver, { locale, title, published: null }, body);
}
