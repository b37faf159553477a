/** Whether this document belongs to a page that can make calls; on the builder's canvas a block shows what everybody sees. */
export function hasPlatform({ documentElement }: Document): boolean {
  return documentElement.dataset.platform !== undefined;
}
