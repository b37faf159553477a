import type { Attachments } from './attachments.ts';
import type { IsFile } from './file-list.ts';
import type { Freshness } from './freshness/freshness.ts';
import type { HitCounter } from './freshness/hit-counter.ts';
import type { Renewal } from './freshness/renew-pages.ts';
import type { SitePages } from './page-store/site-pages.ts';

/** What lives as long as this server. */
export interface Site {
  readonly freshness: Freshness;
  readonly hits: HitCounter;
  readonly pages: SitePages;
  readonly renewal: Renewal;
  readonly attachments: Attachments;
  readonly isFile: IsFile;
}

declare global {
  /** Next bundles the proxy, the routes and `instrumentation.ts` apart, and all run in one process: here they meet. */
  var hapteraSite: Site | undefined;
}

/** Throws outside of a running server, as while building. */
export function requireSite(): Site {
  if (globalThis.hapteraSite === undefined) throw new Error('The site is not open: its server has not started yet.');
  return globalThis.hapteraSite;
}
