import fc from 'fast-check';
import { expect, it } from 'vitest';
import { definitions } from '#blocks/definitions.generated.ts';
import { createBlock } from '#cms-schema/create-block.ts';
import { type Locale, locales } from '#cms-schema/locale.ts';
import type { BlockNode, DocumentNode } from '#cms-schema/markup/document.ts';
import type { FieldPath } from '#cms-schema/problem.ts';
import { times } from '#kit/testing/long-run.ts';
import type { CanvasEdit } from '../canvas/canvas-edit.ts';
import { type Commands, createCommands } from '../canvas/commands.ts';
import { editFields, otherOf } from '../document/edit-field.ts';
import { isEqual } from '../document/is-equal.ts';
import { type Drafts, emptyDraft } from '../document/model.ts';
import { walk } from '../document/tree.ts';
import { createTranslate, loadMessages } from '../messages.ts';
import { createPageSession } from '../saving/page-session.ts';
import { startState } from '../saving/session-state.ts';
import { createFakeClock } from '../saving/testing/fake-clock.ts';
import { createFakeServer, createFakeTransport, goodFate } from '../saving/testing/fake-server.ts';

/**
 * Simulates thousands of editors who act at random, and whose fields commit late: after another block was selected,
 * after the block was moved, deleted or restored, or in the other language. What a field commits must end up in its own
 * block, or nowhere.
 */
it('text typed into a field never ends up in another block, whatever happens in between', {
  timeout: 120_000,
}, () => {
  fc.assert(
    fc.property(fc.array(anyAct, { minLength: 4, maxLength: 14 }), (acts) => {
      const desk = openDesk();
      for (const act of acts) perform(desk, act);
      desk.close();
    }),
    { numRuns: times(10_000) },
  );
  expect(landed).toBeGreaterThan(times(4_000));
});

it('the fuzz test detects a write to another block', () => {
  const desk = openDesk();
  const [first, second] = desk.drafts().en?.nodes ?? [];
  if (!first || !second) throw new Error('The page has fewer than two blocks.');
  expect(() =>
    expectOnly(desk, { locale: 'en', blockId: first.id, path: ['quote'] }, () =>
      desk.commands.en.setField(second.id, ['heading'], 'astray'),
    ),
  ).toThrow();
});

const anyAct = fc.record({
  kind: fc.constantFrom(
    'focus',
    'focus',
    'focus',
    'commit',
    'commit',
    'commit',
    'commit',
    'commit',
    'select',
    'language',
    'undo',
    'redo',
    'insert',
    'move',
    'remove',
    'duplicate',
    'paste',
    'wait',
  ),
  number: fc.nat({ max: 1000 }),
});
type Act = typeof anyAct extends fc.Arbitrary<infer Value> ? Value : never;

/** A mounted field. It keeps the block and the language for which it was rendered. */
interface Field {
  readonly locale: Locale;
  readonly blockId: string;
  readonly path: FieldPath;
}

interface Desk {
  readonly commands: Readonly<Record<Locale, Commands>>;
  /** Fields that may still commit something, oldest first. */
  readonly fields: Field[];
  locale: Locale;
  selection: string | null;
  drafts(): Drafts;
  pass(milliseconds: number): void;
  close(): void;
}

const start = { zh: { ...emptyDraft, nodes: startNodes('zh') }, en: { ...emptyDraft, nodes: startNodes('en') } };

function startNodes(locale: Locale): BlockNode[] {
  let count = 0;
  return ['haptera/quote', 'haptera/call-to-action', 'haptera/section', 'haptera/quote'].flatMap((name) => {
    const definition = definitions.get(name);
    return definition ? [createBlock(definition, locale, () => `s${count++}`, definitions)] : [];
  });
}

/** The builder without its user interface: commands, session and a fake server. */
function openDesk(): Desk {
  let time = 0;
  const clock = { ...createFakeClock(), now: () => time };
  const server = createFakeServer(start);
  const session = createPageSession({
    state: startState({ zh: server.read('zh'), en: server.read('en') }),
    definitions,
    clock,
    transports: {
      zh: createFakeTransport(server, 'zh', clock, () => goodFate),
      en: createFakeTransport(server, 'en', clock, () => goodFate),
    },
    journal: null,
  });
  const onEdit = (locale: Locale, edit: CanvasEdit) => {
    if (edit.kind === 'structure') {
      session.edit(locale, { [locale]: edit.changes }, { action: edit.action });
      return;
    }
    const changes = editFields(session.drafts(), locale, edit.blockId, edit.patch, definitions);
    session.edit(locale, changes, { action: 'edit', ...(edit.key !== undefined && { key: edit.key }) });
  };
  const commandsIn = (locale: Locale) =>
    createCommands(() => ({
      draft: session.drafts()[locale] ?? emptyDraft,
      selection: desk.selection,
      locale,
      uiLocale: 'en',
      origin: 'https://own.example',
      offerPictures: () => undefined,
      offerSheet: () => undefined,
      twins: session.drafts()[otherOf(locale)]?.nodes ?? [],
      twinIds: new Set([...walk(session.drafts()[otherOf(locale)]?.nodes ?? [])].map(({ node }) => node.id)),
      isReadOnly: false,
      history: {
        canUndo: session.canUndo(locale),
        canRedo: session.canRedo(locale),
        boundary: session.boundary(locale),
        undo: () => session.undo(locale),
        redo: () => session.redo(locale),
      },
      t: translate,
      onSelect(id) {
        desk.selection = id;
      },
      onEdit: (edit) => onEdit(locale, edit),
      announce: () => undefined,
      offerUndo: () => undefined,
      tell: () => undefined,
      show: () => undefined,
      refuse: () => undefined,
    }));
  const desk: Desk = {
    commands: { zh: commandsIn('zh'), en: commandsIn('en') },
    fields: [],
    locale: 'en',
    selection: null,
    drafts: session.drafts,
    pass(milliseconds) {
      time += milliseconds;
    },
    close: session.close,
  };
  return desk;
}

