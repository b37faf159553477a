import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#cms-schema/json.ts';
import type { DocumentNode } from '#cms-schema/markup/document.ts';
import { printDocument } from '#cms-schema/markup/document.ts';
import { times } from '#kit/testing/long-run.ts';
import { processorTime } from '#kit/testing/processor-time.ts';
import { moveBlock } from './actions/move-block.ts';
import { replaceAttributes } from './actions/replace-attributes.ts';
import { applyChanges } from './change.ts';
import type { Conflict } from './conflict.ts';
import { contains, mergeDrafts, planDecision } from './merge.ts';
import type { PageDraft } from './model.ts';
import {
  aBox,
  aCard,
  aDraft,
  anyDraft,
  anyEdit,
  countingIds,
  editAtRandom,
  listItemPaths,
  type RandomEdit,
  testDefinitions,
} from './testing/any-draft.ts';
import { findBlock, listIds, walk } from './tree.ts';

const anyEdits = fc.array(anyEdit, { maxLength: 12 });

describe('properties of every merge', () => {
  it('if only one side made changes, the result is that side, byte for byte', () => {
    fc.assert(
      fc.property(anyDraft, anyEdits, (base, edits) => {
        const other = edited(base, edits, 'x');
        for (const sides of [
          { mine: base, theirs: other },
          { mine: other, theirs: base },
          { mine: other, theirs: other },
        ]) {
          const { draft, conflicts } = mergeDrafts(
            { base: structuredClone(base), ...structuredClone(sides) },
            testDefinitions,
          );
          expect(conflicts).toEqual([]);
          expect(draft).toEqual(other);
          expect(printDocument(draft.nodes)).toBe(printDocument(other.nodes));
        }
      }),
      { numRuns: times(600) },
    );
  });

  it('if only one side changed blocks, the result has its blocks even if the other side changed page fields', () => {
    fc.assert(
      fc.property(anyDraft, anyEdits, (base, edits) => {
        const other = { ...edited(base, edits, 'x'), title: base.title, meta: base.meta };
        const titled = { ...base, title: 'only mine' };
        expect(merge(base, titled, other).draft).toEqual({ ...other, title: 'only mine' });
        expect(merge(base, other, titled).draft).toEqual({ ...other, title: 'only mine' });
        // Without the shortcut for pages whose blocks were changed on one side only.
        const last = aCard('marker');
        const [m, t] = [withLast(base, last, { title: 'm' }), withLast(other, last, {})];
        const merged = merge(withLast(base, last, {}), m, t);
        expect(merged.conflicts).toEqual([]);
        expect(merged.draft.nodes).toEqual([...other.nodes, { ...last, attributes: { title: 'm' } }]);
      }),
      { numRuns: times(600) },
    );
  });

  it('ids stay unique, and every block that both sides have or one side added is kept', () => {
    fc.assert(
      fc.property(anyDraft, anyEdits, anyEdits, (base, mine, theirs) => {
        const [m, t] = [edited(base, mine, 'm'), edited(base, theirs, 't')];
        const { draft } = merge(base, m, t);
        const ids = [...walk(draft.nodes)].map(({ node }) => node.id);
        expect(new Set(ids).size).toBe(ids.length);
        const [inBase, inMine, inTheirs] = [listIds(base.nodes), listIds(m.nodes), listIds(t.nodes)];
        for (const id of inMine) if (inTheirs.has(id) || !inBase.has(id)) expect(ids).toContain(id);
        for (const id of inTheirs) if (!inBase.has(id)) expect(ids).toContain(id);
        expect(() => printDocument(draft.nodes)).not.toThrow();
      }),
      { numRuns: times(1000) },
    );
  });

  it('item ids stay unique, and every item that both sides have or one side added is kept', () => {
    fc.assert(
      fc.property(anyDraft, anyEdits, anyEdits, (base, mine, theirs) => {
        const [m, t] = [edited(base, mine, 'm'), edited(base, theirs, 't')];
        const { draft, conflicts } = merge(base, m, t);
        const paths = listItemPaths(draft);
        expect(new Set(paths).size).toBe(paths.length);
        expect(paths.filter((path) => path.endsWith('?'))).toEqual([]);
        const isAsked = conflicts.some(({ kind }) => kind !== 'item');
        const blocks = listIds(draft.nodes);
        const [was, own, other] = [base, m, t].map((side) => new Set(listItemPaths(side)));
        for (const path of paths) expect(own?.has(path) || other?.has(path)).toBe(true);
        for (const path of [...(own ?? []), ...(other ?? [])]) {
          const [block = '', , , ...deeper] = path.split('/');
          const isOfBoth = own?.has(path) && other?.has(path);
          const isWanted = (isOfBoth || !was?.has(path)) && deeper.length === 0 && blocks.has(block);
          if (isWanted && !isAsked) expect(paths).toContain(path);
        }
      }),
      { numRuns: times(600) },
    );
  });

  it('every text that either side wrote is in the page or in a conflict', () => {
    fc.assert(
      fc.property(anyDraft, anyEdits, anyEdits, (base, mine, theirs) => {
        const [m, t] = [edited(base, signed(mine, 'MINE'), 'm'), edited(base, signed(theirs, 'THEIRS'), 't')];
        const { draft, conflicts } = merge(base, m, t);
        const kept = [...listWords(draft), ...conflicts.flatMap(listConflictWords)];
        for (const side of [m, t])
          for (const word of listWords(side)) {
            if (/^(?:MINE|THEIRS)/.test(word)) expect(kept).toContain(word);
          }
      }),
      { numRuns: times(1000) },
    );
  });

  it('merging edits of different fields, blocks and places gives the same result on both sides', () => {
    fc.assert(
      fc.property(anyDisjoint, ({ base, mine, theirs }) => {
        const [one, two] = [merge(base, mine, theirs), merge(base, theirs, mine)];
        expect(one.conflicts).toEqual([]);
        expect(two.conflicts).toEqual([]);
        expect(one.draft).toEqual(two.draft);
      }),
      { numRuns: times(600) },
    );
  });

  it('resolving every conflict in favour of the other side leaves none of my texts there', () => {
    fc.assert(
      fc.property(anyDraft, anyEdits, anyEdits, (base, mine, theirs) => {
        const [m, t] = [edited(base, mine, 'm'), edited(base, theirs, 't')];
        const { draft, conflicts } = merge(base, m, t);
        const settled = conflicts.reduce(
          (current, conflict) => applied(current, planDecision(current, conflict, 'theirs')),
          draft,
        );
        expect(merge(t, settled, t).draft).toEqual(settled);
        for (const conflict of conflicts) {
          if (conflict.kind !== 'field' || conflict.blockId === null) continue;
          const block = findBlock(settled.nodes, conflict.blockId);
          const key = String(conflict.path[0]);
          if (block && conflict.path.length === 1) expect(block.attributes[key]).toEqual(conflict.theirs);
        }
      }),
      { numRuns: times(600) },
    );
  });
});

