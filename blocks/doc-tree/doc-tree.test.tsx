import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { DocTree } from './doc-tree.tsx';
import load, { type DocTreeData, nest, readParameters } from './load.ts';

describe('the document index', () => {
  it('lists the chapters in order, each with its documents', () => {
    const html = draw({ chapters: nest(tree) });
    expect([...html.matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href)).toEqual(['/a', '/a/b', '/a/b/c', '/d']);
    expect(html).toMatch(/<h3[^>]*><a href="\/a">A<\/a><\/h3>/);
  });

  it('searches the documents on the same page, without a script', () => {
    const html = draw({});
    expect(html).toMatch(/<form method="get">/);
    expect(html).toMatch(/<input[^>]* name="q"/);
  });

  it('shows the results with the matches marked, and keeps the query in the field', () => {
    const html = draw({ query: 'a <dial>', total: 1, hits: [hit] });
    expect(html).toContain('value="a &lt;dial&gt;"');
    expect(html).toContain('“a &lt;dial&gt;”: 1 document');
    expect(html).toContain('<a href="/x"><bdi>The <mark>dial</mark></bdi></a>');
  });

  it('says that nothing was found, and still shows the contents', () => {
    const html = draw({ query: 'zebra', chapters: nest(tree) });
    expect(html).toContain('No related results found for “zebra”.');
    expect(html).toContain('href="/a/b"');
  });

  it('says which corrected query it used instead', () => {
    expect(draw({ query: 'dail', correction: 'dial', total: 1, hits: [hit] })).toContain(
      'No documents match “dail”. Showing results for “dial” instead.',
    );
  });

  it.each([
    ['en', 'This link’s document was not found.'],
    ['zh', '没有找到链接所指的文档。'],
  ] as const)('says in the language of the page that a link names an unknown document (%s)', (locale, words) => {
    expect(draw({ isUnknown: true, chapters: nest(tree) }, locale)).toContain(words);
    expect(draw({ isUnknown: false }, locale)).not.toContain(words);
  });

  it('redirects to the document that a link names, and otherwise not at all', () => {
    const request = load.request(attributes, 'en', { key: 'start' });
    expect(request.leadsTo({ ...nothing, named: '/en/community/doc/start' })).toBe('/en/community/doc/start');
    expect(request.leadsTo(nothing)).toBeNull();
  });
});

describe('the query string of the document index', () => {
  it.each([
    [{}, { key: '', id: '', isNamed: false, query: '' }],
    [{ key: ' creator-install ' }, { key: 'creator-install', id: '', isNamed: true, query: '' }],
    [{ post_id: '42' }, { key: '', id: '42', isNamed: true, query: '' }],
    [{ post_id: '-1' }, { key: '', id: '', isNamed: true, query: '' }],
    [{ post_id: '99999999999999999999' }, { key: '', id: '', isNamed: true, query: '' }],
    [{ q: ' 马达 ' }, { key: '', id: '', isNamed: false, query: '马达' }],
    [{ q: 'x'.repeat(5_000) }, { key: '', id: '', isNamed: false, query: 'x'.repeat(200) }],
  ])('is cleaned before it is used: %j', (sent, read) => expect(readParameters(sent)).toEqual(read));

  it('adds to the query only the parts that it contains', async () => {
    const asked: unknown[] = [];
    const ask = (sent: Record<string, string>) =>
      load
        .request(attributes, 'zh', sent)
        .ask(async (_query, variables) => {
          asked.push(variables);
          throw new Error('This test has no server.');
        })
        .catch(() => undefined);
    await ask({});
    await ask({ key: 'start', post_id: '42', q: '马达' });
    expect(asked).toEqual([
      { language: 'ZH', key: '', byKey: false, id: '', byId: false, query: '', isSearched: false },
      { language: 'ZH', key: 'start', byKey: true, id: '42', byId: true, query: '马达', isSearched: true },
    ]);
  });
});

it('a document is listed even if its depth skips levels', () => {
  const [first] = nest([{ title: 'Deep', excerpt: '', href: '/deep', depth: 3 }]);
  expect(first?.title).toBe('Deep');
});

const tree = [
  { title: 'A', excerpt: 'About A', href: '/a', depth: 0 },
  { title: 'B', excerpt: '', href: '/a/b', depth: 1 },
  { title: 'C', excerpt: '', href: '/a/b/c', depth: 2 },
  { title: 'D', excerpt: '', href: '/d', depth: 0 },
];
const hit = {
  href: '/x',
  title: [
    { text: 'The ', isMatch: false },
    { text: 'dial', isMatch: true },
  ],
  excerpt: [],
};
const attributes = { heading: 'Documents', intro: '', tone: 'light' } as const;
const nothing: DocTreeData = {
  chapters: [],
  named: null,
  isUnknown: false,
  query: '',
  correction: null,
  total: 0,
  hits: [],
};

function draw(data: Partial<DocTreeData>, locale: 'zh' | 'en' = 'en'): string {
  return renderToStaticMarkup(
    <DocTree
      {...attributes}
      data={{ ...nothing, ...data }}
      host={{ locale, id: 'b1', signature: 'a page', isFirst: false, depth: 0 }}
    />,
  );
}
