import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { restoreBackup } from '../backup/restore-backup.ts';
import { openTarget } from '../backup/testing/open-target.ts';
import { writeBackup } from '../backup/write-backup.ts';
import { systemViewer } from '../permission/viewer.ts';
import { chunks, pngBytes } from '../testing/builders.ts';
import { openTestCms, type TestCms } from '../testing/open-test-cms.ts';
import type { Media } from './model.ts';
import { storeChecksums } from './store-checksums.ts';

let cms: TestCms;
beforeAll(async () => {
  cms = await openTestCms();
});
afterAll(() => cms.close());

const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const placeOf = (file: string) => join(cms.dataDirectory, ...file.split('/'));
const upload = (fileName: string, bytes: Uint8Array) =>
  cms.cms.media.uploadMedia(systemViewer, { fileName, body: chunks(Buffer.from(bytes)) });
const find = (id: number) => cms.cms.media.requireMedia(systemViewer, id);
const addChecksums = (most?: number) => storeChecksums({ ...cms, isStopped: () => false, ...(most && { most }) });

/** As a version without checksums stored it. */
async function forgetChecksums(): Promise<void> {
  await cms.database.run(`update media set sha256 = null, source_sha256 = null,
    renditions = coalesce((select jsonb_agg(one - 'sha256') from jsonb_array_elements(renditions) as one), '[]')`);
}

async function expectRight({ file, sha256, renditions }: Media): Promise<void> {
  for (const one of [{ file, sha256 }, ...renditions])
    expect([one.file, one.sha256]).toEqual([one.file, digest(await readFile(placeOf(one.file)))]);
}

test('every file is stored with its checksum, and with that of the bytes that were uploaded', async () => {
  const picture = pngBytes(400, 20);
  const document = Buffer.from('%PDF-1.7 with words');
  const [drawn, written] = [await upload('a.png', picture), await upload('a.pdf', document)];
  expect(drawn.renditions.length).toBeGreaterThan(0);
  expect([drawn.sourceSha256, written.sourceSha256]).toEqual([digest(picture), digest(document)]);
  expect(written.sha256).toBe(written.sourceSha256);
  await expectRight(drawn);
  const moved = await cms.cms.media.saveMedia(systemViewer, drawn.id, { visibility: 'customer', title: 'Other' });
  await expectRight(moved);
});

test('files that were stored without get theirs, some at a time; what cannot be read holds up nothing', async () => {
  const [lost, drawn, written] = [
    await upload('b.png', pngBytes(401, 20)),
    await upload('c.png', pngBytes(402, 20)),
    await upload('c.pdf', Buffer.from('%PDF-1.7 with other words')),
  ];
  await addChecksums();
  await forgetChecksums();
  await rm(placeOf(lost.file));
  expect(await addChecksums(1)).toBe(1);
  while ((await addChecksums(1)) > 0);
  expect((await find(lost.id)).sha256).toBeNull();
  await expectRight(await find(drawn.id));
  // What a picture was made from is not known any longer.
  expect(await find(drawn.id)).toMatchObject({ sourceSha256: null, revision: drawn.revision });
  expect(await find(written.id)).toMatchObject({ sha256: written.sha256, sourceSha256: written.sourceSha256 });
  await cms.cms.media.deleteMedia(systemViewer, lost.id);
});

test('the library finds a file by the bytes that it was made from', async () => {
  const bytes = pngBytes(403, 20);
  const { id, sourceSha256 } = await upload('d.png', bytes);
  const same = async () => {
    const { items } = await cms.cms.media.listMedia(systemViewer, { sourceSha256: digest(bytes) });
    return items.map((media) => media.id);
  };
  expect(sourceSha256).toBe(digest(bytes));
  expect(await same()).toEqual([id]);
  await cms.cms.media.trashMedia(systemViewer, id);
  expect(await same()).toEqual([]);
});

test('a backup, and a restore of it, name files that the disk had changed before', async () => {
  const { file } = await upload('e.png', pngBytes(404, 20));
  const bytes = await readFile(placeOf(file));
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  const nameBackup = (name: string) => join(cms.dataDirectory, 'backups', `${name}.tar.gz`);
  const backUp = (name: string) => writeBackup({ ...cms, file: nameBackup(name), contents: 'everything' });
  expect((await backUp('whole')).damagedFiles).toEqual([]);
  await writeFile(placeOf(file), bytes);
  expect((await backUp('damaged')).damagedFiles).toEqual([file]);
  const target = await openTarget();
  try {
    const report = await restoreBackup({ ...target, file: nameBackup('damaged'), mayReplace: false, safetyCopy: null });
    expect(report.damagedFiles).toEqual([file]);
  } finally {
    await target.close();
  }
});
