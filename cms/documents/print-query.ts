import { sanitizeSlug } from '#contract/slug.ts';
import { likePattern } from '#kit/database/like-pattern.ts';
import { joinSql, type Sql, sql } from '#kit/database/sql.ts';
import type { Viewer } from '../permission/viewer.ts';
import { printMatches } from '../search/store.ts';
import type { DocumentQuery, Taxonomy, TermFilter } from './model.ts';
import { editableBy, readableBy } from './visible-documents.ts';

/** `words`: the condition under which content and excerpt may be searched. */
export function printConditions(query: DocumentQuery, viewer: Viewer, words: Sql): Sql {
  const shown = query.editableOnly ? editableBy(viewer, [query.type]) : readableBy(viewer, [query.type]);
  const conditions = [sql`d.type = ${query.type}`, printStatuses(query), shown];
  const add = <Value>(value: Value | undefined, print: (value: Value) => Sql) => {
    if (value !== undefined) conditions.push(print(value));
  };
  add(query.locale, (locale) => sql`d.locale = ${locale}`);
  add(query.groupId, (groupId) => sql`d.group_id = ${groupId}`);
  add(query.after, (date) => sql`d.date > ${date}`);
  add(query.before, (date) => sql`d.date < ${date}`);
  add(query.modifiedAfter, (date) => sql`d.modified_at > ${date}`);
  add(query.modifiedBefore, (date) => sql`d.modified_at < ${date}`);
  add(query.authors, (ids) => sql`coalesce(d.author_id, 0) = any(${ids})`);
  add(query.authorsExclude, (ids) => sql`not coalesce(d.author_id, 0) = any(${ids})`);
  add(query.include, (ids) => sql`d.id = any(${ids})`);
  add(query.exclude, (ids) => sql`not d.id = any(${ids})`);
  add(query.parents, (ids) => sql`coalesce(d.parent_id, 0) = any(${ids})`);
  add(query.parentsExclude, (ids) => sql`not coalesce(d.parent_id, 0) = any(${ids})`);
  add(query.menuOrder, (order) => sql`d.menu_order = ${order}`);
  add(query.slugs, (slugs) => sql`lower(d.slug) = any(${slugs.map(sanitizeSlug)})`);
  add(query.sticky, (isSticky) => sql`d.is_sticky = ${isSticky}`);
  add(query.categoriesExclude, (filter) => sql`not ${hasTerms('category', filter)}`);
  add(query.tagsExclude, (filter) => sql`not ${hasTerms('post_tag', filter)}`);
  const terms = [
    ...(query.categories ? [hasTerms('category', query.categories)] : []),
    ...(query.tags ? [hasTerms('post_tag', query.tags)] : []),
  ];
  if (terms.length > 0) conditions.push(sql`(${joinSql(terms, query.isAnyTaxonomyEnough ? sql` or ` : sql` and `)})`);
  if (query.search?.trim()) conditions.push(printSearch(query, shown, words));
  return joinSql(conditions, sql` and `);
}

function printStatuses({ statuses = ['publish'] }: DocumentQuery): Sql {
  const named = statuses.filter((status) => status !== 'any');
  return statuses.includes('any')
    ? sql`(d.status <> 'trash' or d.status = any(${named}))`
    : sql`d.status = any(${named})`;
}

/**
 * Both taxonomies take their ids from one sequence, but the id of a tag never matches as a category, nor vice versa.
 */
function hasTerms(taxonomy: Taxonomy, { ids, areAllNeeded, includesBelow }: TermFilter): Sql {
  const has = (wanted: readonly number[]) => sql`exists (
    select 1 from document_terms dt join terms t on t.id = dt.term_id
    where dt.document_id = d.id and t.taxonomy = ${taxonomy} and t.id = any(${
      includesBelow ? termsFrom(wanted) : sql`${wanted}::bigint[]`
    }))`;
  if (!areAllNeeded) return has(ids);
  return sql`(${joinSql(
    ids.map((id) => has([id])),
    sql` and `,
  )})`;
}

/** The terms and all their descendants. */
function termsFrom(ids: readonly number[]): Sql {
  return sql`array(
    with recursive tree as (
      select id from terms where id = any(${ids})
      union
      select t.id from terms t join tree on t.parent_id = tree.id
    )
    select id from tree)`;
}

const searchable = { title: sql`d.title`, excerpt: sql`d.excerpt`, content: sql`d.content` } as const;

/**
 * Public documents are found through the full-text index that visitors search too; for narrower searches the index only
 * preselects candidates. All others, which only authors and editors may see, are scanned for the literal characters.
 */
function printSearch(query: DocumentQuery, shown: Sql, canRead: Sql): Sql {
  const phrase = query.search?.trim() ?? '';
  const isNarrow = query.isPhrase === true || query.searchedTexts !== undefined;
  const literal = printLiteralSearch(query, phrase, canRead);
  const found = sql`d.id in (
    ${printMatches(phrase)}
    union all
    select d.id from documents d
    where (d.status <> 'publish' or d.password <> '' or d.visibility <> 'everyone') and d.type = ${query.type} and ${printStatuses(query)} and ${shown}
      and ${literal})`;
  return isNarrow ? sql`(${found} and ${literal})` : found;
}

function printLiteralSearch(query: DocumentQuery, phrase: string, canRead: Sql): Sql {
  const words = query.isPhrase ? [phrase] : phrase.split(/\s+/).slice(0, 10);
  const searched = query.searchedTexts ?? (['title', 'excerpt', 'content'] as const);
  const each = words.map((word) => {
    const pattern = likePattern(word);
    const matches = searched.map((name) => {
      const match = sql`${searchable[name]} ilike ${pattern}`;
      return name === 'title' ? match : sql`(${canRead} and ${match})`;
    });
    return sql`(${joinSql(matches, sql` or `)})`;
  });
  return joinSql(each, sql` and `);
}

const orders = {
  author: sql`d.author_id`,
  date: sql`d.date`,
  id: sql`d.id`,
  modified: sql`d.modified_at`,
  parent: sql`coalesce(d.parent_id, 0)`,
  slug: sql`d.slug`,
  title: sql`d.title`,
  menuOrder: sql`d.menu_order`,
} as const;

export function printOrder(query: DocumentQuery, canRead: Sql): Sql {
  const orderBy = query.orderBy ?? 'date';
  const direction = query.order === 'asc' ? sql`asc` : sql`desc`;
  if (orderBy === 'askedIds') return sql`array_position(${query.include ?? []}::bigint[], d.id)`;
  if (orderBy === 'askedSlugs') {
    return sql`array_position(${(query.slugs ?? []).map(sanitizeSlug)}::text[], lower(d.slug))`;
  }
  if (orderBy === 'relevance') {
    const pattern = likePattern(query.search?.trim() ?? '');
    return sql`(d.title ilike ${pattern}) desc, (${canRead} and d.excerpt ilike ${pattern}) desc, d.date desc, d.id desc`;
  }
  return sql`${orders[orderBy]} ${direction}, d.id ${direction}`;
}
