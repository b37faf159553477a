import { isLocale, type Locale } from '#cms-schema/locale.ts';
import { applicationRequestPlace, readApplicationRequest } from '#contract/application-requests.ts';
import { contentTypes, type DocumentType, documentTypes } from '#contract/content-types.ts';
import type { FieldTarget } from './canvas/field-target.ts';

/** The studio's routes. Documents of each type are found under the type's REST base. */
export type Place =
  | { readonly name: 'home' }
  | { readonly name: 'documents'; readonly type: DocumentType }
  | {
      readonly name: 'builder';
      readonly type: DocumentType;
      readonly id: number;
      readonly locale: Locale | null;
      /** The field to open and focus. */
      readonly target: FieldTarget | null;
    }
  | { readonly name: 'media'; readonly id: number | null }
  | { readonly name: 'reviews' }
  | { readonly name: 'terms' }
  | { readonly name: 'menus' }
  | { readonly name: 'supported' }
  | { readonly name: 'feedback' }
  | { readonly name: 'contacts' }
  | { readonly name: 'download-counts' }
  | { readonly name: 'mails' }
  /** `company`: the id of the company whose accounts are listed; empty: all accounts. */
  | { readonly name: 'visitors'; readonly company: string }
  | { readonly name: 'companies' }
  | { readonly name: 'redirects' }
  | { readonly name: 'settings' }
  | { readonly name: 'users' }
  | { readonly name: 'account' }
  /** A program's request for an application password; `refused`: what makes it unusable. */
  | {
      readonly name: 'authorize-application';
      readonly request: ReturnType<typeof readApplicationRequest>;
    }
  | { readonly name: 'unknown' };

/** Parses a studio path such as `/pages/5?lang=en`. Whoever types a name in the singular (`/review`) gets there too. */
export function matchPath(path: string): Place {
  const url = new URL(path, 'http://studio');
  const [first = '', second, ...rest] = url.pathname.split('/').filter((step) => step !== '');
  if (rest.length > 0) return { name: 'unknown' };
  const id = second !== undefined && /^[1-9]\d{0,8}$/.test(second) ? Number(second) : null;
  if (first === '') return { name: 'home' };
  const isNamed = (name: string) => name === first || name === `${first}s`;
  const type = documentTypes.find((each) => isNamed(contentTypes[each].restBase));
  if (type !== undefined) {
    if (second === undefined) return { name: 'documents', type };
    const lang = url.searchParams.get('lang');
    const locale = isLocale(lang) ? lang : null;
    return id === null
      ? { name: 'unknown' }
      : { name: 'builder', type, id, locale, target: readTarget(url.searchParams) };
  }
  if (first === 'media') {
    if (second !== undefined && id === null) return { name: 'unknown' };
    return { name: 'media', id };
  }
  if (second !== undefined) return { name: 'unknown' };
  if (first === 'visitors') return { name: 'visitors', company: url.searchParams.get('company') ?? '' };
  if (first === applicationRequestPlace)
    return { name: applicationRequestPlace, request: readApplicationRequest((name) => url.searchParams.get(name)) };
  return plainPlaces.find(({ name }) => isNamed(name)) ?? { name: 'unknown' };
}

export interface BuilderPlace {
  readonly locale: Locale;
  readonly target: FieldTarget;
}

/** Path of a document in the builder; with `place`, of one of its languages and optionally a field there. */
export function builderPath(type: DocumentType, id: number, place?: BuilderPlace): string {
  const path = `/${contentTypes[type].restBase}/${id}`;
  if (!place) return path;
  const { locale, target } = place;
  const query = new URLSearchParams({ lang: locale, field: target.path.join('.') });
  if (target.blockId !== null) query.set('block', target.blockId);
  return `${path}?${query}`;
}

function readTarget(query: URLSearchParams): FieldTarget | null {
  const [blockId, field] = [query.get('block'), query.get('field')];
  if (blockId === null && field === null) return null;
  const steps = (field ?? '').split('.').filter((step) => step !== '');
  return { blockId, path: steps.map((step) => (/^\d+$/.test(step) ? Number(step) : step)) };
}

const plainPlaces = [
  { name: 'reviews' },
  { name: 'terms' },
  { name: 'menus' },
  { name: 'supported' },
  { name: 'feedback' },
  { name: 'contacts' },
  { name: 'download-counts' },
  { name: 'mails' },
  { name: 'companies' },
  { name: 'redirects' },
  { name: 'settings' },
  { name: 'users' },
  { name: 'account' },
] as const;
