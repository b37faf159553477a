import { expect, it } from 'vitest';
import { isMissingPart, type ReloadablePage, reloadForMissingPart } from './reload-for-missing-part.ts';

function aPage(answers = true) {
  const kept = new Map<string, string>();
  const page = {
    reloads: 0,
    now: 1_000_000,
    storage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    },
    answers: async () => answers,
    reload: () => {
      page.reloads += 1;
    },
  } satisfies ReloadablePage & { reloads: number };
  return page;
}

const missing = new TypeError('Failed to fetch dynamically imported module: https://haptera.example/_next/x.js');

it.each([
  missing,
  new TypeError('error loading dynamically imported module: https://haptera.example/_next/x.js'),
  new TypeError('Importing a module script failed.'),
  Object.assign(new Error('Loading chunk 12 failed.'), { name: 'ChunkLoadError' }),
])('the error messages of all browsers for a missing chunk are recognized: %s', (error) => {
  expect(isMissingPart(error)).toBe(true);
});

it('an error of another kind does not reload the page', async () => {
  const page = aPage();
  expect(await reloadForMissingPart(new Error('The CMS did not give a page'), page)).toBe(false);
  expect(await reloadForMissingPart('Loading chunk 12 failed.', page)).toBe(false);
  expect(page.reloads).toBe(0);
});

it('a missing chunk reloads the page, at most once in 60 seconds', async () => {
  const page = aPage();
  expect(await reloadForMissingPart(missing, page)).toBe(true);
  page.now += 59_999;
  expect(await reloadForMissingPart(missing, page)).toBe(false);
  page.now += 1;
  expect(await reloadForMissingPart(missing, page)).toBe(true);
  expect(page.reloads).toBe(2);
});

it('a page is not reloaded while the server does not answer', async () => {
  const page = aPage(false);
  expect(await reloadForMissingPart(missing, page)).toBe(false);
  expect(page.reloads).toBe(0);
});
