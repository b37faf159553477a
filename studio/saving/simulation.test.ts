import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonValue } from '#cms-schema/json.ts';
import { type Locale, locales } from '#cms-schema/locale.ts';
import { times } from '#kit/testing/long-run.ts';
import { insertBlock } from '../document/actions/insert-block.ts';
import { moveBlock } from '../document/actions/move-block.ts';
import { removeBlock } from '../document/actions/remove-block.ts';
import { replaceAttributes } from '../document/actions/replace-attributes.ts';
import { applyChanges } from '../document/change.ts';
import type { Conflict } from '../document/conflict.ts';
import { editFields } from '../document/edit-field.ts';
import type { StepChanges } from '../document/history.ts';
import type { PageDraft } from '../document/model.ts';
import { pruneSources } from '../document/sources.ts';
import { aBox, aCard, aDraft, testDefinitions } from '../document/testing/any-draft.ts';
import { findBlock, walk } from '../document/tree.ts';
import { createPageSession, type PageSession } from './page-session.ts';
import { type SessionState, startState } from './session-state.ts';
import { createFakeClock } from './testing/fake-clock.ts';
import {
  createFakePublishedServer,
  createFakeServer,
  createFakeTransport,
  type Fate,
  goodFate,
} from './testing/fake-server.ts';
import { createMemoryJournal, type MemoryJournal } from './testing/memory-journal.ts';

/** The number of sequences per test. More than ten thousand were run when this was written. */
const SEQUENCES = times(500);

/**
 * Simulates two editors on one page, with a network that loses, duplicates, delays and reorders requests, and tabs that
 * are killed. Every text is unique and names the block and the field into which it was typed, so that at the end each
 * can be checked: it is where it was typed, or an editor who had seen it replaced it.
 */
describe('two editors with a bad network, killed tabs and a third user who publishes', () => {
  for (const [what, createServer] of [
    ['lose nothing that was stored or acknowledged, and never write to another block', createFakeServer],
    ['lose nothing if they are one user on two devices, beside a published page', createFakePublishedServer],
  ] as const) {
    it(what, async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(anyAct, { minLength: 5, maxLength: 40 }),
          fc.array(anyFate, { minLength: 1, maxLength: 12 }),
          (acts, fates) => simulate(acts, fates, createServer),
        ),
        { numRuns: SEQUENCES },
      );
    });
  }

  for (const [where, createServer] of [
    ['on a draft', createFakeServer],
    ['beside a published page', createFakePublishedServer],
  ] as const) {
    it(`never change the page of a user who is alone on it, ${where}`, async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(anyLoneAct, { minLength: 5, maxLength: 40 }),
          fc.array(anyFate, { minLength: 1, maxLength: 12 }),
          (acts, fates) => simulate(acts, fates, createServer, true),
        ),
        { numRuns: SEQUENCES },
      );
    });
  }

  it('save everything as typed if the network is good', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyAct, { minLength: 5, maxLength: 40 }), (acts) =>
        simulate(acts, [goodFate], createFakeServer),
      ),
      { numRuns: SEQUENCES / 4 },
    );
  });
});

/** Mostly short, sometimes longer than any timeout. */
const anyDelay = fc.oneof(
  { weight: 3, arbitrary: fc.nat({ max: 3000 }) },
  { weight: 1, arbitrary: fc.nat({ max: 60_000 }) },
);

const anyFate: fc.Arbitrary<Fate> = fc.record({
  up: anyDelay,
  down: anyDelay,
  outcome: fc.constantFrom(
    'arrives',
    'arrives',
    'arrives',
    'requestLost',
    'answerLost',
    'answerLost',
    'doubled',
    'silent',
    'refused',
    'signedOut',
  ),
});

