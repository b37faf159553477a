import { eachLocale, type Locale, type Localized, locales } from '#cms-schema/locale.ts';
import {
  applyStep,
  type Boundary,
  emptyHistory,
  type History,
  markBoundary,
  recordStep,
  redo,
  type Step,
  undo,
} from '../document/history.ts';
import { isEqual } from '../document/is-equal.ts';
import type { Drafts, PageDraft } from '../document/model.ts';

/** A draft as the server has it. */
export interface Saved {
  readonly draft: PageDraft;
  readonly revision: number;
}

/** Unfinished work that the server keeps beside a published page. */
export interface SavedBeside {
  readonly draft: PageDraft;
  /** The server's id for this state of the work; empty if it gives none. */
  readonly edition: string;
  /** The state of the document that the work started from, if the document has changed since. */
  readonly from?: PageDraft;
}

export interface LanguageState {
  /** The last known state of the server, which `draft` is based on; null while the language does not exist there. */
  readonly base: Saved | null;
  readonly draft: PageDraft | null;
  /** Unfinished work on a published page, which the server keeps beside `base` and shows to no reader. */
  readonly beside?: PageDraft;
  /**
   * The server's id for the newest known state of the work beside, even if `base` has changed since. Absent if the
   * server gave none, or is not known to have any such work.
   */
  readonly besideEdition?: string;
  /** Drafts that were sent without a response so far, and so may have been saved. Oldest first. */
  readonly sent: readonly PageDraft[];
}

/** Everything that an editor's tab holds of a page, as plain data. */
export interface SessionState {
  readonly languages: Localized<LanguageState>;
  readonly history: History;
}

/** Everything that can change the state. The journal stores these entries; replaying them leads to the same state. */
export type SessionEntry =
  | { readonly kind: 'step'; readonly locale: Locale; readonly step: Step }
  | { readonly kind: 'undo' | 'redo'; readonly locale: Locale }
  | { readonly kind: 'boundary'; readonly locale: Locale; readonly boundary: Boundary }
  | { readonly kind: 'sent'; readonly locale: Locale }
  | {
      readonly kind: 'saved';
      readonly locale: Locale;
      readonly revision: number;
      readonly isBeside?: boolean;
      readonly edition?: string;
    }
  /** After a merge, a resolved conflict, or the creation of the language. */
  | { readonly kind: 'rebased'; readonly locale: Locale; readonly language: LanguageState };

/** How many unanswered saves are remembered for merging; the oldest are dropped first. */
const SENT_LIMIT = 200;

/** `editions`: ids of work on earlier states of the document that needs no further handling. */
export function startState(saved: Localized<Saved | null>, editions: Partial<Localized> = {}): SessionState {
  const start = (locale: Locale): LanguageState => {
    const { [locale]: edition } = editions;
    return {
      base: saved[locale],
      draft: saved[locale]?.draft ?? null,
      ...(edition !== undefined && { besideEdition: edition }),
      sent: [],
    };
  };
  return { languages: eachLocale(start), history: emptyHistory };
}

export function draftsOf({ languages }: SessionState): Drafts {
  return eachLocale((locale) => languages[locale].draft);
}

/** The state after an entry; null if the entry does not fit this state. */
export function applyEntry(state: SessionState, entry: SessionEntry): SessionState | null {
  const language = state.languages[entry.locale];
  switch (entry.kind) {
    case 'step': {
      const drafts = applyStep(draftsOf(state), entry.step.changes);
      return drafts && withDrafts({ ...state, history: recordStep(state.history, entry.locale, entry.step) }, drafts);
    }
    case 'undo':
    case 'redo': {
      const travel = entry.kind === 'undo' ? undo : redo;
      const { drafts, history } = travel(state.history, entry.locale, draftsOf(state));
      return withDrafts({ ...state, history }, drafts);
    }
    case 'boundary': {
      const history = markBoundary(state.history, entry.locale, entry.boundary);
      return history === state.history ? state : { ...state, history };
    }
    case 'sent':
      if (!language.draft) return null;
      if (language.sent.at(-1) === language.draft) return state;
      return withLanguage(state, entry.locale, {
        ...language,
        sent: [...language.sent, language.draft].slice(-SENT_LIMIT),
      });
    case 'saved': {
      const draft = language.sent.at(-1);
      if (!draft) return null;
      const { beside: _, besideEdition: __, ...rest } = language;
      if (entry.isBeside) {
        const { edition } = entry;
        return withLanguage(state, entry.locale, {
          ...rest,
          beside: draft,
          ...(edition !== undefined && { besideEdition: edition }),
          sent: [],
        });
      }
      return withLanguage(state, entry.locale, { ...rest, base: { draft, revision: entry.revision }, sent: [] });
    }
    case 'rebased':
      return withLanguage(state, entry.locale, entry.language);
  }
}

/** Whether the draft has changes that the server may not have. */
export function isUnsaved({ base, beside, draft, sent }: LanguageState): boolean {
  if (draft === null) return false;
  const known = beside ?? base?.draft;
  return sent.length > 0 || base === null || !(known === draft || isEqual(known, draft));
}

export function listUnsavedLocales({ languages }: SessionState): Locale[] {
  return locales.filter((locale) => isUnsaved(languages[locale]));
}

function withLanguage(state: SessionState, locale: Locale, language: LanguageState): SessionState {
  return { ...state, languages: { ...state.languages, [locale]: language } };
}

function withDrafts(state: SessionState, drafts: Drafts): SessionState {
  const languages = eachLocale((locale) => {
    const [language, draft] = [state.languages[locale], drafts[locale]];
    return language.draft === draft ? language : { ...language, draft };
  });
  return { ...state, languages };
}
