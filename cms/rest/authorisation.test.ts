import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { JsonObject } from '#cms-schema/json.ts';
import { aPage, aPicture, pngBytes } from '../testing/builders.ts';
import { type Role, systemViewer } from '../users/model.ts';
import { createRestDoor } from './rest-door.ts';
import { openTestDoor, type TestDoor } from './testing/open-test-door.ts';

let door: TestDoor;
beforeAll(async () => {
  door = await openTestDoor();
});
afterAll(() => door.close());

/** Each may what those before it may. */
const ranks = ['anyone', 'subscriber', 'contributor', 'author', 'editor', 'administrator'] as const;
type Rank = (typeof ranks)[number];

interface Rule {
  /** The least who may; `nobody`: refused to all. */
  readonly from: Rank | 'nobody';
  readonly body?: JsonObject;
  readonly query?: string;
  /** Stated where a client cannot learn it from `Allow`. */
  readonly allowSaysOtherwise?: string;
}

const open: Rule = { from: 'anyone' };
const editor: Rule = { from: 'editor' };
const administrator: Rule = { from: 'administrator' };
const contributor: Rule = { from: 'contributor' };
const edit = (body: JsonObject): Rule => ({ from: 'editor', body });

const documentRules = (base: string, create: Rank): Record<string, Rule> => ({
  [`GET ${base}`]: open,
  [`POST ${base}`]: { from: create, body: { title: 'made' } },
  [`GET ${base}/(?P<id>[\\d]+)`]: open,
  ...forEditing(`${base}/(?P<id>[\\d]+)`, edit({ title: 'changed' })),
  [`DELETE ${base}/(?P<id>[\\d]+)`]: editor,
  [`GET ${base}/(?P<parent>[\\d]+)/revisions`]: editor,
  [`GET ${base}/(?P<parent>[\\d]+)/revisions/(?P<id>[\\d]+)`]: editor,
  [`DELETE ${base}/(?P<parent>[\\d]+)/revisions/(?P<id>[\\d]+)`]: { from: 'nobody' },
  [`GET ${base}/(?P<id>[\\d]+)/autosaves`]: editor,
  [`POST ${base}/(?P<id>[\\d]+)/autosaves`]: edit({ title: 'unfinished' }),
  [`GET ${base}/(?P<parent>[\\d]+)/autosaves/(?P<id>[\\d]+)`]: editor,
  [`POST ${base.replace('/wp/v2', '/haptera/v1')}/(?P<id>[\\d]+)/revisions/(?P<revision>[\\d]+)/restore`]: editor,
});

const termRules = (base: string, create: Rank): Record<string, Rule> => ({
  [`GET ${base}`]: open,
  [`POST ${base}`]: { from: create, body: { name: 'a term {role}' } },
  [`GET ${base}/(?P<id>[\\d]+)`]: open,
  ...forEditing(`${base}/(?P<id>[\\d]+)`, edit({ description: 'changed' })),
  [`DELETE ${base}/(?P<id>[\\d]+)`]: { from: 'editor', query: 'force=true' },
});

const user = '/wp/v2/users/(?P<id>[\\d]+)';
const presence = '/haptera/v1/documents/(?P<id>[\\d]+)/presence';
const address = '/haptera/v1/documents/(?P<id>[\\d]+)/address';
const scheduledChange = '/haptera/v1/documents/(?P<id>[\\d]+)/scheduled-change';
const passwords = '/wp/v2/users/(?P<user_id>(?:[\\d]+|me))/application-passwords';

const authorsToo = 'Authors publish what is theirs; this document is not.';

