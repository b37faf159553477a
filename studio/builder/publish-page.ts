import { type Locale, type Localized, locales } from '#cms-schema/locale.ts';
import type { DocumentItem, SeenDocument } from '../cms/document-model.ts';
import type { StudioClient } from '../cms.ts';
import type { PageDraft } from '../document/model.ts';
import { isUnsaved } from '../saving/session-state.ts';
import { keepsBeside } from './known-documents.ts';
import type { OpenedPage } from './open-page.ts';
import { contentOf } from './stored-draft.ts';

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
 * Publishes one language or both, now or (`date`, ISO 8601) later. Drafts of both go in one transaction. Work that stands
 * beside a page which readers see already is written to it first.
 *
 * @throws NotSavedError, StudioError: `haptera_incomplete` with the problems in its data, `haptera_stale`.
 */
export async function publishPage(
  client: StudioClient,
  page: Page,
  chosen: readonly Locale[],
  date: string | null = null,
): Promise<readonly DocumentItem[]> {
  await flushFor(page, chosen);
  const published: DocumentItem[] = [];
  const waiting: SeenDocument[] = [];
  for (const locale of chosen) {
    const item = requireDocument(page, locale);
    const { base, draft } = page.session.state().languages[locale];
    if (!base || !draft) continue;
    const hasWorkBeside = keepsBeside(item.status) && base.draft !== draft;
    if (!hasWorkBeside) {
      waiting.push({ id: item.id, revision: base.revision });
      continue;
    }
    const { title, slug, excerpt, meta } = draft;
    const texts = { title, slug, excerpt, meta, content: contentOf(draft) };
    const written = await client.documents.save(item.type, item.id, texts, { revision: base.revision });
    takeOver(page, written, draft);
    if (written.status === 'publish' && date === null) published.push(written);
    else waiting.push({ id: written.id, revision: written.revision });
  }
  if (waiting.length > 0) {
    const { publishing } = client;
    const done = await (date === null ? publishing.publish(waiting) : publishing.schedule(waiting, date));
    for (const item of done) takeOver(page, item, page.session.drafts()[item.locale]);
    published.push(...done);
  }
  return published;
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
    return item.status !== 'publish' || isUnsaved({ base, draft, sent: [] });
  });
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