const anyAct = fc.record({
  who: fc.constantFrom(0, 1),
  kind: fc.constantFrom(
    'type',
    'type',
    'type',
    'insert',
    'remove',
    'move',
    'undo',
    'redo',
    'wait',
    'wait',
    'kill',
    'flush',
    'decide',
    'look',
    'signIn',
    'publish',
  ),
  locale: fc.constantFrom<Locale>('zh', 'en'),
  target: fc.nat({ max: 20 }),
  field: fc.constantFrom('title', 'body', 'figure', 'row'),
  time: fc.constantFrom(1, 10, 300, 900, 2500, 6000, 40_000),
});
/** Undo, redo and edits in one language, with enough time for a save in between. */
const anyLoneAct: typeof anyAct = fc.record({
  who: fc.constant(0),
  kind: fc.constantFrom('type', 'insert', 'remove', 'undo', 'undo', 'redo', 'flush', 'wait', 'wait', 'kill'),
  locale: fc.constant('zh'),
  target: fc.nat({ max: 3 }),
  field: fc.constantFrom('title', 'row'),
  time: fc.constantFrom(900, 2500, 6000),
});
type Act = typeof anyAct extends fc.Arbitrary<infer Value> ? Value : never;

interface Editor {
  session: PageSession;
  journal: MemoryJournal;
}

async function simulate(
  acts: readonly Act[],
  fates: readonly Fate[],
  createServer: typeof createFakeServer,
  isAlone = false,
): Promise<void> {
  const clock = createFakeClock();
  const page = () =>
    aDraft([
      aCard('c1', { title: '', rows: [{ label: '', value: '' }] }),
      aCard('c2', { title: '', rows: [{ label: '', value: '' }] }),
      aBox('b', [aCard('c3', { title: '', rows: [{ label: '', value: '' }] })]),
    ]);
  const server = createServer({ zh: page(), en: page() });
  const book = createBook();
  let requests = 0;
  let isHealed = false;
  const nextFate = () => (isHealed ? goodFate : (fates[requests++ % fates.length] ?? goodFate));

  const open = (state: SessionState): Editor => {
    const journal = createMemoryJournal(state, clock);
    const transport = (locale: Locale) => createFakeTransport(server, locale, clock, nextFate);
    const session = createPageSession({
      state,
      definitions: testDefinitions,
      clock,
      transports: { zh: transport('zh'), en: transport('en') },
      journal,
    });
    return { session, journal };
  };
  const fresh = () => startState({ zh: structuredClone(server.read('zh')), en: structuredClone(server.read('en')) });
  const editors: [Editor, Editor] = [open(fresh()), open(fresh())];
  const look = ({ session }: Editor) => {
    for (const locale of locales) {
      const { current, beside } = server.find(locale);
      session.receive(locale, current, beside);
    }
  };

  for (const act of acts) {
    const editor = editors[act.who === 0 ? 0 : 1];
    const { session } = editor;
    const before = structuredClone(session.drafts());
    if (act.kind === 'wait') await clock.advance(act.time);
    else if (act.kind === 'flush') void session.flush();
    else if (act.kind === 'look') look(editor);
    else if (act.kind === 'signIn') session.resume();
    else if (act.kind === 'decide') decideOne(session, act, book);
    else if (act.kind === 'publish') server.publish?.(act.locale, (draft) => changePublished(draft, act, book));
    else if (act.kind === 'kill') {
      const kept = editor.journal.kept();
      book.forget(session.state(), kept);
      session.close();
      Object.assign(editor, open(kept));
      // Opening a page requests its current state.
      if (isAlone) look(editor);
      if (isAlone) expect(editor.session.drafts()).toEqual(draftsIn(kept));
    } else edit(session, act, book);
    const isOwnDoing = ['type', 'insert', 'remove', 'undo', 'redo', 'kill'].includes(act.kind);
    if (isAlone && !isOwnDoing) expect(session.drafts()).toEqual(before);
    if (isAlone) expect(locales.flatMap((locale) => editor.session.conflicts(locale))).toEqual([]);
    for (const { session: each } of editors) checkPlaces(each.drafts().zh, each.drafts().en);
    checkPlaces(server.read('zh').draft, server.read('en').draft);
  }

  isHealed = true;
  for (let round = 0; round < 8; round++) {
    for (const { session } of editors) {
      for (const locale of locales) {
        for (const conflict of session.conflicts(locale))
          decide(session, locale, conflict, round % 2 === 0 ? 'mine' : 'theirs', book);
      }
      session.resume();
    }
    await clock.advance(60_000);
    for (const editor of editors) look(editor);
    await clock.advance(60_000);
  }
  for (const locale of locales) {
    const { draft } = server.read(locale);
    for (const { session } of editors) {
      expect(session.conflicts(locale)).toEqual([]);
      expect(['saved', 'idle']).toContain(session.saveState(locale).kind);
      // A tab keeps the translation sources of deleted blocks; the server does not.
      const shown = session.drafts()[locale];
      expect(shown && storedOf(shown)).toEqual(storedOf(draft));
    }
    book.checkKept(locale, draft);
  }
  for (const { session, journal } of editors) {
    expect(journal.kept()).toEqual(session.state());
    session.close();
  }
}

