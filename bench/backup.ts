import './as-production.ts';
import { randomBytes } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { checkBackup } from '../cms/backup/check-backup.ts';
import { restoreBackup } from '../cms/backup/restore-backup.ts';
import { writeBackup } from '../cms/backup/write-backup.ts';
import { openDatabase } from '../cms/database/open-database.ts';
import { aPage, aPicture, hero } from '../cms/testing/builders.ts';
import { startBareCms } from '../cms/testing/start-bare-cms.ts';
import { projectRoot } from '../e2e/support/product.ts';
import { startEmbeddedPostgres } from '../kit/database/embedded-postgres.ts';

/**
 * Backs up, checks and restores an installation and reports the duration of each step and the peak memory.
 * Arguments: number of posts (10,000), megabytes of files (200).
 */
const [posts = 10_000, megabytes = 200] = process.argv.slice(2).map(Number);
const folder = path.join(projectRoot, '.haptera/bench-backup');
const file = path.join(folder, 'backup.tar.gz');

await rm(folder, { recursive: true, force: true });
const source = await open('source');
await fill();
const before = process.memoryUsage().rss;
let most = before;
const watch = setInterval(() => {
  most = Math.max(most, process.memoryUsage().rss);
}, 20);
const written = await time('backup', () => writeBackup({ ...source, file, contents: 'everything' }));
await time('check', () => checkBackup(file));
const target = await open('target');
const restored = await time('restore', () => restoreBackup({ ...target, file, mayReplace: false, safetyCopy: null }));
clearInterval(watch);
for (const [table, rows] of Object.entries(written.rows)) {
  const found = await target.database.one<{ rows: number }>(`select count(*) as rows from ${table}`);
  // The restore itself adds an entry to the audit log.
  const expected = table === 'audit_log' ? rows + 1 : rows;
  if (found?.rows !== expected) throw new Error(`${table} has ${found?.rows} rows instead of ${expected}.`);
}
const megabytesOf = (bytes: number) => `${Math.round(bytes / 1_000_000)} MB`;
console.warn(
  `${written.rows.documents} documents, ${written.rows.revisions} revisions, ${restored.filesWritten} files (${megabytesOf(written.header.files.bytes)}): archive ${megabytesOf(written.bytes)}, memory ${megabytesOf(before)} before, ${megabytesOf(most)} at most.`,
);
await source.close();
await target.close();
await rm(folder, { recursive: true, force: true });

async function open(name: string) {
  const dataDirectory = path.join(folder, name);
  await mkdir(dataDirectory, { recursive: true });
  const server = await startEmbeddedPostgres({ directory: path.join(dataDirectory, 'postgres') });
  const database = openDatabase(server.url);
  return {
    dataDirectory,
    database,
    databaseUrl: server.url,
    close: async () => {
      await database.close();
      await server.stop();
    },
  };
}

/** Creates a hundred posts with the CMS and copies their rows until there are enough, each with three revisions. */
async function fill(): Promise<void> {
  const cms = await startBareCms({ ...source, secret: 'a secret for a measurement, long enough' });
  for (let number = 0; number < 100; number += 1) {
    const text = Array.from({ length: 12 }, (_, line) => `Paragraph ${line} ${randomBytes(60).toString('base64')}`);
    const content = `${hero(`Post ${number}`)}${text.map((words) => `<!-- wp:paragraph --><p>${words}</p><!-- /wp:paragraph -->`).join('')}`;
    await aPage(cms, { type: 'post', slug: `post-${number}`, content });
  }
  await aPicture(cms);
  await cms.close();
  const copies = Math.ceil(posts / 100) - 1;
  await copyRows('documents', copies, { slug: "slug || '-' || copy", group_id: 'gen_random_uuid()' });
  await source.database.run(`insert into revisions (document_id, kind, author_id, title, content, excerpt, document_revision, created_at)
    select id, 'revision', null, title, content, excerpt, revision, modified_at from documents, generate_series(1, 3)`);
  for (let number = 0; number < megabytes; number += 1) {
    const name = `uploads/2026/01/${randomBytes(16).toString('hex')}.bin`;
    await mkdir(path.join(source.dataDirectory, 'uploads/2026/01'), { recursive: true });
    await writeFile(path.join(source.dataDirectory, name), randomBytes(1_000_000));
    await copyRows(
      'media',
      1,
      { file: `'${name}'`, slug: `'file-${number}'`, renditions: "'[]'" },
      'order by id limit 1',
    );
  }
}

async function copyRows(
  table: string,
  copies: number,
  changes: Readonly<Record<string, string>>,
  which = '',
): Promise<void> {
  const columns = await source.database.query<{ name: string }>(
    'select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped',
    [`cms.${table}`],
  );
  const names = columns.map(({ name }) => name).filter((name) => name !== 'id');
  const values = names.map((name) => changes[name] ?? name);
  await source.database.transaction(
    (tx) =>
      tx.run(`insert into ${table} (${names.join(', ')}) select ${values.join(', ')}
        from (select * from ${table} ${which}) as original, generate_series(1, ${copies}) as copy`),
    { statementTimeout: 300_000 },
  );
}

async function time<T>(name: string, act: () => Promise<T>): Promise<T> {
  const begun = performance.now();
  const result = await act();
  console.warn(`${name}: ${((performance.now() - begun) / 1000).toFixed(1)} s`);
  return result;
}
