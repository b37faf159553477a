import { expect, it } from 'vitest';
import { definitions } from '#blocks/definitions.generated.ts';
import { beginTranslation } from '#cms-schema/begin-translation.ts';
import { createBlock } from '#cms-schema/create-block.ts';
import type { BlockNode } from '#cms-schema/markup/document.ts';
import { applyChanges } from '../document/change.ts';
import { emptyDraft } from '../document/model.ts';
import { listProposals } from '../document/proposals.ts';
import { findBlock } from '../document/tree.ts';
import { followProposal } from './follow-proposal.ts';
import { listDrift } from './list-drift.ts';

it('a translation starts with the example texts of its language, and only written texts need translation', () => {
  const hero = aBlock('haptera/hero', { heading: '我们自己的标题' });
  const source = { ...emptyDraft, nodes: [hero] };
  const [proposal] = listProposals(source, emptyDraft);
  if (!proposal) throw new Error('Nothing is proposed.');
  const target = applyChanges(emptyDraft, followProposal(source, emptyDraft, proposal, definitions)) ?? emptyDraft;
  const english = definitions.get('haptera/hero')?.example.en.attributes;
  expect(findBlock(target.nodes, hero.id)?.attributes).toMatchObject({
    heading: '我们自己的标题',
    lede: english && 'lede' in english ? english.lede : '',
  });
  expect(listDrift(source, target).map(({ path }) => path)).toEqual([['heading']]);
});

it('a name that is the same in both examples needs no translation', () => {
  const table = aBlock('haptera/spec-table', {});
  const source = { ...emptyDraft, nodes: [table] };
  const begun = { ...emptyDraft, ...beginTranslation({ ...emptyDraft, nodes: [table] }, definitions, {}) };
  expect(listDrift(source, begun).map(({ sourceNow }) => sourceNow)).not.toContain('True HD');
});

function aBlock(type: string, attributes: BlockNode['attributes']): BlockNode {
  const definition = definitions.get(type);
  if (!definition) throw new Error(`There is no ${type}.`);
  let made = 0;
  const block = createBlock(definition, 'zh', () => `b${made++}`, definitions);
  return { ...block, attributes: { ...block.attributes, ...attributes } };
}
