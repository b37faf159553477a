import type { CDPSession } from '@playwright/test';
import sharp from 'sharp';
import { printDocument } from '#cms-schema/markup/document.ts';
import en from '../../studio/messages/en.json' with { type: 'json' };
import enDesk from '../../studio/messages/en-desk.json' with { type: 'json' };
import zh from '../../studio/messages/zh.json' with { type: 'json' };
import {
  block,
  callToAction,
  createPage,
  deleteLeftovers,
  deletePages,
  type PageItem,
  untilSeen,
  visit,
} from '../support/documents.ts';
import { createEditor, type Editor, sampleLogin } from '../support/editor.ts';
import { createEditorBrowser } from '../support/editor-browser.ts';
import { requireJourneyEnv } from '../support/env.ts';
import { expect, leavePage, listenTo, test } from '../support/journey.ts';
import { nightly } from '../support/nightly.ts';
import { findAccessibilityFaults } from '../support/page-checks.ts';
import { doubleClick } from '../support/point-at.ts';
import { ownPage } from '../support/shared-page.ts';
import { builderOn, furnish, mainlyIn, openBuilder, signIn } from '../support/studio.ts';

const words = { zh, en };

let editor: Editor;
const made: { id: number }[] = [];
const uploaded: number[] = [];

/** Actions that take longer fail. */
test.use({ actionTimeout: 15_000 });

test.beforeAll(async () => {
  editor = await createEditor(requireJourneyEnv().url);
});
test.afterEach(async ({ page }) => {
  // An open builder would keep requesting what is deleted now.
  await leavePage(page);
  await deletePages(editor, made.splice(0));
  for (const id of uploaded.splice(0)) {
    await editor.request({ path: `/wp/v2/media/${id}?force=true`, method: 'DELETE' });
  }
});

/** Creates a Chinese page, or a pair whose blocks correspond. */
async function aPage(
  name: string,
  status: 'draft' | 'publish' = 'draft',
  both = false,
): Promise<{ zh: PageItem; en: PageItem | null }> {
  const draft = { slug: name, status } as const;
  const zh = await createPage(editor, {
    ...draft,
    locale: 'zh',
    title: `旅程 ${name}`,
    blocks: [callToAction('one', '一起开始', '说明')],
  });
  made.push(zh);
  if (!both) return { zh, en: null };
  const en = await createPage(editor, {
    ...draft,
    locale: 'en',
    title: `Journey ${name}`,
    translationOf: zh.id,
    blocks: [callToAction('one', 'Start together', 'Words')],
  });
  made.push(en);
  return { zh, en };
}

async function contentOf(id: number): Promise<string> {
  const item = await editor.request<{ content: { raw: string } }>({ path: `/wp/v2/pages/${id}?context=edit` });
  return item.content.raw;
}

test('the buttons of the publish dialog stay in place when its checks arrive', async ({ page }) => {
  // The check of this link asks the CMS.
  const actions = [{ label: '了解', link: { kind: 'path', path: '/explore/about' } }];
  const zh = await createPage(editor, {
    locale: 'zh',
    slug: 'journey-late-checks',
    title: '旅程 late checks',
    status: 'draft',
    blocks: [block('call-to-action', 'one', { heading: '一起开始', text: '说明', actions, tone: 'light' })],
  });
  made.push(zh);
  await signIn(page, editor, 'en');
  await openBuilder(page, zh);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/wp-json\//, async (route) => {
    await released;
    await route.fallback();
  });
  await page.getByRole('button', { name: words.en.builder.publish.button }).click();
  const dialog = page.getByRole('dialog');
  const button = dialog.getByRole('button', { name: /^Publish / });
  const before = await button.boundingBox();
  expect(before).not.toBeNull();
  await expect(dialog.getByText(/^Worth a look first/)).toHaveCount(0);
  release();
  await expect(dialog.getByText(/^Worth a look first/)).toBeVisible();
  expect(await button.boundingBox()).toEqual(before);
});

