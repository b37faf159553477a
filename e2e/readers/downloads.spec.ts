import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { Locale } from '#cms-schema/locale.ts';
import { localizePath } from '#cms-schema/locale.ts';
import { archives } from '#demo/files/archives.ts';
import { printZip } from '#kit/zip/print-zip.ts';
import en from '../../site/messages/account.en.json' with { type: 'json' };
import zh from '../../site/messages/account.zh.json' with { type: 'json' };
import { expect, test } from '../support/journey.ts';
import { untilAlive } from '../support/page-checks.ts';
import { answerCalls, keepSession } from '../support/platform-double.ts';
import { mainlyIn, signIn } from '../support/studio.ts';

const messages = { zh, en };
const download = { zh: '下载', en: 'Download' } as const;
const password = 'feelthetouch26';
const call = '/community/resource/download';

const resourceAt = (locale: Locale, key: string) => localizePath(`/community/resource/${key}`, locale);
const buttonOn = (page: Page) => page.locator('button[data-ticket]').first();
const saidOn = (page: Page) => page.locator('[data-download] [data-told]').first();

async function logIn(page: Page, email: string): Promise<void> {
  await page.locator('#login-email').fill(email);
  await page.locator('#login-password').fill(password);
  await page.keyboard.press('Enter');
}

function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

for (const locale of mainlyIn('en')) {
  const words = messages[locale].download;

  test(`an anonymous visitor logs in, and the download then starts automatically (${locale})`, async ({ page }) => {
    await page.goto(`${localizePath('/community/resource', locale)}?tab=sdk`);
    await untilAlive(page);
    const [offer] = [page.locator('[data-download]').first()];
    const button = offer.getByRole('button', { name: new RegExp(`^${download[locale]}`) });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('#login-email')).toBeFocused();
    await expect(offer.locator('[data-told]')).toHaveText(words.login);
    const saving = page.waitForEvent('download');
    await logIn(page, 'user@haptera.example');
    const saved = await saving;
    expect(saved.suggestedFilename()).toBe(archives['engine-sdk-mobile'].fileName);
    expect(hashOf(await readFile(await saved.path()))).toBe(hashOf(printZip(archives['engine-sdk-mobile'].files)));
    await expect(offer.locator('[data-told]')).toContainText(archives['engine-sdk-mobile'].fileName);
    await expect(page.locator('.account-dialog[open]')).toHaveCount(0);
    await expect(button).toBeFocused();
  });

  test(`a standard account is offered an upgrade for the Pro tool (${locale})`, async ({ page, complaints }) => {
    await page.goto(resourceAt(locale, 'design-pro'));
    await untilAlive(page);
    await buttonOn(page).click();
    await logIn(page, 'user@haptera.example');
    await expect(saidOn(page)).toContainText('521');
    await expect(page.getByRole('dialog', { name: messages[locale].upgrade.title })).toBeVisible();
    await page.keyboard.press('Escape');
    await saidOn(page).getByRole('button', { name: words.upgrade }).click();
    await expect(page.getByRole('dialog', { name: messages[locale].upgrade.title })).toBeVisible();
    // The browser logs the refused request.
    complaints.splice(0);
  });
}

test('a customer downloads the Pro tool and sees how long the contract runs, and staff see the download counted', async ({
  page,
  product,
}) => {
  await page.goto(resourceAt('en', 'design-pro'));
  await untilAlive(page);
  await buttonOn(page).click();
  const saving = page.waitForEvent('download');
  await logIn(page, 'customer@haptera.example');
  const saved = await saving;
  expect(hashOf(await readFile(await saved.path()))).toBe(hashOf(printZip(archives['design-pro'].files)));
  await page.goto('/en/community/resource?tab=design');
  await expect(page.locator('.resource-customer')).toContainText('contract');
  await signIn(page, product);
  await page.goto('/studio/download-counts');
  const counts = page.getByRole('row', { name: archives['design-pro'].fileName }).getByRole('cell');
  await expect(counts.nth(1)).toHaveText(/^[1-9]\d*$/);
  await expect(counts.nth(2)).toHaveText(/^[1-9]\d*$/);
});

test('an account whose trial has ended is told so, and referred to the business team', async ({ page, complaints }) => {
  await page.goto(resourceAt('en', 'design-pro'));
  await untilAlive(page);
  await buttonOn(page).click();
  await logIn(page, 'expired@haptera.example');
  await expect(saidOn(page)).toContainText('606');
  await expect(saidOn(page).getByRole('link', { name: en.download.business })).toHaveAttribute(
    'href',
    '/en/community/business',
  );
  complaints.splice(0);
});

test('closing the panel without logging in starts no download later', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await page.goto(resourceAt('en', 'engine-sdk-mobile'));
  await untilAlive(page);
  await buttonOn(page).click();
  await expect(saidOn(page)).toHaveText(en.download.login);
  // The message is shown before the panel, whose code is still loading.
  await expect(page.locator('.sign-in:visible')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(saidOn(page)).toHaveText('');
  await page.locator('.header-account-button').click();
  await page.locator('#account-panel [data-account-wish=login]').click();
  await logIn(page, 'user@haptera.example');
  await expect(page.locator('.account-name')).toHaveText('user@haptera.example');
  expect(calls).not.toContain(`/platform${call}`);
});

test('a page of resources makes no account request before the visitor clicks', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/en/community/resource?tab=sdk');
  await untilAlive(page);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => /press-download|account|\/platform\//.test(url))).toEqual([]);
});

test.describe('with a service that fails', () => {
  const failures = [
    ['away', en.download.begun, 'Network error'],
    ['nonsense', en.download.begun, 'invalid response'],
    [{ code: 522, message: 'Resource not found' }, en.download.begun, en.download.changed],
    [{ code: 529, message: 'The service is busy' }, en.download.begun, 'The service is busy'],
  ] as const;
  for (const [answer, , said] of failures) {
    test(`the visitor is told what happened, and can try again (${said})`, async ({ page, product, complaints }) => {
      await keepSession(page, product.url);
      await answerCalls(page, { [call]: answer });
      await page.goto(resourceAt('en', 'engine-sdk-mobile'));
      await untilAlive(page);
      await buttonOn(page).click();
      await expect(saidOn(page)).toContainText(said);
      await expect(buttonOn(page)).not.toHaveAttribute('aria-busy', 'true');
      complaints.splice(0);
    });
  }

  test('an expired session asks for a new login, and the download continues', async ({ page, product }) => {
    await keepSession(page, product.url);
    await answerCalls(page, { [call]: { code: 401, message: 'Unauthorized account' } });
    await page.goto(resourceAt('en', 'engine-sdk-mobile'));
    await untilAlive(page);
    await buttonOn(page).click();
    await expect(page.locator('#login-email')).toBeFocused();
    await page.unroute(() => true);
    await page.unrouteAll();
    const saving = page.waitForEvent('download');
    await logIn(page, 'user@haptera.example');
    expect((await saving).suggestedFilename()).toBe(archives['engine-sdk-mobile'].fileName);
  });
});
