import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  changeEntry,
  dropEntry,
  type EditedEntry,
  endEditing,
  findEntry,
  flattenEntries,
  insertEntry,
  keepEdited,
  MENU_DEPTH,
  type MenuMove,
  moveEntry,
  removeEntry,
  startEditing,
} from './menu-tree.ts';

function anEntry(uid: string, children: readonly EditedEntry[] = []): EditedEntry {
  return {
    uid,
    id: null,
    key: '',
    label: uid,
    description: '',
    target: { kind: 'address', url: '' },
    opensNewTab: false,
    cssClasses: [],
    isBroken: false,
    children,
  };
}

const shape = (entries: readonly EditedEntry[]): unknown[] =>
  entries.map(({ uid, children }) => (children.length > 0 ? [uid, shape(children)] : uid));

const menu = [anEntry('a', [anEntry('a1'), anEntry('a2')]), anEntry('b'), anEntry('c')];

describe('moving a menu entry by one step', () => {
  test.each<[string, MenuMove, unknown]>([
    ['b', 'up', ['b', ['a', ['a1', 'a2']], 'c']],
    ['b', 'down', [['a', ['a1', 'a2']], 'c', 'b']],
    ['b', 'in', [['a', ['a1', 'a2', 'b']], 'c']],
    ['a1', 'down', [['a', ['a2', 'a1']], 'b', 'c']],
    ['a1', 'out', [['a', ['a2']], 'a1', 'b', 'c']],
    ['a', 'up', null],
    ['a', 'in', null],
    ['a1', 'in', null],
    ['c', 'out', null],
  ])('moving "%s" %s gives %j', (uid, move, result) => {
    const moved = moveEntry(menu, uid, move);
    expect(moved && shape(moved)).toEqual(result);
  });
});

test('edits made while a menu is being saved are kept and get the stored ids', () => {
  const asked = [anEntry('a', [anEntry('a1')]), anEntry('b')];
  let count = 0;
  const store = (entries: readonly EditedEntry[]): ReturnType<typeof endEditing> =>
    endEditing(entries).map((entry, place) => {
      count += 1;
      return { ...entry, id: count, key: `key-${count}`, children: store(entries[place]?.children ?? []) };
    });
  const edited = insertEntry(changeEntry(asked, 'a1', { label: 'typed since' }), anEntry('new'), 'b');
  const kept = keepEdited(edited, asked, store(asked));
  expect(shape(kept)).toEqual(shape(edited));
  expect(flattenEntries(kept).map(({ uid, id, key, label }) => [uid, id, key, label])).toEqual([
    ['a', 1, 'key-1', 'a'],
    ['a1', 2, 'key-2', 'typed since'],
    ['b', 3, 'key-3', 'b'],
    ['new', null, '', 'new'],
  ]);
});

test('an entry can be dropped before, after and into another, but not below itself or too deep', () => {
  expect(shape(dropEntry(menu, 'c', 'a2', 'before') ?? [])).toEqual([['a', ['a1', 'c', 'a2']], 'b']);
  expect(shape(dropEntry(menu, 'a1', 'b', 'into') ?? [])).toEqual([['a', ['a2']], ['b', ['a1']], 'c']);
  expect(dropEntry(menu, 'a', 'a1', 'after')).toBeNull();
  expect(dropEntry(menu, 'a', 'b', 'into')).toBeNull();
  expect(dropEntry(menu, 'b', 'a1', 'into')).toBeNull();
});

test('a new entry is inserted after the selected one', () => {
  expect(shape(insertEntry(menu, anEntry('n'), 'a1'))).toEqual([['a', ['a1', 'n', 'a2']], 'b', 'c']);
  expect(shape(insertEntry(menu, anEntry('n'), null))).toEqual([['a', ['a1', 'a2']], 'b', 'c', 'n']);
});

test('changing a label or removing an entry leaves everything else unchanged', () => {
  const changed = changeEntry(menu, 'a2', { label: 'Later' });
  expect(findEntry(changed, 'a2')?.label).toBe('Later');
  expect(shape(removeEntry(changed, 'a2'))).toEqual([['a', ['a1']], 'b', 'c']);
});

test('no sequence of moves and drops loses an entry or exceeds the depth limit', () => {
  const uids = ['a', 'a1', 'a2', 'b', 'c'];
  const act = fc.oneof(
    fc.record({ uid: fc.constantFrom(...uids), move: fc.constantFrom<MenuMove>('up', 'down', 'in', 'out') }),
    fc.record({
      uid: fc.constantFrom(...uids),
      target: fc.constantFrom(...uids),
      side: fc.constantFrom('before' as const, 'after' as const, 'into' as const),
    }),
  );
  fc.assert(
    fc.property(fc.array(act, { maxLength: 40 }), (acts) => {
      let entries: readonly EditedEntry[] = menu;
      for (const step of acts) {
        const next =
          'move' in step
            ? moveEntry(entries, step.uid, step.move)
            : dropEntry(entries, step.uid, step.target, step.side);
        entries = next ?? entries;
      }
      expect(flattenEntries(entries).length).toBe(uids.length);
      expect(uids.every((uid) => findEntry(entries, uid))).toBe(true);
      expect(depthOf(entries)).toBeLessThanOrEqual(MENU_DEPTH);
    }),
  );
});

test('opening and saving a menu without changes preserves its entries', () => {
  const saved = endEditing(menu);
  let count = 0;
  expect(endEditing(startEditing(saved, () => `new-${count++}`))).toEqual(saved);
});

function depthOf(entries: readonly EditedEntry[]): number {
  return entries.length === 0 ? 0 : 1 + Math.max(...entries.map(({ children }) => depthOf(children)));
}