test('an editor composes a page by mouse, translates it, and publishes each language separately', async ({ page }) => {
  test.setTimeout(180_000);
  const t = words.en;
  await deleteLeftovers(editor, '旅程搭建');
  await furnish(page, 'en', true);
  await page.goto('/studio');
  await page.getByLabel(t.desk.signIn.username).fill(sampleLogin.username);
  await page.getByLabel(t.desk.signIn.password).fill(sampleLogin.password);
  await page.getByRole('button', { name: t.desk.signIn.submit }).click();

  await page.getByRole('button', { name: enDesk.desk.documents.new.replace('{name}', 'page') }).click();
  await page.getByLabel(enDesk.desk.create.titleZh).fill('旅程搭建');
  await page.getByLabel(enDesk.desk.create.slug).fill('journey-builder');
  await page.getByRole('button', { name: enDesk.desk.create.ok }).click();
  await expect(page).toHaveURL(/\/studio\/pages\/\d+/, { timeout: 15_000 });
  const id = Number(/pages\/(\d+)/.exec(page.url())?.[1]);
  made.push({ id });
  const { canvas, field, select, untilOpen, untilSaved } = builderOn(page);
  await untilOpen();

  // On the first visit a guide shows three hints, once.
  const guide = page.locator('[data-guide]');
  await expect(guide).toContainText(t.builder.guide.compose.title);
  await guide.getByRole('button', { name: t.builder.guide.next }).click();
  await guide.getByRole('button', { name: t.builder.guide.next }).click();
  await guide.getByRole('button', { name: t.builder.guide.start }).click();
  await expect(guide).toHaveCount(0);

  await page.getByRole('tab', { name: 'Blocks' }).click();
  for (const name of ['Hero', 'Spec table', 'Pricing tiers', 'Cases', 'Model list', 'Media and text']) {
    await page.getByRole('searchbox', { name: t.canvas.drawer.search }).fill(name);
    await page.locator('#builder-left').getByRole('button', { name }).first().click();
  }
  await page.getByRole('tab', { name: 'Outline' }).click();
  await expect(page.getByRole('treeitem')).toHaveCount(6);

  await select(/^Hero/);
  await field('heading').fill('手感的旅程');
  await expect(canvas.locator('h1')).toHaveText('手感的旅程');

  await select(/^Media and text/);
  await page
    .locator('[data-inspector] [data-path="picture"]')
    .getByRole('button', { name: /Choose or upload|Replace/ })
    .first()
    .click();
  const picker = page.getByRole('dialog');
  const picture = await sharp({ create: { width: 640, height: 400, channels: 3, background: '#3b5' } })
    .png()
    .toBuffer();
  await picker
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: 'journey.png', mimeType: 'image/png', buffer: picture });
  const use = picker.getByRole('button', { name: t.desk.media.use });
  await expect(use).toBeEnabled({ timeout: 15_000 });
  await use.click();
  await expect(canvas.locator('img[src*="/uploads/"]').first()).toBeVisible({ timeout: 10_000 });

  // Move the last block up by dragging its row, and back by undo.
  const rows = page.getByRole('treeitem');
  await rows.last().dragTo(rows.nth(1), { targetPosition: { x: 60, y: 3 } });
  await expect(rows.nth(1)).toHaveAccessibleName(/^Media and text/);
  await page.getByRole('button', { name: t.canvas.actions.undo, exact: true }).click();
  await expect(rows.last()).toHaveAccessibleName(/^Media and text/);
  await page.getByRole('button', { name: t.canvas.actions.redo, exact: true }).click();
  await expect(rows.nth(1)).toHaveAccessibleName(/^Media and text/);
  await untilSaved();
  const stored = await contentOf(id);
  expect(stored).toContain('手感的旅程');
  const media = /"picture":\{"id":(\d+)/.exec(stored)?.[1];
  if (media) uploaded.push(Number(media));
  expect(media).toBeDefined();

  // Start the other language from this one; a translated text is then no longer behind.
  await page.getByRole('button', { name: /^English/ }).click();
  await page.getByRole('button', { name: t.translation.start.replace('{language}', 'English') }).click();
  await expect(page.getByRole('treeitem')).toHaveCount(6);
  // The button that started it is gone, but the focus must not be lost.
  await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false);
  const pair = await editor.request<{ translations: { en: number } }>({ path: `/wp/v2/pages/${id}?context=edit` });
  made.push({ id: pair.translations.en });
  const button = page.locator('[data-panel-button="translation"]');
  await expect(button.locator('b')).toBeVisible();
  const behind = async () => Number((await button.locator('b').textContent()) ?? 0);
  const before = await behind();
  await button.click();
  const card = page
    .locator('[data-drift-panel] section')
    .filter({ has: page.getByRole('button', { name: 'Hero · Heading' }) });
  await card.getByRole('textbox').fill('A journey you can feel');
  await expect(canvas.locator('h1')).toHaveText('A journey you can feel');
  await expect.poll(behind).toBe(before - 1);
  await page
    .getByRole('complementary', { name: t.translation.title })
    .getByRole('button', { name: t.builder.close })
    .click();

  await page.getByRole('button', { name: /^中文/ }).click();
  await select(/^Hero/);
  await field('heading').fill('手感的新旅程');
  await button.click();
  await expect(card).toContainText('手感的旅程');
  await expect(card).toContainText('手感的新旅程');
  await card.getByRole('button', { name: t.translation.stillRight }).click();
  await expect(card).toHaveCount(0);
  await page.locator('[data-panel-button="mirror"]').click();
  await expect(page.frameLocator('[data-mirror] iframe').locator('h1')).toHaveText('A journey you can feel');
  await page.locator('[data-panel-button="mirror"]').click();
  await untilSaved();

  await page.getByRole('button', { name: t.builder.preview.button, exact: true }).click();
  await expect(page.getByRole('dialog').frameLocator('iframe').locator('h1')).toHaveText('手感的新旅程', {
    timeout: 15_000,
  });
  await page.getByRole('dialog').getByRole('button', { name: t.builder.close }).click();

  const publish = async (language: 'Chinese' | 'English') => {
    await page.getByRole('button', { name: t.builder.publish.button }).click();
    const dialog = page.getByRole('dialog');
    for (const each of ['Chinese', 'English']) {
      const box = dialog.getByRole('region', { name: each }).getByRole('checkbox');
      if (await box.isEnabled()) await box.setChecked(each === language);
    }
    await dialog
      .getByRole('button', { name: t.builder.publish.now.replace('{languages}', language), exact: true })
      .click();
    await expect(
      dialog.getByRole('link', { name: t.builder.publish.view.replace('{language}', language) }),
    ).toBeVisible({ timeout: 15_000 });
    await dialog.getByRole('button', { name: t.builder.done }).click();
    await expect(dialog).toHaveCount(0);
  };
  await publish('Chinese');
  await untilSeen(`${editor.url}/journey-builder`, ({ html }) => html.includes('手感的新旅程'));
  expect((await visit(`${editor.url}/en/journey-builder`)).status).not.toBe(200);
  await publish('English');
  await untilSeen(`${editor.url}/en/journey-builder`, ({ html }) => html.includes('A journey you can feel'));
});

