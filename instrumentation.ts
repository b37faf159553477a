/** Next calls this once per server and compiles it for both runtimes, so code for Node is imported after the check. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { openSite } = await import('./site/open-site.ts');
  await openSite();
}
