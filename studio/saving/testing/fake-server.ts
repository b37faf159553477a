import type { Locale, Localized } from '#cms-schema/locale.ts';
import type { PageDraft } from '../../document/model.ts';
import { pruneSources } from '../../document/sources.ts';
import type { Clock } from '../clock.ts';
import type { Saved, SavedBeside } from '../session-state.ts';
import type { SaveAnswer, Transport } from '../transport.ts';

export interface FakeServer {
  /** The latest saved state. */
  read(locale: Locale): Saved;
  /** The server's response to a client that asks for the current state. */
  find(locale: Locale): { readonly current: Saved; readonly beside?: SavedBeside };
  write(locale: Locale, draft: PageDraft, expectedRevision: number, expectedEdition?: string): SaveAnswer;
  /** A third user changes the published document. */
  publish?(locale: Locale, change: (draft: PageDraft) => PageDraft): void;
}

/** A server with one page in both languages, which checks revisions. */
export function createFakeServer(drafts: Localized<PageDraft>): FakeServer {
  const pages: Record<Locale, Saved> = {
    zh: { draft: drafts.zh, revision: 1 },
    en: { draft: drafts.en, revision: 1 },
  };
  return {
    read: (locale) => pages[locale],
    find: (locale) => ({ current: structuredClone(pages[locale]) }),
    write(locale, draft, expectedRevision) {
      if (expectedRevision !== pages[locale].revision)
        return { kind: 'stale', current: structuredClone(pages[locale]) };
      pages[locale] = { draft: structuredClone(pruneSources(draft)), revision: expectedRevision + 1 };
      return { kind: 'saved', revision: expectedRevision + 1 };
    },
  };
}

/** A server with a published page and the work of one user beside it, which checks revisions and editions. */
export function createFakePublishedServer(drafts: Localized<PageDraft>): FakeServer {
  const history: Localized<PageDraft[]> = { zh: [drafts.zh], en: [drafts.en] };
  const kept: Record<Locale, { draft: PageDraft; edition: string; revision: number } | null> = { zh: null, en: null };
  let writes = 0;
  const present = (locale: Locale): Saved => {
    const revision = history[locale].length;
    return { draft: history[locale][revision - 1] ?? drafts[locale], revision };
  };
  const find = (locale: Locale) => {
    const current = present(locale);
    const own = kept[locale];
    if (!own) return structuredClone({ current });
    const { draft, edition, revision } = own;
    const from = revision === current.revision ? undefined : history[locale][revision - 1];
    return structuredClone({ current, beside: { draft, edition, ...(from && { from }) } });
  };
  return {
    read(locale) {
      const current = present(locale);
      const own = kept[locale];
      return own?.revision === current.revision ? { ...current, draft: own.draft } : current;
    },
    find,
    write(locale, draft, expectedRevision, expectedEdition = '') {
      const { revision } = present(locale);
      const own = kept[locale];
      const isStale = expectedRevision !== revision || (own && own.edition !== expectedEdition);
      if (isStale) return { kind: 'stale', ...find(locale) };
      const edition = `${++writes}`;
      kept[locale] = { draft: structuredClone(draft), edition, revision };
      return { kind: 'saved', revision, isBeside: true, edition };
    },
    publish(locale, change) {
      history[locale].push(structuredClone(change(present(locale).draft)));
    },
  };
}

/** The outcome of one request; delays in milliseconds. */
export interface Fate {
  readonly up: number;
  readonly down: number;
  readonly outcome: 'arrives' | 'requestLost' | 'answerLost' | 'doubled' | 'silent' | 'refused' | 'signedOut';
}

export const goodFate: Fate = { up: 20, down: 20, outcome: 'arrives' };

/** A transport to the fake server, with an outcome for each request. */
export function createFakeTransport(server: FakeServer, locale: Locale, clock: Clock, nextFate: () => Fate): Transport {
  return {
    save({ draft, expectedRevision, expectedEdition }) {
      const { up, down, outcome } = nextFate();
      return new Promise((resolve) => {
        const answer = (result: SaveAnswer) => clock.after(down, () => resolve(result));
        clock.after(up, () => {
          if (outcome === 'signedOut') answer({ kind: 'unauthorised' });
          else if (outcome === 'refused') {
            answer({ kind: 'failed', failure: { code: 'busy', status: 503, message: 'Busy.' }, isTemporary: true });
          } else if (outcome === 'requestLost') answer({ kind: 'offline' });
          else {
            const result = server.write(locale, draft, expectedRevision, expectedEdition);
            // A proxy repeats the request. It is random which of the two responses arrives first; the other one is
            // ignored.
            if (outcome === 'doubled') {
              clock.after(up, () => {
                const second = server.write(locale, draft, expectedRevision, expectedEdition);
                if (down % 2 === 0) answer(second);
              });
              if (down % 2 === 0) return;
            }
            if (outcome === 'answerLost') answer({ kind: 'offline' });
            else if (outcome !== 'silent') answer(result);
          }
        });
      });
    },
  };
}
