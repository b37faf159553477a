// Written by `npm run gen` from content-types/*/type.ts. Do not edit.
import type { ContentTypeDefinition } from '#cms-schema/define-content-type.ts';
import page from './page/type.ts';
import post from './post/type.ts';
import tutorial from './tutorial/type.ts';

const all = {
  'page': page,
  'post': post,
  'tutorial': tutorial,
};

/** Every type of documents by its name. */
export const contentTypeDefinitions: Readonly<Record<keyof typeof all, ContentTypeDefinition>> = all;