/** Who may what, on things that somebody else made. A route that is not here fails the test, and so does one that is gone. */
const rules: Readonly<Record<string, Rule>> = {
  'GET /': open,
  'GET /wp/v2': open,
  'GET /haptera/v1': open,
  'POST /batch/v1': { from: 'anyone', body: { requests: [] } },
  ...documentRules('/wp/v2/posts', 'contributor'),
  ...documentRules('/wp/v2/pages', 'editor'),
  'GET /wp/v2/media': open,
  'POST /wp/v2/media': { from: 'author' },
  'GET /wp/v2/media/(?P<id>[\\d]+)': open,
  ...forEditing('/wp/v2/media/(?P<id>[\\d]+)', edit({ title: 'changed' })),
  'DELETE /wp/v2/media/(?P<id>[\\d]+)': { from: 'editor', query: 'force=true' },
  'POST /wp/v2/media/(?P<id>[\\d]+)/post-process': edit({ action: 'create-image-subsizes' }),
  'GET /wp/v2/menus': editor,
  'POST /wp/v2/menus': edit({ name: 'a menu {role}' }),
  'GET /wp/v2/menus/(?P<id>[\\d]+)': editor,
  ...forEditing('/wp/v2/menus/(?P<id>[\\d]+)', edit({ description: 'changed' })),
  'DELETE /wp/v2/menus/(?P<id>[\\d]+)': { from: 'editor', query: 'force=true' },
  'GET /wp/v2/menu-items': editor,
  'POST /wp/v2/menu-items': edit({ title: 'an entry', url: '/x', menus: 0 }),
  'GET /wp/v2/menu-items/(?P<id>[\\d]+)': editor,
  ...forEditing('/wp/v2/menu-items/(?P<id>[\\d]+)', edit({ title: 'changed' })),
  'DELETE /wp/v2/menu-items/(?P<id>[\\d]+)': { from: 'editor', query: 'force=true' },
  'GET /wp/v2/menu-locations': editor,
  'GET /wp/v2/menu-locations/(?P<location>[\\w-]+)': editor,
  'PUT /haptera/v1/menus/(?P<id>[\\d]+)/items': edit({ items: [{ title: 'an entry', url: '/x' }] }),
  'GET /wp/v2/types': open,
  'GET /wp/v2/types/(?P<type>[\\w-]+)': open,
  'GET /wp/v2/statuses': open,
  'GET /wp/v2/statuses/(?P<status>[\\w-]+)': contributor,
  'GET /wp/v2/taxonomies': open,
  'GET /wp/v2/taxonomies/(?P<taxonomy>[\\w-]+)': open,
  ...termRules('/wp/v2/categories', 'editor'),
  ...termRules('/wp/v2/tags', 'contributor'),
  'GET /wp/v2/users': administrator,
  'POST /wp/v2/users': {
    from: 'nobody',
    body: { username: 'made by {role}', email: 'made-by-{role}@haptera.example', password: 'long enough for this' },
  },
  'GET /wp/v2/users/me': {
    from: 'subscriber',
    allowSaysOtherwise: 'WordPress calls the way to oneself open to all; the answer is 401.',
  },
  ...forEditing('/wp/v2/users/me', { from: 'subscriber', body: { description: 'me' } }),
  'DELETE /wp/v2/users/me': { from: 'administrator', query: 'force=true&reassign=false' },
  [`GET ${user}`]: administrator,
  ...forEditing(user, { from: 'administrator', body: { description: 'changed' } }),
  [`DELETE ${user}`]: { from: 'administrator', query: 'force=true&reassign=false' },
  [`GET ${passwords}`]: administrator,
  [`POST ${passwords}`]: { from: 'nobody', body: { name: 'another' } },
  [`DELETE ${passwords}`]: { from: 'nobody' },
  [`GET ${passwords}/introspect`]: {
    from: 'administrator',
    allowSaysOtherwise: 'It answers only for the password that the request itself came with: 404 for others.',
  },
  [`GET ${passwords}/(?P<uuid>[\\w\\-]+)`]: administrator,
  [`DELETE ${passwords}/(?P<uuid>[\\w\\-]+)`]: { from: 'nobody' },
  'GET /wp/v2/search': open,
  'GET /wp/v2/block-types': contributor,
  'GET /wp/v2/block-types/(?P<namespace>[a-zA-Z0-9_-]+)': contributor,
  'GET /wp/v2/block-types/(?P<namespace>[a-zA-Z0-9_-]+)/(?P<name>[a-zA-Z0-9_-]+)': contributor,
  'GET /wp/v2/settings': administrator,
  ...forEditing('/wp/v2/settings', { from: 'administrator', body: { start_of_week: 1 } }),
  'GET /haptera/v1/session': {
    from: 'nobody',
    allowSaysOtherwise: 'Only a cookie has a session; these requests come with application passwords.',
  },
  'POST /haptera/v1/session': {
    from: 'nobody',
    body: { username: 'nobody {role}', password: 'wrong' },
    allowSaysOtherwise: 'Open to all who know a password.',
  },
  'DELETE /haptera/v1/session': { from: 'nobody' },
  // Only in a session of one's own; `cms/users/rest-sessions.test.ts` has the rest.
  'GET /haptera/v1/sessions': { from: 'nobody' },
  'DELETE /haptera/v1/sessions': { from: 'nobody' },
  'DELETE /haptera/v1/sessions/(?P<id>[a-f\\d-]{36})': { from: 'nobody' },
  'POST /haptera/v1/publish': { ...edit({ documents: [{ id: 0 }] }), allowSaysOtherwise: authorsToo },
  'POST /haptera/v1/unpublish': { ...edit({ documents: [{ id: 0 }] }), allowSaysOtherwise: authorsToo },
  'POST /haptera/v1/cancel-scheduled': { ...edit({ documents: [{ id: 0 }] }), allowSaysOtherwise: authorsToo },
  [`GET ${address}`]: editor,
  [`GET ${scheduledChange}`]: editor,
  'POST /haptera/v1/validate': { from: 'contributor', body: { content: '' } },
  'POST /haptera/v1/preview-token': {
    from: 'editor',
    body: { id: 0 },
    allowSaysOtherwise: 'Whoever writes may preview what is theirs; this document is not.',
  },
  [`POST ${presence}`]: edit({ session: 'tab-of-{role}' }),
  [`DELETE ${presence}`]: edit({ session: 'tab-of-{role}' }),
  'GET /haptera/v1/outbox': contributor,
  'GET /haptera/v1/audit': administrator,
};

