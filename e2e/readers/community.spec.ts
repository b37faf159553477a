import { expect, test } from '../support/journey.ts';
import { untilAlive } from '../support/page-checks.ts';

test('an old address of a document redirects to it permanently, by its key and by its number', async ({
  request,
  product,
}) => {
  const query = 'query { doc(id: "engine-play", idType: KEY, language: EN) { databaseId } }';
  const answer = await request.post(`${product.url}/graphql`, { data: { query } });
  const { data }: { data: { doc: { databaseId: number } } } = JSON.parse(await answer.text());
  const id = data.doc.databaseId;
  for (const [asked, place] of [
    ['/en/community/doc?key=engine-play', '/en/community/doc/engine/play-effects'],
    ['/community/doc?key=engine-play', '/community/doc/engine/play-effects'],
    [`/en/community/doc?post_id=${id}`, '/en/community/doc/engine/play-effects'],
    [`/community/doc?post_id=${id}`, '/community/doc/engine/play-effects'],
  ] as const) {
    const response = await request.get(asked, { maxRedirects: 0 });
    expect.soft([asked, response.status(), response.headers().location]).toEqual([asked, 308, place]);
  }
});

test('a link to a document that does not exist shows the documents with a note', async ({ page }) => {
  const response = await page.goto('/en/community/doc?key=gone');
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('status').filter({ hasText: 'This link’s document was not found.' })).toBeVisible();
  const field = page.getByRole('searchbox', { name: 'Search the documents' });
  await field.fill('actuator');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/en\/community\/doc\?q=actuator$/);
  await page.locator('.doc-tree-found').getByRole('link', { name: 'Trackpads', exact: true }).click();
  await expect(page).toHaveURL(/\/en\/community\/doc\/hardware\/trackpads$/);
});

test('the address of a question opens it', async ({ page }) => {
  await page.goto('/en/community/faq#q-which-chip');
  await expect(page.getByText('Both take 3.0–5.5 V.')).toBeVisible();
  await expect(page.getByText('As thin as 2 mm, so that')).toBeHidden();
});

test('the address of the resources determines the open tab, even without scripts', async ({ browser, product }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: product.url });
  const page = await context.newPage();
  await page.goto('/community/resource?tab=sdk');
  await expect(page.getByRole('heading', { name: 'Unity 插件' })).toBeVisible();
  await page.getByRole('link', { name: '示例代码' }).click();
  await expect(page.getByRole('heading', { name: '示例：一个按键' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Unity 插件' })).toBeHidden();
  await context.close();
});

test('the language switch keeps the tab and the section that a visitor has chosen', async ({ page }) => {
  await page.goto('/en/community/resource?tab=sdk&utm_source=mail#content');
  await untilAlive(page);
  await page.locator('.header-language').click();
  await expect(page).toHaveURL(/\/community\/resource\?tab=sdk#content$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await expect(page.getByRole('heading', { name: 'Unity 插件' })).toBeVisible();
});
