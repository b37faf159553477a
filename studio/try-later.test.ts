import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StudioError } from './cms/studio-error.ts';
import { canPass, tryLater } from './try-later.ts';

let view: EventTarget;
beforeEach(() => {
  vi.useFakeTimers();
  view = new EventTarget();
});
afterEach(() => vi.useRealTimers());

test.each([
  [0, 1_000],
  [1, 2_000],
  [3, 8_000],
  [20, 30_000],
])('after %i attempts, the next retry comes in %i ms', (tries, pause) => {
  const run = vi.fn();
  tryLater(view, tries, run);
  vi.advanceTimersByTime(pause - 1);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledOnce();
});

test.each(['focus', 'online'])('"%s" triggers the retry at once, and only once', (name) => {
  const run = vi.fn();
  tryLater(view, 10, run);
  view.dispatchEvent(new Event(name));
  view.dispatchEvent(new Event(name));
  vi.advanceTimersByTime(60_000);
  expect(run).toHaveBeenCalledOnce();
});

test('a cancelled retry does not run', () => {
  const run = vi.fn();
  tryLater(view, 0, run)();
  view.dispatchEvent(new Event('online'));
  vi.advanceTimersByTime(60_000);
  expect(run).not.toHaveBeenCalled();
});

test.each([
  ['unreachable', 0, true],
  ['offline', 0, true],
  ['haptera_starting', 503, true],
  ['unexpected_answer', 200, true],
  ['rest_forbidden', 403, false],
  ['rest_post_invalid_id', 404, false],
  ['too_many_requests', 429, false],
])('error "%s" with status %i may be transient: %s', (code, status, expected) => {
  expect(canPass(new StudioError(code, status, ''))).toBe(expected);
});
