import { setTimeout as wait } from 'node:timers/promises';
import { readSiteEnv } from '../env.ts';
import { signWebhook } from './signature.ts';

/**
 * Next keeps pages on disk but forgets which of them were out of date when it ended. So a new process takes everything
 * for out of date once: old pages are shown until they are rendered anew, and for as long as the CMS is out of reach.
 */
export async function markAllStale(): Promise<void> {
  const { siteOrigin, secret } = readSiteEnv();
  const body = JSON.stringify({ tags: ['cms'], paths: [] });
  for (let attempt = 0; attempt < 100; attempt += 1) {
    await wait(50);
    const headers = { 'x-haptera-signature': signWebhook(body, secret) };
    const response = await fetch(`${siteOrigin}/api/revalidate`, { method: 'POST', body, headers }).catch(() => null);
    if (response?.ok) return;
  }
  console.error('The site could not mark its stored pages as out of date. Restart it.');
}
