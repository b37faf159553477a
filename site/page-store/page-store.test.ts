import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLog } from '#kit/log.ts';
import { openPageFiles } from './page-files.ts';
import { createPageStore } from './page-store.ts';
import { parseStoredPage, printStoredPage, type StoredPage } from './stored-page.ts';

let root: string;
let lines: string[];
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'haptera-pages-'));
  lines = [];
});
afterEach(() => rm(root, { recursive: true, force: true }));

const open = (more: { maxBytes?: number; maxFiles?: number } = {}, name = 'this') =>
  openPageFiles({
    directory: path.join(root, 'pages', name),
    log: createLog({ room: 'site', write: (line) => lines.push(line) }),
    ...more,
  });

const aPage = (pathname: string, html = `<html>${pathname} 触觉</html>`): StoredPage => ({
  pathname,
  html,
  tags: ['page:zh:/', 'settings'],
  stamp: { source: 'first', version: 3 },
});

const listFiles = () => readdir(path.join(root, 'pages/this'));

describe('a stored page', () => {
  it('is the same after a restart', async () => {
    const files = await open();
    createPageStore(files).set(aPage('/zh/one'));
    await files.flush();
    const again = createPageStore(await open());
    expect(again.has('/zh/one')).toBe(true);
    expect(await again.get('/zh/one')).toEqual(aPage('/zh/one'));
    expect(await again.get('/zh/other')).toBeNull();
  });

  it('that was only partly written is not served', async () => {
    const files = await open();
    createPageStore(files).set(aPage('/zh/one'));
    await files.flush();
    const [name = ''] = await listFiles();
    const file = path.join(root, 'pages/this', name);
    await writeFile(file, (await readFile(file, 'utf8')).slice(0, -5));
    const again = createPageStore(await open());
    expect(await again.get('/zh/one')).toBeNull();
    expect(again.has('/zh/one')).toBe(false);
  });

  it('is the last one that was written, however quickly they follow each other', async () => {
    const files = await open();
    const store = createPageStore(files);
    for (let round = 0; round < 20; round += 1) store.set(aPage('/zh/one', `<html>${round}</html>`));
    await files.flush();
    expect((await createPageStore(await open()).get('/zh/one'))?.html).toBe('<html>19</html>');
  });

  it('round-trips any content, and is rejected if it is malformed', () => {
    for (const html of ['', '\n', 'a\n{"b":1}\n', '𝄞\u2028']) {
      const page = aPage('/en', html);
      expect(parseStoredPage(printStoredPage(page))).toEqual(page);
    }
    for (const text of ['', '{}', '{}\n', 'null\nx', '[]\n', '{"length":1,"pathname":"/"}\nx']) {
      expect(parseStoredPage(text)).toBeNull();
    }
  });
});

describe('the folder', () => {
  it('stays within its limits of bytes and files', async () => {
    const files = await open({ maxFiles: 10, maxBytes: 5_000 });
    const store = createPageStore(files);
    for (let at = 0; at < 100; at += 1) store.set(aPage(`/zh/${at}`, 'x'.repeat(at < 50 ? 10 : 1_000)));
    await files.flush();
    const names = await listFiles();
    const sizes = await Promise.all(
      names.map(async (name) => (await readFile(path.join(root, 'pages/this', name))).length),
    );
    expect(names.length).toBeLessThanOrEqual(10);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(5_000);
    expect(files.has('/zh/99')).toBe(true);
  });

  it('of another build or database is removed', async () => {
    createPageStore(await open({}, 'other')).set(aPage('/zh/one'));
    const files = await open();
    expect(files.has('/zh/one')).toBe(false);
    expect(await readdir(path.join(root, 'pages'))).toEqual(['this']);
  });

  it('loses pages that are no longer published', async () => {
    const files = await open();
    const store = createPageStore(files);
    for (const pathname of ['/zh/a', '/zh/b', '/zh/c']) store.set(aPage(pathname));
    store.keepOnly(new Set(['/zh/b']));
    await files.flush();
    expect(await listFiles()).toHaveLength(1);
    expect(await store.get('/zh/a')).toBeNull();
    expect(await store.get('/zh/b')).not.toBeNull();
  });

  it('loses files that a killed process left half written', async () => {
    await open();
    await mkdir(path.join(root, 'pages/this'), { recursive: true });
    await writeFile(path.join(root, 'pages/this', `${'a'.repeat(40)}.page.tmp`), 'half');
    await open();
    expect(await listFiles()).toEqual([]);
  });

  it('is replaced by memory if it cannot be used, which is logged', async () => {
    await writeFile(path.join(root, 'pages'), 'a file where the folder should be');
    const files = await open();
    const store = createPageStore(files);
    store.set(aPage('/zh/one'));
    await files.flush();
    expect(await store.get('/zh/one')).toEqual(aPage('/zh/one'));
    expect(lines.join('')).toContain('no-page-folder');
  });
});

describe('memory', () => {
  it('stays within its limit, and keeps the most recently used pages', async () => {
    const files = await open();
    const store = createPageStore(files, 20_000);
    for (let at = 0; at < 10; at += 1) {
      store.set(aPage(`/zh/${at}`, 'x'.repeat(2_000)));
      await store.get('/zh/0');
    }
    expect(store.size()).toBeLessThanOrEqual(20_000);
    expect(store.list()[0]?.pathname).toBe('/zh/0');
    expect(store.peek('/zh/1')).toBeNull();
    await files.flush();
    expect(await store.get('/zh/1')).not.toBeNull();
  });
});
