import { describe, expect, it } from 'vitest';
import { definitions } from '#blocks/definitions.generated.ts';
import { createBlock } from '#cms-schema/create-block.ts';
import { createBlockId, renewIds } from '../block-id.ts';
import { canPlace } from '../can-place.ts';
import { applyChanges, type Change, invertChanges } from '../change.ts';
import { EditError } from '../edit-error.ts';
import type { PageDraft } from '../model.ts';
import {
  aBox,
  aCard,
  aDraft,
  aForeign,
  box,
  card,
  countingIds,
  tab,
  tabs,
  testDefinitions,
} from '../testing/any-draft.ts';
import { findBlock, findNode, listIds, locate, pathTo, walk } from '../tree.ts';
import { listFieldProblems } from '../validation.ts';
import { duplicateBlock } from './duplicate-block.ts';
import { insertBlock } from './insert-block.ts';
import { moveBlock } from './move-block.ts';
import { pasteBlocks } from './paste-blocks.ts';
import { removeBlock } from './remove-block.ts';
import { replaceAttributes } from './replace-attributes.ts';

const page = aDraft([aCard('a', { title: 'A' }), aBox('b', [aCard('c'), aForeign('f')], [aCard('d')]), aCard('e')]);

describe('editing the tree of blocks', () => {
  it('inserts a block at the given place without changing any other block', () => {
    const next = apply(
      page,
      insertBlock(page, { parent: { id: 'b', slot: 'main' }, index: 1 }, aCard('new'), testDefinitions),
    );
    expect(findBlock(next.nodes, 'b')?.slots.main?.map(({ id }) => id)).toEqual(['c', 'new', 'f']);
    expect(next.nodes[0]).toBe(page.nodes[0]);
    expect(next.nodes[2]).toBe(page.nodes[2]);
    expect(findBlock(next.nodes, 'd')).toBe(findBlock(page.nodes, 'd'));
  });

  it('moves a block within its slot and out of it, but not into itself', () => {
    const down = apply(page, moveBlock(page, 'a', { parent: null, index: 1 }, testDefinitions));
    expect(down.nodes.map(({ id }) => id)).toEqual(['b', 'a', 'e']);
    const out = apply(page, moveBlock(page, 'c', { parent: null, index: 9 }, testDefinitions));
    expect(out.nodes.map(({ id }) => id)).toEqual(['a', 'b', 'e', 'c']);
    expect(moveBlock(page, 'a', { parent: null, index: 0 }, testDefinitions)).toEqual([]);
    expect(
      refusalOf(() => moveBlock(page, 'b', { parent: { id: 'b', slot: 'main' }, index: 0 }, testDefinitions)),
    ).toBe('into_itself');
  });

  it('respects which blocks a slot allows, how many, and which parents a block allows', () => {
    expect(canPlace(tab, null, null)).toBe(false);
    expect(canPlace(tab, tabs, 'sheets')).toBe(true);
    expect(canPlace(card, tabs, 'sheets')).toBe(false);
    expect(canPlace(null, tabs, 'sheets')).toBe(false);
    expect(canPlace(null, box, 'main')).toBe(true);
    expect(canPlace(card, box, 'gone')).toBe(false);
    const full = aDraft([aBox('b', [], [aCard('1'), aCard('2'), aCard('3')]), aCard('x')]);
    const aside = { parent: { id: 'b', slot: 'aside' }, index: 0 };
    expect(refusalOf(() => insertBlock(full, aside, aCard('4'), testDefinitions))).toBe('slot_full');
    expect(refusalOf(() => moveBlock(full, 'x', aside, testDefinitions))).toBe('slot_full');
    expect(refusalOf(() => duplicateBlock(full, '1', testDefinitions))).toBe('slot_full');
    expect(moveBlock(full, '3', aside, testDefinitions)).toHaveLength(1);
    expect(
      refusalOf(() =>
        insertBlock(page, { parent: { id: 'gone', slot: 'main' }, index: 0 }, aCard('4'), testDefinitions),
      ),
    ).toBe('place_not_found');
  });

  it('refuses blocks nested deeper than a document can be written', () => {
    let nested = aBox('deepest');
    for (let level = 2; level <= 64; level++) nested = aBox(`level-${level}`, [nested]);
    const draft = aDraft([nested, aCard('x')]);
    expect(
      refusalOf(() => moveBlock(draft, 'x', { parent: { id: 'deepest', slot: 'main' }, index: 0 }, testDefinitions)),
    ).toBe('too_deep');
    expect(moveBlock(draft, 'x', { parent: { id: 'level-2', slot: 'main' }, index: 0 }, testDefinitions)).toHaveLength(
      1,
    );
  });

  it('duplicates a block with new ids for everything inside it', () => {
    const { changes, id } = duplicateBlock(page, 'b', testDefinitions);
    const next = apply(page, changes);
    expect(next.nodes.map((node) => node.id)).toEqual(['a', 'b', id, 'e']);
    expect(listIds(next.nodes).size).toBe([...walk(next.nodes)].length);
    expect(findBlock(next.nodes, id)?.slots.main?.[1]).toMatchObject({ kind: 'foreign', source: '<p>f</p>' });
  });

  it('sets a field by its path, creates missing objects around it, and can revert that exactly', () => {
    const changes = replaceAttributes(page, 'a', [
      { path: ['more', 'note'], value: 'x' },
      { path: ['title'], value: undefined },
      { path: ['figure'], value: undefined },
    ]);
    const next = apply(page, changes);
    expect(findBlock(next.nodes, 'a')?.attributes).toEqual({ more: { note: 'x' } });
    expect(apply(next, invertChanges(changes))).toEqual(page);
    expect(replaceAttributes(page, 'a', [{ path: ['title'], value: 'A' }])).toEqual([]);
    expect(refusalOf(() => replaceAttributes(page, 'f', []))).toBe('foreign_block');
    expect(refusalOf(() => replaceAttributes(page, 'gone', []))).toBe('block_not_found');
  });

  it('writes nothing to an item that no longer exists, however it is addressed', () => {
    const draft = aDraft([aCard('a', { rows: [{ id: 'one', label: 'one' }] })]);
    for (const step of ['two', 1, 'label']) {
      expect(replaceAttributes(draft, 'a', [{ path: ['rows', step, 'label'], value: 'late' }])).toEqual([]);
    }
  });

  it('reverts a change of a list even if another user has edited other items since', () => {
    const [one, two, three] = ['one', 'two', 'three'].map((id) => ({ id, label: id }));
    const start = aDraft([aCard('a', { rows: [one, two, three].map((item) => item ?? null) })]);
    const mine = replaceAttributes(start, 'a', [{ path: ['rows'], value: [two ?? null, one ?? null, three ?? null] }]);
    const theirs = (draft: PageDraft) =>
      apply(draft, replaceAttributes(draft, 'a', [{ path: ['rows', 'three', 'label'], value: 'theirs' }]));
    const back = apply(theirs(apply(start, mine)), invertChanges(mine));
    expect(back).toEqual(theirs(start));
    const gone = apply(start, replaceAttributes(start, 'a', [{ path: ['rows', 'one', 'label'], value: 'theirs' }]));
    const removal = replaceAttributes(start, 'a', [{ path: ['rows'], value: [two ?? null, three ?? null] }]);
    expect(applyChanges(gone, removal)).toBeNull();
  });

  it('restores the order of attributes when a change is reverted', () => {
    const draft = aDraft([aCard('a', { title: 'x', figure: '1', size: 'small' })]);
    const changes = replaceAttributes(draft, 'a', [{ path: ['figure'], value: undefined }]);
    const back = apply(apply(draft, changes), invertChanges(changes));
    expect(Object.keys(findBlock(back.nodes, 'a')?.attributes ?? {})).toEqual(['title', 'figure', 'size']);
  });

  it('edits attributes of any name without polluting prototypes', () => {
    const draft = aDraft([aCard('a')]);
    const next = apply(draft, replaceAttributes(draft, 'a', [{ path: ['__proto__', 'polluted'], value: 'x' }]));
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
    expect(Object.keys(findBlock(next.nodes, 'a')?.attributes ?? {})).toEqual(['__proto__']);
  });

  it('never applies a change to a block that was changed or deleted since', () => {
    const typed = replaceAttributes(page, 'a', [{ path: ['title'], value: 'mine' }]);
    const theirs = apply(page, replaceAttributes(page, 'a', [{ path: ['title'], value: 'theirs' }]));
    expect(applyChanges(theirs, typed)).toBeNull();
    const without = apply(page, removeBlock(page, 'a'));
    expect(applyChanges(without, typed)).toBeNull();
    expect(applyChanges(theirs, removeBlock(page, 'a'))).toBeNull();
  });

  it('finds the path from the page down to a block', () => {
    expect(pathTo(page.nodes, 'f').map(({ node }) => node.id)).toEqual(['b', 'f']);
    expect(locate(page.nodes, 'f')?.place).toEqual({ parent: { id: 'b', slot: 'main' }, index: 1 });
    expect(pathTo(page.nodes, 'gone')).toEqual([]);
    expect(findNode(page.nodes, 'gone')).toBeNull();
  });
});

