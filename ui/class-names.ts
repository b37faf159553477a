/** Joins what is present with spaces: `classNames('h-card', isLink && 'h-card-link', className)`. */
export function classNames(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
