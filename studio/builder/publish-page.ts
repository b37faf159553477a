import { type Locale, type Localized, locales } from '#cms-schema/locale.ts';
import type { DocumentItem, PublishedDocument } from '../cms/document-model.ts';
import { listCurrent } from '../cms/publishing-calls.ts';
import { isAutosaveStale, isScheduleStale, isStale } from '../cms/studio-error.ts';
import type { StudioClient } from '../cms.ts';
import type { PageDraft } from '../document/model.ts';
import { isSameForReaders } from '../document/sources.ts';
import { isUnsaved } from '../saving/session-state.ts';
import { findOwnWork } from './find-own-work.ts';
import { keepsBeside } from './known-documents.ts';
import type { OpenedPage } from './open-page.ts';
import { draftOf, patchOf } from './stored-draft.ts';

type Page = Pick<OpenedPage, 'session' | 'known' | 'userId'>;
type Client = Pick<StudioClient, 'publishing' | 'documents' | 'revisions' | 'work'>;

/** Nothing was published, because this language could not be saved first. The session's `saveState` tells why. */
export class NotSavedError extends Error {
  override readonly name = 'NotSavedError';
  readonly code = 'not_saved';
  readonly status = 409;
  readonly locale: Locale;

  constructor(locale: Locale) {
    super('The page could not be saved, so it was not published. Check the save status, then try again.');
    this.locale = locale;
  }
}

/**
 * Publishes one language or both, now or (`date`, ISO 8601) later: all or none, in one transaction, together with the
 * user's work that is kept beside a page which readers already see.
 *
 * @throws NotSavedError, StudioError: `haptera_incomplete` with the problems in its data; `haptera_stale` if another
 * editor saved first, and `haptera_autosave_stale` if this user continued in another tab, both after that was merged
 * in; `haptera_schedule_stale` if another editor scheduled a change, which is then in `known`.
 */
export async function publishPage(
  client: Client,
  page: Page,
  chosen: readonly Locale[],
  date: string | null = null,
): Promise<readonly DocumentItem[]> {
  await flushFor(page, chosen);
  const { languages } = page.session.state();
  const documents = chosen.flatMap((locale): PublishedDocument[] => {
    const { id, status } = requireDocument(page, locale);
    const { base, draft } = languages[locale];
    if (!base || !draft) return [];
    const hasWorkBeside = keepsBeside(status) && base.draft !== draft;
    return [{ ...seenAs(page, locale), id, revision: base.revision, ...(hasWorkBeside && { patch: patchOf(draft) }) }];
  });
  const { publishing } = client;
  const done = await (date === null ? publishing.publish(documents) : publishing.schedule(documents, date)).catch(
    (error: unknown) => mergeCurrent(client, page, chosen, error),
  );
  for (const item of done) {
    // A scheduled change is not yet what readers see, so the work stays beside the document.
    if (item.scheduledChange) page.known.keep(item);
    else takeOver(page, item, languages[item.locale].draft);
    if (item.status === 'publish' && !item.scheduledChange) page.session.markPublished(item.locale);
  }
  return done;
}

/**
 * Cancels the scheduled change of a language; the drafts here stay as they are.
 *
 * @throws StudioError: `haptera_schedule_stale` if the scheduled change is a different one by now, or
 * `haptera_no_scheduled_change` if there is none; in the first case, `known` is updated.
 */
export async function cancelScheduledChange(client: Client, page: Page, locale: Locale): Promise<void> {
  const { id, revision, scheduledChange } = requireDocument(page, locale);
  const seen = { id, revision, change: scheduledChange?.id ?? null };
  const done = await client.publishing
    .cancelScheduled([seen])
    .catch((error: unknown) => mergeCurrent(client, page, [locale], error));
  for (const item of done) page.known.keep(item);
}

/**
 * Unpublishes languages. What readers saw becomes the draft again, with the work beside it on top.
 *
 * @throws as `publishPage` does
 */
export async function unpublishPage(client: Client, page: Page, chosen: readonly Locale[]): Promise<void> {
  await flushFor(page, chosen);
  const seen = chosen.map((locale) => {
    const { id, revision } = requireDocument(page, locale);
    const { base } = page.session.state().languages[locale];
    return { ...seenAs(page, locale), id, revision: base?.revision ?? revision };
  });
  const before = page.session.state().languages;
  const done = await client.publishing
    .unpublish(seen)
    .catch((error: unknown) => mergeCurrent(client, page, chosen, error));
  for (const item of done) {
    takeOver(page, item, before[item.locale].base?.draft ?? null);
  }
}

/** Languages whose draft differs from what readers see. */
export function listUnpublished({ session, known }: Pick<Page, 'session' | 'known'>): Locale[] {
  const { languages } = session.state();
  const documents: Localized<DocumentItem | null> = known.get();
  return locales.filter((locale) => {
    const item = documents[locale];
    const { base, draft } = languages[locale];
    if (!item || !draft || item.status === 'trash') return false;
    return item.status !== 'publish' || !base || !isSameForReaders(base.draft, draft);
  });
}

/**
 * The known edition of the work beside a live page, and the known scheduled change. With these the CMS can refuse to
 * leave behind what this user wrote in another tab, or to cancel unseen what another editor scheduled.
 */
function seenAs(page: Page, locale: Locale): Pick<PublishedDocument, 'edition' | 'change'> {
  const { besideEdition = '' } = page.session.state().languages[locale];
  const { status, scheduledChange } = requireDocument(page, locale);
  return { change: scheduledChange?.id ?? null, ...(keepsBeside(status) && { edition: besideEdition }) };
}

/**
 * After a stale error: merges in what another editor, or this user in another tab, wrote, so that the next attempt
 * builds on it.
 */
export async function mergeCurrent(
  client: Client,
  page: Page,
  chosen: readonly Locale[],
  error: unknown,
): Promise<never> {
  const { session, known, userId } = page;
  if (isAutosaveStale(error) || isScheduleStale(error)) {
    for (const locale of chosen) {
      const { id, type } = requireDocument(page, locale);
      const item = await client.documents.get(type, id);
      const kept = keepsBeside(item.status) ? await client.work.list(type, id) : [];
      if (isScheduleStale(error)) known.keep(item);
      else known.keepFound(item);
      const own = await findOwnWork(client.revisions, kept, item, userId);
      session.receive(locale, { draft: draftOf(item), revision: item.revision }, own?.work);
    }
  }
  if (isStale(error)) {
    for (const item of listCurrent(error.data)) {
      known.keepFound(item);
      session.receive(item.locale, { draft: draftOf(item), revision: item.revision });
    }
  }
  throw error;
}

/** Saves unsaved changes of these languages. Throws `NotSavedError`. */
export async function flushFor({ session }: Pick<Page, 'session'>, chosen: readonly Locale[]): Promise<void> {
  await session.flush();
  const unsaved = chosen.find((locale) => isUnsaved(session.state().languages[locale]));
  if (unsaved) throw new NotSavedError(unsaved);
}

/** Records that the CMS now has this draft; it may have assigned a slug. */
export function takeOver({ session, known }: Page, item: DocumentItem, draft: PageDraft | null): void {
  known.keep(item);
  if (!draft) return;
  session.receive(item.locale, { draft: { ...draft, slug: item.slug }, revision: item.revision });
}

function requireDocument({ known }: Page, locale: Locale): DocumentItem {
  const item = known.get()[locale];
  if (!item) throw new NotSavedError(locale);
  return item;
}
