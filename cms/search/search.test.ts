import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemViewer } from '../permission/viewer.ts';
import { aPage, hero } from '../testing/builders.ts';
import { openTestCms, type TestCms } from '../testing/open-test-cms.ts';
import { foldText, foldWithPlaces } from './fold-text.ts';
import { createMarker } from './mark-words.ts';
import { tidyWords } from './tidy-words.ts';
import { listWords, printQueries, printTyped, printVectors } from './words.ts';

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
  it('finds Chinese by words of any length, matches in titles first', async () => {
    expect(await paths('zh', '触觉')).toEqual(['/engine', '/gaming']);
    expect(await paths('zh', '触觉反馈')).toEqual(['/gaming']);
    expect(await paths('zh', '节')).toEqual(['/engine']);
    expect(await paths('zh', '连续 引擎')).toEqual(['/engine']);
    expect(await paths('zh', '秘密')).toEqual([]);
  });

  it('finds Latin words, numbers and prefixes, ignoring case', async () => {
    expect(await paths('en', 'RENDER')).toEqual(['/engine']);
    expect(await paths('zh', 'xa-300')).toEqual(['/engine']);
    expect(await paths('zh', '500 hz')).toEqual(['/engine']);
    expect(await paths('en', 'continuous nothing')).toEqual([]);
    expect(await paths('en', '?!')).toEqual([]);
  });

  it('marks the matches in titles and snippets', async () => {
    const { items } = await test.cms.published.searchPublished('zh', '触觉反馈');
    expect(items[0]?.snippet).toContainEqual({ text: '触觉反馈', isMatch: true });
    const found = await test.cms.published.searchPublished('zh', '渲染引擎');
    expect(found.items[0]?.title).toEqual([
      { text: '触觉', isMatch: false },
      { text: '渲染引擎', isMatch: true },
    ]);
  });

  it('finds the singular for an English plural', async () => {
    expect(await paths('en', 'engines')).toEqual(['/engine']);
  });

  it('corrects a misspelled word and reports the correction', async () => {
    const find = async (query: string) => {
      const { items, correction } = await test.cms.published.searchPublished('en', query);
      return [correction, items.map(({ document }) => document.path)];
    };
    expect(await find('rendring')).toEqual(['rendering', ['/engine']]);
    expect(await find('Contineous enigne')).toEqual(['continuous engine', ['/engine']]);
    expect(await find('engine')).toEqual([null, ['/engine']]);
    expect(await find('zzzzqqqq')).toEqual([null, []]);
  });

  it('suggests no word that no public text contains any more', async () => {
    const page = await aPage(test.cms, { slug: 'brief', title: 'Kaleidoscope', locale: 'en' });
    const correctionOf = async () => (await test.cms.published.searchPublished('en', 'kaleidoscpe')).correction;
    expect(await correctionOf()).toBe('kaleidoscope');
    await test.cms.documents.saveDocument(systemViewer, page.id, { status: 'draft' });
    expect(await correctionOf()).toBeNull();
    await tidyWords(test.database, () => false);
    const rows = await test.database.query("select 1 from search_words where word = 'kaleidoscope'");
    expect(rows).toEqual([]);
    const kept = await test.database.query("select 1 from search_words where word = 'rendering'");
    expect(kept).toHaveLength(1);
  });

  it('suggests titles while a visitor types, even misspelled words', async () => {
    const suggest = async (locale: 'zh' | 'en', typed: string) =>
      (await test.cms.published.suggestPublished(locale, typed, 6)).map(({ title }) => title);
    expect(await suggest('zh', '触')).toEqual(['触觉渲染引擎']);
    expect(await suggest('zh', '游戏方')).toEqual(['游戏方案']);
    expect(await suggest('en', 'rend')).toEqual(['Rendering engine']);
    expect(await suggest('en', 'r')).toEqual([]);
    expect(await suggest('en', 'renderign')).toEqual(['Rendering engine']);
    expect(await suggest('en', 'bands')).toEqual([]);
    expect(await suggest('zh', '秘密')).toEqual([]);
  });

  it('counts every type, whichever was requested', async () => {
    const post = await test.cms.documents.createDocument(systemViewer, {
      type: 'post',
      title: '触觉文章',
      status: 'publish',
    });
    const found = await test.cms.published.searchPublished('zh', '触觉', { types: ['post'] });
    expect(found.items.map(({ document }) => document.type)).toEqual(['post']);
    expect([found.total, Object.fromEntries(found.totals)]).toEqual([1, { page: 2, post: 1 }]);
    await test.cms.documents.trashDocument(systemViewer, post.id);
  });

  it('finds no document that is private or has a password', async () => {
    for (const more of [{ password: 'open' }, { status: 'private' }] as const) {
      await aPage(test.cms, { title: 'Xylophone', locale: 'en', ...more });
    }
    expect(await paths('en', 'xylophone')).toEqual([]);
    expect((await test.cms.published.searchPublished('en', 'xylophon')).correction).toBeNull();
  });

  it('answers huge and hostile queries quickly', async () => {
    const long = Array.from({ length: 5_000 }, (_, index) => `word${index}`).join(' ');
    const started = performance.now();
    for (const query of [long, '触'.repeat(100_000), "' | !a & (b:*", '%_\\', '😀', '\u0000', 'a\ud800', ' ']) {
      expect(await paths('en', query)).toEqual([]);
      expect(await test.cms.published.suggestPublished('en', query, 6)).toEqual([]);
    }
    expect(performance.now() - started).toBeLessThan(2_000);
  });

  it('finds any text by itself, whatever characters it contains', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 60 }), async (text) => {
        const { head, words } = printVectors({ title: text, lead: '', terms: '', body: text });
        const queries = printQueries(text);
        const typed = printTyped(text);
        const row = await test.database.one<{ found: boolean; named: boolean }>(
          'select $1::tsvector @@ $2::tsquery as found, $3::tsvector @@ $4::tsquery as named',
          [words, queries?.all ?? "'x'", head, typed ?? "'x'"],
        );
        return (queries === null || row?.found === true) && (typed === null || row?.named === true);
      }),
      { numRuns: 300 },
    );
  });
});

