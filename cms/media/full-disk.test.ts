import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestDoor, type TestDoor } from '../doors/rest/testing/open-test-door.ts';
import { systemViewer } from '../permission/viewer.ts';
import { chunks, pngBytes } from '../testing/builders.ts';
import { KEPT_FREE_BYTES } from './disk-room.ts';
import { listStoredFiles } from './file-store.ts';
import { createPicturePacker } from './picture-packer.ts';

/** The simulated disk: the step with this number fails, and this much space is free. */
const disk = vi.hoisted(() => ({
  failAt: 0,
  code: 'ENOSPC',
  steps: 0,
  free: Number.POSITIVE_INFINITY,
  step(): void {
    this.steps += 1;
    if (this.steps === this.failAt) throw Object.assign(new Error('The disk is full.'), { code: this.code });
  },
}));

vi.mock('node:fs/promises', async (load) => {
  const real = await load<typeof import('node:fs/promises')>();
  return {
    ...real,
    mkdir: async (...args: Parameters<typeof real.mkdir>) => {
      disk.step();
      return real.mkdir(...args);
    },
    rename: async (...args: Parameters<typeof real.rename>) => {
      disk.step();
      return real.rename(...args);
    },
    statfs: async (folder: string) => {
      disk.step();
      const found = await real.statfs(folder);
      return Number.isFinite(disk.free) ? { ...found, bavail: disk.free, bsize: 1 } : found;
    },
    open: async (...args: Parameters<typeof real.open>) => {
      disk.step();
      const handle = await real.open(...args);
      const { writeFile, sync, close } = handle;
      handle.writeFile = (...input) => {
        disk.step();
        return writeFile.apply(handle, input);
      };
      handle.sync = async () => {
        disk.step();
        await sync.apply(handle);
      };
      handle.close = async () => {
        await close.apply(handle);
        disk.step();
      };
      return handle;
    },
  };
});

let test: TestDoor;
beforeAll(async () => {
  test = await openTestDoor();
  await upload('first.png', pngBytes(10, 10));
});
afterEach(() => {
  disk.failAt = 0;
  disk.free = Number.POSITIVE_INFINITY;
});
afterAll(() => test.close());

const upload = (fileName: string, bytes: Uint8Array, more: { expectedBytes?: number } = {}) =>
  test.cms.media.uploadMedia(systemViewer, { fileName, body: chunks(bytes), ...more });

const document = (bytes: number) => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes, 'a')]);

async function stored() {
  return {
    rows: (await test.cms.media.listMedia(systemViewer)).total,
    files: await listStoredFiles(test.dataDirectory),
  };
}

