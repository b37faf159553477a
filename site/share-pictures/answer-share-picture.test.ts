import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createLog } from '#kit/log.ts';
import { createFreshness } from '../freshness/freshness.ts';
import type { Site } from '../site.ts';
import { GET } from './answer-share-picture.ts';
import { openPictureFiles } from './picture-files.ts';

const key = 'a'.repeat(20);
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'gated-pictures-'));
  vi.stubEnv('HAPTERA_SECRET', 'a secret of this test');
  vi.stubEnv('DATA_DIRECTORY', folder);
  await openPictureFiles(path.join(folder, 'share-pictures')).keep(key, Buffer.from('drawn before'));
  const page = { modified: '2026-01-01T00:00:00Z', version: 1, path: '/docs/inside' };
  const content = {
    ...{ source: 'first', version: 1, redirects: [], shared: new Map<string, number>() },
    pages: [
      { ...page, locale: 'zh' },
      { ...page, locale: 'en', isGate: true },
    ] as const,
  };
  const answer = async () => content;
  const log = createLog({ room: 'site', write: () => undefined });
  const site: Pick<Site, 'freshness'> = {
    freshness: createFreshness({ cms: { askState: answer, askPublished: answer }, log }),
  };
  Reflect.set(globalThis, 'hapteraSite', site);
});
afterAll(async () => {
  Reflect.deleteProperty(globalThis, 'hapteraSite');
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

async function ask(locale: string): Promise<Response> {
  const steps = [locale, 'docs', 'inside', `${key}.png`];
  const request = new Request(`http://localhost/share-pictures/${steps.join('/')}`);
  return GET(request, { params: Promise.resolve({ steps }) });
}

it('an existing picture is served for a page that everyone may read', async () => {
  const response = await ask('zh');
  expect([response.status, await response.text()]).toEqual([200, 'drawn before']);
});

it('a picture that was drawn before its page was restricted is no longer served', async () => {
  const response = await ask('en');
  expect([response.status, await response.text()]).toEqual([404, '']);
  expect(response.headers.get('cache-control')).toBe('no-store');
});
