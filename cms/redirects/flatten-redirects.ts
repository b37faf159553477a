import type { Locale } from '#cms-schema/locale.ts';
import type { PublicRedirect } from './model.ts';
import { placeOfTarget } from './read-addresses.ts';

/**
 * Each redirect with the end of its way, so that visitors make one hop: a page that was led to may have moved since. What
 * goes round in a circle leads nowhere and is left out, so that a browser never runs in it.
 */
export function flattenRedirects(redirects: readonly PublicRedirect[]): PublicRedirect[] {
  const bySource = new Map(redirects.map((redirect) => [keyOf(redirect), redirect]));
  return redirects.flatMap((redirect) => {
    const seen = new Set([keyOf(redirect)]);
    let end = redirect;
    for (;;) {
      const place = end.target === null ? null : placeOfTarget(end.target);
      const next = place === null ? undefined : bySource.get(keyOf(place));
      if (next === undefined) break;
      if (seen.has(keyOf(next))) return [];
      seen.add(keyOf(next));
      end = next;
    }
    if (end === redirect) return [redirect];
    return [{ ...redirect, target: end.target, ...(end.target === null && { status: end.status }) }];
  });
}

/** Addresses are found in any letter case. */
export function keyOf({ locale, path }: { readonly locale: Locale; readonly path: string }): string {
  return `${locale}:${path.toLowerCase()}`;
}
