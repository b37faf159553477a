import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isJsonObject, type JsonObject, type JsonValue } from '#cms-schema/json.ts';
import { systemViewer } from '../permission/viewer.ts';
import { aPicture } from '../testing/builders.ts';
import { createGraphqlHttp } from './graphql/http.ts';
import { ask, type Http } from './graphql/testing/ask.ts';
import { openTestDoor, type TestDoor } from './rest/testing/open-test-door.ts';

let door: TestDoor;
let graphql: Http;
beforeAll(async () => {
  door = await openTestDoor();
  graphql = createGraphqlHttp(door.cms, { production: true });
});
afterAll(() => door.close());

async function send(body: JsonObject, path = '/wp/v2/posts', role: 'editor' | 'contributor' = 'editor') {
  const answer = await door.ask({ method: 'POST', path, role, body });
  return { status: answer.status, body: itemOf(answer.body) };
}

function itemOf(value: JsonValue): JsonObject {
  if (!isJsonObject(value)) throw new Error(JSON.stringify(value));
  return value;
}

const renderedOf = ({ content }: JsonObject): JsonValue | undefined => itemOf(content ?? null).rendered;

const onSite = async (id: JsonValue | undefined): Promise<string> =>
  JSON.stringify(
    (
      await ask(
        graphql,
        `{ post(id: ${id}, idType: DATABASE_ID) { editorBlocks { ... on ForeignBlock { renderedHtml } } } }`,
      )
    ).data,
  );

describe('pictures that classic text refers to by id', () => {
  it('are shown to readers on the site and in REST, and announced when they change', async () => {
    const { id, file } = await aPicture(door.cms, { fileName: 'hand.png', alt: 'A hand' });
    const content = `[gallery ids="${id}"]\n\n<img class="wp-image-${id}" src="https://old.example/hand-300x200.png">`;
    const made = await send({ title: 'Gallery', content, status: 'publish', lang: 'en' });
    const { body } = await door.ask({ path: `/wp/v2/posts/${made.body.id}` });
    expect(`${renderedOf(itemOf(body))}`.match(new RegExp(`src="/${file}"[^>]* alt="A hand"`, 'g'))).toHaveLength(2);
    expect((await onSite(made.body.id)).split(`src=\\"/${file}\\"`)).toHaveLength(3);

    await door.cms.media.saveMedia(systemViewer, id, { alt: 'Two hands' });
    expect(await onSite(made.body.id)).toContain('alt=\\"Two hands\\"');
    const { body: again } = await door.ask({ path: `/wp/v2/posts/${made.body.id}` });
    expect(renderedOf(itemOf(again))).toContain('alt="Two hands"');
  });

  it('are hidden with the only draft that refers to them, and cannot be taken from it', async () => {
    const { id } = await aPicture(door.cms, { fileName: 'secret.png' });
    await send({ title: 'Draft', content: `[gallery ids="${id}"]` });
    expect((await door.ask({ path: `/wp/v2/media/${id}` })).status).toBe(401);
    for (const content of [`[gallery ids="${id}"]`, `<img class="wp-image-${id}" src="/x/secret-9x9.png">`]) {
      const taken = await send({ title: 'Mine', content }, '/wp/v2/posts', 'contributor');
      expect([taken.status, taken.body.code]).toEqual([400, 'haptera_hidden_media']);
    }
  });

  it('are not confused with files that have the same ids in another WordPress', async () => {
    const { id, file } = await aPicture(door.cms, { fileName: 'ours.png' });
    await send({ title: 'Draft', content: `<img src="/${file}">` });
    const content = `<img class="wp-image-${id}" src="https://old.example/theirs.png" alt="">`;
    const made = await send({ title: 'Imported', content, status: 'draft' }, '/wp/v2/posts', 'contributor');
    expect(made.status).toBe(201);
    expect(renderedOf(made.body)).not.toContain(file);
  });

  it('are shown in an autosave', async () => {
    const { id, file } = await aPicture(door.cms);
    const made = await send({ title: 'Live', content: 'Before.', status: 'publish' });
    const saved = await send({ content: `[gallery ids="${id}"]` }, `/wp/v2/posts/${made.body.id}/autosaves`);
    expect(renderedOf(saved.body)).toContain(`src="/${file}"`);
  });
});
