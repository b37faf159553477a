// Written by `npm run gen` from content-types/*/type.ts. Do not edit.
import type { ContentTypeDefinition } from '#cms-schema/define-content-type.ts';
import doc from './doc/type.ts';
import faq from './faq/type.ts';
import page from './page/type.ts';
import post from './post/type.ts';
import resource from './resource/type.ts';
import tutorial from './tutorial/type.ts';

const all = {
  'doc': doc,
  'faq': faq,
  'page': page,
  'post': post,
  'resource': resource,
  'tutorial': tutorial,
};

/** Every type of documents by its name. */
export const contentTypeDefinitions: Readonly<Record<keyof typeof all, ContentTypeDefinition>> = all;

/** Types that have a template. */
export const templatedTypes: ReadonlySet<string> = new Set([
  'doc',
  'faq',
  'resource',
  'tutorial',
]);
