import type { JsonValue } from '#cms-schema/json.ts';
import type { Locale } from '#cms-schema/locale.ts';
import type { Taxonomy } from '#cms-schema/taxonomy.ts';
import { typesThat } from '#contract/content-types.ts';
import { type Ask, askForAll } from './ask.ts';
import { documentPath } from './document-calls.ts';
import { readLocale, readNumber, readObject, readSlug, readText } from './read-json.ts';

export interface Term {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly locale: Locale;
  /** Number of published posts that have it. */
  readonly count: number;
}

/** A term with the ETag of the state that the user saw. */
export interface SeenTerm extends Term {
  readonly etag: string | null;
}

export interface TermCalls {
  list(taxonomy: Taxonomy, locale?: Locale, signal?: AbortSignal): Promise<readonly Term[]>;
  create(
    taxonomy: Taxonomy,
    term: { readonly name: string; readonly slug?: string; readonly locale: Locale },
  ): Promise<Term>;
  get(taxonomy: Taxonomy, id: number, signal?: AbortSignal): Promise<SeenTerm>;
  /** `etag`: rejects with `haptera_stale` when it is no longer current. Absent: not checked. */
  save(
    taxonomy: Taxonomy,
    id: number,
    patch: { readonly name?: string; readonly slug?: string },
    etag?: string | null,
  ): Promise<Term>;
  /** `etag` as in `save`. */
  remove(taxonomy: Taxonomy, id: number, etag?: string | null): Promise<void>;
  /** Number of posts that have it, published or not. */
  countPosts(taxonomy: Taxonomy, id: number, signal?: AbortSignal): Promise<number>;
}

const filters = { category: 'categories', post_tag: 'tags' } as const satisfies Record<Taxonomy, string>;
const paths = { category: '/wp/v2/categories', post_tag: '/wp/v2/tags' } as const satisfies Record<Taxonomy, string>;

export function createTermCalls(ask: Ask): TermCalls {
  return {
    list: async (taxonomy, locale, signal) =>
      (await askForAll(ask, { path: paths[taxonomy], query: { lang: locale }, signal })).map(readTerm),
    create: async (taxonomy, { locale, ...texts }) =>
      readTerm((await ask({ path: paths[taxonomy], method: 'POST', data: { ...texts, lang: locale } })).body),
    get: async (taxonomy, id, signal) => {
      const { body, etag } = await ask({ path: `${paths[taxonomy]}/${id}`, signal });
      return { ...readTerm(body), etag };
    },
    save: async (taxonomy, id, patch, etag) =>
      readTerm(
        (
          await ask({
            path: `${paths[taxonomy]}/${id}`,
            method: 'POST',
            data: { ...patch },
            ifMatch: etag ?? undefined,
          })
        ).body,
      ),
    remove: async (taxonomy, id, etag) => {
      const path = `${paths[taxonomy]}/${id}`;
      await ask({ path, method: 'DELETE', query: { force: true }, ifMatch: etag ?? undefined });
    },
    countPosts: async (taxonomy, id, signal) => {
      const query = { [filters[taxonomy]]: id, status: 'any', context: 'edit', per_page: 1, _fields: 'id' };
      const filed = typesThat(({ taxonomies }) => taxonomies.includes(taxonomy));
      const totals = await Promise.all(
        filed.map(async (type) => (await ask({ path: documentPath(type), query, signal })).total),
      );
      return totals.reduce((sum, total) => sum + total, 0);
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
