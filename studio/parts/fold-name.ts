/** A name for comparison: without differences of case, width, spaces and hyphens. */
export function foldName(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_-]+/g, '');
}
