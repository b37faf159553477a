import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemViewer } from '../permission/viewer.ts';
import { aPage, hero } from '../testing/builders.ts';
import { openTestCms, type TestCms } from '../testing/open-test-cms.ts';
import { cutSnippet, listWords, printQuery, printVector } from './words.ts';

let test: TestCms;
beforeAll(async () => {
  test = await openTestCms();
  await aPage(test.cms, {
    slug: 'engine',
    title: '触觉渲染引擎',
    content: hero('连续频段还原细节', { lede: '30–500 Hz，支持 XA-300 手柄' }),
  });
  await aPage(test.cms, { slug: 'gaming', title: '游戏方案', content: hero('每一次扣动都有触觉反馈') });
  await aPage(test.cms, {
    slug: 'engine',
    title: 'Rendering engine',
    locale: 'en',
    content: hero('Continuous bands keep detail'),
  });
  await aPage(test.cms, { slug: 'secret', title: '触觉秘密', status: 'draft' });
});
afterAll(() => test.close());

const paths = async (locale: 'zh' | 'en', query: string) =>
  (await test.cms.published.searchPublished(locale, query)).items.map(({ document }) => document.path);

describe('searching', () => {
  it('finds Chinese by words of any length, the title first', async () => {
    expect(await paths('zh', '触觉')).toEqual(['/engine', '/gaming']);
    expect(await paths('zh', '触觉反馈')).toEqual(['/gaming']);
    expect(await paths('zh', '节')).toEqual(['/engine']);
    expect(await paths('zh', '连续 引擎')).toEqual(['/engine']);
    expect(await paths('zh', '秘密')).toEqual([]);
  });

  it('finds Latin words and figures, whatever their capitals, and beginnings of words', async () => {
    expect(await paths('en', 'RENDER')).toEqual(['/engine']);
    expect(await paths('zh', 'xa-300')).toEqual(['/engine']);
    expect(await paths('zh', '500 hz')).toEqual(['/engine']);
    expect(await paths('en', 'continuous nothing')).toEqual([]);
    expect(await paths('en', '?!')).toEqual([]);
  });

  it('shows where', async () => {
    const { items } = await test.cms.published.searchPublished('zh', '触觉反馈');
    expect(items[0]?.snippet).toContainEqual({ text: '触觉反馈', isMatch: true });
  });

  it('cannot be confused by any text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 60 }), async (text) => {
        const vector = printVector({ title: text, excerpt: '', body: text });
        const query = printQuery(text);
        const row = await test.database.one<{ found: boolean }>('select $1::tsvector @@ $2::tsquery as found', [
          vector,
          query ?? "'x'",
        ]);
        return query === null || row?.found === true;
      }),
      { numRuns: 300 },
    );
  });
});

describe('words', () => {
  it('are pairs of neighbours in Chinese', () => {
    expect(listWords('触觉反馈 Engine 3.5')).toEqual(['触觉', '觉反', '反馈', '馈', 'engine', '3', '5']);
  });

  it('a passage is cut at whole characters and keeps its text', () => {
    const body = `${'前'.repeat(300)}触觉${'后'.repeat(300)}`;
    const snippet = cutSnippet(body, '触觉');
    expect(snippet.map(({ text }) => text).join('').length).toBeLessThan(170);
    expect(snippet.filter(({ isMatch }) => isMatch)).toEqual([{ text: '触觉', isMatch: true }]);
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), fc.string({ maxLength: 10 }), (text, query) =>
        cutSnippet(text, query).every((part) => !/\p{Surrogate}/u.test(part.text)),
      ),
    );
  });
});

describe('lists of posts', () => {
  it('come newest first, page by page in both directions, by term and by word', async () => {
    const { terms, documents, published } = test.cms;
    const term = await terms.createTerm(systemViewer, { taxonomy: 'category', name: '案例' });
    const ids: number[] = [];
    for (let day = 1; day <= 7; day += 1) {
      const post = await documents.createDocument(systemViewer, {
        type: 'post',
        title: `文章 ${day}`,
        status: 'publish',
        date: `2025-01-0${day}T00:00:00Z`,
        categories: day % 2 ? [term.id] : [],
      });
      ids.unshift(post.id);
    }
    const list = { type: 'post', locale: 'zh' } as const;
    const first = await published.listPublished({ ...list, first: 3 });
    expect(first.items.map(({ id }) => id)).toEqual(ids.slice(0, 3));
    expect([first.hasNextPage, first.hasPreviousPage]).toEqual([true, false]);
    const second = await published.listPublished({ ...list, first: 3, after: ids[2] ?? 0 });
    expect(second.items.map(({ id }) => id)).toEqual(ids.slice(3, 6));
    const last = await published.listPublished({ ...list, last: 2 });
    expect(last.items.map(({ id }) => id)).toEqual(ids.slice(5));
    expect([last.hasNextPage, last.hasPreviousPage]).toEqual([false, true]);
    const before = await published.listPublished({ ...list, last: 2, before: ids[3] ?? 0 });
    expect(before.items.map(({ id }) => id)).toEqual(ids.slice(1, 3));
    expect((await published.listPublished({ ...list, terms: [term], first: 50 })).items).toHaveLength(4);
    expect((await published.listPublished({ ...list, search: '文章 3' })).items).toHaveLength(1);
    expect((await terms.requireTerm('category', term.id)).count).toBe(4);

    await terms.saveTerm(systemViewer, 'category', term.id, { name: '客户案例' });
    expect((await published.getPublishedById(ids[0] ?? 0))?.terms).toMatchObject([{ name: '客户案例' }]);
    await terms.deleteTerm(systemViewer, 'category', term.id);
    expect((await published.getPublishedById(ids[0] ?? 0))?.terms).toEqual([]);
  });
});
