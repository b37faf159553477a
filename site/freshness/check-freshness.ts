import { localizePath } from '#cms-schema/locale.ts';
import { readContentMark } from '../page/content-mark.ts';
import { openCmsDoor, type PublishedPage } from './cms-door.ts';

export interface FreshnessReport {
  /** The number of published pages that were checked. */
  readonly checked: number;
  /** Pages older than the CMS's version; `shown` is null if the page does not state its version. */
  readonly outdated: readonly { readonly address: string; readonly shown: number | null; readonly expected: number }[];
  /** Published pages that did not respond with 200. */
  readonly missing: readonly { readonly address: string; readonly status: number | null }[];
}

export interface FreshnessCheck {
  readonly cmsOrigin: string;
  /** The origin that visitors use. */
  readonly publicOrigin: string;
  /** The number of concurrent requests. */
  readonly parallel?: number;
  /** The timeout for each request, in milliseconds. */
  readonly patience?: number;
}

/**
 * Requests every published page like a visitor, and compares the content version it shows with the CMS's current one.
 * Independent of the code that keeps pages fresh. Throws when the CMS does not respond.
 */
export async function checkFreshness(check: FreshnessCheck): Promise<FreshnessReport> {
  const { cmsOrigin, publicOrigin, parallel = 4, patience = 10_000 } = check;
  const { source, pages, shared } = await openCmsDoor(cmsOrigin).askPublished(patience);
  const outdated: { address: string; shown: number | null; expected: number }[] = [];
  const missing: { address: string; status: number | null }[] = [];
  const queue = [...pages];

  const checkPage = async ({ locale, path, version }: PublishedPage) => {
    const address = localizePath(path, locale);
    const expected = Math.max(version, shared.get(`menu:${locale}`) ?? 0, shared.get('settings') ?? 0);
    const signal = AbortSignal.timeout(patience);
    const response = await fetch(publicOrigin + encodeURI(address), { redirect: 'manual', signal }).catch(() => null);
    const html = (await response?.text().catch(() => null)) ?? '';
    if (response?.status !== 200) return void missing.push({ address, status: response?.status ?? null });
    const mark = readContentMark(html);
    if (mark?.source === source && mark.version >= expected) return;
    outdated.push({ address, shown: mark?.version ?? null, expected });
  };
  const work = async () => {
    for (let page = queue.shift(); page !== undefined; page = queue.shift()) await checkPage(page);
  };
  await Promise.all(Array.from({ length: parallel }, work));
  return { checked: pages.length, outdated, missing };
}
