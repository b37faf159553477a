import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { resolveExample } from '#cms-schema/testing/resolve-example.ts';
import type { PublishedFacts } from '../template-props.ts';
import { shortFacts } from '../testing/short-facts.ts';
import { DocTemplate } from './doc.tsx';
import definition from './type.ts';

const tree = [
  { title: 'Start', href: '/en/community/doc/start', depth: 0 },
  { title: 'Install', href: '/en/community/doc/start/install', depth: 1 },
  { title: 'Design', href: '/en/community/doc/design', depth: 0 },
];

describe('a document', () => {
  it('shows the date of its last change and its reading time below its title', () => {
    expect(draw({ minutes: 4 })).toMatch(
      /<\/h1>.*Updated <time dateTime="2024-11-29">November 29, 2024<\/time>.*4 min read/s,
    );
    expect(draw({ minutes: 4 }, 'zh')).toMatch(/更新于 <time dateTime="2024-11-29">2024 年 11 月 29 日<\/time>/);
  });

  it('shows all documents beside it, and marks the current one', () => {
    const html = draw({ tree, href: '/en/community/doc/start/install' });
    const shown = [...html.matchAll(/<li data-depth="(\d)"><a href="([^"]*)"( aria-current="page")?>/g)];
    expect(shown.slice(0, 3).map(([, depth, href, current]) => [depth, href, current !== undefined])).toEqual([
      ['0', '/en/community/doc/start', false],
      ['1', '/en/community/doc/start/install', true],
      ['0', '/en/community/doc/design', false],
    ]);
  });

  it('has a tree that unfolds without a script where there is no room beside it', () => {
    expect(draw({ tree })).toMatch(/<details><summary>All documents<\/summary><ol>/);
  });

  it('links to the previous and the next document', () => {
    const html = draw({ previous: { title: 'Before', href: '/a' }, next: { title: 'Behind', href: '/b' } });
    expect(html).toMatch(/<a href="\/a" rel="prev">.*Before/s);
    expect(html).toMatch(/<a href="\/b" rel="next">.*Behind/s);
  });

  it('lists the sections of its text with links to them', () => {
    const headings = ['One', 'Two'].map((words) => ({ level: 2, words, id: words.toLowerCase() }));
    expect(draw({ headings })).toContain('<a href="#two">Two</a>');
  });

  it('searches all documents on their index page, without a script', () => {
    expect(draw({})).toMatch(/<form action="\/en\/community\/doc" method="get">.*<input[^>]* name="q"/s);
    expect(draw({}, 'zh')).toContain('action="/community/doc"');
  });

  it('shows only its text before it is published', () => {
    const html = draw(null);
    expect(html).toContain('<p>The body</p>');
    expect(html).not.toContain('<time');
  });
});

function draw(own: Partial<PublishedFacts> | null, locale: 'zh' | 'en' = 'en'): string {
  const published = own && { ...shortFacts, ...own };
  return renderToStaticMarkup(
    <DocTemplate {...resolveExample(definition)} host={{ locale, title: 'Its title', published }}>
      <p>The body</p>
    </DocTemplate>,
  );
}
