import { expect, test } from '../support/journey.ts';
import { findAccessibilityFaults, untilAlive } from '../support/page-checks.ts';
import { answerCalls, keepSession, keyMaterial } from '../support/platform-double.ts';

test('a contact form shows what is missing below each field, and can be sent when it is complete', async ({
  page,
  complaints,
}) => {
  const sent: string[] = [];
  page.on('request', (each) => each.url().endsWith('/platform/community/contact') && sent.push(each.postData() ?? ''));
  await page.goto('/en/community/business');
  await untilAlive(page);
  const form = page.locator('[data-attach=contact-form]');
  // The code that validates and sends is not loaded yet, and cannot be loaded offline.
  await page.context().setOffline(true);
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(page.locator('.toast')).toContainText('Network error');
  await page.context().setOffline(false);
  complaints.splice(0);
  await page.reload();
  await untilAlive(page);
  await form.getByLabel('Phone').fill('call me');
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(form.getByLabel('Name')).toHaveAccessibleDescription('Name is required');
  await expect(form.getByLabel('Phone')).toHaveAccessibleDescription('Phone number invalid');
  await expect(form.getByLabel('I have read')).toHaveAccessibleDescription('Please read and agree to the agreement');
  await expect(form.locator('[data-form-status]')).toHaveText('Please fill in required fields');
  await expect(form.getByLabel('Name')).toBeFocused();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await form.getByLabel('Name').fill('Ana');
  await form.getByLabel('Company').fill('Kinetic');
  await form.getByLabel('Phone').fill('+86 21 5555 0199');
  await form.getByLabel('Email').fill('ana@example.com');
  await form.getByLabel('Message').fill('A trackpad for our next laptop.');
  await form.getByLabel('I have read').check();
  await answerCalls(page, { '/community/contact': { code: 500, message: 'Server error' } });
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(page.locator('.toast')).toContainText('500 Server error');
  await expect(form.getByLabel('Message')).toHaveValue('A trackpad for our next laptop.');
  await answerCalls(page, { '/community/contact': { message: 'Submit success' } });
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(form.locator('[data-form-status]')).toHaveText('Submit success');
  await expect(form.getByLabel('Message')).toHaveValue('');
  expect(new URLSearchParams(sent[1]).get('name')).toBe('Ana');
  expect(new URLSearchParams(sent[1]).get('trap')).toBe('');
});

test('feedback is sent with its files, listed with their sizes, and is kept when sending fails', async ({
  page,
  complaints,
}) => {
  await page.goto('/en/community/faq');
  await untilAlive(page);
  const form = page.locator('[data-attach=feedback-form]');
  const file = (name: string, size = 2048) => ({ name, mimeType: 'image/png', buffer: Buffer.alloc(size) });
  await form.locator('input[type=file]').setInputFiles([file('a.png'), file('virus.exe'), file('page.svg')]);
  await expect(form.locator('li')).toHaveText([/a\.png2\.0 KB/]);
  await expect(form.locator('input[type=file]')).toHaveAccessibleDescription(
    /File format not supported, left out: virus\.exe, page\.svg/,
  );
  await form.locator('input[type=file]').setInputFiles([file('b.he'), file('c.bmp'), file('d.jpg')]);
  await expect(form.locator('li')).toHaveCount(3);
  await form.getByRole('button', { name: 'Remove b.he' }).click();
  await expect(form.locator('li')).toHaveText([/a\.png/, /c\.bmp/]);
  await form.getByLabel('Kind').selectOption({ label: 'Bug report' });
  await form.getByLabel('Description').fill('The wheel is silent.');
  await answerCalls(page, { '/community/feedback': 'away' });
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(page.locator('.toast')).toContainText('Network error');
  await expect(form.locator('[data-form-status]')).toHaveText('Submit failed, please try later');
  await expect(form.locator('li')).toHaveCount(2);
  complaints.splice(0);
  await answerCalls(page, { '/community/feedback': { message: 'Submit success' } });
  const asked = page.waitForRequest((each) => each.url().endsWith('/community/feedback'));
  await form.getByRole('button', { name: 'Submit' }).click();
  const body = (await asked).postData() ?? '';
  for (const part of ['name="type"\r\n\r\n1', 'The wheel is silent.', 'filename="a.png"', 'filename="c.bmp"']) {
    expect(body).toContain(part);
  }
  await expect(form.locator('li')).toHaveCount(0);
});

