import { type Locale, type Localized, languageCodes, locales } from '#cms-schema/locale.ts';
import { wordPressNames } from '../wordpress-names.ts';

interface Language {
  readonly code: string;
  readonly locale: string;
  readonly name: string;
  readonly slug: Locale;
}

/** The values of the schema's `Language`; `locale` is WordPress's name for it. */
export const languages: Localized<Language> = {
  zh: { code: languageCodes.zh, locale: wordPressNames.zh, name: '中文', slug: 'zh' },
  en: { code: languageCodes.en, locale: wordPressNames.en, name: 'English', slug: 'en' },
};

export function presentLanguage(locale: Locale): Language {
  return languages[locale];
}

export function listLanguages(): Language[] {
  return locales.map(presentLanguage);
}
