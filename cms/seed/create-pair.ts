import type { Locale, Localized } from '#cms-schema/locale.ts';
import type { Cms } from '../create-cms.ts';
import type { Document, NewDocument } from '../documents/model.ts';
import { systemViewer } from '../permission/viewer.ts';

/** The ids of the two language versions of a page. */
export type Pair = Localized<number>;

/** Creates drafts of a page in both languages. */
export async function createPair(cms: Cms, input: (locale: Locale) => NewDocument): Promise<Pair> {
  const create = (locale: Locale, original?: Document) =>
    cms.documents.createDocument(systemViewer, {
      ...input(locale),
      locale,
      ...(original && { translationOf: original.id }),
    });
  const zh = await create('zh');
  const en = await create('en', zh);
  return { zh: zh.id, en: en.id };
}

export function requireMade<Key, Value>(made: ReadonlyMap<Key, Value>, key: Key): Value {
  const value = made.get(key);
  if (value === undefined) throw new TypeError(`Nothing was made for "${String(key)}" yet.`);
  return value;
}
