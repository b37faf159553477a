import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readContentMark } from '../page/content-mark.ts';
import { HeadTags } from './head-tags.tsx';
import type { PageHead } from './page-head.ts';

beforeEach(() => {
  vi.stubEnv('HAPTERA_SECRET', 'a secret for a test');
  vi.stubEnv('PUBLIC_URL', 'https://haptera.example');
});
afterEach(() => vi.unstubAllEnvs());

const print = (head: Partial<PageHead>) =>
  renderToStaticMarkup(<HeadTags head={{ title: 'A page', ...head }} locale="en" />);

it('a page that says only its title has the icons, the manifest and the address of the API, and nothing empty', () => {
  const html = print({ description: '' });
  for (const tag of [
    '<title>A page</title>',
    '<link rel="manifest" href="/en/manifest.webmanifest"/>',
    '<link rel="icon" href="/icon.svg" type="image/svg+xml"/>',
    '<link rel="apple-touch-icon" href="/apple-icon.png"/>',
    '<link rel="https://api.w.org/" href="https://haptera.example/wp-json/"/>',
    '<meta name="theme-color"',
  ])
    expect(html).toContain(tag);
  expect(html).not.toMatch(/description|robots|referrer|canonical|alternate|og:|twitter:|haptera-content|content=""/);
});

it('what a page tells search engines has absolute, encoded addresses', () => {
  const html = print({
    description: 'About "it"',
    canonical: '/post/触',
    languages: { en: '/en/post/x', 'zh-CN': '/post/触', 'x-default': '/post/触' },
    feeds: [{ url: '/en/feed.xml', title: 'Haptera' }],
    robots: 'noindex, nofollow',
    referrer: 'no-referrer',
  });
  for (const tag of [
    '<meta name="description" content="About &quot;it&quot;"/>',
    '<meta name="robots" content="noindex, nofollow"/>',
    '<meta name="referrer" content="no-referrer"/>',
    '<link rel="canonical" href="https://haptera.example/post/%E8%A7%A6"/>',
    '<link rel="alternate" hrefLang="en" href="https://haptera.example/en/post/x"/>',
    '<link rel="alternate" hrefLang="x-default" href="https://haptera.example/post/%E8%A7%A6"/>',
    '<link rel="alternate" type="application/atom+xml" title="Haptera" href="https://haptera.example/en/feed.xml"/>',
  ])
    expect(html).toContain(tag);
});

it('an article is shared with its picture, its times and its author', () => {
  const html = print({
    sharing: {
      title: 'X',
      description: 'About X',
      url: '/en/post/x',
      siteName: 'Haptera',
      locale: 'en_US',
      otherLocales: ['zh_CN'],
      picture: { url: '/uploads/a.jpg', type: 'image/jpeg', width: 1600, height: 900, alt: 'A coil' },
      article: { published: '2026-01-01T00:00:00Z', modified: '2026-01-02T00:00:00Z', author: 'Lin' },
    },
  });
  const properties = [...html.matchAll(/<meta (?:property|name)="((?:og|article|twitter):[^"]*)" content="([^"]*)"/g)];
  expect(Object.fromEntries(properties.map(([, name, content]) => [name, content]))).toEqual({
    'og:type': 'article',
    'og:title': 'X',
    'og:description': 'About X',
    'og:url': 'https://haptera.example/en/post/x',
    'og:site_name': 'Haptera',
    'og:locale': 'en_US',
    'og:locale:alternate': 'zh_CN',
    'og:image': 'https://haptera.example/uploads/a.jpg',
    'og:image:type': 'image/jpeg',
    'og:image:width': '1600',
    'og:image:height': '900',
    'og:image:alt': 'A coil',
    'article:published_time': '2026-01-01T00:00:00Z',
    'article:modified_time': '2026-01-02T00:00:00Z',
    'article:author': 'Lin',
    'twitter:card': 'summary_large_image',
    'twitter:title': 'X',
    'twitter:description': 'About X',
    'twitter:image': 'https://haptera.example/uploads/a.jpg',
    'twitter:image:type': 'image/jpeg',
    'twitter:image:width': '1600',
    'twitter:image:height': '900',
    'twitter:image:alt': 'A coil',
  });
});

it('another page is shared without what it does not have', () => {
  const html = print({ sharing: { title: 'X', url: '/x', siteName: 'Haptera' } });
  expect(html).toContain('<meta property="og:type" content="website"/>');
  expect(html).toContain('<meta name="twitter:card" content="summary"/>');
  expect(html).not.toMatch(/article:|:image|og:description|og:locale/);
});

it('a page states the content that it was rendered from', () => {
  const state = { version: 7, source: 'a-b' };
  expect(readContentMark(print({ state }))).toEqual(state);
});
