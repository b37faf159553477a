import { mkdir, readdir, rename, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getRunningProcess } from '#kit/database/embedded/process-identity.ts';
import { systemViewer } from '../permission/viewer.ts';
import { aPicture } from '../testing/builders.ts';
import { runUploadKills } from '../testing/kill-uploads.ts';
import { openTestCms, type TestCms, testSecret } from '../testing/open-test-cms.ts';
import { createFileId, createFileStore, listStoredFiles } from './file-store.ts';
import { findOrphans } from './find-orphans.ts';
import { listFiles } from './store.ts';
import { sweepOrphans } from './sweep-orphans.ts';

let test: TestCms;
beforeAll(async () => {
  test = await openTestCms();
});
afterAll(() => test.close());

const HOUR = 60 * 60 * 1000;

async function put(file: string, age: number): Promise<string> {
  const path = join(test.dataDirectory, file);
  await mkdir(join(path, '..'), { recursive: true });
  await writeFile(path, 'x');
  const then = new Date(Date.now() - age);
  await utimes(path, then, then);
  return file;
}

const stray = (age: number) => put(`uploads/2026/11/${createFileId()}-640.webp`, age);

const find = () => findOrphans(test);
const sweep = (pause = 0) => sweepOrphans({ ...test, log: (line) => test.lines.push(line), pause });

describe('the sweep', () => {
  it('removes only files without a row that are older than an hour', async () => {
    const picture = await aPicture(test.cms);
    for (const file of listFiles(picture)) {
      const then = new Date(Date.now() - 2 * HOUR);
      await utimes(join(test.dataDirectory, file), then, then);
    }
    const old = await stray(1.1 * HOUR);
    const young = await stray(0.9 * HOUR);
    const future = await stray(-3 * HOUR);
    const foreign = await put('uploads/2026/11/note-of-an-operator.txt', 5 * HOUR);
    expect((await find()).orphans.map(({ file }) => file)).toEqual([old]);
    expect(await sweep()).toEqual([old]);
    const left = await listStoredFiles(test.dataDirectory);
    expect(left).toEqual([...listFiles(picture), young, future, foreign].sort());
  });

  it('keeps files that change or get a row between its two checks', async () => {
    const growing = await stray(2 * HOUR);
    const named = await stray(2 * HOUR);
    const picture = await aPicture(test.cms);
    const swept = sweep(300);
    await expect.poll(async () => (await find()).orphans.length).toBe(2);
    await writeFile(join(test.dataDirectory, growing), 'longer');
    await test.database.run('update media set file = $1 where id = $2', [named, picture.id]);
    expect(await swept).toEqual([]);
    await test.cms.media.deleteMedia(systemViewer, picture.id);
  });

  it('immediately removes partial uploads of ended processes, but not of running ones', async () => {
    const own = createFileStore(test.dataDirectory);
    const alive = await own.openUpload();
    const folder = alive.folder.split('/').at(-2) ?? '';
    const [table, , startedAt] = folder.split('-');
    const neighbour = await getRunningProcess(process.ppid);
    const others = `${table}-${process.ppid}-${neighbour?.startedAt}`;
    await put(`uploads/.incoming/${others}/${createFileId()}/received`, 0);
    const dead = `uploads/.incoming/${table}-4194304-${startedAt}/${createFileId()}/received`;
    const reused = `uploads/.incoming/${table}-${process.pid}-1/${createFileId()}/received`;
    const elsewhere = `uploads/.incoming/0123456789ab-1-1/${createFileId()}/received`;
    for (const file of [dead, reused, elsewhere]) await put(file, 0);
    await sweep();
    const left = await readdir(join(test.dataDirectory, 'uploads', '.incoming'));
    expect(left.sort()).toEqual([folder, others, '0123456789ab-1-1'].sort());
    await alive.discard();
  });

  it('removes partial uploads of other machines and their folders after an hour', async () => {
    await put(`uploads/.incoming/0123456789ab-1-1/${createFileId()}/received`, 2 * HOUR);
    await put('uploads/.incoming/3f3f3f3f3f3f3f3f3f3f3f3f3f3f3f3f', 2 * HOUR);
    await sweep();
    expect((await find()).orphans).toEqual([]);
    expect(await readdir(join(test.dataDirectory, 'uploads', '.incoming'))).not.toContain(
      '3f3f3f3f3f3f3f3f3f3f3f3f3f3f3f3f',
    );
  });

  it('removes nothing if the folder looks like that of another database', async () => {
    const files: string[] = [];
    for (let count = 0; count < 120; count += 1) files.push(await stray(2 * HOUR));
    expect(await sweep()).toEqual([]);
    expect(test.lines.at(-1)).toContain('DATABASE_URL');
    expect((await find()).orphans.map(({ file }) => file)).toEqual(files.sort());
    const pictures = join(test.dataDirectory, 'uploads', '2026', '11');
    for (const file of files.slice(20))
      await rename(join(test.dataDirectory, file), join(pictures, `aside-${createFileId()}`));
    expect(await sweep()).toHaveLength(20);
  });
});

describe('the report', () => {
  it('lists the rows whose file is missing', async () => {
    const picture = await aPicture(test.cms);
    expect((await find()).missing).toEqual([]);
    const [lost = ''] = listFiles(picture).slice(1);
    await rename(join(test.dataDirectory, lost), join(test.dataDirectory, 'aside'));
    expect((await find()).missing).toEqual([{ mediaId: picture.id, file: lost }]);
    await sweep();
    expect(test.lines.join('\n')).toContain(lost);
  });
});

describe('a CMS that is killed while it receives files', () => {
  it('leaves only acknowledged uploads after a sweep', async () => {
    const other = await openTestCms();
    await other.cms.close();
    const report = await runUploadKills({ ...other, secret: testSecret, rounds: 2, within: 1_500 });
    expect(report.faults).toEqual([]);
    expect(report.acknowledged).toBeGreaterThan(0);
    await other.close();
  });
});
