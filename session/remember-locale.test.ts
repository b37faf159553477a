import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { rememberLocale, watchLocale } from './remember-locale.ts';

const written = { cookie: '' };
const kept = new Map<string, string>();

beforeEach(() => {
  vi.useFakeTimers();
  kept.clear();
  vi.stubGlobal('document', written);
  vi.stubGlobal('window', {
    location: { protocol: 'https:' },
    sessionStorage: { setItem: (key: string, value: string) => kept.set(key, value) },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a chosen language is kept in a cookie for 365 days', () => {
  vi.setSystemTime(new Date('2026-01-01T00:00:00Z'));
  rememberLocale('en');
  expect(written.cookie).toMatch(
    /^NEXT_LOCALE=en; path=\/; expires=Fri, 01 Jan 2027 00:00:00 GMT; sameSite=lax; secure$/i,
  );
});

it('a chosen language is stored in session storage', () => {
  rememberLocale('en');
  expect([...kept]).toEqual([['locale', 'en']]);
});

it('the session switches to a chosen language after about 200 ms', () => {
  const heard: string[] = [];
  const watching = new AbortController();
  watchLocale((locale) => heard.push(locale), watching.signal);
  rememberLocale('en');
  vi.advanceTimersByTime(199);
  expect(heard).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(heard).toEqual(['en']);
  watching.abort();
  rememberLocale('zh');
  vi.advanceTimersByTime(200);
  expect(heard).toEqual(['en']);
});

it('a browser that blocks session storage still gets the cookie', () => {
  vi.stubGlobal('window', {
    location: { protocol: 'http:' },
    get sessionStorage() {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  rememberLocale('zh');
  expect(written.cookie).toContain('NEXT_LOCALE=zh');
});
