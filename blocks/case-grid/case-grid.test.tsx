import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { describe, expect, it } from 'vitest';
import type { BlockProps } from '../block-props.ts';
import type definition from './block.ts';
import { CaseGrid } from './case-grid.tsx';
import { type CaseTag, caseTagNames, caseTags } from './case-tags.ts';

describe('the cases', () => {
  it('have a filter option for each field in use, with its number of cases', () => {
    const { html } = draw({ cases: [aCase('A', 'games'), aCase('B', 'games', 'cars')] });
    expect([...html.matchAll(/type="radio"[^>]*value="(\w+)"/g)].map(([, value]) => value)).toEqual([
      'all',
      'cars',
      'games',
    ]);
    expect(html).toMatch(/Games <span[^>]*>2</);
    expect(html).toMatch(
      /<input type="radio"[^>]*checked=""[^>]*value="all"|<input type="radio"[^>]*value="all"[^>]*checked=""/,
    );
  });

  it('have no filter if all are in the same field, or if the editor switched it off', () => {
    expect(draw({ cases: [aCase('A', 'games'), aCase('B', 'games')] }).html).not.toContain('type="radio"');
    const cases = [aCase('A', 'games'), aCase('B', 'cars')];
    expect(draw({ cases }).html).toContain('type="radio"');
    expect(draw({ cases, filter: false }).html).not.toContain('type="radio"');
  });

  it('are hidden by the style sheet alone when another field is chosen', () => {
    const { css } = draw({ cases: [aCase('A', 'games'), aCase('B', 'cars')] });
    for (const tag of caseTagNames) {
      expect(css).toContain(
        `:has(.case-filter input[value='${tag}']:checked) .case:not([data-tags~='${tag}']){display:none;}`,
      );
    }
    expect([...caseTagNames].sort()).toEqual(Object.keys(caseTags).sort());
  });

  it('have one link each, named after the title', () => {
    const { html } = draw({ cases: [aCase('Recoil', 'games')] });
    expect([...html.matchAll(/<a /g)]).toHaveLength(1);
    expect(html).toMatch(/<h3[^>]*><a href="\/en\/recoil"><bdi>Recoil</);
  });

  it('say in the reader’s language that there are none yet', () => {
    expect(draw({ cases: [] }).html).toContain('No data');
    expect(draw({ cases: [] }, 'zh').html).toContain('暂无数据');
  });
});

type Case = BlockProps<typeof definition>['cases'][number];

function aCase(title: string, ...tags: CaseTag[]): Case {
  const link = { href: `/en/${title.toLowerCase()}`, newTab: false, external: false };
  return { article: null, title, description: '', tags, picture: null, link };
}

function draw(props: Partial<BlockProps<typeof definition>>, locale: 'zh' | 'en' = 'en') {
  const sheet = new ServerStyleSheet();
  const html = renderToStaticMarkup(
    sheet.collectStyles(
      <CaseGrid
        heading="Cases"
        intro=""
        cases={[]}
        layout="grid"
        filter
        tone="light"
        {...props}
        host={{ locale, id: 'b1', signature: 'a page', isFirst: false, depth: 0 }}
      />,
    ),
  );
  return { html, css: sheet.getStyleTags() };
}
