import { untranslatedId } from './untranslated-id.ts';

/** What a visitor has chosen on a page, which means the same in the other language (spec/decisions: language switch). */
const keptParameters = ['tab', 'q', 'key', 'post_id'];

/**
 * The address that a language switch leads to from where the visitor is: the parameters that choose what a page shows,
 * and its fragment, are kept. A switch that leads to the note about a missing translation keeps nothing.
 * @param target the address of the page in the other language, absolute.
 * @param current the address of the page as it is shown, absolute.
 */
export function switchAddress(target: string, current: string): string {
  const address = new URL(target);
  if (address.hash === `#${untranslatedId}`) return address.href;
  const { searchParams, hash } = new URL(current);
  const kept = new URLSearchParams(
    keptParameters.flatMap((name) => {
      const value = searchParams.get(name);
      return value ? [[name, value]] : [];
    }),
  );
  address.search = kept.toString();
  address.hash = hash;
  return address.href;
}
