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
  /** Null where the browser keeps nothing. */
  readonly journal: SessionJournal | null;
  readonly times?: SaveTimes;
}

export interface EditOptions {
  readonly action: StepAction;
  readonly blockType?: string;
  /** For typing: `<block id>/<field path>`. */
  readonly key?: string;
}

/** What an editor's tab holds of a page: the drafts of both languages, their history, and their way to the server. */
export interface PageSession {
  state(): SessionState;
  drafts(): Drafts;
  saveState(locale: Locale): SaveState;
  /** What waits for a decision in a language. */
  conflicts(locale: Locale): readonly Conflict[];
  /** Makes a step. False when the changes no longer fit what stands here: then nothing happened. */
  edit(locale: Locale, changes: StepChanges, options: EditOptions): boolean;
  /** `skipped` are steps that somebody else's work has overtaken. */
  undo(locale: Locale): { readonly step: Step | null; readonly skipped: readonly Step[] };
  redo(locale: Locale): { readonly step: Step | null; readonly skipped: readonly Step[] };
  /** The keyboard left a field: what is typed from now on is another step. */
  endVisit(): void;
  /** What the next undo would go back behind; null when that is nothing to speak of. */
  boundary(locale: Locale): Boundary | null;
  /** The language was published as it stands here. */
  markPublished(locale: Locale): void;
  canUndo(locale: Locale): boolean;
  canRedo(locale: Locale): boolean;
  /** Decides a conflict. When it was the last one of the language, saving goes on. */
  decide(locale: Locale, conflict: Conflict, choice: 'mine' | 'theirs'): void;
  /**
   * What is known to stand on the server by now: after publishing, restoring, creating the language, or at a signal.
   * `beside`: what the same person keeps beside it.
   */
  receive(locale: Locale, current: Saved, beside?: SavedBeside): void;
  /** Takes in a merge of this draft with one that is no state of the document, as one step; what it leaves open is asked. */
  adopt(locale: Locale, merged: Merged): void;
  /** Sends now what is unsaved in both languages. */
  flush(options?: FlushOptions): Promise<Localized<SaveState>>;
  /** The connection is back, or the editor signed in again. */
  resume(): void;
  /** Somebody took the page over: until it is theirs again, an editor's work stays on this device. */
  pause(isPaused: boolean): void;
  /** Called after every change of a draft, of the history or of how it stands with saving. */
  subscribe(listener: () => void): () => void;
  close(): void;
}

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
  // Typing of an earlier session is not continued: no two of them begin at the same moment.
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

  /** The state is always what the entries make of it, here and when the journal is read again. */
  function commit(entry: SessionEntry): { kept: Promise<void> | null } | null {
    const next = applyEntry(state, entry);
    if (!next) return null;
    const kept = journal && next !== state ? journal.append(entry, next) : journal && Promise.resolve();
    // Whoever waits for it hears of a failure; the entries that nobody waits for are made good by the next one.
    kept?.catch(() => undefined);
    state = next;
    return { kept };
  }

  /** Commits what an editor did, and tells the queues of the languages that it changed. */
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
    const isOldNews = before.base !== null && current.revision < before.base.revision;
    // One question after the other: what stands beside comes to light again with the next save.
    if (beside && !isOldNews && conflicts.length === 0) {
      ({ language, conflicts } = rebaseBeside(language, beside, definitions, before));
      decided = knowBeside(language, beside);
    }
    if (language !== before) commit({ kind: 'rebased', locale, language });
    held[locale] = conflicts.length > 0 ? { conflicts, decided } : nothingHeld;
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
      const { conflicts, decided } = held[locale];
      if (!decided || !conflicts.includes(conflict)) return;
      const draft = state.languages[locale].draft;
      const changes = draft ? planDecision(draft, conflict, choice) : [];
      if (changes.length > 0) make(locale, { [locale]: changes }, { action: 'conflict' });
      const left = conflicts.filter((other) => other !== conflict);
      held[locale] = left.length > 0 ? { conflicts: left, decided } : nothingHeld;
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
    adopt(locale, merged) {
      const { draft } = state.languages[locale];
      if (!draft || held[locale].decided) return;
      const changes = diffDrafts(draft, merged.draft);
      if (changes.length > 0) make(locale, { [locale]: changes }, { action: 'restore' });
      if (merged.conflicts.length === 0) return;
      held[locale] = { conflicts: merged.conflicts, decided: state.languages[locale] };
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

/** Conflicts that wait for a decision, and what is known of the server when all of them are decided. */
interface Held {
  readonly conflicts: readonly Conflict[];
  readonly decided: LanguageState | null;
}

const nothingHeld: Held = { conflicts: [], decided: null };
