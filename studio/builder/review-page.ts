import type { Locale } from '#cms-schema/locale.ts';
import type { DocumentItem, SeenDocument } from '../cms/document-model.ts';
import { createReviewCalls, type ReviewCalls } from '../cms/review-calls.ts';
import type { StudioClient } from '../cms.ts';
import type { OpenedPage } from './open-page.ts';
import { flushFor, mergeCurrent, takeOver } from './publish-page.ts';

type Page = Pick<OpenedPage, 'session' | 'known' | 'userId'>;
type Client = Pick<StudioClient, 'ask' | 'publishing' | 'documents' | 'revisions' | 'work'>;

/**
 * Submits languages for review in their current state. A language that is already waiting is submitted again, with the
 * new comment.
 *
 * @throws NotSavedError, StudioError: `haptera_not_a_draft`; `haptera_stale` if another editor saved first, after that
 * was merged in
 */
export function submitPage(client: Client, page: Page, chosen: readonly Locale[], words: string) {
  return step(client, page, chosen, (reviews, seen) => reviews.submit(seen, words));
}

/**
 * Withdraws a submission.
 *
 * @throws as `submitPage` does, and `haptera_not_in_review`
 */
export function withdrawPage(client: Client, page: Page, chosen: readonly Locale[]) {
  return step(client, page, chosen, (reviews, seen) => reviews.withdraw(seen));
}

/**
 * Sends a submission back to its author.
 *
 * @throws as `withdrawPage` does
 */
export function answerPage(client: Client, page: Page, chosen: readonly Locale[], words: string) {
  return step(client, page, chosen, (reviews, seen) => reviews.answer(seen, words));
}

/** Saves, takes the step, and records the returned documents. Their texts do not change. */
async function step(
  client: Client,
  page: Page,
  chosen: readonly Locale[],
  take: (reviews: ReviewCalls, seen: readonly SeenDocument[]) => Promise<readonly DocumentItem[]>,
): Promise<readonly DocumentItem[]> {
  await flushFor(page, chosen);
  const { session, known } = page;
  const seen = chosen.flatMap((locale): SeenDocument[] => {
    const item = known.get()[locale];
    return item ? [{ id: item.id, revision: session.state().languages[locale].base?.revision ?? item.revision }] : [];
  });
  const done = await take(createReviewCalls(client.ask), seen).catch((error: unknown) =>
    mergeCurrent(client, page, chosen, error),
  );
  for (const item of done) takeOver(page, item, session.state().languages[item.locale].base?.draft ?? null);
  return done;
}
