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

describe('the session', () => {
  it('is stored in cookies that are SameSite and Secure', () => {
    const written: string[] = [];
    openFakePage();
    Object.defineProperty(document, 'cookie', { get: () => '', set: (line: string) => written.push(line) });
    saveSession(session);
    expect(written).toHaveLength(4);
    for (const line of written) expect(line).toMatch(/sameSite=lax; secure/i);
  });

  it('is read back as it was stored', () => {
    openFakePage();
    saveSession(session);
    expect(readSession()).toEqual(session);
    expect(readConfigFileEntry()).toBe('configTool');
  });

  it('is null when the stored user is malformed', () => {
    const page = openFakePage();
    page.cookies.set('token', 'secret');
    for (const kept of ['', '{', '%7B%22username%22%3A1%7D', 'null']) {
      page.cookies.set('userInfo', kept);
      expect(readSession()).toBeNull();
    }
  });

  it('is cleared with all cookies, and access to configuration files becomes 2', () => {
    const page = openFakePage();
    saveSession(session);
    clearSession();
    expect([...page.cookies]).toEqual([]);
    expect(page.stored.get('configFileAuth')).toBe('2');
    expect(readSession()).toBeNull();
  });

  it('notifies the page and the other tabs when it changes', async () => {
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

describe('a stored token', () => {
  it('restores the session with the current data from the platform', async () => {
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

  it.each([401, 403])('is deleted when the platform refuses it with code %i', async (code) => {
    const page = openFakePage();
    saveSession(session);
    page.answerWith(refused(code));
    await checkToken();
    expect(readSession()).toBeNull();
  });

  it('is kept while the platform is unavailable', async () => {
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

  it('is not checked when there is none', async () => {
    const page = openFakePage();
    await checkToken();
    expect(page.asked).toEqual([]);
  });

  it('is deleted by logging out, but kept when the platform cannot be reached', async () => {
    const page = openFakePage();
    saveSession(session);
    page.answerWith('Bad gateway', done());
    expect(await signOut()).toMatchObject({ kind: 'nonsense' });
    expect(readSession()).not.toBeNull();
    expect(await signOut()).toBeNull();
    expect(readSession()).toBeNull();
  });
});
