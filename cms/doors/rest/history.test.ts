import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isJsonObject, type JsonObject, type JsonValue } from '#cms-schema/json.ts';
import { isLong } from '#kit/testing/env.ts';
import { createRandom, type Random } from '#kit/testing/seeded-random.ts';
import { aPage, hero } from '../../testing/builders.ts';
import { openTestDoor, type TestDoor } from './testing/open-test-door.ts';

let door: TestDoor;
beforeAll(async () => {
  door = await openTestDoor();
});
afterAll(() => door.close());

describe('the history of a document', () => {
  test('has the state with which it was created, as a draft and published, and wp/v2 lists it once it was saved again', async () => {
    for (const status of ['publish', 'draft']) {
      const id = idOf(await send('/wp/v2/pages', { title: 'first', lang: 'zh', status, content: hero('first') }));
      expect(await revisionsOf(id)).toEqual([]);
      for (const title of ['second', 'third']) await send(`/wp/v2/pages/${id}`, { title, content: hero(title) });
      expect((await revisionsOf(id)).map(({ title }) => objectOf(title).raw)).toEqual(['third', 'second', 'first']);
      const page = objectOf(await get(`/wp/v2/pages/${id}?context=edit`));
      expect(objectOf(listOf(objectOf(page._links)['version-history'])[0]).count).toBe(3);
      const only = await get(`/wp/v2/pages/${id}/revisions?context=edit&with_original=false`);
      expect(listOf(only)).toHaveLength(2);
    }
  });

  test('names what was done, by whom, and where a state comes from', async () => {
    const id = idOf(await send('/wp/v2/pages', { title: 'Source', slug: 'source', lang: 'en', content: hero('one') }));
    await send(`/wp/v2/pages/${id}`, { content: hero('two') });
    await send(`/haptera/v1/submit`, { documents: [{ id }] });
    await send(`/haptera/v1/publish`, { documents: [{ id }] });
    await send(`/wp/v2/pages/${id}`, { meta: { seo_title: 'For search' } });
    await send(`/wp/v2/pages/${id}`, { slug: 'moved' });
    await send(`/wp/v2/pages/${id}`, { status: 'draft' });
    const copies = await send('/haptera/v1/duplicate', { documents: [{ id }] });
    const translation = await send(`/haptera/v1/documents/${id}/translation`, { lang: 'zh' });
    await door.ask({ method: 'DELETE', path: `/wp/v2/pages/${id}`, role: 'editor' });
    const entries = await historyOf(id);
    expect(entries.map(({ action, status }) => `${action} ${status}`)).toEqual([
      'trashed trash',
      'unpublished draft',
      'moved publish',
      'published publish',
      'published publish',
      'submitted pending',
      'saved draft',
      'imported draft',
    ]);
    expect(new Set(entries.map(({ author_name: name }) => name))).toEqual(new Set(['The editor']));
    const source = { kind: 'document', id, locale: 'en', title: 'Source' };
    const [copy] = await historyOf(idOf(listOf(objectOf(copies).documents)[0] ?? null));
    expect(copy).toMatchObject({ action: 'duplicated', source });
    const [translated] = await historyOf(idOf(translation));
    expect(translated).toMatchObject({ action: 'translated', source });
  });

  test('tells that a save leads back to an earlier state, whichever client sent it', async () => {
    const id = idOf(await send('/wp/v2/pages', { title: 'one', lang: 'zh', content: hero('one') }));
    await send(`/wp/v2/pages/${id}`, { title: 'two', meta: { seo_title: 'two' } });
    await send(`/wp/v2/pages/${id}`, { title: 'one', meta: { seo_title: '' } });
    const [last, , first] = await historyOf(id);
    expect(last).toMatchObject({ action: 'restored', source: { kind: 'revision', id: first?.id } });
    await restore(id, Number((await historyOf(id))[1]?.id));
    expect((await historyOf(id))[0]).toMatchObject({ action: 'restored', title: 'two' });
  });

  test('keeps the state that an earlier version of the program left, at the next save', async () => {
    const page = await aPage(door.cms, { title: 'old', content: hero('old') });
    await door.database.run(`delete from revisions where document_id = ${page.id}`);
    await send(`/wp/v2/pages/${page.id}`, { meta: { seo_title: 'new' } });
    expect((await historyOf(page.id)).map(({ kind, action }) => `${kind} ${action}`)).toEqual([
      'entry published',
      'original created',
    ]);
    await send(`/wp/v2/pages/${page.id}`, { title: 'newer' });
    await door.database.run(
      `update revisions set action = null, status = null, source = null, fields = null, digest = null
       where document_id = ${page.id}`,
    );
    await send(`/wp/v2/pages/${page.id}`, { meta: { seo_title: 'newest' } });
    const [, before] = await historyOf(page.id);
    expect(before).toMatchObject({ kind: 'entry', title: 'newer', fields: { meta: { seo_title: 'new' } } });
  });

  test('is read in bounded pages, by those who may edit the document', async () => {
    const { id } = await aPage(door.cms, { title: 'a' });
    for (const title of ['b', 'c']) await send(`/wp/v2/pages/${id}`, { title });
    const path = `/haptera/v1/pages/${id}/history`;
    const page = await door.ask({ path: `${path}?per_page=1&offset=1`, role: 'editor' });
    expect([listOf(page.body).length, page.headers.get('x-wp-total')]).toEqual([1, '3']);
    expect((await door.ask({ path: `${path}?per_page=25`, role: 'editor' })).status).toBe(200);
    expect((await door.ask({ path: `${path}?per_page=26`, role: 'editor' })).status).toBe(400);
    expect((await door.ask({ path, role: 'contributor' })).status).toBe(403);
    expect((await door.ask({ path })).status).toBe(401);
  });
});

