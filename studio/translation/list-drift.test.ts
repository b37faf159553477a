import { describe, expect, test } from 'vitest';
import { definitions } from '#blocks/definitions.generated.ts';
import { beginTranslation } from '#cms-schema/begin-translation.ts';
import { createBlock } from '#cms-schema/create-block.ts';
import type { BlockNode, DocumentNode } from '#cms-schema/markup/document.ts';
import { setIn } from '#cms-schema/set-in.ts';
import { comparableText, walkLeaves } from '#cms-schema/text-fields.ts';
import { sourceLocaleOf } from '../builder/known-documents.ts';
import { applyChanges } from '../document/change.ts';
import { editFields } from '../document/edit-field.ts';
import { applyStep } from '../document/history.ts';
import { emptyDraft, type PageDraft } from '../document/model.ts';
import { markStillRight } from '../document/note-translation.ts';
import { listProposals } from '../document/proposals.ts';
import { listIds } from '../document/tree.ts';
import { followProposal } from './follow-proposal.ts';
import { listBrought, listDrift, listDriftedIds } from './list-drift.ts';

const startTranslation = (page: PageDraft): PageDraft => ({ ...page, ...beginTranslation(page, definitions, {}) });

/** The block with texts that differ from its example, so that all of them need translation. */
function inOwnWords(node: DocumentNode): DocumentNode {
  const fields = node.kind === 'block' ? definitions.get(node.type)?.fields : undefined;
  if (node.kind !== 'block' || !fields) return node;
  const attributes = [...walkLeaves(fields, node.attributes)].reduce((own, { path, field, value }) => {
    const isText = field.translation === 'text' && typeof value === 'string' && comparableText(value) !== '';
    return (isText && setIn(own, path, `${value}，我们的`)) || own;
  }, node.attributes);
  const slots = Object.entries(node.slots).map(([name, inner]) => [name, inner.map(inOwnWords)]);
  return { ...node, attributes, slots: Object.fromEntries(slots) };
}

function aPage(): PageDraft {
  const hero = definitions.get('haptera/hero');
  if (!hero) throw new Error('No hero.');
  return {
    ...emptyDraft,
    title: '引擎',
    slug: 'engine',
    nodes: [inOwnWords(createBlock(hero, 'zh', () => 'hero', definitions))],
  };
}

describe('a translation that has just been started', () => {
  const source = aPage();
  const translation = startTranslation(source);

  test('has the same blocks, with every text untranslated', () => {
    expect(listIds(translation.nodes)).toEqual(listIds(source.nodes));
    const drifts = listDrift(source, translation);
    expect(drifts.map(({ path }) => path.join('.'))).toEqual(
      expect.arrayContaining(['title', 'heading', 'lede', expect.stringMatching(/^actions\.[a-z]\w+\.label$/)]),
    );
    expect(new Set(drifts.map(({ state }) => state))).toEqual(new Set(['untranslated']));
    expect(listDriftedIds(drifts)).toEqual(new Set(['hero']));
  });

  test.for([...definitions.values()])('pairs the items of every list in $name with their copies', (definition) => {
    let count = 0;
    const nodes = [inOwnWords(createBlock(definition, 'zh', () => `block-${count++}`, definitions))];
    const page = { ...emptyDraft, nodes };
    for (const drift of listDrift(page, startTranslation(page))) {
      expect(drift).toMatchObject({ state: 'untranslated', path: drift.sourcePath });
    }
  });

  test('has one text less to translate after each that is translated', () => {
    const drafts = { zh: source, en: translation };
    const changes = editFields(drafts, 'en', 'hero', [{ path: ['heading'], value: 'Engine' }], definitions);
    const next = applyStep(drafts, changes);
    const left = listDrift(next?.zh ?? source, next?.en ?? translation).map(({ path }) => path.join('.'));
    expect(left).not.toContain('heading');
    expect(left).toContain('lede');
  });

  test('is still untranslated if its source changes before it was translated', () => {
    const drafts = { zh: source, en: translation };
    const changes = editFields(drafts, 'zh', 'hero', [{ path: ['heading'], value: '新的标题' }], definitions);
    const next = applyStep(drafts, changes);
    const drifts = listDrift(next?.zh ?? source, next?.en ?? translation);
    expect(drifts.find(({ path }) => path.join('.') === 'heading')).toMatchObject({
      state: 'untranslated',
      sourceNow: '新的标题',
    });
  });

  test('has the slug of its source only if that is not Chinese', () => {
    expect(translation.slug).toBe('engine');
    expect(startTranslation({ ...source, slug: '车载座舱' }).slug).toBe('');
  });

  test('can keep a text that is the same in both languages', () => {
    const [first] = listDrift(source, translation);
    if (!first) throw new Error('Nothing is behind.');
    const marked = applyChanges(translation, markStillRight(translation, first)) ?? translation;
    expect(listDrift(source, marked)).toHaveLength(listDrift(source, translation).length - 1);
  });
});

test('a block that was copied to the source is untranslated there, and its original is not behind', () => {
  const hero = definitions.get('haptera/hero');
  const quote = definitions.get('haptera/quote');
  if (!hero || !quote) throw new Error('No such blocks.');
  const chinese = { ...aPage(), title: '' };
  const english: PageDraft = {
    ...chinese,
    nodes: [
      createBlock(hero, 'en', () => 'hero', definitions),
      // Example texts would be inserted with their translation.
      withWords(
        createBlock(quote, 'en', () => 'quote', definitions),
        'text',
      ),
    ],
  };
  const [proposal] = listProposals(english, chinese);
  if (!proposal) throw new Error('Nothing is proposed.');
  const source = applyChanges(chinese, followProposal(english, chinese, proposal, definitions)) ?? chinese;
  expect(listDrift(source, english)).toEqual([]);
  const brought = listBrought(source, english);
  expect(listDriftedIds(brought)).toEqual(new Set(['quote']));
  expect(new Set(brought.map(({ state }) => state))).toEqual(new Set(['untranslated']));
  expect(sourceLocaleOf({ zh: { id: 1 }, en: { id: 2 } }, { zh: source, en: english })).toBe('zh');

  const [first] = brought;
  if (!first) throw new Error('Nothing waits.');
  let [zh, en]: [PageDraft, PageDraft] = [source, english];
  for (const value of ['触', '触感', '触感看得见']) {
    const next = applyStep(
      { zh, en },
      editFields({ zh, en }, 'zh', 'quote', [{ path: first.path, value }], definitions),
    );
    [zh, en] = [next?.zh ?? zh, next?.en ?? en];
  }
  expect(listBrought(zh, en)).toHaveLength(brought.length - 1);
  expect(listDrift(zh, en)).toEqual([]);
});

function withWords(block: BlockNode, field: string): BlockNode {
  return { ...block, attributes: { ...block.attributes, [field]: 'Words that only we would write.' } };
}
