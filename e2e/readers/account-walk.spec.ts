import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { isLong } from '#kit/testing/env.ts';
import deletion from '../../blocks/account-deletion/messages.json' with { type: 'json' };
import feedback from '../../blocks/feedback-form/messages.json' with { type: 'json' };
import trial from '../../blocks/trial-account/messages.json' with { type: 'json' };
import { type AccountHand, accountHandOn, accountWords } from '../support/account-hand.ts';
import { expect, test } from '../support/journey.ts';
import { nightly } from '../support/nightly.ts';
import { type OwnPlatform, openOwnPlatform } from '../support/own-platform.ts';
import { findAccessibilityFaults } from '../support/page-checks.ts';

/**
 * Every state transition of an account (specification, section 4), with two browsers, mail from the outbox, and a
 * platform with an adjustable clock. In Chinese the first browser is a phone.
 */
const walks = [
  { locale: 'zh', device: 'phone', elsewhere: '账号已在其他设备登录', sent: /试用/ },
  { locale: 'en', device: 'desktop', elsewhere: 'logged in elsewhere', sent: /trial/ },
] as const;

const password = 'hx7kq2mw';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let own: OwnPlatform;
test.describe.configure({ mode: 'serial', timeout: 150_000 });
test.beforeAll(async ({ product }) => {
  test.setTimeout(120_000);
  own = await openOwnPlatform(product.url);
});
test.afterAll(() => own.close());

interface Person {
  readonly page: Page;
  readonly hand: AccountHand;
}

