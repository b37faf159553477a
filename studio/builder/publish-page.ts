import { type Locale, type Localized, locales } from '#cms-schema/locale.ts';
import type { DocumentItem, PublishedDocument } from '../cms/document-model.ts';
import { listCurrent } from '../cms/publishing-calls.ts';
import { isStale } from '../cms/studio-error.ts';
import type { StudioClient } from '../cms.ts';
import type { PageDraft } from '../document/model.ts';
import { isSameForReaders } from '../document/sources.ts';
import { isUnsaved } from '../saving/session-state.ts';
import { keepsBeside } from './known-documents.ts';
import type { OpenedPage } from './open-page.ts';
import { draftOf, patchOf } from './stored-draft.ts';

type Page = Pick<OpenedPage, 'session' | 'known'>;

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
 * @throws NotSavedError, StudioError: `haptera_incomplete` with the problems in its data; `haptera_stale`, after what
 * stands there now was merged in.
 */
export async function publishPage(
  { publishing }: Pick<StudioClient, 'publishing'>,
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
    return [{ id, revision: base.revision, ...(hasWorkBeside && { patch: patchOf(draft) }) }];
  });
  const done = await (date === null ? publishing.publish(documents) : publishing.schedule(documents, date)).catch(
    (error: unknown) => mergeCurrent(page, error),
  );
  for (const item of done) takeOver(page, item, languages[item.locale].draft);
  return done;
}

/** Takes languages from the site. What readers saw becomes the draft again, with the work beside it on top. */
export async function unpublishPage(client: StudioClient, page: Page, chosen: readonly Locale[]): Promise<void> {
  await flushFor(page, chosen);
  const seen = chosen.map((locale) => {
    const { id, revision } = requireDocument(page, locale);
    return { id, revision: page.session.state().languages[locale].base?.revision ?? revision };
  });
  const before = page.session.state().languages;
  for (const item of await client.publishing.unpublish(seen)) {
    takeOver(page, item, before[item.locale].base?.draft ?? null);
  }
}

/** Languages with a draft that readers do not see as it stands here. */
export function listUnpublished({ session, known }: Page): Locale[] {
  const { languages } = session.state();
  const documents: Localized<DocumentItem | null> = known.get();
  return locales.filter((locale) => {
    const item = documents[locale];
    const { base, draft } = languages[locale];
    if (!item || !draft || item.status === 'trash') return false;
    return item.status !== 'publish' || !base || !isSameForReaders(base.draft, draft);
  });
}

/** Somebody else was faster: what they wrote comes in, so that the next try builds on it. */
function mergeCurrent({ session, known }: Page, error: unknown): never {
  if (isStale(error)) {
    for (const item of listCurrent(error.data)) {
      known.keep(item);
      known.noteForeignSave();
      session.receive(item.locale, { draft: draftOf(item), revision: item.revision });
    }
  }
  throw error;
}

async function flushFor({ session }: Page, chosen: readonly Locale[]): Promise<void> {
  await session.flush();
  const unsaved = chosen.find((locale) => isUnsaved(session.state().languages[locale]));
  if (unsaved) throw new NotSavedError(unsaved);
}

/** What was written is known to stand there; the CMS may have given it an address. */
function takeOver({ session, known }: Page, item: DocumentItem, draft: PageDraft | null): void {
  known.keep(item);
  if (!draft) return;
  session.receive(item.locale, { draft: { ...draft, slug: item.slug }, revision: item.revision });
}

function requireDocument({ known }: Page, locale: Locale): DocumentItem {
  const item = known.get()[locale];
  if (!item) throw new NotSavedError(locale);
  return item;
}
