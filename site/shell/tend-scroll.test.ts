import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tendScroll } from './tend-scroll.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A window that counts how often its scroll position is read. */
class CountingWindow extends EventTarget {
  looks = 0;
  get scrollY(): number {
    this.looks += 1;
    return 0;
  }
}

it('the scroll position is checked at most once every 200 ms', () => {
  const view = new CountingWindow();
  vi.stubGlobal('window', view);
  tendScroll({ header: null, toTop: null }, new AbortController().signal);
  vi.advanceTimersByTime(200);
  const before = view.looks;
  for (let time = 0; time < 1000; time += 10) {
    view.dispatchEvent(new Event('scroll'));
    vi.advanceTimersByTime(10);
  }
  expect(view.looks - before).toBe(5);
});
