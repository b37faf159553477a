import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { contentTypes } from '#contract/content-types.ts';
import { roadYouCanRead } from '#demo/posts/road-you-can-read.ts';
import { isLong } from '#kit/testing/env.ts';
import en from '../../studio/messages/en.json' with { type: 'json' };
import enDesk from '../../studio/messages/en-desk.json' with { type: 'json' };
import zh from '../../studio/messages/zh.json' with { type: 'json' };
import zhDesk from '../../studio/messages/zh-desk.json' with { type: 'json' };
import { deleteLeftovers, deletePages, untilSeen } from '../support/documents.ts';
import { createEditor, type Editor } from '../support/editor.ts';
import { requireJourneyEnv } from '../support/env.ts';
import { expect, leavePage, test } from '../support/journey.ts';
import { nightly } from '../support/nightly.ts';
import { findAccessibilityFaults, findOverflow } from '../support/page-checks.ts';
import { removeAfterTest } from '../support/shared-page.ts';
import { chooseFromMenu, mainlyIn, signIn as signInByCookie } from '../support/studio.ts';

const words = { zh: { ...zh.desk, ...zhDesk.desk }, en: { ...en.desk, ...enDesk.desk } };
type UiLocale = keyof typeof words;

/** For elements that appear last when the desk is reloaded. */
const arrival = { timeout: 15_000 };

const administrator = { username: 'admin', password: 'touch-made-visible' };

interface MenuEntry {
  readonly id: number;
  readonly title: { readonly raw: string };
}

let editor: Editor;
let admin: Editor;
let madePages: { id: number }[] = [];
/** The prefix of the titles of a test's pictures. */
let madeMedia: string | null = null;
/** Whether a test has changed settings or menu, which other tests would see. */
let isSiteChanged = false;

test.beforeAll(async () => {
  const { url } = requireJourneyEnv();
  editor = await createEditor(url);
  admin = await createEditor(url, { username: 'admin@haptera.example', password: administrator.password });
});
test.afterEach(async ({ page }) => {
  // An open page would keep requesting what is deleted now.
  await leavePage(page);
  await deletePages(editor, madePages.splice(0));
  if (madeMedia !== null) await deletePictures(madeMedia);
  madeMedia = null;
  if (isSiteChanged) await restoreSite();
  isSiteChanged = false;
});

function aPicture(background: string): Promise<Buffer> {
  return sharp({ create: { width: 640, height: 400, channels: 3, background } })
    .png()
    .toBuffer();
}

async function deletePictures(title: string): Promise<void> {
  const found = await editor.request<{ id: number }[]>({ path: `/wp/v2/media?search=${encodeURIComponent(title)}` });
  for (const { id } of found) await editor.request({ path: `/wp/v2/media/${id}?force=true`, method: 'DELETE' });
}

/** Restores settings and menu, even if a test was aborted. */
async function restoreSite(): Promise<void> {
  await admin.request({
    path: '/wp/v2/settings',
    method: 'POST',
    data: { haptera_filing: { zh: '', en: '' }, haptera_slogan: { en: 'Touch, made visible' } },
  });
  const [menu] = await editor.request<{ id: number }[]>({ path: '/wp/v2/menus?lang=en&slug=primary' });
  const entries = await editor.request<MenuEntry[]>({
    path: `/wp/v2/menu-items?menus=${menu?.id}&context=edit&per_page=100`,
  });
  for (const { id } of entries.filter(({ title }) => title.raw === 'Journeys and cases')) {
    await editor.request({ path: `/wp/v2/menu-items/${id}`, method: 'POST', data: { title: 'News and cases' } });
  }
}

/** Opens the studio in a given language, regardless of the browser's. */
async function openStudio(page: Page, uiLocale: UiLocale, path = ''): Promise<void> {
  const script = await page.addInitScript((locale) => {
    if (!localStorage.getItem('haptera-studio-language')) localStorage.setItem('haptera-studio-language', locale);
  }, uiLocale);
  removeAfterTest(page, script);
  await page.goto(`/studio${path}`);
}

async function fillSignIn(page: Page, uiLocale: UiLocale, { username, password } = administrator): Promise<void> {
  const t = words[uiLocale].signIn;
  await page.getByLabel(t.username).fill(username);
  await page.getByLabel(t.password).fill(password);
  await page.getByRole('button', { name: t.submit }).click();
}

async function signIn(page: Page, uiLocale: UiLocale): Promise<void> {
  await fillSignIn(page, uiLocale);
  // Checking the password takes time, and so does loading the desk's library.
  await expect(page.getByRole('navigation', { name: words[uiLocale].nav.label })).toBeVisible(arrival);
}

/** Opens the studio as an administrator who has signed in before. */
async function enter(page: Page, uiLocale: UiLocale, path = ''): Promise<void> {
  await signInByCookie(page, editor, uiLocale, { login: administrator });
  await page.goto(`/studio${path}`);
  await expect(page.getByRole('navigation', { name: words[uiLocale].nav.label })).toBeVisible(arrival);
}

