import { isLocale, type Locale } from '#cms-schema/locale.ts';
import { contentTypes, type DocumentType, documentTypes } from '#contract/content-types.ts';

/** Places of the studio: the documents of each type stand at its name in REST. */
export type Place =
  | { readonly name: 'home' }
  | { readonly name: 'documents'; readonly type: DocumentType }
  | {
      readonly name: 'builder';
      readonly type: DocumentType;
      readonly id: number;
      readonly locale: Locale | null;
    }
  | { readonly name: 'media'; readonly id: number | null }
  | { readonly name: 'terms' }
  | { readonly name: 'menus' }
  | { readonly name: 'settings' }
  | { readonly name: 'users' }
  | { readonly name: 'account' }
  | { readonly name: 'unknown' };

/** Reads a path of the studio, `/pages/5?lang=en`. */
export function matchPath(path: string): Place {
  const url = new URL(path, 'http://studio');
  const [first = '', second, ...rest] = url.pathname.split('/').filter((step) => step !== '');
  if (rest.length > 0) return { name: 'unknown' };
  const id = second !== undefined && /^[1-9]\d{0,8}$/.test(second) ? Number(second) : null;
  if (first === '') return { name: 'home' };
  const type = documentTypes.find((each) => contentTypes[each].restBase === first);
  if (type !== undefined) {
    if (second === undefined) return { name: 'documents', type };
    const lang = url.searchParams.get('lang');
    const locale = isLocale(lang) ? lang : null;
    return id === null ? { name: 'unknown' } : { name: 'builder', type, id, locale };
  }
  if (first === 'media') {
    if (second !== undefined && id === null) return { name: 'unknown' };
    return { name: 'media', id };
  }
  if (second !== undefined) return { name: 'unknown' };
  return plainPlaces.find(({ name }) => name === first) ?? { name: 'unknown' };
}

/** Address of a document in the builder. */
export function builderPath(type: DocumentType, id: number): string {
  return `/${contentTypes[type].restBase}/${id}`;
}

const plainPlaces = [
  { name: 'terms' },
  { name: 'menus' },
  { name: 'settings' },
  { name: 'users' },
  { name: 'account' },
] as const;
