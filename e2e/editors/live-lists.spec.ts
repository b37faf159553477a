import type { FrameLocator, Page } from '@playwright/test';
import { recoilInThreeLayers } from '#demo/posts/recoil-in-three-layers.ts';
import {
  addressOf,
  block,
  createPage,
  deletePages,
  type PageItem,
  untilDelivered,
  visit,
} from '../support/documents.ts';
import { createEditor, type Editor } from '../support/editor.ts';
import { requireJourneyEnv } from '../support/env.ts';
import { expect, leavePage, test } from '../support/journey.ts';
import { nightly } from '../support/nightly.ts';
import { openBuilder, signIn } from '../support/studio.ts';

let editor: Editor;
const made: PageItem[] = [];
const posts: number[] = [];
const tags: number[] = [];

test.beforeAll(async () => {
  editor = await createEditor(requireJourneyEnv().url);
});
test.afterEach(async ({ page }) => {
  // An open builder would keep requesting what is deleted now.
  await leavePage(page);
  await deletePages(editor, made.splice(0));
  for (const id of posts.splice(0)) await editor.request({ path: `/wp/v2/posts/${id}?force=true`, method: 'DELETE' });
  for (const id of tags.splice(0)) await editor.request({ path: `/wp/v2/tags/${id}?force=true`, method: 'DELETE' });
});

async function createTag(name: string): Promise<number> {
  const { id } = await editor.request<{ id: number }>({
    path: '/wp/v2/tags',
    method: 'POST',
    data: { name, lang: 'en' },
  });
  tags.push(id);
  return id;
}

async function createPost(title: string, data: object): Promise<number> {
  const { id } = await editor.request<{ id: number }>({
    path: '/wp/v2/posts',
    method: 'POST',
    data: { title, lang: 'en', status: 'publish', content: '', ...data },
  });
  posts.push(id);
  return id;
}

const savePost = (id: number, data: object) => editor.request({ path: `/wp/v2/posts/${id}`, method: 'POST', data });

async function createListPage(slug: string, term: number): Promise<PageItem> {
  const list = block('post-list', 'list', { heading: 'What is new', term, layout: 'rows' });
  const page = await createPage(editor, { locale: 'en', slug, blocks: [list] });
  made.push(page);
  return page;
}

/** The content version that a page was rendered from: it changes with every rendering after a change. */
async function renderingOf(address: string): Promise<string | undefined> {
  return /<meta name="haptera-content" content="([^"]+)"/.exec((await visit(address)).html)?.[1];
}

async function openList(page: Page, listPage: PageItem): Promise<FrameLocator> {
  await signIn(page, editor);
  const { canvas, select } = await openBuilder(page, listPage);
  await select(/^List of posts/);
  return canvas;
}

test('a post is in every list that shows it as soon as it is published, and gone when it is unpublished', async () => {
  const tag = await createTag('Journey motors');
  const other = await createTag('Journey cars');
  const address = addressOf(editor, await createListPage('journey-list', tag));
  const elsewhere = addressOf(editor, await createListPage('journey-list-elsewhere', other));
  await untilDelivered(editor);
  const without = `${editor.url}/en/product/engine`;
  expect((await visit(address)).html).toContain('No data');
  const before = { elsewhere: await renderingOf(elsewhere), without: await renderingOf(without) };

  const draft = await createPost('A motor that listens', { status: 'draft', tags: [tag] });
  await savePost(draft, { excerpt: 'It answers within a millisecond.' });
  await untilDelivered(editor);
  expect((await visit(address)).html).not.toContain('A motor that listens');

  await savePost(draft, { status: 'publish' });
  await untilDelivered(editor);
  const { html } = await visit(address);
  expect(html).toContain('A motor that listens');
  expect(html).toContain('It answers within a millisecond.');

  await savePost(draft, { title: 'A motor that hears' });
  await untilDelivered(editor);
  expect((await visit(address)).html).toContain('A motor that hears');

  await savePost(draft, { status: 'draft' });
  await untilDelivered(editor);
  expect((await visit(address)).html).not.toContain('A motor that hears');
  expect({ elsewhere: await renderingOf(elsewhere), without: await renderingOf(without) }).toEqual(before);
});

test('a page with a list is not re-rendered when only the body of a post changes', async () => {
  const tag = await createTag('Journey bodies');
  const address = addressOf(editor, await createListPage('journey-list-bodies', tag));
  const content = '<!-- wp:haptera/hero {"id":"h","heading":"A body"} /-->';
  const post = await createPost('The same card', { tags: [tag], excerpt: 'The same words on it.', content });
  await untilDelivered(editor);
  const before = await renderingOf(address);
  await savePost(post, { content: '<!-- wp:haptera/hero {"id":"h","heading":"Another body"} /-->' });
  await untilDelivered(editor);
  expect(before).toBeTruthy();
  expect(await renderingOf(address)).toBe(before);
});

test('the builder shows a list with the posts that visitors see, and updates it for another tag', async ({ page }) => {
  const tag = await createTag('Journey builder');
  await createPost('Seen in the builder', { tags: [tag] });
  await createPost('A draft of somebody', { tags: [tag], status: 'draft' });
  const listPage = await createListPage('journey-list-builder', tag);
  const canvas = await openList(page, listPage);
  await expect(canvas.getByRole('heading', { name: 'Seen in the builder' })).toBeVisible();
  await expect(canvas.getByText('A draft of somebody')).toHaveCount(0);

  const term = page.locator('[data-inspector] [data-path="term"] select');
  await expect(term.locator('option:checked')).toHaveText('Journey builder');
  await term.selectOption({ label: 'Games' });
  await expect(canvas.getByRole('heading', { name: recoilInThreeLayers.title.en })).toBeVisible();
  await expect(canvas.getByRole('heading', { name: 'Seen in the builder' })).toHaveCount(0);
});

test(
  'the builder reports that a list cannot be loaded, and shows it once it can',
  nightly,
  async ({ page, complaints }) => {
    const tag = await createTag('Journey outage');
    await createPost('Back again', { tags: [tag] });
    const listPage = await createListPage('journey-list-outage', tag);
    await page.route('**/graphql*', (route) => route.abort());
    const canvas = await openList(page, listPage);
    await expect(canvas.getByText(/can't be loaded right now/)).toBeVisible();
    await page.unroute('**/graphql*');
    await expect(canvas.getByRole('heading', { name: 'Back again' })).toBeVisible({ timeout: 15_000 });
    complaints.length = 0;
  },
);
