import type { Page } from '@playwright/test';
import type { JsonObject } from '#cms-schema/json.ts';
import type { DocumentNode } from '#cms-schema/markup/document.ts';
import { latinFamilies } from '#ui/latin-faces.ts';
import en from '../../studio/messages/en.json' with { type: 'json' };
import enDialogs from '../../studio/messages/en-dialogs.json' with { type: 'json' };
import zh from '../../studio/messages/zh.json' with { type: 'json' };
import { block, callToAction, createPage, deletePages, type PageItem } from '../support/documents.ts';
import { createEditor, type Editor } from '../support/editor.ts';
import { requireJourneyEnv } from '../support/env.ts';
import { expect, leavePage, test } from '../support/journey.ts';
import { nightly } from '../support/nightly.ts';
import { findAccessibilityFaults } from '../support/page-checks.ts';
import { openBuilder, signIn } from '../support/studio.ts';

/** Journeys of a translator who keeps the English page in sync with the Chinese one. */

let editor: Editor;
const made: { id: number }[] = [];

test.use({ actionTimeout: 15_000 });

test.beforeAll(async () => {
  editor = await createEditor(requireJourneyEnv().url);
});
test.afterEach(async ({ page }) => {
  // An open builder would keep requesting what is deleted now.
  await leavePage(page);
  await deletePages(editor, made.splice(0));
});

const t = en.translation;
const panelButton = (page: Page) => page.locator('[data-panel-button="translation"]');
const proposals = (page: Page) => page.locator('[data-proposals]');
const leave = (page: Page, name: RegExp) =>
  proposals(page).getByRole('button', { name: new RegExp(`^${t.structure.leave}: .*${name.source}`) });

interface Pair {
  readonly chinese: PageItem;
  readonly english: PageItem;
}

async function aPair(
  slug: string,
  blocks: { readonly chinese: readonly DocumentNode[]; readonly english: readonly DocumentNode[] },
  { status = 'draft', sources = {} }: { readonly status?: 'draft' | 'publish'; readonly sources?: JsonObject } = {},
): Promise<Pair> {
  const chinese = await createPage(editor, { locale: 'zh', slug, title: '引擎', status, blocks: blocks.chinese });
  made.push(chinese);
  const english = await createPage(editor, {
    locale: 'en',
    slug,
    title: 'Engine',
    status,
    translationOf: chinese.id,
    blocks: blocks.english,
    more: { meta: { haptera_sources: sources } },
  });
  made.push(english);
  return { chinese, english };
}

