import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { capabilities, roles } from '#contract/roles.ts';
import { findBrokenAudit } from '../audit/store.ts';
import { can } from '../permission/capabilities.ts';
import { anonymous, systemViewer, type Viewer } from '../permission/viewer.ts';
import { aPage, aViewer, viewerPassword } from '../testing/builders.ts';
import { openTestCms, type TestCms } from '../testing/open-test-cms.ts';

let test: TestCms;
let now = Date.parse('2026-03-01T00:00:00Z');
const viewers: Record<string, Viewer> = { anonymous, system: systemViewer };

beforeAll(async () => {
  test = await openTestCms({ clock: () => new Date(now) });
  for (const role of roles) viewers[role] = await aViewer(test.cms, role);
});
afterAll(() => test.close());

const password = 'correct horse battery';
let number = 0;
async function anAccount() {
  number += 1;
  const login = `reader-${number}`;
  const user = await test.cms.users.createUser(systemViewer, { login, email: `${login}@haptera.example`, password });
  return { login, user };
}

describe('permissions', () => {
  // One row per action, with the roles that may do it; all others get 401 (anonymous) or 403.
  const matrix: [act: string, allowed: string[], run: (viewer: Viewer) => Promise<unknown>][] = [
    [
      'create a post',
      ['contributor', 'author', 'editor', 'administrator'],
      (viewer) => test.cms.documents.createDocument(viewer, { type: 'post', title: 'x' }),
    ],
    [
      'publish an own post',
      ['author', 'editor', 'administrator'],
      (viewer) => test.cms.documents.createDocument(viewer, { type: 'post', title: 'x', status: 'publish' }),
    ],
    [
      'create a page',
      ['editor', 'administrator'],
      (viewer) => test.cms.documents.createDocument(viewer, { type: 'page', title: 'x' }),
    ],
    [
      'read another user’s draft',
      ['editor', 'administrator'],
      async (viewer) =>
        test.cms.documents.requireDocument(viewer, (await aPage(test.cms, { type: 'post', status: 'draft' })).id),
    ],
    [
      'change another user’s published post',
      ['editor', 'administrator'],
      async (viewer) =>
        test.cms.documents.saveDocument(viewer, (await aPage(test.cms, { type: 'post' })).id, { title: 'mine' }),
    ],
    [
      'trash another user’s post',
      ['editor', 'administrator'],
      async (viewer) => test.cms.documents.trashDocument(viewer, (await aPage(test.cms, { type: 'post' })).id),
    ],
    [
      'delete a page',
      ['editor', 'administrator'],
      async (viewer) => test.cms.documents.deleteDocument(viewer, (await aPage(test.cms)).id),
    ],
    [
      'see the history of a published page',
      ['editor', 'administrator'],
      async (viewer) => test.cms.revisions.listRevisions(viewer, (await aPage(test.cms)).id),
    ],
    [
      'read a private page',
      ['editor', 'administrator'],
      async (viewer) => test.cms.documents.requireDocument(viewer, (await aPage(test.cms, { status: 'private' })).id),
    ],
    [
      'preview a page',
      ['editor', 'administrator'],
      async (viewer) => test.cms.previews.createPreviewToken(viewer, (await aPage(test.cms)).id, 'saved'),
    ],
    [
      'create a category',
      ['editor', 'administrator'],
      (viewer) => test.cms.terms.createTerm(viewer, { taxonomy: 'category', name: `c${number++}` }),
    ],
    [
      'create a tag',
      ['contributor', 'author', 'editor', 'administrator'],
      (viewer) => test.cms.terms.createTerm(viewer, { taxonomy: 'post_tag', name: `t${number++}` }),
    ],
    [
      'create a menu',
      ['editor', 'administrator'],
      (viewer) => test.cms.menus.createMenu(viewer, { name: `m${number++}` }),
    ],
    ['see the settings', ['administrator'], (viewer) => test.cms.settings.requireSettings(viewer)],
    ['change the settings', ['administrator'], (viewer) => test.cms.settings.saveSettings(viewer, { postsPerPage: 7 })],
    ['list the users', ['administrator'], (viewer) => test.cms.users.listUsers(viewer)],
    [
      'add a user',
      ['administrator'],
      (viewer) =>
        test.cms.users.createUser(viewer, { login: `n${number++}`, email: `n${number}@haptera.example`, password }),
    ],
    ['read the audit log', ['administrator'], (viewer) => test.cms.audit.listAudit(viewer)],
  ];
  it.each(matrix)('%s', async (_act, allowed, run) => {
    for (const [role, viewer] of Object.entries(viewers)) {
      const outcome = await run(viewer).then(
        () => 'may',
        (error: { status?: number; code?: string }) => error.status ?? String(error),
      );
      const expected = role === 'system' || allowed.includes(role) ? 'may' : role === 'anonymous' ? 401 : 403;
      expect(`${role}: ${outcome}`).toBe(`${role}: ${expected}`);
    }
  });

  it('a contributor sees only their own drafts in lists', async () => {
    const contributor = viewers.contributor ?? anonymous;
    await test.cms.documents.createDocument(contributor, { type: 'post', title: 'own draft', slug: 'own-draft' });
    await aPage(test.cms, { type: 'post', status: 'draft', title: 'not yours' });
    const { items } = await test.cms.documents.listDocuments(contributor, {
      type: 'post',
      statuses: ['draft'],
      perPage: 100,
    });
    expect(items.length).toBeGreaterThan(0);
    expect(new Set(items.map(({ authorId }) => authorId))).toEqual(new Set([contributor.user?.id]));
    await expect(
      test.cms.documents.listDocuments(anonymous, { type: 'post', statuses: ['any'] }),
    ).rejects.toMatchObject({
      code: 'haptera_cannot_list_status',
      status: 401,
    });
  });

  it('users cannot raise their own role, and the last administrator cannot be removed', async () => {
    const author = viewers.author ?? anonymous;
    await expect(
      test.cms.users.saveUser(author, author.user?.id ?? 0, { role: 'administrator' }),
    ).rejects.toMatchObject({
      code: 'haptera_cannot_edit_role',
    });
    const admin = viewers.administrator ?? anonymous;
    const id = admin.user?.id ?? 0;
    const own = { ownPassword: viewerPassword };
    await expect(test.cms.users.saveUser(admin, id, { role: 'editor' }, own)).rejects.toMatchObject({
      code: 'haptera_last_administrator',
    });
    await expect(test.cms.users.deleteUser(admin, id, null)).rejects.toMatchObject({
      code: 'haptera_last_administrator',
    });
  });

  it('every role includes the permissions of the one below', () => {
    const order = ['subscriber', 'contributor', 'author', 'editor', 'administrator'] as const;
    for (const [index, role] of order.slice(1).entries()) {
      const below = order[index] ?? 'subscriber';
      for (const capability of capabilities[below]) expect(capabilities[role]).toContain(capability);
    }
    expect(can(anonymous, 'read')).toBe(false);
  });
});

