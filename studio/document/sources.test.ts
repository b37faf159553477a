import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PAGE_SOURCES } from '#cms-schema/page-texts.ts';
import { readSources } from '#cms-schema/translation/sources.ts';
import { removeBlock } from './actions/remove-block.ts';
import { applyChanges } from './change.ts';
import { applyStep, emptyHistory, recordStep, undo } from './history.ts';
import type { Drafts, PageDraft } from './model.ts';
import { SETTLED_KEY } from './settled.ts';
import { isSameForReaders, keepSources, planSource, pruneSources, SOURCES_KEY } from './sources.ts';
import { aCard, aDraft, anyDraft, anyEdit, countingIds, editAtRandom } from './testing/any-draft.ts';
import { listIds } from './tree.ts';

/** Adds translation sources for the page and for every block. */
function translated(draft: PageDraft): PageDraft {
  return [PAGE_SOURCES, ...listIds(draft.nodes)].reduce(
    (current, id) =>
      applyChanges(current, planSource(current, id, ['title'], { state: 'translated', from: `source of ${id}` })) ??
      current,
    draft,
  );
}

describe('translation sources', () => {
  it('are stored only for existing blocks, and restored when a deletion is undone', () => {
    fc.assert(
      fc.property(anyDraft.map(translated), fc.array(anyEdit, { maxLength: 60 }), (start, edits) => {
        let drafts: Drafts = { zh: start, en: null };
        let history = emptyHistory;
        const newId = countingIds('new');
        for (const [index, edit] of edits.entries()) {
          const before = required(drafts.zh);
          const changes = { zh: editAtRandom(before, edit, newId) };
          const next = required(applyStep(drafts, changes)?.zh);
          if (changes.zh.length > 0) history = recordStep(history, 'zh', { action: 'edit', at: index * 5000, changes });
          const stored = pruneSources(next);
          const ids = [PAGE_SOURCES, ...listIds(next.nodes)];
          expect(ids).toEqual(expect.arrayContaining(Object.keys(stored.meta[SOURCES_KEY] ?? {})));
          for (const id of ids) expect(readSources(stored, id)).toEqual(readSources(next, id));
          // As after a merge with another user's save: the stored state, which was pruned, replaces the editor's draft.
          drafts = { zh: keepSources(stored, next), en: null };
          expect(drafts.zh).toEqual(next);
        }
        for (let back = undo(history, 'zh', drafts); back.step; back = undo(history, 'zh', drafts)) {
          ({ drafts, history } = back);
        }
        expect(drafts.zh?.meta[SOURCES_KEY]).toEqual(start.meta[SOURCES_KEY]);
      }),
      { numRuns: 30 },
    );
  });

  it('stay the same object if nothing is omitted', () => {
    const draft = translated(aDraft([aCard('a')]));
    expect(pruneSources(draft)).toBe(draft);
    expect(keepSources(draft, draft)).toBe(draft);
    expect(pruneSources(aDraft([aCard('a')])).meta).toEqual({});
  });

  it('are not a change for readers, unlike every other field', () => {
    const draft = aDraft([aCard('a')]);
    const changes = removeBlock(draft, 'a');
    expect(isSameForReaders(draft, translated(draft))).toBe(true);
    expect(isSameForReaders(draft, { ...draft, meta: { [SETTLED_KEY]: { a: 'alone' } } })).toBe(true);
    expect(isSameForReaders(draft, { ...draft, meta: { seo_title: 'Other' } })).toBe(false);
    expect(isSameForReaders(draft, required(applyChanges(draft, changes)))).toBe(false);
  });
});

function required<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Error('It should be there.');
  return value;
}
