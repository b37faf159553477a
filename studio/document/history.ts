import { eachLocale, type Locale, type Localized, locales } from '#cms-schema/locale.ts';
import { applyChange, type Change, invertChange } from './change.ts';
import { isEqual } from './is-equal.ts';
import type { Drafts, PageDraft } from './model.ts';
import { asApplied } from './note-places.ts';
import { isForEditors } from './sources.ts';

/** What a step did, for the words beside the undo button. */
export type StepAction =
  | 'insert'
  | 'remove'
  | 'move'
  | 'duplicate'
  | 'paste'
  | 'edit'
  | 'page'
  | 'restore'
  | 'translation'
  | 'conflict';

/**
 * One thing that an editor did, as they would count it. It belongs to the language they worked in, and may have changed
 * the other one too (a shared field): undoing it undoes both.
 */
export interface Step {
  readonly action: StepAction;
  /** Name of the block concerned, if it was one. */
  readonly blockType?: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Of typing, what was typed into: `<block id>/<field path>`. Absent: always a step of its own. */
  readonly key?: string;
  /**
   * The visit to the field that it was typed in: steps of one key and one visit are one. Without a visit (whatever types
   * without the keyboard being in the field), those that follow within a second.
   */
  readonly visit?: string;
  /** What came after it. To undo it is to go back behind that. */
  readonly boundary?: Boundary;
  readonly changes: StepChanges;
}

/** A moment between two steps that an editor should know of: the page was published, or another sitting began. */
export interface Boundary {
  readonly kind: 'published' | 'session';
  /** Milliseconds since 1970. */
  readonly at: number;
}

export type StepChanges = Partial<Localized<readonly Change[]>>;

/** Plain data: it is kept in the journal as it is. */
export type History = Localized<{ readonly done: readonly Step[]; readonly undone: readonly Step[] }>;

export interface Undone {
  readonly drafts: Drafts;
  readonly history: History;
  /** What was undone or done again; null when nothing could be. */
  readonly step: Step | null;
  /**
   * Steps on the way that no longer fit, because somebody else has changed or deleted what they are about. They are left
   * out of the history: to undo them would undo another person's work.
   */
  readonly skipped: readonly Step[];
}

/** Steps kept for each language. */
export const HISTORY_LIMIT = 1000;
/** Milliseconds between two key presses of no visit that still belong to one step. */
export const TYPING_PAUSE = 1000;

export const emptyHistory: History = eachLocale(() => ({ done: [], undone: [] }));

/** Applies a step to the drafts; null when it does not fit. */
export function applyStep(drafts: Drafts, changes: StepChanges): Drafts | null {
  let next = drafts;
  for (const locale of locales) {
    for (const change of changes[locale] ?? []) {
      const draft = next[locale];
      const changed = draft && applyChange(draft, change);
      if (!changed) return null;
      next = { ...next, [locale]: changed };
    }
  }
  return next;
}

/** Notes a step that was just made. What had been undone in this language is gone then. */
export function recordStep(history: History, locale: Locale, step: Step): History {
  const { done, undone } = history[locale];
  const last = done.at(-1);
  const joined = last && undone.length === 0 && continues(last, step) ? joinSteps(last, step) : null;
  const before = joined ? done.slice(0, -1) : done;
  const made = joined ?? step;
  const next = isIdle(made) ? before : [...before, made];
  return { ...history, [locale]: { done: next.slice(-HISTORY_LIMIT), undone: [] } };
}

/** Notes what comes after the last step; nothing when there is none. */
export function markBoundary(history: History, locale: Locale, boundary: Boundary): History {
  const { done, undone } = history[locale];
  const last = done.at(-1);
  if (!last) return history;
  return { ...history, [locale]: { done: done.with(-1, { ...last, boundary }), undone } };
}

/** Whether two steps are typing of one visit, and nobody else has written there in between. */
function continues(last: Step, step: Step): boolean {
  if (last.key === undefined || last.key !== step.key || last.visit !== step.visit || last.boundary) return false;
  if (step.visit === undefined && step.at - last.at > TYPING_PAUSE) return false;
  return locales.every((locale) => {
    const earlier = last.changes[locale] ?? [];
    return (step.changes[locale] ?? []).every((change) => {
      const touched = earlier.findLast((other) => touches(other, change));
      return touched === undefined || follows(touched, change);
    });
  });
}

/** Whether a change starts from what an earlier one has left. */
function follows(earlier: Change, later: Change): boolean {
  const isOfOneValue =
    (earlier.kind === 'page' && later.kind === 'page') ||
    ((earlier.kind === 'set' || earlier.kind === 'meta') &&
      (later.kind === 'set' || later.kind === 'meta') &&
      isEqual(earlier.path, later.path));
  return !isOfOneValue || isEqual(earlier.after, later.before);
}

export function undo(history: History, locale: Locale, drafts: Drafts): Undone {
  return travel(history, locale, drafts, 'done');
}

export function redo(history: History, locale: Locale, drafts: Drafts): Undone {
  return travel(history, locale, drafts, 'undone');
}

export function canUndo(history: History, locale: Locale): boolean {
  return history[locale].done.length > 0;
}

