import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { createTestDatabase } from '#kit/database/testing/test-database.ts';
import { type Cms, createCms } from '../create-cms.ts';
import { aPage } from '../testing/builders.ts';
import { runKillRounds } from '../testing/kill-rounds.ts';
import { openTestCms, testSecret } from '../testing/open-test-cms.ts';
import { migrations } from './migrations.ts';
import { connectOptions, migrateCms } from './open-database.ts';

const closing: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const close of closing.reverse()) await close();
});

function another(databaseUrl: string, dataDirectory: string, whenHeld: 'wait' | 'refuse'): Cms {
  const cms = createCms({
    databaseUrl,
    dataDirectory,
    secret: testSecret,
    publicUrl: 'https://haptera.example',
    siteRevalidateUrl: null,
    log: () => undefined,
    whenHeld,
  });
  closing.push(() => cms.close());
  return cms;
}

describe('one process writes', () => {
  it('a second process is refused immediately, or waits until the first one ends', async () => {
    const first = await openTestCms();
    const { databaseUrl, dataDirectory } = first;
    await expect(another(databaseUrl, dataDirectory, 'refuse').start()).rejects.toMatchObject({
      code: 'haptera_database_held',
      status: 503,
    });
    await aPage(first.cms, { slug: 'unharmed' });

    const second = another(databaseUrl, dataDirectory, 'wait');
    const started = second.start();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(second.isReady()).toBe(false);
    await expect(aPage(second)).rejects.toMatchObject({ code: 'haptera_lease_lost' });
    await first.cms.close();
    await started;
    expect(second.isReady()).toBe(true);
    expect(await second.published.getPublishedByPath('zh', '/unharmed')).not.toBeNull();
    await aPage(second);
    await second.close();
    await first.close();
  });

  it('migrations wait until a process that uses the old tables has ended', async () => {
    const first = await openTestCms();
    const newest = migrations.find(({ statements }) =>
      statements.some((one) => one.includes('create table installation')),
    );
    await first.database.run('drop table cms.installation');
    await first.database.run('delete from cms.schema_migrations where number = $1', [newest?.number]);
    const second = another(first.databaseUrl, first.dataDirectory, 'wait');
    const seen: unknown[] = [];
    const started = second.start({
      onStandby: (writer, isReadable) => seen.push([writer.pid, isReadable]),
      onMigration: ({ number }) => seen.push(number),
    });
    await vi.waitFor(() => expect(seen).toContainEqual([process.pid, false]));
    expect(seen).not.toContain(newest?.number);
    await first.cms.close();
    await started;
    expect(seen.at(-1)).toBe(newest?.number);
    await second.close();
    await first.close();
  });

  it('a process that was thought dead cannot overwrite its successor', async () => {
    const first = await openTestCms();
    // As if it had been suspended beyond the expiry of its lease. A heartbeat may come in between, hence the retry.
    const second = await vi.waitFor(
      async () => {
        await first.database.run("update writer_lease set beat_at = now() - interval '1 hour'");
        const successor = another(first.databaseUrl, first.dataDirectory, 'refuse');
        await successor.start();
        return successor;
      },
      { timeout: 20_000 },
    );
    await expect(aPage(first.cms)).rejects.toMatchObject({ code: 'haptera_lease_lost', status: 503 });
    await aPage(second);
    await expect.poll(() => first.cms.isReady()).toBe(false);
    await second.close();
    await first.close();
  });
});

describe('a process that is killed while it publishes', () => {
  it('loses no acknowledged change and leaves no page half updated', async () => {
    const { url, drop } = await createTestDatabase({ template: 'cms', prepare: migrateCms, connect: connectOptions });
    const dataDirectory = await mkdtemp(join(tmpdir(), 'haptera-kill-'));
    const report = await runKillRounds({ databaseUrl: url, dataDirectory, secret: testSecret, rounds: 5, within: 400 });
    expect(report.faults).toEqual([]);
    expect(report.acknowledged).toBeGreaterThan(0);
    expect(report.slowestStart).toBeLessThan(30_000);
    await drop();
    await rm(dataDirectory, { recursive: true, force: true });
  }, 180_000);
});
