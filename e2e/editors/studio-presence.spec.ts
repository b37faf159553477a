import type { Browser, Page } from '@playwright/test';
import en from '../../studio/messages/en.json' with { type: 'json' };
import enDialogs from '../../studio/messages/en-dialogs.json' with { type: 'json' };
import zh from '../../studio/messages/zh.json' with { type: 'json' };
import { callToAction, createPage, deletePages, type PageItem } from '../support/documents.ts';
import { createEditor, type Editor, type Login, sampleLogin } from '../support/editor.ts';
import { requireJourneyEnv } from '../support/env.ts';
import { expect, listenTo, test } from '../support/journey.ts';
import { nightly } from '../support/nightly.ts';
import { findAccessibilityFaults } from '../support/page-checks.ts';
import { type Builder, builderOn, signIn } from '../support/studio.ts';

/** A sample account other than the editor's. */
const otherLogin = { username: 'admin@haptera.example', password: sampleLogin.password } as const;
const words = { zh: zh.builder, en: en.builder };

let editor: Editor;
const made: { id: number }[] = [];
const opened: Desk[] = [];

test.use({ actionTimeout: 15_000 });
test.describe.configure({ timeout: 120_000 });

test.beforeAll(async () => {
  editor = await createEditor(requireJourneyEnv().url);
});
test.afterEach(async () => {
  const said = opened.flatMap(({ complaints }) => complaints);
  for (const { page } of opened.splice(0)) await page.context().close();
  await deletePages(editor, made.splice(0));
  // The browser logs the 412 of a refused save, from which a builder learns of the other change.
  expect(said.filter((complaint) => !complaint.includes('412'))).toEqual([]);
});

interface Desk extends Builder {
  readonly page: Page;
  readonly complaints: string[];
  /** Checks presence immediately, as focusing the window does. */
  look(): Promise<void>;
  /** Checks presence until there are no other users. */
  untilAlone(): Promise<void>;
}