await loadMessages('en');
const translate = createTranslate('en');
/** The number of commits in all sequences that changed something. */
let landed = 0;
function perform(desk: Desk, { kind, number }: Act): void {
  const commands = desk.commands[desk.locale];
  const ids = [...walk(desk.drafts()[desk.locale]?.nodes ?? [])].map(({ node }) => node.id);
  const any = ids[number % Math.max(1, ids.length)] ?? null;
  const acts: Readonly<Record<Act['kind'], () => void>> = {
    select: () => commands.select(any),
    language() {
      desk.locale = otherOf(desk.locale);
    },
    focus() {
      const node = any === null ? undefined : listBlocks(desk, desk.locale).get(any);
      const paths = node?.kind === 'block' ? listTextFields(node) : [];
      const path = paths[number % Math.max(1, paths.length)];
      commands.select(any);
      if (node && path) desk.fields.push({ locale: desk.locale, blockId: node.id, path });
    },
    commit() {
      // Not always the newest field: an older one may have been waiting for its input method.
      const field = desk.fields.at(-1 - (number % 3));
      if (!field) return;
      const word = `word ${desk.fields.length}-${number}`;
      const { setField } = desk.commands[field.locale];
      expectOnly(desk, field, () => setField(field.blockId, field.path, word));
    },
    undo: commands.undo,
    redo: commands.redo,
    insert: () => commands.insert(number % 2 === 0 ? 'haptera/quote' : 'haptera/call-to-action'),
    move: () => commands.move((['up', 'down', 'in', 'out'] as const)[number % 4] ?? 'up'),
    remove: () => commands.remove(),
    duplicate: () => commands.duplicate(),
    paste: () => commands.paste({ text: commands.copy() ?? '' }),
    wait: () => desk.pass(number * 3),
  };
  acts[kind]();
}

/** Runs a commit of a field, and checks that it changed no other block. */
function expectOnly(desk: Desk, { locale, blockId, path }: Field, commit: () => void): void {
  const drafts = desk.drafts();
  const before = { zh: listBlocks(desk, 'zh'), en: listBlocks(desk, 'en') };
  commit();
  if (desk.drafts()[locale] !== drafts[locale]) landed += 1;
  for (const each of locales) {
    const after = listBlocks(desk, each);
    if ([...after.keys()].join() !== [...before[each].keys()].join()) throw new Error('A field changed the structure.');
    for (const [id, node] of after) {
      const earlier = before[each].get(id);
      if (node === earlier || isEqual(own(node), earlier && own(earlier))) continue;
      // Only the block itself may change; in the other language only its twin, and only in shared fields.
      const [name] = path;
      const definition = node.kind === 'block' ? definitions.get(node.type) : undefined;
      const isShared = definition?.fields[String(name)]?.translation === 'shared';
      if (id !== blockId || (each !== locale && !isShared)) {
        throw new Error(`Typed into ${locale}/${blockId}/${path.join('.')}, but ${each}/${id} changed.`);
      }
    }
  }
}

function listBlocks(desk: Desk, locale: Locale): Map<string, DocumentNode> {
  return new Map([...walk(desk.drafts()[locale]?.nodes ?? [])].map(({ node }) => [node.id, node]));
}

/** The content of a block without the blocks inside it. */
function own(node: DocumentNode): unknown {
  return node.kind === 'block' ? node.attributes : node.source;
}

/** The paths of the text fields of a block, including those in the first item of each list. */
function listTextFields(node: BlockNode): FieldPath[] {
  return Object.entries(node.attributes).flatMap(([name, value]): FieldPath[] => {
    if (typeof value === 'string') return [[name]];
    const [item] = Array.isArray(value) ? value : [];
    if (typeof item !== 'object' || item === null || Array.isArray(item)) return [];
    return Object.entries(item).flatMap(([key, inner]) => (typeof inner === 'string' ? [[name, 0, key]] : []));
  });
}
