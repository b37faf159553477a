/** A name without folders, control characters and marks that change the text direction; never empty. */
export function cleanFileName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  const clean = last.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, '').trim();
  // Keeps the end because of the extension; half of a surrogate pair at the cut is removed.
  return clean.slice(-120).replace(/^\p{Cs}/u, '') || 'file';
}
