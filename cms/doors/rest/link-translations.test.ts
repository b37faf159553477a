import { afterAll, beforeAll, expect, it } from 'vitest';
import { isJsonObject, type JsonObject, type JsonValue } from '#cms-schema/json.ts';
import { aPage } from '../../testing/builders.ts';
import { openTestDoor, type TestAnswer, type TestDoor } from './testing/open-test-door.ts';

let door: TestDoor;
beforeAll(async () => {
  door = await openTestDoor();
});
afterAll(() => door.close());

const post = (path: string, body: JsonObject, role: 'editor' | 'author' = 'editor') =>
  door.ask({ method: 'POST', path, role, body });
const refused = (message: RegExp) => ({
  status: 400,
  body: { code: 'haptera_cannot_link', message: expect.stringMatching(message) },
});

function item({ body }: TestAnswer): JsonObject {
  return isJsonObject(body) ? body : {};
}

async function apart(type: 'post' | 'page' = 'post') {
  const zh = await aPage(door.cms, { type });
  const en = await aPage(door.cms, { type, locale: 'en' });
  return { zh, en };
}

it.each([
  ['translation_of', (zh: number) => ({ translation_of: zh })],
  ['translations', (zh: number, en: number) => ({ translations: { zh, en } })],
])('%s links two existing documents, and readers of each find the other', async (_, body) => {
  const { zh, en } = await apart();
  const linked = await post(`/wp/v2/posts/${en.id}`, body(zh.id, en.id));
  expect(linked).toMatchObject({ status: 200, body: { translations: { zh: zh.id, en: en.id } } });
  for (const { id } of [zh, en]) {
    const published = await door.cms.published.getPublishedById(id);
    expect(published?.translations.map((other) => other.id)).toEqual([id === zh.id ? en.id : zh.id]);
  }
  const again = await post(`/wp/v2/posts/${zh.id}`, { translations: { zh: zh.id, en: en.id }, title: 'New' });
  expect(again).toMatchObject({ status: 200, body: { title: { raw: 'New' } } });
});

it('what cannot be linked is refused with the reason, and nothing is changed', async () => {
  const { zh, en } = await apart();
  const other = await aPage(door.cms, { type: 'post' });
  const page = await aPage(door.cms);
  await post(`/wp/v2/posts/${en.id}`, { translation_of: zh.id });
  expect(await post(`/wp/v2/posts/${en.id}`, { translation_of: other.id })).toMatchObject(
    refused(/Document \d+ already has a version in that language \(zh\)/),
  );
  expect(await post(`/wp/v2/posts/${other.id}`, { translation_of: en.id })).toMatchObject(refused(/already has/));
  expect(await post(`/wp/v2/posts/${other.id}`, { translation_of: zh.id })).toMatchObject(refused(/same language/));
  expect(await post(`/wp/v2/posts/${other.id}`, { translation_of: 99_999, title: 'New' })).toMatchObject(
    refused(/no such document/),
  );
  const free = await aPage(door.cms, { type: 'post', locale: 'en' });
  expect(await post(`/wp/v2/posts/${free.id}`, { translation_of: page.id })).toMatchObject(
    refused(/of the type "page"/),
  );
  expect(await post(`/wp/v2/posts/${free.id}`, { translation_of: free.id })).toMatchObject(refused(/same language/));
  const wrong: JsonObject[] = [{ fr: 1 }, { zh: 'x' }, { en: zh.id }, { zh: free.id }];
  for (const translations of wrong) {
    const answer = await post(`/wp/v2/posts/${free.id}`, { translations });
    expect(answer).toMatchObject({ status: 400, body: { code: 'rest_invalid_param' } });
  }
  expect((await door.cms.published.getPublishedById(other.id))?.rawTitle).not.toBe('New');
});

it('nobody links a document that they may not edit', async () => {
  const { zh, en } = await apart();
  const { id } = item(await post('/wp/v2/posts', { title: 'Own', lang: 'en' }, 'author'));
  expect((await post(`/wp/v2/posts/${id}`, { translation_of: zh.id }, 'author')).status).toBe(403);
  expect((await post(`/wp/v2/posts/${en.id}`, { translation_of: zh.id }, 'author')).status).toBe(403);
});

it('terms are linked as well, or refused with the reason', async () => {
  const make = async (body: JsonObject) => {
    const { id, slug } = item(await post('/wp/v2/tags', body));
    return { id: Number(id), slug: String(slug) };
  };
  const zh = await make({ name: '触感', lang: 'zh' });
  const en = await make({ name: 'Haptics', lang: 'en' });
  expect(await post(`/wp/v2/tags/${en.id}`, { translation_of: zh.id })).toMatchObject({
    status: 200,
    body: { slug: zh.slug },
  });
  const third = await make({ name: 'Touch', lang: 'en' });
  expect(await post(`/wp/v2/tags/${third.id}`, { translation_of: zh.id })).toMatchObject(
    refused(/already has a version/),
  );
  expect(await post(`/wp/v2/tags/${third.id}`, { translation_of: en.id })).toMatchObject(refused(/same language/));
  expect(await post('/wp/v2/tags', { name: 'New', translation_of: 99_999 })).toMatchObject(refused(/no such term/));
  const born = await make({ name: '新', lang: 'zh', translation_of: third.id });
  expect(born.slug).toBe(third.slug);
});

it('formats of articles are kept, and unknown ones refused', async () => {
  const { zh } = await apart();
  expect(await post(`/wp/v2/posts/${zh.id}`, { format: 'aside' })).toMatchObject({ body: { format: 'aside' } });
  expect(await door.ask({ path: `/wp/v2/posts/${zh.id}` })).toMatchObject({ body: { format: 'aside' } });
  expect((await post(`/wp/v2/posts/${zh.id}`, { format: 'poem' })).status).toBe(400);
});

it.each(['title', 'content', 'excerpt'])(
  '%s that is neither text nor has raw text is refused, not ignored',
  async (name) => {
    const { zh } = await apart();
    const wrong: JsonValue[] = [5, true, null, ['x'], {}, { rendered: 'x' }, { raw: 5 }, { raw: null }];
    for (const value of wrong) {
      for (const path of [`/wp/v2/posts/${zh.id}`, '/wp/v2/posts', `/wp/v2/posts/${zh.id}/autosaves`]) {
        expect(await post(path, { [name]: value }), `${path} ${JSON.stringify(value)}`).toMatchObject({
          status: 400,
          body: { code: 'rest_invalid_param', data: { params: { [name]: expect.stringContaining('"raw"') } } },
        });
      }
    }
    expect((await post(`/wp/v2/posts/${zh.id}`, { [name]: { raw: 'x', rendered: 'y' } })).status).toBe(200);
    expect((await post(`/wp/v2/posts/${zh.id}`, { meta: 'x' })).status).toBe(400);
  },
);
