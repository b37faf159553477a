import { useMemo } from 'react';
import { fieldsOfType } from '#content-types/fields-of-type.ts';
import { templates } from '#content-types/templates.generated.tsx';
import { contentTypes, type DocumentType } from '#contract/content-types.ts';
import { BuilderCanvas } from '../canvas/canvas.tsx';
import type { BuilderCanvasProps } from '../canvas/canvas-props.ts';
import { type PageTemplate, PageTemplateProvider } from '../canvas/page-template.tsx';

export interface PageCanvasProps extends BuilderCanvasProps {
  readonly type: DocumentType;
}

/** The canvas of a document, drawn as its type is: in its template, if it has one. */
export function PageCanvas({ type, ...canvas }: PageCanvasProps) {
  const { meta } = canvas.draft;
  const template = useMemo<PageTemplate>(
    () => ({
      draw: templates.get(type) ?? null,
      takesBlocks: contentTypes[type].body === 'blocks',
      fields: fieldsOfType(type),
      meta,
    }),
    [type, meta],
  );
  return (
    <PageTemplateProvider value={template}>
      <BuilderCanvas {...canvas} />
    </PageTemplateProvider>
  );
}