for (const [turn, { locale, device, elsewhere, sent }] of walks.entries()) {
  const skipUnlessTurn = (at: number) =>
    test.skip(!isLong && at % walks.length !== turn, 'A short run tests each journey in only one language.');

  const words = accountWords[locale];
  const about = { deletion: deletion[locale], feedback: feedback[locale], trial: trial[locale] };
  const said = (page: Page) => page.locator('.toast');

  /** Opens a separate browser. */
  const arrive = async (browser: Browser, url: string, on: 'desktop' | 'phone'): Promise<Person> => {
    const viewport = on === 'phone' ? { width: 390, height: 844 } : { width: 1440, height: 900 };
    const context = await browser.newContext({ baseURL: url, viewport });
    await own.join(context);
    const page = await context.newPage();
    return { page, hand: accountHandOn(page, locale, on) };
  };

  const both = async (browser: Browser, url: string) =>
    [await arrive(browser, url, device), await arrive(browser, url, 'desktop')] as const;

  test(`a login elsewhere ends the session, and unsent text survives (${locale}, ${device})`, async ({
    browser,
    product,
  }) => {
    skipUnlessTurn(0);
    const [one, other] = await both(browser, product.url);
    const email = `${randomUUID()}@example.com`;
    await one.hand.open('/community/faq');
    await one.hand.register(email, password);
    await own.readMail(email, locale === 'zh' ? /欢迎/ : /Welcome/);
    await one.hand.leave();
    const form = one.page.locator('[data-attach=feedback-form]');
    await form.getByLabel(about.feedback.type).selectOption('1');
    await form.getByLabel(about.feedback.content).fill('The wheel is silent.');

    await other.hand.open('/');
    await other.hand.logIn(email, password);
    await (await one.hand.openAccount()).getByRole('button', { name: words.account.upgrade }).click();
    await one.page.getByRole('button', { name: words.upgrade.send }).click();
    await expect(said(one.page)).toContainText('403');
    await expect(said(one.page)).toContainText(elsewhere);
    await one.hand.untilOut();
    await one.page.keyboard.press('Escape');
    await one.hand.leave();
    await expect(form.getByLabel(about.feedback.content)).toHaveValue('The wheel is silent.');

    await one.hand.logIn(email, password);
    await one.hand.leave();
    await expect(form.getByLabel(about.feedback.content)).toHaveValue('The wheel is silent.');
    await form.locator('button[type=submit]').click();
    await expect(form.getByLabel(about.feedback.content)).toHaveValue('');
    await other.page.reload();
    await expect(said(other.page)).toContainText('403');
    await other.hand.untilOut();
    await Promise.all([one.page.context().close(), other.page.context().close()]);
  });

  test(`a trial is started from the mail in another browser, expires, and cannot be started again (${locale}, ${device})`, async ({
    browser,
    product,
  }) => {
    skipUnlessTurn(1);
    const [one, other] = await both(browser, product.url);
    const email = `${randomUUID()}@example.com`;
    const send = one.page.getByRole('button', { name: words.upgrade.send });
    const openUpgrade = async () =>
      (await one.hand.openAccount()).getByRole('button', { name: words.account.upgrade }).click();
    await one.hand.open('/');
    await one.hand.register(email, password);
    await openUpgrade();
    await send.click();
    await expect(one.page.getByText(words.upgrade.sent)).toBeVisible();
    await expect(send).toBeDisabled();

    const block = other.page.locator('[data-attach=trial-account]');
    const first = linkIn(await own.readMail(email, sent));
    own.advance(DAY + MINUTE);
    await other.page.goto(first);
    await expect(block.getByText(about.trial.expired)).toBeVisible();

    // After a day without a call the session has expired too, so the page shows no signed-in account.
    await one.page.reload();
    await one.hand.untilOut();
    await one.hand.logIn(email, password);
    await openUpgrade();
    await send.click();
    await expect(one.page.getByText(words.upgrade.sent)).toBeVisible();
    await expect.poll(async () => linkIn(await own.readMail(email, sent))).not.toBe(first);
    const link = linkIn(await own.readMail(email, sent));
    await other.page.goto(link);
    await expect(block).toContainText(email);
    expect(await findAccessibilityFaults(other.page)).toEqual([]);
    await block.getByRole('button', { name: about.trial.confirm }).click();
    await expect(block.getByText(about.trial.started)).toBeVisible();
    await other.page.goto(link);
    await expect(block.getByText(about.trial.used)).toBeVisible();

    await one.page.reload();
    const line = (await one.hand.openAccount()).locator('.account-type');
    await expect(line).toContainText(words.account.trialCustomer);
    await expect(line).toContainText(words.account.days.replace('{days}', '7'));
    own.advance(6 * DAY + 12 * HOUR);
    await one.page.reload();
    await one.hand.untilOut();
    await one.hand.logIn(email, password);
    await expect((await one.hand.openAccount()).locator('.account-type')).toContainText(words.account.lastDay);
    own.advance(DAY);
    await one.page.reload();
    await one.hand.untilOut();
    await one.hand.logIn(email, password);
    await expect((await one.hand.openAccount()).locator('.account-type')).toContainText(words.account.expired);
    await openUpgrade();
    await expect(one.page.getByText(words.upgrade.trialOver)).toBeVisible();
    await expect(send).toBeHidden();
    await Promise.all([one.page.context().close(), other.page.context().close()]);
  });

  test(
    `a code can be sent again after a minute, expires after ten, and sets a password once (${locale}, ${device})`,
    nightly,
    async ({ browser, product }) => {
      skipUnlessTurn(2);
      const [one, other] = await both(browser, product.url);
      const email = `${randomUUID()}@example.com`;
      const subject = locale === 'zh' ? /重置密码/ : /code for a new password/;
      await other.hand.open('/');
      await other.hand.register(email, password);
      await other.page.context().clearCookies();
      await other.page.reload();
      for (const { page, hand } of [one, other]) {
        await hand.open('/');
        await hand.ask('login');
        await page.getByRole('button', { name: words.login.forgot }).click();
        await page.locator('#forgot-email').fill(email);
        await expect(page.locator('#forgot-code + button')).toBeEnabled();
      }
      await one.page.locator('#forgot-code + button').click();
      await expect(one.page.locator('#forgot-code + button')).toHaveText(/\d+/);
      const first = codeIn(await own.readMail(email, subject));
      await other.page.locator('#forgot-code + button').click();
      await expect(other.page.locator('#forgot-code-error')).toContainText('60');

      own.advance(11 * MINUTE);
      await one.page.locator('#forgot-code').fill(first);
      await one.page.getByRole('button', { name: words.forgot.next, exact: true }).click();
      await expect(one.page.locator('#forgot-code-error')).toHaveText(
        locale === 'zh' ? '验证码已过期' : 'Verification code has expired',
      );
      await other.page.reload();
      await other.hand.open('/');
      await other.hand.ask('login');
      await other.page.getByRole('button', { name: words.login.forgot }).click();
      await other.page.locator('#forgot-email').fill(email);
      await expect(other.page.locator('#forgot-code + button')).toBeEnabled();
      await other.page.locator('#forgot-code + button').click();
      await expect.poll(async () => codeIn(await own.readMail(email, subject))).not.toBe(first);
      const second = codeIn(await own.readMail(email, subject));
      // The address stays in its field, so the same browser continues with the newer code.
      await one.page.locator('#forgot-code').fill(second);
      await one.page.getByRole('button', { name: words.forgot.next, exact: true }).click();
      await one.page.locator('#forgot-password').fill('rt5zn8pw');
      await one.page.locator('#forgot-confirm').fill('rt5zn8pw');
      await one.page.getByRole('button', { name: words.forgot.submit }).click();
      await expect(one.page.getByText(words.forgot.done)).toBeVisible();
      await own.readMail(email, locale === 'zh' ? /密码已修改/ : /password was changed/);
      await expect(one.page.locator('#login-email')).toBeFocused({ timeout: 8_000 });
      await expect(one.page.locator('#login-email')).toHaveValue(email);
      await one.page.locator('#login-password').fill('rt5zn8pw');
      await one.page.keyboard.press('Enter');
      await expect(one.page.locator('.account-username').first()).toHaveText(email);
      await Promise.all([one.page.context().close(), other.page.context().close()]);
    },
  );

  test(`an account that is deleted in one browser is signed out in the other (${locale}, ${device})`, async ({
    browser,
    product,
  }) => {
    skipUnlessTurn(3);
    const [one, other] = await both(browser, product.url);
    const email = `${randomUUID()}@example.com`;
    await other.hand.open('/');
    await other.hand.register(email, password);
    await one.hand.open('/community/account-deletion');
    const block = one.page.locator('[data-attach=account-deletion]');
    await block.getByLabel(about.deletion.email).fill(email);
    await one.page.keyboard.press('Enter');
    await block.getByRole('button', { name: about.deletion.send }).click();
    const code = codeIn(await own.readMail(email, locale === 'zh' ? /注销账号/ : /delete your account/));
    await block.getByRole('textbox', { name: about.deletion.code }).fill(code === '000000' ? '000001' : '000000');
    await one.page.keyboard.press('Enter');
    await expect(block.getByRole('textbox', { name: about.deletion.code })).toHaveAccessibleDescription(
      locale === 'zh' ? '验证码错误' : 'Invalid verification code',
    );
    await block.getByRole('textbox', { name: about.deletion.code }).fill(code);
    await one.page.keyboard.press('Enter');
    await expect(block.getByText(about.deletion.done)).toBeVisible();
    await own.readMail(email, locale === 'zh' ? /已注销/ : /was deleted/);
    await other.page.reload();
    await other.hand.untilOut();
    await other.hand.ask('login');
    await other.page.locator('#login-email').fill(email);
    await other.page.locator('#login-password').fill(password);
    await other.page.keyboard.press('Enter');
    await expect(said(other.page)).toContainText(`601 ${words.login.wrong}`);
    await Promise.all([one.page.context().close(), other.page.context().close()]);
  });
}

function linkIn(mail: string): string {
  return /https?:\/\/\S+key=[\w-]+/.exec(mail)?.[0] ?? '';
}

function codeIn(mail: string): string {
  return /(?<![\w-])\d{6}(?![\w-])/.exec(mail)?.[0] ?? '';
}
