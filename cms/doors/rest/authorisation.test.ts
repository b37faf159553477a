import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isJsonObject, type JsonObject } from '#cms-schema/json.ts';
import { openPlatformStandIn } from '../../community/testing/open-platform-stand-in.ts';
import { systemViewer } from '../../permission/viewer.ts';
import { pngBytes } from '../../testing/builders.ts';
import { createRestDoor } from './rest-door.ts';
import { openTestDoor, type TestAnswer, type TestDoor } from './testing/open-test-door.ts';
import { type Least, permissionTable, type Rank, type Row, ranks } from './testing/permission-table.ts';
import { buildPermissionWorld, isAtLeast, type PermissionWorld } from './testing/permission-world.ts';

let door: TestDoor;
let world: PermissionWorld;
let platform: Awaited<ReturnType<typeof openPlatformStandIn>>;
beforeAll(async () => {
  platform = await openPlatformStandIn();
  door = await openTestDoor({ platformOrigin: platform.origin });
  world = await buildPermissionWorld(door);
});
afterAll(async () => {
  await door.close();
  await platform.close();
});

test('the table lists every route of the door, and no others', () => {
  const known = createRestDoor(door.cms, () => undefined).routes.flatMap(({ pattern, endpoints }) =>
    endpoints.flatMap(({ methods }) => methods.map((method) => `${method} ${pattern}`)),
  );
  expect(Object.keys(permissionTable).toSorted()).toEqual(known.toSorted());
});

describe.each(ranks)('%s', (rank) => {
  test('can do and see exactly what the table says', { timeout: 240_000 }, async () => {
    const things = await makeThings(rank);
    const wrong: string[] = [];
    const tried = Object.entries(permissionTable).flatMap(([name, row]) =>
      Object.entries(row.least).map(([thing, least]): Try => ({ name, row, thing, least })),
    );
    const check = async (one: Try) => {
      wrong.push(...(await judge(one, rank, things)));
    };
    const isReading = ({ name }: Try) => name.startsWith('GET');
    const isDeleting = ({ name }: Try) => name.startsWith('DELETE');
    const writes = tried.filter((one) => !isReading(one));
    await inTurns(tried.filter(isReading), 12, check);
    await inTurns(
      writes.filter(({ thing }) => thing !== ''),
      4,
      check,
    );
    // All of these change the same objects, so they run one after the other.
    const others = writes.filter(({ thing }) => thing === '');
    await inTurns([...others.filter((one) => !isDeleting(one)), ...others.filter(isDeleting)], 1, check);
    expect(wrong).toEqual([]);
    expect(door.faults).toEqual([]);
  });
});

interface Try {
  readonly name: string;
  readonly row: Row;
  readonly thing: string;
  readonly least: Least;
}

async function judge({ name, row, thing, least }: Try, rank: Rank, things: Things): Promise<string[]> {
  const stored = thing === '' ? null : world.find(thing, rank);
  if (thing !== '' && stored === null) return [];
  const isOpen = isAtLeast(rank, least);
  const target = stored && row.consumes && isOpen ? await world.copy(thing, stored) : stored;
  const ids = target ? { ...things, ...idsOf(thing, target) } : things;
  const answer = await ask(name, row, rank, ids);
  const wrong = world
    .leaksIn(JSON.stringify([answer.body, [...answer.headers]]), rank)
    .map((canary) => `${name} (${thing}): tells ${canary}`);
  const isRefused = rank === 'anonymous' ? answer.status === 401 : answer.status === 403;
  const isHidden = answer.status === 404 && codeOf(answer) === 'rest_post_invalid_id';
  const seen = `${name} (${thing}): ${answer.status} ${codeOf(answer)}`;
  if (answer.status >= 500 || (isOpen ? isRefused || isHidden : !isRefused && !isHidden && !isNobodys(least, answer)))
    wrong.push(`${seen}, expected ${isOpen ? 'to be allowed' : 'a refusal'}`);
  const method = name.split(' ', 1)[0] ?? '';
  const isTold = (answer.headers.get('allow') ?? '').split(', ').includes(method);
  if (!row.allowSaysOtherwise && !thing.endsWith('absent') && !row.consumes && method !== 'DELETE' && isTold !== isOpen)
    wrong.push(`${seen}, but Allow ${isTold ? 'names' : 'does not name'} it`);
  return wrong;
}

function isNobodys(least: Least, { status }: TestAnswer): boolean {
  return least === 'nobody' && (status === 401 || status === 403 || status === 404);
}

function codeOf({ body }: TestAnswer): string {
  return isJsonObject(body) && typeof body.code === 'string' ? body.code : '';
}

