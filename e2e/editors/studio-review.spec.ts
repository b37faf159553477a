import type { Browser, Page } from '@playwright/test';
import { printDocument } from '#cms-schema/markup/document.ts';
import en from '../../studio/messages/en.json' with { type: 'json' };
import enDesk from '../../studio/messages/en-desk.json' with { type: 'json' };
import { callToAction } from '../support/documents.ts';
import { createEditor, type Editor, sampleLogin } from '../support/editor.ts';
import { requireJourneyEnv } from '../support/env.ts';
import { expect, leavePage, listenTo, test } from '../support/journey.ts';
import { findAccessibilityFaults, findOverflow } from '../support/page-checks.ts';
import { builderOn, signIn } from '../support/studio.ts';

const t = { ...en, desk: enDesk.desk };
const contributorLogin = { username: 'contributor@haptera.example', password: sampleLogin.password };

let editor: Editor;
let contributor: Editor;
const made: number[] = [];

test.use({ actionTimeout: 15_000 });
test.beforeAll(async () => {
  const { url } = requireJourneyEnv();
  editor = await createEditor(url);
  contributor = await createEditor(url, contributorLogin);
});
test.afterEach(async ({ page }) => {
  // An open builder would keep requesting what is deleted now.
  await leavePage(page);
  for (const id of made.splice(0)) await editor.request({ path: `/wp/v2/posts/${id}?force=true`, method: 'DELETE' });
});

/** Creates an English article as the contributor. */
async function anArticle(title: string): Promise<number> {
  const { id } = await contributor.request<{ id: number }>({
    path: '/wp/v2/posts',
    method: 'POST',
    data: { title, lang: 'en', content: printDocument([callToAction('one', 'Begin together', 'Words')]) },
  });
  made.push(id);
  return id;
}

/** Opens another user's browser. */
async function another(browser: Browser, complaints: string[]): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: editor.url });
  const page = await context.newPage();
  listenTo(page, complaints);
  return page;
}

const cardOf = (page: Page, title: string) => page.getByRole('article', { name: title });

/** Checks the current state for accessibility violations and overflow, on a screen and on a phone. */
async function expectGood(page: Page, state: string): Promise<void> {
  expect.soft(await findAccessibilityFaults(page), state).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect.soft(await findOverflow(page), `${state}: overflow at 390 px`).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
}

test('an article is submitted, sent back with a note, submitted again and approved', async ({
  page,
  browser,
  complaints,
}) => {
  test.setTimeout(120_000);
  const title = 'A journey of review';
  const id = await anArticle(title);
  await signIn(page, contributor, 'en', { login: contributorLogin });
  await page.goto(`/studio/posts/${id}`);
  const builder = builderOn(page);
  await builder.untilOpen();
  await page.getByRole('button', { name: t.review.submit }).click();
  const dialog = page.getByRole('dialog', { name: t.review.submitTitle });
  await dialog.getByLabel(t.review.words).fill('Please look at the figures.');
  await dialog.getByRole('button', { name: 'Submit English' }).click();
  const notice = page.locator('[data-notice]');
  await expect(notice).toContainText('You submitted this for review');
  await expect(notice.getByRole('button', { name: t.review.withdraw })).toBeVisible();
  await expectGood(page, 'the builder of what waits');

  const lin = await another(browser, complaints);
  await signIn(lin, editor);
  await lin.goto('/studio/reviews');
  await expect(lin.getByRole('link', { name: /Review/ })).toContainText('waiting: 1');
  const card = cardOf(lin, title);
  await expect(card).toContainText('Mara Quill submitted this for review');
  await expect(card).toContainText('Please look at the figures.');
  await card.getByText(t.desk.reviews.what).click();
  await expect(card).toContainText('Blocks: 1.');
  await expectGood(lin, 'the inbox');
  await card.getByRole('button', { name: t.review.answer }).click();
  const answer = lin.getByRole('dialog', { name: t.review.answerTitle });
  await answer.getByLabel(t.review.wordsBack).fill('Figure two is missing.');
  await answer.getByRole('button', { name: t.review.answerOk }).click();
  await expect(lin.getByText(t.desk.reviews.none)).toBeVisible();
  await expect(lin.getByRole('link', { name: /Review/ })).not.toContainText('waiting');

  await page.goto('/studio/reviews');
  await expect(page.getByRole('link', { name: /Review/ })).toContainText('came back: 1');
  await expect(cardOf(page, title)).toContainText('Figure two is missing.');
  await cardOf(page, title)
    .getByRole('link', { name: /English/ })
    .click();
  await builder.untilOpen();
  // Keyboard users must not lose the focus.
  await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false);
  await expect(notice).toContainText('Lin Che sent this back');
  await expect(notice).toContainText('Figure two is missing.');
  await builder.select(/Call to action/);
  await builder.field('heading').fill('Begin with two figures');
  await builder.untilSaved();
  await notice.getByRole('button', { name: t.review.submitAgain }).click();
  await dialog.getByRole('button', { name: 'Submit English' }).click();
  await expect(notice).toContainText('You submitted this for review');

  await lin.reload();
  await card.getByText(t.desk.reviews.what).click();
  await expect(card).toContainText(t.desk.reviews.sinceAnswer);
  await expect(card).toContainText('Begin with two figures');
  await card.getByRole('button', { name: t.review.approve }).click();
  await lin.getByRole('dialog').getByRole('button', { name: 'Publish English' }).click();
  await expect(lin.getByText(t.desk.reviews.none)).toBeVisible();
  await lin.context().close();
  expect(await editor.request({ path: `/wp/v2/posts/${id}` })).toMatchObject({ status: 'publish' });
});
