import { describe, expect, it } from 'vitest';
import { definitions } from '#blocks/definitions.generated.ts';
import type { DocumentNode } from '#cms-schema/markup/document.ts';
import { createBlock } from '../document/create-block.ts';
import { parseZone, presentStructure, printContent, printStructure } from './structure.ts';

describe('what the engine is given of a page', () => {
  it('holds ids and slots, and not a word of what blocks say', () => {
    const content = presentStructure(page);
    expect(content[1]).toEqual({ type: 'haptera/quote', props: { id: 'b1' } });
    expect(JSON.stringify(content)).not.toContain('touch');
    expect(Object.keys(content[0]?.props ?? {})).toEqual(['columns', 'id']);
  });

  it('is told apart from another page by what stands where, and by nothing else', () => {
    const reworded = page.map(
      (node): DocumentNode => (node.kind === 'block' ? { ...node, attributes: { a: 1 } } : node),
    );
    expect(printStructure(reworded)).toBe(printStructure(page));
    expect(printStructure(page.toReversed())).not.toBe(printStructure(page));
    expect(printContent(presentStructure(page))).toBe(printStructure(page));
  });

  it('names the page and slots as places', () => {
    expect(parseZone('root:default-zone')).toEqual({ parent: null, slot: null });
    expect(parseZone('a:b:content')).toEqual({ parent: 'a:b', slot: 'content' });
  });
});

const page: DocumentNode[] = ['haptera/columns', 'haptera/quote'].map((type, index) => {
  const definition = definitions.get(type);
  if (!definition) throw new Error(`There is no ${type}.`);
  let inner = 0;
  return createBlock(definition, 'en', () => (inner++ === 0 ? `b${index}` : `b${index}-${inner}`), definitions);
});
page.push({ kind: 'foreign', id: 'f', source: '<p>From elsewhere, with touch</p>' });
