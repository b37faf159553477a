import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { countDown } from './count-down.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('reports each remaining second, and nothing after zero', () => {
  const told: number[] = [];
  countDown(3, (left) => told.push(left));
  vi.advanceTimersByTime(10_000);
  expect([...new Set(told)]).toEqual([3, 2, 1, 0]);
  expect(told.filter((left) => left === 0)).toHaveLength(1);
});

it('follows the clock even if the page was suspended', () => {
  const told: number[] = [];
  countDown(60, (left) => told.push(left));
  vi.setSystemTime(Date.now() + 61_000);
  vi.advanceTimersByTime(250);
  expect(told.at(-1)).toBe(0);
});

it('reports nothing after it was stopped', () => {
  const told: number[] = [];
  countDown(60, (left) => told.push(left))();
  vi.advanceTimersByTime(5_000);
  expect(told).toEqual([60]);
});
