import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { type Locale, localizePath } from '#cms-schema/locale.ts';
import en from '../../blocks/config-access/tool/words.en.json' with { type: 'json' };
import zh from '../../blocks/config-access/tool/words.zh.json' with { type: 'json' };
import { createFiles, doubleConfigFiles } from '../support/config-files-double.ts';
import { expect, test } from '../support/journey.ts';
import { nightly } from '../support/nightly.ts';
import { findAccessibilityFaults, untilAlive } from '../support/page-checks.ts';
import { answerCalls, keepSession, keyMaterial } from '../support/platform-double.ts';
import { ownPage } from '../support/shared-page.ts';
import { mainlyIn } from '../support/studio.ts';

const messages = { zh, en };
const tool = (page: Page) => page.locator('[data-attach=config-access]');
const phone = { width: 390, height: 844 };

/** Opens a page of the tool with an account that has access. */
async function open(page: Page, url: string, path: string, locale: Locale = 'en', configFileAuth = 1): Promise<void> {
  await keepSession(page, url, { configFileAuth, roleCode: 'customer', remainingDays: 90 });
  await page.goto(localizePath(`/community/configTool${path}`, locale));
}

/** Checks that the page does not scroll sideways, which would hide content. */
async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const [wide, seen] = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
  expect(wide).toBeLessThanOrEqual(seen ?? 0);
}