describe('restoring a state', () => {
  test('changes neither the other language nor the address, unless the address is asked for', async () => {
    const zh = idOf(
      await send('/wp/v2/pages', { title: '甲', slug: 'jia', lang: 'zh', status: 'publish', content: hero('甲') }),
    );
    const en = idOf(await send(`/haptera/v1/documents/${zh}/translation`, { lang: 'en' }));
    await send(`/wp/v2/pages/${zh}`, { title: '乙', slug: 'yi', meta: { seo_title: '乙' } });
    const other = await stateOf(en);
    const first = (await historyOf(zh)).at(-1);
    const restored = await restore(zh, Number(first?.id));
    expect(restored).toMatchObject({ title: { raw: '甲' }, slug: 'yi', meta: { seo_title: '' } });
    expect(await restore(zh, Number(first?.id), { with_place: true })).toMatchObject({ slug: 'jia' });
    expect(await stateOf(en)).toEqual(other);
  });

  test('reads blocks as any save does: those of an older definition are brought up to date, invalid ones refused', async () => {
    const { id } = await aPage(door.cms, { content: hero('now') });
    await send(`/wp/v2/pages/${id}`, { content: hero('later') });
    const first = Number((await historyOf(id)).at(-1)?.id);
    const setContent = (content: string) =>
      door.database.run(`update revisions set content = '${content.replaceAll("'", "''")}' where id = ${first}`);
    const stored = '<!-- wp:haptera/hero {"id":"h","heading":"old","formerField":true} /-->';
    await setContent(stored);
    const saved = objectOf(await send(`/wp/v2/pages/${id}`, { content: stored }));
    await send(`/wp/v2/pages/${id}`, { content: hero('in between') });
    expect(objectOf(await restore(id, first)).content).toEqual(saved.content);
    await setContent('<!-- wp:haptera/hero {"id":"h","heading":7} /-->');
    const refused = await door.ask({
      ...{ method: 'POST', role: 'editor' },
      path: `/haptera/v1/pages/${id}/revisions/${first}/restore`,
    });
    expect(refused).toMatchObject({ status: 400, body: { code: 'haptera_malformed' } });
    await setContent('<!-- wp:haptera/hero {"id":"h"} /-->');
    const incomplete = await door.ask({
      ...{ method: 'POST', role: 'editor' },
      path: `/haptera/v1/pages/${id}/revisions/${first}/restore`,
    });
    expect(incomplete).toMatchObject({ status: 400, body: { code: 'haptera_incomplete' } });
  });

  test('leaves out a picture that no longer exists', async () => {
    const { id } = await aPage(door.cms, {});
    await send(`/wp/v2/pages/${id}`, { title: 'later' });
    const first = Number((await historyOf(id)).at(-1)?.id);
    await door.database.run(
      `update revisions set fields = jsonb_set(fields, '{featuredMediaId}', '999999') where id = ${first}`,
    );
    expect(await restore(id, first)).toMatchObject({ featured_media: 0 });
  });

  test.each(Array.from({ length: isLong ? 60 : 4 }, (_, seed) => seed))(
    'brings back every state that was public or saved deliberately, byte for byte, after random acts (%i)',
    async (seed) => {
      const random = createRandom(seed + 1);
      const known = new Map<number, JsonObject[]>();
      const id = idOf(
        await send('/wp/v2/pages', { ...anyPatch(random), lang: 'zh', status: random.pick(['draft', 'publish']) }),
      );
      const documents = [id];
      await note(known, id);
      for (let step = 0; step < (isLong ? 30 : 14); step += 1) {
        const chosen = random.pick(documents);
        const made = await act(random, chosen);
        if (made !== null && made !== chosen) documents.push(made);
        for (const each of made === null ? [] : [chosen, made]) await note(known, each);
      }
      for (const [document, states] of known) {
        await door.ask({ method: 'POST', path: `/wp/v2/pages/${document}`, role: 'editor', body: { status: 'draft' } });
        for (const state of states) {
          const wanted = (await historyOf(document)).find((entry) => isDeepStrictEqual(stateOfEntry(entry), state));
          if (!wanted) throw new Error(`Not in the history of ${document}: ${JSON.stringify(state)}`);
          await restore(document, Number(wanted.id));
          expect(await stateOf(document)).toEqual(state);
        }
      }
    },
    120_000,
  );
});

