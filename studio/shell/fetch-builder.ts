/** The builder's code, as React wants it for `lazy`. */
export const loadBuilder = async () => ({ default: (await import('../builder/builder-page.tsx')).BuilderPage });

/** Begins to fetch the builder's code. Whether it came is seen where it is shown. */
export function fetchBuilder(): void {
  loadBuilder().catch(() => undefined);
}
