/** Whether a click on this link, as it is now, makes the browser leave `here` for another document of the site. */
export function leadsToDocument(link: Pick<HTMLAnchorElement, 'href' | 'target' | 'download'>, here: string): boolean {
  if (link.target !== '' && link.target !== '_self') return false;
  if (link.download !== '' || !URL.canParse(link.href)) return false;
  const [there, from] = [new URL(link.href), new URL(here)];
  if (there.origin !== from.origin) return false;
  return there.hash === '' || there.pathname !== from.pathname || there.search !== from.search;
}
