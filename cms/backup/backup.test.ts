import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { definitions } from '#blocks/definitions.generated.ts';
import { migrate } from '#kit/database/migrate.ts';
import { findBrokenAudit } from '../audit/store.ts';
import { readDatabaseInstallation, requireSameInstallation, saveFolderInstallation } from '../database/installation.ts';
import { openDatabase } from '../database/open-database.ts';
import { createHttp } from '../doors/http.ts';
import { systemViewer } from '../permission/viewer.ts';
import { aPage, aPicture, aViewer, hero } from '../testing/builders.ts';
import { openTestCms, type TestCms, testSecret } from '../testing/open-test-cms.ts';
import { startBareCms } from '../testing/start-bare-cms.ts';
import { nameProgram } from '../typed-content.ts';
import { checkBackup } from './check-backup.ts';
import { cmsRoom, keptRooms } from './kept-rooms.ts';
import { type RestoreReport, restoreBackup } from './restore-backup.ts';
import { digestContent } from './testing/digest-content.ts';
import { openTarget, type Target } from './testing/open-target.ts';
import { writeBackup } from './write-backup.ts';

let source: TestCms;
let folder: string;
/** The initial content of `source`, restored elsewhere. */
let restored: Target;
let report: RestoreReport;
let before: Record<string, string>;
let privateFile = '';
const closing: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  source = await openTestCms();
  closing.push(source.close);
  folder = await mkdtemp(join(tmpdir(), 'haptera-backups-'));
  closing.push(() => rm(folder, { recursive: true, force: true }));
  await aViewer(source.cms, 'editor');
  const picture = await aPicture(source.cms, { width: 330 });
  await aPage(source.cms, { slug: 'kept', title: '触感', featuredMediaId: picture.id });
  await aPage(source.cms, { slug: 'draft', status: 'draft' });
  const forSome = await aPicture(source.cms, { width: 330 });
  privateFile = (await source.cms.media.saveMedia(systemViewer, forSome.id, { visibility: 'customer' })).file;
  await source.database.run(`insert into sessions (id, handle, agent, user_id, created_at, last_seen_at, expires_at)
    select 'somebody', gen_random_uuid()::text, 'a browser', id, now(), now(), now() from users limit 1`);
  // Values that would not survive being read as JSON.
  await source.database.run(`insert into settings (key, value) values ('nothing', 'null'), ('text', '"a\\nb\\u2028"')`);
  await fillPlatform(source);
  before = await digestContent(source.database, source.dataDirectory);
  restored = await aTarget();
  report = await restore(restored, await backUp('first.tar.gz'));
});
afterAll(async () => {
  for (const close of closing.reverse()) await close();
});

/** Data of a visitor in the platform: an account, a session, a file. */
async function fillPlatform({ database, dataDirectory }: Pick<TestCms, 'database' | 'dataDirectory'>): Promise<void> {
  await migrate(database, { name: 'platform', migrations: platformRoom?.migrations ?? [] });
  await database.run(`insert into platform.accounts (id, email, email_key, password_hash, role_code, locale, registered_at)
    values ('${visitor}', 'visitor@example.com', 'visitor@example.com', 'x', 'user', 'zh', now())`);
  await database.run(`insert into platform.sessions (id, account_id, agent, created_at, last_seen_at, expires_at)
    values ('token', '${visitor}', 'a browser', now(), now(), now())`);
  await mkdir(join(dataDirectory, 'platform/files'), { recursive: true });
  await writeFile(join(dataDirectory, 'platform/files/effect.he'), '{}');
  await writeFile(join(dataDirectory, 'platform/files/.half.part'), 'half');
}

const platformRoom = keptRooms.find(({ schema }) => schema === 'platform');
const visitor = '0197f0a0-0000-7000-8000-000000000002';

async function aTarget(): Promise<Target> {
  const target = await openTarget();
  closing.push(target.close);
  return target;
}

async function backUp(name: string): Promise<string> {
  const file = join(folder, name);
  await writeBackup({ database: source.database, dataDirectory: source.dataDirectory, file, contents: 'everything' });
  return file;
}

function restore(target: Target, file: string, mayReplace = false) {
  return restoreBackup({ ...target, file, mayReplace, safetyCopy: join(folder, `safety-${Date.now()}.tar.gz`) });
}

