import { expect, test } from 'vitest';
import { indexIn } from './notice-pile.tsx';

const pile = (...keys: string[]) => keys.map((key) => ({ key }));

test('the most urgent notice is shown first', () => {
  expect(indexIn(pile('conflict', 'merged'), { from: '', index: 0 })).toBe(0);
});

test('a notice that the user has chosen stays visible while the notices do not change', () => {
  expect(indexIn(pile('conflict', 'merged'), { from: 'conflict', index: 1 })).toBe(1);
});

test('a new, more urgent notice is shown, whichever one was visible', () => {
  expect(indexIn(pile('takenOver', 'conflict', 'merged'), { from: 'conflict', index: 1 })).toBe(0);
});

test('when the visible notice disappears, the last remaining one is shown', () => {
  expect(indexIn(pile('conflict'), { from: 'conflict', index: 1 })).toBe(0);
});
