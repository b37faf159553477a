import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { connectDatabase } from '../../kit/database/connect.ts';
import { startDevelopmentDatabase } from './development-database.ts';

test('in development the launcher runs the database, which outlives the CMS and ends with the launcher', async () => {
  const dataDirectory = await mkdtemp(path.join(tmpdir(), 'development-'));
  onTestFinished(() => rm(dataDirectory, { recursive: true, force: true }));
  const [port, cmsPort, sitePort, platformPort] = [5391, 5392, 5393, 5394];
  const settings = { port, cmsPort, sitePort, platformPort, publicUrl: `http://localhost:${port}`, dataDirectory };
  const closing: (() => Promise<void>)[] = [];
  const warned: string[] = [];
  const output = { say: () => undefined, warn: (_kind: string, line: string) => void warned.push(line) };
  const given = await startDevelopmentDatabase({
    settings: { ...settings, secret: 'x'.repeat(32) },
    output,
    atEnd: (close) => void closing.push(close),
  });
  expect(given.HAPTERA_SEED).toBe('demo');
  expect(warned).toEqual([]);
  const database = connectDatabase(given.DATABASE_URL ?? '');
  expect((await database.health()).isReachable).toBe(true);
  for (const close of closing) await close();
  expect((await database.health()).isReachable).toBe(false);
  await database.close();
});
