import type { Locator, Page } from '@playwright/test';
import { blockDefinitions, definitions } from '#blocks/definitions.generated.ts';
import { createBlock } from '#cms-schema/create-block.ts';
import type { BlockDefinition } from '#cms-schema/define-block.ts';
import { type Locale, locales, localizePath } from '#cms-schema/locale.ts';
import { isLong } from '#kit/testing/env.ts';
import { comparePictures } from '../support/compare-pictures.ts';
import { createPage, deletePages } from '../support/documents.ts';
import { createEditor, type Editor } from '../support/editor.ts';
import { requireJourneyEnv } from '../support/env.ts';
import { expect, test } from '../support/journey.ts';
import { nightly } from '../support/nightly.ts';
import { readMarkup } from '../support/read-markup.ts';
import { ownPage } from '../support/shared-page.ts';
import { builderOn, signIn } from '../support/studio.ts';

/**
 * The canvas looks exactly like the page. Each page is opened as visitors see it and in the builder, at the same width,
 * and compared: the markup, and screenshots screen by screen. This uses a page with every block; a long run
 * (`LONG_TESTS=yes`) compares seeded pages as well, each in both languages and at every width.
 */
const widths = [390, 1080, 1440] as const;
const screenHeight = 900;
/** Maximum share of differing pixels on a page. */
const bar = 0.001;

const seeded: readonly string[] = isLong
  ? ['/', '/product/engine', '/solution/gaming', '/explore/hapticslist', '/explore/news']
  : [];
const everyBlock = '/journey-every-block';

let editor: Editor;
const made: { id: number }[] = [];

test.use({ actionTimeout: 15_000, contextOptions: { reducedMotion: 'reduce' } });

test.beforeAll(async () => {
  editor = await createEditor(requireJourneyEnv().url);
  const zh = await createPage(editor, { locale: 'zh', slug: everyBlock.slice(1), blocks: examples('zh') });
  made.push(zh);
  made.push(
    await createPage(editor, {
      locale: 'en',
      slug: everyBlock.slice(1),
      blocks: examples('en'),
      translationOf: zh.id,
    }),
  );
});
test.afterAll(() => deletePages(editor, made.splice(0)));

/** One of each block that may be placed on a page; the others are nested in them. */
function examples(locale: Locale) {
  let count = 0;
  const newId = () => `f${String(count++).padStart(3, '0')}`;
  return blockDefinitions
    .filter((definition: BlockDefinition) => definition.parents === null)
    .map((definition) => createBlock(definition, locale, newId, definitions));
}

for (const path of [...seeded, everyBlock]) {
  test(`the canvas matches the page: ${path}`, { tag: [ownPage.tag, nightly.tag] }, async ({ page, context }) => {
    test.setTimeout(isLong ? 600_000 : 240_000);
    await signIn(page, editor);
    await page.setViewportSize({ width: 1700, height: screenHeight + 200 });
    await page.goto(`/studio/pages/${await findPage(path, 'zh')}`);
    const visitor = await context.newPage();
    // Panels and zoom stay the same when the language changes.
    await openWide(page);
    for (const locale of locales) {
      const compared = isLong ? widths : widthsInShort(locale, path);
      if (compared.length === 0) continue;
      await page.locator(`header [data-language="${locale}"]`).click();
      await builderOn(page).untilOpen();
      const address = localizePath(path, locale);
      if (path === everyBlock) await untilPublished(address);
      for (const width of compared) {
        await test.step(`${address} at ${width}`, () => compare(page, visitor, address, width));
      }
    }
  });
}

