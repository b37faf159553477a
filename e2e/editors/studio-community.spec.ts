import { readFile } from 'node:fs/promises';
import en from '../../studio/messages/en.json' with { type: 'json' };
import enDesk from '../../studio/messages/en-desk.json' with { type: 'json' };
import { createEditor } from '../support/editor.ts';
import { expect, test } from '../support/journey.ts';
import { signIn } from '../support/studio.ts';

const t = enDesk.desk.community;

test('what a visitor writes to the company is found on the desk, answered there and taken along', async ({
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
