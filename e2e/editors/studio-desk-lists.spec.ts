import type { Page } from '@playwright/test';
import en from '../../studio/messages/en.json' with { type: 'json' };
import enDesk from '../../studio/messages/en-desk.json' with { type: 'json' };
import zh from '../../studio/messages/zh.json' with { type: 'json' };
import zhDesk from '../../studio/messages/zh-desk.json' with { type: 'json' };
import {
  block,
  callToAction,
  createPage,
  deleteLeftovers,
  deletePages,
  type PageItem,
  savePage,
} from '../support/documents.ts';
import { createEditor, type Editor } from '../support/editor.ts';
import { requireJourneyEnv } from '../support/env.ts';
import { expect, leavePage, test } from '../support/journey.ts';
import { nightly } from '../support/nightly.ts';
import { findAccessibilityFaults, findOverflow } from '../support/page-checks.ts';
import { chooseFromMenu, mainlyIn, signIn } from '../support/studio.ts';

const words = { zh: zhDesk.desk, en: enDesk.desk };
const t = words.en;

let editor: Editor;
const made: { id: number }[] = [];

test.beforeAll(async () => {
  editor = await createEditor(requireJourneyEnv().url);
});
test.afterEach(async ({ page }) => {
  // An open page would keep requesting what is deleted now.
  await leavePage(page);
  await deletePages(editor, made.splice(0).toReversed());
});

/** Creates an unpublished page in both languages. */
async function aPair(
  title: string,
  more: Readonly<Record<string, unknown>> = {},
): Promise<[zh: PageItem, en: PageItem]> {
  await deleteLeftovers(editor, title);
  const slug = title.toLowerCase().replaceAll(' ', '-');
  const base = { slug, title, status: 'draft', blocks: [callToAction('one', '一起开始', '说明')] } as const;
  const chinese = await createPage(editor, { ...base, locale: 'zh', more });
  const english = await createPage(editor, { ...base, locale: 'en', translationOf: chinese.id });
  made.push(chinese, english);
  return [chinese, english];
}

async function openList(page: Page, search: string, uiLocale: 'zh' | 'en' = 'en'): Promise<void> {
  await signIn(page, editor, uiLocale);
  await page.goto('/studio/pages');
  // The previous rows stay until the new ones have arrived.
  const found = page.waitForResponse((response) => response.url().includes('search='));
  await page.getByRole('textbox', { name: words[uiLocale].documents.search }).fill(search);
  await found;
}

const rowOf = (page: Page, text: string) => page.locator('tr.ant-table-row').filter({ hasText: text });

async function choose(page: Page, title: string, name: string, text = title): Promise<void> {
  await rowOf(page, text)
    .getByRole('button', { name: t.documents.actionsFor.replace('{title}', title), exact: true })
    .click();
  await chooseFromMenu(page, name);
}

test('a publication elsewhere appears in the list when the user returns to it', async ({ page }) => {
  const [, english] = await aPair('Journey elsewhere');
  await openList(page, 'Journey elsewhere');
  const row = rowOf(page, 'Journey elsewhere');
  await expect(row.getByText(t.status.draft)).toHaveCount(2);
  await savePage(editor, english.id, { status: 'publish' });
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(row.getByText(t.status.published)).toHaveCount(1, { timeout: 1_500 });
  }).toPass({ timeout: 15_000 });
});

test('a search finds a page by its address, with its ancestors', async ({ page }) => {
  await openList(page, '/product/engine');
  await expect(page.locator('tr.ant-table-row')).toHaveCount(2);
  await expect(page.locator('tr.ant-table-row.is-context')).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Rendering engine' })).toBeVisible();
  await page.getByRole('textbox', { name: t.documents.search }).fill('no such page anywhere');
  await expect(page.getByText(t.documents.nothing)).toBeVisible();
});

