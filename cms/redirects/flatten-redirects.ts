import type { Locale } from '#cms-schema/locale.ts';
import type { PublicRedirect } from './model.ts';
import { placeOfTarget } from './read-addresses.ts';

/**
 * Resolves each redirect to its final target, so that visitors follow one hop: the page that it pointed to may have
 * moved since. Redirects that end in a loop are left out, so that no browser follows one.
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

/** Addresses match in any letter case. */
export function keyOf({ locale, path }: { readonly locale: Locale; readonly path: string }): string {
  return `${locale}:${path.toLowerCase()}`;
}
