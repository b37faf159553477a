import { definitions } from '#blocks/definitions.generated.ts';
import type { Fields } from '#cms-schema/field.ts';
import { eachLocale, type Locale, type Localized, locales } from '#cms-schema/locale.ts';
import { fieldsOfType } from '#content-types/fields-of-type.ts';
import { fetchDrawingsOf } from '../canvas/block-drawings.ts';
import { listVersions } from '../cms/document-calls.ts';
import type { EditedGroup } from '../cms/document-model.ts';
import type { StudioClient } from '../cms.ts';
import { type Merged, mergeDrafts } from '../document/merge.ts';
import { systemClock } from '../saving/clock.ts';
import { holdWhileTakenOver } from '../saving/hold-while-taken-over.ts';
import { type Journal, openJournal } from '../saving/journal.ts';
import { JournalError } from '../saving/journal-error.ts';
import { createPageSession, type PageSession } from '../saving/page-session.ts';
import { type Saved, type SessionState, startState } from '../saving/session-state.ts';
import { createDocumentTransport } from './document-transport.ts';
import { findOwnWork, type OwnWork } from './find-own-work.ts';
import { createKnownDocuments, type KnownDocuments, keepsBeside } from './known-documents.ts';
import { createPresence, type PagePresence } from './presence.ts';
import { draftOf } from './stored-draft.ts';
import { forgetTab, holdTabSession, isTabOpen, takeDeadTabs } from './tab-session.ts';

export interface OpenedPage {
  readonly session: PageSession;
  readonly known: KnownDocuments;
  readonly presence: PagePresence;
  readonly userId: number;
  /** The fields that the type of the page adds. */
  readonly fields: Fields;
  /** After a takeover: sends the unsent work of this tab once, to be merged, and then pauses again. */
  sendNevertheless(): void;
  /** Why nothing can be stored on this device; null if it can. */
  readonly journalError: JournalError | null;
  /** Work recovered from a closed tab that the server may not have. `seenAt`: milliseconds since 1970. */
  readonly restored: { readonly seenAt: number; readonly locales: readonly Locale[] } | null;
  /**
   * When the user's unpublished work was stored that is merged in here because the page has changed since; ISO 8601.
   */
  readonly broughtBackAt: string | null;
  /** Saves what is unsaved and closes the page. */
  close(): Promise<void>;
}

export interface OpenPageOptions {
  readonly client: StudioClient;
  readonly group: EditedGroup;
  readonly userId: number;
}

/**
 * Opens a page from three sources: the server's documents, the user's unfinished work beside them, and work on this
 * device that never reached the server. None replaces another: they are merged.
 */
export async function openPage({ client, group, userId }: OpenPageOptions): Promise<OpenedPage> {
  const known = createKnownDocuments(group.versions, userId);
  // Start loading the drawings of the page's blocks while the rest is requested.
  for (const version of listVersions(group.versions)) void fetchDrawingsOf(draftOf(version).nodes);
  const keeping = openKept(group, userId);
  const saved = await readServer(client, group, userId).catch(async (error: unknown) => {
    const unused = await keeping;
    unused.release();
    await unused.journal?.close().catch(() => undefined);
    throw error;
  });
  const kept = await keeping;
  const presence = createPresence({
    calls: client.presence,
    session: kept.session,
    documentId: () => listVersions(known.get())[0]?.id ?? null,
    now: () => Date.now(),
  });
  const told = endDeadTabs(client, known, group.id, kept.session).then(() => presence.keep());
  // Work recovered from this device would be sent at once. First find out whether another editor has taken the page
  // over.
  if (kept.state) await told;
  const state = kept.state ?? startOf(saved);
  const title = listVersions(group.versions).find((version) => version.title !== '')?.title ?? '';
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
    transports: eachLocale((locale) => createDocumentTransport(client, known, locale, userId)),
    journal,
  });
  const takenOver = holdWhileTakenOver(session, presence);
  for (const locale of locales) {
    const { document, own } = saved[locale] ?? {};
    if (document && (kept.state || own?.kind === 'current')) session.receive(locale, document, own?.work);
    else if (document && own?.kind === 'left') session.adopt(locale, mergeLeft(own, document));
  }
  const broughtBack = locales.flatMap((locale) => {
    const own = saved[locale]?.own;
    const isKnown = own?.work.edition === kept.state?.languages[locale].besideEdition;
    return own?.kind === 'left' && !isKnown ? [own] : [];
  });
  await Promise.all(locales.map((locale) => fetchDrawingsOf(session.drafts()[locale]?.nodes ?? [])));
  return {
    session,
    known,
    presence,
    userId,
    fields: fieldsOfType(group.type),
    sendNevertheless: takenOver.sendNevertheless,
    journalError: started instanceof JournalError ? started : null,
    restored: kept.restored,
    broughtBackAt: broughtBack[0]?.at ?? null,
    async close() {
      await session.flush({ isLast: true });
      void presence.close();
      forgetTab(group.id, kept.session);
      session.close();
      kept.release();
      await kept.journal?.close().catch(() => undefined);
    },
  };
}