function edit(session: PageSession, act: Act, book: Book): void {
  const { locale } = act;
  const draft = session.drafts()[locale];
  if (!draft) return;
  const before = session.drafts();
  const apply = (changes: StepChanges, action: 'edit' | 'insert' | 'remove' | 'move', key?: string) => {
    session.edit(locale, changes, { action, ...(key !== undefined && { key }) });
  };
  const blocks = [...walk(draft.nodes)].flatMap(({ node }) =>
    node.kind === 'block' && node.type === 'haptera/card' ? [node] : [],
  );
  const target = blocks[act.target % Math.max(1, blocks.length)];
  const place = {
    parent: act.target % 2 === 0 || !findBlock(draft.nodes, 'b') ? null : { id: 'b', slot: 'main' },
    index: act.target % 4,
  };
  if (act.kind === 'undo') session.undo(locale);
  else if (act.kind === 'redo') session.redo(locale);
  else if (act.kind === 'insert') {
    const id = `${act.who}-${book.next()}`;
    const node = aCard(id, { title: book.word(locale, id, 'title'), rows: [{ label: '', value: '' }] });
    apply({ [locale]: insertBlock(draft, place, node, testDefinitions) }, 'insert');
  } else if (!target) return;
  else if (act.kind === 'remove') apply({ [locale]: removeBlock(draft, target.id) }, 'remove');
  else if (act.kind === 'move') apply({ [locale]: moveBlock(draft, target.id, place, testDefinitions) }, 'move');
  else {
    const path = act.field === 'row' ? ['rows', 0, 'label'] : [act.field];
    const value = book.word(act.field === 'figure' ? null : locale, target.id, act.field);
    apply(
      editFields(session.drafts(), locale, target.id, [{ path, value }], testDefinitions),
      'edit',
      `${target.id}/${path.join('.')}`,
    );
  }
  book.replaced(before, session.drafts());
}

/** A third user changes what readers see. */
function changePublished(draft: PageDraft, { locale, target, field }: Act, book: Book): PageDraft {
  const blocks = [...walk(draft.nodes)].flatMap(({ node }) =>
    node.kind === 'block' && node.type === 'haptera/card' ? [node.id] : [],
  );
  const id = blocks[target % blocks.length];
  if (id === undefined || field === 'figure') return draft;
  const path = field === 'row' ? ['rows', 0, 'label'] : [field];
  const after = applyChanges(draft, replaceAttributes(draft, id, [{ path, value: book.word(locale, id, field) }]));
  if (!after) throw new Error('The change does not fit.');
  book.replaced({ zh: null, en: null, [locale]: draft }, { zh: null, en: null, [locale]: after });
  return after;
}

function decideOne(session: PageSession, { locale, target }: Act, book: Book): void {
  const [conflict] = session.conflicts(locale);
  if (conflict) decide(session, locale, conflict, target % 2 === 0 ? 'mine' : 'theirs', book);
}

