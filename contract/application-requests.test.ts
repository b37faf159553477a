import { describe, expect, test } from 'vitest';
import {
  type ApplicationParameter,
  type ApplicationRequest,
  printApplicationRequest,
  printApproval,
  printRefusal,
  readApplicationRequest,
} from './application-requests.ts';

describe('a request for an application password', () => {
  test('is read as WordPress reads it', () => {
    const app_id = '3f2b1c9e-6a51-4b0c-9d6e-7f1a2b3c4d5e';
    expect(
      read({ app_name: ' Wri\u202eter ', app_id, success_url: 'https://a.example/in', reject_url: 'app:no' }),
    ).toEqual({
      name: 'Writer',
      appId: app_id,
      successUrl: 'https://a.example/in',
      rejectUrl: 'app:no',
    });
    expect(read({})).toEqual({ name: '', appId: '', successUrl: null, rejectUrl: null });
  });

  test('has a name and an id within their limits', () => {
    expect(read({ app_name: 'a'.repeat(200) })).toMatchObject({ name: 'a'.repeat(200) });
    expect(read({ app_name: 'a'.repeat(201) })).toEqual({ refused: 'app_name' });
    expect(read({ app_name: '\ud800' })).toEqual({ refused: 'app_name' });
    expect(read({ app_id: 'not a uuid' })).toEqual({ refused: 'app_id' });
  });

  test.each([
    'https://a.example/in?x=1#y',
    'https://a.example:8443/',
    'wordpress://authorized',
    'org.example.writer:/back',
    'http://localhost:3000/back',
    'http://127.0.0.1/back',
    `https://a.example/${'x'.repeat(1982)}`,
  ])('may lead back to %s', (url) => {
    expect(read({ success_url: url, reject_url: url })).toMatchObject({ successUrl: url, rejectUrl: url });
  });

  test.each([
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001JavaScript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:https://a.example/1',
    'filesystem:https://a.example/1',
    'file:///etc/passwd',
    'view-source:https://a.example/',
    'about:blank',
    'intent://a#Intent;end',
    'mailto:a@a.example',
    'http://a.example/',
    'http://localhost.a.example/',
    'https://haptera.example@a.example/',
    '//a.example/',
    '/studio',
    'a.example',
    `https://a.example/${'x'.repeat(1983)}`,
  ])('never leads to %j', (url) => {
    expect(read({ success_url: url })).toEqual({ refused: 'success_url' });
    expect(read({ reject_url: url })).toEqual({ refused: 'reject_url' });
  });

  test('reaches the studio unchanged', () => {
    const request = required({ app_name: '写作 & more', success_url: 'https://a.example/in?x=1&y=#z' });
    const path = printApplicationRequest(request);
    expect(path).toMatch(/^\/studio\/authorize-application\?app_name=/);
    const { searchParams } = new URL(path, 'https://haptera.example');
    expect(readApplicationRequest((name) => searchParams.get(name))).toEqual(request);
    expect(printApplicationRequest(required({}))).toBe('/studio/authorize-application');
  });
});

describe('the answer to it', () => {
  const granted = { siteUrl: 'https://haptera.example', username: 'ed+itor', password: 'abcd EFGH' };

  test('appends the address of the site, the username and the password', () => {
    expect(approve('https://a.example/in?x=1&password=planted#y')).toBe(
      'https://a.example/in?x=1&password=abcdEFGH&site_url=https%3A%2F%2Fhaptera.example&user_login=ed%2Bitor#y',
    );
    expect(approve('writer://back')).toBe(
      'writer://back?site_url=https%3A%2F%2Fhaptera.example&user_login=ed%2Bitor&password=abcdEFGH',
    );
    expect(printApproval(required({}), granted)).toBeNull();
  });

  test('says that it was refused', () => {
    const success_url = 'https://a.example/in?x=1';
    expect(printRefusal(required({ success_url }))).toBe('https://a.example/in?x=1&success=false');
    expect(printRefusal(required({ success_url, reject_url: 'writer://no' }))).toBe('writer://no');
    expect(printRefusal(required({}))).toBeNull();
  });

  function approve(success_url: string): string | null {
    return printApproval(required({ success_url }), granted);
  }
});

type Sent = Partial<Record<ApplicationParameter, string>>;

function read(sent: Sent) {
  return readApplicationRequest((name) => sent[name] ?? null);
}

function required(sent: Sent): ApplicationRequest {
  const request = read(sent);
  if ('refused' in request) throw new Error(`${request.refused} was refused.`);
  return request;
}
