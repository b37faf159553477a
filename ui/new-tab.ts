/** Attributes of a link that leaves: a new tab that cannot reach back. Nothing for links that stay. */
export function newTab(external: boolean | undefined) {
  return external ? { target: '_blank', rel: 'noopener' } : {};
}
