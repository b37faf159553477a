import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { projectRoot } from '#kit/project-files.ts';
import { type LogEntry, readLogLine } from '../../kit/log-line.ts';
import { listSettingProblems, readCheckedSettings } from './check-settings.ts';

/** An account without rights, as which root starts a program. */
const nobody = 65_534;

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'settings-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Starts a supervisor without services, with only these variables; returns what it logged. */
async function start(
  variables: Readonly<Record<string, string>>,
  uid?: number,
): Promise<{ code: unknown; entries: LogEntry[] }> {
  const script = path.join(import.meta.dirname, 'testing/fake-product.ts');
  const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), script, '[]'], {
    cwd: projectRoot,
    env: { NODE_ENV: 'test', PATH: process.env.PATH, ...variables },
    ...(uid !== undefined && { uid }),
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (said += text));
  const [code] = await once(child, 'close');
  return { code, entries: said.split('\n').flatMap((line) => readLogLine(line) ?? []) };
}

describe('a start with wrong settings', () => {
  it('says what to set, of all services at once, in one error with fields, and creates nothing', async () => {
    const dataDirectory = path.join(await aFolder(), 'data');
    const { code, entries } = await start({
      DATA_DIRECTORY: dataDirectory,
      PORT: 'four thousand',
      KEEP_REVISIONS: 'some',
      REDIS_URL: 'http://redis.haptera.example',
      SITE_RENDER_AHEAD: 'many',
      EDGE_CACHE_MB: '0',
    });
    expect(code).toBe(1);
    expect(entries).toMatchObject([{ level: 'error', room: 'start', kind: 'start-failed' }]);
    const problems = entries[0]?.fields.problems;
    expect(problems).toEqual([
      expect.stringMatching(/^PORT must be a whole number from 1 to 65532/),
      expect.stringMatching(/^KEEP_REVISIONS must be/),
      expect.stringMatching(/^REDIS_URL must look like redis:/),
      expect.stringMatching(/^SITE_RENDER_AHEAD must be/),
      expect.stringMatching(/^EDGE_CACHE_MB must be/),
    ]);
    expect(entries[0]?.message).toContain('- REDIS_URL must look like');
    await expect(stat(dataDirectory)).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('names a variable that several services read once', () => {
    const wrong = { PUBLIC_URL: 'ftp://files.haptera.example', HAPTERA_SECRET: 'short', HAPTERA_SEED: 'all' };
    const problems = listSettingProblems('production', wrong).map(({ variable }) => variable);
    expect(problems.sort()).toEqual(['HAPTERA_SECRET', 'HAPTERA_SEED', 'PUBLIC_URL']);
  });

  it('reveals no secret', () => {
    const variables = {
      HAPTERA_SECRET: 'hush',
      DATABASE_URL: 'mysql://app:hush@database/app',
      REDIS_URL: 'http://:hush@redis',
      SMTP_URL: 'http://hush@mail',
      HAPTERA_ADMIN_EMAIL: 'first@haptera.example',
      HAPTERA_ADMIN_PASSWORD: 'hush',
    };
    const problems = listSettingProblems('production', variables);
    expect(problems.map(({ variable }) => variable)).toEqual(
      expect.arrayContaining(Object.keys(variables).slice(0, 4)),
    );
    expect(problems.map(({ variable }) => variable)).toContain('HAPTERA_ADMIN_PASSWORD');
    expect(JSON.stringify(problems)).not.toContain('hush');
  });

  it.each([
    [{ PORT: '5010', CMS_PORT: '5010' }, 'CMS_PORT'],
    [{ PUBLIC_URL: 'https://www.haptera.example' }, 'HAPTERA_SECRET'],
    [{ PUBLIC_URL: 'https://www.haptera.example' }, 'SMTP_URL'],
    [{ PUBLIC_URL: 'https://www.haptera.example' }, 'EDGE_TRUSTED_PROXIES'],
    [{ HAPTERA_ADMIN_EMAIL: 'first@haptera.example' }, 'HAPTERA_ADMIN_PASSWORD'],
    [{ HAPTERA_LOG_LEVEL: 'all' }, 'HAPTERA_LOG_LEVEL'],
  ])('of %o names %s', (variables, name) => {
    expect(listSettingProblems('production', variables).map(({ variable }) => variable)).toContain(name);
  });

  it('needs no edge in development', () => {
    expect(listSettingProblems('development', { EDGE_CACHE_MB: '0' })).toEqual([]);
  });

  it('without a first administrator creates no database that nobody could sign in to', async () => {
    const dataDirectory = path.join(await aFolder(), 'data');
    await expect(
      readCheckedSettings('production', { DATA_DIRECTORY: dataDirectory, HAPTERA_SEED: 'none' }),
    ).rejects.toThrow(/HAPTERA_ADMIN_EMAIL and HAPTERA_ADMIN_PASSWORD/);
    await expect(stat(dataDirectory)).rejects.toMatchObject({ code: 'ENOENT' });
  });
});

describe('a start with a data folder that cannot be used', () => {
  it('says so where it is below a file', async () => {
    const file = path.join(await aFolder(), 'file');
    await writeFile(file, '');
    const { code, entries } = await start({ DATA_DIRECTORY: path.join(file, 'data') });
    expect(code).toBe(1);
    expect(entries).toMatchObject([{ level: 'error', fields: { problems: [expect.stringContaining('is a file')] } }]);
    expect(entries[0]?.message).toContain('set DATA_DIRECTORY to another folder');
  });

  it.runIf(process.getuid?.() === 0)('says so where the account may not write', async () => {
    const dataDirectory = await aFolder();
    await chmod(dataDirectory, 0o755);
    const { code, entries } = await start({ DATA_DIRECTORY: dataDirectory }, nobody);
    expect(code).toBe(1);
    expect(entries).toMatchObject([
      { level: 'error', fields: { problems: [expect.stringContaining('this account may not write there')] } },
    ]);
  });

  it.each(['{"id"', '[]', '{"id": 3}'])('says so where its mark is damaged: %s', async (text) => {
    const dataDirectory = await aFolder();
    await writeFile(path.join(dataDirectory, 'installation.json'), text);
    const { code, entries } = await start({ DATA_DIRECTORY: dataDirectory });
    expect(code).toBe(1);
    expect(entries).toMatchObject([{ level: 'error', kind: 'start-failed' }]);
    expect(entries[0]?.message).toContain('installation.json is damaged');
    expect(entries[0]?.message).not.toMatch(/SyntaxError|\bat .+:\d+/);
  });

  it('says so where the stored secret is damaged', async () => {
    const dataDirectory = await aFolder();
    await mkdir(dataDirectory, { recursive: true });
    await writeFile(path.join(dataDirectory, 'secret'), 'cut');
    const { entries } = await start({ DATA_DIRECTORY: dataDirectory });
    expect(entries).toMatchObject([{ level: 'error', message: expect.stringContaining('/secret is damaged') }]);
  });
});
