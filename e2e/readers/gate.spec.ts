import type { Page } from '@playwright/test';
import { type Locale, localizePath } from '#cms-schema/locale.ts';
import accountEn from '../../site/messages/account.en.json' with { type: 'json' };
import accountZh from '../../site/messages/account.zh.json' with { type: 'json' };
import en from '../../site/messages/en.json' with { type: 'json' };
import zh from '../../site/messages/zh.json' with { type: 'json' };
import { expect, test } from '../support/journey.ts';
import { untilAlive } from '../support/page-checks.ts';
import { answerCalls, keepSession } from '../support/platform-double.ts';
import { ownPage } from '../support/shared-page.ts';
import { mainlyIn } from '../support/studio.ts';

const words = { zh: zh.gate, en: en.gate } as const;
const told = { zh: accountZh.gate, en: accountEn.gate } as const;
const body = { zh: '产线检验', en: 'Check on the line' } as const;
const path = '/community/doc/hardware/driver-chips/chip-bring-up';
const gateOn = (page: Page) => page.locator('[data-attach="gate"]');

async function logIn(page: Page, email: string): Promise<void> {
  await page.locator('#login-email').fill(email);
  await page.locator('#login-password').fill('feelthetouch26');
  await page.keyboard.press('Enter');
}

async function openGate(page: Page, locale: Locale, email: string): Promise<void> {
  await page.goto(localizePath(path, locale));
  await untilAlive(page);
  await gateOn(page).getByRole('button', { name: words[locale].login }).press('Enter');
  await expect(gateOn(page).locator('[data-told]')).toHaveText(told[locale].login);
  await logIn(page, email);
}

for (const locale of mainlyIn('zh')) {
  test(`a customer logs in at the gate and reads until the session ends (${locale})`, async ({ page, request }) => {
    const stranger = await request.get(localizePath(path, locale));
    expect(await stranger.text()).not.toContain(body[locale]);
    await openGate(page, locale, 'customer@haptera.example');
    const heading = page.getByRole('heading', { name: body[locale] });
    await expect(heading).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${localizePath(path, locale)}$`));
    const checked = page.waitForResponse(/checkToken$/);
    const opened = page.waitForResponse(/\/opened\//);
    await page.reload();
    await expect(heading).toBeVisible();
    // Its answer is stored as the session, which would bring back the one that ends below.
    await (await checked).finished();
    const pass = await opened;
    expect(pass.headers()['referrer-policy']).toBe('no-referrer');
    // Its pass shows the document at no other address.
    const elsewhere = await request.get(pass.url().replace('chip-bring-up', 'other'), { maxRedirects: 0 });
    expect([elsewhere.status(), await elsewhere.text()]).toEqual([307, expect.not.stringContaining(body[locale])]);
    // What one reader saw is not cached for others.
    const after = await request.get(localizePath(path, locale));
    expect(await after.text()).not.toContain(body[locale]);
    await page.context().clearCookies({ name: 'token' });
    // Unlike an evaluation, this is repeated if the page leaves meanwhile, as it does when its own check comes later.
    await page.locator('html').dispatchEvent('haptera:session');
    await expect(gateOn(page)).toBeVisible();
    await expect(heading).toHaveCount(0);
  });
}

test('a standard account is told at the gate for customers that it may not pass', async ({ page, complaints }) => {
  await openGate(page, 'en', 'user@haptera.example');
  await expect(gateOn(page).locator('[data-told]')).toContainText('521');
  await expect(gateOn(page).getByRole('button', { name: told.en.again })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  // The browser logs the refused request.
  complaints.splice(0);
});

test(
  'the gate reports when the service is unreachable, answers nonsense, fails or is slow, and allows a retry',
  ownPage,
  async ({ page, product, complaints }) => {
    const call = '/community/document/open';
    const said = gateOn(page).locator('[data-told]');
    const again = gateOn(page).getByRole('button', { name: told.en.again });
    await page.clock.install();
    await keepSession(page, product.url, { roleCode: 'customer', remainingDays: 30 });
    await answerCalls(page, { [call]: 'away' });
    await page.goto(`/en${path}`);
    await expect(said).toContainText('check your connection');
    for (const [answer, text] of [
      ['nonsense', 'invalid response'],
      [{ code: 500, message: 'Server error' }, '500 Server error'],
      [{ code: 606, message: 'Your contract is over' }, '606 Your contract is over Contact sales'],
    ] as const) {
      await answerCalls(page, { [call]: answer });
      await again.press('Enter');
      await expect(said).toContainText(text);
    }

    const asked: string[] = [];
    let answerAt: (() => void) | undefined;
    await page.route(`**/platform${call}`, async (route) => {
      asked.push(route.request().url());
      await new Promise<void>((resolve) => {
        answerAt = resolve;
      });
      // A pass that the CMS refuses.
      const result = { url: `/en/opened${path}?pass=over.over`, until: '2026-05-08T08:00:00Z' };
      await route.fulfill({ json: { code: 200, success: true, message: '', result } });
    });
    await again.press('Enter');
    const busy = gateOn(page).getByRole('button', { name: told.en.open });
    await expect(said).toHaveText(told.en.opening);
    await busy.press('Enter');
    await page.clock.fastForward(10_000);
    await expect(said).toHaveText(told.en.late);
    answerAt?.();
    await expect(said).toHaveText(told.en.refused);
    // What the start-up check does when it confirms the session.
    await page.evaluate(() => document.dispatchEvent(new Event('haptera:session')));
    await expect(said).toHaveText(told.en.refused);
    expect(asked, 'neither a second press, the way back nor a confirmed session asks again').toHaveLength(1);
    await page.unroute(`**/platform${call}`);

    await answerCalls(page, { [call]: { code: 401, message: 'Unauthorized' } });
    await again.press('Enter');
    await expect(said).toHaveText(told.en.over);
    await expect(gateOn(page).getByRole('button', { name: words.en.login })).toBeVisible();
    complaints.splice(0);
  },
);

test('an expired address leads to the gate', async ({ page }) => {
  await page.goto(`/en/opened${path}?pass=over.over`);
  await expect(page).toHaveURL(new RegExp(`/en${path}$`));
  await expect(gateOn(page)).toBeVisible();
});
