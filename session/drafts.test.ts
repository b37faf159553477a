import { afterEach, expect, it, vi } from 'vitest';
import { dropDraft, forgetDrafts, keepDraft, loggedOutSince, readDraft } from './drafts.ts';
import { saveSession } from './session-state.ts';
import { checkToken, signOut } from './sign-in.ts';
import { done, openFakePage, refused } from './testing/fake-page.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const session = {
  token: 'secret',
  userInfo: { username: 'a@example.com', roleCode: 'customer', remainingDays: 12 },
  configFileAuth: 1,
  ifGroupManager: 0,
} as const;

it('a draft can be read only by the account that typed it', () => {
  openFakePage();
  keepDraft('a@example.com', 'form', { name: 'A' });
  expect(readDraft('a@example.com', 'form')).toEqual({ name: 'A' });
  expect(readDraft('b@example.com', 'form')).toBeNull();
  expect(readDraft('a@example.com', 'other')).toBeNull();
});

it('a dropped draft leaves nothing in storage', () => {
  const page = openFakePage();
  keepDraft('a@example.com', 'form', { name: 'A' });
  dropDraft('a@example.com', 'form');
  expect([...page.tabStored]).toEqual([]);
});

it('logging out deletes the drafts of every account, and nothing else from the tab’s storage', async () => {
  const page = openFakePage();
  page.tabStored.set('locale', 'en');
  saveSession(session);
  keepDraft('a@example.com', 'form', { name: 'A' });
  keepDraft('b@example.com', 'form', { name: 'B' });
  page.answerWith(done());
  await signOut();
  expect([...page.tabStored.keys()]).toEqual(['locale']);
});

it('logging out in another tab invalidates the drafts of this one', () => {
  vi.useFakeTimers();
  const here = openFakePage();
  const began = Date.now();
  keepDraft('a@example.com', 'form', { name: 'A' });
  const kept = [...here.tabStored];
  vi.advanceTimersByTime(5);
  forgetDrafts();
  // The other tab cannot reach into this one.
  for (const [key, value] of kept) here.tabStored.set(key, value);
  expect(readDraft('a@example.com', 'form')).toBeNull();
  expect(loggedOutSince(began)).toBe(true);
  vi.advanceTimersByTime(5);
  expect(loggedOutSince(Date.now())).toBe(false);
});

it('a session that was ended elsewhere leaves the drafts alone', async () => {
  const page = openFakePage();
  saveSession(session);
  keepDraft('a@example.com', 'form', { name: 'A' });
  page.answerWith(refused(403));
  await checkToken();
  expect(page.cookies.get('token')).toBeUndefined();
  expect(readDraft('a@example.com', 'form')).toEqual({ name: 'A' });
});

it('a malformed entry is not read as a draft', () => {
  const page = openFakePage();
  for (const text of ['{', 'null', '1', '{"value":{}}', '{"at":"now","value":{}}']) {
    page.tabStored.set('haptera:draft:a@example.com:form', text);
    expect(readDraft('a@example.com', 'form')).toBeNull();
  }
});

it('saving and deleting drafts fails silently in a browser that blocks storage', () => {
  openFakePage();
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('window', {
    get sessionStorage() {
      return refuse();
    },
    get localStorage() {
      return refuse();
    },
  });
  keepDraft('a@example.com', 'form', { name: 'A' });
  forgetDrafts();
  expect(readDraft('a@example.com', 'form')).toBeNull();
});