function forEditing(pattern: string, rule: Rule): Record<string, Rule> {
  return Object.fromEntries(['POST', 'PUT', 'PATCH'].map((method) => [`${method} ${pattern}`, rule]));
}

test('every route of the door has its line in the table, and every line its route', () => {
  const known = createRestDoor(door.cms, () => undefined).routes.flatMap(({ pattern, endpoints }) =>
    endpoints.flatMap(({ methods }) => methods.map((method) => `${method} ${pattern}`)),
  );
  expect(Object.keys(rules).toSorted()).toEqual(known.toSorted());
});

describe.each(ranks)('%s', (rank) => {
  test('may do what the table says and nothing else, and `Allow` says the same', { timeout: 60_000 }, async () => {
    const role = rank === 'anyone' ? null : rank;
    const wrong: string[] = [];
    const things = await makeThings(rank);
    const check = async (name: string) => {
      const rule = rules[name] ?? open;
      const found = await tryOne(name, rule, role, things);
      const isOpen = rule.from !== 'nobody' && ranks.indexOf(rank) >= ranks.indexOf(rule.from);
      const refusal = role === null ? 401 : 403;
      const isRefused =
        found.status === refusal || (rule.from === 'nobody' && (found.status === 401 || found.status === 403));
      if (isOpen === isRefused || found.status >= 500) {
        wrong.push(`${name}: ${found.status}, expected ${isOpen ? 'to be allowed' : refusal}`);
      }
      if (!rule.allowSaysOtherwise && found.allow !== isOpen && !name.startsWith('DELETE')) {
        wrong.push(`${name}: ${found.status}, but Allow ${found.allow ? 'names' : 'does not name'} it`);
      }
    };
    const names = Object.keys(rules);
    await Promise.all(names.filter((name) => name.startsWith('GET')).map(check));
    for (const name of names.filter((one) => !one.startsWith('GET') && !one.startsWith('DELETE'))) await check(name);
    for (const name of names.filter((one) => one.startsWith('DELETE'))) await check(name);
    expect(wrong).toEqual([]);
    expect(door.faults).toEqual([]);
  });
});

interface Things {
  readonly ids: Readonly<Record<string, string>>;
}

