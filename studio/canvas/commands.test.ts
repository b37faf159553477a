import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blockDefinitions, definitions } from '#blocks/definitions.generated.ts';
import type { DocumentNode } from '#cms-schema/markup/document.ts';
import { replaceAttributes } from '../document/actions/replace-attributes.ts';
import { applyChanges } from '../document/change.ts';
import {
  canRedo,
  canUndo,
  emptyHistory,
  type History,
  markBoundary,
  recordStep,
  redo,
  undo,
} from '../document/history.ts';
import { emptyDraft, type PageDraft } from '../document/model.ts';
import { notePlaces } from '../document/note-places.ts';
import { listIds, locate } from '../document/tree.ts';
import { createTranslate, loadMessages } from '../messages.ts';
import type { Sheet } from '../parts/read-sheet.ts';
import { findPlace } from './block-places.ts';
import type { CanvasEdit } from './canvas-edit.ts';
import { type Commands, createCommands } from './commands.ts';
import type { FieldTarget } from './field-target.ts';
import { pasteCode } from './paste-when-loaded.ts';

await Promise.all([loadMessages('en'), pasteCode.fetch()]);

describe('the commands of the builder', () => {
  it('add a block after the selected one, and a column inside the selected columns', () => {
    const { commands, types, read } = aPage();
    commands.insert('haptera/hero');
    commands.insert('haptera/quote');
    commands.select([...listIds(read().draft.nodes)][0] ?? null);
    commands.insert('haptera/columns');
    expect(types()).toEqual(['haptera/hero', 'haptera/columns', 'haptera/quote']);
    commands.insert('haptera/column');
    const selected = locate(read().draft.nodes, read().selection ?? '');
    expect(selected?.place.parent?.slot).toBe('columns');
  });

  it('pair text that is pasted into one language with the same text in the other', () => {
    const zh = aPage();
    zh.commands.insert('haptera/hero');
    zh.commands.paste({ text: '第一段。\n\n第二段。' });
    const twins = zh.read().draft.nodes;
    const en = aPage({ twins });
    en.commands.paste({ text: 'First paragraph.\n\nSecond paragraph.' });
    expect(en.read().draft.nodes.map(({ id }) => id)).toEqual([twins[1]?.id]);
    en.commands.paste({ text: 'One more text.' });
    expect(listIds(twins)).not.toContain(en.read().selection);
  });

  it('announce why a block is not allowed in a place', () => {
    const { commands, said, types } = aPage();
    commands.insert('haptera/column');
    expect(types()).toEqual([]);
    expect(said.at(-1)).toContain('only allowed inside');
  });

  it('write to the given block, whichever block is selected', () => {
    const { commands, read } = aPage();
    commands.insert('haptera/hero');
    const hero = read().selection ?? '';
    commands.insert('haptera/quote');
    const quote = locate(read().draft.nodes, read().selection ?? '')?.node;
    commands.setField(hero, ['heading'], 'For the hero');
    const { nodes } = read().draft;
    expect(locate(nodes, hero)?.node).toMatchObject({ attributes: { heading: 'For the hero' } });
    expect(locate(nodes, quote?.id ?? '')?.node).toEqual(quote);
  });

  it('select the neighbour of a deleted block, and offer to undo', () => {
    const { commands, read, offers } = aPage();
    for (const type of ['haptera/hero', 'haptera/quote', 'haptera/faq']) commands.insert(type);
    const [, quote, faq] = [...listIds(read().draft.nodes)];
    commands.remove(quote);
    expect(read().selection).toBe(faq);
    expect(offers).toEqual(['Deleted Quote']);
  });

  it('announce what was undone or redone, and show where', () => {
    const { commands, read, said, shown } = aPage();
    commands.insert('haptera/hero');
    const hero = read().selection ?? '';
    commands.setField(hero, ['heading'], 'Another heading');
    commands.undo();
    expect(said.at(-1)).toBe('Undone: Heading of Hero');
    commands.redo();
    expect(said.at(-1)).toBe('Redone: Heading of Hero');
    expect(shown).toEqual(Array(2).fill({ blockId: hero, path: ['heading'] }));
  });

  it('show the neighbour of a block that undo removed', () => {
    const { commands, read, said, shown } = aPage();
    commands.insert('haptera/hero');
    const hero = read().selection;
    commands.insert('haptera/quote');
    commands.undo();
    expect(said.at(-1)).toBe('Undone: adding Quote');
    expect(shown).toEqual([{ blockId: hero, path: [] }]);
  });

  it('select the neighbour if undo removed the selected block, and otherwise keep the selection', () => {
    const { commands, read } = aPage();
    for (const type of ['haptera/hero', 'haptera/quote', 'haptera/faq']) commands.insert(type);
    const [hero, quote] = [...listIds(read().draft.nodes)];
    commands.undo();
    expect(read().selection).toBe(quote);
    commands.select(hero ?? null);
    commands.undo();
    expect(read().selection).toBe(hero);
  });

  it('announce that an undone change is older than the publication', () => {
    const { commands, said, mark } = aPage();
    commands.insert('haptera/hero');
    mark('published');
    commands.undo();
    expect(said.at(-1)).toMatch(/^Undone: adding Hero · from before the page was published \(\S/);
  });

  it('paste copied blocks with new ids', () => {
    const { commands, types, read } = aPage();
    commands.insert('haptera/hero');
    const text = commands.copy() ?? '';
    commands.paste({ text });
    expect(types()).toEqual(['haptera/hero', 'haptera/hero']);
    expect(listIds(read().draft.nodes).size).toBe(2);
  });

  it('paste text from other programs as a rich text block', () => {
    const { commands, types } = aPage();
    commands.paste({ text: 'Two\n\nparagraphs' });
    expect(types()).toEqual(['haptera/rich-text']);
  });

  it('offer a table that is pasted on a spec table to be mapped, and paste it as one elsewhere', () => {
    const { commands, types, sheets, read } = aPage();
    const clipping = { text: 'Spec;A1;B2\nVoltage;3,3;5,0\nSize;"6,1""";7' };
    commands.paste(clipping);
    expect(types()).toEqual(['haptera/spec-table']);
    const { selection, draft } = read();
    commands.paste(clipping);
    expect(sheets).toEqual([
      {
        blockId: selection,
        cells: [
          ['Spec', 'A1', 'B2'],
          ['Voltage', '3,3', '5,0'],
          ['Size', '6,1"', '7'],
        ],
      },
    ]);
    expect(read().draft).toBe(draft);
    commands.select(null);
    commands.paste(clipping);
    expect(types()).toEqual(['haptera/spec-table', 'haptera/spec-table']);
  });

  it('say where the list of models is kept, when a table is pasted on it', () => {
    const { commands, types, said } = aPage();
    commands.insert('haptera/model-list');
    commands.paste({ text: 'Xiaomi\t15 Pro\nVivo\tX100' });
    expect(said.at(-1)).toContain('kept on the desk');
    expect(types()).toEqual(['haptera/model-list']);
  });

  it('refuse a table that is too large, and say how large it may be', () => {
    const { commands, types, said } = aPage();
    commands.paste({ text: 'Voltage\t3.3\t5\n'.repeat(200_000) });
    expect(said.at(-1)).toContain('2 million characters');
    expect(types()).toEqual([]);
  });

  it('do not change a read-only page', () => {
    const { commands, types, said } = aPage({ isReadOnly: true });
    commands.insert('haptera/hero');
    expect(types()).toEqual([]);
    expect(said).toEqual(['This page is read-only']);
  });

  it('keep every page valid: ids stay unique, every edit applies, and the selected block exists', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 40 }), (numbers) => {
        const { commands, read } = aPage();
        for (const number of numbers) act(commands, number);
        const { draft, selection } = read();
        const ids = [...listIds(draft.nodes)];
        expect(new Set(ids).size).toBe(ids.length);
        expect(selection === null || ids.includes(selection)).toBe(true);
      }),
      { numRuns: 150 },
    );
  });
});