for (const locale of mainlyIn('en') satisfies readonly Locale[]) {
  const words = messages[locale];

  test(`a list can be searched, paged and emptied one by one (${locale})`, async ({ page, product }) => {
    const double = await doubleConfigFiles(page, createFiles(21));
    await open(page, product.url, '/configList', locale);
    const rows = page.locator('tbody tr');
    await expect(rows).toHaveCount(20);
    await expect(page.locator('[data-page]')).toHaveText(words.page.replace('{page}', '1').replace('{pages}', '2'));
    await expect(rows.first()).toContainText('HT-A0618');
    await expect(rows.first()).toContainText('lin@kinetic.example');
    await expect(rows.nth(1).getByRole('button', { name: `${words.remove}: Trackpad click 2` })).toHaveCount(0);
    expect(await findAccessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: words.next }).click();
    await expect(rows).toHaveCount(1);
    await page.reload();
    await expect(rows).toHaveText([/Trackpad click 21/]);
    await rows.getByRole('button', { name: words.remove }).click();
    await expect(page.getByRole('button', { name: words.cancel })).toBeFocused();
    expect(await findAccessibilityFaults(page)).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: words.remove }).click();
    await expect(page.locator('.tool-said').first()).toHaveText(words.removed.replace('{name}', 'Trackpad click 21'));
    await expect(rows).toHaveCount(20);
    await expect(page.locator('.tool-summary')).toBeFocused();
    await page.getByLabel(words.keyword).fill('click 20');
    await page.keyboard.press('Enter');
    await expect(rows).toHaveCount(1);
    await page.getByLabel(words.keyword).fill('nothing');
    await page.keyboard.press('Enter');
    await expect(page.locator('.tool-summary')).toHaveText(words.foundNone.replace('{keyword}', 'nothing'));
    await page.getByRole('button', { name: words.clear }).click();
    await expect(rows).toHaveCount(20);
    expect(double.calls.at(-1)).toEqual({ path: 'list', input: { page: '1' } });
  });

  test(`a file can be created: missing fields are reported, and an interrupted upload resumes (${locale})`, async ({
    page,
    product,
    complaints,
  }) => {
    const double = await doubleConfigFiles(page, []);
    await open(page, product.url, '/configCreate', locale);
    await page.getByRole('button', { name: words.save, exact: true }).click();
    await expect(page.locator('#config-name')).toBeFocused();
    await expect(page.locator('#config-name')).toHaveAccessibleDescription(
      words.required.replace('{field}', words.name),
    );
    await expect(page.locator('#config-file')).toHaveAccessibleDescription(
      new RegExp(words.required.replace('{field}', words.file)),
    );
    const choose = (name: string, bytes = 2_000_000) =>
      page.locator('#config-file').setInputFiles({ name, mimeType: 'application/zip', buffer: Buffer.alloc(bytes, 7) });
    await choose('driver.exe');
    await expect(page.locator('#config-file-error')).toHaveText(words.wrongEnding.replace('{name}', 'driver.exe'));
    expect(double.uploads).toEqual([]);
    double.refusals.set('uploads', { code: 531, message: 'Invalid file format' });
    await choose('renamed.zip');
    const refused = words.refusedFile.replace('{name}', 'renamed.zip').replace('{reason}', '531 Invalid file format');
    await expect(page.locator('#config-file-error')).toHaveText(refused);
    await expect(page.locator('.tool-upload')).toBeHidden();
    expect(double.uploads).toEqual(['POST', 'PATCH 0']);
    double.uploads.splice(0);
    double.cut = 2;
    await choose('click.zip');
    await expect(page.locator('.tool-upload-said')).toHaveText(words.sent, { timeout: 15_000 });
    // Interrupted twice, succeeded at the third attempt.
    expect(double.uploads).toEqual(['POST', 'POST', 'POST', 'PATCH 0']);
    complaints.splice(0);
    await page.locator('#config-name').fill('Trackpad click');
    await page.locator('#config-actuator').fill('HT-A0618');
    await page.locator('#config-device').fill('Kinetic Book 14');
    await page.locator('#config-note').fill('Batch 7');
    double.refusals.set('create', { code: 532, message: 'File name already exists' });
    await page.getByRole('button', { name: words.save, exact: true }).click();
    await expect(page.locator('.tool-form > .tool-said')).toContainText('532 File name already exists');
    await expect(page.locator('#config-note')).toHaveValue('Batch 7');
    expect(await findAccessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: words.save, exact: true }).click();
    await page.waitForURL(/downloadDetail\?id=99999999/);
    await expect(page.locator('.tool-said')).toHaveText(words.savedNew);
    expect(double.calls.find(({ path, input }) => path === 'create' && input.uploadId)?.input).toMatchObject({
      name: 'Trackpad click',
      uploadId: '11111111-0000-4000-8000-000000000000',
    });
    await page.goto(localizePath('/community/configTool/configCreate', locale));
    await expect(page.locator('#config-name')).toHaveValue('');
  });

  test(`a change that conflicts with a colleague's is compared field by field (${locale})`, async ({
    page,
    product,
  }) => {
    const double = await doubleConfigFiles(page, createFiles(1));
    const [before] = double.files;
    if (!before) throw new Error('There is a file.');
    await open(page, product.url, `/configEdit?id=${before.id}`, locale);
    await page.locator('#config-name').fill('My name');
    double.files = [{ ...before, name: 'Their name', device: 'Kinetic Book 16', version: 2 }];
    await page.getByRole('button', { name: words.save, exact: true }).click();
    await expect(page.getByRole('heading', { name: words.conflict })).toBeFocused();
    const side = (field: string, text: string) => page.getByRole('group', { name: field }).getByLabel(text);
    await expect(side(words.name, 'My name')).toBeChecked();
    await expect(side(words.device, 'Kinetic Book 16')).toBeChecked();
    expect(await findAccessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: words.save, exact: true }).click();
    await page.waitForURL(/downloadDetail\?id=/);
    await expect(page.locator('.tool-said')).toHaveText(words.savedChange);
    expect(double.files[0]).toMatchObject({ name: 'My name', device: 'Kinetic Book 16', version: 3 });
  });

  test(
    `a file shows its details, and is downloaded from a dedicated address (${locale})`,
    ownPage,
    async ({ page, product }) => {
      const double = await doubleConfigFiles(page, createFiles(1));
      const [file] = double.files;
      await open(page, product.url, `/downloadDetail?id=${file?.id}`, locale);
      await expect(page.locator('.tool-file')).toContainText('a1'.repeat(32));
      await expect(page.locator('.tool-note')).toHaveText('Batch 7\nHousing B');
      expect(await findAccessibilityFaults(page)).toEqual([]);
      await page.clock.install();
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: words.download }).click();
      expect((await download).suggestedFilename()).toBe('click-1.zip');
      await expect(page.locator('.tool-said')).toContainText('click-1.zip');
      await page.clock.fastForward(301_000);
      await expect(page.locator('.tool-said')).toHaveText(words.linkOver);
      await open(page, product.url, '/downloadDetail?id=none', locale);
      await expect(tool(page).locator('[data-for=missing]').first()).toBeVisible();
    },
  );

  for (const path of ['', '/configList', '/configCreate', '/configEdit?id=1', '/downloadDetail?id=1'] as const) {
    test(`a phone shows the whole of /configTool${path} without scrolling sideways (${locale})`, async ({
      page,
      product,
    }) => {
      await page.setViewportSize(phone);
      const double = await doubleConfigFiles(page, createFiles(2));
      double.files = double.files.map((file, index) => ({
        ...file,
        id: String(index + 1),
        name: `${file.name} ${'long'.repeat(20)}`,
      }));
      await open(page, product.url, path, locale);
      await expect(page.locator('[data-tool] > *').first()).toBeVisible();
      await expectNoSidewaysScroll(page);
      expect(await findAccessibilityFaults(page)).toEqual([]);
    });
  }
}