test('child pages can be collapsed and expanded, and stay collapsed', nightly, async ({ page }) => {
  await signIn(page, editor);
  await page.goto('/studio/pages');
  const engine = page.getByRole('link', { name: 'Rendering engine' });
  await expect(engine).toBeVisible();
  const row = page.locator('tr.ant-table-row').filter({ has: page.getByRole('button', { name: /^Collapse Product/ }) });
  const asked = page.waitForResponse((response) => response.url().includes('collapsed='));
  await row
    .getByRole('button', { name: /^Collapse Product/ })
    .first()
    .click();
  await expect(engine).toHaveCount(0);
  expect((await asked).status()).toBe(200);
  await expect(engine).toHaveCount(0);
  await page
    .getByRole('button', { name: /^Expand Product/ })
    .first()
    .click();
  await expect(engine).toBeVisible();
});

test('a page can be moved up among its siblings, in both languages', nightly, async ({ page }) => {
  const [above, aboveEnglish] = await aPair('Journey row');
  const [first, second] = [
    await aPair('Journey first', { parent: above.id, menu_order: 1 }),
    await aPair('Journey second', { parent: above.id, menu_order: 2 }),
  ];
  for (const [, english] of [first, second]) await savePage(editor, english.id, { parent: aboveEnglish.id });
  await openList(page, 'journey-row');
  const titles = page.locator('tr.ant-table-row td:first-child a');
  await expect(titles).toHaveText(['Journey row', 'Journey first', 'Journey second']);
  await choose(page, 'Journey second', t.documents.up);
  await expect(titles).toHaveText(['Journey row', 'Journey second', 'Journey first']);
  const orderOf = async ({ id }: PageItem) =>
    (await editor.request<{ menu_order: number }>({ path: `/wp/v2/pages/${id}?context=edit` })).menu_order;
  expect(await orderOf(second[0])).toBeLessThan(await orderOf(first[0]));
  expect(await orderOf(second[1])).toBeLessThan(await orderOf(first[1]));
});

test('a page can be moved below another one that is found by its title', nightly, async ({ page }) => {
  const [, english] = await aPair('Journey to move');
  await openList(page, 'Journey to move');
  await choose(page, 'Journey to move', t.documents.move);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: t.move.parent }).click();
  await page.keyboard.type('Rendering engine');
  // What starts with it comes first; its name says where it is, and so does the plan below.
  await expect(page.getByRole('option').first()).toHaveAccessibleName('Rendering engine /en/product/engine');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.locator('.ant-select-item-option', { hasText: 'Rendering engine' }).first().click();
  await expect(dialog.getByText('/en/product/engine/journey-to-move')).toBeVisible();
  await expect(dialog.getByRole('button', { name: t.move.ok })).toBeEnabled();
  await dialog.getByRole('button', { name: t.move.ok }).click();
  await expect(dialog).toHaveCount(0);
  await expect(rowOf(page, '/en/product/engine/journey-to-move')).toBeVisible();
  const moved = await editor.request<PageItem>({ path: `/wp/v2/pages/${english.id}?context=edit` });
  expect(moved.haptera_path).toBe('/product/engine/journey-to-move');
});