test(
  'a deliberate difference stays settled, on this visit and the next, until the block itself is moved',
  nightly,
  async ({ page }) => {
    await signIn(page, editor);
    const { english } = await aPair(
      'journey-settled',
      {
        chinese: [
          callToAction('icp', '备案', '说明'),
          callToAction('a', '甲', '说明'),
          callToAction('b', '乙', '说明'),
          callToAction('c', '丙', '说明'),
        ],
        english: [
          callToAction('c', 'Third', 'Words'),
          callToAction('a', 'First', 'Words'),
          callToAction('b', 'Second', 'Words'),
          callToAction('gdpr', 'Privacy', 'Words'),
        ],
      },
      { status: 'publish' },
    );
    const { untilSaved } = await openBuilder(page, english, '?lang=en');
    await expect(panelButton(page)).toHaveText(`${en.builder.panels.translation}3`);
    await panelButton(page).click();

    await leave(page, /备案/).focus();
    await page.keyboard.press('Enter');
    await expect(leave(page, /Privacy/)).toBeFocused();
    await expect(panelButton(page)).toHaveText(`${en.builder.panels.translation}2`);
    await page.keyboard.press('Enter');
    await expect(leave(page, /Third/)).toBeFocused();
    await page.keyboard.press('Enter');
    const left = proposals(page).getByRole('button', { name: t.structure.left.replace('{count}', '3') });
    await expect(left).toBeFocused();
    await expect(panelButton(page)).toHaveText(en.builder.panels.translation);
    await expect(page.getByText(t.allRight.replace('{language}', 'English'))).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-settled]').getByRole('listitem')).toHaveCount(3);
    expect(await findAccessibilityFaults(page)).toEqual([]);
    await untilSaved();

    // The live page is unchanged, and the settled differences are not public.
    const seen = await editor.request<{ meta: object }>({ path: `/wp/v2/pages/${english.id}` });
    expect(Object.keys(seen.meta)).not.toContain('haptera_settled');
    const stored = await editor.request<{ meta: object }>({ path: `/wp/v2/pages/${english.id}?context=edit` });
    expect(stored.meta).toMatchObject({ haptera_settled: {} });

    await page.evaluate(() =>
      indexedDB.databases().then((all) => all.map(({ name }) => indexedDB.deleteDatabase(name ?? ''))),
    );
    const again = await openBuilder(page, english, '?lang=en');
    await expect(page.getByRole('treeitem')).toHaveCount(4);
    await panelButton(page).click();
    await expect(left).toBeVisible();
    await expect(panelButton(page)).toHaveText(en.builder.panels.translation);

    // Moving other blocks changes nothing. Moving the block itself suggests it again, and undo settles it.
    await again.select(/Second/);
    await page.keyboard.press('Alt+Shift+ArrowUp');
    await expect(panelButton(page)).toHaveText(`${en.builder.panels.translation}1`);
    await expect(leave(page, /Third/)).toHaveCount(0);
    await page.keyboard.press('Control+z');
    await expect(panelButton(page)).toHaveText(en.builder.panels.translation);
    await again.select(/Third/);
    await page.keyboard.press('Alt+Shift+ArrowDown');
    await expect(leave(page, /Third/)).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(leave(page, /Third/)).toHaveCount(0);

    await left.click();
    await proposals(page)
      .getByRole('button', { name: new RegExp(`^${t.structure.proposeAgain}: .*备案`) })
      .click();
    await expect(leave(page, /备案/)).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(leave(page, /备案/)).toHaveCount(0);
  },
);