export function canRedo(history: History, locale: Locale): boolean {
  return history[locale].undone.length > 0;
}

function travel(history: History, locale: Locale, drafts: Drafts, from: 'done' | 'undone'): Undone {
  const to = from === 'done' ? 'undone' : 'done';
  const source = [...history[locale][from]];
  const skipped: Step[] = [];
  for (let step = source.pop(); step; step = source.pop()) {
    const result = from === 'done' ? applyWhatFits(drafts, step, true) : applyWhatFits(drafts, step, false);
    if (!result) {
      skipped.push(step);
      continue;
    }
    const target = [...history[locale][to], { ...step, changes: result.changes }];
    const moved = from === 'done' ? { done: source, undone: target } : { done: target, undone: source };
    return { drafts: result.drafts, history: { ...history, [locale]: moved }, step, skipped };
  }
  const emptied = { ...history[locale], [from]: source };
  return { drafts, history: { ...history, [locale]: emptied }, step: null, skipped };
}

/**
 * As much of a step as still fits, with the changes that did, in the order in which they were done first. Null when only
 * its book-keeping (what is noted of the other language) would fit.
 */
function applyWhatFits(
  drafts: Drafts,
  { changes }: Step,
  isBackwards: boolean,
): { drafts: Drafts; changes: StepChanges } | null {
  let next = drafts;
  const fitting = eachLocale((): Change[] => []);
  for (const locale of locales) {
    const own = changes[locale] ?? [];
    for (const change of isBackwards ? own.toReversed() : own) {
      const draft: PageDraft | null = next[locale];
      const directed = isBackwards ? invertChange(change) : change;
      const changed = draft && applyChange(draft, directed);
      if (!changed) continue;
      next = { ...next, [locale]: changed };
      const applied = asApplied(draft, changed, directed);
      if (isBackwards) fitting[locale].unshift(invertChange(applied));
      else fitting[locale].push(applied);
    }
  }
  const asked = locales.flatMap((locale) => changes[locale] ?? []);
  const done = locales.flatMap((locale) => fitting[locale]);
  const isFit = asked.every(isBookKeeping) ? done.length > 0 : done.some((change) => !isBookKeeping(change));
  if (!isFit) return null;
  return {
    drafts: next,
    changes: Object.fromEntries(locales.filter((locale) => changes[locale]).map((locale) => [locale, fitting[locale]])),
  };
}

function isBookKeeping(change: Change): boolean {
  return change.kind === 'meta' && isForEditors(change.path[0]);
}

function joinSteps(first: Step, second: Step): Step {
  const changes: StepChanges = Object.fromEntries(
    locales.flatMap((locale) => {
      const joined = [...(first.changes[locale] ?? []), ...(second.changes[locale] ?? [])];
      return joined.length === 0 ? [] : [[locale, foldChanges(joined)]];
    }),
  );
  return { ...first, at: second.at, changes };
}

/** Makes one of changes that set the same value again and again, with nothing in between that concerns it. */
function foldChanges(changes: readonly Change[]): Change[] {
  const folded: Change[] = [];
  for (const change of changes) {
    const index = folded.findLastIndex((earlier) => touches(earlier, change));
    const earlier = folded[index];
    const joined = earlier && joinChanges(earlier, change);
    if (!joined) folded.push(change);
    else if (isNothing(joined)) folded.splice(index, 1);
    else folded[index] = joined;
  }
  return folded;
}

function joinChanges(earlier: Change, later: Change): Change | null {
  if (earlier.kind === 'page' && later.kind === 'page') return { ...earlier, after: later.after };
  const isSameKind =
    (earlier.kind === 'set' && later.kind === 'set') || (earlier.kind === 'meta' && later.kind === 'meta');
  if (!isSameKind || !isEqual(earlier.path, later.path)) return null;
  const { after: _, at, ...rest } = earlier;
  const place = later.after === undefined ? later.at : at;
  return {
    ...rest,
    ...(later.after !== undefined && { after: later.after }),
    ...(place !== undefined && { at: place }),
  };
}

/** Whether two changes may be about the same value; of anything but values, always. */
function touches(left: Change, right: Change): boolean {
  if (left.kind === 'page' && right.kind === 'page') return left.field === right.field;
  if (left.kind === 'set' && right.kind === 'set') return left.id === right.id && overlaps(left.path, right.path);
  if (left.kind === 'meta' && right.kind === 'meta') return overlaps(left.path, right.path);
  const isValue = ({ kind }: Change) => kind === 'page' || kind === 'meta' || kind === 'set';
  return !isValue(left) && !(right.kind === 'page' || right.kind === 'meta');
}

function overlaps(left: readonly unknown[], right: readonly unknown[]): boolean {
  const length = Math.min(left.length, right.length);
  return isEqual(left.slice(0, length), right.slice(0, length));
}

function isNothing(change: Change): boolean {
  return (
    (change.kind === 'page' || change.kind === 'meta' || change.kind === 'set') && isEqual(change.before, change.after)
  );
}

function isIdle({ changes }: Step): boolean {
  return locales.every((locale) => (changes[locale] ?? []).length === 0);
}