/** Pages whose title contains the text, including the trash. */
async function findPages(text: string): Promise<{ id: number; lang: string; status: string }[]> {
  const query = new URLSearchParams({ search: text, status: 'any,trash', context: 'edit', _fields: 'id,lang,status' });
  return editor.request({ path: `/wp/v2/pages?${query}` });
}

const addressIn = (path: string) => `${editor.url}${path}`;

for (const uiLocale of ['zh', 'en'] as const) {
  const t = words[uiLocale];

  test(`a user signs in, finds both languages of every page, and signs out (${uiLocale})`, async ({ page }) => {
    await openStudio(page, uiLocale);
    await expect(page).toHaveTitle(t.signIn.title);
    await expect(page.locator('html')).toHaveAttribute('lang', uiLocale === 'zh' ? 'zh-CN' : 'en');
    expect(await findAccessibilityFaults(page)).toEqual([]);
    await signIn(page, uiLocale);
    await expect(page).toHaveURL(/\/studio\/pages$/);
    await expect(page.getByRole('link', { name: '渲染引擎' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Rendering engine' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('link', { name: 'Rendering engine' })).toBeVisible(arrival);
    await page.getByRole('button', { name: 'Haptera', exact: true }).click();
    await chooseFromMenu(page, t.shell.signOut);
    await expect(page.getByLabel(t.signIn.password)).toBeVisible();
  });

  test(`the categories of a post are separated (${uiLocale})`, async ({ page }) => {
    await enter(page, uiLocale, '/posts');
    const names = uiLocale === 'zh' ? '应用、手机与平板' : 'Apps, Smartphones and Tablets';
    await expect(page.getByText(names, { exact: true })).toBeVisible();
  });

  test(`every view of the desk is free of accessibility violations and overflow (${uiLocale})`, async ({ page }) => {
    test.setTimeout(120_000);
    await enter(page, uiLocale);
    const places = [
      ['/pages', page.getByRole('link', { name: 'Rendering engine' })],
      ['/posts', page.getByRole('link', { name: roadYouCanRead.title.en })],
      ['/reviews', page.getByRole('heading', { name: t.reviews.title })],
      ['/terms', page.getByRole('button', { name: t.terms.newCategory })],
      ['/media', page.locator('main li img').first()],
      ['/menus', page.getByLabel(t.menus.label)],
      ['/supported', page.getByRole('grid')],
      ['/redirects', page.getByLabel(t.redirects.search)],
      ['/settings', page.getByLabel(t.settings.contactEmail)],
      ['/users', page.getByText('editor@haptera.example').filter({ visible: true })],
      ['/account', page.getByLabel(t.users.shownName)],
    ] as const;
    for (const [index, [path, sign]] of places.entries()) {
      if (!isLong && index % 2 !== (uiLocale === 'zh' ? 0 : 1)) continue;
      await page.goto(`/studio${path}`);
      await expect(sign).toBeVisible(arrival);
      for (const width of isLong ? [1440, 390] : [uiLocale === 'zh' ? 1440 : 390]) {
        await page.setViewportSize({ width, height: 900 });
        await expect(sign).toBeVisible();
        expect(await findAccessibilityFaults(page), `${path} at ${width}`).toEqual([]);
        expect(await findOverflow(page), `${path} at ${width}`).toEqual([]);
      }
    }
  });
}

test('a wrong password is reported in the form, and the right one then works', async ({ page, complaints }) => {
  await openStudio(page, 'en');
  const t = words.en.signIn;
  await page.getByRole('button', { name: t.submit }).click();
  await expect(page.getByText(t.needed)).toHaveCount(2);
  await page.getByLabel(t.username).fill('contributor');
  await page.getByLabel(t.password).fill('not the password');
  await page.getByRole('button', { name: t.submit }).click();
  await expect(page.getByRole('alert').filter({ hasText: words.en.errors.password })).toBeVisible();
  await expect(page.getByLabel(t.password)).toBeFocused();
  // The browser logs every 401.
  complaints.length = 0;
  await page.getByLabel(t.password).fill(administrator.password);
  await page.getByRole('button', { name: t.submit }).click();
  await expect(page.getByRole('heading', { name: contentTypes.post.labels.many.en })).toBeVisible(arrival);
  await expect(page.getByRole('link', { name: words.en.nav.users })).toHaveCount(0);
  await page.goto('/studio/users');
  await expect(page.getByText(words.en.state.forbidden)).toBeVisible(arrival);
});

test('a dialog of the desk returns the focus to the element that opened it', async ({ page }) => {
  const t = words.en;
  await enter(page, 'en', '/pages');
  const fresh = page.getByRole('button', { name: t.documents.new.replace('{name}', 'page') });
  await fresh.click();
  await expect(page.getByLabel(t.create.titleEn)).toBeFocused();
  await page.getByRole('button', { name: t.create.ok }).click();
  await expect(page.getByText(t.create.needsTitle).first()).toBeVisible();
  await expect(page.getByLabel(t.create.titleEn)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(fresh).toBeFocused();

  const more = page.getByRole('button', { name: t.documents.actionsFor.replace('{title}', 'Haptics for games') });
  await more.focus();
  await page.keyboard.press('Enter');
  await chooseFromMenu(page, t.documents.move);
  await expect(page.getByRole('dialog').getByRole('button', { name: t.move.ok })).toBeVisible();
  await expect(page.getByRole('menuitem')).toHaveCount(0);
  const parent = page.getByRole('dialog').getByRole('combobox', { name: t.move.parent });
  await expect(parent).toBeFocused();
  // Escape closes what was opened last.
  await page.keyboard.press('ArrowDown');
  await expect(parent).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(parent).toHaveAttribute('aria-expanded', 'false');
  await page.mouse.click(8, 400);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(more).toBeFocused();
});

test('a page that the user may not edit says so, and links to the start page', async ({ page, complaints }) => {
  const [own] = await findPages('Haptics for games');
  await openStudio(page, 'en', `/pages/${own?.id}`);
  await fillSignIn(page, 'en', { username: 'contributor', password: administrator.password });
  await expect(page.getByRole('heading', { name: words.en.state.forbidden })).toBeVisible(arrival);
  await page.getByRole('link', { name: words.en.shell.home }).click();
  await expect(page.getByRole('heading', { level: 1, name: contentTypes.post.labels.many.en })).toBeVisible();
  // The browser logs the refused request too.
  await leavePage(page);
  const others = complaints.filter((complaint) => !complaint.includes('403'));
  complaints.length = 0;
  expect(others).toEqual([]);
});

test('a page is created from a template, published only in Chinese, then in English', async ({ page }) => {
  test.setTimeout(90_000);
  const t = words.zh;
  for (const title of ['旅程模板页', 'Journey template page']) await deleteLeftovers(editor, title);
  await enter(page, 'zh', '/pages');
  await page.getByRole('button', { name: t.documents.new.replace('{name}', '页面') }).click();
  await page.getByLabel(t.create.titleZh).fill('旅程模板页');
  await page.getByLabel(t.create.titleEn).fill('Journey template page');
  await page.getByLabel(t.create.slug).fill('journey-template');
  await page.getByRole('radio', { name: /产品与参数/ }).check();
  await page.getByRole('button', { name: t.create.ok }).click();
  await expect(page).toHaveURL(/\/studio\/pages\/\d+/, arrival);
  madePages = await findPages('旅程模板页').then(async (pages) => [
    ...pages,
    ...(await findPages('Journey template page')),
  ]);
  expect(madePages).toHaveLength(2);

  await page.goto('/studio/pages');
  const row = page.getByRole('row').filter({ hasText: '旅程模板页' });
  await row.getByRole('button', { name: t.documents.actionsFor.replace('{title}', '旅程模板页') }).click();
  await chooseFromMenu(page, t.documents.publish);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: t.language.zh }).check();
  await dialog.getByRole('button', { name: zh.builder.publish.now.replace('{languages}', t.language.zh) }).click();
  await expect(row.getByText(t.status.published)).toHaveCount(1);
  await expect(row.getByText(t.status.draft)).toHaveCount(1);
  await untilSeen(addressIn('/journey-template'), ({ status }) => status === 200);
  expect((await fetch(addressIn('/en/journey-template'), { redirect: 'manual' })).status).not.toBe(200);

  await row.getByRole('button', { name: t.documents.actionsFor.replace('{title}', '旅程模板页') }).click();
  await chooseFromMenu(page, t.documents.publish);
  await dialog.getByRole('button', { name: zh.builder.publish.now.replace('{languages}', t.language.en) }).click();
  await expect(row.getByText(t.status.published)).toHaveCount(2);
  await untilSeen(addressIn('/en/journey-template'), ({ status }) => status === 200);
});

test('a post gets its picture and categories on the desk, and its tags in the builder', nightly, async ({ page }) => {
  test.setTimeout(90_000);
  const t = en;
  const slug = `journey-filing-${Date.now()}`;
  const post = await editor.request<{ id: number }>({
    path: '/wp/v2/posts',
    method: 'POST',
    data: { lang: 'en', slug, title: 'Journey filing', status: 'publish', content: '' },
  });
  const picture = await aPicture('#c04020');
  const form = new FormData();
  form.append('file', new File([new Uint8Array(picture)], 'journey-filing.png', { type: 'image/png' }));
  await deletePictures('journey-filing');
  const media = await editor.request<{ id: number }>({ path: '/wp/v2/media', method: 'POST', body: form });
  madeMedia = 'journey-filing';
  const terms: string[] = [];
  try {
    await enter(page, 'en', '/posts');
    const row = page.getByRole('row').filter({ hasText: 'Journey filing' });
    await row
      .getByRole('button', { name: enDesk.desk.documents.actionsFor.replace('{title}', 'Journey filing') })
      .click();
    await chooseFromMenu(page, t.filing.act);
    const dialog = page.getByRole('dialog', { name: t.filing.title.replace('{title}', 'Journey filing') });
    await expect(dialog).toContainText(t.filing.atOnce);
    const categories = dialog.getByRole('group', { name: t.filing.categories });
    await categories.getByRole('textbox').fill(slug);
    await categories.getByRole('textbox').press('Enter');
    await expect(categories.getByRole('button', { name: slug })).toHaveAttribute('aria-pressed', 'true');
    await dialog.getByRole('button', { name: t.filing.choosePicture }).click();
    const picker = page.getByRole('dialog', { name: t.desk.media.pickImage });
    // Cancelling the system's file chooser leaves the picker open.
    await picker.locator('input[type="file"]').dispatchEvent('cancel', { bubbles: true });
    await picker.getByRole('button', { name: /journey-filing/ }).click();
    await picker.getByRole('button', { name: t.desk.media.use }).click();
    expect(await findAccessibilityFaults(page), 'the dialog').toEqual([]);
    await dialog.getByRole('button', { name: t.filing.save }).click();
    await expect(dialog).toHaveCount(0);
    await expect(row).toContainText(slug);
    await expect(row.locator('img')).toBeVisible();
    const stored = async () =>
      editor.request<{ categories: number[]; tags: number[]; featured_media: number }>({
        path: `/wp/v2/posts/${post.id}?context=edit`,
      });
    const filed = await stored();
    terms.push(...filed.categories.map((id) => `/wp/v2/categories/${id}`));
    expect(filed.featured_media).toBe(media.id);

    // The list can be filtered by category.
    await page.getByRole('combobox', { name: t.filing.terms }).click();
    await page.getByRole('combobox', { name: t.filing.terms }).fill(slug);
    await expect(page.locator('.ant-select-item-option', { hasText: slug })).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('row').filter({ hasText: 'Journey' })).toHaveCount(1);
    await expect(page.locator('tbody tr.ant-table-row')).toHaveCount(1);

    // In the builder it is part of the unpublished work.
    await row.getByRole('link', { name: 'Journey filing' }).click();
    const tags = page.getByRole('group', { name: t.filing.tags });
    await tags.getByRole('textbox').fill(`${slug}-tag`);
    await tags.getByRole('textbox').press('Enter');
    await expect(tags.getByRole('button', { name: `${slug}-tag` })).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('[data-save-state]')).toHaveAttribute('data-save-state', 'saved', { timeout: 15_000 });
    expect((await stored()).tags).toEqual([]);
    await page.getByRole('button', { name: t.builder.publish.button }).click();
    await expect(page.getByRole('dialog')).toContainText(t.filing.tags);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Publish/ })
      .click();
    await expect(page.getByRole('dialog', { name: t.builder.publish.done.published })).toBeVisible({ timeout: 15_000 });
    const published = await stored();
    terms.push(...published.tags.map((id) => `/wp/v2/tags/${id}`));
    expect([published.tags.length, published.categories]).toEqual([1, filed.categories]);
  } finally {
    await leavePage(page);
    await editor.request({ path: `/wp/v2/posts/${post.id}?force=true`, method: 'DELETE' });
    for (const path of terms) await editor.request({ path: `${path}?force=true`, method: 'DELETE' });
  }
});

