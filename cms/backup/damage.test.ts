import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { gunzipSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database, Queryable } from '#kit/database/connect.ts';
import { aPage, aPicture } from '../testing/builders.ts';
import { openTestCms, testSecret } from '../testing/open-test-cms.ts';
import { startBareCms } from '../testing/start-bare-cms.ts';
import { checkBackup } from './check-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { printTarEnd, printTarHeader, printTarPadding, readTar } from './tar.ts';
import { digestContent } from './testing/digest-content.ts';
import { openTarget, type Target } from './testing/open-target.ts';
import { runUntilKilled } from './testing/run-until-killed.ts';
import { writeBackup } from './write-backup.ts';

let folder: string;
let file: string;
let whole: Buffer;
let target: Target;
let former: Record<string, string>;
const closing: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'haptera-damage-'));
  closing.push(() => rm(folder, { recursive: true, force: true }));
  const source = await openTestCms();
  closing.push(source.close);
  await aPicture(source.cms, { width: 60 });
  for (let number = 0; number < 5; number += 1) await aPage(source.cms);
  file = join(folder, 'whole.tar.gz');
  await writeBackup({ ...source, file, contents: 'everything' });
  whole = await readFile(file);
  target = await openTarget();
  closing.push(target.close);
  const other = await startBareCms({ ...target, secret: testSecret });
  await aPage(other, { slug: 'former' });
  await aPicture(other, { width: 60 });
  await other.close();
  former = await digestContent(target.database, target.dataDirectory);
});
afterAll(async () => {
  for (const close of closing.reverse()) await close();
});

const damaged = { code: 'haptera_backup_damaged' };

async function withBytes<T>(bytes: Buffer, act: (file: string) => Promise<T>): Promise<T> {
  const name = join(folder, 'damaged.tar.gz');
  await writeFile(name, bytes);
  return act(name);
}

function restoreOver(name: string) {
  return restoreBackup({ ...target, file: name, mayReplace: true, safetyCopy: null });
}

/** A tar of these files, gzipped. */
function pack(members: readonly (readonly [name: string, text: string])[]): Buffer {
  const parts = members.flatMap(([name, text]) => {
    const content = Buffer.from(text);
    return [printTarHeader(name, content.length, new Date()), content, printTarPadding(content.length)];
  });
  return gzipSync(Buffer.concat([...parts, printTarEnd()]));
}

async function unpack(tar: Buffer): Promise<[string, string][]> {
  const members: [string, string][] = [];
  for await (const { name: member, content } of readTar(Readable.from([tar]))) {
    const parts: Uint8Array[] = [];
    for await (const part of content) parts.push(part);
    members.push([member, Buffer.concat(parts).toString()]);
  }
  return members;
}

describe('a damaged backup', () => {
  it('is rejected wherever it was truncated', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: whole.length - 1 }), async (length) => {
        await withBytes(whole.subarray(0, length), (name) => expect(checkBackup(name)).rejects.toMatchObject(damaged));
      }),
      { numRuns: 60 },
    );
  });

  it('is rejected wherever a bit of the compressed archive was flipped', async () => {
    const unpacked = gunzipSync(whole);
    const bit = fc.record({ at: fc.integer({ min: 0, max: whole.length - 1 }), bit: fc.integer({ min: 0, max: 7 }) });
    await fc.assert(
      fc.asyncProperty(bit, async ({ at, bit: place }) => {
        const bytes = Buffer.from(whole);
        bytes.writeUInt8(bytes.readUInt8(at) ^ (1 << place), at);
        // A few bits of the gzip format have no meaning, such as the time in its header.
        if (unpackedOrNull(bytes)?.equals(unpacked)) return;
        await withBytes(bytes, (name) => expect(checkBackup(name)).rejects.toMatchObject(damaged));
      }),
      { numRuns: 120 },
    );
  });

  it('is rejected if a bit was flipped before compression', async () => {
    const unpacked = gunzipSync(whole);
    const place = fc.record({
      at: fc.integer({ min: 0, max: unpacked.length - 1 }),
      bit: fc.integer({ min: 0, max: 7 }),
    });
    await fc.assert(
      fc.asyncProperty(place, async ({ at, bit }) => {
        const bytes = Buffer.from(unpacked);
        bytes.writeUInt8(bytes.readUInt8(at) ^ (1 << bit), at);
        await withBytes(gzipSync(bytes, { level: 1 }), async (name) => {
          const refusal = await checkBackup(name).then(
            () => null,
            (error: unknown) => error,
          );
          // Nothing reads the last two bytes of a header's checksum field.
          if (refusal === null) expect(await unpack(bytes)).toEqual(await unpack(unpacked));
          else expect(refusal).toMatchObject({ status: 422 });
        });
      }),
      { numRuns: 80 },
    );
  });

  it('changes nothing if an attempt is made to restore it', async () => {
    const bytes = Buffer.from(whole);
    bytes.writeUInt8(bytes.readUInt8(bytes.length >> 1) ^ 16, bytes.length >> 1);
    await withBytes(bytes, (name) => expect(restoreOver(name)).rejects.toMatchObject(damaged));
    await withBytes(whole.subarray(0, -600), (name) => expect(restoreOver(name)).rejects.toMatchObject(damaged));
    expect(await digestContent(target.database, target.dataDirectory)).toEqual(former);
  });

  it.each([
    'uploads/../../secret',
    '/etc/passwd',
    'uploads/2026/11/../../../x',
    'uploads/2026/11/.x',
    'database/users;drop/000001.json',
    'notes.txt',
  ])('that contains %s is rejected', async (name) => {
    await withBytes(
      pack([
        ['backup.json', await header()],
        [name, '[]'],
      ]),
      (file) => expect(checkBackup(file)).rejects.toMatchObject(damaged),
    );
  });

  it('is rejected if its format is newer', async () => {
    await withBytes(pack([['backup.json', '{ "format": 99 }']]), (name) =>
      expect(checkBackup(name)).rejects.toMatchObject({ code: 'haptera_backup_newer' }),
    );
  });
});