test(
  'an uploaded picture is on the page at once, and dialogs restore selection and focus',
  nightly,
  async ({ page, complaints }) => {
    const t = words.en;
    await signIn(page, editor);
    const zh = await createPage(editor, {
      locale: 'zh',
      slug: 'journey-picture',
      title: '旅程 图片',
      status: 'draft',
      blocks: [block('picture', 'one', { picture: null })],
    });
    made.push(zh);
    const { canvas, select } = await openBuilder(page, zh);
    await select(/^Picture/);
    const choose = page
      .locator('[data-inspector] [data-path="picture"]')
      .getByRole('button', { name: /Choose or upload|Replace/ });
    await choose.click();
    const picker = page.getByRole('dialog');
    const picture = await sharp({ create: { width: 640, height: 400, channels: 3, background: '#b53' } })
      .png()
      .toBuffer();
    await picker
      .locator('input[type="file"]')
      .first()
      .setInputFiles({ name: 'journey-picture.png', mimeType: 'image/png', buffer: picture });
    const use = picker.getByRole('button', { name: t.desk.media.use });
    await expect(use).toBeEnabled({ timeout: 15_000 });
    await use.click();
    await expect(canvas.locator('img[src*="/uploads/"]').first()).toBeVisible();
    await expect(choose).toBeFocused();
    await builderOn(page).untilSaved();
    const media = /"picture":\{"id":(\d+)/.exec(await contentOf(zh.id))?.[1];
    if (media) uploaded.push(Number(media));
    await page.reload();
    await expect(canvas.locator('img[src*="/uploads/"]').first()).toBeVisible();

    // A pasted picture becomes a separate block; the library has this one already, and it is not stored twice.
    await select(/^Picture/);
    await page.evaluate(
      (bytes) => {
        const clipboardData = new DataTransfer();
        clipboardData.items.add(new File([new Uint8Array(bytes)], 'journey-pasted.png', { type: 'image/png' }));
        document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      },
      [...picture],
    );
    await expect(picker.getByText(t.desk.media.known.replace('{name}', 'journey-picture'))).toBeVisible();
    await picker.getByRole('button', { name: t.desk.media.useKnown }).click();
    await expect(use).toBeEnabled();
    await use.click();
    await expect(page.getByRole('treeitem')).toHaveCount(2);
    await expect(canvas.locator('img[src*="/uploads/"]')).toHaveCount(2);
    await builderOn(page).untilSaved();
    const pasted = [...(await contentOf(zh.id)).matchAll(/"picture":\{"id":(\d+)/g)].map(([, id]) => id);
    expect(pasted).toEqual([media, media]);
    await page.keyboard.press('Control+z');
    await expect(page.getByRole('treeitem')).toHaveCount(1);

    await select(/^Picture/);
    await page.route('**/wp-json/**', (route) =>
      route.request().method() === 'GET' ? route.fallback() : route.abort(),
    );
    const publish = page.getByRole('button', { name: t.builder.publish.button });
    await publish.click();
    await page
      .getByRole('button', { name: t.builder.publish.now.replace('{languages}', 'Chinese'), exact: true })
      .click();
    await expect(page.getByRole('dialog').getByRole('alert')).not.toBeEmpty();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(publish).toBeFocused();
    await expect(page.getByRole('treeitem', { selected: true })).toHaveAccessibleName(/^Picture/);
    // The browser logs the blocked request.
    await leavePage(page);
    complaints.length = 0;
  },
);

test('a page of ten blocks is composed, saved and published only by keyboard, and every move is announced', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const t = words.en;
  await signIn(page, editor);
  const { zh } = await aPage('journey-keyboard');
  await openBuilder(page, zh);
  const said = async () => (await page.locator('[data-announcer]').allTextContents()).join('');
  const press = async (keys: string, telling: string | RegExp) => {
    await page.keyboard.press(keys);
    await expect.poll(said).toMatch(telling);
  };
  const isInOutline = () => page.evaluate(() => document.activeElement?.getAttribute('role') === 'treeitem');
  for (let count = 0; count < 40 && !(await isInOutline()); count += 1) await page.keyboard.press('Tab');
  const blocks = [
    ['hero', 'Hero'],
    ['spec', 'Spec table'],
    ['pricing', 'Pricing tiers'],
    ['cases', 'Cases'],
    ['quote', 'Quote'],
    ['faq', 'Questions'],
    ['stats', 'Figures'],
    ['phones', 'Model list'],
    ['columns', 'Columns'],
  ] as const;
  for (const [index, [search, title]] of blocks.entries()) {
    await page.keyboard.press('/');
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
    await page.keyboard.type(search);
    await press('Enter', `Added ${title}, ${index + 2} of ${index + 2}`);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  const rows = page.locator('[role="treeitem"][aria-level="1"]');
  await expect(rows).toHaveCount(10);
  await press('Alt+Shift+ArrowUp', 'Moved Columns to 9 of 10');
  await press('Alt+Shift+ArrowDown', 'Moved Columns to 10 of 10');
  await press('Alt+Shift+ArrowDown', 'Columns cannot go further that way');
  await press('Control+z', 'Undone: moving Columns');
  await press('Control+y', 'Redone: moving Columns');
  await press('Control+d', 'Duplicated Columns');
  await press('Delete', 'Deleted Columns');
  await expect(rows).toHaveCount(10);
  await press('ArrowUp', /, \d+ of \d+/);
  for (let row = await said(); !row.startsWith('Model list'); row = await said()) {
    await page.keyboard.press('ArrowUp');
    await expect.poll(said).not.toBe(row);
  }
  await page.keyboard.press('F2');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Typed without a pointer');
  await page.keyboard.press('Control+s');
  await builderOn(page).untilSaved();
  const stored = await contentOf(zh.id);
  expect(stored).toContain('Typed without a pointer');
  const isOn = (name: string) =>
    page.evaluate((wanted) => document.activeElement?.textContent?.trim() === wanted, name);
  for (let count = 0; count < 160 && !(await isOn(t.builder.publish.button)); count += 1)
    await page.keyboard.press('Shift+Tab');
  expect(await isOn(t.builder.publish.button)).toBe(true);
  await page.keyboard.press('Enter');
  const action = t.builder.publish.now.replace('{languages}', 'Chinese');
  await expect(page.getByRole('button', { name: action, exact: true })).toBeEnabled();
  for (let count = 0; count < 20 && !(await isOn(action)); count += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: t.builder.publish.done.published })).toBeVisible();
  await untilSeen(`${editor.url}/journey-keyboard`, ({ html }) => html.includes('Typed without a pointer'));
});

