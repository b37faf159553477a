import fc from 'fast-check';
import { defineBlock } from '#cms-schema/define-block.ts';
import { choice } from '#cms-schema/fields/choice.ts';
import { group } from '#cms-schema/fields/group.ts';
import { link } from '#cms-schema/fields/link.ts';
import { list } from '#cms-schema/fields/list.ts';
import { copyItem, itemIdOf, storedItem } from '#cms-schema/fields/list-items.ts';
import { richText } from '#cms-schema/fields/rich-text.ts';
import { slot } from '#cms-schema/fields/slot.ts';
import { text } from '#cms-schema/fields/text.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '#cms-schema/json.ts';
import type { BlockNode, DocumentNode, ForeignNode } from '#cms-schema/markup/document.ts';
import type { Definitions } from '#cms-schema/typed-document.ts';
import { duplicateBlock } from '../actions/duplicate-block.ts';
import { insertBlock } from '../actions/insert-block.ts';
import { moveBlock } from '../actions/move-block.ts';
import { removeBlock } from '../actions/remove-block.ts';
import { replaceAttributes } from '../actions/replace-attributes.ts';
import { setPageField, setPageMeta } from '../actions/set-page-field.ts';
import type { Change } from '../change.ts';
import { EditError } from '../edit-error.ts';
import type { PageDraft } from '../model.ts';
import { type Parent, walk } from '../tree.ts';

const label = { zh: '字段', en: 'Field' };
const shared = { title: label, description: label, category: 'text' as const };

/** A block with every kind of field that matters here. */
export const card = defineBlock({
  ...shared,
  name: 'haptera/card',
  fields: {
    title: text({ label, required: true }),
    body: richText({ label }),
    figure: text({ label, translation: 'shared' }),
    size: choice({ label, options: { small: label, large: label }, default: 'small' }),
    link: link({ label }),
    rows: list({
      label,
      of: group({
        label,
        fields: {
          label: text({ label }),
          value: text({ label, translation: 'shared' }),
          marks: list({ label, of: text({ label, translation: 'shared' }) }),
        },
      }),
    }),
    tags: list({ label, of: text({ label }) }),
    more: group({ label, fields: { note: text({ label }), extra: text({ label }) } }),
  },
  example: {
    zh: {
      attributes: {
        title: '标题',
        body: '<p>正文</p>',
        figure: '1',
        size: 'small',
        link: null,
        rows: [],
        tags: [],
        more: { note: '', extra: '' },
      },
    },
    en: {
      attributes: {
        title: 'Title',
        body: '<p>Text</p>',
        figure: '1',
        size: 'small',
        link: null,
        rows: [],
        tags: [],
        more: { note: '', extra: '' },
      },
    },
  },
});

export const box = defineBlock({
  ...shared,
  name: 'haptera/box',
  category: 'layout',
  fields: { title: text({ label }) },
  slots: { main: slot({ label }), aside: slot({ label, max: 3 }) },
  example: {
    zh: {
      attributes: { title: '框' },
      slots: { main: [{ type: 'haptera/card', attributes: { title: '内' } }], aside: [] },
    },
    en: {
      attributes: { title: 'Box' },
      slots: { main: [{ type: 'haptera/card', attributes: { title: 'In' } }], aside: [] },
    },
  },
});

export const tabs = defineBlock({
  ...shared,
  name: 'haptera/sheets',
  category: 'layout',
  fields: {},
  slots: { sheets: slot({ label, allow: ['haptera/sheet'], max: 2 }) },
  example: { zh: { attributes: {}, slots: { sheets: [] } }, en: { attributes: {}, slots: { sheets: [] } } },
});

export const tab = defineBlock({
  ...shared,
  name: 'haptera/sheet',
  fields: { title: text({ label }) },
  parents: ['haptera/sheets'],
  example: { zh: { attributes: { title: '页' } }, en: { attributes: { title: 'Sheet' } } },
});

export const testDefinitions: Definitions = new Map(
  [card, box, tabs, tab].map((definition) => [definition.name, definition]),
);

export function aCard(id: string, attributes: JsonObject = {}): BlockNode {
  return { kind: 'block', id, type: 'haptera/card', version: 1, attributes, slots: {} };
}

export function aBox(id: string, main: DocumentNode[] = [], aside: DocumentNode[] = []): BlockNode {
  return { kind: 'block', id, type: 'haptera/box', version: 1, attributes: { title: id }, slots: { main, aside } };
}

