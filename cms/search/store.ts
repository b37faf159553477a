import type { Locale } from '#cms-schema/locale.ts';
import { type DocumentType, documentTypes } from '#contract/content-types.ts';
import type { Queryable } from '#kit/database/connect.ts';
import { prepared, type Sql, sql } from '#kit/database/sql.ts';
import { listMisspellings } from './misspellings.ts';
import { type EntryQuery, type FoundEntries, MOST_FOUND, type SearchedDocument } from './model.ts';
import { listSpelledWords, printQueries, printTyped, printVectors } from './words.ts';

/** In the transaction that writes the document's public row, under the lock of what is public. */
export async function saveEntry(tx: Queryable, document: SearchedDocument): Promise<void> {
  const { id, type, locale, date, title, lead, terms, body } = document;
  const { head, words } = printVectors(document);
  const spelled = listSpelledWords([title, lead, terms, body].join('\n'));
  const unknown = await tx.query<{ word: string }>(
    prepared(
      'save-search-entry',
      sql`
        with saved as (
          insert into search_entries (document_id, type, locale, date, head, words)
          values (${id}, ${type}, ${locale}, ${date}, ${head}::tsvector, ${words}::tsvector)
          on conflict (document_id) do update set type = excluded.type, locale = excluded.locale, date = excluded.date,
            head = excluded.head, words = excluded.words
        )
        select asked.word from unnest(${spelled}::text[]) as asked (word)
        where not exists (select 1 from search_words w where w.locale = ${locale} and w.word = asked.word)`,
    ),
  );
  if (unknown.length === 0) return;
  const entries = unknown.map(({ word }) => [word, listMisspellings(word)]);
  await tx.run(sql`
    insert into search_words (locale, word, misspellings)
    select ${locale}, entry ->> 0, array(select jsonb_array_elements_text(entry -> 1))
    from jsonb_array_elements(${JSON.stringify(entries)}::jsonb) as entries (entry)
    on conflict do nothing`);
}

export interface SpelledWord {
  readonly locale: Locale;
  readonly word: string;
}

/** Of so many words behind this one those go that no public text holds any more. Gives the last one; null at the end. */
export async function forgetWords(
  tx: Queryable,
  after: SpelledWord | null,
  limit: number,
): Promise<SpelledWord | null> {
  const looked = await tx.query<SpelledWord>(sql`
    select locale, word from search_words where (locale, word) > (${after?.locale ?? ''}, ${after?.word ?? ''})
    order by locale, word limit ${limit}`);
  await tx.run(sql`
    delete from search_words w
    using unnest(${looked.map(({ locale }) => locale)}::text[], ${looked.map(({ word }) => word)}::text[])
      as looked (locale, word)
    where w.locale = looked.locale and w.word = looked.word and not exists (
      select 1 from search_entries e where e.locale = w.locale and e.words @@ quote_literal(w.word)::tsquery)`);
  return looked.at(-1) ?? null;
}

/**
 * Best match first; empty for a query without words. Of a query with more than `MOST_FOUND` matches, documents that have
 * its words in title, lead or terms are ranked before any others, which the database picks in no particular order.
 */
export async function findEntries(tx: Queryable, query: EntryQuery): Promise<FoundEntries> {
  const printed = printQueries(query.query);
  if (printed === null) return { ids: [], totals: new Map(), isMore: false };
  const { all, any } = printed;
  const limit = Math.min(query.limit, Math.max(MOST_FOUND - query.offset, 0));
  const row = await tx.one<Found>(
    prepared(
      'find-search-entries',
      sql`
        with titled as materialized (
          select document_id, type, date, ${rank(sql`head`, any)} as rank from search_entries
          where ${printConditions(query, all, sql`head`)} limit ${MOST_FOUND}
        ), others as materialized (
          select document_id, type, date, ${rank(sql`head`, any)} as rank from search_entries
          where ${printConditions(query, all, sql`words`)} and not head @@ ${all}::tsquery
          limit ${MOST_FOUND + 1} - (select count(*) from titled)
        )
        select array(
            select document_id from (${MATCHES}) as matches where type = any(${query.types})
            order by rank desc, date desc, document_id desc limit ${limit} offset ${query.offset}
          )::text[] as ids,
          (select coalesce(json_object_agg(type, total), '{}') from (
            select type, count(*) as total from (${MATCHES}) as matches group by type) as counted) as totals,
          (select count(*) from titled) + (select count(*) from others) > ${MOST_FOUND} as "isMore"`,
    ),
  );
  const totals = documentTypes.flatMap((type): [DocumentType, number][] => {
    const total = row?.totals[type];
    return total === undefined ? [] : [[type, total]];
  });
  return { ids: (row?.ids ?? []).map(Number), totals: new Map(totals), isMore: row?.isMore ?? false };
}

