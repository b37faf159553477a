import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { ErrorFallback } from './error-fallback.tsx';

afterEach(() => vi.unstubAllGlobals());

/** Renders like React after an error in a child. */
function drawAfter(failure: Error, pathname: string): string {
  vi.stubGlobal('window', { location: { pathname } });
  const fallback = new ErrorFallback({ children: <p>the error page</p> });
  fallback.state = ErrorFallback.getDerivedStateFromError(failure);
  return renderToStaticMarkup(fallback.render());
}

it.each([
  ['/en/solution/gaming', 'Go back to home', '/en'],
  ['/solution/gaming', '返回首页', '/'],
])('if the error page fails as well, a home link in the language of the address remains', (path, words, home) => {
  const markup = drawAfter(new Error('failed while the error was shown'), path);
  expect(markup).toContain(`<a href="${home}">${words}</a>`);
  expect(markup).not.toContain('the error page');
  expect(markup).not.toContain('failed while');
});

it('an error page that can be rendered is shown', () => {
  expect(renderToStaticMarkup(<ErrorFallback>words</ErrorFallback>)).toBe('words');
});