export function aForeign(id: string, source = `<p>${id}</p>`): ForeignNode {
  return { kind: 'foreign', id, source };
}

export function aDraft(nodes: readonly DocumentNode[] = [], rest: Partial<PageDraft> = {}): PageDraft {
  return { title: 'Page', slug: 'page', excerpt: '', meta: {}, nodes, ...rest };
}

const anyWords = fc.constantFrom('', 'a', 'b', '触觉', '触觉 👋', 'True HD', '"quote"', '30–500 Hz');
const anyKey = fc.constantFrom('old', 'main', 'children', 'puck', 'editMode', '__proto__', '7');
const anyValue = fc.oneof(anyWords, fc.integer(), fc.constant(null), fc.array(anyWords, { maxLength: 2 }));

const anyMarks = fc.array(anyWords, { maxLength: 2 }).map(asItems);
const anyRow = fc.record({ label: anyWords, value: anyWords, marks: anyMarks }, { requiredKeys: ['label', 'value'] });

/** Items of a list whose items are not groups. */
function asItems(values: readonly JsonValue[]): JsonValue[] {
  return values.map((value, index) => ({ id: `v${index}`, value }));
}

/** Fields in any order, some missing and some malformed, and unknown attributes. */
const anyAttributes: fc.Arbitrary<JsonObject> = fc
  .tuple(
    fc.record(
      {
        title: anyWords,
        body: anyWords,
        figure: anyWords,
        size: fc.constantFrom('small', 'large', 'gone'),
        link: fc.constantFrom(null, { kind: 'path', path: '/a' }, { kind: 'url', url: 'https://a.example' }),
        rows: fc.oneof(
          {
            weight: 5,
            arbitrary: fc
              .array(anyRow, { maxLength: 3 })
              .map((rows) => rows.map((row, index) => ({ id: `r${index}`, ...row }))),
          },
          { weight: 1, arbitrary: anyWords },
        ),
        tags: fc.array(anyWords, { maxLength: 3 }).map(asItems),
        more: fc.record({ note: anyWords, extra: anyWords }, { requiredKeys: [] }),
      },
      { requiredKeys: [] },
    ),
    fc.dictionary(anyKey, anyValue, { maxKeys: 2 }),
    fc.boolean(),
  )
  .map(([known, unknown, isFirst]) => {
    const entries = [...Object.entries(known), ...Object.entries(unknown)];
    return Object.fromEntries(isFirst ? entries.toReversed() : entries);
  });

const { forest: anyForest } = fc.letrec<{ forest: DocumentNode[]; node: DocumentNode }>((tie) => ({
  forest: fc.array(tie('node'), { maxLength: 4, depthIdentifier: 'draft' }),
  node: fc.oneof(
    { depthIdentifier: 'draft', depthSize: 'small', withCrossShrink: true },
    anyAttributes.map((attributes) => aCard('', attributes)),
    fc.constantFrom('<p>old</p>', '<!-- wp:more /-->').map((source) => aForeign('', source)),
    fc.record({ main: tie('forest'), aside: tie('forest') }).map(({ main, aside }) => aBox('', main, aside)),
  ),
}));

/** Nodes with unique ids: `n1`, `n2` … */
export const anyNodes: fc.Arbitrary<DocumentNode[]> = anyForest.map((nodes) => numbered(nodes, { next: 1 }));

export const anyDraft: fc.Arbitrary<PageDraft> = fc
  .record({
    title: anyWords,
    slug: anyWords,
    excerpt: anyWords,
    meta: fc.dictionary(anyKey, anyValue, { maxKeys: 2 }),
    nodes: anyNodes,
  })
  .map((draft) => ({ ...draft }));

function numbered(nodes: readonly DocumentNode[], counter: { next: number }): DocumentNode[] {
  return nodes.map((node) => {
    const id = `n${counter.next++}`;
    if (node.kind === 'foreign') return { ...node, id };
    const slots = Object.entries(node.slots).map(([name, inner]) => [name, numbered(inner, counter)] as const);
    return { ...node, id, slots: Object.fromEntries(slots) };
  });
}

