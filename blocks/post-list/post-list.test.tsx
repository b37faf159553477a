import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { ResolvedTerm } from '#cms-schema/field.ts';
import type { BlockProps } from '../block-props.ts';
import type definition from './block.ts';
import load, { type ListedPost } from './load.ts';
import { PostList } from './post-list.tsx';

type Props = BlockProps<typeof definition, typeof load>;

describe('a list of posts', () => {
  it('says of each post when it was published, under what, and what it is about', () => {
    const html = draw({
      data: [aPost('Recoil', { day: '2024-10-24', terms: ['Games', 'Games'], excerpt: 'Three layers.' })],
    });
    expect(html).toContain('<time dateTime="2024-10-24">October 24, 2024</time>');
    expect(html.match(/Games/g)).toHaveLength(1);
    expect(html).toContain('Three layers.');
  });

  it('writes days as its reader does', () => {
    expect(draw({ data: [aPost('后坐力', { day: '2024-10-24' })] }, 'zh')).toContain('2024 年 10 月 24 日');
  });

  it('is one link for each post, named by its title', () => {
    const html = draw({ data: [aPost('Recoil'), aPost('Keys')] });
    expect([...html.matchAll(/<h3[^>]*><a href="([^"]*)">(\w+)/g)].map(([, href, name]) => [href, name])).toEqual([
      ['/en/post/recoil', 'Recoil'],
      ['/en/post/keys', 'Keys'],
    ]);
    expect(html.match(/<a /g)).toHaveLength(2);
  });

  it('shows the waveform of a post that has no picture', () => {
    expect(draw({ data: [aPost('Recoil')] })).toMatch(/class="post-picture"><span[^>]*h-wave/);
  });

  it('says in the reader’s language that there is nothing yet', () => {
    expect(draw({ data: [] })).toContain('No articles yet');
    expect(draw({ data: [] }, 'zh')).toContain('还没有文章');
  });
});

describe('what a list of posts asks for', () => {
  const attributes = { heading: '', intro: '', count: 3, layout: 'cards', tone: 'light' } as const;
  const games = { id: 5, taxonomy: 'post_tag', slug: 'games', name: 'Games' } satisfies ResolvedTerm;
  const asked: unknown[] = [];
  const ask = async (own: { term: ResolvedTerm | null; order: 'newest' | 'oldest' }) => {
    asked.length = 0;
    const request = load.request({ ...attributes, ...own, actions: [] }, 'en');
    await request
      .ask(async (_query, variables) => {
        asked.push(variables);
        throw new Error('Nobody answers here.');
      })
      .catch(() => undefined);
    return asked;
  };

  it('is the newest posts of all kinds in the language of the page', async () => {
    expect(await ask({ term: null, order: 'newest' })).toEqual([
      { language: 'EN', term: null, taxonomy: null, first: 3 },
    ]);
  });

  it('is only what is filed under the chosen term', async () => {
    expect(await ask({ term: games, order: 'newest' })).toEqual([
      { language: 'EN', term: 'games', taxonomy: 'post_tag', first: 3 },
    ]);
  });

  it('is the oldest posts where they come first', async () => {
    expect(await ask({ term: null, order: 'oldest' })).toEqual([
      { language: 'EN', term: null, taxonomy: null, last: 3 },
    ]);
  });

  it('is nothing where the chosen term is no more, and not everything', async () => {
    expect(await ask({ term: { ...games, slug: '' }, order: 'newest' })).toMatchObject([{ term: '' }]);
  });
});

function aPost(title: string, own: Partial<ListedPost> = {}): ListedPost {
  const href = `/en/post/${title.toLowerCase()}`;
  const card = { id: title.length, title, excerpt: '', href, date: '2024-10-24T02:00:00Z', image: null, terms: [] };
  return { ...card, day: '2024-10-24', ...own };
}

function draw(props: Partial<Props>, locale: 'zh' | 'en' = 'en'): string {
  return renderToStaticMarkup(
    <PostList
      heading="News"
      intro=""
      term={null}
      count={6}
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
