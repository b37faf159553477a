import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isJsonObject, type JsonObject, type JsonValue } from '#cms-schema/json.ts';
import type { Role } from '#contract/roles.ts';
import { findBrokenAudit } from '../../audit/store.ts';
import { systemViewer } from '../../permission/viewer.ts';
import { aPage } from '../../testing/builders.ts';
import { openTestDoor, rolePassword, type TestDoor } from './testing/open-test-door.ts';
import { openVisitors, type Visitor, type VisitorAnswer } from './testing/open-visitors.ts';

let door: TestDoor;
let now = Date.parse('2026-06-01T00:00:00Z');
beforeAll(async () => {
  door = await openTestDoor({ clock: () => new Date(now) });
});
afterAll(() => door.close());

const origin = 'https://haptera.example';
let number = 0;

interface Person {
  readonly login: string;
  readonly id: number;
  readonly visitor: Visitor;
  /** Sends a request like the studio, with cookie and nonce. */
  ask(method: string, path: string, body?: JsonObject): Promise<{ status: number; body: JsonValue }>;
}

/** A new account, signed in from an address of its own. */
async function aPerson(role: Role = 'editor'): Promise<Person> {
  number += 1;
  const login = `person-${number}`;
  const { id } = await door.createUser({ login, password: rolePassword, role });
  return signIn(login, id);
}

