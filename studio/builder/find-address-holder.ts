import type { Locale } from '#cms-schema/locale.ts';
import { decodeSlug } from '#contract/slug.ts';
import type { DocumentHit, SearchCalls } from '../cms/search-calls.ts';

export interface TakenAddress {
  /** Address that was wished for, without language prefix. */
  readonly wished: string;
  readonly holder: DocumentHit;
}

/**
 * Who holds the address that a document would have had, where the CMS plans another one for it; null when nobody does.
 * `planned`: from the CMS. `slug`: as it is written in the draft, empty while the title makes it.
 */
export async function findAddressHolder(
  { locale, planned, slug, id }: { locale: Locale; planned: string; slug: string; id: number },
  search: Pick<SearchCalls, 'findDocument'>,
  signal?: AbortSignal,
): Promise<TakenAddress | null> {
  const own = decodeSlug(planned.split('/').at(-1) ?? '');
  const wanted = slug === '' ? own.replace(/-\d+$/, '') : decodeSlug(slug);
  if (wanted === own || wanted === '') return null;
  const wished = `${planned.slice(0, planned.lastIndexOf('/'))}/${wanted}`;
  const holder = await search.findDocument({ locale, path: wished }, signal);
  return holder && holder.id !== id ? { wished, holder } : null;
}
