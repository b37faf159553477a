import type { Browser, Page } from '@playwright/test';
import en from '../../studio/messages/en.json' with { type: 'json' };
import enDesk from '../../studio/messages/en-desk.json' with { type: 'json' };
import zh from '../../studio/messages/zh.json' with { type: 'json' };
import zhDesk from '../../studio/messages/zh-desk.json' with { type: 'json' };
import { type Editor, openSession, sampleLogin } from '../support/editor.ts';
import { requireJourneyEnv } from '../support/env.ts';
import { expect, leavePage, test } from '../support/journey.ts';
import { nightly } from '../support/nightly.ts';
import { findAccessibilityFaults, findOverflow } from '../support/page-checks.ts';
import { chooseFromMenu, furnish, mainlyIn, signIn } from '../support/studio.ts';

const words = { zh: { ...zh.desk, ...zhDesk.desk }, en: { ...en.desk, ...enDesk.desk } };
type UiLocale = keyof typeof words;

const arrival = { timeout: 15_000 };
const administratorLogin = { username: 'admin@haptera.example', password: sampleLogin.password } as const;
const password = 'long enough for this';

let url: string;
let admin: Pick<Editor, 'request'>;
let person: { readonly id: number; readonly login: string };
let number = 0;

test.beforeAll(async () => {
  ({ url } = requireJourneyEnv());
  admin = await openSession(url, administratorLogin);
});
test.beforeEach(async () => {
  number += 1;
  const login = `journey-account-${Date.now()}-${number}`;
  const { id } = await admin.request<{ id: number }>({
    path: '/wp/v2/users',
    method: 'POST',
    data: { username: login, email: `${login}@haptera.example`, password, name: 'Lin Wei', roles: ['editor'] },
  });
  person = { id, login };
});
test.afterEach(async ({ page }) => {
  await leavePage(page);
  await admin.request({ path: `/wp/v2/users/${person.id}?force=true&reassign=`, method: 'DELETE' });
});

/** Signs in through the form and opens the account page. */
async function enterAccount(page: Page, uiLocale: UiLocale, secret = password): Promise<void> {
  const t = words[uiLocale];
  await furnish(page, uiLocale);
  await page.goto(`${url}/studio/account`);
  await page.getByLabel(t.signIn.username).fill(person.login);
  await page.getByLabel(t.signIn.password).fill(secret);
  await page.getByRole('button', { name: t.signIn.submit }).click();
  await expect(page.getByRole('heading', { name: t.users.signIn })).toBeVisible(arrival);
}

/** Signs in from another browser, without the form. */
async function elsewhere(browser: Browser, uiLocale: UiLocale): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await furnish(page, uiLocale);
  const data = { username: person.login, password };
  const answer = await page.request.post(`${url}/wp-json/haptera/v1/session`, { data, headers: { origin: url } });
  expect(answer.status()).toBe(200);
  await page.goto(`${url}/studio/account`);
  await expect(page.getByRole('heading', { name: words[uiLocale].users.signIn })).toBeVisible(arrival);
  return page;
}