test('a page can be duplicated in both languages at once', async ({ page }) => {
  await aPair('Journey original');
  await openList(page, 'Journey original');
  await choose(page, 'Journey original', t.documents.duplicate);
  const copy = rowOf(page, 'Journey original (copy)');
  await expect(copy.getByText('Journey original（副本）')).toBeVisible();
  const query = new URLSearchParams({ search: 'Journey original', status: 'any', context: 'edit', _fields: 'id' });
  made.push(
    ...(await editor.request<{ id: number }[]>({ path: `/wp/v2/pages?${query}` })).filter(
      ({ id }) => !made.some((known) => known.id === id),
    ),
  );
  expect(made).toHaveLength(4);
  await page.getByRole('button', { name: t.documents.openCopy }).click();
  await expect(page.locator('[data-builder]')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Journey original (copy)');
});

test('the desk lists what prevents a publication and what could be improved, with links to the fields', async ({
  page,
}) => {
  await deleteLeftovers(editor, 'Journey of checks');
  const items = [1, 2, 3].map((n) => ({ question: `Question ${n}?`, answer: n === 3 ? '' : '<p>Answer.</p>' }));
  const draft = await createPage(editor, {
    locale: 'en',
    slug: 'journey-of-checks',
    title: 'Journey of checks',
    status: 'draft',
    blocks: [block('faq', 'faq', { heading: 'Asked before', items })],
  });
  made.push(draft);
  await openList(page, 'Journey of checks');
  await choose(page, 'Journey of checks', t.documents.publish);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('/en/journey-of-checks');
  await expect(dialog.locator('.advice')).toContainText('search results show the beginning of the text');
  await expect(dialog.getByRole('button', { name: 'Publish English' })).toBeDisabled();
  await dialog.getByRole('link', { name: 'Questions: Question 3 · Answer' }).click();
  await expect(page.locator('[data-builder]')).toBeVisible({ timeout: 20_000 });
  await expect(page.locator('[data-path="items.2.answer"] [contenteditable="true"]')).toBeFocused();
});

test('a page that was trashed by mistake is restored with one click, also on the site', async ({ page }) => {
  const [chinese, english] = await aPair('Journey undone');
  await savePage(editor, english.id, { status: 'publish' });
  await openList(page, 'Journey undone');
  await choose(page, 'Journey undone', t.documents.toTrash);
  const toast = page.locator('[data-toast]').filter({ hasText: 'was moved to the trash' });
  await expect(rowOf(page, 'Journey undone')).toHaveCount(0);
  await toast.getByRole('button', { name: en.canvas.toast.undo }).click();
  await expect(rowOf(page, 'Journey undone').getByText(t.status.published)).toHaveCount(1);
  const statusOf = async ({ id }: PageItem) =>
    (await editor.request<PageItem>({ path: `/wp/v2/pages/${id}?context=edit` })).status;
  expect([await statusOf(chinese), await statusOf(english)]).toEqual(['draft', 'publish']);
});

test('a list shows how many texts of a translation are behind, and can filter by that', async ({ page }) => {
  await aPair('Journey behind');
  await openList(page, 'Journey behind');
  const count = t.documents.behindCount.replace('{count}', '3');
  await expect(rowOf(page, 'Journey behind').getByText(count)).toBeVisible();
  await page.getByRole('combobox', { name: t.documents.state }).click();
  await page.getByTitle(t.documents.behind, { exact: true }).click();
  await expect(page.locator('tr.ant-table-row')).toHaveCount(1);
  await expect(rowOf(page, 'Journey behind')).toBeVisible();
});

test(
  'an operation that fails for one language changes neither, and names the language',
  nightly,
  async ({ page, complaints }) => {
    const [chinese, english] = await aPair('Journey refused');
    await openList(page, 'Journey refused');
    await expect(page.locator('tr.ant-table-row')).toHaveCount(1);
    await savePage(editor, english.id, { title: 'Journey refused, later' });
    await choose(page, 'Journey refused', t.documents.toTrash);
    await expect(
      page.getByText(
        t.documents.refused
          .replace('{title}', 'Journey refused')
          .replace('{language}', t.language.en)
          .replace('{reason}', ''),
      ),
    ).toBeVisible();
    expect((await editor.request<PageItem>({ path: `/wp/v2/pages/${chinese.id}?context=edit` })).status).toBe('draft');
    await expect(rowOf(page, 'Journey refused, later')).toBeVisible();
    complaints.length = 0;
  },
);

/** Starts noting which properties animations and transitions change for longer than a moment. Returns those so far. */
async function noteMovements(page: Page): Promise<() => Promise<string[]>> {
  const seen = await page.evaluateHandle(() => {
    const properties = new Set<string>();
    const look = () => {
      for (const { effect } of document.getAnimations()) {
        if (!(effect instanceof KeyframeEffect) || Number(effect.getComputedTiming().activeDuration) < 10) continue;
        for (const frame of effect.getKeyframes()) for (const property of Object.keys(frame)) properties.add(property);
      }
      requestAnimationFrame(look);
    };
    look();
    return properties;
  });
  return () => seen.evaluate((properties) => [...properties]);
}

test('with reduced motion nothing on the desk moves, and menus open where they belong', nightly, async ({ page }) => {
  await signIn(page, editor);
  await page.goto('/studio/pages');
  const row = rowOf(page, 'Rendering engine');
  const item = page.getByRole('menuitem', { name: t.documents.up, exact: true });
  const openMenus = async () => {
    const listMovements = await noteMovements(page);
    await row.locator('button').last().click();
    await expect(item).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(item).toBeHidden();
    await page.getByRole('combobox', { name: t.documents.order }).click();
    await expect(page.locator('.ant-select-item-option:visible').last()).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(page.locator('.ant-select-item-option:visible')).toHaveCount(0);
    const views = page.getByRole('radiogroup', { name: t.documents.view });
    await views.locator('label').last().click();
    await views.locator('label').first().click();
    await expect(views.locator('.ant-segmented-item-selected')).toHaveText(t.documents.used);
    await expect(row).toBeVisible();
    return listMovements();
  };
  expect(await openMenus()).toContain('transform');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await openMenus()).toEqual([]);
  // Menus that have been open before are placed anew.
  expect(await openMenus()).toEqual([]);
});

