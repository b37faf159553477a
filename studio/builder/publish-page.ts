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

/** Why nothing was published: this language could not be saved first. `saveState` says how it stands. */
export class NotSavedError extends Error {
  override readonly name = 'NotSavedError';
  readonly code = 'not_saved';
  readonly status = 409;
  readonly locale: Locale;

  constructor(locale: Locale) {
    super('The page could not be saved, so it was not published. Look at the save state, then try again.');
    this.locale = locale;
  }
}

/**
 * Publishes one language or both, now or (`date`, ISO 8601) later: all or none, in one transaction, together with work
 * that stands beside a page which readers see already.
 *
 * @throws NotSavedError, StudioError: `haptera_incomplete` with the problems in its data; `haptera_stale` when somebody else
 * was faster and `haptera_autosave_stale` when the same person went on elsewhere, both after that was merged in;
 * `haptera_schedule_stale` when somebody else scheduled a change, which is known then.
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
    // What waits for its hour is not what readers see: the work stays beside.
    if (item.scheduledChange) page.known.keep(item);
    else takeOver(page, item, languages[item.locale].draft);
    if (item.status === 'publish' && !item.scheduledChange) page.session.markPublished(item.locale);
  }
  return done;
}

/**
 * Takes the scheduled change of a language away; what is written here stays as it is.
 *
 * @throws StudioError: `haptera_schedule_stale` or `haptera_no_scheduled_change` when it is another one by now, or none;
 * what stands there is known then
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
 * Takes languages from the site. What readers saw becomes the draft again, with the work beside it on top.
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

/** Languages with a draft that readers do not see as it stands here. */
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
 * Names what is known to stand beside a live page, and which change of it waits: what the same person wrote elsewhere must
 * not be left behind, nor what somebody else scheduled be cancelled unseen.
 */
function seenAs(page: Page, locale: Locale): Pick<PublishedDocument, 'edition' | 'change'> {
  const { besideEdition = '' } = page.session.state().languages[locale];
  const { status, scheduledChange } = requireDocument(page, locale);
  return { change: scheduledChange?.id ?? null, ...(keepsBeside(status) && { edition: besideEdition }) };
}

/** Somebody else was faster, or the same person elsewhere: what they wrote comes in, so that the next try builds on it. */
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

/** Sends what is left of these languages. Throws `NotSavedError`. */
export async function flushFor({ session }: Pick<Page, 'session'>, chosen: readonly Locale[]): Promise<void> {
  await session.flush();
  const unsaved = chosen.find((locale) => isUnsaved(session.state().languages[locale]));
  if (unsaved) throw new NotSavedError(unsaved);
}

/** What was written is known to stand there; the CMS may have given it an address. */
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
