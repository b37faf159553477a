import type { Attachments } from './attachments.ts';
import type { FolderWatch } from './development/watch-folders.ts';
import type { IsFile } from './file-list.ts';
import type { Freshness } from './freshness/freshness.ts';
import type { HitCounter } from './freshness/hit-counter.ts';
import type { Renewal } from './freshness/renew-pages.ts';
import type { SitePages } from './page-store/site-pages.ts';

/** The state shared by all requests to this server. */
export interface Site {
  readonly freshness: Freshness;
  readonly hits: HitCounter;
  readonly pages: SitePages;
  readonly renewal: Renewal;
  readonly attachments: Attachments;
  readonly isFile: IsFile;
  /** The source files of pages, during development; null in production. */
  readonly sources: FolderWatch | null;
  /** In development, where browsers at another name of this machine are led; null in production: the edge does it. */
  readonly ownAddress: string | null;
}

declare global {
  /** A global, because Next bundles the proxy, the routes and `instrumentation.ts` separately, but runs them in one process. */
  var hapteraSite: Site | undefined;
}

/** Throws outside a running server, such as during a build. */
export function requireSite(): Site {
  if (globalThis.hapteraSite === undefined) throw new Error('The site is not open: its server has not started yet.');
  return globalThis.hapteraSite;
}
