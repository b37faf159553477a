/** Loads the builder in the shape that `lazy` expects. */
export const loadBuilder = async () => ({ default: (await import('../builder/builder-page.tsx')).BuilderPage });

/** Starts loading the builder's code. A failure surfaces where the builder is rendered. */
export function fetchBuilder(): void {
  loadBuilder().catch(() => undefined);
}
