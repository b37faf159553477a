import { afterEach, describe, expect, it, vi } from 'vitest';
import { callPlatform } from './call-platform.ts';
import { readIndustries, readNothing } from './read-answers.ts';
import { hasToken, saveSession } from './session-state.ts';
import { done, openFakePage, refused } from './testing/fake-page.ts';

afterEach(() => vi.unstubAllGlobals());

const account = { username: 'a@example.com', roleCode: 'user', remainingDays: 0 } as const;
const check = () => callPlatform('POST /auth/checkUsername', { username: 'a@example.com' }, readNothing);

describe('a call of the platform', () => {
  it('sends a form, the language of the page, and the token where there is one', async () => {
    const page = openFakePage('zh-CN');
    page.answerWith(done(), done());
    await check();
    saveSession({ token: 'secret', userInfo: account, configFileAuth: 2, ifGroupManager: 0 });
    await check();
    const [first, second] = page.asked;
    expect(first).toMatchObject({
      url: '/platform/auth/checkUsername',
      method: 'POST',
      body: 'username=a%40example.com',
    });
    expect(first?.headers.get('accept-language')).toBe('zh');
    expect(first?.headers.get('authorization')).toBeNull();
    expect(second?.headers.get('authorization')).toBe('Bearer secret');
  });

  it('sends a GET with its values in the query string and no body', async () => {
    const page = openFakePage();
    page.answerWith(done([{ text: '游戏', itemEnText: 'Games', value: 'games' }]));
    const outcome = await callPlatform('GET /api/dict/getDictItems/industry', {}, readIndustries);
    expect(outcome).toMatchObject({ kind: 'done', result: [{ value: 'games' }] });
    expect(page.asked[0]).toMatchObject({ url: '/platform/api/dict/getDictItems/industry', method: 'GET', body: '' });
  });

  it('waits 600000 ms for an answer', async () => {
    const page = openFakePage();
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    page.answerWith(done());
    await check();
    expect(timeout).toHaveBeenCalledWith(600_000);
    timeout.mockRestore();
  });

  it('shows a refusal as its code and its message', async () => {
    const page = openFakePage();
    page.answerWith(refused(601, 'The account or password is incorrect'));
    expect(await check()).toMatchObject({ kind: 'refused', code: 601 });
    expect(page.said).toEqual(['failure: 601 The account or password is incorrect']);
  });

  it('treats a `success` with the text "false" as a refusal', async () => {
    const page = openFakePage();
    page.answerWith({ ...refused(500, 'Server error'), success: 'false' });
    expect(await check()).toMatchObject({ kind: 'refused', code: 500 });
  });

  it.each([910, 911, 912, 913, 914, 915, 916])('shows no toast for code %i', async (code) => {
    const page = openFakePage();
    page.answerWith(refused(code));
    await check();
    expect(page.said).toEqual([]);
  });

  it('reports a network error and advises to check the connection', async () => {
    const page = openFakePage();
    page.answerWith(() => {
      throw new TypeError('Failed to fetch');
    });
    expect(await check()).toEqual({ kind: 'network' });
    expect(page.said).toEqual(['failure: Network error, please check your connection']);
  });

  it('reports a timeout', async () => {
    const page = openFakePage();
    page.answerWith(() => {
      throw new DOMException('late', 'TimeoutError');
    });
    expect(await check()).toEqual({ kind: 'slow' });
    expect(page.said[0]).toContain('did not respond in time');
  });

  it.each([
    ['<html>Bad gateway</html>'],
    [{}],
    [{ code: 200, success: true, message: '', result: 'not a list' }],
    [{ code: 200, success: true, message: '', result: [{ text: 1 }] }],
    [{ code: 201, success: true, message: '', result: [] }],
    [null],
  ])('reports %j as an invalid response', async (answer) => {
    const page = openFakePage();
    page.answerWith(answer ?? 'null');
    const outcome = await callPlatform('GET /api/dict/getDictItems/industry', {}, readIndustries);
    expect(outcome.kind).toBe('nonsense');
    expect(page.said[0]).toContain('invalid response');
  });

  it.each([
    ['zh-CN', '529 当前访问较多，请稍后再试'],
    ['en', '529 The service is busy, please try again in a moment'],
  ])(
    'shows the busy message in the language of the page when the server in front answers 503: %s',
    async (lang, text) => {
      const page = openFakePage(lang);
      page.answerWith(Response.json({ code: 'edge_overloaded', message: 'Please wait' }, { status: 503 }));
      await check();
      expect(page.said).toEqual([`failure: ${text}`]);
    },
  );

  it('shows no toast when it is silent', async () => {
    const page = openFakePage();
    page.answerWith(refused(500));
    await callPlatform('POST /auth/checkUsername', { username: '' }, readNothing, { isSilent: true });
    expect(page.said).toEqual([]);
  });

  it('returns the problems of single fields by field name', async () => {
    const page = openFakePage();
    page.answerWith(refused(405, 'Bad request', { problems: [{ field: 'phone', message: 'Invalid' }, 'x'] }));
    expect(await check()).toMatchObject({ problems: [{ field: 'phone', message: 'Invalid' }] });
  });

  it('shows that the account logged in elsewhere even when it is silent, and clears the session', async () => {
    const page = openFakePage();
    saveSession({ token: 'secret', userInfo: account, configFileAuth: 1, ifGroupManager: 0 });
    page.answerWith(refused(403, 'Your account was logged in elsewhere, please log in again'));
    await callPlatform('POST /app/checkToken', {}, () => undefined, { isSilent: true });
    expect(page.said).toEqual(['failure: 403 Your account was logged in elsewhere, please log in again']);
    expect(hasToken()).toBe(false);
  });
});