/** Opens a builder in a separate browser. */
async function openDesk(
  browser: Browser,
  { id }: { id: number },
  login: Login,
  uiLocale: 'zh' | 'en' = 'en',
): Promise<Desk> {
  const context = await browser.newContext({ baseURL: editor.url, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await signIn(page, editor, uiLocale, { login });
  const complaints: string[] = [];
  listenTo(page, complaints);
  const desk: Desk = {
    ...builderOn(page),
    page,
    complaints,
    look: () => page.evaluate(() => void window.dispatchEvent(new Event('focus'))),
    // The request that ends a user's presence may still be in progress.
    untilAlone: () =>
      expect
        .poll(async () => {
          await desk.look();
          return page.locator('[data-editors]').count();
        })
        .toBe(0),
  };
  opened.push(desk);
  await enter(desk, id);
  return desk;
}

async function enter({ page }: Desk, id: number): Promise<void> {
  await page.goto(`/studio/pages/${id}`);
  await builderOn(page).untilOpen();
  await page
    .getByRole('treeitem', { name: /Call to action|行动号召/ })
    .first()
    .click();
}

async function aPage(name: string, status: 'draft' | 'publish'): Promise<PageItem> {
  const page = await createPage(editor, {
    slug: name,
    status,
    locale: 'zh',
    title: `旅程 ${name}`,
    blocks: [callToAction('one', '一起开始', '说明')],
  });
  made.push(page);
  return page;
}

async function contentOf(id: number): Promise<string> {
  return (await editor.request<PageItem>({ path: `/wp/v2/pages/${id}?context=edit` })).content.raw;
}

async function autosavesOf(id: number): Promise<string> {
  const list = await editor.request<{ content: { raw: string } }[]>({
    path: `/wp/v2/pages/${id}/autosaves?context=edit`,
  });
  return list.map(({ content }) => content.raw).join('\n');
}

async function expectAccessible({ page }: Desk): Promise<void> {
  expect(await findAccessibilityFaults(page)).toEqual([]);
}

test('two users on one page see each other, edit different fields, and are asked about the same one', async ({
  browser,
}) => {
  const { id } = await aPage('journey-together', 'draft');
  const lin = await openDesk(browser, { id }, sampleLogin, 'zh');
  await expect(lin.page.locator('[data-editors]')).toHaveCount(0);
  const other = await openDesk(browser, { id }, otherLogin);
  await expect(other.page.locator('[data-editors]')).toContainText('Lin Che is editing too');
  await lin.look();
  await expect(lin.page.locator('[data-editors]')).toContainText('也在编辑');
  await expect(lin.page.locator('[data-editors-announcement]')).toContainText('也在编辑');
  await expectAccessible(lin);

  await lin.field('heading').fill('林的标题');
  await lin.untilSaved();
  await other.field('text').fill('The other one’s text');
  await other.untilSaved();
  const content = await contentOf(id);
  expect(content).toContain('林的标题');
  expect(content).toContain('The other one’s text');
  await expect(other.field('heading')).toHaveValue('林的标题');

  await lin.field('heading').fill('林的另一个标题');
  await lin.untilSaved();
  await other.field('heading').fill('Another heading');
  const dialog = other.page.getByRole('dialog');
  await expect(dialog).toContainText('林的另一个标题', { timeout: 10_000 });
  await expect(dialog).toContainText('Another heading');
  expect(await contentOf(id)).toContain('林的另一个标题');
  await dialog.getByRole('button', { name: words.en.conflict.keepMine }).click();
  await other.untilSaved();
  expect(await contentOf(id)).toContain('Another heading');

  await lin.look();
  await other.page.setViewportSize({ width: 390, height: 844 });
  await expect(other.page.locator('[data-editors]')).toBeVisible();
  await expect(other.page.getByRole('button', { name: words.en.publish.button }), 'the bar has room').toBeInViewport({
    ratio: 1,
  });

  await other.page.close();
  await lin.untilAlone();
});

test('a user who takes a page over edits alone; the other one keeps everything, merges it, and takes the page back', async ({
  browser,
}) => {
  const { id } = await aPage('journey-take-over', 'draft');
  const lin = await openDesk(browser, { id }, sampleLogin);
  const other = await openDesk(browser, { id }, otherLogin, 'zh');
  // Lin is offline: nothing she writes arrives.
  const saves = /\/wp\/v2\/pages\/\d+(?:\?.*)?$/;
  await lin.page.route(saves, (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()));
  await lin.field('heading').fill('Written on a train');
  await expect(lin.page.locator('[data-save-state="offline"]')).toBeVisible({ timeout: 10_000 });

  await other.page.locator('[data-editors]').click();
  const dialog = other.page.getByRole('dialog');
  await expect(dialog).toContainText('Lin Che');
  await expectAccessible(other);
  await dialog.getByRole('button', { name: words.zh.editors.takeOver }).click();
  await expect(dialog).toHaveCount(0);
  await other.field('text').fill('对方独自写下的说明');
  await other.untilSaved();

  // Lin also reloads: that does not give up her page.
  await lin.look();
  const notice = lin.page.locator('[data-notice]').filter({ hasText: 'has taken over this page' });
  await expect(notice).toBeVisible();
  await lin.page.unroute(saves);
  await lin.page.reload();
  await expect(notice).toBeVisible({ timeout: 20_000 });
  await lin.page
    .getByRole('treeitem', { name: /Call to action/ })
    .first()
    .click();
  await expect(lin.field('heading')).toHaveJSProperty('readOnly', true);
  await expect(lin.page.getByRole('button', { name: words.en.publish.button })).toHaveCount(0);
  await expectAccessible(lin);

  await notice.getByRole('button', { name: words.en.takenOver.see }).click();
  const kept = lin.page.getByRole('dialog', { name: enDialogs.builder.kept.title });
  await expect(kept).toContainText('Written on a train');
  await expectAccessible(lin);
  await kept.getByRole('button', { name: enDialogs.builder.kept.add }).click();
  await expect.poll(() => contentOf(id)).toContain('Written on a train');
  expect(await contentOf(id)).toContain('对方独自写下的说明');
  await expect(notice).toContainText(words.en.takenOver.allIn);

  await notice.getByRole('button', { name: words.en.takenOver.back }).click();
  await expect(notice).toHaveCount(0);
  await lin.field('heading').fill('Mine again');
  await lin.untilSaved();
  expect(await contentOf(id)).toContain('Mine again');
  await other.look();
  await expect(other.page.locator('[data-notice]').filter({ hasText: '接手了此页面' })).toBeVisible();
  // The browser logs every failed save.
  await lin.page.close();
  lin.complaints.length = 0;
});

test(
  'one user on two devices: unpublished text of both is preserved, and the same field asks',
  nightly,
  async ({ browser }) => {
    const { id } = await aPage('journey-devices', 'publish');
    const desk = await openDesk(browser, { id }, sampleLogin);
    const phone = await openDesk(browser, { id }, sampleLogin);
    await expect(phone.page.locator('[data-editors]')).toContainText(words.en.editors.you);

    await desk.field('heading').fill('From the desk');
    await desk.untilSaved();
    await phone.field('text').fill('From the phone');
    await phone.untilSaved();
    const both = await autosavesOf(id);
    expect(both).toContain('From the desk');
    expect(both).toContain('From the phone');
    await expect(phone.field('heading')).toHaveValue('From the desk');

    await desk.field('text').fill('From the desk too');
    const dialog = desk.page.getByRole('dialog');
    await expect(dialog).toContainText('From the phone', { timeout: 10_000 });
    await expect(dialog).toContainText('From the desk too');
    expect(await autosavesOf(id)).toContain('From the phone');
    await dialog.getByRole('button', { name: words.en.conflict.takeElsewhere }).click();
    await desk.untilSaved();
    expect(await autosavesOf(id)).toContain('From the phone');
    expect(await contentOf(id)).toContain('一起开始');
  },
);

test('another user’s unpublished work can be merged, with a question where both edited', async ({ browser }) => {
  const { id } = await aPage('journey-bring-in', 'publish');
  const lin = await openDesk(browser, { id }, sampleLogin);
  await lin.field('heading').fill('Lin’s heading');
  await lin.field('text').fill('Lin’s text');
  await lin.untilSaved();
  const other = await openDesk(browser, { id }, otherLogin);
  await other.field('heading').fill('The other heading');
  const notice = other.page.locator('[data-notice]').filter({ hasText: 'Lin Che has unpublished changes' });
  await notice.getByRole('button', { name: words.en.notice.bringIn }).click();
  const dialog = other.page.getByRole('dialog');
  await expect(dialog).toContainText('Lin’s heading');
  await expect(dialog.getByRole('button', { name: 'Take Lin Che’s' })).toBeVisible();
  await expect(notice).toHaveCount(0);
  await dialog.getByRole('button', { name: words.en.conflict.keepMine }).click();
  await other.untilSaved();
  await expect(other.field('text')).toHaveValue('Lin’s text');
  await expect(other.field('heading')).toHaveValue('The other heading');
  expect(await contentOf(id)).not.toContain('Lin’s text');
});

test('unpublished work is restored after another user has published the page', nightly, async ({ browser }) => {
  const { id } = await aPage('journey-left', 'publish');
  const lin = await openDesk(browser, { id }, sampleLogin);
  await lin.field('heading').fill('Lin’s heading');
  await lin.untilSaved();
  await lin.page.context().close();
  opened.splice(0);
  const other = await openDesk(browser, { id }, otherLogin);
  await other.field('text').fill('Published by the other one');
  await other.untilSaved();
  await other.page.getByRole('button', { name: words.en.publish.button }).click();
  const dialog = other.page.getByRole('dialog');
  await dialog
    .getByRole('button', { name: words.en.publish.now.replace('{languages}', 'Chinese'), exact: true })
    .click();
  await dialog.getByRole('button', { name: words.en.done }).click();
  expect(await contentOf(id)).toContain('Published by the other one');

  const again = await openDesk(browser, { id }, sampleLogin);
  await expect(again.page.locator('[data-notice]').filter({ hasText: 'Brought back' })).toBeVisible();
  await expect(again.field('heading')).toHaveValue('Lin’s heading');
  await expect(again.field('text')).toHaveValue('Published by the other one');
  await again.untilSaved();
  expect(await contentOf(id)).not.toContain('Lin’s heading');
});

test('the builder reports no error if presence is missing or unavailable', async ({ browser }) => {
  const { id } = await aPage('journey-quiet', 'draft');
  const lin = await openDesk(browser, { id }, sampleLogin);
  await lin.page.route('**/presence', (route) => route.abort());
  await lin.look();
  await lin.field('heading').fill('All the same');
  await lin.untilSaved();
  await expect(lin.page.locator('[data-notice]')).toHaveCount(0);
  expect(await contentOf(id)).toContain('All the same');
  await lin.page.close();
  lin.complaints.length = 0;
});
