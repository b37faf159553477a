import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { countDown } from './count-down.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('tells each second that is left, and nothing after the last', () => {
  const told: number[] = [];
  countDown(3, (left) => told.push(left));
  vi.advanceTimersByTime(10_000);
  expect([...new Set(told)]).toEqual([3, 2, 1, 0]);
  expect(told.filter((left) => left === 0)).toHaveLength(1);
});

it('goes by the clock where the page was asleep', () => {
  const told: number[] = [];
  countDown(60, (left) => told.push(left));
  vi.setSystemTime(Date.now() + 61_000);
  vi.advanceTimersByTime(250);
  expect(told.at(-1)).toBe(0);
});

it('tells nothing once it is ended', () => {
  const told: number[] = [];
  countDown(60, (left) => told.push(left))();
  vi.advanceTimersByTime(5_000);
  expect(told).toEqual([60]);
});
