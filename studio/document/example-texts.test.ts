import { describe, expect, it } from 'vitest';
import { definitions } from '#blocks/definitions.generated.ts';
import { createBlock } from '#cms-schema/create-block.ts';
import { replaceAttributes } from './actions/replace-attributes.ts';
import { applyChanges } from './change.ts';
import { listExampleTexts } from './example-texts.ts';
import { emptyDraft, type PageDraft } from './model.ts';

describe('leftover example texts', () => {
  it('are listed one by one, with their items', () => {
    const places = listExampleTexts(aPageOf('haptera/faq'), definitions).map(({ path }) => path.join('.'));
    expect(places).toContain('items.1.answer');
  });

  it('are not listed once they were rewritten', () => {
    const page = aPageOf('haptera/hero');
    const before = listExampleTexts(page, definitions);
    expect(before.map(({ path }) => path)).toContainEqual(['heading']);
    const changes = replaceAttributes(page, 'b0', [{ path: ['heading'], value: 'Our own words about our own thing' }]);
    const after = listExampleTexts(applyChanges(page, changes) ?? page, definitions);
    expect(after.map(({ path }) => path)).not.toContainEqual(['heading']);
    expect(after).toHaveLength(before.length - 1);
  });

  it('are found in blocks that were inserted with the example of another block', () => {
    const blocks = listExampleTexts(aPageOf('haptera/tabs'), definitions).map(({ blockId }) => blockId);
    expect(new Set(blocks).size).toBeGreaterThan(1);
  });
});

function aPageOf(type: string): PageDraft {
  const definition = definitions.get(type);
  if (!definition) throw new Error(`There is no ${type}.`);
  let made = 0;
  return { ...emptyDraft, nodes: [createBlock(definition, 'en', () => `b${made++}`, definitions)] };
}
