import type { DocumentNode } from '../markup/document.ts';
import type { PageTextHolder } from '../page-texts.ts';

/** One language of a document, as far as it is a translation of another one. */
export interface TranslatedText extends PageTextHolder {
  readonly nodes: readonly DocumentNode[];
}
