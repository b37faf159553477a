import { localizePath } from '#cms-schema/locale.ts';
import { readContentMark } from '../page/content-mark.ts';
import { openCmsDoor, type PublishedPage } from './cms-door.ts';

export interface FreshnessReport {
  /** Published pages that were looked at. */
  readonly checked: number;
  /** Older than the CMS says; `shown` is null where the page does not tell what it was made from. */
  readonly outdated: readonly { readonly address: string; readonly shown: number | null; readonly expected: number }[];
  /** Published, and not answered with 200. */
  readonly missing: readonly { readonly address: string; readonly status: number | null }[];
}

export interface FreshnessCheck {
  readonly cmsOrigin: string;
  /** Where visitors come in. */
  readonly publicOrigin: string;
  /** Pages asked for at once. */
  readonly parallel?: number;
  /** Milliseconds for one page. */
  readonly patience?: number;
}

/**
 * Asks for every published page as a visitor does and compares what it was made from with what the CMS has published.
 * Independent of everything that keeps pages fresh. Throws when the CMS does not answer.
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