describe('pasting', () => {
  it('assigns new ids, reports blocks that are not allowed there, and pastes the others', () => {
    const pasted = pasteBlocks(
      page,
      { parent: null, index: 1 },
      [aCard('a'), { ...aCard('t'), type: 'haptera/sheet' }, aCard('z')],
      testDefinitions,
    );
    const next = apply(page, pasted.changes);
    expect(next.nodes.map(({ id }) => id)).toEqual(['a', ...pasted.ids, 'b', 'e']);
    expect(pasted.ids).toHaveLength(2);
    expect(pasted.ids).not.toContain('z');
    expect(pasted.refused).toMatchObject([{ code: 'wrong_parent', node: { type: 'haptera/sheet' } }]);
  });

  it('pairs blocks and items when the same clipping is pasted into both languages, once per paste', () => {
    const clipping = [aCard('c', { title: 'T', rows: [{ id: 'r', label: 'L', value: '1' }] })];
    const start = { parent: null, index: 0 };
    const paste = (into: PageDraft, twin: PageDraft) => {
      const { changes } = pasteBlocks(into, start, clipping, testDefinitions, listIds(twin.nodes));
      return applyChanges(into, changes) ?? into;
    };
    const zh = paste(paste(aDraft(), aDraft()), aDraft());
    const en = paste(paste(aDraft(), zh), zh);
    expect(new Set(zh.nodes.map(({ id }) => id)).size).toBe(2);
    expect(en.nodes).toEqual(zh.nodes);
  });

  it('keeps the id of a block that the other language has, but only once', () => {
    const twins = new Set(['z', 'a']);
    const first = pasteBlocks(page, { parent: null, index: 0 }, [aCard('z'), aCard('a')], testDefinitions, twins);
    expect(first.ids[0]).toBe('z');
    expect(first.ids[1]).not.toBe('a');
    const next = apply(page, first.changes);
    expect(pasteBlocks(next, { parent: null, index: 0 }, [aCard('z')], testDefinitions, twins).ids[0]).not.toBe('z');
  });
});

