import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PagePartsFragment } from '../generated/graphql.ts';
import { headOf } from './page-metadata.ts';

beforeEach(() => {
  vi.stubEnv('HAPTERA_SECRET', 'a secret for a test');
  vi.stubEnv('PUBLIC_URL', 'https://haptera.example');
});
afterEach(() => vi.unstubAllEnvs());

type Post = Extract<PagePartsFragment, { __typename: 'Post' }>;

function aPage(more: Partial<Omit<Post, '__typename'>> = {}): Post {
  return {
    __typename: 'Post',
    databaseId: 1,
    uri: '/en/post/x/',
    title: 'X',
    isPreview: false,
    contentTypeName: 'post',
    signature: 's',
    ...{
      date: '2026-01-01T08:00:00',
      dateGmt: '2026-01-01T00:00:00Z',
      modified: '2026-01-02T08:00:00',
      modifiedGmt: '2026-01-02T00:00:00Z',
      minutes: 3,
    },
    author: { node: { name: 'Lin' } },
    breadcrumbs: [],
    around: null,
    editorBlocks: [],
    card: { excerpt: '', href: '/en/post/x', terms: [], image: null },
    language: { slug: 'en' },
    translations: [{ uri: '/post/触/', language: { slug: 'zh' } }],
    seo: { title: 'X', metaDesc: 'About X', canonical: '/en/post/x', metaRobotsNoindex: false, opengraphImage: null },
    ...more,
  };
}

it('a page lists its versions in all languages and the default one', () => {
  expect(headOf(aPage(), 'Haptera')).toMatchObject({
    canonical: '/en/post/x',
    languages: { en: '/en/post/x', 'zh-CN': '/post/触', 'x-default': '/post/触' },
  });
});

it('a page in one language lists no others', () => {
  expect(headOf(aPage({ translations: [] }), 'Haptera')).not.toHaveProperty('languages');
});

it('every page links to the feeds of its language', () => {
  expect(headOf(aPage(), 'Haptera').feeds).toEqual(
    expect.arrayContaining([
      { url: '/en/feed.xml', title: 'Haptera' },
      { url: '/en/feeds/posts.xml', title: 'Haptera · Posts' },
    ]),
  );
});

it('an article is shared as an article, with its dates, its author and a picture of its title', () => {
  expect(headOf(aPage(), 'Haptera').sharing).toMatchObject({
    article: { published: '2026-01-01T00:00:00Z', modified: '2026-01-02T00:00:00Z', author: 'Lin' },
    siteName: 'Haptera',
    locale: 'en_US',
    otherLocales: ['zh_CN'],
    picture: {
      url: expect.stringMatching(/^\/share-pictures\/en\/post\/x\/[0-9a-f]{20}\.png$/),
      width: 1200,
      height: 630,
    },
  });
});

it('a picture that an editor chose takes precedence over the drawn one', () => {
  const chosen = { src: '/uploads/a.jpg', mimeType: 'image/jpeg', width: 1600, height: 900, alt: '' };
  const { sharing } = headOf(aPage({ seo: { ...aPage().seo, opengraphImage: chosen } }), 'Haptera');
  expect(sharing?.picture).toEqual({ url: '/uploads/a.jpg', type: 'image/jpeg', width: 1600, height: 900, alt: 'X' });
});
