import type { Locale } from '#cms-schema/locale.ts';
import { decodeSlug } from '#contract/slug.ts';
import type { DocumentHit, SearchCalls } from '../cms/search-calls.ts';

export interface TakenAddress {
  /** The requested address, without the language prefix. */
  readonly wished: string;
  readonly holder: DocumentHit;
}

/**
 * Finds the document that holds the address that a draft would have had, if the CMS plans a different one for it; null
 * if there is none. `planned`: the address from the CMS. `slug`: the slug in the draft; empty while it follows the
 * title.
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