test('text can be edited in the fields of the selected block, and in place beside its translation', async ({
  page,
}) => {
  await signIn(page, editor);
  const blocks = (word: string) => ['one', 'two', 'three'].map((id) => callToAction(id, `${word} ${id}`));
  const zh = await createPage(editor, {
    locale: 'zh',
    slug: 'journey-fields',
    status: 'draft',
    blocks: blocks('触感'),
  });
  made.push(zh);
  const pair = { locale: 'en', slug: 'journey-fields', status: 'draft', translationOf: zh.id } as const;
  const en = await createPage(editor, { ...pair, blocks: blocks('Touch') });
  made.push(en);
  const { field, untilSaved, canvas } = await openBuilder(page, en);
  for (const id of ['one', 'two', 'three', 'one', 'three', 'two']) {
    await page.locator(`[data-row="${id}"]`).click();
    await expect(field('heading')).toHaveValue(new RegExp(`^Touch ${id}`));
    await field('heading').press('End');
    await page.keyboard.insertText('!');
    await expect(page.locator(`[data-row="${id}"]`)).toContainText('!');
  }
  await untilSaved();
  for (const id of ['one', 'two', 'three']) expect(await contentOf(en.id)).toContain(`"heading":"Touch ${id}!!"`);

  await page.waitForFunction(() => performance.getEntriesByName('later parts are there').length > 0);
  const translation = page.getByRole('heading', { name: words.en.translation.title, exact: true });
  await page.locator('[data-panel-button="translation"]').click();
  await expect(translation).toBeVisible();
  await doubleClick(page, canvas.getByText('Touch three!!'), 'three');
  await expect(canvas.locator('[data-editing]')).toBeFocused();
  await page.keyboard.type('10');
  await expect(canvas.locator('[data-editing]')).toHaveText(/^Touch t[hre]*10[hre]*!!$/);
  await untilSaved();
  expect(await contentOf(en.id)).toMatch(/"heading":"Touch t[hre]*10[hre]*!!"/);
  await expect(translation).toBeVisible();
});

test(
  'the page settings are one click away from any block, and panels do not move the toolbar',
  nightly,
  async ({ page }) => {
    await signIn(page, editor);
    const draft = await createPage(editor, {
      locale: 'en',
      slug: 'journey-settings',
      title: 'Settings',
      blocks: [callToAction('one', 'Begin', 'Words')],
      status: 'draft',
    });
    made.push(draft);
    const { field, select } = await openBuilder(page, draft);
    const settings = page.getByRole('button', { name: en.builder.page.title, exact: true });
    await expect(settings).toHaveAttribute('aria-pressed', 'true');
    await select(/^Call to action/);
    await expect(field('heading')).toHaveValue('Begin');
    await expect(settings).toHaveAttribute('aria-pressed', 'false');
    await settings.click();
    await expect(page.locator('[data-inspector]').getByLabel(en.builder.page.name, { exact: true })).toHaveValue(
      'Settings',
    );

    for (const name of ['translation', 'revisions']) {
      const button = page.locator(`[data-panel-button="${name}"]`);
      const before = await button.boundingBox();
      await button.click();
      await expect(page.locator('aside > header h2')).toBeInViewport({ ratio: 1 });
      await expect.poll(() => button.boundingBox()).toEqual(before);
      await button.click();
      await expect(page.locator('aside > header')).toHaveCount(0);
    }

    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    await page.getByRole('button', { name: en.canvas.panels.showLeft }).click();
    await settings.click();
    await expect(page.locator('[data-inspector]').getByLabel(en.builder.page.name, { exact: true })).toBeInViewport();
  },
);

