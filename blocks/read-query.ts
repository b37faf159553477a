const LONGEST = 200;

/** Cleans up a search query from the page's address, which is untrusted. */
export function readQuery(text: string): string {
  return text
    .trim()
    .slice(0, LONGEST)
    .replace(/\p{Surrogate}/gu, '');
}
