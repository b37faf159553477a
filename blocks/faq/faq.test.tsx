import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { BlockProps } from '../block-props.ts';
import type definition from './block.ts';
import { Faq } from './faq.tsx';

type Props = BlockProps<typeof definition>;

describe('questions', () => {
  it('open without a script, and the first one is open from the start if wanted', () => {
    expect(draw({})).toMatch(/<details open="">.*?<details>/s);
    expect(draw({ openFirst: false })).not.toContain('open=""');
  });

  it('can be linked to: the target is inside the details element, so that the browser opens it', () => {
    const html = draw({});
    expect(html).toMatch(/<details>(?:(?!<\/details>).)*id="b1-q2"/s);
    expect(html).toMatch(/<a href="#b1-q2"[^>]*aria-label="Link to “Second\?”"/);
  });

  it('are given to search engines as JSON that cannot end its script element', () => {
    const html = draw({
      items: [{ question: '</script><script>alert(1)</script>', answer: '<p>Safe <b>here</b></p>' }],
    });
    const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    expect(json).not.toContain('<');
    expect(JSON.parse(json)).toMatchObject({
      '@type': 'FAQPage',
      mainEntity: [
        {
          name: '</script><script>alert(1)</script>',
          acceptedAnswer: { text: '<p>Safe <strong>here</strong></p>' },
        },
      ],
    });
    expect([...html.matchAll(/<script/g)]).toHaveLength(1);
  });

  it('give search engines nothing that the page does not show', () => {
    const html = draw({ items: [{ question: 'Q', answer: '<p>Hi</p><script>alert(1)</script>' }] });
    expect(html).not.toContain('alert');
    expect(draw({ items: [{ question: 'Q', answer: '' }] })).not.toContain('ld+json');
  });
});

function draw(props: Partial<Props>): string {
  return renderToStaticMarkup(
    <Faq
      heading="Questions"
      intro=""
      items={[
        { question: 'First?', answer: '<p>One.</p>' },
        { question: 'Second?', answer: '<p>Two.</p>' },
      ]}
      openFirst
      tone="light"
      {...props}
      host={{ locale: 'en', id: 'b1', signature: 'a page', isFirst: false, depth: 0 }}
    />,
  );
}