test('Chinese input works as on any page: one change, one undo step, and no pinyin is stored', async ({ page }) => {
  await signIn(page, editor, 'zh');
  const { zh } = await aPage('journey-ime');
  const { field, select, untilSaved, canvas } = await openBuilder(page, zh);
  await select(/一起开始/);
  await field('heading').click();
  await page.keyboard.press('Control+a');
  const cdp = await page.context().newCDPSession(page);
  await compose(cdp, ['n', 'ni', 'nih', 'niha', 'nihao'], '你好');
  await expect(canvas.locator('h1, h2').first()).toHaveText('你好');
  await untilSaved();
  const stored = await contentOf(zh.id);
  expect(stored).toContain('"heading":"你好"');
  expect(stored).not.toContain('nih');
  await page.keyboard.press('Control+z');
  await expect(canvas.locator('h1, h2').first()).toHaveText('一起开始');
  await expect(page.getByRole('button', { name: words.zh.canvas.actions.undo, exact: true })).toBeDisabled();
});

async function compose(cdp: CDPSession, steps: readonly string[], text: string): Promise<void> {
  for (const step of steps) {
    await cdp.send('Input.imeSetComposition', { text: step, selectionStart: step.length, selectionEnd: step.length });
  }
  await cdp.send('Input.insertText', { text });
}

test('work that only a killed browser had is restored and announced', async ({ product, complaints }) => {
  const { zh } = await aPage('journey-killed', 'publish');
  const browser = await createEditorBrowser({ url: product.url });
  try {
    const page = await browser.open(`/studio/pages/${zh.id}`);
    await page.route('**/work*', (route) => (route.request().method() === 'POST' ? route.abort() : route.fallback()));
    await builderOn(page).select(/Call to action/);
    await builderOn(page).field('heading').fill('Survivor');
    await expect(page.locator('[data-save-state]')).toHaveAttribute('data-save-state', /^(savedLocally|offline)$/);
    await browser.kill();
    const next = await browser.open(`/studio/pages/${zh.id}`);
    listenTo(next, complaints);
    const { field, select, untilSaved } = builderOn(next);
    await expect(next.locator('[data-notice]').filter({ hasText: 'Restored from this device' })).toBeVisible();
    await select(/Call to action/);
    await expect(field('heading')).toHaveValue('Survivor');
    await untilSaved();
  } finally {
    await browser.end();
  }
});

