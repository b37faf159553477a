import { readFile } from 'node:fs/promises';
import { sampleAccounts, samplePassword } from '../../demo/accounts.ts';
import en from '../../studio/messages/en.json' with { type: 'json' };
import enDesk from '../../studio/messages/en-desk.json' with { type: 'json' };
import { createEditor } from '../support/editor.ts';
import { expect, test } from '../support/journey.ts';
import { signIn } from '../support/studio.ts';

const t = enDesk.desk.community;
const v = enDesk.desk.visitors;
const c = enDesk.desk.companies;
const administrator = { username: sampleAccounts.administrator.email, password: samplePassword };

test('a message from a visitor appears on the desk, where it can be answered and exported', async ({
  page,
  product,
  request,
}) => {
  const sent = await request.post('/platform/community/contact/short', {
    form: {
      ...{ name: 'Ada of the journey', company: '=Analytical', phone: '+49 30 1234567', agreed: '1' },
      ...{ email: 'ada@haptera.example', message: 'First line\nSecond <b>line</b>' },
    },
    headers: { 'Accept-Language': 'en' },
  });
  expect(await sent.json()).toMatchObject({ code: 200, message: 'Submit success' });

  await signIn(page, await createEditor(product.url), 'en');
  await page.goto('/studio/contacts');
  await page.getByLabel(t.search).fill('of the journey');
  await page.getByRole('button', { name: /Ada of the journey/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Second <b>line</b>')).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'ada@haptera.example' })).toBeVisible();
  await dialog.getByText(t.statuses.answered, { exact: true }).click();
  await dialog.getByLabel(t.note).fill('Called back');
  await dialog.getByRole('button', { name: en.filing.save }).click();
  await expect(page.getByText(t.saved)).toBeVisible();
  await expect(page.getByRole('row', { name: /Ada of the journey/ })).toContainText(t.statuses.answered);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: t.export }).click();
  const table = await readFile(await (await download).path(), 'utf8');
  expect(table).toMatch(/^\ufeff"Sent","Status"/);
  expect(table).toContain(`"'=Analytical"`);
  expect(table).toContain('"Called back"');
});

test('an administrator adds an account to a company, suspends it, reinstates it and deletes both, by keyboard and on a phone', async ({
  page,
  product,
  complaints,
}) => {
  const email = `desk-${Date.now()}@example.com`;
  const company = `Desk ${Date.now()}`;
  await signIn(page, { url: product.url }, 'en', { login: administrator });
  await page.goto('/studio/companies');
  await page.getByRole('button', { name: c.new }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(c.name).fill(company);
  await dialog.getByLabel(c.contractEnds).fill('2030-03-01');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row', { name: new RegExp(company) })).toContainText('2030');
  await page.getByRole('button', { name: c.new }).click();
  await dialog.getByLabel(c.name).fill(company.toUpperCase());
  await page.keyboard.press('Enter');
  await expect(page.getByText(en.desk.errors.companyExists)).toBeVisible();
  await expect(dialog.getByLabel(c.name)).toHaveValue(company.toUpperCase());
  // The browser logs the refused request.
  complaints.splice(0);
  await page.keyboard.press('Escape');

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/studio/visitors');
  await page.getByRole('button', { name: v.new }).click();
  await dialog.getByLabel(v.email).fill(email);
  await dialog.getByText(v.roles.customer, { exact: true }).click();
  await dialog.getByLabel(v.company).fill(company);
  await page.getByTitle(company).click();
  await dialog.getByLabel(v.isManager).check();
  await dialog.getByRole('button', { name: v.add, exact: true }).click();
  await expect(page.getByText(v.added.replace('{name}', email))).toBeVisible();

  await page.getByLabel(v.search).fill(email);
  const row = page.getByRole('button', { name: new RegExp(email) });
  await expect(row).toContainText(v.noEnd);
  await row.click();
  await dialog.getByRole('button', { name: v.suspend, exact: true }).click();
  await expect(page.getByText(v.suspendText)).toBeVisible();
  await page.getByRole('dialog').last().getByRole('button', { name: v.suspend, exact: true }).click();
  await expect(row).toContainText(v.standings.suspended);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await row.click();
  await expect(dialog.getByText(`${v.acts.suspend} · admin`)).toBeVisible();
  await dialog.getByRole('button', { name: v.release, exact: true }).click();
  await expect(row).toContainText(v.standings.active);

  await row.click();
  await dialog.getByRole('button', { name: v.delete, exact: true }).click();
  await page.getByRole('dialog').last().getByRole('button', { name: v.delete, exact: true }).click();
  await expect(page.getByText(t.noneFound)).toBeVisible();

  await page.goto('/studio/companies');
  await page.getByLabel(c.search).fill(company);
  await page.getByRole('button', { name: new RegExp(company) }).click();
  await dialog.getByRole('button', { name: c.delete, exact: true }).click();
  await expect(page.getByText(c.deleteText)).toBeVisible();
  await page.getByRole('dialog').last().getByRole('button', { name: c.delete, exact: true }).click();
  await expect(page.getByText(c.deleted.replace('{name}', company))).toBeVisible();
  await expect(page.getByText(t.noneFound)).toBeVisible();
});

test('the desk reports that the account service is down, and shows the accounts once it is back', async ({
  page,
  product,
  complaints,
}) => {
  await signIn(page, { url: product.url }, 'en', { login: administrator });
  const away = { code: 'haptera_community_away', message: 'Away', data: { status: 503 } };
  await page.route(/haptera\/v1\/community\/accounts/, (route) => route.fulfill({ status: 503, json: away }));
  await page.goto('/studio/visitors');
  await expect(page.getByText(en.desk.errors.communityAway)).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: en.desk.state.retry }).click();
  await expect(page.getByRole('button', { name: /manager@haptera\.example/ })).toBeVisible();
  complaints.splice(0);
});