describe('signing in', () => {
  it('opens a session with a nonce that is valid only for it', async () => {
    const { login, user } = await anAccount();
    const { token, session } = await test.cms.signIn.signIn({
      login: login.toUpperCase(),
      password,
      address: '192.0.2.1',
    });
    expect(session.id).not.toContain(token);
    const viewer = await test.cms.signIn.openSession(token, '192.0.2.1');
    expect(viewer.user).toEqual(user);
    const nonce = test.cms.signIn.createNonce(viewer);
    expect(nonce).toMatch(/^[0-9a-f]{10}$/);
    expect(test.cms.signIn.isNonceValid(viewer, nonce)).toBe(true);
    const other = await test.cms.signIn.signIn({ login, password, address: '192.0.2.1' });
    const second = await test.cms.signIn.openSession(other.token, null);
    expect(test.cms.signIn.isNonceValid(second, nonce)).toBe(false);
    expect(test.cms.signIn.isNonceValid(anonymous, test.cms.signIn.createNonce(anonymous))).toBe(false);

    now += 11.9 * 3_600_000;
    expect(test.cms.signIn.isNonceValid(viewer, nonce)).toBe(true);
    expect((await test.cms.signIn.openSession(token, null)).user).not.toBeNull();
    now += 12.1 * 3_600_000;
    expect(test.cms.signIn.isNonceValid(viewer, nonce)).toBe(false);
    expect((await test.cms.signIn.openSession(token, null)).user).toBeNull();

    await test.cms.signIn.signOut(second);
    expect((await test.cms.signIn.openSession(other.token, null)).user).toBeNull();
    expect((await test.cms.signIn.openSession('nonsense', null)).user).toBeNull();
  });

  it('ends after fourteen days even if it is used every hour', async () => {
    const { login } = await anAccount();
    const { token } = await test.cms.signIn.signIn({ login, password, address: null });
    let hours = 0;
    while ((await test.cms.signIn.openSession(token, null)).user && hours < 400) {
      now += 3_600_000;
      hours += 1;
    }
    expect(hours).toBe(14 * 24);
  });

  it('gives the same error for a wrong name and a wrong password, and is blocked after five attempts', async () => {
    const { login } = await anAccount();
    const wrong = (name: string) => test.cms.signIn.signIn({ login: name, password: 'wrong', address: '198.51.100.9' });
    const messages: unknown[] = [];
    for (const name of [login, 'nobody-of-this-name']) {
      await wrong(name).catch(({ code, status, message }) => messages.push({ code, status, message }));
    }
    expect(messages[0]).toEqual(messages[1]);
    expect(messages[0]).toMatchObject({ code: 'haptera_incorrect_password', status: 401 });
    const outcomes = await Promise.allSettled(Array.from({ length: 30 }, () => wrong(login)));
    const codes = outcomes.map((outcome) => (outcome.status === 'rejected' ? outcome.reason.code : 'in'));
    expect(codes.filter((code) => code === 'haptera_incorrect_password')).toHaveLength(4);
    expect(codes.filter((code) => code === 'haptera_too_many_attempts')).toHaveLength(26);
    await expect(test.cms.signIn.signIn({ login, password, address: '::ffff:198.51.100.9' })).rejects.toMatchObject({
      status: 429,
    });
    await test.cms.signIn.signIn({ login, password, address: '203.0.113.5' });
    now += 15 * 60_000;
    await test.cms.signIn.signIn({ login, password, address: '198.51.100.9' });
  });

  it('a changed password ends every other session', async () => {
    const { login, user } = await anAccount();
    const sessions = await Promise.all([1, 2].map(() => test.cms.signIn.signIn({ login, password, address: null })));
    const [here, there] = sessions.map(({ token }) => token);
    const viewer = await test.cms.signIn.openSession(here ?? '', null);
    await test.cms.users.saveUser(viewer, user.id, { password: 'another long password' }, { ownPassword: password });
    expect((await test.cms.signIn.openSession(here ?? '', null)).user).not.toBeNull();
    expect((await test.cms.signIn.openSession(there ?? '', null)).user).toBeNull();
  });
});