function decide(session: PageSession, locale: Locale, conflict: Conflict, choice: 'mine' | 'theirs', book: Book): void {
  const before = session.drafts();
  book.seen(conflict);
  session.decide(locale, conflict, choice);
  book.replaced(before, session.drafts());
}

/** Checks that every text is in the language, the block and the field that it names. */
function checkPlaces(...drafts: readonly (PageDraft | null)[]): void {
  for (const [index, draft] of drafts.entries()) {
    for (const { node } of walk(draft?.nodes ?? [])) {
      if (node.kind === 'foreign') continue;
      for (const { word, path } of listWords(node.attributes)) {
        const [locale, id, field] = word.split('|');
        const isHere =
          id === node.id &&
          (locale === 'both' || locale === locales[index]) &&
          field === (path === 'rows' ? 'row' : path);
        if (!isHere) throw new Error(`"${word}" stands in ${node.id} / ${path} of ${locales[index]}.`);
      }
    }
  }
}

interface Book {
  next(): number;
  /** A text that was never typed before. */
  word(locale: Locale | null, id: string, field: string): string;
  /** Records texts that are in the first drafts but not in the second: an editor who saw them has replaced them. */
  replaced(before: Drafts, after: Drafts): void;
  /** Records texts that an editor saw in a conflict and decided about. */
  seen(conflict: Conflict): void;
  /** Records texts that were lost with a tab before the journal had stored them. */
  forget(before: SessionState, after: SessionState): void;
  checkKept(locale: Locale, draft: PageDraft): void;
}
type Drafts = ReturnType<PageSession['drafts']>;

function createBook(): Book {
  let count = 0;
  const typed = new Set<string>();
  const excused = new Set<string>();
  const wordsOf = (drafts: Drafts) => new Set([...wordsIn(drafts.zh), ...wordsIn(drafts.en)]);
  const excuse = (before: Drafts, after: Drafts) => {
    const left = wordsOf(after);
    for (const word of wordsOf(before)) if (!left.has(word)) excused.add(word);
  };
  return {
    next: () => count++,
    word(locale, id, field) {
      const word = `${locale ?? 'both'}|${id}|${field}|${count++}`;
      typed.add(word);
      return word;
    },
    replaced: excuse,
    seen(conflict) {
      for (const { word } of listWords(JSON.parse(JSON.stringify(conflict)))) excused.add(word);
    },
    forget(before, after) {
      excuse(draftsIn(before), draftsIn(after));
      // Texts whose removal was lost with the tab are there again. An editor who never saw them may replace them.
      for (const word of wordsOf(draftsIn(after))) if (!wordsOf(draftsIn(before)).has(word)) excused.add(word);
    },
    checkKept(locale, draft) {
      const words = wordsIn(draft);
      for (const word of typed) {
        if (!word.startsWith(`${locale}|`) || excused.has(word)) continue;
        if (!words.has(word)) throw new Error(`"${word}" is lost.`);
      }
    },
  };
}

/** Missing translation sources count as an empty list. */
function storedOf(draft: PageDraft): PageDraft {
  const { haptera_sources: sources = {}, ...meta } = pruneSources(draft).meta;
  return { ...draft, meta: { ...meta, haptera_sources: sources } };
}

function draftsIn({ languages }: SessionState): Drafts {
  return { zh: languages.zh.draft, en: languages.en.draft };
}

function wordsIn(draft: PageDraft | null): Set<string> {
  return new Set(
    [...walk(draft?.nodes ?? [])].flatMap(({ node }) =>
      node.kind === 'block' ? listWords(node.attributes).map(({ word }) => word) : [],
    ),
  );
}

function listWords(value: JsonValue, path = ''): { word: string; path: string }[] {
  if (typeof value === 'string') return value.includes('|') ? [{ word: value, path }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => listWords(inner, path === '' ? key : path));
}
