import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isJsonObject, type JsonObject } from '#cms-schema/json.ts';
import { openTestDoor, readAnswer, rolePassword, type TestAnswer, type TestDoor } from './testing/open-test-door.ts';

let door: TestDoor;
beforeAll(async () => {
  door = await openTestDoor();
});
afterAll(() => door.close());

const origin = 'https://haptera.example';

describe('the studio', () => {
  test('signs in, sends requests with cookie and nonce, renews the nonce and signs out', async () => {
    const { cookie, nonce, answer } = await signIn('editor');
    expect(answer.body).toMatchObject({
      user: { username: 'editor', roles: ['editor'] },
      nonce: expect.stringMatching(/^[0-9a-f]{10}$/),
    });
    expect(answer.headers.get('set-cookie')).toMatch(
      /^__Host-wordpress_logged_in_haptera=[\w-]+; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure, /,
    );
    const me = await ask('/wp-json/wp/v2/users/me', { cookie, 'x-wp-nonce': nonce });
    expect(me.body).toMatchObject({ name: 'The editor' });
    expect(me.headers.get('x-wp-nonce')).toBe(nonce);
    expect((await ask('/wp-admin/admin-ajax.php?action=rest-nonce', { cookie })).body).toBe(nonce);
    expect((await ask('/wp-json/haptera/v1/session', { cookie })).body).toMatchObject({ nonce });
    expect(
      (await ask('/wp-json/haptera/v1/session', { cookie, origin: 'https://evil.example' }, 'DELETE')).status,
    ).toBe(403);
    expect(
      (await ask('/wp-json/haptera/v1/session', { cookie, origin }, 'DELETE')).headers.get('set-cookie'),
    ).toContain('Max-Age=0');
    expect((await ask('/wp-json/haptera/v1/session', { cookie })).status).toBe(401);
  });

  test('cannot be signed in from another site', async () => {
    const answer = await ask('/wp-json/haptera/v1/session', { origin: 'https://evil.example' }, 'POST', {
      username: 'editor',
      password: rolePassword,
    });
    expect([answer.status, objectOf(answer).code]).toEqual([403, 'haptera_foreign_origin']);
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  test('a wrong password and an unknown name give the same error', async () => {
    const wrong = await ask('/wp-json/haptera/v1/session', { origin }, 'POST', {
      username: 'author',
      password: 'wrong',
    });
    const unknown = await ask('/wp-json/haptera/v1/session', { origin }, 'POST', {
      username: 'stranger',
      password: 'wrong',
    });
    expect(wrong.status).toBe(401);
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
  });

  test('after five wrong passwords the user has to wait', async () => {
    const attempt = () =>
      ask('/wp-json/haptera/v1/session', { origin }, 'POST', { username: 'contributor', password: 'wrong' });
    for (let count = 0; count < 5; count += 1) expect((await attempt()).status).toBe(401);
    const refused = await attempt();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('a cookie', () => {
  test('over https is only accepted under the name that no other host can set', async () => {
    const { cookie } = await signIn('editor');
    expect((await ask('/wp-json/haptera/v1/session', { cookie })).status).toBe(200);
    const plain = cookie.replace('__Host-', '');
    expect((await ask('/wp-json/haptera/v1/session', { cookie: plain })).status).toBe(401);
  });

  test('alone is anonymous, and a wrong nonce is rejected with or without it', async () => {
    const { cookie } = await signIn('administrator');
    expect((await ask('/wp-json/wp/v2/users/me', { cookie })).status).toBe(401);
    expect((await ask('/wp-json/wp/v2/pages', { cookie }, 'POST', { title: 'forged' })).status).toBe(401);
    for (const sent of [cookie, '']) {
      const answer = await ask('/wp-json/wp/v2/types', { cookie: sent, 'x-wp-nonce': '0123456789' });
      expect([answer.status, objectOf(answer).code]).toEqual([403, 'rest_cookie_invalid_nonce']);
    }
  });

  test('of one session does not accept the nonce of another', async () => {
    const [one, other] = [await signIn('editor'), await signIn('administrator')];
    expect((await ask('/wp-json/wp/v2/users/me', { cookie: one.cookie, 'x-wp-nonce': other.nonce })).status).toBe(403);
  });

  test('never reaches a shared cache', async () => {
    const { cookie, nonce } = await signIn('editor');
    const answer = await ask('/wp-json/wp/v2/types', { cookie, 'x-wp-nonce': nonce });
    expect(answer.headers.get('cache-control')).toContain('no-store, private');
  });
});

describe('an application password', () => {
  test('that is wrong is rejected even where none is needed', async () => {
    for (const secret of ['editor:wrong', 'nobody:wrong', 'nocolon', 'editor:', ':x']) {
      const authorization = `Basic ${Buffer.from(secret).toString('base64')}`;
      const answer = await ask('/wp-json/wp/v2/types', { authorization });
      expect([answer.status, objectOf(answer).code], secret).toEqual([401, 'incorrect_password']);
    }
  });
});

describe('/wp-login.php', () => {
  test('signs in and only redirects to its own site', async () => {
    const targets = [
      '//evil.example',
      '/\\evil.example',
      'https://evil.example/x',
      'javascript:alert(1)',
      '\t//evil.example',
      'https:evil.example',
      '/..//evil.example',
      'https://haptera.example@evil.example/',
      'https://haptera.example.evil.example',
    ];
    for (const redirect_to of targets) {
      const answer = await logIn({ log: 'administrator', pwd: rolePassword, redirect_to });
      const location = new URL(answer.headers.get('location') ?? '', 'https://nowhere.example');
      expect([answer.status, location.origin], redirect_to).toEqual([302, origin]);
      expect(location.pathname.startsWith('//'), redirect_to).toBe(false);
    }
    const own = await logIn({ log: 'administrator', pwd: rolePassword, redirect_to: '/studio/pages?x=1' });
    expect(own.headers.get('location')).toBe(`${origin}/studio/pages?x=1`);
  });

  test('accepts no name or password in its address', async () => {
    for (const method of ['GET', 'POST']) {
      const query = new URLSearchParams({ log: 'editor', pwd: rolePassword });
      const answer = await door.http(
        new Request(`${origin}/wp-login.php?${query}`, {
          method,
          ...(method === 'POST' && { body: new URLSearchParams({ testcookie: '1' }) }),
        }),
        '192.0.2.9',
      );
      expect([answer.status, answer.headers.get('set-cookie')], method).toEqual([400, null]);
      expect(await answer.text()).not.toContain(rolePassword);
    }
  });

  test('reads only a small form', async () => {
    const parts = new FormData();
    parts.append('log', 'editor');
    parts.append('pwd', rolePassword);
    let pulls = 0;
    const endless = () =>
      new ReadableStream<Uint8Array>({
        pull: (controller) => {
          pulls += 1;
          controller.enqueue(new TextEncoder().encode(`a${pulls}=${'x'.repeat(8000)}&`));
        },
      });
    const send = (body: BodyInit, type?: string) => {
      const headers = { ...(type !== undefined && { 'content-type': type }) };
      const init = { method: 'POST', body, headers, duplex: 'half' };
      return door.http(new Request(`${origin}/wp-login.php`, init), '192.0.2.9');
    };
    expect((await send(parts)).status).toBe(415);
    expect((await send('{"log":"editor"}', 'application/json')).status).toBe(415);
    expect((await send(endless(), 'multipart/form-data; boundary=x')).status).toBe(415);
    expect(pulls).toBeLessThan(3);
    expect((await send(endless(), 'application/x-www-form-urlencoded')).status).toBe(413);
    expect(pulls).toBeLessThan(13);
  });

  test('keeps the device known when the user signs out', async () => {
    const { cookie, nonce } = await signIn('editor');
    const answer = await ask(`/wp-login.php?action=logout&_wpnonce=${nonce}`, { cookie });
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-wordpress_logged_in_haptera=; .*Max-Age=0/),
    ]);
  });

  test('signs out with a nonce, not without', async () => {
    const { cookie, nonce } = await signIn('editor');
    expect((await ask('/wp-login.php?action=logout', { cookie })).status).toBe(403);
    expect((await ask(`/wp-login.php?action=logout&_wpnonce=${nonce}`, { cookie })).status).toBe(302);
    expect((await ask('/wp-admin/admin-ajax.php?action=rest-nonce', { cookie })).body).toBe('0');
  });
});

describe('/wp-admin/authorize-application.php', () => {
  const endpoint = '/wp-admin/authorize-application.php';

  test('is where the index of the API sends programs', async () => {
    expect((await ask('/wp-json/', {})).body).toMatchObject({
      authentication: { 'application-passwords': { endpoints: { authorization: origin + endpoint } } },
    });
  });

  test('leads to the page of the studio where the user decides, with the request and nothing else', async () => {
    const sent = { app_name: 'Writer & co', success_url: 'https://a.example/in?x=1', reject_url: 'writer://no' };
    const answer = await ask(`${endpoint}?${new URLSearchParams({ ...sent, other: '1' })}`, {});
    const to = new URL(answer.headers.get('location') ?? '');
    expect([answer.status, to.origin, to.pathname]).toEqual([302, origin, '/studio/authorize-application']);
    expect(Object.fromEntries(to.searchParams)).toEqual(sent);
    expect(answer.headers.get('cache-control')).toBe('no-store, private');
    const bare = await ask(endpoint, {});
    expect(bare.headers.get('location')).toBe(`${origin}/studio/authorize-application`);
  });

  test.each([
    ['app_name', 'a'.repeat(201)],
    ['app_id', '1'],
    ['success_url', 'javascript:alert(1)'],
    ['success_url', 'http://a.example/'],
    ['reject_url', 'data:text/html,<script>'],
  ])('refuses a request with an unusable %s', async (name, value) => {
    const request = new Request(`${origin}${endpoint}?${new URLSearchParams({ [name]: value })}`);
    const answer = await door.http(request, '192.0.2.9');
    expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
    const page = await answer.text();
    expect(page).toContain(`“${name}” must`);
    expect(page).not.toContain('<script>');
  });
});

async function signIn(username: string): Promise<{ cookie: string; nonce: string; answer: TestAnswer }> {
  const answer = await ask('/wp-json/haptera/v1/session', { origin }, 'POST', { username, password: rolePassword });
  const [cookie = ''] = (answer.headers.get('set-cookie') ?? '').split(';');
  return { cookie, nonce: String(objectOf(answer).nonce), answer };
}

async function logIn(fields: Record<string, string>): Promise<Response> {
  return door.http(
    new Request(`${origin}/wp-login.php`, { method: 'POST', body: new URLSearchParams(fields) }),
    '192.0.2.9',
  );
}

async function ask(
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
  body?: JsonObject,
): Promise<TestAnswer> {
  const request = new Request(origin + path, {
    method,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return readAnswer(await door.http(request, '192.0.2.9'));
}

function objectOf({ body }: TestAnswer): JsonObject {
  return isJsonObject(body) ? body : {};
}
