import { setTimeout as wait } from 'node:timers/promises';
import { addresses } from '#contract/addresses.ts';
import type { Announcement } from '#contract/announcement.ts';
import type { RedirectHits } from '#contract/redirects.ts';
import { signatureHeader, signWebhook, webhookKey } from '#contract/webhook.ts';
import { createLog, type Log } from '#kit/log.ts';
import { openAttachments } from './attachments.ts';
import { watchFolders } from './development/watch-folders.ts';
import { readSiteEnv, type SiteEnv } from './env.ts';
import { openFileList } from './file-list.ts';
import { openCmsDoor } from './freshness/cms-door.ts';
import { createFreshness } from './freshness/freshness.ts';
import { createHitCounter } from './freshness/hit-counter.ts';
import { type RenewMissedOptions, renewMissedPages } from './freshness/renew-missed.ts';
import { createRenewal } from './freshness/renew-pages.ts';
import { readBuildId } from './next/read-build-id.ts';
import { pageDirectory } from './page-store/page-directory.ts';
import { openPageFiles } from './page-store/page-files.ts';
import { createPageStore } from './page-store/page-store.ts';
import { createSitePages } from './page-store/site-pages.ts';

/** Call this once per server, before its first request. */
export async function openSite(): Promise<void> {
  const env = readSiteEnv();
  const log = createLog({ room: 'site' });
  const freshness = createFreshness({ cms: openCmsDoor(env.cmsOrigin), log });
  const directory = pageDirectory({ ...env, build: env.isProduction ? await readBuildId() : 'development' });
  const files = await openPageFiles({ directory, log });
  const pages = createSitePages(createPageStore(files), freshness);
  const renewal = createRenewal({ freshness, pages, log, mostWaiting: env.renderAhead });
  const [attachments, isFile] = await Promise.all([openAttachments(env), openFileList(env)]);
  const ownAddress = env.isProduction ? null : env.publicUrl;
  const sources = env.isProduction ? null : watchFolders(sourceFolders);
  const hits = createHitCounter({ send: (counted) => tellHits(env, counted), log });
  globalThis.hapteraSite = { freshness, hits, pages, renewal, attachments, isFile, sources, ownAddress };
  setInterval(() => void hits.flush(), tellHitsEvery).unref();
  void keepRenewing({ freshness, pages, renewal, log, dropEdgeCopies: () => dropEdgeCopies(env, log) });
}

/** What pages are made of, from the root of the project. */
const sourceFolders = ['blocks', 'cms-schema', 'content-types', 'contract', 'kit', 'session', 'site', 'ui'];

/** Milliseconds. Killing this server loses at most the hits of this interval. */
const tellHitsEvery = 10_000;

async function tellHits({ cmsOrigin, secret }: SiteEnv, hits: readonly RedirectHits[]): Promise<void> {
  const body = JSON.stringify({ hits });
  const response = await fetch(cmsOrigin + addresses.redirectHits.path, {
    method: 'POST',
    body,
    headers: { [signatureHeader]: signWebhook(body, webhookKey(secret)) },
    cache: 'no-store',
    signal: AbortSignal.timeout(5_000),
  });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`The CMS answered ${response.status}.`);
}

const renewEvery = 30_000;
const retryEvery = 1_000;
/** While the CMS is starting alongside the site. */
const firstRetryEvery = 100;

async function keepRenewing(options: RenewMissedOptions): Promise<never> {
  await options.freshness.ready;
  for (;;) {
    const isAnswered = await renewMissedPages(options).catch((error: unknown) => {
      options.log.error('renew-missed-failed', 'The stored pages could not be compared with the CMS.', { error });
      return true;
    });
    const isFirst = options.freshness.state() === null;
    await wait(isAnswered ? renewEvery : isFirst ? firstRetryEvery : retryEvery, undefined, { ref: false });
  }
}

/** The edge server purges its cache when a response says so in a header, so this server sends itself a request through it. */
async function dropEdgeCopies({ announceUrl, secret }: SiteEnv, log: Log): Promise<void> {
  const state = globalThis.hapteraSite?.freshness.state();
  if (announceUrl === null || !state) return;
  const body = JSON.stringify({ ...state, tags: [], paths: [] } satisfies Announcement);
  try {
    const headers = { [signatureHeader]: signWebhook(body, webhookKey(secret)) };
    const signal = AbortSignal.timeout(10_000);
    const response = await fetch(announceUrl, { method: 'POST', body, headers, cache: 'no-store', signal });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`it answered ${response.status}`);
  } catch (error) {
    log.warn('edge-not-told', 'The edge server could not be told to purge its pages.', { error });
  }
}
