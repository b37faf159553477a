import { expect, type Page } from '@playwright/test';
import en from '../../studio/messages/en.json' with { type: 'json' };
import enDialogs from '../../studio/messages/en-dialogs.json' with { type: 'json' };
import zh from '../../studio/messages/zh.json' with { type: 'json' };
import zhDialogs from '../../studio/messages/zh-dialogs.json' with { type: 'json' };
import { test } from './harness-test.ts';
import { harnessAddress, openHarness } from './open-harness.ts';

const files = (...names: string[]) => names.map((name) => ({ name, mimeType: 'image/png', buffer: Buffer.from(name) }));

/** The dialog, and what stands for the server. */
async function open(page: Page, query: string) {
  await page.goto(`${await harnessAddress()}/pictures.html?${query}`);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const call = <Value>(name: string, ...given: string[]): Promise<Value> =>
    page.evaluate(([name, given]) => Reflect.get(Reflect.get(window, 'harness'), name)(...given), [
      name,
      given,
    ] as const);
  const untilAsked = (...names: string[]) =>
    expect.poll(async () => (await call<string[]>('waiting')).sort()).toEqual(names.sort());
  return {
    dialog,
    untilAsked,
    add: (...names: string[]) => dialog.locator('input[type="file"]').setInputFiles(files(...names)),
    picture: (name: string) => dialog.getByRole('button', { name: new RegExp(`^${name}`) }),
    finish: async (name: string) => {
      await expect.poll(() => call<string[]>('waiting')).toContain(name);
      await call('finish', name);
    },
    fail: async (name: string, code: string) => {
      await expect.poll(() => call<string[]>('waiting')).toContain(name);
      await call('fail', name, code);
    },
    log: () => page.evaluate((): string[] => Reflect.get(Reflect.get(window, 'harness'), 'log')),
  };
}

test.describe('the picker', () => {
  const t = en.desk.media;

  test('keeps what was chosen and typed while other uploads finish', async ({ page }) => {
    const { dialog, add, picture, finish } = await open(page, 'library=old.png');
    await add('a.png', 'b.png', 'c.png');
    await finish('a.png');
    await expect(picture('a.png')).toHaveAttribute('aria-pressed', 'true');
    const alt = dialog.getByLabel(t.altZh);
    await alt.fill('手柄');
    await finish('b.png');
    await finish('c.png');
    await expect(picture('c.png')).toBeVisible();
    await expect(picture('a.png')).toHaveAttribute('aria-pressed', 'true');
    await expect(alt).toHaveValue('手柄');
    await expect(alt).toBeFocused();
    await picture('old.png').click();
    await add('d.png', 'e.png');
    await picture('b.png').click();
    await finish('d.png');
    await finish('e.png');
    await expect(picture('e.png')).toBeVisible();
    await expect(picture('b.png')).toHaveAttribute('aria-pressed', 'true');
  });

  test('ends only once a typed alternative text is saved, so that whoever opened it finds it', async ({ page }) => {
    const { dialog, picture, untilAsked, finish, log } = await open(page, 'library=a.png');
    await picture('a.png').click();
    await dialog.getByLabel(t.altEn).fill('A gamepad');
    await dialog.getByRole('button', { name: t.use, exact: true }).click();
    await untilAsked('save 1');
    await expect(dialog).toBeVisible();
    await finish('save 1');
    await expect(dialog).toHaveCount(0);
    expect(await log()).toEqual(['saved 1', 'picked 1']);
  });

  test('offers what the library has of the same file, with the keyboard too', async ({ page }) => {
    const { dialog, add, picture, untilAsked, finish, log } = await open(page, 'library=other.png|a.png');
    await add('a.png', 'b.png');
    const question = dialog.getByRole('group', { name: 'a.png' });
    await expect(question).toContainText(t.known.replace('{name}', 'a.png'));
    await untilAsked('b.png');
    await finish('b.png');
    await question.getByRole('button', { name: t.useKnown }).focus();
    await page.keyboard.press('Enter');
    await expect(question).toHaveCount(0);
    await expect(picture('a.png')).toHaveAttribute('aria-pressed', 'true');
    await dialog.getByRole('button', { name: t.use, exact: true }).click();
    await expect(dialog).toHaveCount(0);
    expect(await log()).toEqual(['picked 2']);
  });

  test('uploads the same file again if that is wanted', async ({ page }) => {
    const { dialog, add, finish } = await open(page, 'ui=zh&library=a.png');
    await add('a.png');
    await expect(dialog.getByText(zh.desk.media.known.replace('{name}', 'a.png'))).toBeVisible();
    await dialog.getByRole('button', { name: zh.desk.media.uploadAnyway }).click();
    await finish('a.png');
    await expect(dialog.getByRole('button', { name: /^a\.png/ })).toHaveCount(2);
  });
});

test.describe('pictures of pasted text', () => {
  const [one, two] = ['https://pictures.example/one.png', 'https://pictures.example/two.png'];
  const data = encodeURIComponent(`data:image/png;base64,${Buffer.from('bytes').toString('base64')}`);

  test('of other sites are fetched on request, each with its errors in its place', async ({ page }) => {
    const t = enDialogs.builder.pictures;
    const { dialog, finish, fail, log } = await open(page, `pasted=${one}|${two}`);
    await expect(dialog.getByRole('link', { name: one })).toBeVisible();
    await dialog.getByRole('button', { name: t.fetchAll.replace('{count}', '2') }).click();
    await expect(dialog.getByRole('progressbar', { name: t.fetching.replace('{name}', 'one.png') })).toBeVisible();
    await fail(one, 'haptera_fetch_not_found');
    await finish(two);
    const first = dialog.getByRole('listitem').filter({ hasText: 'one.png' });
    await expect(first.getByRole('alert')).toHaveText(en.desk.errors.fetch.notFound);
    await expect(dialog.getByRole('listitem').filter({ hasText: 'two.png' })).toContainText(t.fetched);
    const again = first.getByRole('button', { name: t.fetchNamed.replace('{name}', 'one.png') });
    await expect(again).toHaveText(en.desk.state.retry);
    await again.click();
    await finish(one);
    await expect(first).toContainText(t.fetched);
    await dialog.getByRole('button', { name: t.upload.replace('{count}', '2') }).click();
    await expect(dialog).toHaveCount(0);
    // In the order of the text, not of their arrival.
    expect(await log()).toEqual(['added 2 1']);
  });

  test('nothing of another site is fetched unless somebody asks for it', async ({ page }) => {
    const t = zhDialogs.builder.pictures;
    const requested: string[] = [];
    page.on('request', (request) => void requested.push(request.url()));
    const { dialog, untilAsked, finish, log } = await open(page, `ui=zh&pasted=${one}|${data}`);
    await untilAsked();
    await dialog.getByRole('button', { name: t.upload.replace('{count}', '1') }).click();
    await finish('pasted-2.png');
    await expect(dialog).toHaveCount(0);
    expect(await log()).toEqual(['added 1']);
    expect(requested.filter((address) => address.startsWith('https:'))).toEqual([]);
  });
});

test('the inspector knows at once that a picture was described in the picker', async ({ page }) => {
  await openHarness(page);
  await page.getByRole('treeitem', { name: /^Media and text/ }).click();
  const field = page.locator('[data-inspector] [data-path="picture"]');
  const choose = field.getByRole('button', { name: /^(Choose or upload|Replace)/ });
  await choose.click();
  await expect(field).toContainText('Picture 7');
  await choose.click();
  await expect(field).toContainText('Picture 7, described');
});
