import { afterEach, describe, expect, it, vi } from 'vitest';
import { readConfigFileEntry } from './config-file-access.ts';
import { clearSession, readSession, type Session, saveSession, watchSession } from './session-state.ts';
import { checkToken, signOut } from './sign-in.ts';
import { done, openFakePage, refused } from './testing/fake-page.ts';

afterEach(() => vi.unstubAllGlobals());

const session: Session = {
  token: 'secret',
  userInfo: { username: 'a@example.com', roleCode: 'customer', remainingDays: 12 },
  configFileAuth: 1,
  ifGroupManager: 1,
};

describe('who is signed in', () => {
  it('is kept in cookies that no other site makes a browser send, and that only travel by https', () => {
    const written: string[] = [];
    openFakePage();
    Object.defineProperty(document, 'cookie', { get: () => '', set: (line: string) => written.push(line) });
    saveSession(session);
    expect(written).toHaveLength(4);
    for (const line of written) expect(line).toMatch(/sameSite=lax; secure/i);
  });

  it('is read again as it was kept', () => {
    openFakePage();
    saveSession(session);
    expect(readSession()).toEqual(session);
    expect(readConfigFileEntry()).toBe('configTool');
  });

  it('is nobody when what is kept makes no sense', () => {
    const page = openFakePage();
    page.cookies.set('token', 'secret');
    for (const kept of ['', '{', '%7B%22username%22%3A1%7D', 'null']) {
      page.cookies.set('userInfo', kept);
      expect(readSession()).toBeNull();
    }
  });

  it('is forgotten with all cookies, and the access to configuration files is 2 then', () => {
    const page = openFakePage();
    saveSession(session);
    clearSession();
    expect([...page.cookies]).toEqual([]);
    expect(page.stored.get('configFileAuth')).toBe('2');
    expect(readSession()).toBeNull();
  });

  it('is told to the page, and to the other tabs', async () => {
    openFakePage();
    const changed = vi.fn();
    const watching = new AbortController();
    watchSession(changed, watching.signal);
    const other = new BroadcastChannel('haptera:session');
    const heard = new Promise((resolve) => {
      other.onmessage = resolve;
    });
    saveSession(session);
    await heard;
    other.close();
    watching.abort();
    expect(changed).toHaveBeenCalledOnce();
  });
});

describe('a kept token', () => {
  it('lets somebody in again, with what the platform says of them now', async () => {
    const page = openFakePage();
    saveSession(session);
    page.answerWith(
      done({ userInfo: { ...session.userInfo, remainingDays: -1 }, configFileAuth: 0, ifGroupManager: 0 }),
    );
    await checkToken();
    expect(readSession()).toMatchObject({
      token: 'secret',
      userInfo: { remainingDays: -1 },
      configFileAuth: 0,
      ifGroupManager: 0,
    });
  });

  it.each([401, 403])('is forgotten when the platform refuses it with code %i', async (code) => {
    const page = openFakePage();
    saveSession(session);
    page.answerWith(refused(code));
    await checkToken();
    expect(readSession()).toBeNull();
  });

  it('is kept when the platform cannot be asked', async () => {
    const page = openFakePage();
    saveSession(session);
    page.answerWith(
      () => {
        throw new TypeError('Failed to fetch');
      },
      'Bad gateway',
      refused(529),
    );
    for (let time = 0; time < 3; time += 1) await checkToken();
    expect(readSession()).toEqual(session);
  });

  it('is not asked about where there is none', async () => {
    const page = openFakePage();
    await checkToken();
    expect(page.asked).toEqual([]);
  });

  it('is over after logging out; when the platform cannot be reached, one is still signed in', async () => {
    const page = openFakePage();
    saveSession(session);
    page.answerWith('Bad gateway', done());
    expect(await signOut()).toMatchObject({ kind: 'nonsense' });
    expect(readSession()).not.toBeNull();
    expect(await signOut()).toBeNull();
    expect(readSession()).toBeNull();
  });
});