for (const uiLocale of mainlyIn('en')) {
  test(`a translation that is started on the desk lists its untranslated texts (${uiLocale})`, async ({ page }) => {
    const title = `Journey begun ${uiLocale}`;
    await deleteLeftovers(editor, title);
    const source = await createPage(editor, {
      locale: 'zh',
      slug: `journey-begun-${uiLocale}`,
      title,
      status: 'draft',
      blocks: [callToAction('one', '一起开始', '说明')],
    });
    made.push(source);
    await openList(page, title, uiLocale);
    await rowOf(page, title)
      .getByRole('button', { name: new RegExp(title) })
      .first()
      .click();
    await expect(page.locator('[data-builder]')).toBeVisible({ timeout: 20_000 });
    const { translations } = await editor.request<PageItem>({ path: `/wp/v2/pages/${source.id}?context=edit` });
    const id = translations.en ?? 0;
    made.push({ id });
    const begun = await editor.request<{ meta: { haptera_sources: unknown } }>({
      path: `/wp/v2/pages/${id}?context=edit`,
    });
    expect(begun.meta.haptera_sources).toMatchObject({
      '': { title: { state: 'untranslated' } },
      one: { heading: { state: 'untranslated' }, text: { state: 'untranslated' } },
    });
    await page.locator('[data-panel-button="translation"]').click();
    const state = { zh, en }[uiLocale].translation.state.untranslated;
    await expect(page.locator('[data-drift-panel] section').filter({ hasText: state }).first()).toBeVisible();
  });

  test(`the dialogs of the desk are free of accessibility violations and overflow (${uiLocale})`, async ({ page }) => {
    const own = words[uiLocale];
    await aPair(`Journey dialogs ${uiLocale}`);
    await openList(page, `Journey dialogs ${uiLocale}`, uiLocale);
    const row = rowOf(page, `Journey dialogs ${uiLocale}`);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      for (const act of [own.documents.publish, own.documents.move]) {
        await row.locator('button').last().click();
        await chooseFromMenu(page, act);
        await expect(page.getByRole('dialog')).toBeVisible();
        await expect(page.getByRole('menuitem')).toHaveCount(0);
        expect(await findAccessibilityFaults(page), `${act} at ${width}`).toEqual([]);
        expect(await findOverflow(page), `${act} at ${width}`).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      }
    }
  });
}