describe('application passwords', () => {
  it('are shown once, work with and without spaces, and become invalid when they are deleted', async () => {
    const { login, user } = await anAccount();
    const viewer: Viewer = { user, via: 'cookie', sessionId: 'x', address: null };
    const { applicationPasswords, signIn } = test.cms;
    const created = await applicationPasswords.createApplicationPassword(viewer, user.id, { name: 'Import' });
    expect(created.password).toMatch(/^(?:[A-Za-z0-9]{4} ){5}[A-Za-z0-9]{4}$/);
    for (const given of [created.password, created.password.replaceAll(' ', '')]) {
      expect(await signIn.openApplicationPassword(login, given, '192.0.2.8')).toMatchObject({
        user,
        via: 'application-password',
      });
    }
    const [listed] = await applicationPasswords.listApplicationPasswords(viewer, user.id);
    expect(listed).toMatchObject({ name: 'Import', lastAddress: '192.0.2.8' });
    expect(JSON.stringify(await test.database.query('select * from application_passwords'))).not.toContain(
      created.password.slice(0, 9),
    );
    await expect(signIn.openApplicationPassword(login, password, null)).rejects.toMatchObject({
      code: 'haptera_incorrect_password',
    });
    await applicationPasswords.deleteApplicationPassword(viewer, user.id, created.item.uuid);
    await expect(signIn.openApplicationPassword(login, created.password, null)).rejects.toMatchObject({ status: 401 });
    const stranger = viewers.author ?? anonymous;
    await expect(applicationPasswords.listApplicationPasswords(stranger, user.id)).rejects.toMatchObject({
      status: 403,
    });
  });
});

