import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Tabs } from './tabs.tsx';

it('tabs are labelled by their heading, and render the content of their slot unchanged', () => {
  const html = draw('By device');
  expect(html).toMatch(/<section id="tabs"[^>]*aria-labelledby="tabs-heading"/);
  expect(html).toContain('<p>First</p><p>Second</p>');
});

it('tabs without a heading render no empty head', () => {
  expect(draw('')).not.toMatch(/tabs-head|aria-labelledby/);
});

function draw(heading: string): string {
  return renderToStaticMarkup(
    <Tabs
      heading={heading}
      intro=""
      tone="light"
      tabs={
        <>
          <p>First</p>
          <p>Second</p>
        </>
      }
      host={{ locale: 'en', id: 'tabs', signature: 'a page', isFirst: false, depth: 0 }}
    />,
  );
}
