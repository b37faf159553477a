import type { GraphQLSchema } from 'graphql';
import { defaultLocale } from '#cms-schema/locale.ts';
import { modelsPdfPath } from '#contract/downloads.ts';
import { supportedTag } from '#contract/supported-lists.ts';
import { attachResolvers, type Resolvers } from './attach-resolvers.ts';
import { readLanguage } from './read-args.ts';

export function attachSupportedLists(schema: GraphQLSchema): void {
  attachResolvers(schema, 'RootQuery', rootFields);
}

const rootFields: Resolvers<unknown> = {
  supportedModels: async (_, args, { cms, keys }) => {
    keys.addTag(supportedTag('models'));
    const locale = readLanguage(args) ?? defaultLocale;
    return { ...(await cms.supportedLists.getPublicModels(locale)), pdf: modelsPdfPath(locale) };
  },
  supportedApps: (_, args, { cms, keys }) => {
    keys.addTag(supportedTag('apps'));
    return cms.supportedLists.getPublicApps(readLanguage(args) ?? defaultLocale);
  },
};