/** One of everything that others own, for one rank to try itself on. */
async function makeThings(rank: Rank): Promise<Things> {
  const { documents, revisions, terms, menus, users, applicationPasswords } = door.cms;
  const admin = { ...systemViewer };
  const withHistory = async (type: 'page' | 'post') => {
    const made = await aPage(door.cms, { type, title: 'first' });
    await documents.saveDocument(admin, made.id, { title: 'second' });
    const { items } = await revisions.listRevisions(admin, made.id);
    const saved = await revisions.saveAutosave(admin, made.id, { title: 'third' });
    return {
      id: String(made.id),
      revision: String(items[0]?.id),
      autosave: String(saved.kind === 'autosave' ? saved.autosave.id : 0),
    };
  };
  const [page, post] = [await withHistory('page'), await withHistory('post')];
  const category = await terms.createTerm(admin, { taxonomy: 'category', name: `category for ${rank}` });
  const tag = await terms.createTerm(admin, { taxonomy: 'post_tag', name: `tag for ${rank}` });
  const menu = await menus.createMenu(admin, { name: `menu for ${rank}` });
  const item = await menus.createMenuItem(admin, menu.id, { label: 'entry', url: '/x' });
  const other = await users.createUser(admin, {
    login: `other-${rank}`,
    email: `other-${rank}@haptera.example`,
    password: 'long enough for this',
  });
  const { item: password } = await applicationPasswords.createApplicationPassword(admin, other.id, { name: 'theirs' });
  const media = await aPicture(door.cms, { width: 8 });
  return {
    ids: {
      page: page.id,
      pageRevision: page.revision,
      pageAutosave: page.autosave,
      post: post.id,
      postRevision: post.revision,
      postAutosave: post.autosave,
      category: String(category.id),
      tag: String(tag.id),
      menu: String(menu.id),
      item: String(item.id),
      user: String(other.id),
      password: password.uuid,
      media: String(media.id),
    },
  };
}

async function tryOne(
  name: string,
  { body, query }: Rule,
  role: Role | null,
  { ids }: Things,
): Promise<{ status: number; allow: boolean }> {
  const [method = '', pattern = ''] = name.split(' ', 2);
  const path = fillPath(pattern, ids);
  const isUpload = name === 'POST /wp/v2/media';
  const answer = await door.ask({
    method,
    path: query === undefined ? path : `${path}?${query}`,
    role,
    ...(isUpload && {
      raw: new Uint8Array(pngBytes(4, 4)),
      headers: { 'Content-Type': 'image/png', 'Content-Disposition': 'attachment; filename=a.png' },
    }),
    ...(body && { body: fillBody(body, ids, role) }),
  });
  const allow = (answer.headers.get('allow') ?? '').split(', ');
  return { status: answer.status, allow: allow.includes(method) };
}

function fillPath(pattern: string, ids: Things['ids']): string {
  const kind = /\/(posts|pages)/.exec(pattern)?.[1] === 'posts' ? 'post' : 'page';
  const own = pattern.includes('/media')
    ? ids.media
    : pattern.includes('/menu-items')
      ? ids.item
      : pattern.includes('/menus')
        ? ids.menu
        : '';
  const term = pattern.includes('/categories') ? ids.category : pattern.includes('/tags') ? ids.tag : '';
  const part = pattern.includes('autosaves') ? ids[`${kind}Autosave`] : ids[`${kind}Revision`];
  const item =
    own || term || (pattern.includes('/users/') ? ids.user : pattern.includes('(?P<parent>') ? part : ids[kind]);
  return pattern
    .replace('(?P<user_id>(?:[\\d]+|me))', ids.user ?? '')
    .replace('(?P<uuid>[\\w\\-]+)', ids.password ?? '')
    .replace('(?P<parent>[\\d]+)', ids[kind] ?? '')
    .replace('(?P<id>[a-f\\d-]{36})', '00000000-0000-4000-8000-000000000000')
    .replace('(?P<revision>[\\d]+)', ids[`${kind}Revision`] ?? '')
    .replace('(?P<id>[\\d]+)', item ?? '')
    .replace('(?P<type>[\\w-]+)', 'page')
    .replace('(?P<status>[\\w-]+)', 'draft')
    .replace('(?P<taxonomy>[\\w-]+)', 'category')
    .replace('(?P<location>[\\w-]+)', 'primary')
    .replace('(?P<namespace>[a-zA-Z0-9_-]+)', 'haptera')
    .replace('(?P<name>[a-zA-Z0-9_-]+)', 'hero');
}

function fillBody(body: JsonObject, ids: Things['ids'], role: Role | null): JsonObject {
  const text = JSON.stringify(body)
    .replaceAll('{role}', role ?? 'nobody')
    .replace('"id":0', `"id":${ids.page}`)
    .replace('"menus":0', `"menus":${ids.menu}`);
  return JSON.parse(text);
}