async function compare(page: Page, visitor: Page, address: string, width: (typeof widths)[number]): Promise<void> {
  await visitor.setViewportSize({ width, height: screenHeight });
  const open = async () => {
    await visitor.goto(address);
    // The site lays out distant content lazily; the comparison needs all of it.
    await visitor.addStyleTag({ content: '#content > * { content-visibility: visible !important; }' });
  };
  await open();
  let tries = 0;
  const [site, drawn] = [visitor.locator('body'), await showAt(page, width)];
  // Scripts of interactive blocks load at different times on either side: only the final state counts.
  await expect(async () => {
    // A page does not wait for a font that arrives late: the next load has it.
    if (tries > 0) await open();
    tries += 1;
    await Promise.all([freePictures(site), freePictures(drawn)]);
    await Promise.all([settle(site), settle(drawn)]);
    const faces = await drawn.evaluate(({ ownerDocument }) => [...ownerDocument.fonts].map(({ display }) => display));
    expect(faces, 'a face that comes late is taken all the same').not.toContain('optional');
    expect(await readMarkup(drawn.locator('main')), `at ${width}`).toEqual(await readMarkup(site.locator('main')));
    await Promise.all([loadPictures(site), loadPictures(drawn)]);
    const share = await compareScreens(page, visitor, width);
    console.warn(`fidelity ${address} at ${width}: ${(share * 100).toFixed(4)} %`);
    expect(share, `at ${width}`).toBeLessThanOrEqual(bar);
  }).toPass({ timeout: 60_000 });
}

test('the comparison detects a block that moved by a pixel, and a heading of another level', {
  tag: [ownPage.tag, nightly.tag],
}, async ({ page }) => {
  await page.setViewportSize({ width: 1080, height: screenHeight });
  await page.goto('/product/engine', { waitUntil: 'networkidle' });
  await settle(page.locator('body'));
  await loadPictures(page.locator('body'));
  const take = () => page.screenshot({ animations: 'disabled', caret: 'hide' });
  const [before, markup] = [await take(), await readMarkup(page.locator('main'))];
  expect((await comparePictures(before, await take())).share).toBe(0);
  await page.locator('main h1').evaluate((heading) => {
    heading.style.translate = '0 1px';
    const other = document.createElement('h2');
    heading.after(other);
  });
  expect((await comparePictures(before, await take())).share).toBeGreaterThan(bar);
  expect(await readMarkup(page.locator('main'))).not.toEqual(markup);
});

/** The widths in a short run: for the page of all blocks in Chinese, that of a phone. */
function widthsInShort(locale: Locale, path: string): readonly (typeof widths)[number][] {
  return path === everyBlock && locale === 'zh' ? [390] : [];
}

async function findPage(path: string, locale: Locale): Promise<number> {
  const all = await editor.request<{ id: number; haptera_path: string | null }[]>({
    path: `/wp/v2/pages?lang=${locale}&per_page=100&context=edit&_fields=id,haptera_path`,
  });
  const found = all.find(({ haptera_path }) => haptera_path === path);
  if (!found) throw new Error(`The CMS has no page at ${path} (${locale}): ${JSON.stringify(all)}`);
  return found.id;
}

async function untilPublished(address: string): Promise<void> {
  await expect.poll(async () => (await fetch(editor.url + address)).status, { timeout: 15_000 }).toBe(200);
}

/** Hides the panels and the scaling, so that only the canvas is visible. */
async function openWide(page: Page): Promise<void> {
  await builderOn(page).untilOpen();
  await page.getByRole('button', { name: 'Hide blocks and outline' }).click();
  await page.getByRole('button', { name: 'Hide fields' }).click();
  await page.getByRole('combobox', { name: 'Zoom' }).selectOption('1');
}

/** Sets the canvas to this width and a visitor's height, on whole pixels. */
async function showAt(page: Page, width: (typeof widths)[number]): Promise<Locator> {
  const names = { 390: 'Phone', 1080: 'Small desktop', 1440: 'Desktop' };
  await page.getByRole('button', { name: new RegExp(`^${names[width]}`) }).click();
  const frame = page.locator('[data-canvas-area] iframe');
  await page.mouse.move(2, 2);
  await expect(async () => {
    const box = await frame.boundingBox();
    const size = page.viewportSize();
    if (!box || !size) throw new Error('The canvas is not there.');
    expect(Math.round(box.width)).toBe(width);
    if (Number.isInteger(box.x) && Number.isInteger(box.y) && box.height === screenHeight) return;
    const wider = Number.isInteger(box.x) ? 0 : 1;
    const higher = screenHeight - Math.round(box.height);
    await page.setViewportSize({ width: size.width + wider, height: size.height + higher });
    // The canvas follows the window with a delay; wait for it before the next step.
    await expect.poll(() => frame.boundingBox()).not.toEqual(box);
    throw new Error(`The canvas is still given its place: ${JSON.stringify(box)}.`);
  }).toPass({ timeout: 30_000 });
  return page.frameLocator('[data-canvas-area] iframe').locator('body');
}

