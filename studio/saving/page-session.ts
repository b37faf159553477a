import { eachLocale, eachLocaleAwaited, type Locale, type Localized, locales } from '#cms-schema/locale.ts';
import type { Definitions } from '#cms-schema/typed-document.ts';
import type { Conflict } from '../document/conflict.ts';
import { diffDrafts } from '../document/diff-drafts.ts';
import {
  type Boundary,
  canRedo,
  canUndo,
  redo,
  type Step,
  type StepAction,
  type StepChanges,
  undo,
} from '../document/history.ts';
import { type Merged, planDecision } from '../document/merge.ts';
import type { Drafts } from '../document/model.ts';
import { notePlaces } from '../document/note-places.ts';
import type { Clock } from './clock.ts';
import type { SessionJournal } from './journal.ts';
import { knowBeside, rebaseBeside, rebaseLanguage } from './rebase.ts';
import { createSaveQueue, type FlushOptions, type SaveQueue, type SaveTimes } from './save-queue.ts';
import type { SaveState } from './save-state.ts';
import {
  applyEntry,
  draftsOf,
  isUnsaved,
  type LanguageState,
  type Saved,
  type SavedBeside,
  type SessionEntry,
  type SessionState,
} from './session-state.ts';
import type { Transport } from './transport.ts';

export interface PageSessionOptions {
  readonly state: SessionState;
  readonly definitions: Definitions;
  readonly clock: Clock;
  readonly transports: Localized<Transport>;
  /** Null if the browser does not allow storage. */
  readonly journal: SessionJournal | null;
  readonly times?: SaveTimes;
}

export interface EditOptions {
  readonly action: StepAction;
  readonly blockType?: string;
  /** Set while typing, so that keystrokes join into one step: `<block id>/<field path>`. */
  readonly key?: string;
}

/** A page as an editor's tab holds it: the drafts of both languages, their undo history, and their saving. */
export interface PageSession {
  state(): SessionState;
  drafts(): Drafts;
  saveState(locale: Locale): SaveState;
  /** Conflicts of a language that the editor has to resolve. */
  conflicts(locale: Locale): readonly Conflict[];
  /** Whose version the other side of the conflicts of a language is. */
  conflictSide(locale: Locale): ConflictSide;
  /** Applies changes as one undo step. Returns false, and does nothing, if the changes no longer fit the drafts. */
  edit(locale: Locale, changes: StepChanges, options: EditOptions): boolean;
  /** `skipped` are steps that can no longer be applied because another editor has changed the same content since. */
  undo(locale: Locale): { readonly step: Step | null; readonly skipped: readonly Step[] };
  redo(locale: Locale): { readonly step: Step | null; readonly skipped: readonly Step[] };
  /** The focus left a field: what is typed from now on is a new undo step. */
  endVisit(): void;
  /** The boundary (a publication or an earlier session) that the next undo would cross, or null. */
  boundary(locale: Locale): Boundary | null;
  /** Records that the language was published in its current state. */
  markPublished(locale: Locale): void;
  canUndo(locale: Locale): boolean;
  canRedo(locale: Locale): boolean;
  /** Resolves a conflict. Saving resumes after the last one of the language. */
  decide(locale: Locale, conflict: Conflict, choice: 'mine' | 'theirs'): void;
  /**
   * Takes in the current state of the server: after publishing, restoring or creating the language, or when notified of
   * a change. `beside` is this user's unfinished work that the server keeps beside the document.
   */
  receive(locale: Locale, current: Saved, beside?: SavedBeside): void;
  /**
   * Takes in, as one undo step, a merge of this draft with one that is not a state of the document. Its conflicts are
   * left to the editor. `side`: who wrote the other draft.
   */
  adopt(locale: Locale, merged: Merged, side?: ConflictSide): void;
  /** Saves both languages now, if they have unsaved changes. */
  flush(options?: FlushOptions): Promise<Localized<SaveState>>;
  /** Resumes saving: the connection is back, or the editor has signed in again. */
  resume(): void;
  /** While paused (another editor has taken the page over), work stays on this device. */
  pause(isPaused: boolean): void;
  /** The listener is called after every change of a draft, of the history, or of a save state. */
  subscribe(listener: () => void): () => void;
  close(): void;
}

/** The state of the document; this user's own work from another tab; or the unpublished work of a person. */
export type ConflictSide =
  | { readonly kind: 'document' }
  | { readonly kind: 'own' }
  | { readonly kind: 'person'; readonly name: string };