describe('a backup', () => {
  it('restored elsewhere yields the same rows, sequences and files', async () => {
    expect(report.missingFiles).toEqual([]);
    const after = await digestContent(restored.database, restored.dataDirectory);
    expect(Object.keys(before).filter((name) => name.startsWith('uploads/')).length).toBeGreaterThan(1);
    expect(after).toEqual(before);
    expect(Object.keys(after)).toContain(privateFile);
  });

  it('made during writes contains everything that was acknowledged before it', async () => {
    const acknowledged: string[] = [];
    let isWriting = true;
    const writing = (async () => {
      for (let number = 1; isWriting; number += 1) {
        const page = await aPage(source.cms, { slug: `busy-${number}`, content: hero(`Busy ${number}`) });
        const picture = await aPicture(source.cms, { width: 20 + number });
        acknowledged.push(page.slug);
        if (number % 2 === 0) await source.cms.media.deleteMedia(systemViewer, picture.id);
      }
    })();
    const whileWriting = async () => {
      await expect.poll(() => acknowledged.length).toBeGreaterThan(2);
      return { promised: [...acknowledged], file: await backUp('busy.tar.gz') };
    };
    const { promised, file } = await whileWriting().finally(() => {
      isWriting = false;
    });
    await writing;
    const target = await aTarget();
    expect((await restore(target, file)).missingFiles).toEqual([]);
    const cms = await startBareCms({ ...target, secret: testSecret });
    const http = createHttp(cms, { log: () => undefined });
    for (const slug of promised) {
      const response = await http(new Request(`https://haptera.example/wp-json/wp/v2/pages?slug=${slug}`), null);
      expect(await response.json()).toMatchObject([{ slug }]);
    }
    await cms.close();
  });

  it('is readable only by its owner and leaves no temporary files', async () => {
    const file = await backUp('private.tar.gz');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await readdir(folder)).filter((name) => name.startsWith('.'))).toEqual([]);
    expect((await readdir(source.dataDirectory)).filter((name) => name.startsWith('.backup'))).toEqual([]);
  });

  it('never overwrites another file', async () => {
    const file = await backUp('taken.tar.gz');
    const before = await readFile(file);
    await expect(backUp('taken.tar.gz')).rejects.toMatchObject({ code: 'haptera_backup_exists' });
    expect(await readFile(file)).toEqual(before);
  });

  it('reports files that the database names but that are missing, instead of failing', async () => {
    const broken = await openTestCms();
    closing.push(broken.close);
    const picture = await aPicture(broken.cms, { width: 60 });
    await rm(join(broken.dataDirectory, picture.file));
    const { missingFiles } = await writeBackup({
      ...broken,
      file: join(folder, 'lost.tar.gz'),
      contents: 'everything',
    });
    expect(missingFiles).toEqual([picture.file]);
  });

  it('of a database without content is rejected', async () => {
    const target = await aTarget();
    const file = join(folder, 'nothing.tar.gz');
    await expect(writeBackup({ ...target, file, contents: 'everything' })).rejects.toMatchObject({
      code: 'haptera_backup_nothing',
    });
    await expect(stat(file)).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('contains the data of visitors in the platform, but no unfinished files', async () => {
    const { header, checksums } = await checkBackup(await backUp('visitors.tar.gz'));
    expect(header.rooms.map(({ schema }) => schema)).toEqual(['cms', 'platform']);
    const names = checksums.members.map(({ name }) => name);
    expect(names).toContain('database/platform.accounts/000001.json');
    expect(names.filter((name) => name.startsWith('platform/'))).toEqual(['platform/files/effect.he']);
  });

  it('excludes only tables of the platform that exist', async () => {
    const tables = await source.database.query<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'platform'",
    );
    expect(tables.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(platformRoom?.leftOut ?? {})));
  });

  it('contains every table except those excluded on purpose', async () => {
    const tables = await source.database.query<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'cms' order by 1",
    );
    const names = tables.map(({ name }) => name);
    const { leftOut } = cmsRoom;
    expect(names).toEqual(expect.arrayContaining(Object.keys(leftOut)));
    // A new table belongs here, or in `leftOut` if it holds sessions, sign-in attempts or momentary state.
    expect(names.filter((name) => !(name in leftOut))).toEqual([
      'application_passwords',
      'audit_head',
      'audit_log',
      'content_state',
      'document_terms',
      'documents',
      'gates',
      'installation',
      'media',
      'menu_items',
      'menu_places',
      'menus',
      'published',
      'published_references',
      'redirects',
      'review_entries',
      'revisions',
      'scheduled_changes',
      'search_entries',
      'search_words',
      'settings',
      'supported_list_versions',
      'terms',
      'users',
      'uses',
    ]);
  });
});

