import type { JsonValue } from '#cms-schema/json.ts';
import type { Locale } from '#cms-schema/locale.ts';
import { type Ask, askForAll } from './ask.ts';
import { readLocale, readNumber, readObject, readSlug, readText } from './read-json.ts';

export const taxonomies = ['category', 'post_tag'] as const;
export type Taxonomy = (typeof taxonomies)[number];

export interface Term {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly locale: Locale;
  /** Published posts that carry it. */
  readonly count: number;
}

export interface TermCalls {
  list(taxonomy: Taxonomy, locale?: Locale, signal?: AbortSignal): Promise<readonly Term[]>;
  create(
    taxonomy: Taxonomy,
    term: { readonly name: string; readonly slug?: string; readonly locale: Locale },
  ): Promise<Term>;
  save(taxonomy: Taxonomy, id: number, patch: { readonly name?: string; readonly slug?: string }): Promise<Term>;
  remove(taxonomy: Taxonomy, id: number): Promise<void>;
}

const paths = { category: '/wp/v2/categories', post_tag: '/wp/v2/tags' } as const satisfies Record<Taxonomy, string>;

export function createTermCalls(ask: Ask): TermCalls {
  return {
    list: async (taxonomy, locale, signal) =>
      (await askForAll(ask, { path: paths[taxonomy], query: { lang: locale }, signal })).map(readTerm),
    create: async (taxonomy, { locale, ...texts }) =>
      readTerm((await ask({ path: paths[taxonomy], method: 'POST', data: { ...texts, lang: locale } })).body),
    save: async (taxonomy, id, patch) =>
      readTerm((await ask({ path: `${paths[taxonomy]}/${id}`, method: 'POST', data: { ...patch } })).body),
    remove: async (taxonomy, id) => {
      await ask({ path: `${paths[taxonomy]}/${id}`, method: 'DELETE', query: { force: true } });
    },
  };
}

function readTerm(value: JsonValue): Term {
  const term = readObject(value, 'term');
  return {
    id: readNumber(term, 'id'),
    name: readText(term, 'name'),
    slug: readSlug(term, 'slug'),
    locale: readLocale(term, 'lang'),
    count: typeof term.count === 'number' ? term.count : 0,
  };
}
