import { Buffer } from 'node:buffer';
import { isJsonObject, type JsonValue } from '#cms-schema/json.ts';
import enDesk from '../../studio/messages/en-desk.json' with { type: 'json' };
import { createEditor, type Editor } from '../support/editor.ts';
import { requireJourneyEnv } from '../support/env.ts';
import { expect, leavePage, test } from '../support/journey.ts';
import { signIn } from '../support/studio.ts';

const t = enDesk.desk.supported;
const path = '/haptera/v1/supported-lists/models';

let editor: Editor;
/** The original list. */
let before: JsonValue;

test.beforeAll(async () => {
  editor = await createEditor(requireJourneyEnv().url);
  before = await editor.request({ path });
});
test.afterEach(async ({ page }) => {
  await leavePage(page);
  if (isJsonObject(before)) {
    await editor.request({ path, method: 'PUT', data: { rows: before.rows ?? [], updated: before.updated ?? null } });
  }
});

test('an editor imports a file, reviews it, undoes and redoes it, and after saving it is on the site and in the PDF', async ({
  page,
  request,
}) => {
  await signIn(page, editor, 'en');
  await page.goto('/studio/supported');
  const grid = page.getByRole('grid');
  await expect(grid.getByRole('gridcell', { name: 'iPhone 16 Pro Max', exact: true })).toBeVisible({ timeout: 15_000 });
  const pdf = await request.get('/downloads/supported-models-en.pdf');
  expect([pdf.status(), pdf.headers()['content-type']]).toEqual([200, 'application/pdf']);
  const unchanged = { headers: { 'If-None-Match': pdf.headers().etag ?? '' } };
  expect((await request.get('/downloads/supported-models-en.pdf', unchanged)).status()).toBe(304);

  await page.getByRole('button', { name: t.import }).click();
  const dialog = page.getByRole('dialog');
  const choose = (text: string) =>
    dialog.getByLabel(t.choose).setInputFiles({ name: 'models.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await dialog.getByRole('button', { name: t.choose }).waitFor();
  await choose('Brand,Model,Haptic level\nHuawei,Journey One,loud\nHuawei,,HD\n');
  await expect(dialog.getByRole('alert')).toContainText('Line 2');
  await expect(dialog.getByRole('alert')).toContainText('Line 3');
  await expect(dialog.getByRole('button', { name: t.apply })).toBeDisabled();
  await choose('Brand,Model,Haptic level\nHuawei,Journey One,True HD\nApple,iPhone 8,HD\n');
  await dialog.getByRole('radio', { name: t.part }).check();
  await expect(dialog.getByText('1 added, 1 changed, 0 removed')).toBeVisible();
  await dialog.getByRole('button', { name: t.apply }).click();

  await page.getByLabel(t.find).fill('journey');
  const added = grid.getByRole('gridcell', { name: 'Journey One', exact: true });
  await expect(added).toBeVisible();
  await added.click();
  await page.keyboard.press('Control+z');
  await expect(added).toHaveCount(0);
  await page.getByRole('button', { name: t.redo }).click();
  await expect(added).toBeVisible();
  await added.dblclick();
  await page.keyboard.type(' Plus');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: t.save, exact: true }).click();
  await expect(page.getByText(t.saved)).toBeVisible();

  await expect
    .poll(async () => (await request.get('/explore/hapticslist')).text(), { timeout: 10_000 })
    .toContain('<li>Journey One Plus</li>');
  const next = await request.get('/downloads/supported-models-en.pdf', unchanged);
  expect([next.status(), next.headers().etag === pdf.headers().etag]).toEqual([200, false]);

  await page.getByRole('button', { name: t.versions }).click();
  await dialog.getByRole('button', { name: t.restore }).first().click();
  await expect(added).toHaveCount(0);
});

test('the table works by keyboard, accepts cells from a spreadsheet, and reports errors', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, editor, 'en');
  await page.goto('/studio/supported');
  const grid = page.getByRole('grid');
  const first = grid.getByRole('gridcell', { name: 'iPhone 16 Pro Max', exact: true });
  await first.click({ timeout: 15_000 });
  await page.keyboard.press('Control+ArrowDown');
  const last = grid.locator('[data-active]');
  await expect(last).toBeFocused();
  await expect(last).not.toHaveText('iPhone 16 Pro Max');
  await page.evaluate(() => navigator.clipboard.writeText('Pasted 1\tHD\nPasted 2\tRumble'));
  await page.keyboard.press('Control+v');
  await expect(grid.getByRole('gridcell', { name: 'Pasted 1', exact: true })).toBeVisible();
  await expect(page.getByText(t.problems.replace('{count}', '1'))).toBeVisible();
  await expect(page.getByRole('button', { name: t.save, exact: true })).toBeDisabled();
  await page.keyboard.press('Control+z');
  await expect(grid.getByRole('gridcell', { name: 'Pasted 1', exact: true })).toHaveCount(0);
});
