/**
 * Names of component props that stand in HTML as attributes, which have no meaning there. It happens when `as` replaces a
 * component with a plain element: `styled(Band)` needs `forwardedAs` instead.
 */
export function listPropsAsAttributes(html: string): string[] {
  return [...html.matchAll(/<[a-z][^<>]*?\s(tone|space|variant|level|ink|seed|icon)=/g)].map(([, name]) => name ?? '');
}
