import type { Locale } from '#cms-schema/locale.ts';
import type { DocumentType } from '#contract/content-types.ts';
import type { DocumentFieldPatch } from '#contract/document-fields.ts';
import { documentPath, printPatch, readItem } from '../cms/document-calls.ts';
import type { DocumentItem } from '../cms/document-model.ts';
import type { StudioClient } from '../cms.ts';

export interface NewDocument extends DocumentFieldPatch {
  readonly locale: Locale;
  /** The document whose group it joins. */
  readonly translationOf?: number;
}

/** Creates a document in one language, like any API client. */
export async function createDocument(
  { ask }: Pick<StudioClient, 'ask'>,
  type: DocumentType,
  { locale, translationOf, ...fields }: NewDocument,
): Promise<DocumentItem> {
  const data = {
    ...printPatch(fields),
    lang: locale,
    ...(translationOf !== undefined && { translation_of: translationOf }),
  };
  return readItem((await ask({ path: documentPath(type), method: 'POST', data })).body);
}
