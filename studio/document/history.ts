import { eachLocale, type Locale, type Localized, locales } from '#cms-schema/locale.ts';
import { applyChange, type Change, invertChange } from './change.ts';
import { isEqual } from './is-equal.ts';
import type { Drafts, PageDraft } from './model.ts';
import { asApplied } from './note-places.ts';
import { isForEditors } from './sources.ts';

/** What a step did, for the label of the undo button. */
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
 * One action of an editor, as they would count it. It belongs to the language they worked in, and may have changed the
 * other one too (a shared field): undo reverts both.
 */
export interface Step {
  readonly action: StepAction;
  /** The type of the block concerned, if there is one. */
  readonly blockType?: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** For typing, the field: `<block id>/<field path>`. A step without a key is never joined with others. */
  readonly key?: string;
  /**
   * The visit to the field (from focus to blur) in which it was typed: steps of one key and one visit are joined.
   * Without a visit (changes that are made without focus in the field), steps within a second are joined.
   */
  readonly visit?: string;
  /** What happened right after the step: undoing the step goes back to before that. */
  readonly boundary?: Boundary;
  readonly changes: StepChanges;
}

/** An event between two steps that an editor should know about: the page was published, or a new session started. */
export interface Boundary {
  readonly kind: 'published' | 'session';
  /** Milliseconds since 1970. */
  readonly at: number;
}

export type StepChanges = Partial<Localized<readonly Change[]>>;

/** Plain data: the journal stores it as it is. */
export type History = Localized<{ readonly done: readonly Step[]; readonly undone: readonly Step[] }>;

export interface Undone {
  readonly drafts: Drafts;
  readonly history: History;
  /** The step that was undone or redone; null if there was none that could be. */
  readonly step: Step | null;
  /**
   * Steps that were skipped because another editor has changed or deleted their content since. They are removed from
   * the history: undoing them would undo the other editor's work.
   */
  readonly skipped: readonly Step[];
}

/** The number of steps kept for each language. */
export const HISTORY_LIMIT = 1000;
/** The longest pause, in milliseconds, between two changes without a visit that are joined into one step. */
export const TYPING_PAUSE = 1000;

export const emptyHistory: History = eachLocale(() => ({ done: [], undone: [] }));

/** Applies a step to the drafts; null if it does not fit. */
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

/** Records a step that was just made. This clears the language's redo steps. */
export function recordStep(history: History, locale: Locale, step: Step): History {
  const { done, undone } = history[locale];
  const last = done.at(-1);
  const joined = last && undone.length === 0 && continues(last, step) ? joinSteps(last, step) : null;
  const before = joined ? done.slice(0, -1) : done;
  const made = joined ?? step;
  const next = isIdle(made) ? before : [...before, made];
  return { ...history, [locale]: { done: next.slice(-HISTORY_LIMIT), undone: [] } };
}

/** Sets a boundary after the last step; does nothing if there is none. */
export function markBoundary(history: History, locale: Locale, boundary: Boundary): History {
  const { done, undone } = history[locale];
  const last = done.at(-1);
  if (!last) return history;
  return { ...history, [locale]: { done: done.with(-1, { ...last, boundary }), undone } };
}

/** Whether both steps are typing in the same visit, and nothing else changed that value in between. */
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

/** Whether a change starts from the result of an earlier one. */
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
 * Applies as much of a step as still fits. Returns the changes that did, in their original order, or null if only its
 * book-keeping (notes about the other language) would fit.
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

/** Joins changes that set the same value repeatedly, if nothing in between concerns that value. */
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

/** Whether two changes may concern the same value; if neither sets a value, they always may. */
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