describe('the place of a new block', () => {
  it('exists on an empty page for every block that needs no parent', () => {
    const free = blockDefinitions.filter(({ parents }) => parents === null);
    for (const definition of free) expect(findPlace([], null, definition)).toEqual({ parent: null, index: 0 });
  });
});

function act(commands: Commands, number: number): void {
  const types = [...definitions.keys()];
  const acts = [
    () => commands.insert(types[number % types.length] ?? ''),
    () => commands.move('up'),
    () => commands.move('down'),
    () => commands.move('in'),
    () => commands.move('out'),
    () => commands.duplicate(),
    () => commands.remove(),
    () => commands.selectBeside(-1),
    commands.selectParent,
    commands.selectChild,
    () => commands.paste({ text: commands.copy() ?? '' }),
  ];
  acts[Math.floor(number / types.length) % acts.length]?.();
}

/** An empty page with a host that applies every edit. */
function aPage({ isReadOnly = false, twins = [] }: { isReadOnly?: boolean; twins?: readonly DocumentNode[] } = {}) {
  let state: { draft: PageDraft; selection: string | null } = { draft: emptyDraft, selection: null };
  const said: string[] = [];
  const offers: string[] = [];
  const sheets: { readonly blockId: string; readonly cells: Sheet }[] = [];
  const shown: FieldTarget[] = [];
  let history: History = emptyHistory;
  const travel = (go: typeof undo) => {
    const done = go(history, 'en', { zh: null, en: state.draft });
    history = done.history;
    state = { ...state, draft: done.drafts.en ?? state.draft };
    return done;
  };
  const commands = createCommands(() => ({
    ...state,
    locale: 'en',
    uiLocale: 'en',
    origin: 'https://own.example',
    offerPictures: () => undefined,
    offerSheet: (blockId, { cells }) => sheets.push({ blockId, cells }),
    twinIds: listIds(twins),
    twins,
    isReadOnly,
    history: {
      canUndo: canUndo(history, 'en'),
      canRedo: canRedo(history, 'en'),
      boundary: null,
      undo: () => travel(undo),
      redo: () => travel(redo),
    },
    t: createTranslate('en'),
    onSelect(id) {
      state = { ...state, selection: id };
    },
    onEdit(edit: CanvasEdit, next) {
      if (edit.kind === 'structure') expect(applyChanges(state.draft, edit.changes)).toEqual(next);
      const changes =
        edit.kind === 'structure' ? edit.changes : replaceAttributes(state.draft, edit.blockId, edit.patch);
      const noted = notePlaces({ zh: null, en: state.draft }, { en: changes });
      history = recordStep(history, 'en', { action: 'edit', at: 0, changes: noted });
      state = { ...state, draft: next };
    },
    tell: (text) => said.push(text),
    show: (target) => shown.push(target),
    announce: (text) => said.push(text),
    offerUndo: (text) => offers.push(text),
    refuse: (text) => said.push(text),
  }));
  const mark = (kind: 'published' | 'session') => {
    history = markBoundary(history, 'en', { kind, at: Date.UTC(2026, 10, 23, 12) });
  };
  const types = () => state.draft.nodes.map((node) => (node.kind === 'block' ? node.type : 'foreign'));
  return { commands, said, offers, shown, sheets, types, read: () => state, mark };
}
