import { defaultLocale, locales } from '#cms-schema/locale.ts';
import { listTag } from '#contract/content-tags.ts';
import { typesThat } from '#contract/content-types.ts';
import { limits } from '#contract/limits.ts';
import { numberSlug, sanitizeSlug } from '#contract/slug.ts';
import type { Queryable } from '#kit/database/connect.ts';
import { checkLine, checkText } from '../check-text.ts';
import type { Change, CmsCore } from '../core.ts';
import type { Taxonomy } from '../documents/model.ts';
import { canReadDocument } from '../documents/policy.ts';
import { getDocumentRow } from '../documents/store.ts';
import { errors } from '../errors.ts';
import { type Listing, readPaging, refusePageTooFar } from '../paging.ts';
import { can } from '../permission/capabilities.ts';
import type { Viewer } from '../permission/viewer.ts';
import type { NewTerm, Term, TermPatch, TermQuery } from './model.ts';
import {
  deleteTermRow,
  getTermRow,
  getTermRowByName,
  getTermRowBySlug,
  insertTermRow,
  listTermRows,
  listTermTwins,
  type TermState,
  updateTermRow,
} from './store.ts';

export interface TermOperations {
  /** Throws `haptera_cannot_list_terms_of` for the terms of a document that the viewer may not read. */
  listTerms(viewer: Viewer, query: TermQuery): Promise<Listing<Term>>;
  /** Throws `haptera_no_term` 404. */
  requireTerm(taxonomy: Taxonomy, id: number): Promise<Term>;
  /** Throws `haptera_term_exists`, `haptera_name_needed`, `haptera_cannot_create_term`. */
  createTerm(viewer: Viewer, input: NewTerm): Promise<Term>;
  saveTerm(viewer: Viewer, taxonomy: Taxonomy, id: number, patch: TermPatch): Promise<Term>;
  deleteTerm(viewer: Viewer, taxonomy: Taxonomy, id: number): Promise<Term>;
}

export function createTermOperations(core: CmsCore): TermOperations {
  const { database } = core;

  const requireTerm = async (taxonomy: Taxonomy, id: number) => {
    const term = Number.isSafeInteger(id) ? await getTermRow(database, taxonomy, id) : null;
    if (!term) throw errors.noTerm();
    return term;
  };

  return {
    listTerms: async (viewer, query) => {
      const { documentId } = query;
      const document = documentId === undefined ? null : await getDocumentRow(database, documentId);
      if (document && !canReadDocument(viewer, document)) throw errors.cannotListTermsOf(viewer);
      const range = readPaging(query);
      const listing = await listTermRows(database, query, range);
      refusePageTooFar(query, range.limit, listing.total);
      return listing;
    },

    requireTerm,

    createTerm: (viewer, input) =>
      core.change(viewer, async (change) => {
        // Writers may create tags, as in WordPress; only editors manage the tree of categories.
        const power = input.taxonomy === 'post_tag' ? 'edit_posts' : 'manage_categories';
        if (!can(viewer, power)) throw errors.cannotCreateTerm(viewer);
        const name = checkLine('name', input.name, limits.name).trim();
        if (name === '') throw errors.nameNeeded();
        await change.lockContent();
        const { taxonomy } = input;
        const original = await findOriginal(change.tx, taxonomy, input.translationOf);
        const locale =
          input.locale ?? locales.find((candidate) => original && candidate !== original.locale) ?? defaultLocale;
        if (original) await requireLinkable(change.tx, { taxonomy, locale, id: 0 }, original, input.slug);
        const parentId = await findParent(change.tx, taxonomy, input.parentId ?? null);
        const present = await getTermRowByName(change.tx, { taxonomy, locale, parentId, name });
        if (present) throw errors.termExists(present.id);
        const state: TermState = {
          taxonomy,
          locale,
          name,
          parentId,
          description: checkText('description', input.description ?? '', 20_000),
          slug: await findFreeSlug(
            change.tx,
            { taxonomy, locale, id: 0 },
            original?.slug ?? sanitizeSlug(input.slug || name),
          ),
        };
        const id = await insertTermRow(change.tx, state);
        await change.present(await change.listShowing('term', ...(await listTermTwins(change.tx, state))));
        change.audit('term.create', [taxonomy, id]);
        return { ...state, id, count: 0 };
      }),

    saveTerm: (viewer, taxonomy, id, patch) =>
      core.change(viewer, async (change) => {
        if (!can(viewer, 'manage_categories')) throw errors.cannotEditTerm(viewer);
        await change.lockContent();
        const before = await getTermRow(change.tx, taxonomy, id);
        if (!before) throw errors.noTerm();
        const name = patch.name === undefined ? before.name : checkLine('name', patch.name, limits.name).trim();
        if (name === '') throw errors.nameNeeded();
        const original = await findOriginal(change.tx, taxonomy, patch.translationOf);
        if (original) await requireLinkable(change.tx, before, original, patch.slug);
        const own = patch.slug === undefined ? before.slug : sanitizeSlug(patch.slug || name);
        const wished = original?.slug ?? own;
        const next: TermState = {
          ...before,
          name,
          slug: await findFreeSlug(change.tx, before, wished),
          description: checkText('description', patch.description ?? before.description, 20_000),
          parentId:
            patch.parentId === undefined ? before.parentId : await findParent(change.tx, taxonomy, patch.parentId, id),
        };
        const twins = [...(await listTermTwins(change.tx, before)), ...(await listTermTwins(change.tx, next))];
        await updateTermRow(change.tx, id, next);
        change.audit('term.save', [taxonomy, id]);
        const hasNewFace = next.name !== before.name || next.slug !== before.slug;
        if (next.description !== before.description) await announceArchive(change, next);
        if (hasNewFace) await change.present(await change.listShowing('term', id, ...twins));
        return { ...next, id, count: before.count };
      }),

    deleteTerm: (viewer, taxonomy, id) =>
      core.change(viewer, async (change) => {
        if (!can(viewer, 'manage_categories')) throw errors.cannotDeleteTerm(viewer);
        await change.lockContent();
        const before = await getTermRow(change.tx, taxonomy, id);
        if (!before) throw errors.noTerm();
        const showing = await change.listShowing('term', id);
        await deleteTermRow(change.tx, before);
        await change.present(showing);
        change.audit('term.delete', [taxonomy, id]);
        return before;
      }),
  };
}

