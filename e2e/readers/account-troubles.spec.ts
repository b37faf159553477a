import type { Page } from '@playwright/test';
import { accountHandOn } from '../support/account-hand.ts';
import { requireJourneyEnv } from '../support/env.ts';
import { expect, test } from '../support/journey.ts';
import { untilAlive } from '../support/page-checks.ts';
import { answerCalls, keepSession, keyMaterial } from '../support/platform-double.ts';

interface TroubledForm {
  readonly name: string;
  /** The call that the form makes. */
  readonly call: string;
  /** Fills in the whole form; returns what was typed, by field. */
  fill(page: Page): Promise<Readonly<Record<string, string>>>;
  send(page: Page): Promise<void>;
}

const enter = (page: Page) => page.keyboard.press('Enter');

/** Signs in as the manager of a company with one account, and opens the dialog of an action on it. */
async function openCompanyAct(page: Page, act: string): Promise<void> {
  const account = {
    ...{ id: '00000001-0000-4000-8000-000000000000', username: 'user@example.com' },
    ...{ registeredAt: '2026-01-05T08:00:00Z', lastLoginAt: null, remainingDays: 30, isManager: false },
  };
  await keepSession(page, requireJourneyEnv().url, { ifGroupManager: 1 });
  await answerCalls(page, {
    '/companyAdmin/totals': {
      result: { companyName: 'Kinetic', accounts: 1, loginsOfLastWeek: 0, proUsers: 1, expiringAccounts: 0 },
    },
    '/companyAdmin/accounts': { result: { total: 1, accounts: [account] } },
    '/auth/key': keyMaterial,
  });
  await page.goto('/en/companyAdmin/list');
  await page.getByRole('button', { name: `${act}: user@example.com` }).click();
}

/** Every form of accounts and of the community except login and feedback, whose own journeys cover this. */
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
    name: 'the code to set a new password',
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
    name: 'requesting a code by mail',
    call: '/auth/sendEmail',
    fill: async (page) => {
      await answerCalls(page, { '/auth/checkUsername': {} });
      const hand = accountHandOn(page, 'en', 'desktop');
      await hand.open('/');
      await hand.ask('login');
      await page.getByRole('button', { name: 'Forgot password?' }).click();
      await page.locator('#forgot-email').fill('ana@example.com');
      await expect(page.locator('#forgot-code + button')).toBeEnabled();
      return { '#forgot-email': 'ana@example.com' };
    },
    send: (page) => page.locator('#forgot-code + button').click({ force: true }),
  },
  {
    name: 'a new password',
    call: '/auth/forgetPassword/v2',
    fill: async (page) => {
      await answerCalls(page, { '/auth/checkUsername': {}, '/auth/checkEmailCaptcha': {}, '/auth/key': keyMaterial });
      const hand = accountHandOn(page, 'en', 'desktop');
      await hand.open('/');
      await hand.ask('login');
      await page.getByRole('button', { name: 'Forgot password?' }).click();
      await page.locator('#forgot-email').fill('ana@example.com');
      await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeEnabled();
      await page.locator('#forgot-code').fill('123456');
      await enter(page);
      await page.locator('#forgot-password').fill('hx7kq2mw');
      await page.locator('#forgot-confirm').fill('hx7kq2mw');
      return { '#forgot-password': 'hx7kq2mw', '#forgot-confirm': 'hx7kq2mw' };
    },
    send: enter,
  },
  {
    name: 'deleting an account',
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
      // After a failure, the link back to the code has the focus.
      const again = page.locator('[data-attach=account-deletion] [data-again]');
      if (await again.isVisible()) await again.click();
      await enter(page);
    },
  },
  {
    name: 'contacting sales',
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
  {
    name: 'a short contact message',
    call: '/community/contact/short',
    fill: async (page) => {
      await page.goto('/en/explore/about');
      await untilAlive(page);
      const form = page.locator('[data-attach=short-contact-form]');
      await form.getByLabel('Name').fill('Ana');
      await form.getByLabel('Phone').fill('+86 21 5555 0199');
      await form.getByLabel('Company').fill('Kinetic');
      await form.getByLabel('Email').fill('ana@example.com');
      await form.getByLabel('Message').fill('Call me.');
      await form.getByLabel('I have read').check();
      return {
        '[data-attach=short-contact-form] [name=message]': 'Call me.',
        '[data-attach=short-contact-form] [name=phone]': '+86 21 5555 0199',
      };
    },
    send: async (page) => {
      await page.locator('[data-attach=short-contact-form] [name=name]').focus();
      await enter(page);
    },
  },
  {
    name: 'changing a colleague’s address',
    call: '/companyAdmin/changeEmail',
    fill: async (page) => {
      await openCompanyAct(page, 'Change email');
      await page.locator('#company-newEmail').fill('new@example.com');
      await page.locator('#company-newEmailConfirm').fill('new@example.com');
      return { '#company-newEmail': 'new@example.com', '#company-newEmailConfirm': 'new@example.com' };
    },
    send: enter,
  },
  {
    name: 'resetting a colleague’s password',
    call: '/companyAdmin/setPassword',
    fill: async (page) => {
      await openCompanyAct(page, 'Set password');
      await page.locator('#company-newPassword').fill('abc12345');
      await page.locator('#company-newPasswordConfirm').fill('abc12345');
      return { '#company-newPassword': 'abc12345', '#company-newPasswordConfirm': 'abc12345' };
    },
    send: enter,
  },
  {
    name: 'deleting a colleague’s account',
    call: '/companyAdmin/deleteAccount',
    fill: async (page) => {
      await openCompanyAct(page, 'Delete');
      return {};
    },
    send: (page) => page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter'),
  },
  {
    name: 'starting a trial',
    call: '/community/trialCustomer/confirmTrial',
    fill: async (page) => {
      const result = { username: 'ana@example.com', days: 7, expiresAt: '2026-05-08T08:00:00Z' };
      await answerCalls(page, { '/community/trialCustomer/readTrialLink': { result } });
      await page.goto('/en/community/trial-account?key=good');
      await expect(page.locator('[data-attach=trial-account]')).toContainText('ana@example.com');
      return {};
    },
    send: async (page) => {
      const block = page.locator('[data-attach=trial-account]');
      const again = block.locator('[data-retry]');
      if (await again.isVisible()) await again.click();
      const begin = block.getByRole('button', { name: 'Begin the trial' });
      await expect(begin).toBeVisible();
      await begin.press('Enter');
    },
  },
];

for (const { name, call, fill, send } of forms) {
  test(`the form for ${name} reports when the service is unreachable, answers nonsense, fails or is slow, and keeps what was typed`, async ({
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
      ['nonsense', 'invalid response'],
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
      await new Promise((resolve) => setTimeout(resolve, 600));
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
