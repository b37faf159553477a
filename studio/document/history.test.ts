import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { printDocument } from '#cms-schema/markup/document.ts';
import { moveBlock } from './actions/move-block.ts';
import { removeBlock } from './actions/remove-block.ts';
import { replaceAttributes } from './actions/replace-attributes.ts';
import { applyChanges, type Change } from './change.ts';
import { applyStep, emptyHistory, HISTORY_LIMIT, type History, recordStep, redo, type Step, undo } from './history.ts';
import type { Drafts, PageDraft } from './model.ts';
import { notePlaces } from './note-places.ts';
import { aCard, aDraft, anyDraft, anyEdit, countingIds, editAtRandom, testDefinitions } from './testing/any-draft.ts';
import { anyActs, undoAmongMerges } from './testing/undo-among-merges.ts';

interface State {
  readonly drafts: Drafts;
  readonly history: History;
}

const start: State = {
  drafts: { zh: aDraft([aCard('a', { title: '' })]), en: aDraft([aCard('a', { title: '' })]) },
  history: emptyHistory,
};

describe('undo', () => {
  it('undoes and redoes a thousand edits of any kind', () => {
    fc.assert(
      fc.property(anyDraft, fc.array(anyEdit, { minLength: 1000, maxLength: 1000 }), (draft, edits) => {
        let state: State = { drafts: { zh: draft, en: null }, history: emptyHistory };
        const newId = countingIds('new');
        const states = [draft];
        for (const [index, edit] of edits.entries()) {
          const changes = editAtRandom(required(state.drafts.zh), edit, newId);
          if (changes.length === 0) continue;
          state = make(state, { action: 'edit', at: index, changes: { zh: changes } });
          states.push(required(state.drafts.zh));
        }
        const end = required(state.drafts.zh);
        for (const expected of states.slice(0, -1).toReversed()) {
          const back = undo(state.history, 'zh', state.drafts);
          expect(back.skipped).toEqual([]);
          state = back;
          expect(state.drafts.zh).toEqual(expected);
        }
        expect(printDocument(required(state.drafts.zh).nodes)).toBe(printDocument(draft.nodes));
        for (const expected of states.slice(1)) {
          state = redo(state.history, 'zh', state.drafts);
          expect(state.drafts.zh).toEqual(expected);
        }
        expect(printDocument(required(state.drafts.zh).nodes)).toBe(printDocument(end.nodes));
        expect(redo(state.history, 'zh', state.drafts).step).toBeNull();
      }),
      { numRuns: 2 },
    );
  });

  it('keeps at least two hundred steps, separately for each language', () => {
    let state = start;
    for (let index = 1; index <= HISTORY_LIMIT + 50; index++) {
      state = type(state, 'zh', `${index}`, index * 5000);
      state = type(state, 'en', `${-index}`, index * 5000);
    }
    let steps = 0;
    for (
      let back = undo(state.history, 'zh', state.drafts);
      back.step;
      back = undo(state.history, 'zh', state.drafts)
    ) {
      state = back;
      steps++;
    }
    expect(steps).toBe(HISTORY_LIMIT);
    expect(titleOf(state, 'zh')).toBe('50');
    expect(titleOf(state, 'en')).toBe(`${-(HISTORY_LIMIT + 50)}`);
  });

  it('treats a visit to a field as one step, however long the user pauses', () => {
    let state = type(type(start, 'zh', '触', 0, 'first'), 'zh', '触觉', 90_000, 'first');
    state = type(state, 'zh', '触觉反馈', 90_100, 'second');
    expect(state.history.zh.done).toHaveLength(2);
    expect(titleOf(undo(state.history, 'zh', state.drafts), 'zh')).toBe('触觉');
  });

  it('starts a new step if another user has changed the field in between', () => {
    let state = type(start, 'zh', 'mine', 0, 'visit');
    state = { ...state, drafts: { ...state.drafts, zh: aDraft([aCard('a', { title: 'mine and theirs' })]) } };
    state = type(state, 'zh', 'mine and theirs.', 100, 'visit');
    expect(titleOf(undo(state.history, 'zh', state.drafts), 'zh')).toBe('mine and theirs');
  });

  it('restores a deleted block between its neighbours even if another user has inserted blocks before them', () => {
    const draft = aDraft([aCard('a'), aCard('b'), aCard('c')]);
    const state = make(
      { drafts: { zh: draft, en: null }, history: emptyHistory },
      notedStep(draft, removeBlock(draft, 'b')),
    );
    const theirs = aDraft([aCard('x'), aCard('y'), aCard('a'), aCard('c')]);
    const back = undo(state.history, 'zh', { zh: theirs, en: null });
    expect(back.drafts.zh?.nodes.map(({ id }) => id)).toEqual(['x', 'y', 'a', 'b', 'c']);
  });

  it('does not move a block that another user has moved since', () => {
    const draft = aDraft([aCard('a'), aCard('b'), aCard('c')]);
    const moved = moveBlock(draft, 'a', { parent: null, index: 2 }, testDefinitions);
    const state = make({ drafts: { zh: draft, en: null }, history: emptyHistory }, notedStep(draft, moved));
    const theirs = aDraft([aCard('b'), aCard('a'), aCard('c')]);
    expect(undo(state.history, 'zh', { zh: theirs, en: null })).toMatchObject({ step: null, drafts: { zh: theirs } });
  });

  it('is correct whatever merges happen in between', () => {
    fc.assert(fc.property(anyDraft, anyActs, undoAmongMerges), { numRuns: 500 });
  });

  it('treats typing outside of a visit as one step until a pause of one second', () => {
    let state = type(type(type(start, 'zh', '触', 0), 'zh', '触觉', 900), 'zh', '触觉反', 1800);
    state = type(state, 'zh', '触觉反馈', 2801);
    expect(state.history.zh.done).toHaveLength(2);
    state = undo(state.history, 'zh', state.drafts);
    expect(titleOf(state, 'zh')).toBe('触觉反');
    state = undo(state.history, 'zh', state.drafts);
    expect(titleOf(state, 'zh')).toBe('');
  });

  it('records no step for typing that changed nothing in the end', () => {
    const state = type(type(start, 'zh', 'a', 0), 'zh', '', 100);
    expect(state.history.zh.done).toEqual([]);
  });

  it('never combines typing with a step that was undone before it', () => {
    let state = type(type(start, 'zh', 'a', 0), 'zh', 'b', 5000);
    state = undo(state.history, 'zh', state.drafts);
    state = type(state, 'zh', 'ac', 5100);
    expect(state.history.zh.done).toHaveLength(2);
    expect(state.history.zh.undone).toEqual([]);
    expect(titleOf(undo(state.history, 'zh', state.drafts), 'zh')).toBe('a');
  });

  it('does not overwrite later text of another user, and reports the skipped steps', () => {
    const mine = type(type(start, 'zh', 'earlier', 0), 'zh', 'mine', 5000);
    const merged = { ...mine, drafts: { ...mine.drafts, zh: aDraft([aCard('a', { title: 'theirs' })]) } };
    const back = undo(merged.history, 'zh', merged.drafts);
    expect(back.step).toBeNull();
    expect(back.skipped).toHaveLength(2);
    expect(titleOf(back, 'zh')).toBe('theirs');
    expect(back.history.zh).toEqual({ done: [], undone: [] });
  });

  it('restores a deleted block even if another user has edited a different one since', () => {
    const draft = aDraft([aCard('a', { title: 'A' }), aCard('b')]);
    let state: State = { drafts: { zh: draft, en: null }, history: emptyHistory };
    state = make(state, { action: 'remove', at: 0, changes: { zh: removeBlock(draft, 'a') } });
    const changed = required(state.drafts.zh);
    const theirs = required(
      applyChanges(changed, replaceAttributes(changed, 'b', [{ path: ['title'], value: 'theirs' }])),
    );
    const back = undo(state.history, 'zh', { zh: theirs, en: null });
    expect(back.drafts.zh?.nodes).toEqual([aCard('a', { title: 'A' }), aCard('b', { title: 'theirs' })]);
  });

  it('of a step that changed both languages undoes both', () => {
    const change: Change = { kind: 'set', id: 'a', path: ['figure'], after: '5' };
    let state = make(start, { action: 'edit', at: 0, changes: { zh: [change], en: [change] } });
    expect(state.drafts.en?.nodes).toEqual([aCard('a', { title: '', figure: '5' })]);
    state = undo(state.history, 'zh', state.drafts);
    expect(state.drafts).toEqual(start.drafts);
    state = redo(state.history, 'zh', state.drafts);
    expect(state.drafts.en?.nodes).toEqual([aCard('a', { title: '', figure: '5' })]);
  });

  it('has a history that can be stored as JSON', () => {
    const state = type(type(start, 'zh', 'a', 0), 'en', 'b', 9000);
    const history: History = JSON.parse(JSON.stringify(state.history));
    expect(history).toEqual(state.history);
    expect(titleOf(undo(history, 'en', state.drafts), 'en')).toBe('');
  });
});

function notedStep(draft: PageDraft, changes: readonly Change[]): Step {
  return { action: 'move', at: 0, changes: notePlaces({ zh: draft, en: null }, { zh: changes }) };
}

function type(state: State, locale: 'zh' | 'en', words: string, at: number, visit?: string): State {
  const changes = replaceAttributes(required(state.drafts[locale]), 'a', [{ path: ['title'], value: words }]);
  const typed = { action: 'edit', at, key: 'a/title', changes: { [locale]: changes } } as const;
  return make(state, visit === undefined ? typed : { ...typed, visit }, locale);
}

function make(state: State, step: Step, locale: 'zh' | 'en' = 'zh'): State {
  const drafts = applyStep(state.drafts, step.changes);
  if (!drafts) throw new Error('The step did not fit.');
  return { drafts, history: recordStep(state.history, locale, step) };
}

function titleOf({ drafts }: { readonly drafts: Drafts }, locale: 'zh' | 'en'): unknown {
  const [node] = required(drafts[locale]).nodes;
  return node?.kind === 'block' ? node.attributes.title : undefined;
}

function required(draft: PageDraft | null): PageDraft {
  if (!draft) throw new Error('There is no draft.');
  return draft;
}
