import { stripInvisible } from '#kit/text/strip-invisible.ts';

/** A name without folders and without what nobody sees; never empty. */
export function cleanFileName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  const clean = stripInvisible(last)
    .replace(/\p{Cs}/gu, '')
    .trim();
  // Keeps the end because of the extension; half of a surrogate pair at the cut is removed.
  return clean.slice(-120).replace(/^\p{Cs}/u, '') || 'file';
}
