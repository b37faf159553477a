import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ForeignBlock } from './foreign-block.tsx';

const host = { locale: 'en', id: 'b1', signature: 's', isFirst: false, depth: 0 } as const;

it('classic text has the paragraphs of the site on the canvas', () => {
  const html = renderToStaticMarkup(<ForeignBlock source={'One.\n\nTwo. [box a=1]Three.[/box]'} host={host} />);
  expect(html).toMatch(/<p>One\.<\/p>\s*<p>Two\. Three\.<\/p>/);
});

it('text that paragraphs would make too long is shown as it stands', () => {
  const source = `${'a\n\n'.repeat(58_000)}<b>b</b>`;
  expect(renderToStaticMarkup(<ForeignBlock source={source} host={host} />)).toContain('<strong>b</strong>');
});