/** The description is shown above the list of the term's documents, and nowhere else. */
async function announceArchive(change: Change, term: TermState): Promise<void> {
  const types = typesThat(({ taxonomies }) => taxonomies.includes(term.taxonomy));
  await change.announce(types.map((type) => listTag(type, term.locale, term)));
}

/** Throws `haptera_no_parent_term` 400 if the parent is missing, in another taxonomy, the term itself or below it. */
async function findParent(
  tx: Queryable,
  taxonomy: Taxonomy,
  parentId: number | null,
  ownId: number | null = null,
): Promise<number | null> {
  if (parentId === null || parentId === 0) return null;
  for (let id: number | null = parentId, depth = 0; id !== null; depth += 1) {
    const term: Term | null = await getTermRow(tx, taxonomy, id);
    if (!term || term.id === ownId || depth > 64) throw errors.noParentTerm();
    id = term.parentId;
  }
  return parentId;
}

/** The term that another one is to translate. Throws `haptera_cannot_link`. */
async function findOriginal(tx: Queryable, taxonomy: Taxonomy, id: number | undefined): Promise<Term | null> {
  if (id === undefined) return null;
  const original = Number.isSafeInteger(id) ? await getTermRow(tx, taxonomy, id) : null;
  if (!original) throw errors.cannotLink('There is no such term.', null);
  return original;
}

/** Throws `haptera_cannot_link` if a term cannot become the version of another one in its language. */
async function requireLinkable(
  tx: Queryable,
  own: Pick<Term, 'taxonomy' | 'locale' | 'id'>,
  original: Term,
  slug: string | undefined,
): Promise<void> {
  if (original.locale === own.locale)
    throw errors.cannotLink(`Term ${original.id} is in the same language (${own.locale}).`, null);
  if (slug && sanitizeSlug(slug) !== original.slug)
    throw errors.cannotLink(`Versions of a term share their slug: leave it out, or send "${original.slug}".`, null);
  const holder = await getTermRowBySlug(tx, { ...own, slug: original.slug });
  if (holder && holder.id !== own.id)
    throw errors.cannotLink(`Term ${original.id} already has a version in that language: term ${holder.id}.`, null);
}

async function findFreeSlug(
  tx: Queryable,
  own: Pick<Term, 'taxonomy' | 'locale' | 'id'>,
  wished: string,
): Promise<string> {
  const base = wished || own.taxonomy;
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? base : numberSlug(base, number);
    const holder = await getTermRowBySlug(tx, { ...own, slug });
    if (!holder || holder.id === own.id) return slug;
  }
}
