import type { Page } from '@playwright/test';
import en from '../../studio/messages/en.json' with { type: 'json' };
import enDialogs from '../../studio/messages/en-dialogs.json' with { type: 'json' };
import { block, callToAction, createPage, deletePages, type PageItem } from '../support/documents.ts';
import { createEditor, type Editor } from '../support/editor.ts';
import { requireJourneyEnv } from '../support/env.ts';
import { expect, leavePage, test } from '../support/journey.ts';
import { ownPage } from '../support/shared-page.ts';
import {
  collectScripts,
  enterStudio,
  letIdle,
  maxBuilderScripts,
  maxHomePageScripts,
  openInBuilder,
  sumSizes,
} from '../support/weigh-builder.ts';

/** Strings that occur only in the built code of one library. */
const marks = { antd: 'anticon', richText: 'ProseMirror-hideselection', canvas: 'data-canvas-page' };

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

async function aPair(slug: string): Promise<PageItem> {
  const blocks = [callToAction('one', '一起开始', '说明'), block('rich-text', 'two', { body: '<p>正文</p>' })];
  const zh = await createPage(editor, { slug, locale: 'zh', status: 'draft', blocks });
  made.push(zh);
  made.push(await createPage(editor, { slug, locale: 'en', status: 'draft', blocks, translationOf: zh.id }));
  return zh;
}

test(
  'the builder stays within its size limit until it is ready, without the desk’s library or a second editor',
  ownPage,
  async ({ page }) => {
    await enterStudio(page, editor.url);
    const pages = await editor.request<PageItem[]>({ path: '/wp/v2/pages?slug=home&lang=zh' });
    const home = pages.find(({ link }) => new URL(link).pathname === '/');
    if (!home) throw new Error('The sample content has a home page.');
    for (const [item, most] of [
      [await aPair('weight-ready'), maxBuilderScripts],
      [home, maxHomePageScripts],
    ] as const) {
      const read = collectScripts(page);
      const asked = listQuestions(page);
      await openInBuilder(page, editor.url, item);
      const path = `/wp/v2/pages/${item.id}`;
      expect(
        asked().filter((each) => each === path),
        'the page is asked for once before it is opened',
      ).toEqual([path]);
      const scripts = await read();
      const size = sumSizes(scripts);
      console.warn(`the builder until it is ready: ${size} bytes of script, gzip`);
      expect(scripts.filter(({ text }) => text.includes(marks.canvas)).length, 'the canvas is found').toBeGreaterThan(
        0,
      );
      expect(size).toBeLessThanOrEqual(most);
      for (const mark of [marks.antd, marks.richText]) {
        expect(scripts.filter(({ text }) => text.includes(mark)).map(({ url }) => url)).toEqual([]);
      }
    }
  },
);

/** Records the paths of requests to the CMS, from now until the builder reports that it is open. */
function listQuestions(page: Page): () => string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, path] = new URL(request.url()).pathname.split('/wp-json');
    if (path !== undefined) asked.push(path);
  });
  return () => {
    const opened = asked.findIndex((path) => path.endsWith('/presence'));
    return asked.slice(0, opened === -1 ? undefined : opened);
  };
}

test('public pages contain no code of the builder', ownPage, async ({ page }) => {
  const read = collectScripts(page);
  for (const path of ['/', '/en/solution/gaming', '/en/explore/hapticslist', '/explore/news']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    // The browser discards response bodies of a page once it is left.
    await read();
  }
  const scripts = await read();
  expect(scripts.length).toBeGreaterThan(0);
  for (const mark of Object.values(marks)) {
    expect(
      scripts.filter(({ text }) => text.includes(mark)).map(({ url }) => url),
      mark,
    ).toEqual([]);
  }
});

