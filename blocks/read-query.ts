const LONGEST = 200;

/** The words of a search, from the page's address: anybody may have written them. */
export function readQuery(text: string): string {
  return text
    .trim()
    .slice(0, LONGEST)
    .replace(/\p{Surrogate}/gu, '');
}
