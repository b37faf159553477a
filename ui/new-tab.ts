/** Attributes that open an external link in a new tab, without access to its opener. None for other links. */
export function newTab(external: boolean | undefined) {
  return external ? { target: '_blank', rel: 'noopener' } : {};
}
