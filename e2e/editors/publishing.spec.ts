import sharp from 'sharp';
import { printDocument } from '#cms-schema/markup/document.ts';
import {
  addressOf,
  block,
  callToAction,
  createPage,
  deletePages,
  type PageItem,
  savePage,
  untilDelivered,
  untilSeen,
  visit,
} from '../support/documents.ts';
import { createEditor, type Editor, sampleLogin } from '../support/editor.ts';
import { requireJourneyEnv } from '../support/env.ts';
import { expect, test } from '../support/journey.ts';
import { nightly } from '../support/nightly.ts';
import { fewPages, listPublicPages } from '../support/public-pages.ts';

let editor: Editor;
let made: PageItem[] = [];
/** Pictures that a test has uploaded. */
const uploaded: number[] = [];

test.beforeAll(async () => {
  editor = await createEditor(requireJourneyEnv().url);
});
test.afterEach(async () => {
  const pages = made;
  made = [];
  await deletePages(editor, pages);
  for (const id of uploaded.splice(0))
    await editor.request({ path: `/wp/v2/media/${id}?force=true`, method: 'DELETE' });
});

/** Publishes a page in both languages. */
async function publishPair(slug: string, zh: string, en: string): Promise<{ zh: PageItem; en: PageItem }> {
  const first = await createPage(editor, { locale: 'zh', slug, title: zh, blocks: [callToAction('one', zh)] });
  made.push(first);
  const second = await createPage(editor, {
    locale: 'en',
    slug,
    title: en,
    blocks: [callToAction('one', en)],
    translationOf: first.id,
  });
  made.push(second);
  return { zh: first, en: second };
}

// bench/rows/publish.ts measures how soon a publication is visible, on an idle machine.
test('a changed heading appears on the page automatically, only in its language', async ({ page }) => {
  const pair = await publishPair('journey-heading', '改前的标题', 'The heading before');
  await untilSeen(addressOf(editor, pair.en), ({ html }) => html.includes('The heading before'));
  await page.goto(addressOf(editor, pair.zh));
  await expect(page.locator('h1')).toHaveText('改前的标题');
  const otherBefore = await visit(addressOf(editor, pair.en));

  await savePage(editor, pair.zh.id, { content: printDocument([callToAction('one', '改后的标题')]) });
  await untilSeen(addressOf(editor, pair.zh), ({ html }) => html.includes('改后的标题'));
  await page.reload();
  await expect(page.locator('h1')).toHaveText('改后的标题');
  expect(await visit(addressOf(editor, pair.en))).toEqual(otherBefore);
});

test('a new page is available to everyone as soon as it is published', async ({ page }) => {
  const draft = await createPage(editor, {
    locale: 'en',
    slug: 'journey-new',
    blocks: [callToAction('one', 'Just published')],
    status: 'draft',
  });
  made.push(draft);
  const address = `${editor.url}/en/journey-new`;
  expect((await visit(address)).status).toBe(307);
  await savePage(editor, draft.id, { status: 'publish' });
  await untilSeen(address, ({ status, html }) => status === 200 && html.includes('Just published'));
  await page.goto(address);
  await expect(page.locator('h1')).toHaveText('Just published');
});

test('the first visitor after a change was delivered sees it, however long the page was not visited', async () => {
  const pair = await publishPair('journey-first-visitor', '首位访客', 'First visitor');
  const places = { zh: addressOf(editor, pair.zh), en: addressOf(editor, pair.en) };
  await untilDelivered(editor);
  for (const address of Object.values(places)) expect((await visit(address)).status).toBe(200);
  for (const round of ['one', 'two', 'three', 'four', 'five']) {
    for (const locale of ['zh', 'en'] as const) {
      const words = `Round ${round} in ${locale}`;
      await savePage(editor, pair[locale].id, { content: printDocument([callToAction('one', words)]) });
      await untilDelivered(editor);
      // Only once: repeated requests would hide what the first visitor gets.
      expect((await visit(places[locale])).html).toContain(words);
    }
  }
});

/** Visits the addresses and returns those whose HTML contains the part, which must be most of them. */
async function addressesWith(part: string, addresses: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const address of addresses) if ((await visit(editor.url + address)).html.includes(part)) found.push(address);
  expect(found.length).toBeGreaterThan(addresses.length / 2);
  return found;
}