for (const uiLocale of mainlyIn('en')) {
  test(
    `categories and tags are added, renamed and deleted in both languages (${uiLocale})`,
    nightly,
    async ({ page, complaints }) => {
      test.setTimeout(90_000);
      const t = words[uiLocale];
      const filing = { zh: zh.filing, en: en.filing }[uiLocale];
      const mark = `${uiLocale}${Date.now()}`;
      const names = { zh: `旅程标签 ${mark}`, en: `Journey tag ${mark}` };
      const title = names[uiLocale];
      await enter(page, uiLocale, '/terms');
      await page.getByText(filing.tags, { exact: true }).click();
      await page.getByRole('button', { name: t.terms.newTag }).click();
      const adding = page.getByRole('dialog', { name: t.terms.newTag });
      await adding.getByRole('button', { name: t.users.create }).click();
      await expect(adding.getByText(t.terms.needsName)).toHaveCount(2);
      await adding.getByLabel(t.terms.nameZh).fill(names.zh);
      await adding.getByLabel(t.terms.nameEn).fill(names.en);
      expect(await findAccessibilityFaults(page)).toEqual([]);
      await adding.getByRole('button', { name: t.users.create }).click();
      const row = page.getByRole('row').filter({ hasText: mark });
      await expect(row).toContainText(names.zh);
      await expect(row).toContainText(names.en);
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await expect(row).toContainText(names.en);
        expect(await findAccessibilityFaults(page), `at ${width}`).toEqual([]);
        expect(await findOverflow(page), `at ${width}`).toEqual([]);
      }

      // Drafts count as well, so that a term of an upcoming publication is not deleted without a warning.
      const [tag] = await editor.request<{ id: number }[]>({
        path: `/wp/v2/tags?lang=${uiLocale}&search=${encodeURIComponent(title)}`,
      });
      const post = await editor.request<{ id: number }>({
        path: '/wp/v2/posts',
        method: 'POST',
        data: { lang: uiLocale, title: `Journey ${mark}`, status: 'draft', tags: [tag?.id] },
      });
      const open = async (action: string) => {
        await row.getByRole('button', { name: t.documents.actionsFor.replace('{title}', '') }).click();
        await chooseFromMenu(page, action);
      };

      await open(t.terms.rename);
      const renaming = page.getByRole('dialog', { name: t.terms.renameTitle.replace('{name}', title) });
      const field = renaming.getByLabel(uiLocale === 'zh' ? t.terms.nameZh : t.terms.nameEn);
      await expect(field).toHaveValue(title);
      // Another user renames it in the meantime: the conflict is reported instead of overwritten.
      const theirs = `${title} *`;
      await editor.request({ path: `/wp/v2/tags/${tag?.id}`, method: 'POST', data: { name: theirs } });
      await field.fill(`${title} +`);
      await renaming.getByRole('button', { name: filing.save }).click();
      // The button can be clicked although the dialog covers everything.
      await page.getByRole('alert').filter({ hasText: t.errors.stale }).getByRole('button').click();
      await expect(page.getByText(t.errors.stale)).toHaveCount(0);
      complaints.length = 0;
      await expect(field).toHaveValue(`${title} +`);
      await renaming.getByRole('button', { name: filing.save }).click();
      await expect(row).toContainText(`${title} +`);

      await open(t.terms.remove);
      const removing = page.getByRole('dialog', { name: t.terms.removeTitle.replace('{name}', `${title} +`) });
      await expect(
        removing.getByText(t.terms.usedBy.replace('{name}', `${title} +`).replace('{count}', '1')),
      ).toBeVisible();
      expect(await findAccessibilityFaults(page)).toEqual([]);
      await removing.getByRole('checkbox', { name: t.language[uiLocale] }).check();
      await removing
        .getByRole('button', { name: t.terms.removeOk.replace('{languages}', t.language[uiLocale]) })
        .click();
      await expect(row).toContainText(t.terms.missing);
      const other = uiLocale === 'zh' ? 'en' : 'zh';
      await open(t.terms.remove);
      await page.getByRole('button', { name: t.terms.removeOk.replace('{languages}', t.language[other]) }).click();
      await expect(row).toHaveCount(0);
      expect(await editor.request({ path: `/wp/v2/posts/${post.id}?context=edit` })).toMatchObject({ tags: [] });
      await editor.request({ path: `/wp/v2/posts/${post.id}?force=true`, method: 'DELETE' });
    },
  );
}