test('a trial link explains the trial, starts it on a click, and says why if it cannot', async ({ page }) => {
  const trial = { username: 'ana@example.com', days: 7, expiresAt: '2026-05-08T08:00:00Z' };
  const block = page.locator('[data-attach=trial-account]');
  for (const [code, text] of [
    [910, 'The current link has expired, please get a new one'],
    [911, 'The current link is invalid, please get it again'],
    [912, 'A trial can be started only once for each account'],
  ] as const) {
    await answerCalls(page, { '/community/trialCustomer/readTrialLink': { code, message: text } });
    await page.goto(`/en/community/trial-account?key=x${code}`);
    await expect(block.getByText(text)).toBeVisible();
    await expect(block.getByText(text)).toBeInViewport();
    await expect(page.locator('.toast')).toBeHidden();
  }
  await answerCalls(page, {
    '/community/trialCustomer/readTrialLink': { result: trial },
    '/community/trialCustomer/confirmTrial': { result: trial },
  });
  await page.goto('/en/community/trial-account?key=good');
  await expect(block).toContainText('ana@example.com');
  await expect(block).toContainText('May 8, 2026');
  await block.getByRole('button', { name: 'Begin the trial' }).click();
  await expect(block.getByText('Your trial has begun').filter({ visible: true })).toBeVisible();
  expect(await findAccessibilityFaults(page)).toEqual([]);
});

test('a trial link reports that the service failed, and continues when it is back', async ({
  page,
  product,
  complaints,
}) => {
  const trial = { username: 'ana@example.com', days: 7, expiresAt: '2026-05-08T08:00:00Z' };
  const [read, confirm] = ['/community/trialCustomer/readTrialLink', '/community/trialCustomer/confirmTrial'];
  const block = page.locator('[data-attach=trial-account]');
  const retry = block.getByRole('button', { name: 'Try again' });
  await keepSession(page, product.url);
  await answerCalls(page, { [read]: 'away' });
  await page.goto('/en/community/trial-account?key=good');
  for (const [answer, text] of [
    ['nonsense', 'invalid response'],
    [{ code: 500, message: 'Server error' }, '500 Server error'],
  ] as const) {
    await expect(block.getByText('The link cannot be checked right now')).toBeVisible();
    await answerCalls(page, { [read]: answer });
    await retry.press('Enter');
    await expect(page.locator('.toast')).toContainText(text);
  }
  await answerCalls(page, { [read]: { result: trial }, [confirm]: 'away' });
  await retry.press('Enter');
  const begin = block.getByRole('button', { name: 'Begin the trial' });
  await expect(begin).toBeFocused();
  await begin.press('Enter');
  await expect(retry).toBeFocused();

  // The trial was started but the answer was lost: the link is used up.
  const userInfo = { username: 'ana@example.com', roleCode: 'trialCustomer', remainingDays: 6 };
  await answerCalls(page, {
    [read]: { code: 912, message: 'Used' },
    '/app/checkToken': { result: { userInfo, configFileAuth: 2, ifGroupManager: 0 } },
  });
  await retry.press('Enter');
  await expect(block.getByText('Your trial has begun').filter({ visible: true })).toBeVisible();
  await expect(block.getByRole('link', { name: 'Get the tools' })).toBeFocused();
  await page.getByRole('button', { name: 'ana@example.com' }).click();
  await expect(page.getByRole('dialog', { name: 'Account' }).locator('.account-type')).toContainText('6 days left');
  complaints.splice(0);
});