describe('an upload to a disk that fills up', () => {
  it.each([
    ['a picture', 'a.png', pngBytes(10, 10), 'ENOSPC'],
    ['a document', 'a.pdf', document(200_000), 'EDQUOT'],
  ])('fails with 507 and leaves nothing behind, at whatever step it happens: %s', async (_what, name, bytes, code) => {
    const before = await stored();
    disk.code = code;
    for (let step = 1; ; step += 1) {
      disk.steps = 0;
      disk.failAt = step;
      const error: unknown = await upload(name, bytes).then(
        () => null,
        (reason: unknown) => reason,
      );
      disk.failAt = 0;
      if (disk.steps < step) {
        expect(step).toBeGreaterThan(12);
        expect(error).toBeNull();
        break;
      }
      expect(error, `step ${step}`).toMatchObject({ code: 'haptera_disk_full', status: 507 });
      expect(await stored(), `step ${step}`).toEqual(before);
    }
  });

  it('gets an error response, while reading still works', async () => {
    disk.free = 10_000_000;
    const sent = { method: 'POST', path: '/wp/v2/media', role: 'editor', raw: document(1_000) } as const;
    const headers = { 'Content-Type': 'application/pdf', 'Content-Disposition': 'attachment; filename="a.pdf"' };
    const refused = await test.ask({ ...sent, headers });
    expect(refused).toMatchObject({ status: 507, body: { code: 'haptera_disk_full' } });
    expect(test.faults).toEqual([]);
    expect((await test.ask({ path: '/wp/v2/media' })).status).toBe(200);
  });

  it('is rejected before its body is read if its announced size would leave too little space', async () => {
    disk.free = KEPT_FREE_BYTES + 1_000_000;
    let isAsked = false;
    const body = (async function* () {
      isAsked = true;
      yield document(10);
    })();
    const refused = test.cms.media.uploadMedia(systemViewer, { fileName: 'a.pdf', body, expectedBytes: 2_000_000 });
    await expect(refused).rejects.toMatchObject({ code: 'haptera_disk_full' });
    expect(isAsked).toBe(false);
    expect(await upload('a.pdf', document(10), { expectedBytes: 900_000 })).toMatchObject({ kind: 'file' });
  });

  it('is aborted while it is received if the space runs out', async () => {
    const before = await stored();
    let sent = 0;
    const body = (async function* () {
      yield document(10);
      disk.free = KEPT_FREE_BYTES - 1;
      for (; sent < 100_000_000; sent += 1_000_000) yield Buffer.alloc(1_000_000);
    })();
    const refused = test.cms.media.uploadMedia(systemViewer, { fileName: 'a.pdf', body });
    await expect(refused).rejects.toMatchObject({ code: 'haptera_disk_full' });
    expect(sent).toBeLessThan(10_000_000);
    expect(await stored()).toEqual(before);
  });
});

describe('health on a full disk', () => {
  const ask = async (path: string) => {
    const response = await test.http(new Request(`https://haptera.example${path}`));
    return [response.status, await response.json()];
  };
  const ready = [200, { status: 'ready', problems: [] }];

  it('is degraded, not down, so that nothing restarts the process', async () => {
    expect(await ask('/healthz')).toMatchObject([200, { status: 'ok', problems: [] }]);
    expect(await ask('/readyz')).toEqual(ready);
    disk.free = KEPT_FREE_BYTES - 1;
    expect(await ask('/healthz')).toMatchObject([200, { status: 'degraded', problems: ['uploads-full'] }]);
    expect(await ask('/readyz')).toEqual([503, { status: 'not ready', problems: ['uploads-full'] }]);
    disk.free = KEPT_FREE_BYTES;
    expect(await ask('/readyz')).toEqual(ready);
  });

  it('is degraded as well if the database is read-only', async () => {
    const name = new URL(test.databaseUrl).pathname.slice(1);
    const turn = async (state: 'on' | 'off') => {
      await test.database.run(`alter database "${name}" set default_transaction_read_only to ${state}`);
      await test.database.run(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and pid <> pg_backend_pid()`,
      );
    };
    await turn('on');
    await expect
      .poll(() => ask('/healthz'))
      .toMatchObject([200, { status: 'degraded', problems: ['database-read-only'] }]);
    await expect.poll(() => ask('/readyz')).toMatchObject([503, { status: 'not ready' }]);
    expect((await test.ask({ path: '/wp/v2/media' })).status).toBe(200);
    await turn('off');
    await expect.poll(() => ask('/readyz')).toEqual(ready);
  });
});

describe('a picture that is packed on a full disk', () => {
  it('fails with 507 in the process that packs it', async ({ skip }) => {
    if (process.platform !== 'linux') skip('Only Linux has a file that is always full.');
    const folder = await mkdtemp(join(tmpdir(), 'haptera-full-'));
    const path = join(folder, 'picture.png');
    await writeFile(path, pngBytes(10, 10));
    await symlink('/dev/full', join(folder, 'main.png'));
    const packer = createPicturePacker();
    await expect(packer.pack({ path, folder })).rejects.toMatchObject({ code: 'haptera_disk_full', status: 507 });
    await packer.close();
    await rm(folder, { recursive: true });
  });
});