test('the pages of the config tool tell each visitor who may use them', async ({ page, product }) => {
  const access = tool(page);
  await page.goto('/community/configTool');
  await untilAlive(page);
  await expect(access.getByText('本页面仅对部分用户开放，请登录后查看。')).toBeVisible();
  await page.goto('/en/community/configTool/configList');
  await untilAlive(page);
  await expect(access.getByText('This page is restricted. Please log in to access.', { exact: true })).toBeVisible();
  await open(page, product.url, '', 'en', 2);
  await expect(access.getByText('This page is for select users.', { exact: true })).toBeVisible();
  await expect(access.getByRole('link', { name: 'Contact sales' })).toBeVisible();
  await open(page, product.url, '', 'en', 0);
  await expect(access.getByRole('link', { name: 'Have one made for you' })).toBeVisible();
  await page.goto('/en/community/customConfig');
  await expect(access.getByText('Our engineers will get in touch.')).toBeVisible();
});

test('after logging in on a page of the tool, the visitor sees the tool without a reload', async ({ page }) => {
  await doubleConfigFiles(page, createFiles(3));
  const userInfo = { username: 'ana@example.com', roleCode: 'customer', remainingDays: 9 };
  await answerCalls(page, {
    '/auth/key': keyMaterial,
    '/auth/communityLogin': {
      result: { token: 'a-token-of-twenty-letters', userInfo, configFileAuth: 1, ifGroupManager: 0 },
    },
    '/app/checkToken': { result: { userInfo, configFileAuth: 1, ifGroupManager: 0 } },
  });
  await page.goto('/en/community/configTool/configList');
  await untilAlive(page);
  await tool(page).getByRole('button', { name: 'Log in' }).click();
  await page.locator('#login-email').fill('ana@example.com');
  await page.locator('#login-password').fill('feelthetouch26');
  await page.keyboard.press('Enter');
  await expect(page.locator('tbody tr')).toHaveCount(3);
});

test('an empty list refers to the field engineer, and offers to create a file to accounts that may', async ({
  page,
  product,
}) => {
  const double = await doubleConfigFiles(page, []);
  await open(page, product.url, '/configList');
  await expect(tool(page).getByText('There is no configuration file yet.')).toBeVisible();
  await expect(tool(page).getByRole('link', { name: en.create })).toBeVisible();
  double.mayCreate = false;
  await page.reload();
  await expect(tool(page).getByText('There is no configuration file yet.')).toBeVisible();
  await expect(tool(page).getByRole('link', { name: en.create })).toBeHidden();
  await open(page, product.url, '/configCreate');
  await expect(tool(page).getByText(en.mayNotCreate)).toBeVisible();
});

test('an expired account is told so, and how to renew it', async ({ page, product }) => {
  const double = await doubleConfigFiles(page, []);
  double.refusals.set('list', { code: 606, message: 'Account privileges have expired' });
  await open(page, product.url, '/configList');
  await expect(tool(page).getByText('Your account privileges have expired.')).toBeVisible();
  await expect(tool(page).getByRole('button', { name: 'Upgrade account' })).toBeVisible();
  await expect(tool(page).getByRole('link', { name: 'Contact sales' })).toBeVisible();
});