test('a page can be created by keyboard', async ({ page }) => {
  const t = words.en;
  await deleteLeftovers(editor, 'Journey by keyboard');
  await openStudio(page, 'en', '/pages');
  await expect(page.getByLabel(t.signIn.username)).toBeFocused();
  await page.keyboard.type(administrator.username);
  await page.keyboard.press('Tab');
  await page.keyboard.type(administrator.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Rendering engine' })).toBeVisible(arrival);
  const isOn = (name: string) =>
    page.evaluate((wanted) => document.activeElement?.textContent?.trim() === wanted, name);
  for (let count = 0; count < 30 && !(await isOn(t.documents.new.replace('{name}', 'page'))); count += 1)
    await page.keyboard.press('Tab');
  expect(await isOn(t.documents.new.replace('{name}', 'page'))).toBe(true);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(t.create.titleEn)).toBeFocused();
  await page.keyboard.type('Journey by keyboard');
  for (let count = 0; count < 8; count += 1) {
    await page.keyboard.press('Tab');
    if (await page.getByRole('radio', { name: /Empty page/ }).evaluate((radio) => radio === document.activeElement))
      break;
  }
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /Landing page/ })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/studio\/pages\/\d+/, arrival);
  madePages = await findPages('Journey by keyboard');
  expect(madePages).toHaveLength(1);
});

