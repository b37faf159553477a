// Written by `npm run gen` from content-types/*/type.ts. Do not edit.
import type { TemplateHost } from '#content-types/template-props.ts';
import { DocTemplate } from '#content-types/doc/doc.tsx';
import { FaqTemplate } from '#content-types/faq/faq.tsx';
import { ResourceTemplate } from '#content-types/resource/resource.tsx';
import { TutorialTemplate } from '#content-types/tutorial/tutorial.tsx';
import type { ReactElement, ReactNode } from 'react';
import type { ContentTypePartsFragment } from './generated/graphql.ts';

/** Draws a document by the template of its type, with its body inside; null for a type that is drawn by its body alone. */
export function renderTemplate(
  document: ContentTypePartsFragment,
  createHost: () => TemplateHost,
  body: ReactNode,
): ReactElement | null {
  switch (document.__typename) {
    case 'Doc':
      return <DocTemplate {...document.doc} host={createHost()}>{body}</DocTemplate>;
    case 'Faq':
      return <FaqTemplate {...document.faq} host={createHost()}>{body}</FaqTemplate>;
    case 'Page':
      return null;
    case 'Post':
      return null;
    case 'Resource':
      return <ResourceTemplate {...document.resource} host={createHost()}>{body}</ResourceTemplate>;
    case 'Tutorial':
      return <TutorialTemplate {...document.tutorial} host={createHost()}>{body}</TutorialTemplate>;
  }
}
