import type { Log } from '#kit/log.ts';
import type { SitePages } from '../page-store/site-pages.ts';
import type { Freshness } from './freshness.ts';
import type { Renewal } from './renew-pages.ts';

export interface RenewMissedOptions {
  readonly freshness: Freshness;
  readonly pages: Pick<SitePages, 'listOutdated' | 'prune'>;
  readonly renewal: Renewal;
  /** Has the server in front ask anew for everything. */
  readonly dropEdgeCopies: () => Promise<void>;
  readonly log: Log;
}

/** Milliseconds; a busy CMS has the time to list its pages. */
const patience = 5_000;

/**
 * Compares every stored page with what the CMS says of its version, and renews what is older. Announcements do that at
 * once; this finds what one of them should have named and did not, and what a restored database changed. False when the
 * CMS does not answer.
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
    log.warn('pages-were-outdated', 'Pages were older than the CMS says and no announcement had named them; renewed.', {
      count: found.length,
      some: found.slice(0, 5),
    });
  }
  await dropEdgeCopies();
  renewal.add(outdated);
  return true;
}
