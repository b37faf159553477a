import { expect, test } from 'vitest';
import { readMedia } from '../cms/media-calls.ts';
import { withMedia } from './use-media-list.ts';

const media = (id: number, revision = 1) =>
  readMedia({
    id,
    mime_type: 'image/png',
    title: { raw: `${id}` },
    caption: { raw: '' },
    haptera_alt: { zh: '', en: '' },
    haptera_visibility: 'everyone',
    source_url: '/uploads/x.png',
    date_gmt: '2026-11-28T00:00:00',
    haptera_revision: revision,
    status: 'inherit',
  });

test('files that arrive one after the other are all listed, the newest first', () => {
  const before = { items: [media(1)], total: 7 };
  const after = [media(2), media(3)].reduce(withMedia, before);
  expect(after.items.map(({ id }) => id)).toEqual([3, 2, 1]);
  expect(after.total).toBe(9);
});

test('a file that is saved keeps its place', () => {
  const after = withMedia({ items: [media(2), media(1)], total: 2 }, media(1, 5));
  expect(after.items.map(({ id, revision }) => [id, revision])).toEqual([
    [2, 1],
    [1, 5],
  ]);
  expect(after.total).toBe(2);
});
