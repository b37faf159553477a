import { expect, it } from 'vitest';
import { paceAtEdge } from './pace-at-edge.ts';

it('a view scrolls near its ends only, and the faster the nearer', () => {
  expect(paceAtEdge(500, 100, 900)).toBe(0);
  expect(paceAtEdge(890, 100, 900)).toBeGreaterThan(paceAtEdge(850, 100, 900));
  expect(paceAtEdge(850, 100, 900)).toBeGreaterThan(0);
  expect(paceAtEdge(110, 100, 900)).toBe(-paceAtEdge(890, 100, 900));
});

it('a pointer that has left a view makes it scroll no faster than at its end', () => {
  expect(paceAtEdge(5000, 100, 900)).toBe(paceAtEdge(900, 100, 900));
});

it('a low view has a middle that rests', () => {
  expect(paceAtEdge(150, 100, 200)).toBe(0);
});