describe('what is compared folded', () => {
  type Searched = readonly (readonly [title: string, body: string, ...queries: string[]])[];
  const found: Searched = [
    ['繁體網站', '触觉', '网站', '網站', '繁体 触觉', '觸覺'],
    ['简体网页', '觸覺入門', '網頁', '触觉入门', '入门触觉'],
    ['全角ＱＲＳ', 'ＴＵＶ', 'qrs', 'QRS', 'ＱＲＳ', 'tuv'],
    ['白名单设置', '允许访问的应用', '设置白名单', '名单', '应用访问', '访问了允许的应用'],
    ['résumé', 'naïve coöperation', 'resume', 'RÉSUMÉ', 'naive', 'cooperation', 're\u0301sume\u0301'],
    ['Using C++ and C#', 'also .NET', 'C++', 'c#', '.net', 'Ｃ＋＋', 'using c'],
  ];
  const missed: Searched = [
    ['Plain C', 'no other language', 'C++', 'C#', 'C+'],
    ['A network', '触觉 without frameworks', '.net', '.work'],
    ['カイト', 'kites', 'ガイト'],
  ];
  const ids = new Map<string, number>();
  const idsFor = async (query: string) =>
    (await test.cms.published.searchPublished('zh', query, { isExact: true })).items.map(({ document }) => document.id);
  beforeAll(async () => {
    for (const [title, body] of [...found, ...missed]) {
      ids.set(title, (await aPage(test.cms, { title, content: hero('x', { lede: body }) })).id);
    }
  });

  it.each(found)('%s · %s', async (title, _body, ...queries) => {
    for (const query of queries) expect(await idsFor(query), query).toContain(ids.get(title));
  });

  it.each(missed)('%s · %s is not found by what only resembles it', async (title, _body, ...queries) => {
    for (const query of queries) expect(await idsFor(query), query).not.toContain(ids.get(title));
  });

  it('titles are suggested folded and in any order', async () => {
    const suggest = async (typed: string) =>
      (await test.cms.published.suggestPublished('zh', typed, 6)).map(({ title }) => title);
    expect(await suggest('設置白名')).toEqual(['白名单设置']);
    expect(await suggest('resum')).toEqual(['résumé']);
    expect(await suggest('c+')).toEqual(['Using C++ and C#']);
  });

  it('a corrected query keeps what was typed right', async () => {
    const { correction } = await test.cms.published.searchPublished('zh', '觸覺 nettwork');
    expect([correction, (await test.cms.published.searchPublished('zh', 'Réssumé')).correction]).toEqual([
      '觸覺 network',
      'resume',
    ]);
  });

  it('folding knows for each of its characters where it stands in the original', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        const folded = foldWithPlaces(text);
        expect(folded.text).toBe(foldText(text));
        for (let at = 0; at < folded.text.length; at += 1) {
          const [start, end] = [folded.startOf(at), folded.endOf(at + 1)];
          expect(foldText(text.slice(start, end))).toContain(folded.text[at]);
        }
      }),
    );
  });

  it('folding a long text takes no long time', () => {
    for (const unit of ['触觉 engine ', 'é', '\u0301', 'ＱＲＳ', '网網', '👩\u200d']) {
      const text = unit.repeat(200_000 / unit.length);
      const start = performance.now();
      foldWithPlaces(text);
      expect(performance.now() - start, unit).toBeLessThan(1_500);
    }
  });
});

