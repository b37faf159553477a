import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type FolderWatch, watchFolders } from './watch-folders.ts';

let root: string;
let watched: FolderWatch;
const listener = vi.fn();

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'haptera-watch-'));
  await mkdir(path.join(root, 'blocks/hero'), { recursive: true });
  await writeFile(path.join(root, 'blocks/hero/hero.tsx'), 'one');
  watched = watchFolders([path.join(root, 'blocks')]);
  listener.mockReset();
});
afterEach(async () => {
  watched.close();
  await rm(root, { recursive: true, force: true });
});

it('tells once that several files have changed, in folders that were added later too', async () => {
  watched.listen(listener);
  await writeFile(path.join(root, 'blocks/hero/hero.tsx'), 'two');
  await writeFile(path.join(root, 'blocks/messages.json'), '{}');
  await vi.waitUntil(() => listener.mock.calls.length > 0, { timeout: 10_000 });
  expect(listener).toHaveBeenCalledTimes(1);

  await mkdir(path.join(root, 'blocks/quote'));
  await vi.waitUntil(() => listener.mock.calls.length === 2, { timeout: 10_000 });
  await writeFile(path.join(root, 'blocks/quote/quote.tsx'), 'one');
  await vi.waitUntil(() => listener.mock.calls.length === 3, { timeout: 10_000 });
});

it('tells nothing about tests, other files and other folders, and nobody who has left', async () => {
  const another = vi.fn();
  const leave = watched.listen(another);
  leave();
  watched.listen(listener);
  await writeFile(path.join(root, 'blocks/hero/hero.test.tsx'), 'one');
  await writeFile(path.join(root, 'blocks/hero/notes.md'), 'one');
  await writeFile(path.join(root, 'other.ts'), 'one');
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(listener).not.toHaveBeenCalled();
  await writeFile(path.join(root, 'blocks/hero/block.ts'), 'one');
  await vi.waitUntil(() => listener.mock.calls.length === 1, { timeout: 10_000 });
  expect(another).not.toHaveBeenCalled();
});
