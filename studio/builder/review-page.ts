import type { Locale } from '#cms-schema/locale.ts';
import type { DocumentItem, SeenDocument } from '../cms/document-model.ts';
import { createReviewCalls, type ReviewCalls } from '../cms/review-calls.ts';
import type { StudioClient } from '../cms.ts';
import type { OpenedPage } from './open-page.ts';
import { flushFor, mergeCurrent, takeOver } from './publish-page.ts';

type Page = Pick<OpenedPage, 'session' | 'known' | 'userId'>;
type Client = Pick<StudioClient, 'ask' | 'publishing' | 'documents' | 'revisions' | 'work'>;

/**
 * Submits languages for review as they stand here; again what waits already, with other words.
 *
 * @throws NotSavedError, StudioError: `haptera_not_a_draft`; `haptera_stale` when somebody else was faster, after that was
 * merged in
 */
export function submitPage(client: Client, page: Page, chosen: readonly Locale[], words: string) {
  return step(client, page, chosen, (reviews, seen) => reviews.submit(seen, words));
}

/**
 * Takes back what was submitted.
 *
 * @throws as `submitPage` does, and `haptera_not_in_review`
 */
export function withdrawPage(client: Client, page: Page, chosen: readonly Locale[]) {
  return step(client, page, chosen, (reviews, seen) => reviews.withdraw(seen));
}

/**
 * Sends back what somebody submitted.
 *
 * @throws as `withdrawPage` does
 */
export function answerPage(client: Client, page: Page, chosen: readonly Locale[], words: string) {
  return step(client, page, chosen, (reviews, seen) => reviews.answer(seen, words));
}

/** What it gives is known to stand there; the texts are what they were. */
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
