import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showLoading } from './show-loading.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function aBar() {
  const states: string[] = [];
  return { states, bar: showLoading((state) => states.push(state)) };
}

it('the loading bar runs for 5 s, and is gone half a second later', () => {
  const { states, bar } = aBar();
  bar.start();
  vi.advanceTimersByTime(300);
  expect(states.at(-1)).toBe('running');
  vi.advanceTimersByTime(4999);
  expect(states.at(-1)).toBe('running');
  vi.advanceTimersByTime(1);
  expect(states.at(-1)).toBe('finished');
  vi.advanceTimersByTime(499);
  expect(states.at(-1)).toBe('finished');
  vi.advanceTimersByTime(1);
  expect(states.at(-1)).toBe('resting');
});

it('no loading bar is shown if the next page arrives within 0.3 s', () => {
  const { states, bar } = aBar();
  bar.start();
  vi.advanceTimersByTime(299);
  bar.rest();
  vi.runAllTimers();
  expect(states).not.toContain('running');
});

it('a second navigation restarts the bar', () => {
  const { states, bar } = aBar();
  bar.start();
  vi.advanceTimersByTime(4000);
  bar.start();
  vi.advanceTimersByTime(4000);
  expect(states.at(-1)).toBe('running');
});