async function signIn(login: string, id: number, password = rolePassword): Promise<Person> {
  number += 1;
  const visitor = openVisitors(door.http).at(`198.18.1.${number}`);
  const { nonce } = read(await visitor.signIn(login, password));
  return {
    login,
    id,
    visitor,
    ask: async (method, path, body) => {
      const answer = await visitor.ask(`/wp-json${path}`, {
        method,
        headers: { origin, 'x-wp-nonce': String(nonce), 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      });
      return { status: answer.status, body: JSON.parse(answer.text) };
    },
  };
}

function read({ text }: VisitorAnswer): JsonObject {
  const body: JsonValue = JSON.parse(text);
  return isJsonObject(body) ? body : {};
}

function codeOf({ status, body }: { status: number; body: JsonValue }): [number, JsonValue | undefined] {
  return [status, isJsonObject(body) ? body.code : undefined];
}

function textOf({ body }: { body: JsonValue }, key: string): string {
  return isJsonObject(body) ? String(body[key]) : '';
}

async function isSignedIn({ visitor }: Person): Promise<boolean> {
  return (await visitor.ask('/wp-json/haptera/v1/session')).status === 200;
}

/** A program that uses an application password created by the person. */
async function aProgram(person: Person, input: JsonObject = {}) {
  const made = await person.ask('POST', '/wp/v2/users/me/application-passwords', { name: 'a program', ...input });
  expect(made.status).toBe(201);
  const authorization = `Basic ${Buffer.from(`${person.login}:${textOf(made, 'password')}`).toString('base64')}`;
  return {
    uuid: textOf(made, 'uuid'),
    made,
    ask: (method: string, path: string, body?: JsonObject) =>
      door.ask({ method, path, headers: { authorization }, ...(body && { body }) }),
  };
}

describe('one’s own password', () => {
  const next = 'another long password';

  test('cannot be changed without the present one', async () => {
    const person = await aPerson();
    const change = (more: JsonObject) => person.ask('POST', '/wp/v2/users/me', { password: next, ...more });
    expect(codeOf(await change({}))).toEqual([403, 'haptera_password_needed']);
    expect(codeOf(await change({ haptera_current_password: 'wrong' }))).toEqual([403, 'haptera_wrong_password']);
    expect((await person.visitor.with({}).signIn(person.login, rolePassword)).status).toBe(200);
  });

  test('change ends every other session but no application passwords', async () => {
    const person = await aPerson();
    const elsewhere = await signIn(person.login, person.id);
    const program = await aProgram(person);
    const changed = await person.ask('POST', '/wp/v2/users/me', {
      password: next,
      haptera_current_password: rolePassword,
    });
    expect(changed.status).toBe(200);
    expect([await isSignedIn(person), await isSignedIn(elsewhere)]).toEqual([true, false]);
    expect((await program.ask('GET', '/wp/v2/users/me')).status).toBe(200);
    expect((await person.visitor.with({}).signIn(person.login, rolePassword)).status).toBe(401);
  });

  test('change revokes application passwords on request', async () => {
    const person = await aPerson();
    const program = await aProgram(person);
    await person.ask('POST', '/wp/v2/users/me', {
      password: next,
      haptera_current_password: rolePassword,
      haptera_end_applications: true,
    });
    expect((await program.ask('GET', '/wp/v2/users/me')).status).toBe(401);
  });

  test('cannot be guessed in a hijacked session', async () => {
    const person = await aPerson();
    const guesses = await Promise.all(
      Array.from({ length: 40 }, (_, guess) =>
        person.ask('POST', '/wp/v2/users/me', { password: next, haptera_current_password: `guess ${guess}` }),
      ),
    );
    expect(guesses.filter(({ status }) => status === 403)).toHaveLength(5);
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(35);
  });
});

describe('an email address', () => {
  test('cannot be changed without the password of the user who changes it', async () => {
    const person = await aPerson();
    const change = (more: JsonObject) =>
      person.ask('POST', '/wp/v2/users/me', { email: `new-${person.login}@haptera.example`, ...more });
    expect(codeOf(await change({}))).toEqual([403, 'haptera_password_needed']);
    expect((await change({ haptera_current_password: rolePassword })).status).toBe(200);
  });

  test('may be sent unchanged without a password', async () => {
    const person = await aPerson();
    const same = { email: `${person.login}@haptera.example`, name: 'A new name' };
    expect((await person.ask('POST', '/wp/v2/users/me', same)).status).toBe(200);
  });
});

describe('an administrator', () => {
  test.each([
    ['the password', { password: 'set by an administrator' }],
    ['the role', { roles: ['author'] }],
    ['the email address', { email: 'set-by-administrator@haptera.example' }],
  ])('needs their own password to change %s of another user', async (_what, patch) => {
    const [admin, person] = [await aPerson('administrator'), await aPerson()];
    const change = (more: JsonObject) => admin.ask('POST', `/wp/v2/users/${person.id}`, { ...patch, ...more });
    expect(codeOf(await change({}))).toEqual([403, 'haptera_password_needed']);
    expect((await change({ haptera_current_password: rolePassword })).status).toBe(200);
  });

  test('needs their own password to create another administrator', async () => {
    const admin = await aPerson('administrator');
    const create = (login: string, more: JsonObject) =>
      admin.ask('POST', '/wp/v2/users', {
        username: login,
        email: `${login}@haptera.example`,
        password: rolePassword,
        ...more,
      });
    expect(codeOf(await create('boss', { roles: ['administrator'] }))).toEqual([403, 'haptera_password_needed']);
    const confirmed = { roles: ['administrator'], haptera_current_password: rolePassword };
    expect((await create('boss', confirmed)).status).toBe(201);
    expect((await create('helper', { roles: ['editor'] })).status).toBe(201);
  });

  test('ends the sessions of a user by changing the role or the password', async () => {
    for (const patch of [{ role: 'author' as const }, { password: 'set by an administrator' }]) {
      const person = await aPerson();
      await door.cms.users.saveUser(systemViewer, person.id, patch);
      expect(await isSignedIn(person)).toBe(false);
    }
  });

  test('ends the sessions and application passwords of an account by deleting it', async () => {
    const person = await aPerson();
    const program = await aProgram(person);
    await door.cms.users.deleteUser(systemViewer, person.id, null);
    expect(await isSignedIn(person)).toBe(false);
    expect((await program.ask('GET', '/wp/v2/users/me')).status).toBe(401);
  });
});

describe('an application password', () => {
  test('cannot change how anyone signs in, whatever its scope', async () => {
    const admin = await aPerson('administrator');
    const other = await aPerson();
    const program = await aProgram(admin, { haptera_scope: 'all' });
    const own = { haptera_current_password: rolePassword };
    const acts: [method: string, path: string, body?: JsonObject][] = [
      ['POST', '/wp/v2/users/me', { password: 'a leaked one sets another', ...own }],
      ['POST', '/wp/v2/users/me', { email: 'mine-now@haptera.example', ...own }],
      ['POST', `/wp/v2/users/${other.id}`, { password: 'a leaked one sets another', ...own }],
      ['POST', `/wp/v2/users/${other.id}`, { roles: ['administrator'], ...own }],
      ['POST', '/wp/v2/users', { username: 'backdoor', email: 'b@haptera.example', password: rolePassword, ...own }],
      ['POST', '/wp/v2/users/me/application-passwords', { name: 'another' }],
      ['POST', `/wp/v2/users/${other.id}/application-passwords`, { name: 'another' }],
      ['DELETE', '/wp/v2/users/me/application-passwords'],
      ['DELETE', `/wp/v2/users/me/application-passwords/${program.uuid}`],
      ['GET', '/haptera/v1/sessions'],
      ['DELETE', '/haptera/v1/sessions'],
    ];
    for (const [method, path, body] of acts) {
      const answer = await program.ask(method, path, body);
      expect(codeOf(answer), `${method} ${path}`).toEqual([403, 'haptera_session_needed']);
    }
    expect(await isSignedIn(admin)).toBe(true);
  });

  test('can still change the public profile of its user', async () => {
    const program = await aProgram(await aPerson());
    expect((await program.ask('POST', '/wp/v2/users/me', { description: 'Writes.' })).status).toBe(200);
  });

  test('with the scope `read` reads drafts and changes nothing', async () => {
    const program = await aProgram(await aPerson('administrator'), { haptera_scope: 'read' });
    const draft = await aPage(door.cms, { status: 'draft' });
    expect((await program.ask('GET', `/wp/v2/pages/${draft.id}?context=edit`)).status).toBe(200);
    const acts: [method: string, path: string, body: JsonObject][] = [
      ['POST', `/wp/v2/pages/${draft.id}`, { title: 'changed' }],
      ['POST', '/wp/v2/posts', { title: 'made' }],
      ['POST', '/wp/v2/categories', { name: 'made' }],
      ['POST', '/wp/v2/menus', { name: 'made' }],
      ['POST', '/haptera/v1/publish', { documents: [{ id: draft.id }] }],
      ['POST', '/wp/v2/users/me', { description: 'changed' }],
      ['DELETE', `/wp/v2/pages/${draft.id}`, {}],
    ];
    for (const [method, path, body] of acts) {
      const answer = await program.ask(method, path, body);
      expect(codeOf(answer), `${method} ${path}`).toEqual([403, 'haptera_out_of_scope']);
    }
  });

  test('with the scope `write` writes content, but sees neither settings nor accounts', async () => {
    const program = await aProgram(await aPerson('administrator'), { haptera_scope: 'write' });
    expect((await program.ask('POST', '/wp/v2/posts', { title: 'made', status: 'publish' })).status).toBe(201);
    expect((await program.ask('POST', '/wp/v2/menus', { name: `menu ${now}` })).status).toBe(201);
    for (const path of [
      '/wp/v2/settings',
      '/wp/v2/users',
      '/haptera/v1/audit',
      `/wp/v2/users/${door.userIds.author}`,
    ]) {
      expect((await program.ask('GET', path)).status, path).toBe(403);
    }
    const saved = await program.ask('POST', '/wp/v2/settings', { start_of_week: 1 });
    expect(saved.status).toBe(403);
    expect(codeOf(await program.ask('POST', '/wp/v2/users/me', { description: 'x' }))).toEqual([
      403,
      'haptera_out_of_scope',
    ]);
  });

  test('expires on its date with a specific error', async () => {
    const person = await aPerson();
    const expires = new Date(now + 3_600_000).toISOString().slice(0, 19);
    const program = await aProgram(person, { haptera_expires: expires, haptera_scope: 'write' });
    expect(program.made.body).toMatchObject({ haptera_expires: expires, haptera_scope: 'write' });
    expect((await program.ask('GET', '/wp/v2/users/me')).status).toBe(200);
    now += 3_600_000;
    expect(codeOf(await program.ask('GET', '/wp/v2/users/me'))).toEqual([401, 'haptera_password_expired']);
  });

  test('cannot be created with an expiry in the past or an invalid one', async () => {
    const person = await aPerson();
    const make = (haptera_expires: string) =>
      person.ask('POST', '/wp/v2/users/me/application-passwords', { name: 'late', haptera_expires });
    expect(codeOf(await make('2020-01-01T00:00:00'))).toEqual([400, 'haptera_expiry_in_past']);
    expect(codeOf(await make('2030-01-01T00:00:99'))).toEqual([400, 'rest_invalid_param']);
  });

  test('created by a WordPress client has the permissions of its user, and can look itself up', async () => {
    const program = await aProgram(await aPerson('administrator'));
    expect(program.made.body).toMatchObject({ haptera_scope: 'all', haptera_expires: null });
    expect((await program.ask('GET', '/wp/v2/settings')).status).toBe(200);
    const known = await program.ask('GET', '/wp/v2/users/me/application-passwords/introspect');
    expect(known.body).toMatchObject({ uuid: program.uuid, name: 'a program' });
  });
});

describe('sessions', () => {
  test('are listed with browser and network, but not with token or full address', async () => {
    const person = await aPerson();
    const { status, body } = await person.ask('GET', '/haptera/v1/sessions');
    expect(status).toBe(200);
    expect(body).toEqual([
      {
        id: expect.stringMatching(/^[a-f\d-]{36}$/),
        is_current: true,
        agent: '',
        network: '198.18.1.0/24',
        created: expect.any(String),
        last_seen: expect.any(String),
        expires: expect.any(String),
      },
    ]);
    const token = person.visitor.cookies['__Host-wordpress_logged_in_haptera'] ?? 'none';
    expect(JSON.stringify(body)).not.toContain(token);
  });

  test('can be ended one by one, or all but the current one', async () => {
    const person = await aPerson();
    const others = await Promise.all([1, 2, 3].map(() => signIn(person.login, person.id)));
    const { body } = await person.ask('GET', '/haptera/v1/sessions');
    const listed = Array.isArray(body) ? body.filter(isJsonObject) : [];
    expect(listed).toHaveLength(4);
    const [one] = listed.filter((session) => session.is_current === false);
    expect((await person.ask('DELETE', `/haptera/v1/sessions/${String(one?.id)}`)).status).toBe(200);
    expect((await Promise.all(others.map(isSignedIn))).filter(Boolean)).toHaveLength(2);
    expect(await person.ask('DELETE', '/haptera/v1/sessions')).toEqual({ status: 200, body: { ended: 2 } });
    expect((await Promise.all(others.map(isSignedIn))).filter(Boolean)).toHaveLength(0);
    expect(await isSignedIn(person)).toBe(true);
    expect(codeOf(await person.ask('DELETE', `/haptera/v1/sessions/${String(one?.id)}`))).toEqual([
      404,
      'haptera_no_session',
    ]);
  });

  test('of others are only for administrators', async () => {
    const [admin, editor, person] = [await aPerson('administrator'), await aPerson(), await aPerson()];
    const path = `/haptera/v1/sessions?user=${person.id}`;
    expect((await editor.ask('GET', path)).status).toBe(403);
    expect((await editor.ask('DELETE', path)).status).toBe(403);
    expect(await isSignedIn(person)).toBe(true);
    expect((await admin.ask('DELETE', path)).body).toEqual({ ended: 1 });
    expect(await isSignedIn(person)).toBe(false);
    expect(await isSignedIn(admin)).toBe(true);
  });

  test('require a nonce: the cookie alone is anonymous', async () => {
    const person = await aPerson();
    expect((await person.visitor.ask('/wp-json/haptera/v1/sessions')).status).toBe(401);
    expect((await person.visitor.ask('/wp-json/haptera/v1/sessions', { method: 'DELETE' })).status).toBe(401);
  });

  test('of a browser end when a user signs in there again', async () => {
    const person = await aPerson();
    const before = { ...person.visitor.cookies };
    await person.visitor.signIn(person.login, rolePassword);
    const old = await person.visitor.with(before).ask('/wp-json/haptera/v1/session');
    expect([old.status, await isSignedIn(person)]).toEqual([401, true]);
  });

  test('never use a token planted by an attacker', async () => {
    const person = await aPerson();
    const planted = 'A'.repeat(43);
    const names = ['__Host-wordpress_logged_in_haptera', '__Host-haptera_device', 'wordpress_logged_in_haptera'];
    const victim = person.visitor.with(Object.fromEntries(names.map((name) => [name, planted])));
    await victim.signIn(person.login, rolePassword);
    expect(Object.values(victim.cookies).filter((value) => value !== planted)).toHaveLength(2);
    for (const name of names) {
      const { status } = await person.visitor.with({ [name]: planted }).ask('/wp-json/haptera/v1/session');
      expect(status, name).toBe(401);
    }
  });

  test('are limited to fifty per account', async () => {
    const person = await aPerson();
    await door.database.run(
      `insert into sessions (id, user_id, handle, agent, created_at, last_seen_at, expires_at)
       select 'old-' || n, $1, 'old-' || n, '', $2, $2, $3 from generate_series(1, 60) as n`,
      [person.id, new Date(now - 3_600_000).toISOString(), new Date(now + 3_600_000).toISOString()],
    );
    await person.visitor.with({}).signIn(person.login, rolePassword);
    expect(await door.cms.sessions.listSessions(systemViewer, person.id)).toHaveLength(50);
    expect(await isSignedIn(person)).toBe(true);
  });
});

describe('the audit log', () => {
  test('contains no passwords or tokens, not even from failed attempts', async () => {
    const person = await aPerson('administrator');
    const canaries = ['canary-of-a-wrong-password', 'canary-of-a-new-password', 'canary-of-a-program'];
    const [wrong = '', next = '', program = ''] = canaries;
    await person.visitor.signIn(person.login, wrong);
    await person.visitor.logIn(person.login, wrong);
    await person.visitor.callWithPassword(person.login, program);
    await person.visitor.ask(`/wp-login.php?log=${person.login}&pwd=${wrong}`);
    await person.ask('POST', '/wp/v2/users/me', { password: next, haptera_current_password: wrong });
    await person.ask('POST', '/wp/v2/users/me', { password: next, haptera_current_password: rolePassword });
    const made = await aProgram(person);
    const secrets = [
      ...canaries,
      rolePassword,
      ...Object.values(person.visitor.cookies),
      textOf(made.made, 'password'),
      textOf(made.made, 'password').replaceAll(' ', ''),
    ];
    const tables = ['audit_log', 'sessions', 'application_passwords', 'sign_in_attempts', 'known_places', 'users'];
    const kept = await Promise.all(tables.map((table) => door.database.query(`select * from ${table}`)));
    const all = JSON.stringify([kept, door.lines, door.faults]);
    for (const secret of secrets) expect(all).not.toContain(secret);
    const actions = await door.database.query<{ action: string }>('select distinct action from audit_log');
    expect(actions.map(({ action }) => action)).toEqual(
      expect.arrayContaining([
        'user.sign-in',
        'user.sign-in-failed',
        'user.application-password-failed',
        'user.confirmation-failed',
        'user.throttled',
        'user.save',
        'session.end',
        'application-password.create',
      ]),
    );
    expect(await findBrokenAudit(door.database)).toEqual([]);
  });
});
