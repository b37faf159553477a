import { expect, it } from 'vitest';
import { definitions } from '#blocks/definitions.generated.ts';
import { readTypedDocument } from '#cms-schema/typed-document.ts';
import { collectProse, collectWords } from '../content-words.ts';

it('a generated description leaves out button labels and keeps the texts around them', () => {
  const hero = {
    id: 'h',
    v: 1,
    heading: 'Feel the engine',
    lede: 'In as little as 1 ms.',
    actions: [{ label: 'Contact sales', link: { kind: 'path', path: '/contact' } }],
  };
  const grid = { id: 'g', v: 1, heading: 'Why', features: [{ title: 'Short', text: 'No ringing.', link: null }] };
  const markup = `<!-- wp:haptera/hero ${JSON.stringify(hero)} /--><!-- wp:haptera/feature-grid ${JSON.stringify(grid)} /-->`;
  const words = collectProse(readTypedDocument(markup, definitions).nodes).join('\n');
  expect(words).toContain('Feel the engine');
  expect(words).toContain('No ringing.');
  expect(words).not.toContain('Contact sales');
});

it('fields that others hide have no words: readers cannot see them', () => {
  const hero = { id: 'h', v: 1, heading: 'Feel the engine', figures: [{ value: '1', unit: 'ms', label: 'Start' }] };
  const read = (opening: string) =>
    readTypedDocument(`<!-- wp:haptera/hero ${JSON.stringify({ ...hero, opening })} /-->`, definitions).nodes;
  expect(collectWords(read('product'))).toContain('Start');
  expect(collectWords(read('wave'))).toEqual(['Feel the engine']);
  expect(collectProse(read('plain'))).toEqual(['Feel the engine']);
});
