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

it('the default layout has a header, a footer and the back-to-top button', () => {
  expect(layoutParts.default).toEqual({ header: 'menu', footer: 'whole', hasBackToTop: true });
});

it('the home page of each language has a menu, and its footer is a single line', () => {
  expect(layoutOf(aPage('/', 'default'))).toBe('home');
  expect(layoutOf(aPage('/en/', 'default', 'en'))).toBe('home');
  expect(layoutParts.home).toEqual({ header: 'menu', footer: 'line', hasBackToTop: true });
});

it('a home page has another layout if its editors chose one', () => {
  expect(layoutOf(aPage('/', 'independent'))).toBe('independent');
});

it('the pure layout has only the content', () => {
  expect(layoutParts.pure).toMatchObject({ header: 'none', footer: 'none', hasBackToTop: false });
});

it('an article has the default layout', () => {
  expect(layoutOf({ __typename: 'Post', uri: '/post/recoil/', language: { slug: 'zh' } })).toBe('default');
});
