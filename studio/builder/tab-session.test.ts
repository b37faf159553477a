import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetTab, takeDeadTabs } from './tab-session.ts';

const stored = new Map<string, string>();
let open: readonly string[] = [];

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal('navigator', {
    locks: { query: async () => ({ held: open.map((name) => ({ name: `haptera-studio:${name}` })) }) },
  });
});
afterEach(() => vi.unstubAllGlobals());

test('one’s own tabs that are gone are told once, and those that are open never', async () => {
  open = ['one'];
  expect(await takeDeadTabs('page', 'one')).toEqual([]);
  open = ['one', 'two'];
  expect(await takeDeadTabs('page', 'two')).toEqual([]);
  // The first one is killed, the second one closes properly.
  open = ['three'];
  forgetTab('page', 'two');
  expect(await takeDeadTabs('page', 'three')).toEqual(['one']);
  expect(await takeDeadTabs('page', 'three')).toEqual([]);
  expect(await takeDeadTabs('another page', 'three')).toEqual([]);
  forgetTab('page', 'three');
  forgetTab('another page', 'three');
  expect(stored.size).toBe(0);
});

test('without locks in the browser no tab is taken for gone', async () => {
  open = [];
  await takeDeadTabs('page', 'one');
  vi.stubGlobal('navigator', {});
  expect(await takeDeadTabs('page', 'two')).toEqual([]);
});

test('a reloaded tab is not gone', async () => {
  open = ['one'];
  await takeDeadTabs('page', 'one');
  expect(await takeDeadTabs('page', 'one')).toEqual([]);
});