test('the focus moves to the next row when a page goes to the trash', async ({ page }) => {
  const t = words.en;
  await deleteLeftovers(editor, 'Journey out of the list');
  const made = await editor.request<{ id: number }>({
    path: '/wp/v2/pages',
    method: 'POST',
    data: { lang: 'en', title: 'Journey out of the list' },
  });
  madePages = [made];
  await enter(page, 'en', '/pages');
  const menus = page.locator('main table').getByRole('button', { name: /: more actions$/ });
  const own = page.getByRole('button', { name: t.documents.actionsFor.replace('{title}', 'Journey out of the list') });
  await own.click();
  await chooseFromMenu(page, t.documents.toTrash);
  await expect(own).toHaveCount(0);
  await expect(menus.and(page.locator(':focus'))).toHaveCount(1);
});

test(
  'a page is moved to the trash, restored, and deleted permanently once its title is typed',
  nightly,
  async ({ page }) => {
    const t = words.en;
    await deleteLeftovers(editor, 'Journey to the trash');
    const made = await editor.request<{ id: number }>({
      path: '/wp/v2/pages',
      method: 'POST',
      data: { lang: 'en', title: 'Journey to the trash' },
    });
    madePages = [made];
    await enter(page, 'en', '/pages');
    const row = page.getByRole('row').filter({ hasText: 'Journey to the trash' });
    const choose = async (name: string) => {
      await row
        .getByRole('button', { name: t.documents.actionsFor.replace('{title}', 'Journey to the trash') })
        .click();
      await chooseFromMenu(page, name);
    };
    await choose(t.documents.toTrash);
    await expect(row).toHaveCount(0);
    await page.getByText(t.documents.trash.replace('{count}', '1')).click();
    await choose(t.documents.restore);
    await expect(row).toHaveCount(0);
    await page.getByText(t.documents.used, { exact: true }).click();
    await choose(t.documents.toTrash);
    await page.getByText(t.documents.trash.replace('{count}', '1')).click();
    await choose(t.documents.delete);
    const ok = page.getByRole('dialog').getByRole('button', { name: t.documents.delete });
    await expect(ok).toBeDisabled();
    await page.getByRole('dialog').getByRole('textbox').fill('Journey to the trash');
    await ok.click();
    await expect(row).toHaveCount(0);
    await expect.poll(() => findPages('Journey to the trash')).toEqual([]);
    madePages = [];
  },
);

