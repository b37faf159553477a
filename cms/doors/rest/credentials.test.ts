import { afterAll, beforeAll, expect, test } from 'vitest';
import { isJsonObject } from '#cms-schema/json.ts';
import { aPage } from '../../testing/builders.ts';
import { CREDENTIAL } from './admit.ts';
import { createRestDoor } from './rest-door.ts';
import { openTestDoor, rolePassword, type TestAnswer, type TestDoor } from './testing/open-test-door.ts';

let door: TestDoor;
beforeAll(async () => {
  door = await openTestDoor();
});
afterAll(() => door.close());

function codeOf({ body }: TestAnswer): unknown {
  return isJsonObject(body) ? body.code : undefined;
}

test('name and password in the address do not sign in', async () => {
  const credentials = new URLSearchParams({ username: 'editor', password: rolePassword });
  const answer = await door.ask({
    method: 'POST',
    path: `/haptera/v1/session?${credentials}`,
    headers: { Origin: 'https://haptera.example' },
  });
  expect([answer.status, codeOf(answer)]).toEqual([400, 'haptera_credential_in_query']);
  expect(answer.headers.get('set-cookie')).toBeNull();
});

test.each([
  ['GET', '/wp/v2/pages?token=abc'],
  ['GET', '/wp/v2/types?application_password=abc'],
  ['GET', '/haptera/v1/session?username=editor&password=x'],
  ['POST', '/wp/v2/users/me?password=new'],
  ['POST', '/wp/v2/users/me?haptera_current_password=old'],
  ['POST', '/wp/v2/pages/1?password=for+readers'],
  ['DELETE', '/wp/v2/pages/1?preview_token=x'],
  ['OPTIONS', '/wp/v2/pages?user_pass=x'],
] as const)('a credential in the address is refused: %s %s', async (method, path) => {
  const answer = await door.ask({ method, path, role: 'editor' });
  expect([answer.status, codeOf(answer)]).toEqual([400, 'haptera_credential_in_query']);
});

test('the error names the parameter and does not repeat the secret', async () => {
  const answer = await door.ask({ path: '/wp/v2/pages?token=canary-4711' });
  expect(JSON.stringify(answer.body)).toContain('token');
  expect(JSON.stringify([answer.body, [...answer.headers]])).not.toContain('canary-4711');
  expect(door.faults).toEqual([]);
});

test('a reader opens a protected page with its password in the address, as in WordPress', async () => {
  const page = await aPage(door.cms, { password: 'pw', content: '<p>Inside</p>' });
  const answer = await door.ask({ path: `/wp/v2/pages/${page.id}?password=pw` });
  expect(answer.body).toMatchObject({ content: { rendered: expect.stringContaining('Inside') } });
});

test('every argument for a secret is forbidden in addresses', () => {
  const names = createRestDoor(door.cms, () => undefined).routes.flatMap(({ endpoints }) =>
    endpoints.flatMap(({ args = {} }) => Object.keys(args).filter((name) => args[name]?.type !== 'boolean')),
  );
  const secrets = [...new Set(names)].filter((name) => /pass|pwd|secret|token|credential|api_?key/i.test(name));
  expect(secrets).toContain('password');
  expect(secrets.filter((name) => !CREDENTIAL.test(name))).toEqual([]);
});
