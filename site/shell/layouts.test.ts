import { expect, it } from 'vitest';
import type { layouts } from '#content-types/page/layouts.ts';
import { layoutOf, layoutParts } from './layouts.ts';

type Asked = Parameters<typeof layoutOf>[0];

function aPage(uri: string, layout: keyof typeof layouts, slug = 'zh'): Asked {
  return { __typename: 'Page', uri, language: { slug }, page: { layout } };
}

it('a page has the layout that its editors chose', () => {
  for (const layout of ['default', 'configTool', 'independent', 'notFound', 'logout', 'pure'] as const) {
    expect(layoutOf(aPage('/community/tool/', layout))).toBe(layout);
  }
});

it('the default layout has header, footer and the way back to the top', () => {
  expect(layoutParts.default).toEqual({ header: 'menu', footer: 'whole', hasBackToTop: true });
});

it('the home page of each language fills the screen and has no footer', () => {
  expect(layoutOf(aPage('/', 'default'))).toBe('home');
  expect(layoutOf(aPage('/en/', 'default', 'en'))).toBe('home');
  expect(layoutParts.home).toMatchObject({ header: 'menu', footer: 'line', fills: 'screens' });
});

it('a front page whose editors chose another layout has that one', () => {
  expect(layoutOf(aPage('/', 'independent'))).toBe('independent');
});

it('a pure page is its content alone', () => {
  expect(layoutParts.pure).toMatchObject({ header: 'none', footer: 'none', hasBackToTop: false });
});

it('an article has the usual layout', () => {
  expect(layoutOf({ __typename: 'Post', uri: '/post/recoil/', language: { slug: 'zh' } })).toBe('default');
});