describe('a restore', () => {
  it('is rejected while a CMS is writing to the database', async () => {
    const file = await backUp('running.tar.gz');
    const before = await digestContent(source.database, source.dataDirectory);
    const options = { ...source, file, mayReplace: true, safetyCopy: null };
    await expect(restoreBackup(options)).rejects.toMatchObject({ code: 'haptera_restore_running' });
    expect(await digestContent(source.database, source.dataDirectory)).toEqual(before);
  });

  it('replaces other content only on request, and backs that content up first', async () => {
    const file = await backUp('replacing.tar.gz');
    const target = await aTarget();
    const other = await startBareCms({ ...target, secret: testSecret });
    await aPage(other, { slug: 'other' });
    const picture = await aPicture(other, { width: 60 });
    await other.close();
    const before = await digestContent(target.database, target.dataDirectory);
    await expect(restore(target, file)).rejects.toMatchObject({ code: 'haptera_restore_has_content' });
    expect(await digestContent(target.database, target.dataDirectory)).toEqual(before);

    const { safetyCopy, filesRemoved } = await restore(target, file, true);
    expect(filesRemoved).toBe(1 + picture.renditions.length);
    expect(await slugs(target)).toContain('kept');
    expect(await slugs(target)).not.toContain('other');

    await restore(target, safetyCopy?.file ?? '', true);
    expect(await slugs(target)).toEqual(['other']);
    expect((await stat(join(target.dataDirectory, picture.file))).isFile()).toBe(true);
  });

  it('makes the site drop its cache, with a version that no page was made from', async () => {
    const file = await backUp('version.tar.gz');
    const target = await aTarget();
    const other = await startBareCms({ ...target, secret: testSecret });
    for (let number = 0; number < 8; number += 1) await aPage(other);
    const shown = other.published.contentVersion();
    await other.close();
    await restore(target, file, true);
    const again = await startBareCms({ ...target, secret: testSecret });
    expect(again.published.contentVersion()).toBeGreaterThan(shown);
    expect(await target.database.query('select tags, version from outbox')).toEqual([
      { tags: ['cms'], version: again.published.contentVersion() },
    ]);
    await again.close();
  });

  it('restores accounts of visitors and their files, and removes those of the former content', async () => {
    const file = await backUp('accounts.tar.gz');
    const target = await aTarget();
    await restore(target, file);
    await target.database.run(`update platform.accounts set email = 'other@example.com'`);
    await writeFile(join(target.dataDirectory, 'platform/files/effect.he'), 'changed');
    await writeFile(join(target.dataDirectory, 'platform/files/later.he'), '{}');
    await expect(restore(target, file)).rejects.toMatchObject({
      code: 'haptera_restore_has_content',
      message: expect.stringContaining('1 accounts of visitors'),
    });
    await restore(target, file, true);
    expect(await target.database.query('select email from platform.accounts')).toEqual([
      { email: 'visitor@example.com' },
    ]);
    expect(await target.database.query('select * from platform.sessions')).toEqual([]);
    expect(await readdir(join(target.dataDirectory, 'platform/files'))).toEqual(['effect.he']);
    expect(await readFile(join(target.dataDirectory, 'platform/files/effect.he'), 'utf8')).toBe('{}');
  });

  it('of a backup from before the platform existed leaves its accounts alone', async () => {
    const older = await openTestCms();
    closing.push(older.close);
    const file = join(folder, 'older.tar.gz');
    await writeBackup({ ...older, file, contents: 'everything' });
    const target = await aTarget();
    await fillPlatform(target);
    await restore(target, file, true);
    expect(await target.database.query('select email from platform.accounts')).toHaveLength(1);
    expect(await readdir(join(target.dataDirectory, 'platform/files'))).toContain('effect.he');
  });

  it('at another public address changes nothing but what it says: how published rows were presented', async () => {
    const paragraph = (text: string) => `<!-- wp:paragraph --><p>${text}</p><!-- /wp:paragraph -->`;
    const origin = await openTestCms();
    closing.push(origin.close);
    await aPage(origin.cms, { slug: 'plain', content: hero('Plain') });
    await aPage(origin.cms, { slug: 'gated', visibility: 'customer' });
    const { id } = await aPage(origin.cms, {
      slug: 'links',
      content: paragraph('<a href="https://haptera.example/en/plain" target="_blank">Plain</a>'),
    });
    const file = join(folder, 'elsewhere.tar.gz');
    await writeBackup({ database: origin.database, dataDirectory: origin.dataDirectory, file, contents: 'everything' });
    const target = await aTarget();
    const { presentedBy } = await restore(target, file);
    const own = nameProgram(definitions, 'https://haptera.example', testSecret);
    const other = nameProgram(definitions, 'https://other.example', testSecret);
    expect(presentedBy).toEqual({ [own]: 3 });
    const digestBefore = await digestContent(target.database, target.dataDirectory);
    const shown = () =>
      target.database.query<{ id: number; row: string }>(
        `select document_id as id, (to_jsonb(published) - 'presented_by')::text as row from published order by 1`,
      );
    const shownBefore = await shown();
    const cms = await startBareCms({ ...target, secret: testSecret, publicUrl: 'https://other.example' });
    closing.push(cms.close);
    const countOutdated = () =>
      target.database.one<{ count: number }>(
        `select count(*) as count from (select presented_by from published union all select presented_by from gates)
          as rows where presented_by <> '${other}'`,
      );
    await expect.poll(countOutdated).toEqual({ count: 0 });
    const digestAfter = await digestContent(target.database, target.dataDirectory);
    const changed = Object.keys(digestAfter).filter((name) => digestAfter[name] !== digestBefore[name]);
    expect(changed.sort()).toEqual(['gates', 'published']);
    const shownAfter = await shown();
    expect(shownAfter.filter(({ row }, index) => row !== shownBefore[index]?.row).map((row) => row.id)).toEqual([id]);
  });

  it('does not restore sessions', async () => {
    expect(await restored.database.query('select * from sessions')).toEqual([]);
    expect(await source.database.query('select * from sessions')).not.toEqual([]);
  });

  it('restores all constraints: references hold, and the audit log cannot be changed', async () => {
    const law = `select c.relname, k.conname, pg_get_constraintdef(k.oid) from pg_constraint k join pg_class c on c.oid = k.conrelid
      join pg_namespace n on n.oid = c.relnamespace where n.nspname = 'cms' order by 1, 2`;
    expect(await restored.database.query(law)).toEqual(await source.database.query(law));
    await expect(restored.database.run('delete from audit_log')).rejects.toThrow('only ever added to');
    const cms = await startBareCms({ ...restored, secret: testSecret });
    await aPage(cms, { slug: 'after' });
    expect(await findBrokenAudit(restored.database)).toEqual([]);
    await cms.close();
  });

  it('of a backup with newer tables than the program is rejected', async () => {
    const target = await aTarget();
    await source.database.run(
      `insert into schema_migrations (number, name, steps, checksum) values (9999, 'of the future', '[]', 'x')`,
    );
    const file = await backUp('newer.tar.gz');
    await source.database.run('delete from schema_migrations where number = 9999');
    await expect(restore(target, file)).rejects.toMatchObject({ code: 'haptera_backup_newer' });
    expect(await target.database.query("select 1 from pg_namespace where nspname like 'cms%'")).toEqual([]);
  });

  it('can replace tables that are newer than the program', async () => {
    const file = await backUp('way-back.tar.gz');
    const target = await aTarget();
    const newer = await startBareCms({ ...target, secret: testSecret });
    await aPage(newer, { slug: 'newer' });
    await newer.close();
    await target.database.run('create table cms.of_the_future (id integer primary key)');
    await target.database.run(
      `insert into schema_migrations (number, name, steps, checksum) values (9999, 'of the future', '[]', 'x')`,
    );
    const { safetyCopy } = await restore(target, file, true);
    expect(safetyCopy?.header.rooms[0]?.migrations.at(-1)?.number).toBe(9999);
    expect(await slugs(target)).toContain('kept');
    expect(await target.database.query("select to_regclass('cms.of_the_future') as found")).toEqual([{ found: null }]);
  });

  it('gives the content the mark of the folder that it is restored to', async () => {
    const file = await backUp('marked.tar.gz');
    const target = await aTarget();
    const id = '0197f0a0-0000-7000-8000-000000000001';
    await saveFolderInstallation(target.dataDirectory, id);
    await restore(target, file);
    await requireSameInstallation(target.database, target.dataDirectory);
    expect(await readDatabaseInstallation(target.database)).toBe(id);
  });

  it('of a file that is not a backup is rejected', async () => {
    const target = await aTarget();
    const file = join(folder, 'no-backup.tar.gz');
    await writeFile(file, 'not a backup');
    await expect(restore(target, file)).rejects.toMatchObject({ code: 'haptera_backup_damaged' });
    await expect(restore(target, join(folder, 'absent.tar.gz'))).rejects.toMatchObject({
      code: 'haptera_backup_missing',
    });
  });
});

async function slugs(target: Target): Promise<string[]> {
  const database = openDatabase(target.databaseUrl);
  const rows = await database.query<{ slug: string }>('select slug from documents order by id');
  await database.close();
  return rows.map(({ slug }) => slug);
}
