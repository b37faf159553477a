import { expect, test } from 'vitest';
import { definitions } from '#blocks/definitions.generated.ts';
import type { Locale } from '#cms-schema/locale.ts';
import { readTypedDocument, type TypedNode } from '#cms-schema/typed-document.ts';
import { emptyDraft, readNodes } from '../document/model.ts';
import { listDrift } from '../translation/list-drift.ts';
import { pageTemplates, writeTemplate } from './page-templates.ts';

test.each(pageTemplates)('a page created from "$name" can be published unchanged, in both languages', (template) => {
  const content = writeTemplate(template);
  const zh = readTypedDocument(content.zh, definitions);
  const en = readTypedDocument(content.en, definitions);
  expect([zh.problems, en.problems]).toEqual([[], []]);
  expect(zh.nodes).toHaveLength(template.blocks.length);
  expect(idsOf(en.nodes)).toEqual(idsOf(zh.nodes));
  expect(new Set(idsOf(zh.nodes)).size).toBe(idsOf(zh.nodes).length);
});

test.each(pageTemplates)('a page created from "$name" has nothing left to translate', (template) => {
  const content = writeTemplate(template);
  const draft = (locale: Locale) => ({ ...emptyDraft, nodes: readNodes(content[locale], definitions) });
  expect(listDrift(draft('zh'), draft('en'))).toEqual([]);
  expect(listDrift(draft('en'), draft('zh'))).toEqual([]);
});

test('two pages created from one template share no block ids', () => {
  const template = pageTemplates[1] ?? {
    name: '',
    title: { zh: '', en: '' },
    description: { zh: '', en: '' },
    blocks: [],
  };
  const first = idsOf(readTypedDocument(writeTemplate(template).zh, definitions).nodes);
  const second = idsOf(readTypedDocument(writeTemplate(template).zh, definitions).nodes);
  expect(first.filter((id) => second.includes(id))).toEqual([]);
});

function idsOf(nodes: readonly TypedNode[]): string[] {
  return nodes.flatMap((node) =>
    node.kind === 'block' ? [node.node.id, ...Object.values(node.slots).flatMap(idsOf)] : [node.id],
  );
}
