import { printDocument } from '#cms-schema/markup/document.ts';
import { callToAction, createPage, deletePages, type PageItem, savePage } from '../support/documents.ts';
import { createEditor, type Editor } from '../support/editor.ts';
import { requireJourneyEnv } from '../support/env.ts';
import { expect, test } from '../support/journey.ts';
import { nightly } from '../support/nightly.ts';
import { fewPages, listAllPublicPages } from '../support/public-pages.ts';

const canary = 'canary-7f3e91-unpublished';

let editor: Editor;
let published: PageItem;
let draft: PageItem;
let link: string;

/** Creates a draft, and a change to a published page that is only in its autosave. */
test.beforeAll(async () => {
  editor = await createEditor(requireJourneyEnv().url);
  draft = await createPage(editor, {
    locale: 'en',
    slug: `${canary}-slug`,
    title: `${canary} title`,
    blocks: [callToAction('one', `${canary} heading`)],
    status: 'draft',
    more: { excerpt: `${canary} excerpt` },
  });
  published = await createPage(editor, {
    locale: 'en',
    slug: 'journey-preview',
    blocks: [callToAction('one', 'Public heading')],
  });
  const autosave = await editor.request<{ preview_link: string }>({
    path: `/wp/v2/pages/${published.id}/autosaves`,
    method: 'POST',
    data: { title: `${canary} change`, content: printDocument([callToAction('one', `${canary} changed heading`)]) },
  });
  link = autosave.preview_link;
});
test.afterAll(() => deletePages(editor, [draft, published]));

test('anyone with the link of a preview sees the draft in the real site, and no cache or search engine stores it', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ baseURL: product.url });
  const page = await context.newPage();
  const response = await page.goto(link);
  expect(response?.status()).toBe(200);
  await expect(page.locator('h1')).toHaveText(`${canary} changed heading`);
  await expect(page.locator('#site-header')).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  const headers = response?.headers() ?? {};
  expect(headers['cache-control']).toContain('no-store');
  expect(headers['x-robots-tag']).toContain('noindex');
  expect(headers['referrer-policy']).toBe('no-referrer');
  await page.goto('/en/journey-preview');
  await expect(page.locator('h1')).toHaveText('Public heading');
  await context.close();
});

test('an expired preview link says so in its title, and links to the home page', async ({ page }) => {
  for (const [address, title, home] of [
    ['/preview?token=expired', '预览链接已失效', '/'],
    ['/en/preview?token=expired', 'This preview link has expired', '/en'],
  ] as const) {
    await page.goto(address);
    await expect(page).toHaveTitle(title);
    await expect(page.locator('main h1')).toHaveText(title);
    await expect(page.locator('main a').first()).toHaveAttribute('href', '/studio');
    await expect(page.locator(`main a[href="${home}"]`)).toBeVisible();
  }
});

test('a manipulated preview link opens nothing', async ({ request }) => {
  const url = new URL(link);
  const token = url.searchParams.get('token') ?? '';
  expect(token.length).toBeGreaterThan(20);
  const flipped = token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A');
  for (const bent of [
    '',
    'x',
    flipped,
    token.slice(1),
    `${token}A`,
    token.toUpperCase(),
    token.split('.').reverse().join('.'),
  ]) {
    const response = await request.get(`/en/preview?token=${encodeURIComponent(bent)}`);
    const html = await response.text();
    expect.soft(html.includes(canary), bent).toBe(false);
    expect.soft(response.headers()['cache-control'], bent).toContain('no-store');
  }
});

