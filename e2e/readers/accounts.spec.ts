import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { APIRequestContext, Page } from '@playwright/test';
import type { Locale } from '#cms-schema/locale.ts';
import en from '../../site/messages/account.en.json' with { type: 'json' };
import zh from '../../site/messages/account.zh.json' with { type: 'json' };
import { expect, test } from '../support/journey.ts';
import { findAccessibilityFaults, untilAlive } from '../support/page-checks.ts';
import { answerCalls, keepSession, keyMaterial } from '../support/platform-double.ts';
import { mainlyIn } from '../support/studio.ts';

const messages = { zh, en };
const homes = { zh: '/', en: '/en' } as const;

/** Opens the account panel on a wide screen. */
async function ask(page: Page, wish: 'login' | 'register'): Promise<void> {
  await page.locator('.header-account-button').click();
  await page.locator(`#account-panel [data-account-wish=${wish}]`).click();
  await expect(page.locator(`#${wish}-email`)).toBeFocused();
}

const said = (page: Page) => page.locator('.toast');

/** Reads the code from the newest mail to a recipient, from the outbox page for developers. */
async function readCode(request: APIRequestContext, to: string): Promise<string> {
  let code = '';
  await expect
    .poll(async () => {
      const list = await (await request.get('/platform/outbox')).text();
      const [, id = ''] = new RegExp(`outbox/([0-9a-f-]{36})"[^<]*>[^<]*</a>\\s*<small>${to}`).exec(list) ?? [];
      const mail = id === '' ? '' : await (await request.get(`/platform/outbox/${id}`)).text();
      // Not within the address, which is a random one.
      code = /(?<![\w-])\d{6}(?![\w-])/.exec(mail.replace(/[\s\S]*<body/, ''))?.[0] ?? '';
      return code;
    })
    .not.toBe('');
  return code;
}

async function fillLogin(page: Page, email: string, password: string): Promise<void> {
  await page.locator('#login-email').fill(email);
  await page.locator('#login-password').fill(password);
  await page.keyboard.press('Enter');
}