type Things = Readonly<Record<string, string>>;

function idsOf(thing: string, { id, revision, autosave }: { id: number; revision: number; autosave: number }): Things {
  const kind = thing.split(',', 1)[0] ?? '';
  return { subject: String(id), [kind]: String(id), revision: String(revision), autosave: String(autosave) };
}

/** Creates one object of every kind except documents, for the requests of one rank. */
async function makeThings(rank: Rank): Promise<Things> {
  const { terms, menus, redirects, users, applicationPasswords, supportedLists } = door.cms;
  await supportedLists.saveList(systemViewer, 'models', { rows: [], updated: '2024-11-29' });
  const category = await terms.createTerm(systemViewer, { taxonomy: 'category', name: `category for ${rank}` });
  const tag = await terms.createTerm(systemViewer, { taxonomy: 'post_tag', name: `tag for ${rank}` });
  const menu = await menus.createMenu(systemViewer, { name: `menu for ${rank}` });
  const another = await menus.createMenu(systemViewer, { name: `another menu for ${rank}` });
  const item = await menus.createMenuItem(systemViewer, another.id, { label: 'entry', url: '/x' });
  const other = await users.createUser(systemViewer, {
    login: `other-${rank}`,
    email: `other-${rank}@haptera.example`,
    password: 'long enough for this',
  });
  const { item: password } = await applicationPasswords.createApplicationPassword(systemViewer, other.id, {
    name: 'x',
  });
  const redirect = await redirects.createRedirect(systemViewer, { from: `/old-for-${rank}`, to: '/new' });
  return {
    redirects: String(redirect.id),
    categories: String(category.id),
    tags: String(tag.id),
    menus: String(menu.id),
    'menu-items': String(item.id),
    users: String(other.id),
    password: password.uuid,
  };
}

function ask(name: string, { body, query }: Row, rank: Rank, ids: Things): Promise<TestAnswer> {
  const [method = '', pattern = ''] = name.split(' ', 2);
  const path = fillPath(pattern, ids);
  const isUpload = name === 'POST /wp/v2/media';
  return door.ask({
    method,
    path: query === undefined ? path : `${path}?${query}`,
    role: rank === 'anonymous' ? null : rank,
    ...(isUpload && {
      raw: new Uint8Array(pngBytes(4, 4)),
      headers: { 'Content-Type': 'image/png', 'Content-Disposition': 'attachment; filename=a.png' },
    }),
    ...(body && { body: fillBody(body, ids, rank) }),
  });
}

function fillPath(pattern: string, ids: Things): string {
  const [, base = ''] = /^\/wp\/v2\/([\w-]+)/.exec(pattern) ?? /^\/haptera\/v1\/(menus|redirects)/.exec(pattern) ?? [];
  const part = pattern.includes('autosaves') ? ids.autosave : ids.revision;
  const item = pattern.includes('(?P<parent>') ? part : (ids[base] ?? ids.subject);
  return pattern
    .replace('(?P<user_id>(?:[\\d]+|me))', ids.users ?? '')
    .replace('(?P<uuid>[\\w\\-]+)', ids.password ?? '')
    .replace('(?P<id>[a-f\\d-]{36})', '00000000-0000-4000-8000-000000000000')
    .replace('(?P<parent>[\\d]+)', ids.subject ?? '')
    .replace('(?P<revision>[\\d]+)', ids.revision ?? '')
    .replace('(?P<id>[\\d]+)', item ?? '')
    .replace('(?P<type>[\\w-]+)', 'page')
    .replace('(?P<status>[\\w-]+)', 'draft')
    .replace('(?P<taxonomy>[\\w-]+)', 'category')
    .replace('(?P<location>[\\w-]+)', 'primary')
    .replace('(?P<namespace>[a-zA-Z0-9_-]+)', 'haptera')
    .replace('(?P<name>[a-z]+)', 'models')
    .replace('(?P<version>[\\d]+)', '1')
    .replace('(?P<name>[a-zA-Z0-9_-]+)', 'hero');
}

function fillBody(body: JsonObject, ids: Things, rank: Rank): JsonObject {
  const text = JSON.stringify(body)
    .replaceAll('{role}', rank)
    .replace('"id":0', `"id":${ids.subject}`)
    .replace('"menus":0', `"menus":${ids.menus}`);
  return JSON.parse(text);
}

async function inTurns<Item>(items: readonly Item[], width: number, act: (item: Item) => Promise<void>): Promise<void> {
  const left = items.values();
  const work = async () => {
    for (const item of left) await act(item);
  };
  await Promise.all(Array.from({ length: width }, work));
}
