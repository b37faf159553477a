import { expect, test } from 'vitest';
import { indexIn } from './notice-pile.tsx';

const pile = (...keys: string[]) => keys.map((key) => ({ key }));

test('the most urgent notice lies on top', () => {
  expect(indexIn(pile('conflict', 'merged'), { from: '', index: 0 })).toBe(0);
});

test('whoever went on to another notice stays there while nothing else happens', () => {
  expect(indexIn(pile('conflict', 'merged'), { from: 'conflict', index: 1 })).toBe(1);
});

test('what becomes more urgent comes to the top, wherever one was', () => {
  expect(indexIn(pile('takenOver', 'conflict', 'merged'), { from: 'conflict', index: 1 })).toBe(0);
});

test('when the one that was looked at is gone, the last one that is left is shown', () => {
  expect(indexIn(pile('conflict'), { from: 'conflict', index: 1 })).toBe(0);
});