describe('two users on one page', () => {
  it('can edit different fields of a block, different keys of a group and different rows', () => {
    const base = card({ title: 'a', figure: '1', rows: [row('x'), row('y')], more: { note: 'n', extra: 'e' } });
    const mine = card({
      title: 'mine',
      figure: '1',
      rows: [row('mine', '', 'x'), row('y')],
      more: { note: 'mine', extra: 'e' },
    });
    const theirs = card({
      title: 'a',
      figure: '2',
      rows: [row('x'), row('theirs', '', 'y')],
      more: { note: 'n', extra: 'theirs' },
    });
    expect(merge(base, mine, theirs)).toEqual({
      draft: card({
        title: 'mine',
        figure: '2',
        rows: [row('mine', '', 'x'), row('theirs', '', 'y')],
        more: { note: 'mine', extra: 'theirs' },
      }),
      conflicts: [],
    });
  });

  it('get a conflict with both texts if they edit the same one, and my text stays in the page', () => {
    const { draft, conflicts } = merge(card({ title: 'a' }), card({ title: 'mine' }), card({ title: 'theirs' }));
    expect(draft).toEqual(card({ title: 'mine' }));
    expect(conflicts).toEqual([
      { kind: 'field', blockId: 'a', path: ['title'], base: 'a', mine: 'mine', theirs: 'theirs' },
    ]);
    expect(conflicts.map((conflict) => applied(draft, planDecision(draft, conflict, 'theirs')))).toEqual([
      card({ title: 'theirs' }),
    ]);
  });

  it('never get a link that mixes parts of both', () => {
    const link = (path: string): JsonObject => ({ link: { kind: 'path', path } });
    const { conflicts } = merge(
      card(link('/a')),
      card({ link: { kind: 'path', path: '/a', newTab: true } }),
      card(link('/b')),
    );
    expect(conflicts).toMatchObject([{ path: ['link'], theirs: { path: '/b' } }]);
  });

  it('can reorder rows on one side and edit, add and delete rows on the other, and all changes are kept', () => {
    const [x, y, z] = [row('x'), row('y'), row('z')];
    const base = card({ rows: [x, y, z] });
    const mine = card({ rows: [{ ...x, value: '5' }, row('new'), y] });
    const theirs = card({ rows: [z, { ...y, label: 'theirs' }, x] });
    expect(merge(base, mine, theirs)).toEqual({
      draft: card({ rows: [{ ...y, label: 'theirs' }, { ...x, value: '5' }, row('new')] }),
      conflicts: [],
    });
  });

  it('keep a row that one deleted and the other edited until the conflict is resolved', () => {
    const [x, y] = [row('x'), row('y')];
    const base = card({ rows: [x, y] });
    const edited = card({ rows: [{ ...x, label: 'edited' }, y] });
    const deleted = card({ rows: [y] });
    for (const [mine, theirs, deletedBy] of [
      [edited, deleted, 'theirs'],
      [deleted, edited, 'mine'],
    ] as const) {
      const { draft, conflicts } = merge(base, mine, theirs);
      expect(draft).toEqual(edited);
      expect(conflicts).toMatchObject([{ kind: 'item', path: ['rows', 'x'], deletedBy, item: { label: 'edited' } }]);
      const decided = (choice: 'mine' | 'theirs') =>
        conflicts.map((conflict) => applied(draft, planDecision(draft, conflict, choice)));
      expect(decided('mine')).toEqual([mine]);
      expect(decided('theirs')).toEqual([theirs]);
    }
  });

  it('get a conflict for the whole list if its items have no ids', () => {
    const list = (...labels: string[]) => card({ rows: labels.map((label) => ({ label })) });
    expect(merge(list('x', 'y'), list('x', 'mine'), list('theirs', 'y')).conflicts).toMatchObject([{ path: ['rows'] }]);
  });

  it('can make a row equal to its neighbour', () => {
    const [a, b, z] = [row('x', 'yes', 'a'), row('x', 'no', 'b'), row('z')];
    const mine = card({ rows: [{ ...a, value: 'no' }, b, z] });
    const theirs = card({ rows: [a, b, { ...z, label: 'theirs' }] });
    expect(merge(card({ rows: [a, b, z] }), mine, theirs)).toEqual({
      draft: card({ rows: [{ ...a, value: 'no' }, b, { ...z, label: 'theirs' }] }),
      conflicts: [],
    });
  });

  it('keep a block that one deleted and the other edited, with its content, until the conflict is resolved', () => {
    const base = aDraft([aBox('b', [aCard('c'), aCard('d')]), aCard('e')]);
    const typed = aDraft([aBox('b', [aCard('c', { title: 'typed' }), aCard('d')]), aCard('e')]);
    const deleted = aDraft([aCard('e')]);
    for (const [mine, theirs, deletedBy] of [
      [typed, deleted, 'theirs'],
      [deleted, typed, 'mine'],
    ] as const) {
      const { draft, conflicts } = merge(base, mine, theirs);
      expect(draft).toEqual(typed);
      expect(conflicts).toMatchObject([{ kind: 'deleted', blockId: 'b', deletedBy }]);
      const decided = (choice: 'mine' | 'theirs') =>
        conflicts.map((conflict) => applied(draft, planDecision(draft, conflict, choice)));
      expect(decided('mine')).toEqual([mine]);
      expect(decided('theirs')).toEqual([theirs]);
    }
  });

  it('delete a block that the other side did not change or only moved', () => {
    const base = aDraft([aCard('a'), aCard('b'), aCard('c')]);
    const { draft, conflicts } = merge(
      base,
      aDraft([aCard('b'), aCard('c'), aCard('a')]),
      aDraft([aCard('b'), aCard('c')]),
    );
    expect(draft).toEqual(aDraft([aCard('b'), aCard('c')]));
    expect(conflicts).toEqual([]);
  });

  it('keep a block that one moved out of a block that the other deleted', () => {
    const base = aDraft([aBox('b', [aCard('c')])]);
    const { draft } = merge(base, aDraft([aBox('b'), aCard('c')]), aDraft([]));
    expect(listIds(draft.nodes)).toContain('c');
  });

  it('can move two blocks into each other: neither is lost, and the outer one stays in its place', () => {
    const base = aDraft([aBox('a'), aBox('b'), aCard('c')]);
    const mine = aDraft([aBox('b', [aBox('a')]), aCard('c')]);
    expect(merge(base, mine, aDraft([aBox('a', [aBox('b')]), aCard('c')])).draft).toEqual(mine);
  });

  it('can insert at the same place: all blocks are kept, in the same order on both sides', () => {
    const base = aDraft([aCard('a'), aCard('b')]);
    const mine = aDraft([aCard('a'), aCard('m1'), aCard('m2'), aCard('b')]);
    const theirs = aDraft([aCard('a'), aCard('t1'), aCard('b')]);
    const order = ['a', 'm1', 'm2', 't1', 'b'];
    expect(merge(base, mine, theirs).draft.nodes.map(({ id }) => id)).toEqual(order);
    expect(merge(base, theirs, mine).draft.nodes.map(({ id }) => id)).toEqual(order);
  });

  it('can swap different pairs of blocks', () => {
    const of = (...ids: string[]) => aDraft(ids.map((id) => aCard(id)));
    expect(merge(of('a', 'b', 'c', 'd'), of('b', 'a', 'c', 'd'), of('a', 'b', 'd', 'c')).draft).toEqual(
      of('b', 'a', 'd', 'c'),
    );
  });

  it('get conflicts for page fields, but never for translation sources', () => {
    const base = aDraft([], { meta: { seo_title: '', haptera_sources: { a: { title: '1' } } } });
    const mine = { ...base, title: 'mine', meta: { seo_title: 'mine', haptera_sources: { a: { title: '2' } } } };
    const theirs = {
      ...base,
      title: 'theirs',
      excerpt: 'theirs',
      meta: { seo_title: 'theirs', haptera_sources: { a: { title: '3' }, b: { title: '1' } } },
    };
    const { draft, conflicts } = merge(base, mine, theirs);
    expect(draft).toEqual({
      ...mine,
      excerpt: 'theirs',
      meta: { seo_title: 'mine', haptera_sources: { a: { title: '2' }, b: { title: '1' } } },
    });
    expect(conflicts.map(({ kind, ...rest }) => ('path' in rest ? rest.path : kind))).toEqual([
      ['title'],
      ['meta', 'seo_title'],
    ]);
    const settled = conflicts.reduce(
      (current, conflict) => applied(current, planDecision(current, conflict, 'theirs')),
      draft,
    );
    expect(settled).toMatchObject({ title: 'theirs', meta: { seo_title: 'theirs' } });
  });

  it('can merge a page of two hundred blocks within half a second', () => {
    const base = aDraft(
      Array.from({ length: 200 }, (_, index) => aCard(`c${index}`, { title: `${index}`, rows: [row('x')] })),
    );
    const mine = applied(base, moveBlock(base, 'c5', { parent: null, index: 150 }, testDefinitions));
    const theirs = applied(base, replaceAttributes(base, 'c5', [{ path: ['title'], value: 'theirs' }]));
    expect(processorTime(() => merge(base, mine, theirs))).toBeLessThan(500);
    const { draft } = merge(base, mine, theirs);
    expect(draft.nodes[150]).toEqual(aCard('c5', { title: 'theirs', rows: [row('x')] }));
  });

  it('recognise their own save if its response was lost', () => {
    const base = card({ title: 'a', figure: '1' });
    const sent = card({ title: 'sent', figure: '1' });
    expect(contains(sent, base, sent, testDefinitions)).toBe(true);
    expect(contains(card({ title: 'sent', figure: '2' }), base, sent, testDefinitions)).toBe(true);
    expect(contains(card({ title: 'a', figure: '2' }), base, sent, testDefinitions)).toBe(false);
  });
});

