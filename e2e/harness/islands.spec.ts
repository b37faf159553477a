import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { attachmentsManifest } from '#contract/still-pages.ts';
import { cacheFolder } from '#kit/project-files.ts';
import { buildAttachments } from '../../scripts/launch/attachments.ts';
import { test } from './harness-test.ts';

const folder = path.join(cacheFolder, 'island-rig');
const origin = 'http://island.test';

test('pressing an island loads React, and the press is not lost', async ({ page }) => {
  await buildAttachments(folder, [{ name: 'counter', file: 'e2e/harness/rig/counter.tsx' }]);
  const {
    counter: [counter],
  }: { counter: [string] } = JSON.parse(readFileSync(path.join(folder, attachmentsManifest), 'utf8'));
  const markup = `<div data-attach="counter" data-props='{"start":3}'><button type="button">Pressed 3 times</button></div>`;
  const fetched = new Map<string, number>();
  await page.route(`${origin}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/') {
      return route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><title>Island</title>${markup}<script type="module" src="${counter}"></script>`,
      });
    }
    const file = readFileSync(path.join(folder, pathname.replace('/_next/', '')));
    fetched.set(pathname, file.length);
    return route.fulfill({ contentType: 'text/javascript', body: file });
  });
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(origin);
  await expect(page.locator('[data-attached]')).toHaveCount(1);
  expect([...fetched.values()].reduce((sum, size) => sum + size, 0)).toBeLessThan(2_500);

  const button = page.getByRole('button');
  await button.click();
  await expect(button).toHaveText('Pressed 4 times');
  await button.click();
  await expect(button).toHaveText('Pressed 5 times');
  expect(Math.max(...fetched.values())).toBeGreaterThan(50_000);
  expect(errors).toEqual([]);
});
