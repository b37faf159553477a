import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { programOf, projectRoot } from '#kit/project-files.ts';
import { aPage, aPicture } from '../../cms/testing/builders.ts';
import { testSecret } from '../../cms/testing/open-test-cms.ts';
import { startBareCms } from '../../cms/testing/start-bare-cms.ts';
import { startEmbeddedPostgres } from '../../kit/database/embedded-postgres.ts';

const folders: string[] = [];
afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'haptera-operations-'));
  folders.push(folder);
  return folder;
}

async function run(
  script: string,
  dataDirectory: string,
  args: readonly string[],
  more: Readonly<Record<string, string>> = {},
): Promise<{ code: unknown; said: string }> {
  const env = {
    ...process.env,
    DATA_DIRECTORY: dataDirectory,
    DATABASE_URL: '',
    HAPTERA_SECRET: testSecret,
    PORT: '5371',
    ...more,
  };
  const program = programOf(`scripts/${script}.ts`);
  const child = spawn(process.execPath, [...program.nodeArgs, program.script, ...args], {
    cwd: projectRoot,
    env,
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (said += text));
  const [code] = await once(child, 'close');
  return { code, said };
}

describe('with the packaged database', () => {
  // A dozen processes start one after the other, hence the timeout.
  it('content can be backed up while the product runs and restored elsewhere, where the doctor finds no problem', {
    timeout: 180_000,
  }, async () => {
    const home = await aFolder();
    const server = await startEmbeddedPostgres({ directory: join(home, 'postgres') });
    const cms = await startBareCms({ databaseUrl: server.url, dataDirectory: home, secret: testSecret });
    await aPage(cms, { slug: 'kept' });
    await aPicture(cms, { width: 60 });
    const file = join(home, 'backups/mine.tar.gz');
    const { code: backedUp, said: aboutBackup } = await run('backup', home, [file], { S3_BUCKET: 'haptera-files' });
    expect(backedUp).toBe(0);
    expect(aboutBackup).toContain('1 documents');
    expect(aboutBackup).toContain('they are in the bucket haptera-files, which must be backed up separately');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await run('restore', home, ['--replace', file])).toMatchObject({
      code: 1,
      said: expect.stringContaining('The product is running on this data'),
    });
    await cms.close();
    await server.stop();

    const elsewhere = await aFolder();
    const PUBLIC_URL = 'http://localhost:5999';
    const { code: restored, said: aboutRestore } = await run('restore', elsewhere, [file], { PUBLIC_URL });
    expect(restored).toBe(0);
    expect(aboutRestore).toContain('Restored: 1 documents');
    expect(aboutRestore).toContain('All rows are those of the backup, except: the mark of this data folder');
    expect(aboutRestore).toContain(
      '1 published rows were presented by another version of the program, or with another',
    );
    const { code, said } = await run('doctor', elsewhere, ['--json']);
    expect(JSON.parse(said)).toMatchObject({ isWell: true });
    expect(code).toBe(0);
  });

  it('a backup of a folder without data fails and creates nothing', async () => {
    const empty = join(await aFolder(), 'nothing');
    expect(await run('backup', empty, [])).toMatchObject({
      code: 1,
      said: expect.stringContaining('There is no database'),
    });
    await expect(stat(empty)).rejects.toMatchObject({ code: 'ENOENT' });
  });
});