test('a signed-in visitor sees on the trial page what the account may do', async ({ page, product }) => {
  const block = page.locator('[data-attach=trial-account]');
  for (const [signedIn, text] of [
    [{ roleCode: 'user' }, 'Apply for a trial'],
    [{ roleCode: 'trialCustomer', remainingDays: 3 }, 'Days left: 3.'],
  ] as const) {
    await keepSession(page, product.url, signedIn);
    await page.goto('/en/community/trial-account');
    await expect(block.getByText(text)).toBeVisible();
    await expect(block.getByRole('button', { name: 'Log in and apply' })).toBeHidden();
  }
});

test('an account is deleted with its address and a mailed code; a VIP account is referred to the business team', async ({
  page,
}) => {
  await answerCalls(page, {
    '/auth/checkUsername': { code: 511, message: 'Account does not exist' },
    '/auth/sendEmail': { message: 'Sent' },
    '/auth/deleteAccount': { code: 914, message: 'Please contact business' },
  });
  await page.goto('/en/community/account-deletion');
  await untilAlive(page);
  const block = page.locator('[data-attach=account-deletion]');
  await block.getByLabel('Email of the account').fill('nobody@example.com');
  await page.keyboard.press('Enter');
  await expect(block.getByLabel('Email of the account')).toHaveAccessibleDescription('Account does not exist');
  await answerCalls(page, { '/auth/checkUsername': {} });
  await page.keyboard.press('Enter');
  await expect(block.getByLabel('Verification code')).toBeFocused();
  await block.getByRole('button', { name: 'Send code' }).click();
  await expect(block.getByRole('button', { name: /Send again in \d+ s/ })).toBeDisabled();
  await block.getByLabel('Verification code').fill('12345');
  await page.keyboard.press('Enter');
  await expect(block.getByLabel('Verification code')).toHaveAccessibleDescription(/6 digits/);
  await block.getByLabel('Verification code').fill('123456');
  await page.keyboard.press('Enter');
  await expect(block.getByText('Please contact business to delete a VIP account.')).toBeVisible();
  await page.reload();
  await untilAlive(page);
  await answerCalls(page, { '/auth/deleteAccount': {} });
  await block.getByLabel('Email of the account').fill('ana@example.com');
  await page.keyboard.press('Enter');
  await block.getByLabel('Verification code').fill('123456');
  await page.keyboard.press('Enter');
  await expect(block.getByText('Your account is deleted.')).toBeVisible();
});

