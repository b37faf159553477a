import { type Locale, locales } from '#cms-schema/locale.ts';

/**
 * An additional address of a document, for links in apps and mails; search engines get the document's own address.
 * Paths are without language prefix, and work both with and without one.
 */
export interface SecondAddress {
  readonly path: string;
  /** The path of the document that it shows. */
  readonly shows: string;
  /** The language in which it is shown, regardless of the prefix; null: the language of the prefix. */
  readonly language: Locale | null;
}

/** The query parameter that selects the language of a page that has an address for each language. */
export const languageParameter = 'lang';

/** Each of these has one subpath that shows its text in Chinese, and one in English. */
const languageSteps: Readonly<Record<string, Readonly<Record<Locale, string>>>> = {
  '/help': { zh: 'ChildZH', en: 'ChildEN' },
  '/help-desktop': { zh: 'ChildZH', en: 'ChildEN' },
  '/privacy': { zh: 'ChildZH', en: 'ChildEN' },
  '/terms': { zh: 'ChildZH', en: 'ChildEN' },
  '/informationCollection': { zh: 'ChildZh', en: 'ChildEn' },
  '/informationShare': { zh: 'ChildZh', en: 'ChildEn' },
  '/permissionDesc': { zh: 'ChildZh', en: 'ChildEn' },
};

export const secondAddresses: readonly SecondAddress[] = [
  ...Object.entries(languageSteps).flatMap(([shows, steps]) =>
    locales.map((language) => ({ path: `${shows}/${steps[language]}`, shows, language })),
  ),
  { path: '/configTool/customConfig', shows: '/community/customConfig', language: null },
];

/** The address of a page in a fixed language, regardless of the prefix; null for a page without such addresses. */
export function addressInLanguage(path: string, language: Locale): string | null {
  const steps = languageSteps[path];
  return steps === undefined ? null : `${path}/${steps[language]}`;
}