const MATCHES = sql`select * from titled union all select * from others limit ${MOST_FOUND}`;

interface Found {
  readonly ids: readonly number[];
  readonly totals: Readonly<Record<string, number>>;
  readonly isMore: boolean;
}

function printConditions({ locale, include, exclude }: EntryQuery, words: string, vector: Sql): Sql {
  return sql`${vector} @@ ${words}::tsquery
    and (${locale ?? null}::text is null or locale = ${locale ?? null})
    and (${include ?? null}::bigint[] is null or document_id = any(${include ?? null}::bigint[]))
    and (${exclude ?? null}::bigint[] is null or not document_id = any(${exclude ?? null}::bigint[]))`;
}

/** Titles before leads before terms; a short title that says little else before a long one. */
function rank(head: Sql, words: string): Sql {
  return sql`ts_rank('{0, 0.1, 0.3, 1}', ${head}, ${words}::tsquery, 1)`;
}

/** Ids of published documents that hold all words of a search, for conditions of other lists. */
export function printMatches(query: string): Sql {
  const printed = printQueries(query);
  return printed === null
    ? sql`select null::bigint where false`
    : sql`select documents_with_words(${printed.all}::tsquery)`;
}

/** Documents whose titles go on as somebody is typing, the best first. */
export async function findTitles(tx: Queryable, locale: Locale, typed: string, limit: number): Promise<number[]> {
  const words = printTyped(typed);
  if (words === null) return [];
  const rows = await tx.query<{ id: number }>(sql`
    with pool as materialized (
      select document_id, date, head from search_entries
      where locale = ${locale} and head @@ ${words}::tsquery limit ${MOST_TITLES}
    )
    select document_id as id from pool
    order by ${rank(sql`head`, words)} desc, date desc, document_id desc limit ${limit}`);
  return rows.map(({ id }) => id);
}

const MOST_TITLES = 500;

/** Which of these words stand in any public text of a language, as they are or as the beginning of others. */
export async function listKnownWords(tx: Queryable, locale: Locale, words: readonly string[]): Promise<string[]> {
  if (words.length === 0) return [];
  const queries = words.map((word) => printQueries(word)?.all ?? `''`);
  const rows = await tx.query<{ word: string }>(sql`
    select asked.word from unnest(${words}::text[], ${queries}::text[]) as asked (word, query)
    where exists (select 1 from search_entries where locale = ${locale} and words @@ asked.query::tsquery)`);
  return rows.map(({ word }) => word);
}

/** Words that have as much in common with a misspelled one as two spellings of one word have. */
export async function listSimilarWords(tx: Queryable, locale: Locale, typed: string): Promise<string[]> {
  const rows = await tx.query<{ word: string }>(sql`
    select word from search_words where locale = ${locale} and misspellings && ${listMisspellings(typed)}::text[]
    limit ${MOST_SIMILAR}`);
  return rows.map(({ word }) => word);
}

const MOST_SIMILAR = 500;

/** In how many public texts of a language each of these words stands; not counted beyond `limit`. */
export async function countTexts(
  tx: Queryable,
  locale: Locale,
  words: readonly string[],
  limit: number,
): Promise<Map<string, number>> {
  const rows = await tx.query<{ word: string; total: number }>(sql`
    select asked.word, (select count(*) from (
      select 1 from search_entries where locale = ${locale} and words @@ quote_literal(asked.word)::tsquery limit ${limit}
    ) as counted) as total
    from unnest(${words}::text[]) as asked (word)`);
  return new Map(rows.map(({ word, total }) => [word, total]));
}