describe('words', () => {
  it('that are in nearly every English text are optional, unless a query has no others', () => {
    expect(printQueries('The feel of the engine')?.all).toBe("'feel':* & 'engine':*");
    expect(printQueries('to be')?.all).toBe("'to' & 'be'");
  });

  it('are overlapping pairs of characters in Chinese', () => {
    expect(listWords('触觉反馈 Engine 3.5')).toEqual(['触觉', '觉反', '反馈', '馈', 'engine', '3', '5']);
  });

  it('a passage is cut between whole characters', () => {
    const body = `${'前'.repeat(300)}触觉${'后'.repeat(300)}`;
    const snippet = createMarker('触觉').cut(body) ?? [];
    expect(snippet.map(({ text }) => text).join('').length).toBeLessThan(170);
    expect(snippet.filter(({ isMatch }) => isMatch)).toEqual([{ text: '触觉', isMatch: true }]);
    const far = createMarker('触觉').cut(`${'前'.repeat(9_000)}觸覺`) ?? [];
    expect(far.filter(({ isMatch }) => isMatch)).toEqual([{ text: '觸覺', isMatch: true }]);
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), fc.string({ maxLength: 10 }), (text, query) =>
        (createMarker(query).cut(text) ?? []).every((part) => !/\p{Surrogate}/u.test(part.text)),
      ),
    );
  });

  it('marking never changes the text, whatever the query', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 200 }),
        fc.string({ unit: 'binary', maxLength: 60 }),
        (text, query) =>
          createMarker(query)
            .mark(text)
            .map((part) => part.text)
            .join('') === text,
      ),
    );
  });

  it.each([
    ['haptic', 'The Haptics lab', 'The [Haptics] lab'],
    ['haptics', 'A haptic actuator', 'A [haptic] actuator'],
    ['art', 'Start with art.', 'Start with [art].'],
    ['触觉反馈', '触觉与反馈', '[触觉]与[反馈]'],
    ['触觉反馈', '有触觉反馈的', '有[触觉反馈]的'],
    ['engine 引擎', 'Engine引擎3', '[Engine引擎]3'],
    ['设置白名单', '白名单设置', '[白名单设置]'],
    ['名单', '白名单', '白[名单]'],
    ['网站', '繁體網站', '繁體[網站]'],
    ['網站', '简体网站', '简体[网站]'],
    ['qrs', '全角ＱＲＳ！', '全角[ＱＲＳ]！'],
    ['ＱＲＳ', 'a QRS', 'a [QRS]'],
    ['resume', 'Her résumé, her re\u0301sume\u0301.', 'Her [résumé], her [re\u0301sume\u0301].'],
    ['RÉSUMÉ', 'resumes', '[resumes]'],
    ['strasse', 'Straße 1', '[Straße] 1'],
    ['office', 'oﬃce', '[oﬃce]'],
    ['ガイド', 'ｶﾞｲﾄﾞ カイト', '[ｶﾞｲﾄﾞ] カイト'],
    ['haptic', 'hap\u00adtic', '[hap\u00adtic]'],
    ['İ', 'ISTANBUL i', 'ISTANBUL [i]'],
    ['C++', 'C, C++ and C++11 in c+++', 'C, [C++] and [C++]11 in c+++'],
    ['c', 'C and C++', '[C] and [C]++'],
    ['c#', 'C# C♯ ＣＳ Ｃ＃', '[C#] [C♯] ＣＳ [Ｃ＃]'],
    ['.net', '.NET, ASP.NET and network', '[.NET], ASP[.NET] and network'],
    ['asp.net', 'ASP.NET', '[ASP].[NET]'],
    ['?!', 'What?!', 'What?!'],
    ['<b>', 'a <b> c', 'a <[b]> c'],
  ])('marking %s highlights whole words', (query, text, marked) => {
    const parts = createMarker(query).mark(text);
    expect(parts.map((part) => (part.isMatch ? `[${part.text}]` : part.text)).join('')).toBe(marked);
  });
});

describe('lists of posts', () => {
  it('are ordered newest first, paged in both directions, and filtered by term and by word', async () => {
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