const words = fc.string({ minLength: 1, maxLength: 4 });

/**
 * A page of six cards on which both sides edit different fields, insert after different cards, and move different ones.
 */
const anyDisjoint = fc
  .record({
    mine: fc.array(fc.tuple(fc.nat({ max: 2 }), words), { maxLength: 4 }),
    theirs: fc.array(fc.tuple(fc.nat({ max: 2 }), words), { maxLength: 4 }),
  })
  .map(({ mine, theirs }) => {
    const base = aDraft(
      Array.from({ length: 6 }, (_, index) =>
        aCard(`c${index}`, { title: 't', figure: 'f', rows: [row('a'), row('b')] }),
      ),
    );
    const edit = (draft: PageDraft, [act, word]: readonly [number, string], half: 0 | 1): PageDraft => {
      if (act === 0)
        return applied(
          draft,
          replaceAttributes(draft, 'c2', [{ path: [half === 0 ? 'title' : 'figure'], value: word }]),
        );
      if (act === 1)
        return applied(
          draft,
          replaceAttributes(draft, 'c4', [{ path: ['rows', half === 0 ? 'a' : 'b', 'label'], value: word }]),
        );
      const id = `${half === 0 ? 'm' : 't'}-${draft.nodes.length}`;
      const anchor = draft.nodes.findIndex((node) => node.id === (half === 0 ? 'c0' : 'c5'));
      return { ...draft, nodes: draft.nodes.toSpliced(anchor + 1, 0, aCard(id, { title: word })) };
    };
    return {
      base,
      mine: mine.reduce((draft, step) => edit(draft, step, 0), base),
      theirs: theirs.reduce((draft, step) => edit(draft, step, 1), base),
    };
  });

