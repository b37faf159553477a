import type { GraphQLSchema } from 'graphql';
import { defaultLocale, type Locale, languageTags } from '#cms-schema/locale.ts';
import type { Settings } from '../../settings/model.ts';
import { attachResolvers, type Resolvers } from './attach-resolvers.ts';
import { listLanguages, presentLanguage } from './languages.ts';
import { readLanguage } from './read-args.ts';

export function attachSettings(schema: GraphQLSchema): void {
  attachResolvers(schema, 'RootQuery', rootFields);
}

const rootFields: Resolvers<unknown> = {
  generalSettings: async (_, args, { cms, keys, loadSettings }) => {
    keys.addTag('settings');
    return presentGeneral(await loadSettings(), readLanguage(args) ?? defaultLocale, cms.publicUrl);
  },
  readingSettings: async (_, _args, { keys, loadSettings }) => {
    keys.addTag('settings');
    const { postsPerPage, showOnFront, pageOnFront } = await loadSettings();
    return { postsPerPage, showOnFront, pageOnFront };
  },
  languages: listLanguages,
  defaultLanguage: () => presentLanguage(defaultLocale),
};

/** Of the settings only what every page shows anyway: not the address that the system writes to. */
function presentGeneral(settings: Settings, locale: Locale, url: string) {
  const { title, description, timezone, contactEmail, slogan, copyright, filing } = settings;
  return {
    title: title[locale],
    description: description[locale],
    url,
    language: languageTags[locale],
    timezone,
    contactEmail,
    slogan: slogan[locale],
    copyright: copyright[locale],
    filing: filing[locale],
  };
}