for (const uiLocale of mainlyIn('zh')) {
  const t = words[uiLocale];

  test(`a program that asks for access gets a password once the user has signed in and approved (${uiLocale})`, async ({
    page,
  }) => {
    await furnish(page, uiLocale);
    await page.route('https://writer.example/**', (route) => route.fulfill({ body: 'back' }));
    const asked = new URLSearchParams({ app_name: 'Writer', success_url: 'https://writer.example/back' });
    await page.goto(`${url}/wp-admin/authorize-application.php?${asked}`);
    await page.getByLabel(t.signIn.username).fill(person.login);
    await page.getByLabel(t.signIn.password).fill(password);
    await page.getByRole('button', { name: t.signIn.submit }).click();
    await expect(page.getByRole('heading', { name: t.authorize.title })).toBeVisible(arrival);
    await expect(page.getByText('writer.example')).toBeVisible();
    expect(await findAccessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: t.authorize.approve }).click();
    await page.waitForURL('https://writer.example/back?**');
    const { searchParams } = new URL(page.url());
    expect(searchParams.get('user_login')).toBe(person.login);
    const authorization = `Basic ${btoa(`${person.login}:${searchParams.get('password')}`)}`;
    const me = await fetch(`${searchParams.get('site_url')}/wp-json/wp/v2/users/me`, { headers: { authorization } });
    expect([me.status, await me.json()]).toMatchObject([200, { id: person.id }]);
  });

  test(`a new password requires the current one, and signs other browsers out (${uiLocale})`, async ({
    page,
    browser,
    complaints,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await enterAccount(page, uiLocale);
    const other = await elsewhere(browser, uiLocale);
    const form = page.getByRole('region', { name: t.users.signIn });
    const save = form.getByRole('button', { name: t.settings.save });
    await expect(save).toBeDisabled();
    await form.getByLabel(t.users.newPassword).fill('another long password');
    await form.getByLabel(t.users.ownPassword).fill('not the password');
    expect(await findAccessibilityFaults(page)).toEqual([]);
    expect(await findOverflow(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(form.getByText(t.errors.ownPasswordWrong)).toBeVisible();
    await expect(form.getByLabel(t.users.ownPassword)).toBeFocused();
    // The browser logs every 403.
    complaints.length = 0;
    await form.getByLabel(t.users.ownPassword).fill(password);
    await page.keyboard.press('Enter');
    await expect(page.getByText(t.users.signInSaved)).toBeVisible();
    await expect(page.getByText(t.sessions.onlyHere)).toBeVisible();
    await expect(form.getByLabel(t.users.newPassword)).toHaveValue('');

    await other.reload();
    await expect(other.getByLabel(t.signIn.username)).toBeVisible(arrival);
    await other.context().close();
    complaints.length = 0;
  });

  test(`an application password is created with scope and expiry date, shown once, and revoked (${uiLocale})`, async ({
    page,
  }) => {
    await enterAccount(page, uiLocale);
    const part = page.getByRole('region', { name: t.users.passwords });
    await expect(part.getByText(t.passwords.none)).toBeVisible();
    await part.getByLabel(t.passwords.name).fill('Build server');
    await part.getByLabel(t.passwords.scope).press('Enter');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: t.passwords.create }).click();
    const shown = part.locator('code');
    await expect(shown).toHaveText(/^(?:[A-Za-z\d]{4} ){5}[A-Za-z\d]{4}$/);
    const item = part.getByRole('listitem').filter({ hasText: 'Build server' });
    await expect(item).toContainText(t.passwords.scopes.read);
    expect(await findAccessibilityFaults(page)).toEqual([]);

    const ask = async (method: string) => {
      const authorization = `Basic ${Buffer.from(`${person.login}:${await shown.textContent()}`).toString('base64')}`;
      const init = { method, headers: { authorization, 'content-type': 'application/json' } };
      return (await fetch(`${url}/wp-json/wp/v2/posts`, method === 'GET' ? init : { ...init, body: '{}' })).status;
    };
    expect([await ask('GET'), await ask('POST')]).toEqual([200, 403]);
    await item.getByRole('button', { name: t.passwords.remove }).click();
    await page.getByRole('dialog').getByRole('button', { name: t.passwords.remove }).click();
    await expect(part.getByText(t.passwords.none)).toBeVisible();
    expect(await ask('GET')).toBe(401);
  });

  test(
    `a user sees where they are signed in, and signs out everywhere else (${uiLocale})`,
    nightly,
    async ({ page, browser, complaints }) => {
      const others = [await elsewhere(browser, uiLocale), await elsewhere(browser, uiLocale)];
      await enterAccount(page, uiLocale);
      const part = page.getByRole('region', { name: t.sessions.title });
      await expect(part.getByRole('listitem')).toHaveCount(3);
      await expect(part.getByRole('listitem').filter({ hasText: t.sessions.current })).toHaveCount(1);
      await expect(part.getByRole('listitem').filter({ hasText: 'Chrome' })).toHaveCount(3);
      await part
        .getByRole('button', { name: /Chrome/ })
        .first()
        .click();
      await expect(part.getByRole('listitem')).toHaveCount(2);
      await part.getByRole('button', { name: t.sessions.endOthers }).click();
      await page.getByRole('dialog').getByRole('button', { name: t.sessions.endOthers }).click();
      await expect(part.getByText(t.sessions.onlyHere)).toBeVisible();
      for (const other of others) {
        await other.reload();
        await expect(other.getByLabel(t.signIn.username)).toBeVisible(arrival);
        await other.context().close();
      }
      complaints.length = 0;
    },
  );

  test(`an administrator confirms a new role with their own password (${uiLocale})`, async ({ page }) => {
    await signIn(page, { url }, uiLocale, { login: administratorLogin });
    await page.goto('/studio/users');
    const row = page.getByRole('row').filter({ hasText: person.login }).first();
    await expect(row).toBeVisible(arrival);
    await row.getByRole('button').click();
    await chooseFromMenu(page, t.users.edit);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel(t.users.ownPassword)).toHaveCount(0);
    await dialog.getByLabel(t.users.role).press('Enter');
    await page.getByText(t.users.may.author).click();
    await dialog.getByLabel(t.users.ownPassword).fill(administratorLogin.password);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(row).toContainText(t.users.roles.author);
  });
}