function merge(base: PageDraft, mine: PageDraft, theirs: PageDraft) {
  return mergeDrafts({ base, mine, theirs }, testDefinitions);
}

function edited(base: PageDraft, edits: readonly RandomEdit[], who: string): PageDraft {
  const newId = countingIds(who);
  return edits.reduce((draft, edit) => applied(draft, editAtRandom(draft, edit, newId)), base);
}

function applied(draft: PageDraft, changes: Parameters<typeof applyChanges>[1]): PageDraft {
  const next = applyChanges(draft, changes);
  if (!next) throw new Error('A change did not fit.');
  return next;
}

function signed(edits: readonly RandomEdit[], who: string): RandomEdit[] {
  return edits.map((edit, index) => ({ ...edit, words: `${who} ${index}` }));
}

function listWords(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listWords) : [];
}

function listConflictWords(conflict: Conflict): string[] {
  return listWords(conflict);
}

function withLast(draft: PageDraft, node: DocumentNode, attributes: JsonObject): PageDraft {
  const last = node.kind === 'block' ? { ...node, attributes } : node;
  return { ...draft, nodes: [...draft.nodes, last] };
}

function card(attributes: JsonObject): PageDraft {
  return aDraft([aCard('a', attributes)]);
}

function row(label: string, value = '', id = label): JsonObject {
  return { id, label, value };
}
