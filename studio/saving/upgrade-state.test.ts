import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { expect, test } from 'vitest';
import { definitions } from '#blocks/definitions.generated.ts';
import { withItemIds } from '#cms-schema/fields/list-items.ts';
import type { JsonObject } from '#cms-schema/json.ts';
import { emptyDraft, type PageDraft } from '../document/model.ts';
import { findBlock } from '../document/tree.ts';
import { openJournal } from './journal.ts';
import { isUnsaved, startState } from './session-state.ts';

const key = { session: 'tab', groupId: 'group', userId: 7, title: 'Questions' };

test('unsaved items that were stored before items had ids get the ids that the server gave to the same items', async () => {
  const database = await openDB('of-the-version-before', 1, {
    upgrade(created) {
      created.createObjectStore('sessions', { keyPath: 'session' });
      created.createObjectStore('snapshots', { keyPath: 'session' });
      created.createObjectStore('entries', { keyPath: ['session', 'seq'] });
    },
  });
  const saved = page({ items: [{ question: 'A' }, { question: 'B' }] });
  const typed = page({ items: [{ question: 'A' }, { question: 'B, typed' }] });
  const start = startState({ zh: { draft: saved, revision: 3 }, en: null });
  const state = { ...start, languages: { ...start.languages, zh: { ...start.languages.zh, draft: typed } } };
  await database.put('sessions', { ...key, seenAt: 1, format: 1 });
  await database.put('snapshots', { session: 'tab', seq: 0, state });
  database.close();

  const journal = await openJournal({ name: 'of-the-version-before' });
  const recovered = await journal.recover('tab');
  await journal.close();
  const language = recovered?.state.languages.zh;
  const stored = withItemIds(definitions.get('haptera/faq')?.fields ?? {}, attributesOf(saved), 'faq');
  expect(attributesOf(language?.base?.draft)).toEqual(stored);
  expect(attributesOf(language?.draft)).toEqual(
    JSON.parse(JSON.stringify(stored).replace('"question":"B"', '"question":"B, typed"')),
  );
  expect(language?.draft?.meta.haptera_sources).toMatchObject({ faq: { heading: { state: 'original' } } });
  expect(language && isUnsaved(language)).toBe(true);
  expect(recovered?.state.languages.en.draft).toBeNull();
});

function page(attributes: JsonObject): PageDraft {
  const node = { kind: 'block', id: 'faq', type: 'haptera/faq', version: 1, attributes, slots: {} } as const;
  return { ...emptyDraft, nodes: [{ ...node, slots: {} }], meta: { haptera_sources: { faq: { heading: ' ' } } } };
}

function attributesOf(draft: PageDraft | null | undefined): JsonObject {
  return findBlock(draft?.nodes ?? [], 'faq')?.attributes ?? {};
}
