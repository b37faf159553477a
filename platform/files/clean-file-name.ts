/** A name without folders, control characters and marks that turn the direction of letters; never empty. */
export function cleanFileName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  const clean = last.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, '').trim();
  // The end is kept, for its extension; a sign that would be cut in half goes.
  return clean.slice(-120).replace(/^\p{Cs}/u, '') || 'file';
}
