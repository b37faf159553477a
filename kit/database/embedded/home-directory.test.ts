import { chmod, cp, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepareHomeDirectory } from './home-directory.ts';

const isRoot = process.getuid?.() === 0;
let root: string;
let closed: string;
let system: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'home-'));
  await chmod(root, 0o755);
  closed = join(root, 'closed');
  system = join(root, 'system');
  await mkdir(closed, { mode: 0o700 });
  await mkdir(system, { mode: 0o755 });
});

afterAll(() => rm(root, { recursive: true, force: true }));

describe('the data folder', () => {
  it('is the requested one if the server can access it', async () => {
    const wanted = join(root, 'open', 'database');
    expect((await prepareHomeDirectory(wanted)).home).toBe(wanted);
  });

  it('is named in the error if it cannot be used', async () => {
    await expect(prepareHomeDirectory('/dev/null/database')).rejects.toMatchObject({
      code: 'database_directory_denied',
      message: expect.stringContaining('/dev/null/database'),
    });
  });
});

describe.skipIf(!isRoot)('the data folder for root, in a project that only root can access', () => {
  const place = (project: string) => join(closed, project, 'data', 'database');

  it('is a system folder, the same at every start, and the project records which', async () => {
    const { home, account } = await prepareHomeDirectory(place('clone'), [system]);
    expect(dirname(home)).toBe(join(system, 'embedded-postgres'));
    expect(account?.uid).toBeGreaterThan(0);
    expect((await prepareHomeDirectory(place('clone'), [system])).home).toBe(home);
    expect(await readFile(join(place('clone'), 'moved-to.json'), 'utf8')).toContain(home);
    await rm(place('clone'), { recursive: true });
    expect((await prepareHomeDirectory(place('clone'), [system])).home).toBe(home);
  });

  it('stays with the project when it moves, and is not shared with a copy or a successor', async () => {
    const { home } = await prepareHomeDirectory(place('clone'), [system]);
    await rename(join(closed, 'clone'), join(closed, 'moved'));
    const moved = await prepareHomeDirectory(place('moved'), [system]);
    await cp(join(closed, 'moved'), join(closed, 'copy'), { recursive: true });
    const copy = await prepareHomeDirectory(place('copy'), [system]);
    const successor = await prepareHomeDirectory(place('clone'), [system]);
    expect(moved.home).toBe(home);
    expect(new Set([moved.home, copy.home, successor.home]).size).toBe(3);
  });

  it('is rejected with all tried locations if none is usable', async () => {
    await expect(prepareHomeDirectory(place('nowhere'), [closed])).rejects.toMatchObject({
      code: 'database_directory_denied',
      message: expect.stringContaining(closed),
    });
  });
});
