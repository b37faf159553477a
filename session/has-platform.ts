/** Whether this page can call the platform. The builder's canvas can't: blocks show what everyone sees there. */
export function hasPlatform({ documentElement }: Document): boolean {
  return documentElement.dataset.platform !== undefined;
}
