import en from '../../studio/messages/en.json' with { type: 'json' };
import { block, callToAction, createPage, deletePages } from '../support/documents.ts';
import { createEditor, type Editor } from '../support/editor.ts';
import { requireJourneyEnv } from '../support/env.ts';
import { expect, leavePage, test } from '../support/journey.ts';
import { ownPage } from '../support/shared-page.ts';
import { openBuilder, signIn } from '../support/studio.ts';

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
const toEnglish = (text: string) => text.replace('{translation}', 'English');

test('an empty translation starts from the other language, and is typed beside its source', async ({ page }) => {
  await signIn(page, editor);
  const zh = await createPage(editor, {
    locale: 'zh',
    slug: 'journey-start',
    title: '起点',
    status: 'draft',
    blocks: [callToAction('one', '一起开始', '说明'), callToAction('two', '联系我们', '再说明')],
  });
  const english = await createPage(editor, {
    locale: 'en',
    slug: 'journey-start',
    title: 'Start',
    status: 'draft',
    translationOf: zh.id,
    blocks: [],
  });
  made.push(zh, english);
  const { canvas, untilSaved } = await openBuilder(page, english, '?lang=en');
  await page.getByRole('button', { name: en.builder.start.twin.replace('{other}', 'Chinese') }).click();
  await expect(canvas.getByRole('heading', { name: '联系我们' })).toBeVisible();

  await page.locator('[data-panel-button="translation"]').click();
  const cards = page.locator('[data-drift-panel] section');
  const first = cards.filter({ has: page.getByRole('button', { name: /^Call to action 1 · Heading/ }) }).first();
  await first.getByRole('textbox').click();
  // Slower than the check of the page, which must not remove the field between two letters.
  await page.keyboard.type('Begin', { delay: 150 });
  await expect(first.getByRole('textbox')).toHaveValue('Begin');
  await expect(first.getByRole('textbox')).toBeFocused();
  await expect(first).toContainText(t.state.done);
  await page.keyboard.press('Alt+Enter');
  await expect(cards.nth(1).getByRole('textbox')).toBeFocused();
  await page.keyboard.type('Some words', { delay: 20 });
  await expect(canvas.locator('h1, h2').first()).toHaveText('Begin');
  await expect(canvas.getByText('Some words')).toBeVisible();
  await untilSaved();
});

test('blocks that one language lacks are suggested, and copied only on request', async ({ page }) => {
  await signIn(page, editor);
  const question = (text: string) => ({ question: text, answer: `<p>${text}</p>` });
  const zh = await createPage(editor, {
    locale: 'zh',
    slug: 'journey-lacking',
    title: '缺少',
    status: 'draft',
    blocks: [
      block('faq', 'faq', { heading: '常见问题', items: [question('第一问'), question('第二问')] }),
      callToAction('new', '新区块', '说明'),
    ],
  });
  const english = await createPage(editor, {
    locale: 'en',
    slug: 'journey-lacking',
    title: 'Lacking',
    status: 'draft',
    translationOf: zh.id,
    blocks: [
      block('faq', 'faq', { heading: 'Questions', items: [question('First question')] }),
      callToAction('own', 'Only in English', 'Words'),
    ],
  });
  made.push(zh, english);
  const { canvas, untilSaved } = await openBuilder(page, english, '?lang=en');
  await expect(canvas.getByRole('heading', { name: 'Only in English' })).toBeVisible();
  await expect(page.getByRole('treeitem')).toHaveCount(2);
  await page.locator('[data-panel-button="translation"]').click();

  const proposals = page.locator('[data-proposals]');
  await expect(proposals.getByRole('listitem')).toHaveCount(2);
  await proposals.getByRole('button', { name: new RegExp(`^${toEnglish(t.structure.add)}`) }).click();
  await expect(page.getByRole('treeitem')).toHaveCount(3);
  await proposals.getByRole('button', { name: new RegExp(`^${toEnglish(t.structure.remove)}`) }).click();
  await expect(page.getByRole('treeitem')).toHaveCount(2);
  await expect(proposals).toHaveCount(0);

  const lacking = page.locator('[data-drift-panel] section').filter({ hasText: t.state.lacking });
  await expect(lacking).toHaveCount(1);
  await lacking.getByRole('button', { name: toEnglish(t.structure.add) }).click();
  await expect(lacking).toHaveCount(0);
  await expect(canvas.getByText('First question').first()).toBeVisible();
  await expect(canvas.getByText('第二问').first()).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(canvas.getByText('第二问')).toHaveCount(0);
  await untilSaved();
});

test('the sample pages are in sync in both languages', ownPage, async ({ page }) => {
  await page.clock.install();
  await signIn(page, editor);
  for (const slug of ['home', 'gaming', 'news']) {
    const [item] = await editor.request<{ id: number }[]>({ path: `/wp/v2/pages?lang=zh&slug=${slug}` });
    if (!item) throw new Error(`There is no page ${slug}.`);
    await openBuilder(page, item);
    await expect(page.getByRole('treeitem').first()).toBeVisible();
    // The check of a page is delayed; advance the page's clock past the delay.
    await page.clock.runFor(1000);
    await expect(page.locator('[data-panel-button="translation"]')).toHaveText(en.builder.panels.translation);
  }
});
