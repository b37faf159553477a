import { setTimeout as wait } from 'node:timers/promises';
import { addresses } from '#contract/addresses.ts';
import type { Cms } from '../create-cms.ts';

/** Timeout in milliseconds; longer than the database ever takes for these rows. */
const patience = 2_000;

/**
 * The content versions that the site's pages must not lag behind; for the site's server and for monitoring. Contains
 * only what the pages show anyway.
 *
 * `/content-state`: `{ source, version }`. `/content-state/pages` adds `pages` (`locale`, `path` without language
 * prefix, `modified`, `version`, `parameters` if there are any, and `isGate` for gates), `redirects` (`id`, `locale`,
 * `path`, `status`, `target`), `archives` (`locale`, `taxonomy`, `slug`, `count`) and `shared` (cache tag → version). 503 while this process does not write or its database
 * does not respond.
 */
export async function answerContentState(cms: Cms, path: string): Promise<Response> {
  if (path === addresses.contentState.path) return respond(cms, () => touchDatabase(cms));
  if (path === `${addresses.contentState.path}/pages`) return respond(cms, () => readPages(cms));
  return new Response('Not found', { status: 404, headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}

async function respond(cms: Cms, read: () => Promise<object>): Promise<Response> {
  // Read the version first: the data read afterwards may be newer than it, but never older.
  const state = { source: cms.published.contentSource(), version: cms.published.contentVersion() };
  const headers = { 'Cache-Control': 'no-store' };
  const parts = cms.isReady() ? await within(patience, read()) : 'unavailable';
  if (parts === 'unavailable') return Response.json({ code: 'unavailable' }, { status: 503, headers });
  return Response.json({ ...state, ...parts }, { headers });
}

async function touchDatabase({ published }: Cms): Promise<object> {
  await published.getPublishedById(0);
  return {};
}

async function readPages({ published, redirects }: Cms): Promise<object> {
  const shared = Object.fromEntries(published.sharedVersions());
  const [pages, gates, led, archives] = await Promise.all([
    published.listPublicPaths(),
    published.listGatedPaths(),
    redirects.listPublicRedirects(),
    published.listArchives(),
  ]);
  const told = pages.map(({ parameters, ...page }) => (parameters.length === 0 ? page : { ...page, parameters }));
  return { pages: [...told, ...gates.map((gate) => ({ ...gate, isGate: true }))], redirects: led, archives, shared };
}

function within<T>(milliseconds: number, work: Promise<T>): Promise<T | 'unavailable'> {
  const late = wait(milliseconds, 'unavailable' as const, { ref: false });
  return Promise.race([work.catch(() => 'unavailable' as const), late]);
}