for (const locale of mainlyIn('en') satisfies readonly Locale[]) {
  const words = messages[locale];

  test(`a visitor registers, is signed in, logs out, and logs in again (${locale})`, async ({ page, complaints }) => {
    const email = `${randomUUID()}@example.com`;
    await page.goto(homes[locale]);
    await untilAlive(page);
    await ask(page, 'register');
    const submit = page.getByRole('button', { name: words.register.submit, exact: true });
    await page.locator('#register-email').fill('nobody');
    await page.locator('#register-password').fill('short');
    await page.locator('#register-company').focus();
    await expect(page.locator('#register-email-error')).toHaveText(words.login.message.emailError);
    await expect(page.locator('#register-password-error')).toHaveText(words.rules.password);
    await expect(page.locator('#register-email')).toHaveAccessibleDescription(words.login.message.emailError);
    await page.locator('#register-email').fill(email);
    await page.locator('#register-password').fill('hx7kq2mw');
    await expect(submit).toBeDisabled();
    await page.locator('#register-industry').selectOption({ index: 1 });
    await page.locator('#register-policy').check();
    await expect(submit).toBeEnabled();
    await submit.click();
    await expect(page.locator('.account-dialog')).toBeHidden();
    await expect(page.locator('.account-name')).toHaveText(email);
    await expect(said(page)).toBeVisible();

    // The toast leaves the button in reach.
    await page.locator('.header-account-button').click({ timeout: 3_000 });
    await expect(page.locator('#account-panel .account-type')).toHaveText(words.account.user);
    await page.locator('#account-panel').getByRole('button', { name: words.account.logout }).click();
    await expect(said(page)).toContainText(words.login.message.doSuccess);
    await expect(page.locator('#site-header')).toHaveAttribute('data-session', 'out');
    expect((await page.context().cookies()).filter(({ name }) => name === 'token' || name === 'userInfo')).toEqual([]);

    await page.keyboard.press('Escape');
    await ask(page, 'login');
    await fillLogin(page, email, 'hx7kq2mx');
    await expect(page.locator('#login-password-error')).toHaveText(words.login.wrong);
    await expect(said(page)).toContainText(`601 ${words.login.wrong}`);
    await expect(page.locator('#login-email')).toHaveValue(email);
    await fillLogin(page, email, 'hx7kq2mw');
    await expect(page.locator('.account-name')).toHaveText(email);
    await page.reload();
    await expect(page.locator('.account-name')).toHaveText(email);

    // A registered address cannot be registered again.
    await page.locator('.header-account-button').click();
    await page.locator('#account-panel').getByRole('button', { name: words.account.logout }).click();
    await expect(page.locator('#site-header')).toHaveAttribute('data-session', 'out');
    await page.keyboard.press('Escape');
    await ask(page, 'register');
    await page.locator('#register-email').fill(email);
    await expect(page.locator('#register-email-error')).toHaveText(words.register.exists);
    // The browser logs each refused request.
    complaints.splice(0);
  });

  test(`a forgotten password is reset with a mailed code (${locale})`, async ({ page, request, complaints }) => {
    const email = `${randomUUID()}@example.com`;
    await page.goto(homes[locale]);
    await untilAlive(page);
    await ask(page, 'register');
    await page.locator('#register-email').fill(email);
    await page.locator('#register-password').fill('hx7kq2mw');
    await page.locator('#register-policy').check();
    await page.getByRole('button', { name: words.register.submit, exact: true }).click();
    await expect(page.locator('.account-name')).toHaveText(email);
    await page.locator('.header-account-button').click();
    await page.locator('#account-panel').getByRole('button', { name: words.account.logout }).click();
    await expect(page.locator('#site-header')).toHaveAttribute('data-session', 'out');
    await page.keyboard.press('Escape');

    await ask(page, 'login');
    await page.getByRole('button', { name: words.login.forgot }).click();
    const send = page.locator('#forgot-code + button');
    const next = page.getByRole('button', { name: words.forgot.next, exact: true });
    await expect(send).toBeDisabled();
    await page.locator('#forgot-email').fill(`${randomUUID()}@example.com`);
    await expect(page.locator('#forgot-email-error')).toHaveText(words.forgot.unknown);
    await expect(next).toBeDisabled();
    await page.locator('#forgot-email').fill(email);
    await expect(send).toBeEnabled();
    await send.click();
    await expect(send).toBeDisabled();
    await expect(send).toHaveText(/\d+/);
    await expect(page.locator('#forgot-code')).toBeFocused();
    const code = await readCode(request, email);
    await page.locator('#forgot-code').fill(code === '000000' ? '000001' : '000000');
    await next.click();
    await expect(page.locator('#forgot-code-error')).not.toBeEmpty();
    await page.locator('#forgot-code').fill(code);
    await next.click();
    const submit = page.getByRole('button', { name: words.forgot.submit });
    await page.locator('#forgot-password').fill('rt5zn8pw');
    await page.locator('#forgot-confirm').fill('rt5zn8px');
    await page.locator('#forgot-password').focus();
    await expect(page.locator('#forgot-confirm-error')).toHaveText(words.forgot.mismatch);
    await expect(submit).toBeDisabled();
    await page.locator('#forgot-confirm').fill('rt5zn8pw');
    await submit.click();
    await expect(page.getByText(words.forgot.done)).toBeVisible();
    await expect(page.locator('#login-email')).toHaveValue(email, { timeout: 8_000 });
    await expect(page.locator('#login-email')).toBeFocused({ timeout: 8_000 });
    await fillLogin(page, email, 'rt5zn8pw');
    await expect(page.locator('.account-name')).toHaveText(email);
    complaints.splice(0);
  });
}

test('if the service fails in any way, the visitor is told, and nothing typed is lost', async ({
  page,
  complaints,
}) => {
  await page.goto('/en');
  await untilAlive(page);
  await ask(page, 'login');
  await answerCalls(page, { '/auth/key': keyMaterial, '/auth/communityLogin': 'away' });
  await fillLogin(page, 'ana@example.com', 'hx7kq2mw');
  await expect(said(page)).toContainText('Network error, please check your connection');
  await answerCalls(page, { '/auth/communityLogin': 'nonsense' });
  await page.keyboard.press('Enter');
  await expect(said(page)).toContainText('invalid response');
  await answerCalls(page, { '/auth/communityLogin': { code: 500, message: 'Server error' } });
  await page.keyboard.press('Enter');
  await expect(said(page)).toContainText('500 Server error');
  await expect(page.locator('#login-email')).toHaveValue('ana@example.com');
  await expect(page.locator('#login-password')).toHaveValue('hx7kq2mw');
  // Close the panel to look at the page, and open it again.
  await page.mouse.click(5, 5);
  await expect(page.locator('.account-dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.account-dialog')).toBeHidden();
  await ask(page, 'login');
  await expect(page.locator('#login-email')).toHaveValue('ana@example.com');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  complaints.splice(0);
});

