import { splitLocale } from '#cms-schema/locale.ts';
import { sanitizeSlug } from '#contract/slug.ts';
import { likePattern } from '#kit/database/like-pattern.ts';
import { type Sql, sql } from '#kit/database/sql.ts';
import { toNfc } from '#kit/text/to-nfc.ts';

/** The names of something that is searched: SQL for two arrays of texts. Paths are stored ones, without language. */
export interface Names {
  readonly titles: Sql;
  readonly paths: Sql;
}

/**
 * One condition for each word of what somebody typed: it is in a title or in a path. An address may be typed as it is
 * shown, with its host and its language.
 */
export function printNameConditions(typed: string, { titles, paths }: Names): Sql[] {
  return listWords(typed).map((word) => {
    const title = sql`exists (select 1 from unnest(${titles}) as title where title ilike ${likePattern(word)})`;
    const slug = toSlug(word);
    if (slug === '') return title;
    return sql`(${title} or exists (select 1 from unnest(${paths}) as path where lower(path) like ${likePattern(slug)}))`;
  });
}

/**
 * How well names match, lower is better. 0: a title or the last part of a path starts with what was typed, or a path
 * with a typed address; 1: a word of them does; 2: anything else.
 */
export function printNameRank(typed: string, { titles, paths }: Names): Sql {
  const words = listWords(typed);
  const title = literally(toNfc(words.join(' ')));
  const slug = literally(words.map(toSlug).join('-'));
  const some = (names: Sql, pattern: string) =>
    sql`exists (select 1 from unnest(${names}) as name where name ~* ${pattern})`;
  const start = slug.startsWith('/') ? `^${slug}` : `/${slug}[^/]*$`;
  const either = (ofTitle: string, ofPath: string) =>
    slug === '' ? some(titles, ofTitle) : sql`(${some(titles, ofTitle)} or ${some(paths, ofPath)})`;
  return sql`case
    when ${either(`^${title}`, start)} then 0
    when ${either(`(^|[^[:alnum:]])${title}`, `[/-]${slug}`)} then 1
    else 2 end`;
}

function listWords(typed: string): string[] {
  const address = typed.trim().replace(/^https?:\/\/[^/\s]+/i, '');
  const words = address.startsWith('/') ? splitLocale(address).path : address;
  return words.split(/\s+/).filter(Boolean).slice(0, 10);
}

function toSlug(word: string): string {
  return word.split('/').map(sanitizeSlug).join('/');
}

function literally(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
