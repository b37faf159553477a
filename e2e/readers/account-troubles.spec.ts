import type { Page } from '@playwright/test';
import { accountHandOn } from '../support/account-hand.ts';
import { expect, test } from '../support/journey.ts';
import { untilAlive } from '../support/page-checks.ts';
import { answerCalls, keyMaterial } from '../support/platform-double.ts';

interface TroubledForm {
  readonly name: string;
  /** What the form sends. */
  readonly call: string;
  /** Fills all of it in; what was typed, by field. */
  fill(page: Page): Promise<Readonly<Record<string, string>>>;
  send(page: Page): Promise<void>;
}

const enter = (page: Page) => page.keyboard.press('Enter');

/** Every form of accounts and of the community, but the login and feedback, whose journeys try it themselves. */
const forms: readonly TroubledForm[] = [
  {
    name: 'registration',
    call: '/auth/appReg/v2',
    fill: async (page) => {
      await answerCalls(page, { '/auth/key': keyMaterial, '/auth/checkUsername': { code: 511, message: '' } });
      const hand = accountHandOn(page, 'en', 'desktop');
      await hand.open('/');
      await hand.ask('register');
      await page.locator('#register-policy').check();
      await page.locator('#register-job').fill('Sound');
      await page.locator('#register-email').fill('ana@example.com');
      await page.locator('#register-password').fill('hx7kq2mw');
      await expect(page.getByRole('button', { name: 'Register', exact: true })).toBeEnabled();
      return {
        '#register-email': 'ana@example.com',
        '#register-password': 'hx7kq2mw',
        '#register-job': 'Sound',
      };
    },
    send: enter,
  },
  {
    name: 'code of a new password',
    call: '/auth/checkEmailCaptcha',
    fill: async (page) => {
      await answerCalls(page, { '/auth/checkUsername': {} });
      const hand = accountHandOn(page, 'en', 'desktop');
      await hand.open('/');
      await hand.ask('login');
      await page.getByRole('button', { name: 'Forgot password?' }).click();
      await page.locator('#forgot-email').fill('ana@example.com');
      await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeEnabled();
      await page.locator('#forgot-code').fill('123456');
      return { '#forgot-email': 'ana@example.com', '#forgot-code': '123456' };
    },
    send: enter,
  },
  {
    name: 'deletion of an account',
    call: '/auth/deleteAccount',
    fill: async (page) => {
      await answerCalls(page, { '/auth/checkUsername': {} });
      await page.goto('/en/community/account-deletion');
      await untilAlive(page);
      const block = page.locator('[data-attach=account-deletion]');
      await block.getByLabel('Email of the account').fill('ana@example.com');
      await enter(page);
      await block.getByLabel('Verification code').fill('123456');
      return { '[data-attach=account-deletion] input[inputmode=numeric]': '123456' };
    },
    send: async (page) => {
      // After a failure the way back to the code has the keyboard.
      const again = page.locator('[data-attach=account-deletion] [data-again]');
      if (await again.isVisible()) await again.click();
      await enter(page);
    },
  },
  {
    name: 'contact',
    call: '/community/contact',
    fill: async (page) => {
      await page.goto('/en/community/business');
      await untilAlive(page);
      const form = page.locator('[data-attach=contact-form]');
      await form.getByLabel('Name').fill('Ana');
      await form.getByLabel('Company').fill('Kinetic');
      await form.getByLabel('Phone').fill('+86 21 5555 0199');
      await form.getByLabel('Email').fill('ana@example.com');
      await form.getByLabel('Message').fill('A trackpad.');
      await form.getByLabel('I have read').check();
      return {
        '[data-attach=contact-form] [name=message]': 'A trackpad.',
        '[data-attach=contact-form] [name=name]': 'Ana',
      };
    },
    send: async (page) => {
      await page.locator('[data-attach=contact-form] [name=name]').focus();
      await enter(page);
    },
  },
];

for (const { name, call, fill, send } of forms) {
  test(`the ${name} says so when the service is away, answers nonsense, fails or is slow, and keeps what was typed`, async ({
    page,
    complaints,
  }) => {
    const typed = await fill(page);
    const untilKept = async () => {
      for (const [field, text] of Object.entries(typed)) await expect(page.locator(field)).toHaveValue(text);
    };
    const said = page.locator('.toast');
    for (const [answer, text] of [
      ['away', 'Network error'],
      ['nonsense', 'cannot be read'],
      [{ code: 500, message: 'Server error' }, '500 Server error'],
    ] as const) {
      await answerCalls(page, { [call]: answer });
      await send(page);
      await expect(said, `the service: ${JSON.stringify(answer)}`).toContainText(text);
      await untilKept();
    }

    const asked: string[] = [];
    await page.route(`**/platform${call}`, async (route) => {
      asked.push(route.request().url());
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      await route.fulfill({ json: { code: 500, success: false, message: 'Late at last', result: null } });
    });
    await send(page);
    await send(page);
    await expect(said).toContainText('Late at last');
    await untilKept();
    expect(asked, 'while a call is under way, another press sends nothing').toHaveLength(1);
    complaints.splice(0);
  });
}