test('a server that is down or answers nonsense is reported, and a click retries', async ({
  page,
  product,
  complaints,
}) => {
  for (const [answer, text] of [
    ['away', 'Network error, please check your connection'],
    ['nonsense', '502 The server sent an invalid response'],
  ] as const) {
    await answerCalls(page, { '/community/configFile/list': answer });
    await open(page, product.url, '/configList');
    await expect(tool(page).locator('[data-failure]')).toContainText(text);
    await doubleConfigFiles(page, createFiles(1));
    await tool(page).getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('tbody tr')).toHaveCount(1);
    await page.unrouteAll({ behavior: 'wait' });
  }
  complaints.splice(0);
});

test('the page shows that it is waiting for a slow server, and a failed search leaves the list as it was', async ({
  page,
  product,
}) => {
  const double = await doubleConfigFiles(page, createFiles(2));
  let go = () => {};
  const gate = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route('**/configFile/list?*', async (route) => {
    await gate;
    await route.fallback();
  });
  await open(page, product.url, '/configList');
  await expect(tool(page).getByText('Loading…')).toBeVisible();
  go();
  await expect(page.locator('tbody tr')).toHaveCount(2);
  double.refusals.set('list', { code: 500, message: 'Server error' });
  await page.getByLabel(en.keyword).fill('click 2');
  await page.keyboard.press('Enter');
  await expect(page.locator('.tool-said').first()).toHaveText('500 Server error');
  await expect(page.locator('tbody tr')).toHaveCount(2);
  await expect(page.getByLabel(en.keyword)).toHaveValue('click 2');
});

test('typed text survives a reload and the end of the session, and is cleared by logging out', async ({
  page,
  product,
  complaints,
}) => {
  const double = await doubleConfigFiles(page, createFiles(1));
  page.on('dialog', (dialog) => void dialog.accept());
  await open(page, product.url, '/configCreate');
  await page.locator('#config-name').fill('Half a name');
  await page.locator('#config-note').fill('Two\nlines');
  await page.reload();
  await expect(page.locator('#config-name')).toHaveValue('Half a name');
  await expect(page.locator('#config-note')).toHaveValue('Two\nlines');
  await expect(page.getByText(en.restored)).toBeVisible();

  // The account signs in elsewhere.
  await page.locator('#config-actuator').fill('HT-A0618');
  await page.locator('#config-device').fill('Book');
  await page
    .locator('#config-file')
    .setInputFiles({ name: 'a.zip', mimeType: 'application/zip', buffer: Buffer.from('PK') });
  await expect(page.locator('.tool-upload-said')).toHaveText(en.sent);
  double.refusals.set('create', { code: 403, message: 'Your account was logged in elsewhere' });
  await page.getByRole('button', { name: en.save, exact: true }).click();
  await expect(tool(page).getByText('Please log in to access.')).toBeVisible();
  await expect(page.locator('.toast')).toContainText('403');
  await keepSession(page, product.url, { configFileAuth: 1, roleCode: 'customer', remainingDays: 90 });
  await page.evaluate(() => document.dispatchEvent(new Event('haptera:session')));
  await expect(page.locator('#config-name')).toHaveValue('Half a name');
  await expect(page.locator('.tool-upload-said')).toHaveText(en.sent);

  await answerCalls(page, { '/auth/logout': {} });
  await page.locator('.header-account-button').click();
  await page.locator('#account-panel').getByRole('button', { name: 'Log out' }).click();
  await expect(tool(page).getByText('Please log in to access.')).toBeVisible();
  await open(page, product.url, '/configCreate');
  await expect(page.locator('#config-name')).toHaveValue('');
  complaints.splice(0);
});

