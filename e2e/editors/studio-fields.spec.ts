import en from '../../studio/messages/en.json' with { type: 'json' };
import zh from '../../studio/messages/zh.json' with { type: 'json' };
import { block, createPage, deletePages, type PageItem } from '../support/documents.ts';
import { createEditor, type Editor } from '../support/editor.ts';
import { requireJourneyEnv } from '../support/env.ts';
import { expect, leavePage, test } from '../support/journey.ts';
import { findAccessibilityFaults } from '../support/page-checks.ts';
import { mainlyIn, openBuilder, signIn } from '../support/studio.ts';

let editor: Editor;
const made: PageItem[] = [];

test.use({ actionTimeout: 15_000 });
test.beforeAll(async () => {
  editor = await createEditor(requireJourneyEnv().url);
});
test.afterEach(async ({ page }) => {
  // An open builder would keep requesting what is deleted now.
  await leavePage(page);
  await deletePages(editor, made.splice(0));
});

/** Tiers of which the one at `missing` has a feature without a name. */
function tiers(names: readonly string[], missing: number) {
  const features = names.map((name, index) => ({ text: index === missing ? '' : name, included: 'yes', note: '' }));
  const tier = (name: string) => ({ name, price: '1', features: names.map((text) => ({ text, included: 'yes' })) });
  return block('pricing-tiers', 'tiers', {
    heading: '1',
    tiers: [tier('A'), { ...tier('B'), features }],
    tone: 'light',
  });
}

for (const uiLocale of mainlyIn('zh')) {
  const { words, title } = { en: { words: en, title: 'Pricing tiers' }, zh: { words: zh, title: '方案分级' } }[
    uiLocale
  ];
  test(`a problem links to its field, in its language and however deeply nested (${uiLocale})`, async ({ page }) => {
    await signIn(page, editor, uiLocale);
    const slug = `journey-fields-${uiLocale}`;
    const chinese = await createPage(editor, {
      locale: 'zh',
      slug,
      status: 'draft',
      title: '版本',
      blocks: [block('rich-text', 'before', { body: '<p>正文</p>' }), tiers(['引擎', '设计器', '支持'], 2)],
    });
    made.push(chinese);
    const english = await createPage(editor, {
      locale: 'en',
      slug,
      status: 'draft',
      title: '',
      translationOf: chinese.id,
      blocks: [block('rich-text', 'before', { body: '<p>Words</p>' }), tiers(['Engine', 'Creator', 'Support'], 0)],
    });
    made.push(english);
    const { canvas } = await openBuilder(page, chinese);
    const goTo = async (language: 'zh' | 'en', name: string) => {
      await page.getByRole('button', { name: words.builder.publish.button }).click();
      await page.locator(`dialog [data-language="${language}"]`).getByRole('button', { name }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    };
    const text = (path: string) => page.locator(`[data-inspector] [data-path="${path}"]`).getByRole('textbox');

    await goTo('en', title);
    await expect(page).toHaveURL(/lang=en/);
    await expect(text('tiers.1.features.0.text')).toBeFocused();
    await expect(text('tiers.1.features.0.text')).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('treeitem', { selected: true })).toHaveAttribute('data-row', 'tiers');
    await expect(canvas.locator('#tiers')).toBeInViewport();
    await page.keyboard.type('Motor');
    await expect(canvas.getByText('Motor')).toBeVisible();
    expect(await findAccessibilityFaults(page)).toEqual([]);

    // The translation panel is in the place of the fields.
    await page.locator('[data-panel-button="translation"]').click();
    await goTo('zh', title);
    await expect(page).toHaveURL(/lang=zh/);
    await expect(text('tiers.1.features.2.text')).toBeFocused();
    await page.keyboard.type('服务');
    await expect(canvas.getByText('服务')).toBeVisible();

    await goTo('en', words.builder.page.name);
    await expect(page).toHaveURL(/lang=en/);
    await expect(text('title')).toBeFocused();
    await page.keyboard.type('Tiers');
    await page.getByRole('button', { name: words.builder.publish.button }).click();
    await expect(page.locator('dialog .blocking')).toHaveCount(0);
  });
}
