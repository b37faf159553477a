import { expect, it } from 'vitest';
import { describeError } from './describe-error.ts';

it.each([
  { status: 404 },
  new Error('This page could not be found'),
  new Error('This page could not be found.'),
  new Error('Page not found'),
  { digest: 'NEXT_HTTP_ERROR_FALLBACK;404' },
])('a missing page is described as not found: %o', (error) => {
  expect(describeError(error, 'en')).toMatchObject({ title: 'Page not found' });
  expect(describeError(error, 'zh')).toMatchObject({ title: '页面不存在' });
});

it.each([new Error('The CMS did not give a page'), { status: 500 }, null, 'gone'])(
  'anything else is described as an error: %o',
  (error) => {
    expect(describeError(error, 'en')).toMatchObject({ title: 'An error occurred', home: 'Go back to home' });
    expect(describeError(error, 'zh')).toMatchObject({ title: '发生错误', home: '返回首页' });
  },
);
