/** Next calls this once for each server. It compiles the file for both runtimes, so what needs Node is imported behind the question. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { openSite } = await import('./site/open-site.ts');
  await openSite();
}