test('every panel and dialog of the builder opens offline', ownPage, async ({ page, context, complaints }) => {
  test.setTimeout(120_000);
  const t = en;
  const item = await aPair('weight-offline');
  await enterStudio(page, editor.url);
  await openInBuilder(page, editor.url, item);
  await letIdle(page);
  await context.setOffline(true);

  const field = page.locator('[data-inspector] [data-path="heading"]').locator('textarea, input').first();
  await page.getByRole('treeitem', { name: /^Call to action/ }).click();
  await field.fill('Written without a network');
  await page.getByRole('treeitem', { name: /^Rich text/ }).click();
  await expect(page.locator('[data-inspector] [role="textbox"][contenteditable="true"]').first()).toBeVisible();
  for (const name of ['translation', 'mirror', 'revisions']) {
    const button = page.locator(`[data-panel-button="${name}"]`);
    await button.click();
    await expect(page.locator(name === 'mirror' ? '[data-mirror]' : 'aside:visible').first()).toBeVisible();
    await button.click();
  }
  for (const name of [t.builder.publish.button, t.builder.preview.button]) {
    await page.getByRole('button', { name, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: t.builder.close }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await page.getByRole('button', { name: t.canvas.actions.shortcuts }).click();
  await expect(page.getByRole('dialog')).toContainText(enDialogs.canvas.shortcuts.title);
  await page.getByRole('dialog').getByRole('button', { name: t.builder.close }).click();
  await expect(page.locator('[data-missing-part]')).toHaveCount(0);

  await context.setOffline(false);
  await page.getByRole('treeitem', { name: /^Call to action/ }).click();
  await expect(field).toHaveValue('Written without a network');
  await page.close();
  complaints.length = 0;
});

test(
  'a part of the builder that fails to load says so, loads on retry, and loses no edit',
  ownPage,
  async ({ page, complaints }) => {
    const t = en;
    const item = await aPair('weight-missing');
    await enterStudio(page, editor.url);
    await openInBuilder(page, editor.url, item);
    await page.getByRole('treeitem', { name: /^Call to action/ }).click();
    const field = page.locator('[data-inspector] [data-path="heading"]').locator('textarea, input').first();
    await field.fill('Kept');
    await page.route('**/_next/static/chunks/**', (route) => route.abort());

    await page.getByRole('button', { name: t.builder.publish.button, exact: true }).click();
    const missing = page.locator('[data-missing-part]');
    await expect(missing).toContainText(t.canvas.part.missing);
    await missing.getByRole('button', { name: t.canvas.part.retry }).click();
    await expect(missing).toBeVisible();
    await page.unroute('**/_next/static/chunks/**');
    await missing.getByRole('button', { name: t.canvas.part.retry }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: t.builder.close }).click();
    await expect(field).toHaveValue('Kept');
    await page.close();
    complaints.length = 0;
  },
);

test(
  'a builder or desk whose code does not arrive says so, and opens as soon as it does',
  ownPage,
  async ({ page, complaints }) => {
    const chunks = '**/_next/static/chunks/**';
    const item = await aPair('weight-absent');
    const retryFrom = async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.desk.state.away);
      await expect(page.getByRole('main').getByRole('alert')).toHaveText(en.desk.errors.unreachable);
      await page.unroute(chunks);
      await page.getByRole('button', { name: en.desk.state.retry }).click();
    };
    await enterStudio(page, editor.url);
    await page.goto(`${editor.url}/studio/pages`);
    await expect(page.locator('tr.ant-table-row').first()).toBeVisible();
    await page.route(chunks, (route) => route.abort());
    await page.evaluate((path) => history.pushState(null, '', path), `/studio/pages/${item.id}`);
    await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate')));
    await retryFrom();
    await expect(page.locator('[data-builder]')).toBeVisible({ timeout: 20_000 });

    await page.reload();
    await expect(page.locator('[data-builder]')).toBeVisible({ timeout: 20_000 });
    await page.route(chunks, (route) => route.abort());
    await page.evaluate((path) => history.pushState(null, '', path), '/studio/pages');
    await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate')));
    await retryFrom();
    await expect(page.locator('tr.ant-table-row').first()).toBeVisible();
    complaints.length = 0;
  },
);

test(
  'a studio whose code does not arrive says so in both languages, and can be reloaded',
  ownPage,
  async ({ page, complaints }) => {
    const chunks = '**/_next/static/chunks/**';
    await enterStudio(page, editor.url);
    const address = `${editor.url}/studio/pages`;
    const first = new Set((await (await fetch(address)).text()).match(/\/_next\/static\/chunks\/[\w.~-]+/g));
    await page.route(chunks, (route) =>
      first.has(new URL(route.request().url()).pathname) ? route.continue() : route.abort(),
    );
    await page.goto(address);
    await expect(page.getByRole('main').getByRole('alert')).toHaveText([
      /^工作台没有加载成功/,
      /^The studio could not be loaded/,
    ]);
    await page.unroute(chunks);
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.locator('tr.ant-table-row').first()).toBeVisible();
    complaints.length = 0;
  },
);

test(
  'a thumbnail is complete offline: no part of a block loads later',
  ownPage,
  async ({ page, context, complaints }) => {
    const item = await aPair('weight-thumbnails');
    await enterStudio(page, editor.url);
    await openInBuilder(page, editor.url, item);
    await letIdle(page);
    await context.setOffline(true);
    await page.getByRole('tab', { name: en.canvas.tabs.blocks }).click();
    await page.getByRole('searchbox').fill('xuanxiangka');
    const drawn = page.locator('[data-drawer-item] .drawn');
    await expect(drawn.locator('[data-attach="tabs"] > [data-tab-list]').first()).toBeAttached();
    await context.setOffline(false);
    complaints.length = 0;
  },
);
