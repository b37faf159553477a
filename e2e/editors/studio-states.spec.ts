import type { Page } from '@playwright/test';
import { printDocument } from '#cms-schema/markup/document.ts';
import { isLong } from '#kit/testing/env.ts';
import en from '../../studio/messages/en.json' with { type: 'json' };
import zh from '../../studio/messages/zh.json' with { type: 'json' };
import { block, callToAction, createPage, deletePages, type PageItem } from '../support/documents.ts';
import { createEditor, type Editor } from '../support/editor.ts';
import { requireJourneyEnv } from '../support/env.ts';
import { expect, leavePage, test } from '../support/journey.ts';
import { nightly } from '../support/nightly.ts';
import { findAccessibilityFaults, findOverflow } from '../support/page-checks.ts';
import { mainlyIn, openBuilder, signIn } from '../support/studio.ts';

const words = { zh, en };

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

async function aDraft(slug: string, blocks = [callToAction('one', '一起开始', '说明')]): Promise<PageItem> {
  const page = await createPage(editor, { locale: 'zh', slug, title: `旅程 ${slug}`, blocks, status: 'draft' });
  made.push(page);
  return page;
}

/** How many states have been reached so far. */
let looks = 0;

/** Checks every second state for accessibility violations; in a long run all of them. */
async function expectGood(page: Page, state: string): Promise<void> {
  looks += 1;
  if (!isLong && looks % 2 === 0) return;
  expect.soft(await findAccessibilityFaults(page), state).toEqual([]);
  expect.soft(await findOverflow(page), `${state}: overflow`).toEqual([]);
}

