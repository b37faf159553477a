import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SiteChrome } from '../canvas/site-chrome.ts';
import { followSiteChrome } from './follow-site-chrome.ts';

const chrome: SiteChrome = {
  header: null,
  footer: null,
  frameClass: 'frame',
  styles: '',
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('the request is repeated until the site answers, and not after that', async () => {
  const ask = vi.fn<() => Promise<SiteChrome | null>>().mockResolvedValueOnce(null).mockResolvedValueOnce(null);
  ask.mockResolvedValue(chrome);
  const onFound = vi.fn();
  followSiteChrome(ask, onFound);
  await vi.advanceTimersByTimeAsync(5_000);
  expect([ask.mock.calls.length, onFound.mock.calls.length]).toEqual([2, 0]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(3);
  expect(onFound.mock.calls).toEqual([[chrome]]);
});

it('after it is stopped, no request is sent and a pending answer is ignored', async () => {
  let answer = (_chrome: SiteChrome | null) => {};
  const ask = vi.fn(() => new Promise<SiteChrome | null>((resolve) => (answer = resolve)));
  const onFound = vi.fn();
  const stop = followSiteChrome(ask, onFound);
  stop();
  answer(chrome);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([ask.mock.calls.length, onFound.mock.calls.length]).toEqual([1, 0]);

  const stopWaiting = followSiteChrome(async () => {
    await ask();
    return null;
  }, onFound);
  answer(null);
  await vi.advanceTimersByTimeAsync(1_000);
  stopWaiting();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([ask.mock.calls.length, onFound.mock.calls.length]).toEqual([2, 0]);
});
