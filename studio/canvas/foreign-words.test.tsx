import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ForeignWords } from './foreign-words.tsx';

it('classic text has the same paragraphs on the canvas as on the site', () => {
  const html = renderToStaticMarkup(<ForeignWords source={'One.\n\nTwo. [box a=1]Three.[/box]'} />);
  expect(html).toMatch(/<p>One\.<\/p>\s*<p>Two\. Three\.<\/p>/);
});

it('text that would be too long with paragraphs is shown without them', () => {
  const source = `${'a\n\n'.repeat(58_000)}<b>b</b>`;
  expect(renderToStaticMarkup(<ForeignWords source={source} />)).toContain('<strong>b</strong>');
});
