import { expect, it } from 'vitest';
import { definitions } from '#blocks/definitions.generated.ts';
import { readTypedDocument } from '#cms-schema/typed-document.ts';
import { collectProse } from '../content-words.ts';

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
