import { definitions } from '#blocks/definitions.generated.ts';
import { type Locale, type Localized, locales } from '#cms-schema/locale.ts';
import type { EditedGroup } from '../cms/document-model.ts';
import type { Revision } from '../cms/revision-calls.ts';
import type { StudioClient } from '../cms.ts';
import { mergeDrafts } from '../document/merge.ts';
import type { PageDraft } from '../document/model.ts';
import { keepSources } from '../document/sources.ts';
import { systemClock } from '../saving/clock.ts';
import { type Journal, openJournal } from '../saving/journal.ts';
import { JournalError } from '../saving/journal-error.ts';
import { createPageSession, type PageSession } from '../saving/page-session.ts';
import { isUnsaved, type Saved, type SessionState, startState } from '../saving/session-state.ts';
import { createDocumentTransport } from './document-transport.ts';
import { createKnownDocuments, type KnownDocuments, keepsBeside } from './known-documents.ts';
import { draftOf, readAutosave } from './stored-draft.ts';
import { holdTabSession, isTabOpen } from './tab-session.ts';

export interface OpenedPage {
  readonly session: PageSession;
  readonly known: KnownDocuments;
  /** Why this device keeps nothing; null when it does. */
  readonly journalError: JournalError | null;
  /** Work of an ended tab that the server may have lacked, taken up here. `seenAt`: milliseconds since 1970. */
  readonly restored: { readonly seenAt: number; readonly locales: readonly Locale[] } | null;
  /** Sends what is left and gives the page up. */
  close(): Promise<void>;
}

export interface OpenPageOptions {
  readonly client: StudioClient;
  readonly group: EditedGroup;
  readonly userId: number;
}

/**
 * Opens a page: what the server has, what the user's last autosave adds, and what this device kept that never arrived.
 * Nothing of these is dropped for another: they are merged.
 */
export async function openPage({ client, group, userId }: OpenPageOptions): Promise<OpenedPage> {
  const known = createKnownDocuments(group.versions);
  const saved = await readServer(client, group, userId);
  const kept = await openKept(group, userId);
  const fresh = withAutosaves(startState({ zh: saved.zh?.document ?? null, en: saved.en?.document ?? null }), saved);
  const state = kept.state ? withAutosaves(kept.state, saved) : fresh;
  const title = group.versions.zh?.title || group.versions.en?.title || '';
  const key = { session: kept.session, groupId: group.id, userId, title };
  const started = kept.journal
    ? await kept.journal.startSession(key, state).catch((error: unknown) => asJournalError(error))
    : kept.error;
  const journal = started instanceof JournalError ? null : started;
  if (journal && kept.takenFrom !== null) await kept.journal?.discard(kept.takenFrom).catch(() => undefined);
  const session = createPageSession({
    state,
    definitions,
    clock: systemClock,
    transports: {
      zh: createDocumentTransport(client, known, 'zh'),
      en: createDocumentTransport(client, known, 'en'),
    },
    journal,
  });
  if (kept.state) {
    for (const locale of locales) {
      const current = saved[locale]?.document;
      if (current) session.receive(locale, current);
    }
  }
  return {
    session,
    known,
    journalError: started instanceof JournalError ? started : null,
    restored: kept.restored,
    async close() {
      await session.flush({ isLast: true });
      session.close();
      kept.release();
      await kept.journal?.close().catch(() => undefined);
    },
  };
}

interface ServerState {
  readonly document: Saved;
  /** What the user's own autosave holds, when it belongs to the document as it stands. */
  readonly autosave: PageDraft | null;
}

async function readServer(
  client: StudioClient,
  { type, versions }: EditedGroup,
  userId: number,
): Promise<Localized<ServerState | null>> {
  const read = async (locale: Locale): Promise<ServerState | null> => {
    const item = versions[locale];
    if (!item) return null;
    const draft = draftOf(item);
    const autosaves = keepsBeside(item.status) ? await client.revisions.listAutosaves(type, item.id) : [];
    const own = autosaves.find((autosave) => isCurrent(autosave, item.revision) && autosave.authorId === userId);
    return {
      document: { draft, revision: item.revision },
      autosave: own ? readAutosave(own, draft) : null,
    };
  };
  const [zh, en] = await Promise.all([read('zh'), read('en')]);
  return { zh, en };
}

/** One that was made on an older state was taken over or given up since. */
export function isCurrent({ documentRevision }: Revision, revision: number): boolean {
  return documentRevision === revision;
}

/** Where the same user went on elsewhere, what they wrote there comes in; where both wrote, this device's words stay. */
function withAutosaves(state: SessionState, saved: Localized<ServerState | null>): SessionState {
  const languages = { ...state.languages };
  for (const locale of locales) {
    const { document, autosave } = saved[locale] ?? {};
    const { base, beside, draft, sent } = languages[locale];
    if (!autosave || !base || !draft || base.revision !== document?.revision) continue;
    const theirs = keepSources(autosave, draft);
    const merged = mergeDrafts({ base: beside ?? base.draft, mine: draft, theirs }, definitions);
    languages[locale] = { base, draft: merged.draft, beside: theirs, sent };
  }
  return { ...state, languages };
}

interface Kept {
  readonly journal: Journal | null;
  readonly error: JournalError | null;
  readonly session: string;
  /** What the device kept; null when it kept nothing for this page. */
  readonly state: SessionState | null;
  /** The ended tab that it is from, if not this one. */
  readonly takenFrom: string | null;
  readonly restored: OpenedPage['restored'];
  release(): void;
}

/** The tab's own work after a reload, with its history; else the latest of a tab that is gone. */
async function openKept(group: EditedGroup, userId: number): Promise<Kept> {
  const tab = await holdTabSession(group.id);
  const nothing = { session: tab.name, state: null, takenFrom: null, restored: null, release: tab.release };
  try {
    const journal = await openJournal();
    const own = await journal.recover(tab.name);
    if (own && own.key.groupId === group.id && own.key.userId === userId) {
      return { ...nothing, journal, error: null, state: own.state };
    }
    for (const work of await journal.listUnsaved({ userId, groupId: group.id })) {
      if (await isTabOpen(work.session)) continue;
      const found = await journal.recover(work.session);
      if (!found) continue;
      const lost = locales.filter((locale) => isUnsaved(found.state.languages[locale]));
      const restored = { seenAt: work.seenAt, locales: lost };
      return { ...nothing, journal, error: null, state: found.state, takenFrom: work.session, restored };
    }
    return { ...nothing, journal, error: null };
  } catch (error) {
    return { ...nothing, journal: null, error: asJournalError(error) };
  }
}

function asJournalError(error: unknown): JournalError {
  return error instanceof JournalError ? error : new JournalError('journal_failed', error);
}
