import type { GraphQLSchema } from 'graphql';
import { defaultLocale, type Locale, languageTags } from '#cms-schema/locale.ts';
import { type Settings, shownSettings } from '#contract/settings-fields.ts';
import { attachResolvers, type Resolvers } from './attach-resolvers.ts';
import { listLanguages, presentLanguage } from './languages.ts';
import { readLanguage } from './read-args.ts';

export function attachSettings(schema: GraphQLSchema): void {
  attachResolvers(schema, 'RootQuery', rootFields);
}

const rootFields: Resolvers<unknown> = {
  generalSettings: async (_, args, { cms, keys, loadSettings }) => {
    keys.addTag('settings');
    const locale = readLanguage(args) ?? defaultLocale;
    return {
      ...pickShown('general', await loadSettings(), locale),
      url: cms.publicUrl,
      language: languageTags[locale],
    };
  },
  readingSettings: async (_, _args, { keys, loadSettings }) => {
    keys.addTag('settings');
    return pickShown('reading', await loadSettings(), defaultLocale);
  },
  languages: listLanguages,
  defaultLanguage: () => presentLanguage(defaultLocale),
};

/** Only settings that pages show anyway, and not, for instance, the administrator's email address. */
function pickShown(group: keyof typeof shownSettings, settings: Settings, locale: Locale) {
  return Object.fromEntries(
    shownSettings[group].map(({ name }) => {
      const value = settings[name];
      return [name, typeof value === 'object' ? value[locale] : value];
    }),
  );
}
