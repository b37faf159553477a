import { buildSchema } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { definitions } from '#blocks/definitions.generated.ts';
import { printSchema } from '#cms-schema/graphql/print-schema.ts';
import { contentTypeDefinitions } from '#content-types/definitions.generated.ts';
import { contentTypes, documentTypes } from '#contract/content-types.ts';
import { documentStatuses } from '#contract/document-fields.ts';
import { shownSettings } from '#contract/settings-fields.ts';
import { systemViewer } from '../../permission/viewer.ts';
import { aViewer } from '../../testing/builders.ts';
import { createGraphqlHttp } from '../graphql/http.ts';
import { ask as askGraphql } from '../graphql/testing/ask.ts';
import { rootQuestions } from '../graphql/testing/root-questions.ts';
import { openTestDoor, type TestAnswer, type TestDoor, type TestRequest } from './testing/open-test-door.ts';
import { type Rank, ranks, typesInFull } from './testing/permission-table.ts';
import { buildPermissionWorld, type PermissionWorld, type WorldDocument } from './testing/permission-world.ts';

/** Indirect ways to hidden content, such as unusual arguments and other transports: none may reveal what the table hides. */

let door: TestDoor;
let world: PermissionWorld;
/** Documents of a user who is none of the clients. */
let others: readonly WorldDocument[];
beforeAll(async () => {
  door = await openTestDoor();
  world = await buildPermissionWorld(door);
  others = world.documents.filter(({ slug }) => slug.includes('-others-'));
});
afterAll(() => door.close());

/** Every list, with arguments that widen it or search in it. */
function listPaths(): string[] {
  const ids = world.documents.map(({ id }) => id).join(',');
  const media = world.mediaIds.join(',');
  const all = 'status[]=any&status[]=trash';
  const asked = ['', all, `include=${ids}&${all}`, `author=${world.ownerId}&${all}`];
  const inBrief = documentTypes.filter((type) => !typesInFull.includes(type));
  const documents = typesInFull
    .map((type) => baseOf({ type }))
    .flatMap((base) => [
      ...asked.flatMap((query) => widened.map((more) => `${base}?${query}${more}`)),
      ...documentStatuses.map((status) => `${base}?status=${status}`),
      `${base}?search=canary&${all}`,
      `${base}?search=canary&orderby=relevance&context=edit&${all}`,
      `${base}?search=canary&search_columns[]=post_content&_envelope=1`,
    ]);
  const files = [`include=${media}`, `parent=${ids}`, 'search=canary', `author=${world.ownerId}`];
  return [
    ...documents,
    ...inBrief.flatMap((type) => [
      `${baseOf({ type })}?${all}${widened.at(-1)}`,
      `${baseOf({ type })}?search=canary&${all}`,
    ]),
    ...files.flatMap((query) => [`/wp/v2/media?${query}`, `/wp/v2/media?context=edit&_embed=1&${query}`]),
    '/wp/v2/search?search=canary&_embed=1',
    '/wp/v2/search?search=canary&type=term',
    '/wp/v2/users?context=edit',
    '/wp/v2/users?search=canary',
    '/wp/v2/menu-items?_embed=1',
    '/wp/v2/categories?_embed=1',
    '/haptera/v1/audit?',
  ].map((path) => `${path}&per_page=100`);
}

const widened = ['&_embed=1', '&context=edit', '&context=edit&_embed=1&_fields=content,password,_links,_embedded'];

const roleOf = (rank: Rank) => (rank === 'anonymous' ? null : rank);
const baseOf = ({ type }: Pick<WorldDocument, 'type'>) => `/wp/v2/${contentTypes[type].restBase}`;
const stale = { 'If-Match': '"0"' };

async function expectSilence(rank: Rank, requests: readonly Omit<TestRequest, 'role'>[]): Promise<TestAnswer[]> {
  const wrong: string[] = [];
  const answers: TestAnswer[] = [];
  for (let at = 0; at < requests.length; at += 12) {
    const turn = requests.slice(at, at + 12);
    const found = await Promise.all(turn.map((request) => door.ask({ ...request, role: roleOf(rank) })));
    found.forEach((answer, index) => {
      const { method = 'GET', path } = turn[index] ?? { path: '' };
      const told = world.leaksIn(JSON.stringify([answer.body, [...answer.headers]]), rank);
      wrong.push(...told.map((canary) => `${method} ${path}: ${answer.status} tells ${canary}`));
      if (answer.status >= 500) wrong.push(`${method} ${path}: ${answer.status}`);
    });
    answers.push(...found);
  }
  expect(wrong).toEqual([]);
  return answers;
}