describe('accounts', () => {
  it('have unique names and addresses, regardless of letter case', async () => {
    const { users } = test.cms;
    await users.createUser(systemViewer, { login: 'Mina', email: 'mina@haptera.example', password });
    const again = (login: string, email: string) => users.createUser(systemViewer, { login, email, password });
    await expect(again('mina', 'other@haptera.example')).rejects.toMatchObject({ code: 'haptera_login_taken' });
    await expect(again('mina2', 'MINA@haptera.example')).rejects.toMatchObject({ code: 'haptera_email_taken' });
    await expect(again('a<b', 'x@haptera.example')).rejects.toMatchObject({ code: 'haptera_invalid_login' });
    await expect(again('ab', 'nowhere')).rejects.toMatchObject({ code: 'haptera_invalid_email' });
  });

  it('that are deleted pass their articles to another account, whose name readers see', async () => {
    const { users, documents, published } = test.cms;
    const [leaving, staying] = [await aViewer(test.cms, 'author'), await aViewer(test.cms, 'author')];
    const post = await documents.createDocument(leaving, { type: 'post', title: 'article', status: 'publish' });
    expect((await published.getPublishedById(post.id))?.author?.id).toBe(leaving.user?.id);
    await users.deleteUser(systemViewer, leaving.user?.id ?? 0, staying.user?.id ?? 0);
    expect((await published.getPublishedById(post.id))?.author?.id).toBe(staying.user?.id);
    await users.saveUser(systemViewer, staying.user?.id ?? 0, { displayName: 'A new name' });
    expect((await published.getPublishedById(post.id))?.author?.name).toBe('A new name');
  });

  it('have a name for the readers of a language, and the display name for the others', async () => {
    const { users, documents, published } = test.cms;
    const author = await aViewer(test.cms, 'author');
    const publish = (locale: 'zh' | 'en') =>
      documents.createDocument(author, { type: 'post', title: `by an author in ${locale}`, locale, status: 'publish' });
    const [zh, en] = [await publish('zh'), await publish('en')];
    const nameUnder = async (id: number) => (await published.getPublishedById(id))?.author?.name;
    await users.saveUser(systemViewer, author.user?.id ?? 0, { displayName: 'Zhou Xian', names: { zh: '周弦' } });
    expect([await nameUnder(zh.id), await nameUnder(en.id)]).toEqual(['周弦', 'Zhou Xian']);
    await users.saveUser(systemViewer, author.user?.id ?? 0, { names: { zh: '' } });
    expect(await nameUnder(zh.id)).toBe('Zhou Xian');
  });
});

describe('the audit log', () => {
  it('is an unbroken chain that cannot be changed, and contains no secrets', async () => {
    const { total } = await test.cms.audit.listAudit(systemViewer);
    expect(total).toBeGreaterThan(30);
    expect(await findBrokenAudit(test.database)).toEqual([]);
    await expect(test.database.run("update audit_log set action = 'nothing' where id = 1")).rejects.toThrow();
    await expect(test.database.run('delete from audit_log where id = 1')).rejects.toThrow();
    const all = JSON.stringify(await test.database.query('select * from audit_log'));
    expect(all).not.toContain(password);
    expect(all).toContain('198.51.100.0/24');
    expect(all).not.toContain('198.51.100.9');
  });
});
