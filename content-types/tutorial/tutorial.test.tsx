import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { resolveExample } from '#cms-schema/testing/resolve-example.ts';
import type { PublishedFacts } from '../template-props.ts';
import { shortFacts } from '../testing/short-facts.ts';
import { TutorialTemplate } from './tutorial.tsx';
import definition from './type.ts';

describe('a tutorial', () => {
  it('shows its date, author and reading time below its title', () => {
    const html = draw({ minutes: 4 });
    expect(html).toMatch(/<\/h1>.*<time dateTime="2024-10-24">October 24, 2024<\/time>.*Lin Yue.*4 min read/s);
    expect(draw({ minutes: 4 }, 'zh')).toContain('阅读约 4 分钟');
  });

  it('lists the sections of its text with links to them, if there is more than one', () => {
    const headings = [
      { level: 2, words: 'Draw it', id: 'draw-it' },
      { level: 3, words: '触感', id: '触感' },
      { level: 4, words: 'Aside', id: 'aside' },
    ];
    const html = draw({ headings });
    expect(html).toContain('<a href="#draw-it">Draw it</a>');
    expect(html).toContain(`<a href="#${encodeURIComponent('触感')}">触感</a>`);
    expect(html).not.toContain('Aside');
    expect(draw({ headings: headings.slice(0, 1) })).not.toContain('On this page');
  });

  it('links to the previous and the next tutorial, if they exist', () => {
    const html = draw({ previous: { title: 'Older', href: '/en/older' }, next: { title: 'Newer', href: '/en/newer' } });
    expect(html).toMatch(/<a href="\/en\/older" rel="prev">.*Previous.*Older/s);
    expect(html).toMatch(/<a href="\/en\/newer" rel="next">.*Next.*Newer/s);
    expect(draw({})).not.toContain('rel="next"');
  });

  it('links back to all tutorials', () => {
    expect(draw({})).toContain('<a href="/en/community/blog">Tutorials</a>');
  });

  it('shows only its fields and its text before it is published', () => {
    const html = draw(null);
    expect(html).toContain('Beginner');
    expect(html).toContain('<p>The body</p>');
    expect(html).not.toContain('<time');
  });
});

function draw(own: Partial<PublishedFacts> | null, locale: 'zh' | 'en' = 'en'): string {
  const published = own && { ...shortFacts, ...own };
  return renderToStaticMarkup(
    <TutorialTemplate {...resolveExample(definition)} host={{ locale, title: 'Its title', published }}>
      <p>The body</p>
    </TutorialTemplate>,
  );
}