test('pictures are uploaded, an invalid file is refused with a reason, and an alt text is saved in both languages', async ({
  page,
  complaints,
}) => {
  const t = words.en;
  await deletePictures('journey picture');
  madeMedia = 'journey picture';
  await enter(page, 'en', '/media');
  await expect(page.locator('main li img').first()).toBeVisible();
  const picture = await aPicture('#0b6070');
  await page
    .getByLabel(t.media.upload)
    .last()
    .setInputFiles([
      { name: 'journey picture.png', mimeType: 'image/png', buffer: picture },
      { name: 'journey.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') },
    ]);
  await expect(page.getByText(t.errors.fileType)).toBeVisible();
  complaints.length = 0;
  await page.getByRole('button', { name: t.media.dismiss.replace('{name}', 'journey.exe') }).click();
  await page.getByRole('button', { name: /^journey picture/ }).click();
  await expect(page).toHaveURL(/\/studio\/media\/\d+/);
  const save = page.getByRole('button', { name: t.settings.save });
  await page.getByLabel(t.media.altZh).fill('一块青色的面板');
  await save.click();
  await expect(page.getByText(t.media.saved)).toBeVisible();
  const onlyEnglish = t.media.noAltIn.replace('{language}', en.builder.language.en);
  await expect(page.getByRole('button', { name: /^journey picture/, includeHidden: true })).toContainText(onlyEnglish);
  await page.getByLabel(t.media.altEn).fill('A teal panel');
  // The message of the first save may still be shown, so check the button instead.
  await save.click();
  await expect(save).toBeDisabled();
  await page.reload();
  await expect(page.getByLabel(t.media.altZh)).toHaveValue('一块青色的面板', arrival);
  await expect(page.getByLabel(t.media.altEn)).toHaveValue('A teal panel');
});

test('a menu item that was moved and renamed is updated on the site', nightly, async ({ page }) => {
  const t = words.en;
  isSiteChanged = true;
  const [menu] = await editor.request<{ id: number }[]>({ path: '/wp/v2/menus?lang=en&slug=primary' });
  const before = await editor.request<MenuEntry[]>({
    path: `/wp/v2/menu-items?menus=${menu?.id}&context=edit&per_page=100`,
  });
  const news = before.find(({ title }) => title.raw === 'News and cases');
  await enter(page, 'en', '/menus');
  const entries = page.getByRole('navigation', { name: t.menus.entries });
  await entries.getByRole('button', { name: 'News and cases' }).click();
  await page.getByLabel(t.menus.label).fill('Journeys and cases');
  await entries.getByRole('button', { name: 'Journeys and cases' }).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await page.getByRole('button', { name: t.settings.save }).click();
  await expect(page.getByText(t.menus.saved)).toBeVisible();
  await untilSeen(addressIn('/en'), ({ html }) => {
    const [renamed, other] = [html.indexOf('Journeys and cases'), html.indexOf('Our work')];
    return renamed !== -1 && renamed < other;
  });
  await entries.getByRole('button', { name: 'Journeys and cases' }).focus();
  await page.keyboard.press('Alt+ArrowDown');
  await page.getByLabel(t.menus.label).fill('News and cases');
  await page.getByRole('button', { name: t.settings.save }).click();
  await untilSeen(addressIn('/en'), ({ html }) => !html.includes('Journeys and cases'));
  const after = await editor.request<{ id: number }[]>({ path: `/wp/v2/menu-items?menus=${menu?.id}&per_page=100` });
  expect(after.some(({ id }) => id === news?.id)).toBe(true);
});

