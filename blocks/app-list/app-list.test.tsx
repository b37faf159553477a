import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { BlockProps } from '../block-props.ts';
import { AppList } from './app-list.tsx';
import type definition from './block.ts';
import type load from './load.ts';
import type { ListedApps } from './load.ts';

describe('the list of apps', () => {
  it('groups apps by category and counts each group', () => {
    const html = draw({});
    expect([...html.matchAll(/data-category="(\w+)"/g)].map(([, name]) => name)).toEqual(['games', 'audioVideo']);
    expect(html).toContain('>2 apps<');
    expect(html).toContain('>1 app<');
  });

  it('offers a filter by the categories in the list, with all of them selected', () => {
    const html = draw({});
    expect([...html.matchAll(/type="radio"[^>]*value="(\w+)"/g)].map(([, value]) => value)).toEqual([
      'all',
      'games',
      'audioVideo',
    ]);
    expect(html).toMatch(/<input[^>]*value="all"[^>]*checked|<input[^>]*checked=""[^>]*value="all"/);
  });

  it('has no filter for a single category', () => {
    expect(draw({ groups: [{ category: 'games', apps: [range] }] })).not.toContain('type="radio"');
  });

  it('shows the platform and level of an app, and omits an unknown level', () => {
    const html = draw({
      groups: [{ category: 'games', apps: [range, { ...range, name: 'Other', level: 'unstated' }] }],
    });
    expect(html).toContain('PC');
    expect([...html.matchAll(/True HD/g)]).toHaveLength(1);
    expect(html).not.toContain('Not stated');
  });

  it('formats the date of the list in its language', () => {
    expect(draw({}, 'zh')).toContain('2024 年 9 月 27 日');
    expect(draw({ updated: null })).not.toContain('<time');
  });

  it('shows a message if the list is empty', () => {
    expect(draw({ groups: [] })).toContain('being prepared');
  });
});

type Props = BlockProps<typeof definition, typeof load>;

const range = { name: 'Range', client: 'PC', level: 'trueHd' } as const;

function draw(part: Partial<ListedApps>, locale: Props['host']['locale'] = 'en'): string {
  const groups: ListedApps['groups'] = [
    { category: 'games', apps: [range, { name: 'Track', client: '', level: 'hd' }] },
    { category: 'audioVideo', apps: [{ name: 'Beat', client: 'iOS', level: 'hd' }] },
  ];
  return renderToStaticMarkup(
    <AppList
      heading="Apps"
      intro=""
      filter
      data={{ updated: '2024-09-27', groups, ...part }}
      tone="light"
      host={{ locale, id: 'b1', signature: 'a page', isFirst: false, depth: 0 }}
    />,
  );
}
