import type { Locale, Localized } from '#cms-schema/locale.ts';
import type { PageDraft } from '../../document/model.ts';
import type { Clock } from '../clock.ts';
import type { Saved, SavedBeside } from '../session-state.ts';
import type { SaveAnswer, Transport } from '../transport.ts';

export interface FakeServer {
  read(locale: Locale): Saved;
  write(locale: Locale, draft: PageDraft, expectedRevision: number): SaveAnswer;
}

/** A server with one page in both languages and the rule of revisions. */
export function createFakeServer(drafts: Localized<PageDraft>): FakeServer {
  const pages: Record<Locale, Saved> = {
    zh: { draft: drafts.zh, revision: 1 },
    en: { draft: drafts.en, revision: 1 },
  };
  return {
    read: (locale) => pages[locale],
    write(locale, draft, expectedRevision) {
      if (expectedRevision !== pages[locale].revision)
        return { kind: 'stale', current: structuredClone(pages[locale]) };
      pages[locale] = { draft: structuredClone(draft), revision: expectedRevision + 1 };
      return { kind: 'saved', revision: expectedRevision + 1 };
    },
  };
}

/** What becomes of one request. Milliseconds. */
export interface Fate {
  readonly up: number;
  readonly down: number;
  readonly outcome: 'arrives' | 'requestLost' | 'answerLost' | 'doubled' | 'silent' | 'refused' | 'signedOut';
}

export const goodFate: Fate = { up: 20, down: 20, outcome: 'arrives' };

/** The way to the server, with a fate for each request. */
export function createFakeTransport(server: FakeServer, locale: Locale, clock: Clock, nextFate: () => Fate): Transport {
  return {
    save({ draft, expectedRevision }) {
      const { up, down, outcome } = nextFate();
      return new Promise((resolve) => {
        const answer = (result: SaveAnswer) => clock.after(down, () => resolve(result));
        clock.after(up, () => {
          if (outcome === 'signedOut') answer({ kind: 'unauthorised' });
          else if (outcome === 'refused') {
            answer({ kind: 'failed', failure: { code: 'busy', status: 503, message: 'Busy.' }, isTemporary: true });
          } else if (outcome === 'requestLost') answer({ kind: 'offline' });
          else {
            const result = server.write(locale, draft, expectedRevision);
            // A proxy repeats the request; which of the two answers comes first is chance, the other one counts for nothing.
            if (outcome === 'doubled') {
              clock.after(up, () => {
                const second = server.write(locale, draft, expectedRevision);
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

/** What one person keeps beside a published page, whichever device it comes from: the rule of editions. */
export interface FakeShelf {
  read(): SavedBeside | undefined;
  transport(clock: Clock): Transport;
}

export function createFakeShelf(page: Saved): FakeShelf {
  let kept: SavedBeside | undefined;
  let count = 0;
  return {
    read: () => kept,
    transport: (clock) => ({
      save: ({ draft, expectedEdition }) =>
        new Promise((resolve) => {
          clock.after(20, () => {
            if (kept && kept.edition !== expectedEdition) {
              resolve({ kind: 'stale', current: structuredClone(page), beside: structuredClone(kept) });
              return;
            }
            count += 1;
            kept = { draft: structuredClone(draft), edition: `edition ${count}` };
            resolve({ kind: 'saved', revision: page.revision, isBeside: true, edition: kept.edition });
          });
        }),
    }),
  };
}
