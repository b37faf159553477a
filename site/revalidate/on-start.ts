import { createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { isProductionServer, readSiteEnv } from '../env.ts';

/**
 * Next keeps pages on disk but forgets which of them were out of date when it ended. So a new process takes everything
 * for out of date once: old pages are shown until they are rendered anew, and for as long as the CMS is out of reach.
 */
export async function register(): Promise<void> {
  if (isProductionServer()) void markAllStale();
}

async function markAllStale(): Promise<void> {
  const { siteOrigin, secret } = readSiteEnv();
  const body = JSON.stringify({ tags: ['cms'], paths: [] });
  for (let attempt = 0; attempt < 100; attempt += 1) {
    await wait(50);
    const time = Math.floor(Date.now() / 1000);
    const mac = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
    const headers = { 'x-haptera-signature': `t=${time},v1=${mac}` };
    const response = await fetch(`${siteOrigin}/api/revalidate`, { method: 'POST', body, headers }).catch(() => null);
    if (response?.ok) return;
  }
  console.error('The site could not mark its stored pages as out of date. Restart it.');
}
