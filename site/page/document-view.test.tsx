import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { PagePartsFragment } from '../generated/graphql.ts';
import { DocumentView } from './document-view.tsx';
import { loadBlocks } from './page-blocks.tsx';

const article: PagePartsFragment = {
  __typename: 'Post',
  databaseId: 5,
  uri: '/en/post/coils/',
  title: 'Coils &amp; magnets',
  isPreview: false,
  contentTypeName: 'post',
  modified: '2024-11-29T10:00:00',
  modifiedGmt: '2024-11-29T02:00:00',
  signature: 'coils',
  date: '2024-10-24T10:00:00',
  dateGmt: '2024-10-24T02:00:00',
  minutes: 4,
  breadcrumbs: [{ title: 'All posts', href: '/en/post' }],
  author: { node: { name: 'Lin Yue' } },
  card: {
    excerpt: 'Of coils.',
    href: '/en/post/coils',
    terms: ['Hardware', 'Hardware', 'Notes'],
    image: {
      src: '/uploads/coil.jpg',
      mimeType: 'image/jpeg',
      width: 1200,
      height: 800,
      alt: 'A copper coil',
      color: null,
      srcSet: null,
      sources: [],
    },
  },
  around: null,
  language: { slug: 'en' },
  translations: [],
  seo: { title: '', metaDesc: '', canonical: '', metaRobotsNoindex: false, opengraphImage: null },
  editorBlocks: [],
};

type Block = PagePartsFragment['editorBlocks'][number];

const block = { parentClientId: null, slot: null, depth: 0 };
const words: Block = { ...block, __typename: 'ForeignBlock', clientId: 'words', renderedHtml: '<p>The body.</p>' };
const hero: Block = {
  ...block,
  __typename: 'HapteraHero',
  clientId: 'hero',
  hero: {
    opening: 'wave',
    eyebrow: '',
    heading: 'The heading of the hero',
    lede: '',
    search: null,
    actions: [],
    picture: null,
    figures: [],
    size: 'page',
    tone: 'dark',
  },
};
const text: Block = {
  ...block,
  __typename: 'HapteraRichText',
  clientId: 'text',
  richText: { heading: 'A heading within', lead: '', body: '', width: 'text', tone: 'light' },
};

it.each([
  ['imported markup', [words]],
  ['a block that is not made to open it', [text, words]],
  ['nothing', []],
])(
  'an article that begins with %s has a head with title, date, author, reading time, terms and picture',
  async (_, blocks) => {
    const html = await draw({ ...article, editorBlocks: blocks });
    expect(html.match(/<h1[^>]*>.*?<\/h1>/g)).toEqual([expect.stringContaining('Coils &amp; magnets')]);
    for (const shown of ['October 24, 2024', 'Lin Yue', '4 min read', 'Hardware', 'Notes', 'A copper coil']) {
      expect(html.split(shown)).toHaveLength(2);
    }
    expect(html).toContain('href="/en/post"');
    expect(html.indexOf('<h1')).toBeLessThan(Math.max(html.indexOf('The body.'), html.length - 1));
  },
);

it('an article that opens with a hero has the heading of the hero, and its date, author and terms below it', async () => {
  const html = await draw({ ...article, editorBlocks: [hero, words] });
  expect(html.match(/<h1[^>]*>.*?<\/h1>/g)).toEqual([expect.stringContaining('The heading of the hero')]);
  const places = ['The heading of the hero', 'October 24, 2024', 'Lin Yue', 'Notes', 'The body.'].map((shown) =>
    html.indexOf(shown),
  );
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(places).not.toContain(-1);
});

it('a hero whose heading is empty opens nothing: the title of the document is shown', async () => {
  const empty: Block = { ...hero, hero: { ...hero.hero, heading: ' ' } };
  const html = await draw({ ...article, editorBlocks: [empty] });
  expect(html.match(/<h1[^>]*>.*?<\/h1>/g)).toEqual([expect.stringContaining('Coils &amp; magnets')]);
});

it('a page shows its title unless its first block has a heading, and no date', async () => {
  const page: PagePartsFragment = {
    ...article,
    __typename: 'Page',
    contentTypeName: 'page',
    page: { layout: 'default' },
  };
  const html = await draw({ ...page, editorBlocks: [words] });
  expect(html.match(/<h1[^>]*>.*?<\/h1>/g)).toEqual([expect.stringContaining('Coils &amp; magnets')]);
  expect(html).not.toContain('Lin Yue');
  const headed = await draw({ ...page, editorBlocks: [text] });
  expect(headed.match(/<h1[^>]*>.*?<\/h1>/g)).toEqual([expect.stringContaining('A heading within')]);
  expect(headed).not.toContain('Coils');
});

async function draw(document: PagePartsFragment): Promise<string> {
  const send = () => Promise.reject(new Error('No block here asks for data.'));
  const blocks = await loadBlocks(document, { locale: 'en', send });
  return renderToStaticMarkup(<DocumentView document={document} locale="en" blocks={blocks} />);
}