test('the builder reports a CMS that accepts a save but is slow to answer, and then its answer', async ({ page }) => {
  await signIn(page, editor);
  const { zh } = await aPage('journey-silent');
  const { field, select, untilSaved } = await openBuilder(page, zh);
  await select(/Call to action/);
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/wp-json/wp/v2/pages/**', async (route) => {
    if (route.request().method() === 'POST') await answered;
    await route.fallback();
  });
  await field('heading').fill('Patience');
  const status = page.locator('[data-save-state]');
  const told = page.locator('[data-save-announcement]');
  await expect(status).toHaveAttribute('data-save-state', 'saving');
  await expect(told).toBeEmpty();
  await expect(status).toContainText(en.builder.save.slow);
  await expect(told).toHaveText(en.builder.save.slow);
  await expect(page.locator('[data-notice]')).toHaveCount(0);
  expect(await findAccessibilityFaults(page)).toEqual([]);
  answer();
  await untilSaved();
  await expect(told).toHaveText(en.builder.save.saved);
  expect(await contentOf(zh.id)).toContain('Patience');
});

test('the publish dialog shows the address that the CMS will assign to a page without one', async ({ page }) => {
  await signIn(page, editor);
  const blocks = [callToAction('one', '一起开始', '说明')];
  const taken = await createPage(editor, { locale: 'zh', slug: '', title: '触感 旅程', blocks });
  made.push(taken);
  const draft = await createPage(editor, { locale: 'zh', slug: '', title: '别的', blocks, status: 'draft' });
  made.push(draft);
  await openBuilder(page, draft);
  const title = page.locator('[data-inspector]').getByLabel(en.builder.page.name, { exact: true });
  const address = page.getByRole('dialog').getByRole('region', { name: 'Chinese' }).locator('code');
  await page.getByRole('button', { name: en.builder.publish.button }).click();
  await expect(address).toHaveText('/别的');
  await page.keyboard.press('Escape');
  await title.fill('触感 旅程');
  await title.press('Tab');
  await page.getByRole('button', { name: en.builder.publish.button }).click();
  await expect(address).toHaveText('/触感-旅程-2');
  await page
    .getByRole('button', { name: en.builder.publish.now.replace('{languages}', 'Chinese'), exact: true })
    .click();
  const link = page.getByRole('link', { name: en.builder.publish.view.replace('{language}', 'Chinese') });
  await expect.poll(async () => decodeURI((await link.getAttribute('href')) ?? '')).toBe('/触感-旅程-2');
});

test('a check before publishing names the tab of its block, and leads to it', async ({ page }) => {
  await signIn(page, editor);
  const tab = (id: string, label: string) =>
    block('tab', id, { label }, { content: [block('rich-text', `${id}-text`, { heading: label, body: '' })] });
  const tabs = block('tabs', 'tabs', { heading: '按设备' }, { tabs: [tab('one', '手机'), tab('two', '笔记本')] });
  const far = Array.from({ length: 6 }, (_, index) => callToAction(`far-${index}`, `其他 ${index}`));
  const zh = await createPage(editor, { locale: 'zh', slug: 'journey-tabs', blocks: [...far, tabs], status: 'draft' });
  made.push(zh);
  const { canvas, field, select } = await openBuilder(page, zh);
  await page.getByRole('button', { name: en.builder.publish.button }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Tabs, tab 2 “笔记本” › Rich text: Text' }).click();
  await expect(page.locator('[data-inspector] [data-path="body"] [contenteditable]')).toBeFocused();
  await expect(canvas.locator('#two-panel')).toBeInViewport();
  await expect(canvas.locator('#one-panel')).toBeHidden();

  await select(/Call to action/);
  await expect(canvas.locator('#two-panel')).not.toBeInViewport();
  await select(/^Tab\b.*手机/);
  await expect(field('label')).toHaveValue('手机');
  await expect(canvas.locator('#one-panel')).toBeInViewport();
});

test('the media dialog names every file that cannot be chosen, on a phone above its reason', async ({
  page,
  complaints,
}) => {
  const { zh } = await aPage('journey-refused-files');
  await signIn(page, editor);
  const { canvas } = await openBuilder(page, zh);
  const t = en.desk;
  const picture = await sharp({ create: { width: 64, height: 40, channels: 3, background: '#53b' } })
    .png()
    .toBuffer();
  const files = [
    ['program.exe', 'application/octet-stream', Buffer.from('MZ')],
    ['text.pdf', 'application/pdf', Buffer.from('%PDF-1.7')],
    ['disguised.png', 'image/png', Buffer.from('MZ')],
    ['journey-fine.png', 'image/png', picture],
  ] as const;
  // Playwright cannot drop files.
  await canvas.locator('body').evaluate(
    (body, dropped) => {
      const dataTransfer = new DataTransfer();
      for (const [name, type, bytes] of dropped)
        dataTransfer.items.add(new File([new Uint8Array(bytes)], name, { type }));
      body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    },
    files.map(([name, type, buffer]) => [name, type, [...buffer]] as const),
  );
  const picker = page.getByRole('dialog');
  const rows = picker.getByRole('list', { name: t.media.uploading }).getByRole('listitem');
  await expect(rows).toHaveText([
    `program.exe${t.errors.notAPicture}`,
    `text.pdf${t.errors.notAPicture}`,
    `disguised.png${t.errors.fileType}`,
  ]);
  complaints.length = 0;
  await expect(picker.getByRole('button', { name: t.state.retry })).toHaveCount(0);
  await expect(picker.getByRole('button', { name: /^journey-fine/ })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  const name = await rows.first().getByText('program.exe').boundingBox();
  const reason = await rows.first().getByText(t.errors.notAPicture).boundingBox();
  expect(reason?.y).toBeGreaterThanOrEqual((name?.y ?? 0) + (name?.height ?? 0));
  const [fine] = await editor.request<{ id: number }[]>({ path: '/wp/v2/media?search=journey-fine' });
  if (fine) uploaded.push(fine.id);
});

test('a closed tab passes its undo steps to the next one without a notice', nightly, async ({ page, context }) => {
  const { zh } = await aPage('journey-closed');
  await signIn(page, editor);
  const first = await openBuilder(page, zh);
  await first.select(/Call to action/);
  await first.field('heading').fill('Before');
  await first.untilSaved();
  await page.close();
  const next = await context.newPage();
  const { field, select } = await openBuilder(next, zh);
  await select(/Call to action/);
  await expect(field('heading')).toHaveValue('Before');
  await expect(next.locator('[data-notice]')).toHaveCount(0);
  await next.getByRole('button', { name: /^Undo · from an earlier session, before / }).click();
  await expect(field('heading')).not.toHaveValue('Before');
  await next.getByRole('button', { name: 'Redo', exact: true }).click();
  await expect(field('heading')).toHaveValue('Before');
});

test(
  'nothing is lost in half an hour offline, and everything is sent when the network is back',
  ownPage,
  async ({ page, context, complaints }) => {
    test.setTimeout(90_000);
    await page.clock.install();
    await signIn(page, editor);
    const { zh } = await aPage('journey-half-hour');
    const { field, select, untilSaved } = await openBuilder(page, zh);
    await select(/Call to action/);
    await context.setOffline(true);
    for (let minute = 0; minute < 30; minute += 5) {
      await field('heading').fill(`After ${minute} minutes`);
      await field('text').fill(`Words of minute ${minute}`);
      await page.clock.fastForward('05:00');
      await expect(page.locator('[data-save-state="offline"]')).toBeVisible();
    }
    await page.keyboard.press('Control+z');
    await expect(field('text')).toHaveValue('Words of minute 20');
    await context.setOffline(false);
    await untilSaved();
    const stored = await contentOf(zh.id);
    expect(stored).toContain('After 25 minutes');
    expect(stored).toContain('Words of minute 20');
    // Every step of the half hour can still be undone.
    for (let step = 0; step < 11; step += 1) await page.keyboard.press('Control+z');
    await expect(field('heading')).toHaveValue('一起开始');
    await untilSaved();
    // The browser logs every request that failed offline.
    await page.close();
    complaints.length = 0;
  },
);

test('text written offline is stored, reported, and sent when the network is back', async ({
  page,
  context,
  complaints,
}) => {
  await signIn(page, editor);
  const { zh } = await aPage('journey-offline');
  const { field, select, untilSaved } = await openBuilder(page, zh);
  await select(/Call to action/);
  await context.setOffline(true);
  await field('heading').fill('Written on a train');
  await expect(page.locator('[data-save-state="offline"]')).toBeVisible({ timeout: 10_000 });
  await expect(page.locator('[data-notice]')).toContainText('No network');
  await field('text').fill('And a little more');
  await context.setOffline(false);
  await untilSaved();
  const stored = await contentOf(zh.id);
  expect(stored).toContain('Written on a train');
  expect(stored).toContain('And a little more');
  // The browser logs every request that failed offline.
  await leavePage(page);
  complaints.length = 0;
});

test(
  'two editors on one page: different fields are merged, the same field asks and keeps both texts',
  nightly,
  async ({ page, complaints }) => {
    await signIn(page, editor);
    const { zh } = await aPage('journey-two');
    const { field, select, untilSaved } = await openBuilder(page, zh);
    await select(/Call to action/);
    const saveAsAnother = async (heading: string, text: string) => {
      const blocks = [block('call-to-action', 'one', { ...attributesOf(await contentOf(zh.id)), heading, text })];
      await editor.request({ path: `/wp/v2/pages/${zh.id}`, method: 'POST', data: { content: printDocument(blocks) } });
    };
    await saveAsAnother('一起开始', 'The other editor’s words');
    await field('heading').fill('My heading');
    await untilSaved();
    await expect(field('text')).toHaveValue('The other editor’s words');
    // Both used the same account: nobody is told about another editor.
    await expect(page.locator('[data-notice]').filter({ hasText: 'This page was saved elsewhere too' })).toHaveCount(0);
    expect(await contentOf(zh.id)).toContain('My heading');

    await saveAsAnother('Their heading', 'The other editor’s words');
    await field('heading').fill('My other heading');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Their heading', { timeout: 10_000 });
    await expect(dialog).toContainText('My other heading');
    await dialog.getByRole('button', { name: words.en.builder.conflict.takeElsewhere }).click();
    await expect(dialog).toHaveCount(0);
    await expect(field('heading')).toHaveValue('Their heading');
    await page.keyboard.press('Control+z');
    await expect(field('heading')).toHaveValue('My other heading');
    await untilSaved();
    // The browser logs the 412 of a refused save, from which the builder learns of the other change.
    await leavePage(page);
    const others = complaints.filter((complaint) => !complaint.includes('412'));
    complaints.length = 0;
    expect(others).toEqual([]);
  },
);

function attributesOf(content: string): { actions: never[] } & Record<string, string> {
  const json = /<!-- wp:haptera\/call-to-action (\{.*\}) \/?-->/.exec(content)?.[1] ?? '{}';
  const { id: _id, v: _v, ...rest } = JSON.parse(json);
  return rest;
}

test('undo still works after a change of language and a reload', async ({ page }) => {
  await signIn(page, editor);
  const { zh } = await aPage('journey-undo', 'draft', true);
  const { field, select, untilOpen, untilSaved } = await openBuilder(page, zh);
  await select(/Call to action/);
  await field('heading').fill('第一步');
  await page.getByRole('button', { name: /^English/ }).click();
  await select(/Call to action/);
  await field('heading').fill('First step');
  await untilSaved();
  await page.reload();
  await untilOpen();
  await select(/Call to action/);
  await page.keyboard.press('Control+z');
  await expect(field('heading')).toHaveValue('Start together');
  await page.getByRole('button', { name: /^中文/ }).click();
  await select(/Call to action/);
  await expect(field('heading')).toHaveValue('第一步');
  await page.keyboard.press('Control+z');
  await expect(field('heading')).toHaveValue('一起开始');
});

test('changes of a published page are not visible until published, and an earlier state can be restored', async ({
  page,
}) => {
  const t = words.en;
  await signIn(page, editor);
  const { zh } = await aPage('journey-live', 'publish');
  const { field, select, untilSaved } = await openBuilder(page, zh);
  await select(/Call to action/);
  await field('heading').fill('Not for readers yet');
  await untilSaved();
  expect((await visit(`${editor.url}/journey-live`)).html).not.toContain('Not for readers yet');
  await page.reload();
  await select(/Call to action/);
  await expect(field('heading')).toHaveValue('Not for readers yet');
  await page.getByRole('button', { name: t.builder.publish.button }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('region', { name: 'Chinese' })).toContainText('Changed');
  await dialog
    .getByRole('button', { name: t.builder.publish.now.replace('{languages}', 'Chinese'), exact: true })
    .click();
  await dialog.getByRole('button', { name: t.builder.done }).click();
  await untilSeen(`${editor.url}/journey-live`, ({ html }) => html.includes('Not for readers yet'));

  await page.locator('[data-panel-button="revisions"]').click();
  const history = page.getByRole('complementary', { name: /^History/ });
  await history.getByRole('listitem').last().getByRole('button').first().click();
  await history.getByRole('button', { name: t.builder.revisions.restore }).click();
  await page.locator('[data-panel-button="revisions"]').click();
  await expect(field('heading')).toHaveValue('一起开始');

  await page.getByRole('button', { name: t.builder.publish.button }).click();
  const named = (words: string) =>
    dialog.getByRole('button', { name: words.replace('{language}', 'Chinese'), exact: true });
  await named(t.builder.publish.unpublish).click();
  await page.keyboard.press('Enter');
  await expect(named(t.builder.publish.unpublish)).toBeFocused();
  expect((await visit(`${editor.url}/journey-live`)).status).toBe(200);
  await named(t.builder.publish.unpublish).click();
  await named(t.builder.publish.unpublishYes).click();
  await expect(page.getByRole('dialog', { name: t.builder.publish.done.unpublished })).toBeVisible();
  await untilSeen(`${editor.url}/journey-live`, ({ status }) => status !== 200);
});

test('changes of a live page and the first publication of its translation are sent in one request', async ({
  page,
}) => {
  const t = words.en;
  await signIn(page, editor);
  const { zh } = await aPage('journey-pair', 'publish');
  const en = await createPage(editor, {
    locale: 'en',
    slug: 'journey-pair',
    title: 'Journey journey-pair',
    status: 'draft',
    translationOf: zh.id,
    blocks: [callToAction('one', 'Start together', 'Words')],
  });
  made.push(en);
  const { field, select, untilSaved } = await openBuilder(page, zh);
  await select(/Call to action/);
  await field('heading').fill('一同发布');
  await untilSaved();
  await page.getByRole('button', { name: /^English/ }).click();
  await select(/Call to action/);
  await field('heading').fill('Published together');
  await untilSaved();

  await page.getByRole('button', { name: t.builder.publish.button }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('region', { name: 'Chinese' }).getByRole('checkbox').check();
  await dialog.getByRole('region', { name: 'English' }).getByRole('checkbox').check();
  const writes: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // A presence heartbeat may occur in between.
    if (request.method() !== 'GET' && !pathname.endsWith('/presence')) writes.push(pathname);
  });
  await dialog.getByRole('button', { name: /^Publish/ }).click();
  await expect(page.getByRole('dialog', { name: t.builder.publish.done.published })).toBeVisible();
  expect(writes).toEqual(['/wp-json/haptera/v1/publish']);
  await untilSeen(`${editor.url}/journey-pair`, ({ html }) => html.includes('一同发布'));
  await untilSeen(`${editor.url}/en/journey-pair`, ({ html }) => html.includes('Published together'));
  const revisionOf = async (id: number) =>
    (await editor.request<PageItem>({ path: `/wp/v2/pages/${id}?context=edit` })).haptera_revision;
  expect(await revisionOf(zh.id)).toBe(zh.haptera_revision + 1);
});

test('information for translators does not count as an unpublished change', async ({ page }) => {
  await signIn(page, editor);
  const { zh } = await aPage('journey-memory', 'publish', true);
  const { field, select, untilSaved } = await openBuilder(page, zh);
  await select(/Call to action/);
  await field('heading').fill('改过的标题');
  await untilSaved();
  const chip = (locale: string) => page.locator(`header [data-language="${locale}"]`);
  await expect(chip('zh')).toContainText(words.en.builder.status.changed);
  await expect(chip('en')).toContainText(words.en.builder.status.publish);
});

test('a session that ends while an editor writes can be renewed in place, and nothing is lost', async ({
  page,
  complaints,
}) => {
  const t = words.en;
  await signIn(page, editor);
  const { zh } = await aPage('journey-session');
  const { field, select, untilSaved } = await openBuilder(page, zh);
  await select(/Call to action/);
  await page.context().clearCookies();
  // Type for longer than the save delay: the password prompt must not swallow the following letters.
  const text = 'Typed without looking up once';
  await field('heading').fill('');
  await field('heading').pressSequentially(text, { delay: 100 });
  await expect(field('heading')).toHaveValue(text);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(t.desk.signIn.again, { timeout: 10_000 });
  await dialog.getByLabel(t.desk.signIn.password).fill(sampleLogin.password);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await untilSaved();
  expect(await contentOf(zh.id)).toContain(text);
  await leavePage(page);
  complaints.length = 0;
});

for (const uiLocale of mainlyIn('en')) {
  test(`the builder, its panels and dialogs have no accessibility violations (${uiLocale})`, async ({ page }) => {
    test.setTimeout(90_000);
    const t = words[uiLocale];
    await signIn(page, editor, uiLocale, { hasGuide: true });
    const { zh } = await aPage(`journey-axe-${uiLocale}`, 'draft', true);
    await openBuilder(page, zh);
    expect(await findAccessibilityFaults(page), 'page').toEqual([]);
    await page.getByRole('treeitem').first().click();
    expect(await findAccessibilityFaults(page), 'block').toEqual([]);
    for (const name of ['translation', 'mirror', 'revisions']) {
      await page.locator(`[data-panel-button="${name}"]`).click();
      await expect(page.locator(name === 'mirror' ? '[data-mirror]' : 'aside:visible').first()).toBeVisible();
      expect(await findAccessibilityFaults(page), name).toEqual([]);
    }
    await page.getByRole('button', { name: t.builder.publish.button }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await findAccessibilityFaults(page), 'publish').toEqual([]);
  });
}
