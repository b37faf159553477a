import type { ReactNode } from 'react';
import type { ContentTypeDefinition, ResolvedTypeFields } from '#cms-schema/define-content-type.ts';
import type { Locale } from '#cms-schema/locale.ts';

/** What the site tells the template of a document. */
export interface TemplateHost {
  /** The language of the document. */
  readonly locale: Locale;
  /** Clean inline HTML, for `<InlineHtml html>`. The template draws it as the page's `h1`. */
  readonly title: string;
}

/** Props of the template of a definition: its fields, resolved, and its body, drawn, as children. */
export type TemplateProps<D extends ContentTypeDefinition> = ResolvedTypeFields<D> & {
  readonly host: TemplateHost;
  readonly children: ReactNode;
};
