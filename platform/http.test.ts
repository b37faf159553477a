import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DatabaseError } from '#kit/database/database-error.ts';
import { createHttp } from './http.ts';
import { openTestPlatform, type TestPlatform } from './testing/open-test-platform.ts';

let opened: TestPlatform;
beforeAll(async () => {
  opened = await openTestPlatform();
});
afterAll(() => opened.close());

describe('the door of the platform', () => {
  test('the industries are returned with their names in both languages', async () => {
    const { status, code, success, result } = await opened.call('/api/dict/getDictItems/industry');
    expect([status, code, success]).toEqual([200, 200, true]);
    expect(result).toContainEqual({ text: '汽车', itemEnText: 'Automotive', value: 'automotive' });
  });

  test.each([
    ['zh', '资源不存在'],
    ['en-GB,en;q=0.9', 'Resource not found'],
    ['fr', '资源不存在'],
  ])('an unknown address requested in %s gives an error in a language of the site', async (locale, message) => {
    const answer = await opened.call('/nowhere', { locale });
    expect(answer).toMatchObject({ status: 404, code: 404, success: false, message, result: null });
  });

  test('a call with a wrong method is an invalid operation', async () => {
    expect(await opened.call('/api/dict/getDictItems/industry', { form: {} })).toMatchObject({
      status: 400,
      code: 503,
    });
  });

  test('responses are never cached', async () => {
    const { headers } = await opened.call('/api/dict/getDictItems/industry');
    expect(headers.get('cache-control')).toBe('private, no-store');
  });

  test('while the database is unavailable, a call gets a Retry-After instead of an error of its own', async () => {
    const away = new DatabaseError('The database does not answer.', { code: 'database_unreachable', status: 503 });
    const sessions = { ...opened.platform.sessions, openToken: () => Promise.reject(away) };
    const http = createHttp({ ...opened.platform, sessions }, { log: () => undefined });
    const request = new Request('https://haptera.example/platform/app/checkToken', {
      method: 'POST',
      headers: { Authorization: `Bearer ${'a'.repeat(43)}`, 'Accept-Language': 'zh' },
    });
    const answer = await http(request, null);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await answer.json()).toEqual({
      code: 529,
      success: false,
      message: '当前访问较多，请稍后再试',
      result: null,
    });
  });

  test('the description of its calls is served', async () => {
    const { result, ...rest } = await opened.call('/openapi.json');
    expect(rest.status).toBe(200);
    expect(result).toBeUndefined();
  });
});