/** One act of an editor. Returns the document whose state counts afterwards; null: none does. */
async function act(random: Random, id: number): Promise<number | null> {
  const path = `/wp/v2/pages/${id}`;
  const acts: readonly (() => Promise<number | null>)[] = [
    async () => idOf(await send(path, anyPatch(random))),
    async () => idOf(await send(path, { meta: { seo_title: random.pick(['', 'one', 'two']) } })),
    async () => idOf(await send(path, { slug: `slug-${random.below(4)}` })),
    async () => idOf(await send(path, { status: random.pick(['publish', 'draft', 'private', 'pending']) })),
    async () => {
      // Autosaves of a draft may be replaced by the next one; those beside a public page are no state of it.
      await send(`/haptera/v1/pages/${id}/work`, { title: `typed ${random.below(100)}` });
      return null;
    },
    async () => {
      await door.ask({ method: 'DELETE', path, role: 'editor' });
      return idOf(await send(path, { status: 'draft' }));
    },
    () => copyOf(id),
    async () => {
      const entries = await historyOf(id);
      return idOf(await restore(id, Number(random.pick(entries).id), { with_place: random.happens(0.5) }));
    },
  ];
  return random.pick(acts)();
}

async function copyOf(id: number): Promise<number> {
  const answer = objectOf(await send('/haptera/v1/duplicate', { documents: [{ id }] }));
  return idOf(listOf(answer.documents)[0] ?? null);
}

function anyPatch(random: Random): JsonObject {
  return {
    title: `title ${random.below(5)}`,
    excerpt: random.pick(['', 'short', 'é — 摘要']),
    content: random.pick([hero(`heading ${random.below(5)}`), `<p>plain ${random.below(5)}</p>`]),
    meta: { seo_description: random.pick(['', 'about']), seo_noindex: random.happens(0.5) },
  };
}

async function note(known: Map<number, JsonObject[]>, id: number): Promise<void> {
  known.set(id, [...(known.get(id) ?? []), await stateOf(id)]);
}

/** What a state consists of, apart from its place. */
async function stateOf(id: number): Promise<JsonObject> {
  const page = objectOf(await get(`/wp/v2/pages/${id}?context=edit`));
  const { title, content, excerpt, meta, featured_media: picture } = page;
  return {
    title: rawOf(title),
    content: rawOf(content),
    excerpt: rawOf(excerpt),
    meta: meta ?? null,
    picture: picture ?? 0,
  };
}

function stateOfEntry({ title, content, excerpt, fields }: JsonObject): JsonObject {
  const { meta, featured_media: picture } = objectOf(fields);
  return {
    title: title ?? '',
    content: content ?? '',
    excerpt: excerpt ?? '',
    meta: meta ?? null,
    picture: picture ?? 0,
  };
}

async function send(path: string, body: JsonObject): Promise<JsonValue> {
  const answer = await door.ask({ method: 'POST', path, role: 'editor', body });
  if (answer.status >= 300) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
  return answer.body;
}

async function get(path: string): Promise<JsonValue> {
  return (await door.ask({ path, role: 'editor' })).body;
}

function restore(id: number, revision: number, body: JsonObject = {}): Promise<JsonValue> {
  return send(`/haptera/v1/pages/${id}/revisions/${revision}/restore`, body);
}

async function revisionsOf(id: number): Promise<JsonObject[]> {
  return listOf(await get(`/wp/v2/pages/${id}/revisions?context=edit`)).map(objectOf);
}

async function historyOf(id: number): Promise<JsonObject[]> {
  const entries: JsonObject[] = [];
  for (;;) {
    const page = listOf(await get(`/haptera/v1/pages/${id}/history?per_page=25&offset=${entries.length}`)).map(
      objectOf,
    );
    entries.push(...page);
    if (page.length < 25) return entries;
  }
}

function idOf(value: JsonValue): number {
  return Number(objectOf(value).id);
}

function rawOf(value: JsonValue | undefined): JsonValue {
  return objectOf(value).raw ?? '';
}

function objectOf(value: JsonValue | undefined): JsonObject {
  return isJsonObject(value) ? value : {};
}

function listOf(value: JsonValue | undefined): readonly JsonValue[] {
  return Array.isArray(value) ? value : [];
}