describe('new blocks', () => {
  it('start from the example in the page’s language, with new ids at every depth', () => {
    const node = createBlock(box, 'zh', countingIds('n'), testDefinitions);
    expect(node).toMatchObject({ id: 'n1', version: 1, attributes: { title: '框' }, slots: { aside: [] } });
    expect(node.slots.main).toMatchObject([{ id: 'n2', attributes: { title: '内' } }]);
  });

  it('of every type are complete in both languages', () => {
    for (const definition of definitions.values()) {
      for (const locale of ['zh', 'en'] as const) {
        const taken = new Set<string>();
        const newId = () => {
          const id = createBlockId(taken);
          taken.add(id);
          return id;
        };
        const node = createBlock(definition, locale, newId, definitions);
        expect(listFieldProblems(node, definition), definition.name).toEqual([]);
        expect(listIds([node]).size).toBe([...walk([node])].length);
      }
    }
  });

  it('have unique ids of ten letters and digits', () => {
    const ids = new Set(Array.from({ length: 500 }, () => createBlockId(new Set())));
    expect(ids.size).toBe(500);
    for (const id of ids) expect(id).toMatch(/^[a-z][a-z0-9]{9}$/);
    const zeros = [new Uint8Array(20), new Uint8Array(20).fill(1)];
    const fill = (bytes: Uint8Array<ArrayBuffer>) => bytes.set(zeros.shift() ?? []);
    expect(createBlockId(new Set(['aaaaaaaaaa']), fill)).toBe('bbbbbbbbbb');
  });

  it('that were copied keep an id only if it is unused', () => {
    const taken = new Set(['a']);
    const [first, second] = renewIds([aCard('a'), aCard('b')], taken, testDefinitions, new Set(['a', 'b']));
    expect(first?.id).not.toBe('a');
    expect(second?.id).toBe('b');
  });

  it('get new item ids if they get a new id themselves, and otherwise keep them', () => {
    const attributes = { rows: [{ id: 'r', label: 'x', marks: [{ id: 'm', value: '1' }] }] };
    const nodes = [aCard('a', attributes), aCard('b', attributes)];
    const [copy, kept] = renewIds(nodes, new Set(['a']), testDefinitions, new Set(['b']));
    expect(kept).toMatchObject({ id: 'b', attributes });
    expect(copy).toMatchObject({ attributes: { rows: [{ label: 'x', marks: [{ value: '1' }] }] } });
    const ids = JSON.stringify(copy).match(/"id":"[^"]+"/g) ?? [];
    expect(new Set(ids).size).toBe(3);
    expect(ids).not.toContain('"id":"r"');
    expect(ids).not.toContain('"id":"m"');
  });
});

function apply(draft: PageDraft, changes: readonly Change[]): PageDraft {
  const next = applyChanges(draft, changes);
  if (!next) throw new Error('A change did not fit.');
  return next;
}

function refusalOf(act: () => unknown): string {
  try {
    act();
    return 'none';
  } catch (error) {
    if (error instanceof EditError && error.text.zh !== '' && error.status === 422) return error.code;
    throw error;
  }
}