describe.each(ranks)('%s', (rank) => {
  test('learns nothing from lists, whatever the arguments', async () => {
    const paths = listPaths();
    const answers = await expectSilence(
      rank,
      paths.map((path) => ({ path })),
    );
    answers.forEach(({ status, body, headers }, index) => {
      if (status !== 200 || !headers.has('x-wp-total') || !Array.isArray(body)) return;
      // Only lists that fit on one page can be compared with their total; the audit log is longer.
      if (body.length === 100) return;
      expect(headers.get('x-wp-total'), paths[index]).toBe(String(body.length));
    });
  });

  test('finds only readable texts by searching', async () => {
    const wrong: string[] = [];
    for (const document of world.documents.filter(({ slug }) => /-(?:others|author)-/.test(slug))) {
      const query = `search=${document.words}&status[]=any&status[]=trash`;
      const role = roleOf(rank);
      const paths = [`${baseOf(document)}?${role === null || role === 'subscriber' ? query.split('&', 1)[0] : query}`];
      for (const path of [...paths, `/wp/v2/search?search=${document.words}`]) {
        const { headers } = await door.ask({ path, role });
        const isHidden = world.leaksIn(document.words, rank).length > 0;
        if (isHidden && headers.get('x-wp-total') !== null && headers.get('x-wp-total') !== '0') wrong.push(path);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('learns nothing from single resources, by any route', async () => {
    await expectSilence(
      rank,
      others.flatMap((document): Omit<TestRequest, 'role'>[] => {
        const { id } = document;
        const item = `${baseOf(document)}/${id}`;
        return [
          { path: `${item}?context=edit` },
          { path: `${item}?_embed=1` },
          { path: `${item}?_fields=content,excerpt,password,title.raw,meta` },
          { path: `${item}?password=wrong` },
          { path: `/wp/v2/categories?post=${id}` },
          { path: `${item}/revisions?context=embed&search=canary` },
          { method: 'HEAD', path: item },
          { method: 'OPTIONS', path: item },
          // A stale save must not reveal what it would have overwritten.
          { method: 'PUT', path: item, headers: stale, body: { title: 'x' } },
          { method: 'DELETE', path: item, headers: stale },
          { method: 'POST', path: `${item}?_method=PUT`, headers: stale, body: { title: 'x' } },
          {
            method: 'POST',
            path: item,
            headers: { ...stale, 'X-HTTP-Method-Override': 'PATCH' },
            body: { title: 'x' },
          },
          {
            method: 'POST',
            path: '/haptera/v1/publish',
            body: { documents: [{ id, expectedRevision: 0 }] },
          },
          {
            method: 'POST',
            path: '/batch/v1',
            body: { requests: [{ method: 'PUT', path: `${item}?_fields=password`, headers: stale, body: {} }] },
          },
        ];
      }),
    );
    await expectSilence(
      rank,
      world.mediaIds.flatMap((id) => [
        { path: `/wp/v2/media/${id}?context=edit&_embed=1` },
        { method: 'PUT', path: `/wp/v2/media/${id}`, headers: stale, body: { caption: 'x' } },
      ]),
    );
    expect(door.faults).toEqual([]);
  });
});

describe('GraphQL', () => {
  const questions = () =>
    Object.values(rootQuestions)
      .flat()
      .flatMap((field) =>
        /DOCUMENT|SLUG|WORDS/.test(field)
          ? others.map(({ id, slug, words }) =>
              field.replace('DOCUMENT', String(id)).replace('SLUG', slug).replace('WORDS', words),
            )
          : field.includes('MEDIA')
            ? world.mediaIds.map((id) => field.replace('MEDIA', String(id)))
            : [field],
      );

  test('has every root field listed in the table', () => {
    const fields =
      buildSchema(printSchema([...definitions.values()], Object.values(contentTypeDefinitions), shownSettings))
        .getQueryType()
        ?.getFields() ?? {};
    expect(Object.keys(rootQuestions).toSorted()).toEqual(Object.keys(fields).toSorted());
  });

  const askAll = async (headers: Record<string, string>, seen: readonly number[]) => {
    const http = createGraphqlHttp(door.cms, { production: true });
    const wrong: string[] = [];
    for (const field of questions()) {
      const { text, status, codes } = await askGraphql(http, `{ ${field} }`, {}, headers);
      wrong.push(...world.leaksIn(text, 'anonymous', seen).map((canary) => `${field} tells ${canary}`));
      if (status !== 200 || codes.length > 0) wrong.push(`${field}: ${status} ${text}`);
    }
    expect(wrong).toEqual([]);
  };

  test('reveals only published content to anyone', () => askAll({}, []));

  test('reveals one more document to the holder of a preview link', async () => {
    const draft = others[0];
    if (!draft) throw new Error('There is a draft.');
    const token = await door.cms.previews.createPreviewToken(systemViewer, draft.id, 'saved');
    const headers = { authorization: `Preview ${token}` };
    await askAll(headers, [draft.id]);
    const http = createGraphqlHttp(door.cms, { production: true });
    expect((await askGraphql(http, '{ preview { title } }', {}, headers)).text).toContain('canary-');
  });
});

describe('a revoked credential', () => {
  test('gives no access, whether it was revoked or its account deleted', async () => {
    const { users, applicationPasswords } = door.cms;
    for (const end of ['revoked', 'deleted'] as const) {
      const { user } = await aViewer(door.cms, 'editor');
      if (!user) throw new Error('Somebody was made.');
      const made = await applicationPasswords.createApplicationPassword(systemViewer, user.id, { name: 'x' });
      const Authorization = `Basic ${Buffer.from(`${user.login}:${made.password}`).toString('base64')}`;
      const look = () => door.ask({ path: '/wp/v2/posts?status=draft&context=edit', headers: { Authorization } });
      expect((await look()).status).toBe(200);
      if (end === 'deleted') await users.deleteUser(systemViewer, user.id, null);
      else await applicationPasswords.deleteApplicationPassword(systemViewer, user.id, made.item.uuid);
      const after = await look();
      expect(after.status).toBe(401);
      expect(JSON.stringify(after.body)).not.toContain('canary-');
    }
  });
});