test('a slogan that was changed in the settings appears on the site, in its language', nightly, async ({ page }) => {
  const t = words.zh;
  isSiteChanged = true;
  await enter(page, 'zh', '/settings');
  const slogan = page.getByLabel(`${t.settings.slogan} · ${t.language.en}`);
  await slogan.fill('Touch, on a journey');
  await page.getByRole('button', { name: t.settings.save }).click();
  await expect(page.getByText(t.settings.saved)).toBeVisible();
  await untilSeen(addressIn('/en'), ({ html }) => html.includes('Touch, on a journey'));
  expect(await (await fetch(addressIn('/'))).text()).not.toContain('Touch, on a journey');
  await slogan.fill('Touch, made visible');
  await page.getByRole('button', { name: t.settings.save }).click();
  await untilSeen(addressIn('/en'), ({ html }) => !html.includes('Touch, on a journey'));
});

test('text typed during a save stays in the forms of the settings and of a picture', async ({ page }) => {
  const t = words.en;
  isSiteChanged = true;
  await deletePictures('journey slow');
  madeMedia = 'journey slow';
  const save = page.getByRole('button', { name: t.settings.save });
  /** Saves, and types before the answer arrives. */
  const saveWhile = async (path: string, type: () => Promise<void>) => {
    let letGo = () => {};
    const typed = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route(path, async (route) => {
      if (route.request().method() !== 'GET') await typed;
      await route.continue();
    });
    const sent = page.waitForRequest((request) => request.method() !== 'GET');
    await save.click();
    await sent;
    await type();
    letGo();
  };
  await enter(page, 'en', '/settings');
  const filing = (locale: UiLocale) => page.getByLabel(`${t.settings.filing} · ${t.language[locale]}`);
  await filing('zh').fill('旅程 3');
  await saveWhile('**/wp-json/wp/v2/settings*', () => filing('en').fill('Journey 3'));
  await expect(page.getByText(t.settings.saved)).toBeVisible();
  await expect(filing('en')).toHaveValue('Journey 3');
  await expect(save).toBeEnabled();
  await save.click();
  await expect(save).toBeDisabled();

  await page.goto('/studio/media');
  await page
    .getByLabel(t.media.upload)
    .last()
    .setInputFiles({ name: 'journey slow.png', mimeType: 'image/png', buffer: await aPicture('#70600b') });
  await page.getByRole('button', { name: /^journey slow/ }).click();
  await page.getByLabel(t.media.altZh).fill('慢慢来');
  await saveWhile('**/wp-json/wp/v2/media/*', () => page.getByLabel(t.media.altEn).fill('No hurry'));
  await expect(page.getByText(t.media.saved)).toBeVisible();
  await expect(page.getByLabel(t.media.altEn)).toHaveValue('No hurry');
  await expect(save).toBeEnabled();
  await save.click();
  await expect(save).toBeDisabled();
  await page.reload();
  await expect(page.getByLabel(t.media.altZh)).toHaveValue('慢慢来', arrival);
  await expect(page.getByLabel(t.media.altEn)).toHaveValue('No hurry');
});

test('leaving unsaved settings asks for confirmation', async ({ page }) => {
  const t = words.en;
  await enter(page, 'en', '/settings');
  await page.getByLabel(t.settings.contactEmail).fill('someone@haptera.example');
  await page.getByRole('link', { name: contentTypes.page.labels.many.en }).click();
  const question = page.getByRole('dialog', { name: t.leave.title });
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(page).toHaveURL(/\/settings$/);
  await expect(page.getByLabel(t.settings.contactEmail)).toHaveValue('someone@haptera.example');
  await page.getByRole('link', { name: contentTypes.page.labels.many.en }).click();
  await page.getByRole('button', { name: t.leave.ok }).click();
  await expect(page).toHaveURL(/\/pages$/);
});

test('after the session has ended, signing in again saves what was typed', async ({ page, complaints }) => {
  const t = words.en;
  isSiteChanged = true;
  await enter(page, 'en', '/settings');
  const field = page.getByLabel(`${t.settings.filing} · ${t.language.en}`);
  await field.fill('Journey 1');
  await page.context().clearCookies();
  await page.getByRole('button', { name: t.settings.save }).click();
  const dialog = page.getByRole('dialog', { name: t.signIn.again });
  await expect(dialog).toBeVisible();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await dialog.getByLabel(t.signIn.password).fill(administrator.password);
  await dialog.getByRole('button', { name: t.signIn.submit }).click();
  await expect(page.getByText(t.settings.saved)).toBeVisible();
  await expect(field).toHaveValue('Journey 1');
  // The browser logs the responses that ended the session.
  complaints.length = 0;
  await field.fill('');
  await page.getByRole('button', { name: t.settings.save }).click();
  await expect(page.getByRole('button', { name: t.settings.save })).toBeDisabled();
});

