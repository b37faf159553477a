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

it('what was typed is read again by the account that typed it, and by no other', () => {
  openFakePage();
  keepDraft('a@example.com', 'form', { name: 'A' });
  expect(readDraft('a@example.com', 'form')).toEqual({ name: 'A' });
  expect(readDraft('b@example.com', 'form')).toBeNull();
  expect(readDraft('a@example.com', 'other')).toBeNull();
});

it('what was sent is kept no longer', () => {
  const page = openFakePage();
  keepDraft('a@example.com', 'form', { name: 'A' });
  dropDraft('a@example.com', 'form');
  expect([...page.tabStored]).toEqual([]);
});

it('logging out forgets the drafts of every account, and nothing else that the tab keeps', async () => {
  const page = openFakePage();
  page.tabStored.set('locale', 'en');
  saveSession(session);
  keepDraft('a@example.com', 'form', { name: 'A' });
  keepDraft('b@example.com', 'form', { name: 'B' });
  page.answerWith(done());
  await signOut();
  expect([...page.tabStored.keys()]).toEqual(['locale']);
});

it('logging out in another tab forgets what this one kept', () => {
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

it('a session that ended elsewhere takes nothing that was typed', async () => {
  const page = openFakePage();
  saveSession(session);
  keepDraft('a@example.com', 'form', { name: 'A' });
  page.answerWith(refused(403));
  await checkToken();
  expect(page.cookies.get('token')).toBeUndefined();
  expect(readDraft('a@example.com', 'form')).toEqual({ name: 'A' });
});

it('what makes no sense is no draft', () => {
  const page = openFakePage();
  for (const text of ['{', 'null', '1', '{"value":{}}', '{"at":"now","value":{}}']) {
    page.tabStored.set('haptera:draft:a@example.com:form', text);
    expect(readDraft('a@example.com', 'form')).toBeNull();
  }
});

it('a browser that keeps nothing for pages lets one type all the same', () => {
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
