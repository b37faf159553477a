import { expect, test } from 'vitest';
import type { DraftProblem } from '../document/validation.ts';
import { gatherExamples } from './gather-examples.ts';

const problem = (code: string, blockId: string, path: string): DraftProblem => ({
  code,
  blockId,
  path: [path],
  severity: 'advice',
  message: { zh: '', en: '' },
});

test('leftover example texts are reported once per block, with their number', () => {
  const left = ['heading', 'lede'].map((path) => problem('example_left', 'hero', path));
  const gathered = gatherExamples([...left, problem('example_left', 'faq', 'heading')]);
  expect(gathered.map(({ problem: { blockId, path }, count }) => [blockId, path[0], count])).toEqual([
    ['hero', 'heading', 2],
    ['faq', 'heading', 1],
  ]);
});

test('other problems are reported one by one', () => {
  const links = ['first', 'second'].map((path) => problem('link_nowhere', 'hero', path));
  expect(gatherExamples(links)).toEqual(links.map((each) => ({ problem: each, count: 1 })));
});
