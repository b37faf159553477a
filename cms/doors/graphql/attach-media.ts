import type { GraphQLSchema } from 'graphql';
import type { ResolvedDownload } from '#cms-schema/field.ts';
import { defaultLocale } from '#cms-schema/locale.ts';
import type { PublicMedia } from '../../media/model.ts';
import { attachResolvers, type Resolvers } from './attach-resolvers.ts';
import { parseDatabaseId, parseGlobalId, printGlobalId } from './global-id.ts';
import { fieldErrors } from './graphql-errors.ts';
import { readLanguage, readText } from './read-args.ts';

export function attachMedia(schema: GraphQLSchema): void {
  attachResolvers(schema, 'RootQuery', rootFields);
  attachResolvers(schema, 'MediaItem', mediaItemFields);
  attachResolvers(schema, 'Download', downloadFields);
}

const rootFields: Resolvers<unknown> = {
  mediaItem: async (_, args, context) => {
    const text = readText(args, 'id') ?? '';
    const id = readText(args, 'idType') === 'ID' ? parseGlobalId('post', text) : parseDatabaseId(text);
    if (id === null) throw fieldErrors.invalidId();
    const found = await context.cms.media.getPublicMedia(id);
    // Uploads and drafts can change what is visible here without an announcement, so this must not be cached.
    context.forbidStoring();
    context.keys.addMedia(id);
    return found;
  },
};

const mediaItemFields: Resolvers<PublicMedia> = {
  id: ({ id }) => printGlobalId('post', id),
  databaseId: ({ id }) => id,
  sourceUrl: ({ file }, _, { cms }) => cms.media.presentUrl(file),
  // The two values that WordPress has.
  mediaType: ({ kind }) => (kind === 'image' ? 'image' : 'file'),
  altText: ({ alt }, args) => alt[readLanguage(args) ?? defaultLocale],
  srcSet: ({ resolved }) => resolved[defaultLocale].srcSet,
  mediaDetails: ({ width, height, file, fileSize }) => ({
    width: width || null,
    height: height || null,
    file,
    filesize: fileSize,
  }),
  media: ({ resolved }, args) => resolved[readLanguage(args) ?? defaultLocale],
};

const downloadFields: Resolvers<ResolvedDownload> = {
  date: async ({ date }, _, { loadSiteTime, keys }) => {
    keys.addTag('settings');
    return (await loadSiteTime()).local(date);
  },
};