test('the first visitor after a change of the settings sees it on every page of its language', nightly, async () => {
  interface Settings {
    readonly haptera_slogan: { readonly zh: string; readonly en: string };
  }
  const administrator = await createEditor(editor.url, { ...sampleLogin, username: 'admin@haptera.example' });
  const { haptera_slogan: before } = await administrator.request<Settings>({ path: '/wp/v2/settings' });
  const pages = fewPages(await listPublicPages(editor.url, 'en'));
  // Some pages have no header or footer.
  const shown = await addressesWith(before.en, [...pages.map(({ address }) => address), '/en/404']);
  const save = (en: string) =>
    administrator.request({ path: '/wp/v2/settings', method: 'POST', data: { haptera_slogan: { ...before, en } } });
  try {
    await save('A slogan of this journey');
    await untilDelivered(editor);
    for (const address of shown) {
      const { html } = await visit(editor.url + address);
      expect.soft(html.includes('A slogan of this journey'), address).toBe(true);
    }
  } finally {
    await save(before.en);
    await untilDelivered(editor);
  }
  expect((await visit(`${editor.url}/en/solution/gaming`)).html).not.toContain('A slogan of this journey');
});

test('the first visitor after a page moved is redirected, and after it was unpublished gets the 404 page', async () => {
  const { zh, en } = await publishPair('journey-first-move', '会搬家', 'Will move');
  await untilDelivered(editor);
  for (const page of [zh, en]) expect((await visit(addressOf(editor, page))).status).toBe(200);
  await savePage(editor, zh.id, { slug: 'journey-first-moved' });
  await untilDelivered(editor);
  expect((await visit(addressOf(editor, zh))).status).toBe(308);
  expect((await visit(`${editor.url}/journey-first-moved`)).status).toBe(200);
  await savePage(editor, en.id, { status: 'draft' });
  await untilDelivered(editor);
  expect((await visit(addressOf(editor, en))).status).toBe(307);
  expect((await visit(`${editor.url}/journey-first-moved`)).html).not.toContain('/en/journey-first-move');
});

test(
  'a new page is available from the moment its publication was answered, even during requests for made-up addresses',
  nightly,
  async () => {
    let isFlooding = true;
    const flood = async () => {
      for (let at = 0; isFlooding; at += 1) await visit(`${editor.url}/journey-invented-${at}`);
    };
    const flooding = [flood(), flood()];
    const answers: number[] = [];
    try {
      for (const locale of ['zh', 'en', 'zh', 'en', 'zh', 'en', 'zh', 'en'] as const) {
        const slug = `journey-at-once-${answers.length}`;
        const page = await createPage(editor, { locale, slug, blocks: [callToAction('one', 'At once')] });
        made.push(page);
        answers.push((await visit(addressOf(editor, page))).status);
      }
    } finally {
      isFlooding = false;
      await Promise.all(flooding);
    }
    expect(answers).toEqual(Array.from(answers, () => 200));
  },
);

