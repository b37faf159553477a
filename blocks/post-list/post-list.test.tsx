import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { ResolvedTerm } from '#cms-schema/field.ts';
import type { BlockProps } from '../block-props.ts';
import type definition from './block.ts';
import load, { type ListedPost } from './load.ts';
import { PostList } from './post-list.tsx';

type Props = BlockProps<typeof definition, typeof load>;

describe('a list of posts', () => {
  it('shows the date, tags and excerpt of each post', () => {
    const html = draw({
      data: [aPost('Recoil', { day: '2024-10-24', terms: ['Games', 'Games'], excerpt: 'Three layers.' })],
    });
    expect(html).toContain('<time dateTime="2024-10-24">October 24, 2024</time>');
    expect(html.match(/Games/g)).toHaveLength(1);
    expect(html).toContain('Three layers.');
  });

  it('formats dates in the reader’s language', () => {
    expect(draw({ data: [aPost('后坐力', { day: '2024-10-24' })] }, 'zh')).toContain('2024 年 10 月 24 日');
  });

  it('has one link for each post, named after its title', () => {
    const html = draw({ data: [aPost('Recoil'), aPost('Keys')] });
    expect([...html.matchAll(/<h3[^>]*><a href="([^"]*)"><bdi>(\w+)/g)].map(([, href, name]) => [href, name])).toEqual([
      ['/en/post/recoil', 'Recoil'],
      ['/en/post/keys', 'Keys'],
    ]);
    expect(html.match(/<a /g)).toHaveLength(2);
  });

  it('shows the waveform of a post that has no picture', () => {
    const wave = /<span[^>]*aria-hidden="true"[^>]*data-variant="hero"/;
    expect(draw({ data: [aPost('Recoil')] })).toMatch(wave);
    const drawn = draw({ data: [aPost('Recoil', { image: picture })] });
    expect(drawn).not.toMatch(wave);
    expect(drawn).toContain('src="/a.svg"');
  });

  it('says in the reader’s language that there is nothing yet', () => {
    expect(draw({ data: [] })).toContain('No data');
    expect(draw({ data: [] }, 'zh')).toContain('暂无数据');
  });
});

describe('a long list of posts', () => {
  const many = ['One', 'Two', 'Three', 'Four', 'Five'].map((title, index) => aPost(title, { id: index + 1 }));

  it('is split into pages that link to each other without a script', () => {
    const html = draw({ data: many, perPage: 2 });
    expect([...html.matchAll(/id="(b1-page-\d)"/g)].map(([, id]) => id)).toEqual([
      'b1-page-1',
      'b1-page-2',
      'b1-page-3',
    ]);
    expect([...html.matchAll(/<a href="(#b1-page-\d)" rel="(\w+)">/g)].map(([, to, rel]) => `${rel} ${to}`)).toEqual([
      'next #b1-page-2',
      'prev #b1-page-1',
      'next #b1-page-3',
      'prev #b1-page-2',
    ]);
    expect(html).toContain('Page 2 of 3');
  });

  it('is a single page if all posts fit on it', () => {
    expect(draw({ data: many, perPage: 5 })).not.toContain('post-pager');
    expect(draw({ data: many })).not.toContain('post-pager');
  });

  it('can be filtered by the tags of its posts, if they differ', () => {
    const data = [aPost('Recoil', { terms: ['Games'] }), aPost('Keys', { terms: ['Apps', 'Games'] })];
    const html = draw({ data, filter: true });
    expect(
      [...html.matchAll(/<input[^>]*value="(\w+)"[^>]*\/>([^<]+)/g)].map(([, value, name]) => [value, name]),
    ).toEqual([
      ['all', 'All'],
      ['0', 'Games'],
      ['1', 'Apps'],
    ]);
    expect([...html.matchAll(/data-terms="([^"]*)"/g)].map(([, places]) => places)).toEqual(['0', '1 0']);
    expect(draw({ data: data.slice(0, 1), filter: true })).not.toContain('<fieldset');
    expect(draw({ data })).not.toContain('<fieldset');
  });
});

describe('the query of a list of posts', () => {
  const attributes = {
    heading: '',
    intro: '',
    count: 3,
    perPage: 0,
    filter: false,
    layout: 'cards',
    tone: 'light',
  } as const;
  const games = { id: 5, taxonomy: 'post_tag', slug: 'games', name: 'Games' } satisfies ResolvedTerm;
  const asked: unknown[] = [];
  const ask = async (own: { term: ResolvedTerm | null; order: 'newest' | 'oldest'; of?: 'tutorials' }) => {
    asked.length = 0;
    const request = load.request({ of: 'posts', ...attributes, ...own, actions: [] }, 'en');
    await request
      .ask(async (_query, variables) => {
        asked.push(variables);
        throw new Error('This test has no server.');
      })
      .catch(() => undefined);
    return asked;
  };

  it('requests the newest posts with any term in the language of the page', async () => {
    expect(await ask({ term: null, order: 'newest' })).toEqual([
      { language: 'EN', term: null, taxonomy: null, first: 3, ofPosts: true, ofTutorials: false },
    ]);
  });

  it('requests only posts with the chosen term', async () => {
    expect(await ask({ term: games, order: 'newest' })).toEqual([
      { language: 'EN', term: 'games', taxonomy: 'post_tag', first: 3, ofPosts: true, ofTutorials: false },
    ]);
  });

  it('requests the oldest posts if they come first', async () => {
    expect(await ask({ term: null, order: 'oldest' })).toEqual([
      { language: 'EN', term: null, taxonomy: null, last: 3, ofPosts: true, ofTutorials: false },
    ]);
  });

  it('requests tutorials instead of posts if those are chosen', async () => {
    expect(await ask({ of: 'tutorials', term: null, order: 'newest' })).toMatchObject([
      { ofPosts: false, ofTutorials: true },
    ]);
  });

  it('matches nothing, rather than everything, if the chosen term no longer exists', async () => {
    expect(await ask({ term: { ...games, slug: '' }, order: 'newest' })).toMatchObject([{ term: '' }]);
  });
});

const picture = {
  src: '/a.svg',
  mimeType: 'image/svg+xml',
  width: 1200,
  height: 900,
  alt: '',
  color: null,
  srcSet: null,
  sources: [],
};

function aPost(title: string, own: Partial<ListedPost> = {}): ListedPost {
  const href = `/en/post/${title.toLowerCase()}`;
  const card = {
    id: title.length,
    title,
    excerpt: '',
    href,
    date: '2024-10-24T02:00:00Z',
    image: null,
    terms: [],
    minutes: 3,
  };
  return { ...card, day: '2024-10-24', ...own };
}

function draw(props: Partial<Props>, locale: 'zh' | 'en' = 'en'): string {
  return renderToStaticMarkup(
    <PostList
      heading="News"
      intro=""
      of="posts"
      term={null}
      count={6}
      perPage={0}
      filter={false}
      order="newest"
      actions={[]}
      layout="cards"
      tone="light"
      data={[]}
      {...props}
      host={{ locale, id: 'b1', signature: 'a page', isFirst: false, depth: 0 }}
    />,
  );
}
