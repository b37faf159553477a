import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { BlockProps } from '../block-props.ts';
import { readSuggestions } from './ask-suggestions.ts';
import type definition from './block.ts';
import load, { readParameters, type SearchData } from './load.ts';
import { Search } from './search.tsx';

type Props = BlockProps<typeof definition, typeof load>;

describe('a search page', () => {
  it('works without a script: its field is in a form that is submitted to the same page', () => {
    const html = draw({});
    expect(html).toMatch(/<form [^>]*method="get"[^>]*>/);
    expect(html).not.toMatch(/<form[^>]* action=/);
    expect(html).toMatch(/<input[^>]* name="q"/);
  });

  it('keeps the query in its field, and shows the number of results', () => {
    const html = draw({ ...found, total: 1234, pages: 124 });
    expect(html).toContain('value="a &lt;dial&gt;"');
    expect(html).toContain('1,234 results for “a &lt;dial&gt;”');
    expect(draw({ ...found, total: 1 })).toContain('1 result for');
    expect(draw({ ...found, total: 1000, isMore: true })).toContain('More than 1,000 results');
  });

  it('marks the matches, and escapes the text around them', () => {
    expect(draw(found)).toContain('A &lt;b&gt; <mark>dial</mark> &amp; more');
  });

  it('says that nothing was found, and suggests what to try', () => {
    const html = draw({ query: 'zebra' });
    expect(html).toContain('No related results found for “zebra”');
    expect(html).toContain('Try less.');
    expect(html).toContain('href="?q=recoil+%26+more"');
    expect(draw({ query: '斑马' }, 'zh')).toContain('“斑马”：未找到相关结果');
  });

  it('says which corrected query it used instead', () => {
    const html = draw({ ...found, query: 'dail', correction: 'dial' });
    expect(html).toContain('No results for “dail”. Showing results for “dial” instead.');
    expect(html).toContain('results for “dial”');
  });

  it('filters by type with links that keep the query', () => {
    const types = [
      { name: 'page', label: 'Pages', total: 20 },
      { name: 'post', label: 'Posts', total: 3 },
    ];
    const html = draw({ ...found, types, type: 'post' });
    expect(html).toContain('<a href="?q=a+%3Cdial%3E">All <data value="23">23</data></a>');
    expect(html).toContain('<a href="?q=a+%3Cdial%3E&amp;type=post" aria-current="true">');
  });

  it('links to the previous and the next page, if they exist', () => {
    const links = (page: number) =>
      [...draw({ ...found, pages: 3, total: 30, page }).matchAll(/href="(\?[^"]*)" rel="(\w+)"/g)].map(
        ([, href, rel]) => [rel, href],
      );
    expect(links(1)).toEqual([['next', '?q=a+%3Cdial%3E&amp;page=2']]);
    expect(links(2)).toEqual([
      ['prev', '?q=a+%3Cdial%3E'],
      ['next', '?q=a+%3Cdial%3E&amp;page=3'],
    ]);
    expect(links(3)).toEqual([['prev', '?q=a+%3Cdial%3E&amp;page=2']]);
    expect(links(9)).toEqual([['prev', '?q=a+%3Cdial%3E&amp;page=3']]);
  });
});

describe('the query string of a search page', () => {
  it.each([
    [{ q: ' 触觉 ' }, { query: '触觉', type: null, page: 1 }],
    [{ s: 'dial' }, { query: 'dial', type: null, page: 1 }],
    [
      { q: 'dial', type: 'post', page: '3' },
      { query: 'dial', type: 'post', page: 3 },
    ],
    [
      { q: 'dial', type: '<b>', page: '-1' },
      { query: 'dial', type: null, page: 1 },
    ],
    [
      { q: 'dial', page: '9999' },
      { query: 'dial', type: null, page: 300 },
    ],
    [{ q: 'x'.repeat(5_000) }, { query: 'x'.repeat(200), type: null, page: 1 }],
    [{}, { query: '', type: null, page: 1 }],
  ])('is cleaned before it is used: %j', (sent, read) => {
    expect(readParameters(sent)).toEqual(read);
  });

  it('is sent to the server with the language of the page, without unknown parameters', async () => {
    const asked: unknown[] = [];
    const { key } = load.request(fields, 'zh', { q: '触觉', utm_source: 'x' });
    expect(key).not.toContain('utm_source');
    await load
      .request(fields, 'zh', { q: '触觉', page: '2' })
      .ask(async (_query, variables) => {
        asked.push(variables);
        throw new Error('This test has no server.');
      })
      .catch(() => undefined);
    expect(asked).toEqual([{ language: 'ZH', query: '触觉', type: null, page: 2 }]);
  });
});

it('suggestions link only to pages of this site', () => {
  const one = (href: string) => ({ title: 'T', href, type: { label: 'Pages' } });
  const answer = (items: unknown) => ({ data: { searchSuggestions: items } });
  expect(
    readSuggestions(answer([one('/en/a'), one('//evil.example'), one('javascript:alert(1)'), { title: 'T' }])),
  ).toEqual([{ title: 'T', href: '/en/a', label: 'Pages' }]);
  for (const odd of [null, 'x', {}, answer(null), { errors: [] }]) expect(readSuggestions(odd)).toEqual([]);
});

const attributes = {
  heading: 'Search',
  intro: '',
  placeholder: '',
  nothing: 'Try less.',
  popular: [{ words: 'recoil & more' }],
  tone: 'light',
} as const;
const fields = { ...attributes, popular: [...attributes.popular] };

const nothingAsked: SearchData = {
  query: '',
  type: null,
  page: 1,
  pages: 0,
  total: 0,
  isMore: false,
  correction: null,
  types: [],
  hits: [],
};

const found: Partial<SearchData> = {
  query: 'a <dial>',
  total: 2,
  pages: 1,
  types: [{ name: 'page', label: 'Pages', total: 2 }],
  hits: [
    {
      id: 1,
      href: '/en/dials',
      label: 'Pages',
      title: [{ text: 'Dials', isMatch: true }],
      excerpt: [
        { text: 'A <b> ', isMatch: false },
        { text: 'dial', isMatch: true },
        { text: ' & more', isMatch: false },
      ],
    },
  ],
};

function draw(data: Partial<SearchData>, locale: 'zh' | 'en' = 'en'): string {
  const props: Omit<Props, 'host'> = {
    ...attributes,
    popular: [...attributes.popular],
    data: { ...nothingAsked, ...data },
  };
  return renderToStaticMarkup(
    <Search {...props} host={{ locale, id: 'b1', signature: 'a page', isFirst: true, depth: 0 }} />,
  );
}
