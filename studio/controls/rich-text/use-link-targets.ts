import { useEffect, useState } from 'react';
import { locales, splitLocale } from '#cms-schema/locale.ts';
import type { DocumentHit } from '../../canvas/lookups.ts';
import type { LinkSearch } from '../field-host.ts';
import { pagePathOf, readAddress } from './read-address.ts';

export type LinkTargets =
  | { readonly state: 'searching' }
  | { readonly state: 'failed' }
  | {
      readonly state: 'found';
      readonly hits: readonly DocumentHit[];
      /**
       * The status of the page that the typed address names; absent if it is not the address of a page of this site.
       */
      readonly page?: 'public' | 'unpublished' | 'nowhere';
    };

/** Pages and posts in all languages whose title matches the text, those in the page's own language first. */
export function useLinkTargets(text: string, { lookups, locale }: LinkSearch): LinkTargets {
  const [answer, setAnswer] = useState<LinkTargets>({ state: 'searching' });
  useEffect(() => {
    const abort = new AbortController();
    const { signal } = abort;
    const find = async (): Promise<LinkTargets> => {
      const path = pagePathOf(readAddress(text) ?? '');
      if (path !== null) {
        const hit = await lookups.findDocument(splitLocale(decodePath(path)), signal);
        return { state: 'found', hits: [], page: hit ? (hit.isPublished ? 'public' : 'unpublished') : 'nowhere' };
      }
      if (readAddress(text) !== null) return { state: 'found', hits: [] };
      const order = locales.toSorted((one, other) => Number(other === locale) - Number(one === locale));
      const found = await Promise.all(
        order.map((each) => lookups.searchDocuments({ text: text.trim(), locale: each, signal })),
      );
      // A draft without an address cannot be linked to yet.
      return { state: 'found', hits: found.flat().filter((hit) => hit.path !== '') };
    };
    const timer = setTimeout(
      () =>
        find().then(
          (found) => signal.aborted || setAnswer(found),
          () => signal.aborted || setAnswer({ state: 'failed' }),
        ),
      text === '' ? 0 : 180,
    );
    return () => {
      abort.abort();
      clearTimeout(timer);
    };
  }, [text, lookups, locale]);
  return answer;
}

function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    // Malformed, so no page has this path: search for it as it is, and it will be reported as a broken link.
    return path;
  }
}
