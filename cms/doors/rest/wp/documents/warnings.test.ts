import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDoor, type TestDoor } from '../../testing/open-test-door.ts';

let door: TestDoor;
beforeAll(async () => {
  door = await openTestDoor();
});
afterAll(() => door.close());

const pattern = '<!-- wp:block {"ref":7} /-->';

async function post(path: string, body: object) {
  const { status, body: answer } = await door.ask({
    method: 'POST',
    path,
    role: 'editor',
    body: JSON.parse(JSON.stringify(body)),
  });
  return { status, answer: JSON.parse(JSON.stringify(answer)) };
}

it('a publication with a block that visitors do not see is answered with a warning in both languages', async () => {
  const { status, answer } = await post('/wp/v2/posts', { title: 'a', content: pattern, status: 'publish' });
  expect(status).toBe(201);
  expect(answer.haptera_warnings).toEqual([
    {
      code: 'draws_nothing',
      blockId: expect.any(String),
      path: [],
      message: { zh: expect.stringContaining('同步样板'), en: expect.stringContaining('Synced pattern') },
    },
  ]);
  const saved = await post(`/wp/v2/posts/${answer.id}`, {
    content: '<!-- wp:paragraph --><p>x</p><!-- /wp:paragraph -->',
  });
  expect(saved.answer.haptera_warnings).toEqual([]);
  const read = await door.ask({ path: `/wp/v2/posts/${answer.id}`, role: 'editor' });
  expect(read.body).not.toHaveProperty('haptera_warnings');
});

it('drafts have no warnings until they are published, and no answer has more than twenty', async () => {
  const blocks = Array.from({ length: 30 }, (_, at) => `<p>${at}</p>\n\n${pattern}`).join('\n\n');
  const draft = await post('/wp/v2/posts', { title: 'b', content: blocks });
  expect(draft.answer.haptera_warnings).toEqual([]);
  const published = await post('/haptera/v1/publish', { documents: [{ id: draft.answer.id }] });
  const [document] = published.answer.documents;
  expect(document.haptera_warnings.length).toBeGreaterThan(0);
  expect(document.haptera_warnings.length).toBeLessThanOrEqual(20);
});
