import { type Locale, locales } from '#cms-schema/locale.ts';

/**
 * An address at which a document is shown that has one of its own: apps and mails know it, search engines are told of the
 * other. Paths are without language prefix, and each is there with and without it.
 */
export interface SecondAddress {
  readonly path: string;
  /** The path of the document that is shown there. */
  readonly shows: string;
  /** In this language, whatever the prefix says; null: in that of the prefix. */
  readonly language: Locale | null;
}

/** What visitors may add to a page with an address for each language, to read it in this one. */
export const languageParameter = 'lang';

/** Below each of these, one step shows its text in Chinese and one in English. */
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

/** Where the page at a path is read in a language, whatever the prefix; null for a page that has no such addresses. */
export function addressInLanguage(path: string, language: Locale): string | null {
  const steps = languageSteps[path];
  return steps === undefined ? null : `${path}/${steps[language]}`;
}
