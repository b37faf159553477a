import { expect, it } from 'vitest';
import { maxHtmlLength } from '#kit/html/html-too-large.ts';
import { joinForeign } from './join-foreign.ts';

const foreign = (clientId: string, renderedHtml: string, parentClientId: string | null = null) =>
  ({ __typename: 'ForeignBlock', clientId, renderedHtml, parentClientId, slot: null, depth: 0 }) as const;
const divider = {
  __typename: 'HapteraDivider',
  clientId: 'c',
  parentClientId: null,
  slot: null,
  depth: 0,
  divider: { look: 'line', size: 'medium', tone: 'light' },
} as const;

const shown = (blocks: Parameters<typeof joinForeign>[0]) =>
  joinForeign(blocks).map((block) => (block.__typename === 'ForeignBlock' ? block.renderedHtml : block.clientId));

it('consecutive paragraph blocks of WordPress are joined into one text', () => {
  expect(shown([foreign('a', '<p>a</p>'), foreign('b', '<p>b</p>'), divider, foreign('d', '<p>d</p>')])).toEqual([
    '<p>a</p>\n<p>b</p>',
    'c',
    '<p>d</p>',
  ]);
});

it('texts in different places are not joined', () => {
  expect(shown([foreign('a', 'a', 'x'), foreign('b', 'b', 'y')])).toEqual(['a', 'b']);
});

it('texts that would be too long together are not joined', () => {
  const half = 'a'.repeat(maxHtmlLength / 2 + 1);
  expect(shown([foreign('a', half), foreign('b', half)])).toEqual([half, half]);
});
