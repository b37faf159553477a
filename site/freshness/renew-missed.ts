import type { Log } from '#kit/log.ts';
import type { SitePages } from '../page-store/site-pages.ts';
import type { Freshness } from './freshness.ts';
import type { Renewal } from './renew-pages.ts';

export interface RenewMissedOptions {
  readonly freshness: Freshness;
  readonly pages: Pick<SitePages, 'listOutdated' | 'prune'>;
  readonly renewal: Renewal;
  /** Makes the edge server request everything again. */
  readonly dropEdgeCopies: () => Promise<void>;
  readonly log: Log;
}

/** Milliseconds: enough for a busy CMS to list its pages. */
const patience = 5_000;

/**
 * Compares every stored page with its version in the CMS, and renews stale ones. Announcements already do that immediately;
 * this catches changes that no announcement named, such as a restored database. False if the CMS does not respond.
 */
export async function renewMissedPages({
  freshness,
  pages,
  renewal,
  dropEdgeCopies,
  log,
}: RenewMissedOptions): Promise<boolean> {
  const before = freshness.state();
  const known = new Set(pages.listOutdated());
  if (!(await freshness.pull(patience))) return false;
  pages.prune();
  const outdated = pages.listOutdated();
  const found = outdated.filter((address) => !known.has(address));
  if (found.length === 0) return true;
  if (before !== null && before.source === freshness.state()?.source) {
    log.warn('pages-were-outdated', 'Some pages were stale without having been announced; renewing them.', {
      count: found.length,
      some: found.slice(0, 5),
    });
  }
  await dropEdgeCopies();
  renewal.add(outdated);
  return true;
}