for (const uiLocale of mainlyIn('zh')) {
  const t = words[uiLocale];

  test(
    `every state of the builder is free of accessibility violations (${uiLocale})`,
    nightly,
    async ({ page, context, complaints }) => {
      test.setTimeout(240_000);
      await signIn(page, editor, uiLocale);
      const empty = await aDraft(`states-empty-${uiLocale}`, []);
      await openBuilder(page, empty);
      await expectGood(page, 'an empty page');
      await page.locator(`[data-language="en"]`).first().click();
      await expectGood(page, 'a language that is missing');

      const draft = await aDraft(`states-${uiLocale}`, [
        callToAction('one', '一起开始', '说明'),
        block('picture', 'two', { picture: null }),
      ]);
      const { field, canvas } = await openBuilder(page, draft);
      await page.getByRole('tab', { name: t.canvas.tabs.blocks, exact: true }).click();
      await expectGood(page, 'the drawer');
      await page.getByRole('searchbox').fill('zzz');
      await expectGood(page, 'a search that finds no block');
      await page.getByRole('tab', { name: t.canvas.tabs.outline, exact: true }).click();
      await page.getByRole('treeitem').nth(1).click();
      await expect(canvas.locator('[data-block-bar]')).toBeVisible();
      await expectGood(page, 'a block that lacks its picture');
      await page.getByRole('treeitem').first().click();
      await field('heading').fill('');
      await expectGood(page, 'a field that is in error');
      await page.getByRole('button', { name: t.builder.publish.button }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectGood(page, 'the publish dialog with problems');
      await page.keyboard.press('Escape');
      await field('heading').fill('一起开始');

      for (const [name, keys] of [
        ['the dialog of blocks', '/'],
        ['the sheet of shortcuts', '?'],
      ] as const) {
        await page.getByRole('treeitem').first().click();
        await page.keyboard.press(keys);
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectGood(page, name);
        await page.keyboard.press('Escape');
      }
      await page.getByRole('treeitem').nth(1).click();
      await page.locator('[data-inspector] [data-path="picture"]').getByRole('button').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectGood(page, 'the media picker');
      await page.keyboard.press('Escape');
      await page.getByRole('treeitem').nth(1).click();
      await page.keyboard.press('Delete');
      await expect(page.locator('[data-toast]')).toBeVisible();
      await expectGood(page, 'a block was deleted');

      await page.getByRole('button', { name: t.builder.preview.button, exact: true }).click();
      await expect(page.getByRole('dialog').locator('iframe')).toBeVisible();
      await expectGood(page, 'the preview');
      await page.getByRole('dialog').getByRole('button', { name: t.builder.close }).click();

      await context.setOffline(true);
      await field('heading').fill('没有网络');
      await expect(page.locator('[data-save-state="offline"]')).toBeVisible({ timeout: 15_000 });
      await expectGood(page, 'without a network');
      await context.setOffline(false);
      await expect(page.locator('[data-save-state="saved"]')).toBeVisible({ timeout: 15_000 });

      const theirs = [callToAction('one', '他们的标题', '说明')];
      await editor.request({
        path: `/wp/v2/pages/${draft.id}`,
        method: 'POST',
        data: { content: printDocument(theirs) },
      });
      await field('heading').fill('我的标题');
      await expect(page.getByRole('dialog')).toContainText('他们的标题', { timeout: 15_000 });
      await expectGood(page, 'a conflict');
      await page.getByRole('dialog').getByRole('button', { name: t.builder.conflict.takeElsewhere }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);

      await page.getByRole('button', { name: t.builder.publish.button }).click();
      const language = t.builder.language.zh;
      await page
        .getByRole('button', { name: t.builder.publish.now.replace('{languages}', language), exact: true })
        .click();
      await expect(page.getByRole('dialog', { name: t.builder.publish.done.published })).toBeVisible();
      await expectGood(page, 'published');
      await page.getByRole('button', { name: t.builder.done, exact: true }).click();

      await page.context().clearCookies();
      await field('heading').fill('会话结束以后');
      await expect(page.getByRole('dialog')).toContainText(t.desk.signIn.again, { timeout: 15_000 });
      await expectGood(page, 'the session has ended');
      // The browser logs the lost network, the refused save and the ended session.
      await leavePage(page);
      complaints.length = 0;
    },
  );

  test(`the builder on a phone is free of accessibility violations (${uiLocale})`, nightly, async ({ page }) => {
    test.setTimeout(90_000);
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn(page, editor, uiLocale);
    await openBuilder(page, await aDraft(`states-phone-${uiLocale}`));
    await expectGood(page, 'the page');
    await page.getByRole('button', { name: t.canvas.panels.showLeft }).click();
    await expectGood(page, 'the outline');
    await page.getByRole('treeitem').first().click();
    await page.getByRole('button', { name: t.canvas.panels.hideLeft }).click();
    await page.getByRole('button', { name: t.canvas.panels.showRight }).click();
    await expectGood(page, 'the fields');
    await page.getByRole('button', { name: t.builder.publish.button }).click();
    await expectGood(page, 'the publish dialog');
  });
}

test('every step of each language can be undone after a change of language and a reload', async ({ page }) => {
  test.setTimeout(300_000);
  // Two hundred steps take 45 seconds, so only in a long run.
  const [steps, rest] = isLong ? [210, 100] : [50, 20];
  await signIn(page, editor);
  const zh = await aDraft('states-undo', [callToAction('one', '起点', '说明')]);
  const blocks = [callToAction('one', 'Start', 'Words')];
  made.push(
    await createPage(editor, {
      locale: 'en',
      slug: 'states-undo',
      title: 'Undo',
      blocks,
      status: 'draft',
      translationOf: zh.id,
    }),
  );
  const { field, select, untilOpen, untilSaved } = await openBuilder(page, zh);
  const go = (locale: 'zh' | 'en') => page.locator(`[data-language="${locale}"]`).first().click();
  /** Alternates between heading and text, so that each edit is a separate step, however fast. */
  const write = async () => {
    await select(/Call to action/);
    await expect(field('heading')).toBeVisible();
    await page.evaluate(async (steps) => {
      for (let step = 1; step <= steps; step += 1) {
        const path = step % 2 === 1 ? 'heading' : 'text';
        const field = document.querySelector(`[data-inspector] [data-path="${path}"] :is(textarea, input)`);
        if (!field) throw new Error(`There is no field ${path}.`);
        // Like the browser: React listens to the native value setter.
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, `v${step}`);
        field.dispatchEvent(new Event('input', { bubbles: true }));
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
    }, steps);
    await expect(field('text')).toHaveValue(`v${steps}`);
  };
  /** Presses keys at the focused element, several per animation frame. */
  const undo = (times: number) =>
    page.evaluate(async (times) => {
      const keys = { key: 'z', code: 'KeyZ', ctrlKey: true, bubbles: true, cancelable: true };
      for (let count = 1; count <= times; count += 1) {
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', keys));
        if (count % 5 === 0) await new Promise((resolve) => requestAnimationFrame(resolve));
      }
    }, times);
  const undoAll = async (start: string) => {
    await select(/Call to action/);
    await expect(field('text')).toHaveValue(`v${steps}`);
    await undo(steps - rest);
    await expect(field('text')).toHaveValue(`v${rest}`);
    await expect(field('heading')).toHaveValue(`v${rest - 1}`);
    await undo(rest);
    await expect(field('heading')).toHaveValue(start);
    await expect(page.getByRole('button', { name: words.en.canvas.actions.undo, exact: true })).toBeDisabled();
  };
  await write();
  await go('en');
  await write();
  await untilSaved();
  await page.reload();
  await untilOpen();
  await undoAll('Start');
  await go('zh');
  await undoAll('起点');
  await untilSaved();
});

test('when another user trashes the page, a notice over it says so and restores it with one click', async ({
  page,
  complaints,
}) => {
  await signIn(page, editor);
  const draft = await aDraft('states-trashed');
  const { field, select, untilSaved } = await openBuilder(page, draft);
  const canvas = page.locator('[data-canvas-area] iframe');
  const before = await canvas.boundingBox();
  await editor.request({ path: `/wp/v2/pages/${draft.id}`, method: 'DELETE' });
  await select(/Call to action/);
  await field('heading').fill('Written a moment later');
  const notice = page.locator('[data-notice]').filter({ hasText: 'in the trash' });
  await expect(notice).toBeVisible({ timeout: 20_000 });
  expect(await canvas.boundingBox()).toEqual(before);
  await notice.getByRole('button', { name: en.builder.notice.restore }).click();
  await expect(notice).toHaveCount(0);
  await field('heading').fill('Written after that');
  await untilSaved();
  const stored = await editor.request<PageItem>({ path: `/wp/v2/pages/${draft.id}?context=edit` });
  expect([stored.status, stored.content.raw]).toEqual(['draft', expect.stringContaining('Written after that')]);
  // The save of the trashed page is refused, as expected.
  complaints.length = 0;
});