test('a draft is not in any public response', nightly, async ({ request, product }) => {
  test.setTimeout(120_000);
  // The preview itself has been rendered: no cache may have stored it.
  expect(await (await request.get(link)).text()).toContain(canary);

  const graphql = (query: string, headers: Record<string, string> = {}) =>
    request.post('/graphql', { data: { query }, headers: { 'content-type': 'application/json', ...headers } });
  const id = Buffer.from(`post:${draft.id}`).toString('base64');
  const answers: [string, Promise<{ text(): Promise<string>; status(): number }>][] = [
    ['draft by path', request.get(`/en/${canary}-slug`)],
    ['draft by id', request.get(`/en?page_id=${draft.id}`)],
    ['preview without token', request.get('/en/preview')],
    ['preview by id', request.get(`/en/preview?id=${draft.id}&preview=true`)],
    ['site map', request.get('/sitemap.xml')],
    ['GraphQL nodeByUri', graphql(`{ nodeByUri(uri: "/en/${canary}-slug") { title } }`)],
    ['GraphQL nodeByUri by id', graphql(`{ nodeByUri(uri: "/?page_id=${draft.id}") { title } }`)],
    ['GraphQL page', graphql(`{ page(id: ${draft.id}, idType: DATABASE_ID) { title } }`)],
    ['GraphQL page by global id', graphql(`{ page(id: "${id}") { title } }`)],
    ['GraphQL asPreview', graphql(`{ page(id: ${draft.id}, idType: DATABASE_ID, asPreview: true) { title } }`)],
    ['GraphQL pages', graphql('{ pages(first: 100) { nodes { title uri } } }')],
    ['GraphQL paths', graphql('{ publicPaths { uri } }')],
    ['GraphQL preview', graphql('{ preview { title } }')],
    ['GraphQL preview with a false token', graphql('{ preview { title } }', { authorization: 'Preview none' })],
    ['REST item', request.get(`/wp-json/wp/v2/pages/${draft.id}`)],
    ['REST item to edit', request.get(`/wp-json/wp/v2/pages/${draft.id}?context=edit`)],
    ['REST list', request.get('/wp-json/wp/v2/pages?per_page=100')],
    ['REST list of all states', request.get('/wp-json/wp/v2/pages?status=any&per_page=100')],
    ['REST list of drafts', request.get('/wp-json/wp/v2/pages?status=draft')],
    ['REST revisions', request.get(`/wp-json/wp/v2/pages/${published.id}/revisions`)],
    ['REST autosaves', request.get(`/wp-json/wp/v2/pages/${published.id}/autosaves`)],
    ['REST list by slug', request.get(`/wp-json/wp/v2/pages?slug=${canary}-slug`)],
    [
      'REST batch',
      request.post('/wp-json/batch/v1', {
        data: { requests: [{ path: `/wp/v2/pages/${draft.id}`, method: 'PUT', body: {} }] },
      }),
    ],
    ['REST embedded', request.get('/wp-json/wp/v2/pages?_embed&per_page=100')],
  ];
  for (const [name, pending] of answers) {
    const answer = await pending;
    const text = await answer.text();
    // A response that repeats the requested address reveals nothing.
    expect.soft(text.replaceAll(`${canary}-slug`, '').includes(canary), `${name}: ${text.slice(0, 300)}`).toBe(false);
    expect.soft(answer.status(), name).toBeLessThan(500);
  }
  for (const search of ['canary', '7f3e91']) {
    for (const address of [`/wp-json/wp/v2/search?search=${search}`, `/wp-json/wp/v2/pages?search=${search}`]) {
      const found: unknown[] = JSON.parse(await (await request.get(address)).text());
      expect.soft(found, address).toEqual([]);
    }
  }
  for (const { address } of fewPages(await listAllPublicPages(product.url))) {
    const kinds: readonly Record<string, string>[] = [{}, { RSC: '1' }];
    for (const headers of kinds) {
      const text = await (await request.get(address, { headers })).text();
      expect.soft(text.includes(canary), address).toBe(false);
    }
  }
});

test('a preview shows the same state, whatever is saved later', async ({ request }) => {
  await savePage(editor, published.id, {
    content: printDocument([callToAction('one', 'Public heading, second edition')]),
  });
  const html = await (await request.get(link)).text();
  expect(html.includes('second edition') && !html.includes(canary)).toBe(false);
});