test('a page loads no account code for an anonymous visitor until they open the panel', async ({ page, request }) => {
  const loaded: string[] = [];
  page.on('request', (each) => each.url().endsWith('.js') && loaded.push(each.url()));
  await page.goto('/en', { waitUntil: 'networkidle' });
  await untilAlive(page);
  const read = async (addresses: readonly string[]) =>
    Promise.all(addresses.map(async (address) => (await request.get(address)).text()));
  for (const source of await read(loaded)) {
    expect(source).not.toMatch(/communityLogin|checkToken|forgetPassword|appReg|sendEmail|\/auth\/key/);
  }
  const before = new Set(loaded);
  await ask(page, 'login');
  const opened = await read(loaded.filter((address) => !before.has(address)));
  expect(opened.join('')).toMatch(/communityLogin/);
  const weight = opened.reduce((sum, source) => sum + gzipSync(source).length, 0);
  expect(weight).toBeLessThanOrEqual(12 * 1024);
});

test('logging in and out in one tab applies to the other tabs', async ({ page, product }) => {
  const login = {
    token: 'a-token-of-twenty-letters',
    userInfo: { username: 'ana@example.com', roleCode: 'trialCustomer', remainingDays: -1 },
    configFileAuth: 1,
    ifGroupManager: 0,
  };
  const other = await page.context().newPage();
  for (const each of [page, other]) {
    await answerCalls(each, {
      '/auth/key': keyMaterial,
      '/auth/communityLogin': { result: login },
      '/app/checkToken': { result: login },
      '/auth/logout': {},
      '/community/configFile/list': { result: { total: 0, pages: 0, mayCreate: false, items: [] } },
    });
  }
  await other.goto(`${product.url}/en/community/configTool`);
  await untilAlive(other);
  const access = other.locator('[data-attach=config-access]');
  await expect(access.getByText('This page is restricted. Please log in to access.')).toBeVisible();
  await page.goto('/en');
  await untilAlive(page);
  await ask(page, 'login');
  await fillLogin(page, 'ana@example.com', 'hx7kq2mw');
  await expect(page.locator('.account-name')).toHaveText('ana@example.com');
  await expect(other.locator('.account-name')).toHaveText('ana@example.com');
  await expect(access.getByText('Please contact your field application engineer')).toBeVisible();
  await other.locator('.header-account-button').click();
  await expect(other.locator('#account-panel .account-type')).toHaveText('Trial account · <1 day left');
  await other.locator('#account-panel').getByRole('button', { name: 'Log out' }).click();
  await expect(page.locator('#site-header')).toHaveAttribute('data-session', 'out');
  await expect(other, 'leaves a page that requires an account').toHaveURL(/\/en$/);
  await expect(said(other), 'and is told there').toContainText(en.login.message.doSuccess);
});

test('the logout page ends the session of a visitor who still has one', async ({ page, product }) => {
  await keepSession(page, product.url);
  await answerCalls(page, { '/auth/logout': {} });
  await page.goto('/en/logout');
  await expect(said(page)).toContainText(en.login.message.doSuccess);
  expect((await page.context().cookies()).filter(({ name }) => name === 'token' || name === 'userInfo')).toEqual([]);
});

test('on a phone the forms are in the menu, and close with it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await untilAlive(page);
  await page.locator('.header-toggle').click();
  await page.locator('.menu-account [data-account-wish=register]').click();
  await expect(page.locator('#site-menu #register-email')).toBeFocused();
  await page.locator('#register-email').fill('nobody');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.locator('.header-toggle').click();
  await expect(page.locator('#site-menu')).toBeHidden();
  await page.locator('.header-toggle').click();
  await expect(page.locator('#site-menu')).toBeVisible();
  await expect(page.locator('#register-email')).toBeHidden();
  await page.keyboard.press('Escape');
  // Opening the panel from the page opens the menu as well.
  await page.evaluate(() => document.dispatchEvent(new CustomEvent('haptera:ask-account', { detail: 'login' })));
  await expect(page.locator('#site-menu #login-email')).toBeFocused();
  await expect(page.locator('#register-email')).toHaveValue('nobody');
});

test('an entry of the account menu shows that its form is still loading', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await untilAlive(page);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.js(\?|$)/, async (route) => {
    await released;
    await route.continue();
  });
  await page.locator('.header-toggle').click();
  const entry = page.locator('.menu-account [data-account-wish=login]');
  await entry.click();
  await expect(entry).toHaveAttribute('aria-busy', 'true');
  await expect(page.locator('.load-bar')).toHaveAttribute('data-state', 'running');
  release();
  await expect(page.locator('#site-menu #login-email')).toBeFocused();
  await expect(entry).not.toHaveAttribute('aria-busy');
  await expect(page.locator('.load-bar')).toHaveAttribute('data-state', 'resting');
});

