/**
 * Component props that were rendered as HTML attributes, where they have no meaning. This happens if `as` replaces a
 * component with a plain element: `styled(Band)` needs `forwardedAs` instead.
 */
export function listPropsAsAttributes(html: string): string[] {
  return [...html.matchAll(/<[a-z][^<>]*?\s(tone|space|variant|level|ink|seed|icon)=/g)].map(([, name]) => name ?? '');
}