test('an unpublished page is gone, and its translation no longer links to it', async ({ page }) => {
  const pair = await publishPair('journey-gone', '即将下线', 'Soon gone');
  await untilSeen(addressOf(editor, pair.zh), ({ html }) => html.includes('/en/journey-gone'));
  await page.goto(addressOf(editor, pair.zh));
  await expect(page.locator('.header-language')).toHaveAttribute('href', '/en/journey-gone');
  await savePage(editor, pair.en.id, { status: 'draft' });
  await untilSeen(addressOf(editor, pair.en), ({ status }) => status === 307);
  await untilSeen(addressOf(editor, pair.zh), ({ html }) => !html.includes('/en/journey-gone'));
  await page.reload();
  await page.locator('.header-language').click();
  await expect(page).toHaveURL(/\/en#untranslated$/);
  const note = page.locator('#untranslated');
  await expect(note).toContainText('not available in English yet');
  await note.getByRole('link').click();
  await expect(note).toBeHidden();
});

test(
  'the old address of a page redirects to the current one, even after the page has moved back',
  nightly,
  async ({ page }) => {
    const { zh, en } = await publishPair('journey-old-place', '旧地址', 'Old place');
    const slug = `旅程-新地址-${Date.now()}`;
    const [old, moved] = ['/journey-old-place', encodeURI(`/${slug}`)];
    await untilSeen(editor.url + old, ({ status }) => status === 200);
    await savePage(editor, zh.id, { slug });
    await untilSeen(editor.url + old, ({ status }) => status === 308);
    const answer = await fetch(`${editor.url}${old}?from=mail`, { redirect: 'manual' });
    expect(new URL(answer.headers.get('location') ?? '', editor.url).href).toBe(`${editor.url}${moved}?from=mail`);
    await page.goto(old);
    await expect(page).toHaveURL(editor.url + moved);
    await expect(page.locator('h1')).toHaveText('旧地址');
    // The English page has not moved.
    expect((await visit(addressOf(editor, en))).status).toBe(200);

    // The browser must not have cached the redirect.
    await savePage(editor, zh.id, { slug: 'journey-old-place' });
    await untilSeen(editor.url + moved, ({ status }) => status === 308);
    await untilSeen(editor.url + old, ({ status }) => status === 200);
    await page.goto(old);
    await expect(page).toHaveURL(editor.url + old);
    await page.goto(moved);
    await expect(page).toHaveURL(editor.url + old);

    await savePage(editor, zh.id, { status: 'draft' });
    for (const gone of [old, moved]) await untilSeen(editor.url + gone, ({ status }) => status === 307);
  },
);

test('a renamed menu item is in the header of every page of its language', async ({ page }) => {
  interface Menu {
    readonly id: number;
    readonly locations: readonly string[];
  }
  interface MenuItem {
    readonly id: number;
    readonly title: { readonly raw?: string; readonly rendered: string };
  }
  const menus = await editor.request<Menu[]>({ path: '/wp/v2/menus?lang=en&context=edit' });
  const menu = menus.find(({ locations }) => locations.includes('primary'));
  if (!menu) throw new Error('There is no primary menu in English.');
  const items = await editor.request<MenuItem[]>({
    path: `/wp/v2/menu-items?menus=${menu.id}&context=edit&per_page=100`,
  });
  const item = items[0];
  if (!item) throw new Error('The primary menu is empty.');
  const label = item.title.raw ?? item.title.rendered;
  const pages = fewPages(await listPublicPages(editor.url, 'en'));
  const shown = await addressesWith('id="site-menu"', [...pages.map(({ address }) => address), '/en/404']);
  try {
    await editor.request({
      path: `/wp/v2/menu-items/${item.id}`,
      method: 'POST',
      data: { title: 'Renamed by a journey' },
    });
    await untilDelivered(editor);
    for (const address of shown) {
      const { html } = await visit(editor.url + address);
      expect.soft(html.includes('Renamed by a journey'), address).toBe(true);
    }
    await page.goto('/en/solution/gaming');
    await expect(page.locator('#site-menu')).toContainText('Renamed by a journey');
    await page.goto('/');
    await expect(page.locator('#site-menu')).not.toContainText('Renamed by a journey');
  } finally {
    await editor.request({ path: `/wp/v2/menu-items/${item.id}`, method: 'POST', data: { title: label } });
  }
  await untilSeen(`${editor.url}/en`, ({ html }) => !html.includes('Renamed by a journey'));
});

test('a new description of a picture is on the page that shows it, only in its language', async ({ page }) => {
  interface MediaItem {
    readonly id: number;
  }
  const picture = await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#b4402a' } })
    .png()
    .toBuffer();
  const media = await editor.request<MediaItem>({
    path: '/wp/v2/media',
    method: 'POST',
    body: new Blob([new Uint8Array(picture)]),
    headers: { 'Content-Type': 'image/png', 'Content-Disposition': 'attachment; filename="journey.png"' },
  });
  uploaded.push(media.id);
  const setAlt = (zh: string, en: string) =>
    editor.request({ path: `/wp/v2/media/${media.id}`, method: 'POST', data: { haptera_alt: { zh, en } } });
  await setAlt('改前的说明', 'Before');
  const blocks = [block('hero', 'one', { heading: 'A picture', picture: { id: media.id } })];
  const zh = await createPage(editor, { locale: 'zh', slug: 'journey-picture', blocks });
  made.push(zh);
  const en = await createPage(editor, { locale: 'en', slug: 'journey-picture', blocks, translationOf: zh.id });
  made.push(en);
  await untilSeen(addressOf(editor, en), ({ html }) => html.includes('alt="Before"'));

  await setAlt('改前的说明', 'After');
  await untilSeen(addressOf(editor, en), ({ html }) => html.includes('alt="After"'));
  await page.goto(addressOf(editor, en));
  const image = page.locator('main img').first();
  await expect(image).toHaveAttribute('alt', 'After');
  const shown = () => image.evaluate((element) => (element instanceof HTMLImageElement ? element.currentSrc : ''));
  await expect.poll(shown).toMatch(/\.(avif|webp)$/);
  expect((await visit(addressOf(editor, zh))).html).toContain('alt="改前的说明"');
});

test('a scheduled page appears at its time, not before', async () => {
  const due = new Date(Math.ceil(Date.now() / 1000) * 1000 + 5_000);
  const scheduled = await createPage(editor, {
    locale: 'en',
    slug: 'journey-scheduled',
    blocks: [callToAction('one', 'Right on time')],
    more: { date_gmt: due.toISOString().slice(0, 19) },
  });
  made.push(scheduled);
  expect(scheduled.status).toBe('future');
  const address = `${editor.url}/en/journey-scheduled`;
  // Polled throughout, so that an early publication would be noticed.
  await untilSeen(address, ({ status }) => status === 200, { since: performance.now() + due.getTime() - Date.now() });
  expect(Date.now()).toBeGreaterThanOrEqual(due.getTime());
});