export function createPageSession({
  state: start,
  definitions,
  clock,
  transports,
  journal,
  times,
}: PageSessionOptions): PageSession {
  let state = start;
  let isPaused = false;
  let visits = 0;
  // Part of every visit's id, so that typing never continues a step of an earlier session: no two start at the same
  // time.
  const opened = clock.now().toString(36);
  const held: Record<Locale, Held> = { ...eachLocale(() => nothingHeld) };
  const listeners = new Set<() => void>();
  const queues: Localized<SaveQueue> = eachLocale(createQueue);
  for (const locale of locales)
    if (isUnsaved(state.languages[locale])) queues[locale].edited(journal && Promise.resolve());
  for (const locale of locales) {
    const last = state.history[locale].done.at(-1);
    if (last && !last.boundary) commit({ kind: 'boundary', locale, boundary: { kind: 'session', at: clock.now() } });
  }

  function createQueue(locale: Locale): SaveQueue {
    return createSaveQueue(
      {
        read: () => state.languages[locale],
        onSent: () => commit({ kind: 'sent', locale })?.kept ?? null,
        onSaved: (answer) => void commit({ ...answer, locale }),
        onStale: ({ current, beside }) => rebase(locale, current, beside),
        onState: tell,
      },
      transports[locale],
      clock,
      times,
    );
  }

  /** Every change of state goes through an entry, so that replaying the journal leads to the same state. */
  function commit(entry: SessionEntry): { kept: Promise<void> | null } | null {
    const next = applyEntry(state, entry);
    if (!next) return null;
    const kept = journal && next !== state ? journal.append(entry, next) : journal && Promise.resolve();
    // Callers that await it get the failure themselves. For entries nobody awaits, the next one stores the whole state.
    kept?.catch(() => undefined);
    state = next;
    return { kept };
  }

  /** Commits an editor's action, and notifies the save queues of the languages that it changed. */
  function act(entry: SessionEntry): boolean {
    const before = draftsOf(state);
    const done = commit(entry);
    if (!done) return false;
    const after = draftsOf(state);
    for (const locale of locales) if (after[locale] !== before[locale]) queues[locale].edited(done.kept);
    tell();
    return true;
  }

  function make(locale: Locale, changes: StepChanges, options: EditOptions): boolean {
    const noted = notePlaces(draftsOf(state), changes);
    const visit = options.key === undefined ? {} : { visit: `${opened}-${visits}` };
    return act({ kind: 'step', locale, step: { ...options, ...visit, at: clock.now(), changes: noted } });
  }

  function rebase(locale: Locale, current: Saved, beside?: SavedBeside): readonly Conflict[] {
    const before = state.languages[locale];
    let { language, conflicts } = rebaseLanguage(before, current, definitions);
    let decided: LanguageState = { ...language, base: current };
    let side: ConflictSide = { kind: 'document' };
    const isOldNews = before.base !== null && current.revision < before.base.revision;
    // One set of conflicts at a time: the next save reports the work beside the document again.
    if (beside && !isOldNews && conflicts.length === 0) {
      ({ language, conflicts } = rebaseBeside(language, beside, definitions, before));
      decided = knowBeside(language, beside);
      side = { kind: 'own' };
    }
    if (language !== before) commit({ kind: 'rebased', locale, language });
    held[locale] = conflicts.length > 0 ? { conflicts, decided, side } : nothingHeld;
    tell();
    return conflicts;
  }

  function travel(locale: Locale, kind: 'undo' | 'redo') {
    const { step, skipped } = (kind === 'undo' ? undo : redo)(state.history, locale, draftsOf(state));
    if (step || skipped.length > 0) act({ kind, locale });
    return { step, skipped };
  }

  function tell(): void {
    for (const listener of [...listeners]) listener();
  }

  return {
    state: () => state,
    drafts: () => draftsOf(state),
    saveState: (locale) => queues[locale].state(),
    conflicts: (locale) => held[locale].conflicts,
    conflictSide: (locale) => held[locale].side,
    edit(locale, changes, options) {
      const isIdle = locales.every((each) => (changes[each] ?? []).length === 0);
      return isIdle || make(locale, changes, options);
    },
    undo: (locale) => travel(locale, 'undo'),
    redo: (locale) => travel(locale, 'redo'),
    endVisit() {
      visits += 1;
    },
    boundary: (locale) => state.history[locale].done.at(-1)?.boundary ?? null,
    markPublished(locale) {
      commit({ kind: 'boundary', locale, boundary: { kind: 'published', at: clock.now() } });
      tell();
    },
    canUndo: (locale) => canUndo(state.history, locale),
    canRedo: (locale) => canRedo(state.history, locale),
    decide(locale, conflict, choice) {
      const { conflicts, decided, side } = held[locale];
      if (!decided || !conflicts.includes(conflict)) return;
      const draft = state.languages[locale].draft;
      const changes = draft ? planDecision(draft, conflict, choice) : [];
      if (changes.length > 0) make(locale, { [locale]: changes }, { action: 'conflict' });
      const left = conflicts.filter((other) => other !== conflict);
      held[locale] = left.length > 0 ? { conflicts: left, decided, side } : nothingHeld;
      if (left.length > 0) queues[locale].hold(left);
      else {
        commit({
          kind: 'rebased',
          locale,
          language: { ...decided, draft: state.languages[locale].draft, sent: [] },
        });
        queues[locale].resume();
      }
      tell();
    },
    receive(locale, current, beside) {
      const conflicts = rebase(locale, current, beside);
      if (conflicts.length > 0) queues[locale].hold(conflicts);
      else queues[locale].resume();
    },
    flush: (options) => eachLocaleAwaited((locale) => queues[locale].flush(options)),
    resume() {
      for (const locale of locales) if (held[locale].decided === null) queues[locale].resume();
    },
    adopt(locale, merged, side = { kind: 'document' }) {
      const { draft } = state.languages[locale];
      if (!draft || held[locale].decided) return;
      const changes = diffDrafts(draft, merged.draft);
      if (changes.length > 0) make(locale, { [locale]: changes }, { action: 'restore' });
      if (merged.conflicts.length === 0) return;
      held[locale] = { conflicts: merged.conflicts, decided: state.languages[locale], side };
      queues[locale].hold(merged.conflicts);
      tell();
    },
    pause(wanted) {
      if (wanted === isPaused) return;
      isPaused = wanted;
      for (const locale of locales) queues[locale].pause(isPaused);
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close() {
      for (const locale of locales) queues[locale].close();
      listeners.clear();
    },
  };
}

/** Unresolved conflicts, and the state of the language to continue from once all of them are resolved. */
interface Held {
  readonly conflicts: readonly Conflict[];
  readonly decided: LanguageState | null;
  readonly side: ConflictSide;
}

const nothingHeld: Held = { conflicts: [], decided: null, side: { kind: 'document' } };