test('one key moves from text to text, the change in the source is marked, and rich text is translated in place', async ({
  page,
}) => {
  await signIn(page, editor);
  const body = '<p>它支持两种尺寸。</p><p>开发套件随时可以申请。</p>';
  const { chinese } = await aPair(
    'journey-translator',
    {
      chinese: [
        callToAction('one', '一起开始', '说明'),
        block('rich-text', 'rich', { heading: '引擎', body }),
        callToAction('two', '联系我们', '再说明'),
      ],
      english: [
        callToAction('one', 'Set out together', 'Words'),
        block('rich-text', 'rich', { heading: 'Engine', body: '<p>It comes in three sizes.</p>' }),
        callToAction('two', 'Talk to us', 'More words'),
      ],
    },
    {
      sources: {
        one: { heading: '一起出发' },
        rich: { body: body.replace('两种', '三种') },
        two: { heading: '找到我们' },
      },
    },
  );
  // The Chinese page is open; the panel beside it edits the English text.
  const { canvas, untilSaved } = await openBuilder(page, chinese, '?lang=zh');
  await expect(panelButton(page)).toHaveText(`${en.builder.panels.translation}3`);
  await page.getByRole('treeitem', { name: /引擎/ }).click();
  await page.keyboard.press('F8');
  const cards = page.locator('[data-drift-panel] section');
  const rich = cards.filter({ hasText: 'Rich text' });
  await expect(rich.getByRole('textbox')).toBeFocused();
  await expect(rich.locator('del')).toHaveText(['三']);
  await expect(rich.locator('ins')).toHaveText(['两']);
  await expect(rich.locator('.then')).toHaveText('它支持三种尺寸。\n开发套件随时可以申请。', { useInnerText: true });

  // Only visiting a text does not change its state.
  await page.keyboard.press('F8');
  await expect(cards.last().getByRole('textbox')).toBeFocused();
  await expect(page.getByRole('treeitem', { selected: true })).toContainText('联系我们');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(rich.getByRole('textbox')).toBeFocused();
  await expect(panelButton(page)).toHaveText(`${en.builder.panels.translation}3`);

  await page.keyboard.press('Control+a');
  await page.keyboard.type('It comes in two sizes.');
  await expect(rich).toContainText(t.state.done);
  await expect(canvas.getByText('它支持两种尺寸。')).toBeVisible();
  await page.keyboard.press('Alt+Enter');
  await expect(cards.last().getByRole('textbox')).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Get in touch');
  await expect(cards.last()).toContainText(t.state.done);
  // Finished cards stay in place among the open ones.
  await expect(cards.locator('header button')).toHaveText([
    'Call to action 1 · Heading',
    'Rich text · Text',
    'Call to action 2 · Heading',
  ]);
  await page.keyboard.press('Control+z');
  await expect(cards.last().getByRole('textbox')).toHaveValue('Talk to us');
  await page.keyboard.press('Control+Shift+z');
  await expect(cards.last().getByRole('textbox')).toHaveValue('Get in touch');

  // Wraps around to the first, which is still correct.
  await page.keyboard.press('F8');
  await expect(cards.first().getByRole('textbox')).toBeFocused();
  await page.keyboard.press('Alt+Enter');
  await expect(panelButton(page)).toHaveText(en.builder.panels.translation);
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: en.canvas.actions.shortcuts }).click();
  await expect(page.getByRole('dialog')).toContainText(`${enDialogs.canvas.shortcuts.translate}F8`);
  await page.keyboard.press('Escape');
  await untilSaved();
  await openBuilder(page, chinese, '?lang=en');
  await expect(canvas.getByText('It comes in two sizes.')).toBeVisible();
  await expect(canvas.getByText('它支持')).toHaveCount(0);
});