/** Waits until fonts, scripts of interactive blocks and references have loaded. */
async function settle(body: Locator): Promise<void> {
  await body.evaluate(async (body) => {
    const { ownerDocument: document } = body;
    const view = document.defaultView ?? window;
    const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
    for (let at = 0; at < document.documentElement.scrollHeight; at += view.innerHeight * 0.7) {
      view.scrollTo({ top: at, behavior: 'instant' });
      await pause(60);
    }
    view.scrollTo({ top: 0, behavior: 'instant' });
    await document.fonts.ready;
    await pause(300);
  });
}

/** Loads lazy pictures now. */
async function loadPictures(body: Locator): Promise<void> {
  await body.evaluate(async ({ ownerDocument: document }) => {
    const late = [...document.images].filter(({ loading }) => loading === 'lazy');
    for (const image of late) image.loading = 'eager';
    // A browser prefers a picture size that it has already loaded, so a page that shows it twice may use either.
    for (const sized of document.querySelectorAll('img[srcset], source[srcset]')) {
      sized.setAttribute('data-pinned', sized.getAttribute('srcset') ?? '');
      sized.removeAttribute('srcset');
    }
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    for (const image of late) image.loading = 'lazy';
  });
}

/** Undoes `loadPictures` of the previous comparison. */
async function freePictures(body: Locator): Promise<void> {
  await body.evaluate(({ ownerDocument: document }) => {
    for (const sized of document.querySelectorAll('[data-pinned]')) {
      sized.setAttribute('srcset', sized.getAttribute('data-pinned') ?? '');
      sized.removeAttribute('data-pinned');
    }
  });
}

/** The share of differing pixels of the whole page, compared screen by screen. */
async function compareScreens(page: Page, visitor: Page, width: number): Promise<number> {
  const box = await page.locator('[data-canvas-area] iframe').boundingBox();
  if (!box) throw new Error('The canvas is not there.');
  const canvas = page.frameLocator('[data-canvas-area] iframe').locator('body');
  const site = visitor.locator('body');
  const heights = [await heightOf(canvas), await heightOf(site)];
  expect(heights[0], `height of the page at ${width}`).toBe(heights[1]);
  const [height = 0] = heights;
  let differing = 0;
  let count = 0;
  for (let at = 0; at < height; at += screenHeight) {
    await Promise.all([scrollTo(canvas, at), scrollTo(site, at)]);
    const [drawn, seen] = await Promise.all([
      page.screenshot({ clip: box, animations: 'disabled', caret: 'hide' }),
      visitor.screenshot({ animations: 'disabled', caret: 'hide' }),
    ]);
    const { share, marked } = await comparePictures(seen, drawn);
    count += 1;
    differing += share;
    if (!marked || share <= bar) continue;
    const name = `${width} px, from ${at}, ${(share * 100).toFixed(3)} %`;
    for (const [what, body] of Object.entries({ canvas: drawn, site: seen, difference: marked })) {
      await test.info().attach(`${name}: ${what}`, { body, contentType: 'image/png' });
    }
  }
  return differing / count;
}

function heightOf(body: Locator): Promise<number> {
  return body.evaluate(({ ownerDocument }) => ownerDocument.documentElement.scrollHeight);
}

/** Scrolls without showing what lies over the page then: the header below the first screen, the back-to-top button. */
async function scrollTo(body: Locator, top: number): Promise<void> {
  await body.evaluate(async ({ ownerDocument: document }, top) => {
    const view = document.defaultView ?? window;
    const frame = document.querySelector('main')?.parentElement;
    const header = frame?.querySelector<HTMLElement>(':scope > header');
    frame?.style.setProperty('--sticky-top', '0px');
    header?.style.setProperty('visibility', top === 0 ? 'visible' : 'hidden');
    document.querySelector<HTMLElement>('.back-to-top')?.style.setProperty('display', 'none');
    view.scrollTo({ top, behavior: 'instant' });
    await new Promise((resolve) => view.requestAnimationFrame(() => view.requestAnimationFrame(resolve)));
  }, top);
}