test('a manager finds the accounts of the company, and changes, resets and deletes them', async ({ page, product }) => {
  const accounts = [1, 2].map((number) => ({
    id: `0000000${number}-0000-4000-8000-000000000000`,
    username: number === 1 ? 'ana@example.com' : 'user2@example.com',
    registeredAt: '2026-01-05T08:00:00Z',
    lastLoginAt: number === 1 ? '2026-02-05T08:00:00Z' : null,
    remainingDays: number === 1 ? 9_999 : -1,
    isManager: number === 1,
  }));
  const asked: string[] = [];
  page.on(
    'request',
    (each) => each.url().includes('/companyAdmin/accounts?') && asked.push(new URL(each.url()).search),
  );
  await page.goto('/en/companyAdmin');
  await expect(page.locator('[data-attach=company-admin]').getByText('Please log in to access.')).toBeVisible();
  await keepSession(page, product.url, { ifGroupManager: 1 });
  await page.route('**/platform/companyAdmin/accounts?*', (route) =>
    route.fulfill({ json: { code: 200, success: true, message: '', result: { total: 21, accounts } } }),
  );
  await answerCalls(page, {
    '/companyAdmin/totals': {
      result: { companyName: 'Kinetic', accounts: 21, loginsOfLastWeek: 8, proUsers: 20, expiringAccounts: 3 },
    },
    '/companyAdmin/changeEmail': { code: 703, message: 'The email account already exsits' },
    '/companyAdmin/setPassword': {},
    '/companyAdmin/deleteAccount': {},
    '/auth/key': keyMaterial,
  });
  await page.reload();
  await expect(page.locator('[data-total]')).toHaveText(['21', '8', '20', '3']);
  await page.locator('.header-account-button').click();
  await page.locator('#account-panel').getByRole('link', { name: 'Company admin' }).click();
  await expect(page.locator('tbody tr')).toHaveCount(2);
  await expect(page.locator('tbody tr').nth(0)).toContainText('no end date');
  await expect(page.locator('tbody tr').nth(1)).toContainText('never');
  await expect(page.locator('tbody tr').nth(1)).toContainText('<1 day');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.locator('[data-page]')).toHaveText('Page 2 of 2');
  await page.getByLabel('Find by email address').fill('user');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-page]')).toHaveText('Page 1 of 2');
  expect(asked.at(-1)).toBe('?keyword=user&page=1&pageSize=20');

  await page.getByRole('button', { name: 'Change email: user2@example.com' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change email' });
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('New email', { exact: true })).toHaveAccessibleDescription(/Please enter an email/);
  await dialog.getByLabel('New email', { exact: true }).fill('new@example.com');
  await dialog.getByLabel('Repeat new email').fill('other@example.com');
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Repeat new email')).toHaveAccessibleDescription(/do not match/);
  await dialog.getByLabel('Repeat new email').fill('new@example.com');
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('New email', { exact: true })).toHaveAccessibleDescription('The email already exists');
  await expect(page.locator('.toast')).toBeHidden();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Set password: user2@example.com' }).click();
  await page.getByLabel('New password', { exact: true }).fill('abc12345');
  await page.getByLabel('Repeat new password').fill('abc12345');
  await page.keyboard.press('Enter');
  await expect(page.locator('.toast')).toContainText('A new password is set for user2@example.com');
  await expect(page.getByRole('button', { name: 'Set password: user2@example.com' })).toBeFocused();
  await page.getByRole('button', { name: 'Delete: user2@example.com' }).click();
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a manager changes the own password with the old one and the own address, and cannot delete the own account', async ({
  page,
  product,
  complaints,
}) => {
  await keepSession(page, product.url, { ifGroupManager: 1 });
  const own = {
    id: '00000001-0000-4000-8000-000000000000',
    username: 'ana@example.com',
    registeredAt: '2026-01-05T08:00:00Z',
    lastLoginAt: null,
    remainingDays: 20,
    isManager: true,
  };
  await page.route('**/platform/companyAdmin/accounts?*', (route) =>
    route.fulfill({ json: { code: 200, success: true, message: '', result: { total: 1, accounts: [own] } } }),
  );
  await answerCalls(page, {
    '/companyAdmin/changeEmail': {},
    '/companyAdmin/setPassword': { code: 402, message: 'The account or password is incorrect' },
    '/auth/key': keyMaterial,
  });
  await page.goto('/en/companyAdmin/list');
  await expect(page.locator('tbody tr')).toHaveCount(1);
  await expect(page.getByRole('button', { name: /^Delete/ })).toHaveCount(0);
  // The own password needs the old one.
  await page.getByRole('button', { name: 'Set password: ana@example.com' }).click();
  const old = page.getByLabel('Old password');
  await page.keyboard.press('Enter');
  await expect(old).toHaveAccessibleDescription('Please enter your old password');
  await old.fill('wrong1234');
  await page.getByLabel('New password', { exact: true }).fill('abc12345');
  await page.getByLabel('Repeat new password').fill('abc12345');
  await page.keyboard.press('Enter');
  await expect(old).toHaveAccessibleDescription(/not your old password/);
  await expect(page.locator('.toast')).toBeHidden();
  await answerCalls(page, { '/companyAdmin/setPassword': {} });
  await old.fill('right1234');
  await page.keyboard.press('Enter');
  await expect(page.locator('.toast')).toContainText('Your password is changed');
  // The browser logs the refused request.
  complaints.splice(0);
  await page.getByRole('button', { name: 'Change email: ana@example.com' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change email' });
  await expect(dialog).toContainText('you will be logged out');
  await dialog.getByLabel('New email', { exact: true }).fill('new@example.com');
  await dialog.getByLabel('Repeat new email').fill('new@example.com');
  await page.keyboard.press('Enter');
  await expect(page.locator('.toast')).toContainText('Set a password with the link');
  await expect(page.locator('[data-attach=company-admin]').getByText('Please log in to access.')).toBeVisible();
});