test('changes of settings by two users are merged, or the second is asked', async ({ page, complaints }) => {
  const t = words.en;
  isSiteChanged = true;
  await enter(page, 'en', '/settings');
  const filing = page.getByLabel(`${t.settings.filing} · ${t.language.zh}`);
  await filing.fill('旅程 2');
  await admin.request({ path: '/wp/v2/settings', method: 'POST', data: { haptera_filing: { en: 'Journey 2' } } });
  await page.getByRole('button', { name: t.settings.save }).click();
  await expect(page.getByText(t.settings.merged)).toBeVisible();
  await expect(filing).toHaveValue('旅程 2');
  await expect(page.getByLabel(`${t.settings.filing} · ${t.language.en}`)).toHaveValue('Journey 2');
  // Changes of the same field require a choice; closing the dialog loses nothing.
  await filing.fill('旅程 3');
  await admin.request({ path: '/wp/v2/settings', method: 'POST', data: { haptera_filing: { zh: '旅程 4' } } });
  await page.getByRole('button', { name: t.settings.save }).click();
  await expect(page.getByRole('dialog', { name: t.stale.title })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(filing).toHaveValue('旅程 3');
  await leavePage(page);
  complaints.length = 0;
});

test('the desk reports that the CMS does not answer, and continues automatically when it does', async ({
  page,
  complaints,
}) => {
  const t = words.en;
  await enter(page, 'en', '/pages');
  await page.route('**/wp-json/**', (route) => route.abort('connectionrefused'));
  await page.getByRole('link', { name: contentTypes.post.labels.many.en }).click();
  await expect(page.getByText(t.state.failed)).toBeVisible();
  await expect(page.getByRole('button', { name: t.state.retry })).toBeVisible();
  await page.unroute('**/wp-json/**');
  await expect(page.getByRole('link', { name: roadYouCanRead.title.en })).toBeVisible(arrival);

  await page.route('**/wp-json/**', (route) => route.abort('connectionrefused'));
  await page.reload();
  await expect(page.getByRole('heading', { name: t.state.away })).toBeVisible(arrival);
  await expect(page.getByRole('button', { name: t.state.retry })).toBeVisible();
  await page.unroute('**/wp-json/**');
  await expect(page.getByRole('link', { name: roadYouCanRead.title.en })).toBeVisible(arrival);
  await leavePage(page);
  complaints.length = 0;
});

test('on a phone the current section is scrolled into view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, 'en', '/users');
  const nav = page.getByRole('navigation', { name: words.en.nav.label });
  const current = (name: string) => nav.locator('[aria-current="page"]', { hasText: name });
  await expect(current(words.en.nav.users)).toBeInViewport({ ratio: 0.9 });
  await nav.getByRole('link', { name: contentTypes.page.labels.many.en }).click();
  await expect(current(contentTypes.page.labels.many.en)).toBeInViewport({ ratio: 0.9 });
});

test('search engines are told not to index the studio', async ({ request }) => {
  const answer = await request.get('/studio/pages');
  expect(answer.status()).toBe(200);
  expect(await answer.text()).toMatch(/<meta name="robots" content="noindex/);
});

test('the builder loads no code of the desk', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('.js')) scripts.push(await response.text().catch(() => ''));
  });
  const [home] = await editor.request<{ id: number }[]>({ path: '/wp/v2/pages?slug=engine&lang=en' });
  await openStudio(page, 'en', `/pages/${home?.id}`);
  await page.getByLabel(words.en.signIn.username).fill(administrator.username);
  await page.getByLabel(words.en.signIn.password).fill(administrator.password);
  await page.getByRole('button', { name: words.en.signIn.submit }).click();
  await expect(
    page.getByRole('heading', { name: 'Rendering engine' }).or(page.getByText('Rendering engine')).first(),
  ).toBeVisible(arrival);
  expect(scripts.length).toBeGreaterThan(3);
  expect(scripts.filter((script) => script.includes('ant-table')).length).toBe(0);
});

test('an administrator redirects an old address, and is warned about a redirect chain', async ({
  page,
  request,
  complaints,
}) => {
  const removeMade = async () => {
    const found = await admin.request<{ id: number }[]>({ path: '/haptera/v1/redirects?search=/journey/old' });
    for (const { id } of found) await admin.request({ path: `/haptera/v1/redirects/${id}`, method: 'DELETE' });
  };
  await removeMade();
  await enter(page, 'en', '/redirects');
  const redirects = words.en.redirects;
  const add = async (from: string, to: string) => {
    await page.getByRole('button', { name: redirects.new }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(redirects.from).fill(from);
    await dialog.getByLabel(redirects.to).fill(to);
    await dialog.getByRole('button', { name: words.en.users.create }).click();
    return dialog;
  };
  await expect(page.getByRole('heading', { name: words.en.nav.redirects })).toBeVisible(arrival);
  await (await add('/journey/old', '/en/solution/gaming')).waitFor({ state: 'hidden' });
  const row = page.getByRole('row').filter({ hasText: '/journey/old' });
  await expect(row).toContainText(redirects.never);
  const led = await request.get('/Journey/Old?q=1', { maxRedirects: 0 });
  expect(led.status()).toBe(301);
  expect(new URL(led.headers().location ?? '', 'http://x').pathname).toBe('/en/solution/gaming');
  const dialog = await add('/journey/older', '/journey/old');
  await expect(dialog).toContainText('Redirect /journey/older to /en/solution/gaming directly.');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: en.builder.cancel }).click();
  await removeMade();
  expect((await request.get('/journey/old', { maxRedirects: 0 })).status()).toBe(307);
  // The browser logs every refused request.
  complaints.length = 0;
});
