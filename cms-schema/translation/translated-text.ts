import type { DocumentNode } from '../markup/document.ts';
import type { PageTextHolder } from '../page-texts.ts';

/** The translatable content of a document in one language. */
export interface TranslatedText extends PageTextHolder {
  readonly nodes: readonly DocumentNode[];
}
