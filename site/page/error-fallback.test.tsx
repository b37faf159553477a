import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import ErrorFallback from './error-fallback.tsx';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['/en/solution/gaming', 'en', 'Go back to home', '/en'],
  ['/solution/gaming', 'zh-CN', '返回首页', '/'],
])(
  'what is left of a page that failed twice is the way home, in the language of its address',
  (pathname, lang, words, home) => {
    vi.stubGlobal('window', { location: { pathname } });
    const markup = renderToStaticMarkup(<ErrorFallback error={new Error('failed while the error was shown')} />);
    expect(markup).toContain(`<html lang="${lang}">`);
    expect(markup).toContain(`<a href="${home}">${words}</a>`);
    expect(markup).not.toContain('failed while');
  },
);