describe('an interrupted backup', () => {
  it('leaves no file that looks like a backup if it fails', async () => {
    let count = 0;
    const { database } = target;
    const failing: Database = {
      ...database,
      transaction: (act, options) =>
        database.transaction((tx) => {
          const query: Queryable['query'] = (statement, values) => {
            count += 1;
            return count > 8 ? Promise.reject(new Error('the connection was lost')) : tx.query(statement, values);
          };
          return act({ ...tx, query });
        }, options),
    };
    const place = await mkdtemp(join(folder, 'failing-'));
    const options = { ...target, database: failing, file: join(place, 'x.tar.gz') };
    await expect(writeBackup({ ...options, contents: 'everything' })).rejects.toThrow('the connection was lost');
    expect(await readdir(place)).toEqual([]);
    expect((await readdir(target.dataDirectory)).filter((name) => name.startsWith('.backup'))).toEqual([]);
  });

  it('leaves a complete backup or none if it is killed', async () => {
    const place = await mkdtemp(join(folder, 'killed-'));
    const { ran } = await runUntilKilled('backup-once', { ...target, file: join(place, 'whole.tar.gz') }, 60_000);
    for (let round = 0; round < 2; round += 1) {
      await runUntilKilled('backup-once', { ...target, file: join(place, `${round}.tar.gz`) }, Math.random() * ran);
    }
    const names = (await readdir(place)).filter((name) => !name.startsWith('.'));
    for (const name of names) await checkBackup(join(place, name));
    expect(names).toContain('whole.tar.gz');
  });
});

describe('a restore that is killed', () => {
  it('leaves either the old or the new content complete, and can be repeated', async () => {
    const { ran } = await runUntilKilled('restore-once', { ...target, file }, 60_000);
    const restored = await digestContent(target.database, target.dataDirectory);
    const back = join(folder, 'back.tar.gz');
    await writeBackup({ ...target, file: back, contents: 'everything' });
    for (let round = 0; round < 2; round += 1) {
      await target.database.run('delete from settings');
      await target.database.run(`insert into settings (key, value) values ('round', '${round}')`);
      const old = await digestContent(target.database, target.dataDirectory);
      await runUntilKilled('restore-once', { ...target, file: back }, Math.random() * ran);
      const found = await digestContent(target.database, target.dataDirectory);
      expect([old, restored]).toContainEqual(found);
    }
    await restoreOver(back);
    expect(await digestContent(target.database, target.dataDirectory)).toEqual(restored);
    expect(
      await target.database.query("select 1 from pg_namespace where nspname in ('cms_restoring', 'cms_replaced')"),
    ).toEqual([]);
  });
});

async function header(): Promise<string> {
  const [first] = await unpack(gunzipSync(whole));
  return first?.[1] ?? '';
}

function unpackedOrNull(bytes: Buffer): Buffer | null {
  try {
    return gunzipSync(bytes);
  } catch {
    return null;
  }
}