/** Numbers from which `editAtRandom` derives one edit. */
export const anyEdit = fc.record({
  act: fc.nat(),
  target: fc.nat(),
  place: fc.nat(),
  index: fc.nat({ max: 5 }),
  words: fc.oneof(anyWords, fc.string({ maxLength: 8 })),
});
export type RandomEdit = typeof anyEdit extends fc.Arbitrary<infer Value> ? Value : never;

/** One edit, derived from numbers. `newId` must give each editor other ids, so that they do not collide. */
export function editAtRandom(draft: PageDraft, edit: RandomEdit, newId: () => string): Change[] {
  const located = [...walk(draft.nodes)];
  const target = located[edit.target % Math.max(1, located.length)]?.node;
  const parents: Parent[] = [
    null,
    ...located.flatMap(({ node }) =>
      node.kind === 'block' ? Object.keys(node.slots).map((slotName): Parent => ({ id: node.id, slot: slotName })) : [],
    ),
  ];
  const place = { parent: parents[edit.place % parents.length] ?? null, index: edit.index };
  try {
    switch (edit.act % 14) {
      case 0:
        return insertBlock(draft, place, aCard(newId(), { title: edit.words }), testDefinitions);
      case 1:
        return insertBlock(draft, place, aBox(newId(), [aCard(newId())]), testDefinitions);
      case 2:
        return target ? removeBlock(draft, target.id) : [];
      case 3:
      case 4:
        return target ? moveBlock(draft, target.id, place, testDefinitions) : [];
      case 5:
        return target ? duplicateBlock(draft, target.id, testDefinitions).changes : [];
      case 6:
        return edit.index % 2 === 0
          ? setPageField(draft, 'title', edit.words)
          : setPageMeta(draft, 'seo_title', edit.words);
      case 7:
        return target?.kind === 'block'
          ? replaceAttributes(draft, target.id, [{ path: ['rows', `r${edit.index % 3}`, 'label'], value: edit.words }])
          : [];
      case 10:
      case 11:
      case 12:
      case 13:
        return target?.kind === 'block' ? editItems(draft, target, edit, newId) : [];
      case 8:
        return target?.kind === 'block'
          ? replaceAttributes(draft, target.id, [
              { path: ['figure'], value: edit.index % 2 === 0 ? undefined : edit.words },
            ])
          : [];
      default:
        return target?.kind === 'block'
          ? replaceAttributes(draft, target.id, [{ path: ['title'], value: edit.words }])
          : [];
    }
  } catch (error) {
    if (error instanceof EditError) return [];
    throw error;
  }
}

/** Adds, deletes, moves or copies an item of one of the block's lists. */
function editItems(draft: PageDraft, { id, attributes }: BlockNode, edit: RandomEdit, newId: () => string): Change[] {
  const name = edit.place % 2 === 0 ? 'rows' : 'tags';
  const items = attributes[name];
  const of = card.fields[name].children.item;
  if (!Array.isArray(items) || !of) return [];
  const at = edit.index % (items.length + 1);
  const item = items[at];
  const acts: (() => JsonValue[])[] = [
    () => items.toSpliced(at, 0, storedItem(of, newId(), name === 'rows' ? { label: edit.words } : edit.words)),
    () => items.toSpliced(at, 1),
    () => (item === undefined ? items : items.toSpliced(at, 1).toSpliced(edit.target % items.length, 0, item)),
    () => (item === undefined ? items : items.toSpliced(at + 1, 0, copyItem(of, item, newId))),
  ];
  const value = acts[edit.act % 4]?.() ?? items;
  return replaceAttributes(draft, id, [{ path: [name], value }]);
}

/** Every list item of a draft as a path: its block, and the ids on the way to it. */
export function listItemPaths(draft: PageDraft): string[] {
  return [...walk(draft.nodes)].flatMap(({ node }) =>
    node.kind === 'block' && node.type === card.name ? itemPaths(node.attributes, node.id) : [],
  );
}

function itemPaths(value: JsonValue | undefined, way: string): string[] {
  if (Array.isArray(value)) {
    return value.flatMap((item) => {
      const path = `${way}/${itemIdOf(item) ?? '?'}`;
      return [path, ...itemPaths(item, path)];
    });
  }
  if (!isJsonObject(value)) return [];
  return ['rows', 'tags', 'marks'].flatMap((name) =>
    itemPaths(Object.hasOwn(value, name) ? value[name] : undefined, `${way}/${name}`),
  );
}

export function countingIds(prefix: string): () => string {
  let next = 1;
  return () => `${prefix}${next++}`;
}
