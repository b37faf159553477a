import { expect, it, vi } from 'vitest';
import type { DataRequest } from '#cms-schema/define-load.ts';
import { createLog } from '#kit/log.ts';
import { CmsQueryError } from '../cms.ts';
import { createBlockLoader } from './load-block.ts';

const prepared = { hasHeading: true, isOpening: false, attachment: null, draw: () => 'drawn' };
const request = (answer: () => string, elsewhere: string | null = null): DataRequest<string> => ({
  key: 'key',
  text: 'query PostList { posts }',
  ask: async () => answer(),
  leadsTo: () => elsewhere,
  example: 'example',
});
const lines: string[] = [];
const load = createBlockLoader(
  async () => {
    throw new Error('The request asks by itself here.');
  },
  createLog({ room: 'site', write: (line) => lines.push(line) }),
);

it('a block is prepared with what was loaded', async () => {
  const prepare = vi.fn(() => prepared);
  expect(
    await load(
      request(() => 'posts'),
      prepare,
    ),
  ).toBe(prepared);
  expect(prepare).toHaveBeenCalledWith('posts');
});

it('a response that names another address redirects there permanently, and nothing is rendered', async () => {
  const prepare = vi.fn(() => prepared);
  const led = load(
    request(() => 'posts', '/community/doc/触感'),
    prepare,
  );
  await expect(led).rejects.toMatchObject({
    redirection: { location: '/community/doc/%E8%A7%A6%E6%84%9F', status: 308 },
  });
  expect(prepare).not.toHaveBeenCalled();
});

it('during a CMS outage a page is not rendered without its content, so that the older copy is served', async () => {
  const away = request(() => {
    throw new CmsQueryError('The CMS did not give it.');
  });
  await expect(load(away, () => prepared)).rejects.toBeInstanceOf(CmsQueryError);
});

it.each([
  ['whose query the CMS refuses', new CmsQueryError('Cannot query field "nope".', true)],
  ['that cannot read its response', new TypeError('posts is undefined')],
])('a block %s is left out, and the page renders without it', async (_, error) => {
  lines.length = 0;
  const faulty = request(() => {
    throw error;
  });
  const { hasHeading, draw } = await load(faulty, () => prepared);
  const host = { locale: 'en', id: 'b', signature: 's', isFirst: false, depth: 0 } as const;
  expect({ hasHeading, drawn: draw(host, () => null) }).toEqual({ hasHeading: false, drawn: null });
  expect(lines.join('')).toMatch(/block-without-data.*PostList/);
});