test('leaving with unsaved text asks for confirmation, leaving a saved form does not', async ({ page, product }) => {
  await doubleConfigFiles(page, createFiles(1));
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await open(page, product.url, '/configEdit?id=00000001-0000-4000-8000-000000000000');
  await page.locator('#config-name').fill('Another');
  await page.getByRole('link', { name: en.cancel }).click();
  await page.waitForURL(/downloadDetail/);
  expect(asked).toEqual(['beforeunload']);
  await page.goBack();
  await expect(page.locator('#config-name')).toHaveValue('Another');
  await page.getByRole('button', { name: en.save, exact: true }).click();
  await page.waitForURL(/downloadDetail/);
  expect(asked).toEqual(['beforeunload']);
});

test('an upload resumes where it stopped after a lost connection, a pause and a reload', nightly, async ({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept());
  const uploads: string[] = [];
  page.on('request', (each) => {
    if (!each.url().includes('/configFile/uploads')) return;
    uploads.push([each.method(), each.headers()['upload-offset']].filter((part) => part !== undefined).join(' '));
  });
  const second = 7 * 1024 * 1024;
  let held: (() => void) | null = null;
  await page.route('**/configFile/uploads/*', async (route) => {
    // The second part is held back until the test aborts it, and never arrives.
    if (route.request().headers()['upload-offset'] === String(second) && held === null) {
      await new Promise<void>((resolve) => {
        held = resolve;
      });
      return route.abort('aborted');
    }
    return route.fallback();
  });
  const buffer = Buffer.alloc(9 * 1024 * 1024, 7);
  Buffer.from('PK\x03\x04').copy(buffer);
  await page.goto('/en/community/configTool/configCreate');
  await untilAlive(page);
  await tool(page).getByRole('button', { name: 'Log in' }).click();
  await page.locator('#login-email').fill('newconfig@haptera.example');
  await page.locator('#login-password').fill('feelthetouch26');
  await page.keyboard.press('Enter');
  await page.locator('#config-file').setInputFiles({ name: 'big.zip', mimeType: 'application/zip', buffer });
  await expect.poll(() => held !== null).toBe(true);
  await page.getByRole('button', { name: en.pause }).click();
  await expect(page.locator('.tool-upload-said')).toHaveText(/^Paused at \d+ %$/);
  await page.getByRole('button', { name: en.continue }).click();
  await expect(page.locator('.tool-upload-said')).toHaveText(en.sent);
  // What the service already had is not sent again.
  expect(uploads).toEqual(['POST', 'PATCH 0', `PATCH ${second}`, 'HEAD', `PATCH ${second}`]);
  await page.reload();
  await expect(page.locator('.tool-upload-said')).toHaveText(en.sent);
  const name = `Cut and whole ${Date.now()}`;
  await page.locator('#config-name').fill(name);
  await page.locator('#config-actuator').fill('HT-A0618');
  await page.locator('#config-device').fill('Kinetic Book 14');
  await page.getByRole('button', { name: en.save, exact: true }).click();
  await page.waitForURL(/downloadDetail\?id=/);
  await expect(tool(page)).toContainText(name);
  await expect(tool(page)).toContainText(createHash('sha256').update(buffer).digest('hex'));
});

test('removing an upload from the form cancels it', async ({ page, product }) => {
  const double = await doubleConfigFiles(page, []);
  await open(page, product.url, '/configCreate');
  await page
    .locator('#config-file')
    .setInputFiles({ name: 'a.zip', mimeType: 'application/zip', buffer: Buffer.alloc(99, 7) });
  await expect(page.locator('.tool-upload-said')).toHaveText(en.sent);
  await page.getByRole('button', { name: 'Remove a.zip' }).click();
  await expect(page.locator('.tool-upload')).toBeHidden();
  await expect.poll(() => double.uploads.at(-1)).toBe('DELETE');
});

test('an answer of the platform cannot inject markup or scripts into the page', async ({ page, product }) => {
  const [file] = createFiles(1);
  if (!file) throw new Error('There is a file.');
  const name = '<img src=x onerror="document.title=1">';
  await doubleConfigFiles(page, [{ ...file, name, note: '<script>document.title=2</script>' }]);
  await open(page, product.url, '/configList');
  await expect(page.locator('tbody th a')).toHaveText(name);
  await page.locator('tbody th a').click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  expect(await page.locator('[data-tool] :is(img, script)').count()).toBe(0);
});