test(
  'the fields of the selected block are one click away from its texts, and the key for the next text leads back',
  nightly,
  async ({ page }) => {
    await signIn(page, editor);
    const { english } = await aPair(
      'journey-beside',
      {
        chinese: [callToAction('one', '一起开始', '说明'), callToAction('two', '联系我们', '再说明')],
        english: [callToAction('one', 'Set out', 'Words'), callToAction('two', 'Talk to us', 'More words')],
      },
      { sources: { one: { heading: '一起出发' }, two: { heading: '找到我们' } } },
    );
    const { canvas, field, select, untilSaved } = await openBuilder(page, english, '?lang=en');
    const cards = page.locator('[data-drift-panel] section');
    const texts = page.getByRole('button', { name: t.view.texts, exact: true });
    const fields = page.getByRole('button', { name: t.view.fields.replace('{language}', 'English') });
    const surface = page.locator('[data-inspector] [data-path="tone"]');
    await expect(panelButton(page)).toHaveText(`${en.builder.panels.translation}2`);
    await select(/Talk to us/);
    await page.keyboard.press('F8');
    await expect(cards.last().getByRole('textbox')).toBeFocused();
    await expect(field('heading')).toBeHidden();

    await texts.focus();
    await page.keyboard.press('Tab');
    await expect(fields).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(field('heading')).toBeFocused();
    await expect(field('heading')).toHaveValue('Talk to us');
    await expect(surface).toBeInViewport();
    await expect(cards.last()).toBeHidden();
    expect(await findAccessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Call us');
    await expect(canvas.getByRole('heading', { name: 'Call us' })).toBeVisible();

    // For another block, another language or the page settings, the fields stay open, and undo applies to them.
    await select(/Set out/);
    await expect(field('heading')).toHaveValue('Set out');
    await page.getByRole('button', { name: /^中文/ }).click();
    await expect(page.getByRole('button', { name: t.view.fields.replace('{language}', 'Chinese') })).toBeVisible();
    await expect(field('heading')).toHaveValue('一起开始');
    await page.getByRole('button', { name: en.builder.page.title, exact: true }).click();
    await page.locator('[data-inspector]').getByLabel(en.builder.page.name, { exact: true }).fill('新引擎');
    await page.getByRole('button', { name: en.canvas.actions.undo, exact: true }).click();
    await expect(page.locator('[data-inspector]').getByLabel(en.builder.page.name, { exact: true })).toHaveValue(
      '引擎',
    );
    await page.getByRole('button', { name: /^English/ }).click();

    await select(/Set out/);
    await page.keyboard.press('F8');
    await expect(cards.first().getByRole('textbox')).toBeFocused();
    await expect(texts).toHaveAttribute('aria-pressed', 'true');
    await expect(field('heading')).toBeHidden();
    await cards.first().getByRole('button', { name: t.goTo }).click();
    await expect(field('heading')).toBeFocused();
    await expect(fields).toHaveAttribute('aria-pressed', 'true');

    // Hidden fields reappear with the click that requests them.
    await page.getByRole('button', { name: en.canvas.panels.hideRight }).click();
    await expect(fields).toBeHidden();
    await page.keyboard.press('F8');
    await expect(cards.first().getByRole('textbox')).toBeFocused();
    await fields.click();
    await expect(field('heading')).toBeFocused();
    await untilSaved();

    // A wide window shows both; a phone shows the page first, and one of them below it.
    await page.setViewportSize({ width: 1900, height: 1000 });
    await expect(cards.first()).toBeInViewport();
    await expect(field('heading')).toBeInViewport();
    await expect(fields).toBeHidden();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(field('heading')).toBeHidden();
    await page.getByRole('button', { name: en.canvas.panels.showRight }).click();
    await expect(field('heading')).toBeInViewport();
    await expect(fields).toBeInViewport({ ratio: 1 });
    await expect(cards.first()).toBeHidden();
    expect(await findAccessibilityFaults(page)).toEqual([]);
    await texts.click();
    await expect(cards.first()).toBeInViewport();
    await expect(field('heading')).toBeHidden();

    // A language without a page has no fields: there the panel starts the page.
    await page.setViewportSize({ width: 1440, height: 900 });
    const alone = await createPage(editor, { locale: 'zh', slug: 'journey-alone', status: 'draft', blocks: [] });
    made.push(alone);
    await openBuilder(page, alone);
    await panelButton(page).click();
    await page.getByRole('button', { name: t.view.fields.replace('{language}', 'Chinese') }).click();
    await expect(page.locator('[data-inspector]')).toBeVisible();
    await page.getByRole('button', { name: /^English/ }).click();
    const panel = page.getByRole('complementary', { name: t.title });
    await expect(panel.getByRole('button', { name: t.start.replace('{language}', 'English') })).toBeVisible();
    await expect(fields).toBeDisabled();
  },
);

test('the mirror marks the selected block, says where it is missing, and does not capture keys', async ({ page }) => {
  await page.setViewportSize({ width: 1800, height: 1000 });
  await signIn(page, editor, 'zh');
  const { english } = await aPair('journey-mirror', {
    chinese: [callToAction('one', '一起开始', '说明'), callToAction('icp', '备案', '说明')],
    english: [callToAction('one', 'Begin', 'Words'), callToAction('gdpr', 'Privacy', 'Words')],
  });
  const { canvas, select } = await openBuilder(page, english, '?lang=en');
  await page.locator('[data-panel-button="mirror"]').click();
  const mirror = page.frameLocator('[data-mirror] iframe');
  const status = page.locator('[data-mirror] [role="status"]');
  const outlined = mirror.locator('#one, #icp').filter({ visible: true });
  const outlines = () => outlined.evaluateAll((all) => all.map((each) => getComputedStyle(each).outlineStyle));
  await select(/Begin/);
  await expect.poll(outlines).toEqual(['dashed', 'none']);
  await expect(status).toBeEmpty();

  await select(/Privacy/);
  await expect.poll(outlines).toEqual(['none', 'none']);
  await expect(status).toHaveText(zh.translation.mirrorLacks.replace('{language}', zh.builder.language.zh));
  await mirror.getByRole('heading', { name: '备案' }).click();
  await expect(status).toHaveText(zh.translation.mirrorLacks.replace('{language}', zh.builder.language.en));
  await expect.poll(outlines).toEqual(['none', 'dashed']);

  await mirror.getByRole('heading', { name: '一起开始' }).click();
  await expect(page.getByRole('treeitem', { selected: true })).toContainText('Begin');
  await page.keyboard.press('Alt+Shift+ArrowDown');
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveText('Privacy');
});

test('the mirror shows its text in the web font of the site', async ({ page }) => {
  await page.setViewportSize({ width: 1800, height: 1000 });
  await signIn(page, editor, 'zh');
  const { chinese } = await aPair('journey-mirror-font', {
    chinese: [callToAction('one', '一起开始', '说明')],
    english: [callToAction('one', 'Begin', 'Words')],
  });
  await openBuilder(page, chinese);
  await page.locator('[data-panel-button="mirror"]').click();
  const text = page.frameLocator('[data-mirror] iframe').getByRole('heading', { name: 'Begin' });
  const loadedFamilies = () =>
    text.evaluate(({ ownerDocument: { fonts } }) =>
      [...fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family.replaceAll('"', '')),
    );
  await expect.poll(loadedFamilies).toContain(latinFamilies.en);
});

test('a block that is copied to the source is untranslated there, and the English texts stay as they were', async ({
  page,
}) => {
  await signIn(page, editor);
  const { english } = await aPair(
    'journey-brought',
    {
      chinese: [callToAction('one', '一起开始', '说明'), callToAction('two', '联系我们', '再说明')],
      english: [
        callToAction('one', 'Set out together', 'Words'),
        callToAction('two', 'Talk to us', 'More words'),
        callToAction('gdpr', 'Your privacy', 'What we keep of you'),
      ],
    },
    { sources: { one: { heading: '一起出发' } } },
  );
  const { canvas, untilSaved } = await openBuilder(page, english, '?lang=en');
  await expect(panelButton(page)).toHaveText(`${en.builder.panels.translation}2`);
  await panelButton(page).click();
  const bring = t.structure.bringBack.replace('{source}', 'Chinese');
  await proposals(page)
    .getByRole('button', { name: new RegExp(`^${bring}: .*Your privacy`) })
    .click();
  const cards = page.locator('[data-drift-panel] section');
  await expect(cards.locator('.state')).toHaveText([t.state.drifted, ...Array(3).fill(t.state.untranslated)]);
  await expect(proposals(page)).toHaveCount(0);
  await expect(panelButton(page)).toHaveText(`${en.builder.panels.translation}4`);
  await expect(cards.first().getByRole('textbox', { name: 'English' })).toHaveValue('Set out together');

  await cards.first().getByRole('textbox').focus();
  await page.keyboard.press('F8');
  await expect(cards.nth(1).getByRole('textbox', { name: 'Chinese' })).toBeFocused();
  await page.keyboard.type('你的隐私');
  await expect(cards.nth(1)).toContainText(t.state.done);
  await page.keyboard.press('Alt+Enter');
  await expect(cards.nth(2).getByRole('textbox')).toBeFocused();
  await expect(canvas.getByRole('heading', { name: 'Your privacy' })).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(cards.nth(1).getByRole('textbox')).toHaveValue('Your privacy');
  await page.keyboard.press('Control+Shift+z');
  await expect(cards.nth(1).getByRole('textbox')).toHaveValue('你的隐私');
  await untilSaved();
  await page.getByRole('button', { name: /^中文/ }).click();
  await expect(canvas.getByRole('heading', { name: '你的隐私' })).toBeVisible();
});
