import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { isJsonObject, type JsonObject, type JsonValue } from '#cms-schema/json.ts';
import { createGraphqlHttp } from './graphql/http.ts';
import { ask, type Http } from './graphql/testing/ask.ts';
import { openTestDoor, type TestDoor } from './rest/testing/open-test-door.ts';

/** Posts as a site has them that writes them as HTML: nothing else of the type is different. */
vi.mock('#contract/content-types.generated.ts', async (original) => {
  const { contentTypeFacts } = await original<typeof import('#contract/content-types.generated.ts')>();
  return { contentTypeFacts: { ...contentTypeFacts, post: { ...contentTypeFacts.post, body: 'html' } } };
});
vi.mock('#content-types/definitions.generated.ts', async (original) => {
  const { contentTypeDefinitions } = await original<typeof import('#content-types/definitions.generated.ts')>();
  return {
    contentTypeDefinitions: { ...contentTypeDefinitions, post: { ...contentTypeDefinitions.post, body: 'html' } },
  };
});

let door: TestDoor;
let graphql: Http;
beforeAll(async () => {
  door = await openTestDoor();
  graphql = createGraphqlHttp(door.cms, { production: true });
});
afterAll(() => door.close());

/** What a block parser would cut up, move or refuse, and what no reader may get. */
const source = `  <h2>Recoil</h2>\r\n<p onclick="alert(1)">Three <b>layers</b>.</p>
<!-- wp:haptera/hero {"heading":7} /--><script>alert(2)</script><!-- /wp:paragraph -->\n<p>The end.`;

async function save(body: JsonObject, path = '/wp/v2/posts'): Promise<JsonObject> {
  const answer = await door.ask({ method: 'POST', path, role: 'editor', body });
  if (!isJsonObject(answer.body) || answer.status >= 300) throw new Error(`${answer.status}`);
  return answer.body;
}

const contentOf = ({ content }: JsonObject): JsonValue | undefined => content;

describe('a document whose body is written as HTML', () => {
  it('is stored byte for byte, and shown sanitized', async () => {
    const made = await save({ title: 'Classic', content: source, status: 'publish', lang: 'en' });
    const { body } = await door.ask({ path: `/wp/v2/posts/${made.id}?context=edit`, role: 'editor' });
    expect(body).toMatchObject({
      content: { raw: source, rendered: expect.stringContaining('<strong>layers</strong>') },
    });
    expect(JSON.stringify(isJsonObject(body) && isJsonObject(body.content) ? body.content.rendered : body)).not.toMatch(
      /onclick|script|wp:/,
    );
  });

  it('is a single block of sanitized HTML in GraphQL', async () => {
    const { id } = await save({ title: 'Drawn', content: source, status: 'publish', lang: 'en' });
    const query = `{ post(id: ${id}, idType: DATABASE_ID) { content editorBlocks { name ... on ForeignBlock { renderedHtml } } } }`;
    const { data } = await ask(graphql, query);
    const content = expect.stringMatching(/<h2>Recoil<\/h2>[\s\S]*<strong>layers<\/strong>[\s\S]*The end\./);
    expect(data).toEqual({ post: { content, editorBlocks: [{ name: 'core/freeform', renderedHtml: content }] } });
    expect(JSON.stringify(data)).not.toMatch(/onclick|script|wp:/);
    const listed = await ask(graphql, '{ posts(where: { search: "Recoil layers" }) { nodes { title content } } }');
    expect(listed.data).toEqual({ posts: { nodes: expect.arrayContaining([{ title: 'Drawn', content }]) } });
  });

  it('has the paragraphs and players of classic text', async () => {
    const content = 'One.\n\nTwo.\n\n[audio src="/a.mp3"]\nhttps://youtu.be/aBcD_fGh-1k';
    const { id } = await save({ title: 'Old', content, status: 'publish', lang: 'en' });
    const { data } = await ask(graphql, `{ post(id: ${id}, idType: DATABASE_ID) { content } }`);
    const { body } = await door.ask({ path: `/wp/v2/posts/${id}` });
    const shown = expect.stringMatching(
      /^\s*<p>One\.<\/p>\s*<p>Two\.<\/p>\s*<figure class="wp-block-audio">.*<\/figure>\s*<figure class="wp-block-embed">/,
    );
    expect(data).toEqual({ post: { content: shown } });
    expect(body).toMatchObject({ content: { rendered: shown } });
  });

  it('has no blocks whose fields could prevent publishing', async () => {
    const content = '<!-- wp:haptera/hero {"id":"one","heading":""} /--><!-- wp:haptera/hero {"id":"one"} /-->';
    expect((await save({ title: 'Plain', content, status: 'publish' })).status).toBe('publish');
    const answer = await door.ask({
      method: 'POST',
      path: '/haptera/v1/validate',
      role: 'editor',
      body: { content, type: 'post' },
    });
    expect(answer.body).toEqual({ problems: [] });
  });

  it('stores unfinished work byte for byte as well', async () => {
    const made = await save({ title: 'Beside', content: '<p>Now.</p>', status: 'publish' });
    const work = await save({ content: source }, `/haptera/v1/posts/${made.id}/work`);
    expect(contentOf(work)).toBe(source);
  });

  it('starts its translation with the same body', async () => {
    const made = await save({ title: 'In one language', content: source, lang: 'zh' });
    const begun = await save({ lang: 'en' }, `/haptera/v1/documents/${made.id}/translation`);
    expect(contentOf(begun)).toMatchObject({ raw: source });
  });

  it('is empty until something is written', async () => {
    const { id } = await save({ title: 'Empty', content: ' \n ', status: 'publish' });
    const { data } = await ask(graphql, `{ post(id: ${id}, idType: DATABASE_ID) { content editorBlocks { name } } }`);
    expect(data).toEqual({ post: { content: '', editorBlocks: [] } });
  });
});