test('while strangers hold up a name, a mailed code lets its owner in together with the password', async ({ page }) => {
  const login = '/auth/communityLogin';
  await answerCalls(page, {
    '/auth/key': keyMaterial,
    '/auth/sendEmail': { message: 'Sent' },
    [login]: { code: 429, message: 'Too many attempts' },
  });
  await page.goto('/en');
  await untilAlive(page);
  await ask(page, 'login');
  await expect(page.locator('#login-code')).toBeHidden();
  await fillLogin(page, 'ana@example.com', 'hx7kq2mw');
  const send = page.locator('#login-code + button');
  await expect(send).toBeFocused();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await send.click();
  await expect(page.locator('#login-code')).toBeFocused();
  await page.locator('#login-code').fill('123456');
  await answerCalls(page, { [login]: { code: 704, message: 'Invalid verification code' } });
  await page.keyboard.press('Enter');
  await expect(page.locator('#login-code')).toHaveAccessibleDescription('Invalid verification code');
  const userInfo = { username: 'ana@example.com', roleCode: 'user', remainingDays: 0 };
  const result = { userInfo, configFileAuth: 2, ifGroupManager: 0, token: 'a-token-of-twenty-letters' };
  await answerCalls(page, { [login]: { result } });
  const sent = page.waitForRequest((each) => each.url().endsWith(login));
  await page.locator('#login-code').fill('654321');
  await page.keyboard.press('Enter');
  expect(new URLSearchParams((await sent).postData() ?? '').get('captcha')).toBe('654321');
  await expect(page.locator('.account-name')).toHaveText('ana@example.com');
});

test('the link of a mail sets a password once, and its key leaves the address', async ({ page }) => {
  const save = '/auth/setPasswordByLink';
  await answerCalls(page, {
    '/auth/key': keyMaterial,
    '/auth/readPasswordLink': { result: { username: 'ana@example.com' } },
    [save]: { code: 608, message: 'This password is too easy to guess' },
  });
  await page.goto(`/en#set-password=${'k'.repeat(43)}`);
  const dialog = page.getByRole('dialog', { name: en.setPassword.title });
  await expect(dialog).toContainText('ana@example.com');
  expect(new URL(page.url()).hash).toBe('');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.locator('#set-password').fill('hx7kq2mw');
  await page.locator('#set-confirm').fill('hx7kq2mw');
  await page.keyboard.press('Enter');
  await expect(page.locator('#set-password')).toHaveAccessibleDescription(/too easy to guess/);
  await answerCalls(page, { [save]: {} });
  await page.keyboard.press('Enter');
  // The report of the failure has left with the form that it was about.
  await expect(said(page)).toContainText(en.setPassword.done);
  await expect(page.locator('#login-email')).toBeFocused();
  await answerCalls(page, { '/auth/readPasswordLink': { code: 917, message: 'Already used' } });
  await page.goto('/en/community/faq');
  await page.goto(`/en#set-password=${'k'.repeat(43)}`);
  await expect(dialog).toContainText('Already used');
  await dialog.getByRole('button', { name: en.setPassword.forgot }).click();
  await expect(page.locator('#forgot-email')).toBeFocused();
});

test('a standard account requests an upgrade by mail, which is sent once', async ({ page, product }) => {
  await keepSession(page, product.url);
  const sent: string[] = [];
  page.on('request', (each) => each.url().endsWith('sendUpgradeTrialMail') && sent.push(each.postData() ?? ''));
  await answerCalls(page, { '/community/trialCustomer/sendUpgradeTrialMail': {} });
  await page.goto('/');
  await page.locator('.header-account-button').click();
  await page.locator('#account-panel').getByRole('button', { name: zh.account.upgrade }).click();
  const send = page.getByRole('button', { name: zh.upgrade.send });
  await send.click();
  await expect(page.getByText(zh.upgrade.sent)).toBeVisible();
  await expect(send).toBeDisabled();
  expect(sent).toEqual(['language=cn']);
  await expect(page.getByRole('dialog').getByRole('link', { name: zh.upgrade.business })).toHaveAttribute(
    'href',
    '/community/business',
  );
  expect(await findAccessibilityFaults(page)).toEqual([]);
});

test('a session that was replaced elsewhere is reported as ended, and the page stays as it is', async ({
  page,
  product,
}) => {
  await keepSession(page, product.url);
  await answerCalls(page, { '/app/checkToken': { code: 403, message: 'Your account was logged in elsewhere' } });
  await page.goto('/en/community/faq');
  await expect(said(page)).toContainText('403 Your account was logged in elsewhere');
  await expect(page.locator('#site-header')).toHaveAttribute('data-session', 'out');
});
