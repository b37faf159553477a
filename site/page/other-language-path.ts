import { type Locale, localizePath } from '#cms-schema/locale.ts';
import type { PagePartsFragment } from '../generated/graphql.ts';
import { untranslatedId } from '../shell/untranslated-note.tsx';
import { publicPath } from './page-metadata.ts';

/** This page in the other language; while it is not published there, the other language's home with a word about it. */
export function otherLanguagePath({ translations }: Pick<PagePartsFragment, 'translations'>, locale: Locale): string {
  const other = locale === 'zh' ? 'en' : 'zh';
  const translation = translations.find(({ language }) => language.slug === other);
  return translation ? publicPath(translation.uri) : `${localizePath('/', other)}#${untranslatedId}`;
}
