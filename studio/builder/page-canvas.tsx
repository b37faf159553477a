import { useMemo } from 'react';
import { templatedTypes } from '#content-types/definitions.generated.ts';
import { fieldsOfType } from '#content-types/fields-of-type.ts';
import type { DrawTemplate } from '#content-types/templates.generated.tsx';
import { contentTypes, type DocumentType } from '#contract/content-types.ts';
import { BuilderCanvas } from '../canvas/canvas.tsx';
import type { BuilderCanvasProps } from '../canvas/canvas-props.ts';
import { type PageTemplate, PageTemplateProvider } from '../canvas/page-template.tsx';
import { laterPart } from '../parts/later.tsx';

export interface PageCanvasProps extends BuilderCanvasProps {
  readonly type: DocumentType;
}

/** The canvas of a document, drawn in the template of its type if it has one. */
export function PageCanvas(props: PageCanvasProps) {
  return templatedTypes.has(props.type) ? <TemplatedCanvas {...props} /> : <TypedCanvas {...props} draw={null} />;
}

/** Templates are loaded with the first document that needs one. */
const TemplatedCanvas = laterPart<PageCanvasProps>(async () => {
  const { templates } = await import('#content-types/templates.generated.tsx');
  return (props) => <TypedCanvas {...props} draw={templates.get(props.type) ?? null} />;
});

interface TypedCanvasProps extends PageCanvasProps {
  readonly draw: DrawTemplate | null;
}

function TypedCanvas({ type, draw, ...canvas }: TypedCanvasProps) {
  const { meta } = canvas.draft;
  const template = useMemo<PageTemplate>(
    () => ({ type: contentTypes[type], draw, fields: fieldsOfType(type), meta }),
    [type, draw, meta],
  );
  return (
    <PageTemplateProvider value={template}>
      <BuilderCanvas {...canvas} />
    </PageTemplateProvider>
  );
}
