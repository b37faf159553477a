import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { sql } from '#kit/database/sql.ts';
import { feedbackFiles } from '#session/rules.ts';
import { openTestPlatform, type TestPlatform } from '../testing/open-test-platform.ts';
import { beginFile } from '../testing/send-file.ts';
import { addAccount, beginSession } from '../testing/test-accounts.ts';
import { storageTerms } from './storage-terms.ts';

/** The simulated disk: this much space is free. */
const disk = vi.hoisted(() => ({ free: Number.POSITIVE_INFINITY }));
vi.mock('node:fs/promises', async (load) => {
  const real = await load<typeof import('node:fs/promises')>();
  return {
    ...real,
    statfs: async (folder: string) => {
      const found = await real.statfs(folder);
      return Number.isFinite(disk.free) ? { ...found, bavail: disk.free, bsize: 1 } : found;
    },
  };
});

let opened: TestPlatform;
let visitors = 0;
beforeAll(async () => {
  opened = await openTestPlatform();
});
beforeEach(async () => {
  disk.free = Number.POSITIVE_INFINITY;
  await opened.database.run(sql`delete from feedback`);
  await rm(folderOf(), { recursive: true, force: true });
});
afterAll(() => opened.close());

function sendFeedback(files: number) {
  visitors += 1;
  const multipart = new FormData();
  multipart.set('type', '1');
  multipart.set('content', 'It hums.');
  for (let at = 0; at < files; at += 1) multipart.append('files', new Blob(['{}']), `${at}.he`);
  return opened.call('/community/feedback', { multipart, address: `198.51.100.${visitors}` });
}

const folderOf = () => join(opened.dataDirectory, 'platform', 'files');
const listOnDisk = () => readdir(folderOf()).catch(() => []);

/** Makes the database believe that so much is stored. */
async function pretend(bytes: number, files = 1): Promise<void> {
  await opened.database.run(sql`
    with one as (
      insert into feedback (id, type, content, email, locale, created_at)
      values (gen_random_uuid(), 1, 'x', '', 'en', now()) returning id)
    insert into feedback_files (id, feedback_id, place, name, media_type, bytes)
    select gen_random_uuid(), one.id, 0, 'x', 'x', ${Math.floor(bytes / files)} from one, generate_series(1, ${files})`);
}

test('feedback files leave the reserve of the disk free, and feedback without files is still taken', async () => {
  disk.free = storageTerms.diskReserve + feedbackFiles.bytes;
  expect(await sendFeedback(1)).toMatchObject({ code: 200 });
  disk.free -= 1;
  const before = await listOnDisk();
  expect(await sendFeedback(1)).toMatchObject({
    status: 507,
    code: 508,
    message: expect.stringMatching(/without them/),
  });
  expect(await listOnDisk()).toEqual(before);
  expect(await sendFeedback(0)).toMatchObject({ code: 200 });
});

test('files that are still arriving take room as well', async () => {
  disk.free = storageTerms.diskReserve + 2 * feedbackFiles.bytes;
  expect(await sendFeedback(3)).toMatchObject({ status: 507, code: 508 });
  expect(await sendFeedback(2)).toMatchObject({ code: 200 });
});

test('feedback files have a total, in bytes and in number', async () => {
  const { bytes, files } = storageTerms.feedbackFiles;
  const room = feedbackFiles.bytes;
  await pretend(bytes - room, 10);
  expect(await sendFeedback(1)).toMatchObject({ code: 200 });
  await pretend(10);
  expect(await sendFeedback(1)).toMatchObject({ status: 507, code: 508 });
  await opened.database.run(sql`delete from feedback`);
  await pretend(files, files);
  expect(await sendFeedback(1)).toMatchObject({ status: 507, code: 508 });
});

test('feedback files are removed when they are too old, and the feedback stays', async () => {
  expect(await sendFeedback(2)).toMatchObject({ code: 200 });
  const before = await listOnDisk();
  expect(before).toHaveLength(2);
  opened.advance(storageTerms.feedbackFiles.age - 1_000);
  await opened.platform.tidy();
  expect(await listOnDisk()).toEqual(before);
  opened.advance(2_000);
  await opened.platform.tidy();
  expect(await listOnDisk()).toEqual([]);
  expect(await opened.database.query(sql`select 1 from feedback`)).toHaveLength(1);
});

test('config files leave the same reserve free', async () => {
  const account = await addAccount(opened, { roleCode: 'customer', configFileAuth: 1 });
  const token = await beginSession(opened, account.id);
  disk.free = storageTerms.diskReserve + 1_000;
  expect(await beginFile(opened, token, 'a.zip', 1_000)).toMatchObject({ status: 201 });
  expect(await beginFile(opened, token, 'b.zip', 1)).toMatchObject({ status: 507, code: 507 });
});

test('the record of mails has a maximum, and the oldest go first', async () => {
  const { most } = storageTerms.mails;
  await opened.database.run(sql`delete from mails`);
  await opened.database.run(sql`
    insert into mails (id, recipient, locale, template, "values", expires_at, sent_at)
    select gen_random_uuid(), 'a@haptera.example', 'en', 'feedbackReceived', '{}'::jsonb, now() + interval '1 day',
      now() - at * interval '1 second'
    from generate_series(1, ${most + 5}) at`);
  await opened.platform.tidy();
  const [row] = await opened.database.query<{ mails: number; oldest: number }>(sql`
    select count(*) as mails, extract(epoch from now() - min(sent_at))::double precision as oldest from mails`);
  expect(row?.mails).toBe(most);
  expect(row?.oldest).toBeLessThan(most + 5);
});