/** Nobody meets their own killed tab as somebody else who is editing the page. */
async function endDeadTabs(
  { presence }: Pick<StudioClient, 'presence'>,
  known: KnownDocuments,
  groupId: string,
  session: string,
): Promise<void> {
  const [version] = listVersions(known.get());
  if (!version) return;
  const dead = await takeDeadTabs(groupId, session);
  // If this fails, the server drops them by itself in less than a minute.
  await Promise.allSettled(dead.map((name) => presence.leave(version.id, name)));
}

interface ServerState {
  readonly document: Saved;
  readonly own: OwnWork | undefined;
}

function startOf(saved: Localized<ServerState | null>): SessionState {
  const editions: Partial<Record<Locale, string>> = {};
  for (const locale of locales) {
    const own = saved[locale]?.own;
    if (own && own.kind !== 'current') editions[locale] = own.work.edition;
  }
  return startState(
    eachLocale((locale) => saved[locale]?.document ?? null),
    editions,
  );
}

function mergeLeft({ work }: OwnWork, { draft: theirs }: Saved): Merged {
  return mergeDrafts({ base: work.from ?? theirs, mine: work.draft, theirs }, definitions);
}

async function readServer(
  client: StudioClient,
  { type, versions }: EditedGroup,
  userId: number,
): Promise<Localized<ServerState | null>> {
  const read = async (locale: Locale): Promise<ServerState | null> => {
    const item = versions[locale];
    if (!item) return null;
    const kept = keepsBeside(item.status) ? await client.work.list(type, item.id) : [];
    return {
      document: { draft: draftOf(item), revision: item.revision },
      own: await findOwnWork(client.revisions, kept, item, userId),
    };
  };
  const [zh, en] = await Promise.all([read('zh'), read('en')]);
  return { zh, en };
}

interface Kept {
  readonly journal: Journal | null;
  readonly error: JournalError | null;
  readonly session: string;
  /** The state stored on this device; null if there is none for this page. */
  readonly state: SessionState | null;
  /** The closed tab that it is from, if not this one. */
  readonly takenFrom: string | null;
  readonly restored: OpenedPage['restored'];
  release(): void;
}

/**
 * Milliseconds for which the undo history of a closed tab is passed to the next tab even if all of its work was saved.
 */
const UNDO_FOR = 24 * 3_600_000;

/** The tab's own work and history after a reload, or else the latest of a closed tab. */
async function openKept(group: EditedGroup, userId: number): Promise<Kept> {
  const tab = await holdTabSession(group.id);
  const nothing = { session: tab.name, state: null, takenFrom: null, restored: null, release: tab.release };
  try {
    const journal = await openJournal();
    // Nothing depends on whether old work could be deleted.
    void journal.prune(isTabOpen).catch(() => undefined);
    const own = await journal.recover(tab.name);
    if (own && own.key.groupId === group.id && own.key.userId === userId) {
      return { ...nothing, journal, error: null, state: own.state };
    }
    for (const work of await journal.listWork({ userId, groupId: group.id })) {
      const isOver = work.locales.length === 0 && work.seenAt < Date.now() - UNDO_FOR;
      if (isOver || (await isTabOpen(work.session))) continue;
      const found = await journal.recover(work.session);
      if (!found) continue;
      const { seenAt, locales: lost } = work;
      const restored = lost.length > 0 ? { seenAt, locales: lost } : null;
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
