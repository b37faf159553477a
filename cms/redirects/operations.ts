import type { RedirectHits } from '#contract/redirects.ts';
import type { Queryable } from '#kit/database/connect.ts';
import type { Change, CmsCore } from '../core.ts';
import { errors } from '../errors.ts';
import { type Listing, readPaging, refusePageTooFar } from '../paging.ts';
import { can } from '../permission/capabilities.ts';
import type { Viewer } from '../permission/viewer.ts';
import { flattenRedirects, keyOf } from './flatten-redirects.ts';
import { type PublicRedirect, printPlace, type Redirect, type RedirectInput, type RedirectQuery } from './model.ts';
import { placeOfTarget, readSource, readTarget } from './read-addresses.ts';
import {
  addHits,
  deleteRedirectRow,
  getRedirectAt,
  getRedirectRow,
  insertRedirectRow,
  isPublishedAt,
  listPublicRows,
  listRedirectRows,
  updateRedirectRow,
} from './store.ts';

/**
 * Redirects. All but the last two operations throw `haptera_cannot_administer` unless administrator. Creating and
 * saving also throw `haptera_redirect_source`, `haptera_redirect_target`, `haptera_redirect_page` if a page is
 * published at the address, `haptera_redirect_exists`, `haptera_redirect_loop`, `haptera_redirect_chain`.
 */
export interface RedirectOperations {
  listRedirects(viewer: Viewer, query?: RedirectQuery): Promise<Listing<Redirect>>;
  requireRedirect(viewer: Viewer, id: number): Promise<Redirect>;
  createRedirect(viewer: Viewer, input: RedirectInput): Promise<Redirect>;
  /** A redirect that followed a document stops following it when it is given a target. */
  saveRedirect(viewer: Viewer, id: number, patch: RedirectInput): Promise<Redirect>;
  deleteRedirect(viewer: Viewer, id: number): Promise<Redirect>;
  /** For the site, each resolved to one hop. */
  listPublicRedirects(): Promise<readonly PublicRedirect[]>;
  /** Adds hits that the site counted. Hits of deleted redirects are dropped. */
  countRedirectHits(hits: readonly RedirectHits[]): Promise<void>;
}

export function createRedirectOperations(core: CmsCore): RedirectOperations {
  const { database, publicUrl } = core;

  const requireAdministrator = (viewer: Viewer) => {
    if (!can(viewer, 'manage_options')) throw errors.cannotSettings(viewer);
  };

  const edit = <Result>(viewer: Viewer, act: (change: Change) => Promise<Result>) =>
    core.change(viewer, async (change) => {
      requireAdministrator(viewer);
      // Without the lock, two concurrent saves could create a loop.
      await change.lockContent();
      const result = await act(change);
      await change.announce(['paths']);
      return result;
    });

  const requireIn = async (tx: Queryable, id: number): Promise<Redirect> => {
    const redirect = await getRedirectRow(tx, id);
    if (redirect === null) throw errors.noRedirect();
    return redirect;
  };

  return {
    listRedirects: async (viewer, query = {}) => {
      requireAdministrator(viewer);
      const { limit, offset } = readPaging(query);
      const { search = '', orderBy = 'created', descending = true } = query;
      const found = await listRedirectRows(database, {
        limit,
        offset,
        orderBy,
        descending,
        search: search.trim() || null,
      });
      if (found.items.length === 0) refusePageTooFar(query, limit, found.total);
      return found;
    },

    requireRedirect: async (viewer, id) => {
      requireAdministrator(viewer);
      return requireIn(database, id);
    },

    createRedirect: (viewer, { from = '', to = '', status = 301 }) =>
      edit(viewer, async (change) => {
        const place = readSource(from, publicUrl);
        const target = status === 410 ? null : readTarget(to, publicUrl);
        const wanted = { id: 0, ...place, status, target };
        await refuseImpossible(change.tx, wanted);
        const id = await insertRedirectRow(change.tx, { ...wanted, now: change.now });
        change.audit('redirect.create', ['redirect', id], { from: printPlace(place), to: target, status });
        return requireIn(change.tx, id);
      }),

    saveRedirect: (viewer, id, patch) =>
      edit(viewer, async (change) => {
        const before = await requireIn(change.tx, id);
        const place = patch.from === undefined ? before : readSource(patch.from, publicUrl);
        const status = patch.status ?? before.status;
        const isLed = patch.to !== undefined || before.target === null;
        const told = isLed ? readTargetUnlessGone(status, patch.to ?? '', publicUrl) : before.target;
        const target = status === 410 ? null : told;
        const follows = before.documentId !== null && patch.to === undefined && status !== 410;
        const { locale, path } = place;
        const wanted: Redirect = {
          ...before,
          locale,
          path,
          status,
          target,
          documentId: follows ? before.documentId : null,
        };
        await refuseImpossible(change.tx, wanted);
        await updateRedirectRow(change.tx, wanted);
        change.audit('redirect.save', ['redirect', id], { from: printPlace(place), to: target, status });
        return requireIn(change.tx, id);
      }),

    deleteRedirect: (viewer, id) =>
      edit(viewer, async (change) => {
        const redirect = await requireIn(change.tx, id);
        await deleteRedirectRow(change.tx, id);
        change.audit('redirect.delete', ['redirect', id], { from: printPlace(redirect), to: redirect.target });
        return redirect;
      }),

    listPublicRedirects: async () => flattenRedirects(await listPublicRows(database)),

    countRedirectHits: (hits) => addHits(database, hits),
  };
}

function readTargetUnlessGone(status: Redirect['status'], to: string, publicUrl: string): string | null {
  return status === 410 ? null : readTarget(to, publicUrl);
}

/** Rejects redirects that would be hidden by a page or another redirect, loop, or need a second hop. */
async function refuseImpossible(
  tx: Queryable,
  wanted: Pick<Redirect, 'id' | 'locale' | 'path' | 'target'>,
): Promise<void> {
  const from = printPlace(wanted);
  const held = await getRedirectAt(tx, wanted);
  if (held !== null && held.id !== wanted.id) throw errors.redirectExists(from, held.id);
  if (await isPublishedAt(tx, wanted)) throw errors.redirectPage(from);
  const place = wanted.target === null ? null : placeOfTarget(wanted.target);
  if (place === null) return;
  if (keyOf(place) === keyOf(wanted)) throw errors.redirectLoop(from, from);
  const next = await getRedirectAt(tx, place);
  if (next !== null && next.id !== wanted.id && !(await isPublishedAt(tx, place))) {
    const isBack = await leadsBack(tx, next, wanted);
    throw isBack
      ? errors.redirectLoop(from, printPlace(place))
      : errors.redirectChain(from, printPlace(place), next.target ?? '410');
  }
  const before = (await listPublicRows(tx)).find(({ id, target }) => {
    const end = target === null ? null : placeOfTarget(target);
    return id !== wanted.id && end !== null && keyOf(end) === keyOf(wanted);
  });
  if (before !== undefined) throw errors.redirectChain(printPlace(before), from, wanted.target ?? '410');
}

async function leadsBack(tx: Queryable, first: Redirect, wanted: Pick<Redirect, 'locale' | 'path'>): Promise<boolean> {
  const seen = new Set<string>();
  let next: Redirect | null = first;
  while (next?.target != null && !seen.has(keyOf(next))) {
    seen.add(keyOf(next));
    const place = placeOfTarget(next.target);
    if (place === null) return false;
    if (keyOf(place) === keyOf(wanted)) return true;
    next = await getRedirectAt(tx, place);
  }
  return false;
}
