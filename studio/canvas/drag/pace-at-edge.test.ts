import { expect, it } from 'vitest';
import { paceAtEdge } from './pace-at-edge.ts';

it('a view scrolls only near its edges, and faster the closer the pointer is', () => {
  expect(paceAtEdge(500, 100, 900)).toBe(0);
  expect(paceAtEdge(890, 100, 900)).toBeGreaterThan(paceAtEdge(850, 100, 900));
  expect(paceAtEdge(850, 100, 900)).toBeGreaterThan(0);
  expect(paceAtEdge(110, 100, 900)).toBe(-paceAtEdge(890, 100, 900));
});

it('a pointer outside of a view scrolls it no faster than at its edge', () => {
  expect(paceAtEdge(5000, 100, 900)).toBe(paceAtEdge(900, 100, 900));
});

it('even a short view does not scroll in its middle', () => {
  expect(paceAtEdge(150, 100, 200)).toBe(0);
});
