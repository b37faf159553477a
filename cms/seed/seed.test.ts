import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { definitions } from '#blocks/definitions.generated.ts';
import type { Field } from '#cms-schema/field.ts';
import { itemIdOf, withItemIds, withoutItemIds } from '#cms-schema/fields/list-items.ts';
import { isJsonObject, type JsonValue } from '#cms-schema/json.ts';
import { type Locale, locales, localizePath, splitLocale } from '#cms-schema/locale.ts';
import { shownInSearch } from '#cms-schema/shown-in-search.ts';
import { readTypedDocument, type TypedBlock, walkBlocks } from '#cms-schema/typed-document.ts';
import { contentTypes } from '#contract/content-types.ts';
import { unlinkedRoutes } from '#contract/testing/specified-routes.ts';
import { sampleAccounts, samplePassword } from '#demo/accounts.ts';
import { headcount, milestones, teams } from '#demo/company.ts';
import { docs } from '#demo/docs/docs.ts';
import { drawingNames } from '#demo/drawings/drawings.ts';
import { archives } from '#demo/files/archives.ts';
import { menus } from '#demo/menus.ts';
import { containers } from '#demo/pages/containers.ts';
import { posts } from '#demo/posts/posts.ts';
import { questions } from '#demo/questions/questions.ts';
import { resources } from '#demo/resources/resources.ts';
import { phoneBrands } from '#demo/supported/phone-brands.ts';
import { tutorials } from '#demo/tutorials/tutorials.ts';
import { htmlToText } from '#kit/html/html-to-text.ts';
import type { Cms } from '../create-cms.ts';
import type { Document } from '../documents/model.ts';
import { systemViewer } from '../permission/viewer.ts';
import type { PresentedBlock, PublishedDocument } from '../publishing/model.ts';
import { openTestCms, type TestCms } from '../testing/open-test-cms.ts';
import { type SeedReport, seedDemoContent } from './seed-demo-content.ts';

const pagePaths = [
  '/',
  ...['', '/gaming', '/muse', '/mobileoem', '/peripherals', '/trackpad', '/automotive'].map((way) => `/solution${way}`),
  ...['', '/creator', '/engine', '/component', '/haptic'].map((way) => `/product${way}`),
  ...['', '/about', '/portfolio', '/news', '/hapticslist', '/application'].map((way) => `/explore${way}`),
  ...['/home', '/blog', '/doc', '/resource', '/faq', '/business', '/search'].map((way) => `/community${way}`),
  ...['/trial-account', '/account-deletion', '/openApp', '/open-app-fail', '/customConfig'].map(
    (way) => `/community${way}`,
  ),
  ...['', '/configList', '/configCreate', '/configEdit', '/downloadDetail'].map((way) => `/community/configTool${way}`),
  ...['/CooperationCases', '/GameCases', '/InVehicle'].map((way) => `/solution/components${way}`),
  '/solution/supportApp',
  '/companyAdmin',
  '/companyAdmin/list',
  '/logout',
  '/post',
];
const legalPaths = [
  '/terms',
  '/privacy',
  ...['/help', '/help-desktop', '/help-muse'],
  ...['/informationCollection', '/informationShare', '/permissionDesc'],
];
/** The block of each page that consists of a single one, without a hero and a call to action. */
const wholePages: ReadonlyMap<string, string> = new Map([
  ['/community/search', 'haptera/search'],
  ['/community/openApp', 'haptera/open-app'],
  ['/community/open-app-fail', 'haptera/open-app'],
  ...legalPaths.map((path) => [path, 'haptera/legal-text'] as const),
]);
/** Pages that start with their tool instead of a hero. */
const toolPaths = ['/configList', '/configCreate', '/configEdit', '/downloadDetail'].map(
  (way) => `/community/configTool${way}`,
);
const postPaths = posts.map(({ key }) => `/post/${key}`);
const paths = [...pagePaths, ...legalPaths, ...postPaths];
const tutorialPaths = tutorials.map(({ key }) => `/community/blog/${key}`);
const everyTutorial = locales.flatMap((locale) => tutorialPaths.map((path) => [locale, path] as const));
const openDocs = docs.filter(({ visibility = 'everyone' }) => visibility === 'everyone');
const docPaths = openDocs.map(({ key, parent }) => `/community/doc/${parent === null ? key : `${parent}/${key}`}`);
const questionPaths = questions.map(({ key }) => `/community/faq/${key}`);
const resourcePaths = resources.map(({ key }) => `/community/resource/${key}`);
const everyText = locales.flatMap((locale) =>
  [...docPaths, ...questionPaths, ...resourcePaths].map((path) => [locale, path] as const),
);
const everyPage = locales.flatMap((locale) => paths.map((path) => [locale, path] as const));

let test_: TestCms;
let report: SeedReport | null;
const published = new Map<string, PublishedDocument>();

beforeAll(async () => {
  test_ = await openTestCms();
  const { cms } = test_;
  await expect(seedDemoContent(stoppingAfter(cms, 'createDocument', 20))).rejects.toThrow('the power fails');
  await expect(seedDemoContent(stoppingAfter(cms, 'publishDocuments', 0))).rejects.toThrow('the power fails');
  report = await seedDemoContent(cms);
  for (const [locale, path] of [...everyPage, ...everyTutorial, ...everyText]) {
    const page = await test_.cms.published.getPublishedByPath(locale, path);
    if (page) published.set(`${locale} ${path}`, page);
  }
  // Creates two hundred documents twice: on a busy machine this exceeds the default timeout.
}, 300_000);

afterAll(() => test_.close());

describe('the demo content', () => {
  test('fills an empty CMS once, even after interrupted runs, and leaves a filled one alone', async () => {
    expect(report).toEqual({
      pages: 2 * (pagePaths.length + legalPaths.length + containers.length),
      posts: 2 * posts.length,
      tutorials: 2 * tutorials.length,
      docs: 2 * docs.length,
      questions: 2 * questions.length,
      resources: 2 * resources.length,
      media: drawingNames.length + Object.keys(archives).length,
      users: 4,
      menus: 2 * menus.length,
    });
    expect(await seedDemoContent(test_.cms)).toBeNull();
  });

  test('does not touch content that editors have turned back into drafts', async () => {
    const requests = [...published.values()].map(({ id }) => ({ id }));
    await test_.cms.documents.unpublishDocuments(systemViewer, requests);
    expect(await seedDemoContent(test_.cms)).toBeNull();
    await test_.cms.documents.publishDocuments(systemViewer, requests);
  });

  test('has exactly the addresses of the specification in both languages', async () => {
    const found = await test_.cms.published.listPublicPaths();
    const addresses = found.map(({ locale, path }) => localizePath(path, locale)).sort();
    expect(addresses).toEqual(
      [...everyPage, ...everyTutorial, ...everyText].map(([locale, path]) => localizePath(path, locale)).sort(),
    );
  });

  test('gives every page of a language a different title for search engines', () => {
    for (const locale of locales) {
      const titles = [...published.values()].filter((page) => page.locale === locale).map(({ seo }) => seo.title);
      expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
    }
  });

  test('leaves the containers above its pages as drafts', async () => {
    for (const path of ['/community', '/solution/components']) {
      expect(await test_.cms.published.getPublishedByPath('zh', path)).toBeNull();
    }
    expect(containers).toHaveLength(2);
  });

  test('stores an id in every list item, but does not show it to readers', async () => {
    for (const [where, page] of published) {
      if (contentTypes[page.type].body !== 'blocks') continue;
      const { content } = await test_.cms.documents.requireDocument(systemViewer, page.id);
      const stored = [...walkBlocks(readTypedDocument(content, definitions).nodes)];
      const shown = new Map(page.blocks.map((block) => [block.clientId, block]));
      for (const { definition, node } of stored) {
        const block = shown.get(node.id);
        const plain = withoutItemIds(definition.fields, node.attributes);
        expect(block?.attributesJson, where).toBe(JSON.stringify(plain));
        // As stored: the markup itself contains the ids that reading would derive.
        expect(node.attributes, where).toEqual(withItemIds(definition.fields, plain, node.id));
        for (const id of itemIdsIn(node.attributes)) {
          expect(content, where).toContain(`"id":"${id}"`);
          expect(JSON.stringify(block), where).not.toContain(`"${id}"`);
        }
      }
    }
  });

  test('has sample accounts that can sign in', async () => {
    for (const { email, role } of Object.values(sampleAccounts)) {
      const { user } = await test_.cms.signIn.signIn({ login: email, password: samplePassword, address: '192.0.2.7' });
      expect(user.role).toBe(role);
    }
  });

  test('uses every kind of block but the quote: a company does not quote itself', () => {
    const used = new Set(
      [...published.values()].flatMap(({ type, blocks }) =>
        contentTypes[type].body === 'blocks' ? blocks.map(({ name }) => name) : [],
      ),
    );
    const expected =
      'account-deletion app-list call-to-action case-facts case-grid column columns company-admin config-access contact-form divider doc-tree faq feature-grid feedback-form feel-curve figures haptic-curves hero legal-text media-text model-list open-app picture post-list pricing-tiers question-list resource-list rich-text search section short-contact-form spec-table tab tabs trial-account video';
    expect([...used].sort()).toEqual(expected.split(' ').map((name) => `haptera/${name}`));
  });
});

describe.each(everyPage)('%s %s', (locale, path) => {
  test('starts with a hero or its tool and ends with a call to action, or is a single block; has no unknown blocks', () => {
    const top = requirePage(locale, path).blocks.filter(({ parentClientId }) => parentClientId === null);
    const whole = wholePages.get(path);
    if (whole !== undefined) expect(top.map(({ name }) => name)).toEqual([whole]);
    const opening = toolPaths.includes(path) ? 'haptera/config-access' : 'haptera/hero';
    expect(top[0]?.name).toBe(whole ?? opening);
    expect(top.at(-1)?.name).toBe(whole ?? 'haptera/call-to-action');
    expect(requirePage(locale, path).blocks.filter(({ __typename }) => __typename === 'ForeignBlock')).toEqual([]);
  });

  test('has no broken links, pictures or article references', () => {
    for (const { name, clientId, attributes, attributesJson } of requirePage(locale, path).blocks) {
      const where = `${name} ${clientId}`;
      for (const [stored, shown] of references(JSON.parse(attributesJson), attributes)) {
        expect(shown, `${where}: ${JSON.stringify(stored)}`).not.toBeNull();
        if (isJsonObject(shown) && typeof shown.href === 'string') expectAddress(shown.href, locale, where);
      }
    }
  });

  test('has a title and a description that fit into search results', () => {
    const { seo, translations } = requirePage(locale, path);
    const { title, description } = shownInSearch;
    expect(seo.title.length).toBeLessThanOrEqual(title[locale]);
    expect(seo.description.length).toBeGreaterThanOrEqual(description[locale] * 0.375);
    expect(seo.description.length).toBeLessThanOrEqual(description[locale]);
    // The site draws a picture for pages without their own.
    expect(seo.image === null).toBe(!postPaths.includes(path));
    expect(translations).toHaveLength(1);
  });

  test(
    locale === 'zh'
      ? 'is set in Chinese punctuation, without words that advertising may not use'
      : 'is English throughout',
    () => {
      for (const text of textsOf(locale, path)) {
        if (locale === 'zh') expectChinese(text);
        else expectEnglish(text);
      }
    },
  );

  test('states only figures from the specification, from its curves and of the sample company', () => {
    const figures = textsOf(locale, path).flatMap(figuresIn);
    const drawn = path === '/explore/about' ? figuresOfCompany : figuresOfCurves(locale, [path, ...postPaths]);
    expect(figures.filter((figure) => !knownFigures.has(figure) && !drawn.has(Number(figure)))).toEqual([]);
  });

  test('writes dates in a consistent format', () => {
    for (const text of textsOf(locale, path)) {
      for (const [day] of text.matchAll(nearMonth)) expect(day).toMatch(/^[A-Z][a-z]{2,8} \d{1,2}, \d{4}$/);
      expect(text).not.toMatch(/\d[年月日]|[年月]\d/);
    }
  });
});

describe.each(everyTutorial)('%s %s', (locale, path) => {
  test('has sections, is written in its language, and states only figures from the specification and its code', () => {
    const { blocks, fields, featuredMedia, terms } = requirePage(locale, path);
    const html = blocks.map(({ renderedHtml }) => renderedHtml ?? '').join('');
    expect(html.match(/<h2>/g)?.length).toBeGreaterThan(2);
    expect(featuredMedia).not.toBeNull();
    expect(terms).not.toHaveLength(0);
    const prose = withoutCode(html);
    const coded = figuresOfCode(html);
    const texts = [...textsOf(locale, path), String(read(fields, 'needs')), ...prose.split(/<[^>]+>/).map(htmlToText)];
    for (const text of texts) {
      if (locale === 'zh') expectChinese(text);
      else expectEnglish(text);
      expect(figuresIn(text).filter((figure) => !knownFigures.has(figure) && !coded.has(figure))).toEqual([]);
    }
  });

  test('has a title and a description that fit into search results', () => {
    const { seo, translations } = requirePage(locale, path);
    expect(seo.title.length).toBeLessThanOrEqual(shownInSearch.title[locale]);
    expect(seo.description.length).toBeGreaterThanOrEqual(shownInSearch.description[locale] * 0.375);
    expect(seo.description.length).toBeLessThanOrEqual(shownInSearch.description[locale]);
    expect(translations).toHaveLength(1);
  });
});

describe.each(everyText)('%s %s', (locale, path) => {
  test('is written in its language and states only figures from the specification and its code', () => {
    const { blocks, fields } = requirePage(locale, path);
    const html = blocks.map(({ renderedHtml }) => renderedHtml ?? '').join('');
    const prose = withoutCode(html).split(/<[^>]+>/);
    const coded = figuresOfCode(html);
    const own = ['platform', 'needs'].map((name) => read(fields, name)).filter((value) => typeof value === 'string');
    const texts = [...textsOf(locale, path), ...own, ...prose.map(htmlToText)];
    expect(prose.join('').trim()).not.toBe('');
    for (const text of texts) {
      if (locale === 'zh') expectChinese(text);
      else expectEnglish(text);
      expect(figuresIn(text).filter((figure) => !knownFigures.has(figure) && !coded.has(figure))).toEqual([]);
    }
  });

  test('exists in both languages, with a description that fits into search results', () => {
    const { seo, translations } = requirePage(locale, path);
    expect(translations).toHaveLength(1);
    expect(seo.title.length).toBeLessThanOrEqual(shownInSearch.title[locale]);
    // For an answer, search results show its beginning.
    if (path.startsWith('/community/faq')) return;
    expect(seo.description.length).toBeGreaterThanOrEqual(shownInSearch.description[locale] * 0.375);
    expect(seo.description.length).toBeLessThanOrEqual(shownInSearch.description[locale]);
  });
});

describe('the documents', () => {
  test.each(locales)('are chapters with documents, each with sections and a unique key (%s)', (locale) => {
    const keys = docPaths.map((path) => {
      const { blocks, fields } = requirePage(locale, path);
      expect(
        blocks
          .map(({ renderedHtml }) => renderedHtml ?? '')
          .join('')
          .match(/<h2>/g)?.length,
        path,
      ).toBeGreaterThan(1);
      return read(fields, 'docKey');
    });
    expect(new Set(keys).size).toBe(docPaths.length);
    expect(keys).not.toContain('');
    const chapters = docs.filter(({ parent }) => parent === null);
    expect(chapters.length).toBeGreaterThan(2);
    for (const { key } of chapters)
      expect(
        docs.some(({ parent }) => parent === key),
        key,
      ).toBe(true);
  });
});

test.each(locales)(
  'the home of the community has four quick entries: tutorials, documents, resources, questions',
  (locale) => {
    const entries = requirePage(locale, '/community/home').blocks.find(({ clientId }) => clientId === 'entries');
    const shown = references(JSON.parse(entries?.attributesJson ?? 'null'), entries?.attributes);
    expect(shown.map(([, link]) => read(link, 'href'))).toEqual(
      ['blog', 'doc', 'resource', 'faq'].map((name) => localizePath(`/community/${name}`, locale)),
    );
  },
);

describe('the resources', () => {
  test.each(locales)('exist under every tab, and link to a document in their language (%s)', (locale) => {
    const tabs = resourcePaths.map((path) => {
      const { fields } = requirePage(locale, path);
      const guide: unknown = read(read(fields, 'guide'), 'href');
      expect(
        docPaths.map((doc) => localizePath(doc, locale)),
        path,
      ).toContain(guide);
      return read(fields, 'tab');
    });
    expect([...new Set(tabs)].sort()).toEqual(['code', 'design', 'effect', 'sdk']);
  });
});

describe('an article', () => {
  test.each(postPaths)('%s states what was done and for whom, and shows the curves', (path) => {
    for (const locale of locales) {
      const told = attributesOf(locale, path, 'haptera/case-facts');
      expect(posts.find(({ key }) => path === `/post/${key}`)?.date).toContain(read(told, 'date'));
      for (const name of ['client', 'problem', 'parts']) expect(read(told, name), name).not.toHaveLength(0);
      expect(read(read(told, 'result'), 'value')).toMatch(/\d/);
      const curves = read(attributesOf(locale, path, 'haptera/haptic-curves'), 'curves');
      expect(Array.isArray(curves) ? curves.length : 0).toBeGreaterThan(1);
    }
  });

  test('links to the next one, and together they form a circle', () => {
    const next = (path: string) => {
      const grid = requirePage('en', path).blocks.find(({ clientId }) => clientId === 'article-next');
      const [shown] = references(grid ? JSON.parse(grid.attributesJson) : null, grid?.attributes);
      const href: unknown = typeof shown?.[1] === 'object' && shown[1] !== null ? Reflect.get(shown[1], 'href') : '';
      return splitLocale(String(href)).path;
    };
    const [first = ''] = postPaths;
    const round = [first];
    for (let path = next(first); path !== first && round.length <= postPaths.length; path = next(path))
      round.push(path);
    expect(round.sort()).toEqual([...postPaths].sort());
  });
});

describe('the two languages', () => {
  test.each(paths)('of %s have the same blocks, and the same values where a field is shared', async (path) => {
    const [zh, en] = [await readBlocks('zh', path), await readBlocks('en', path)];
    expect(en.map(({ node }) => [node.id, node.type])).toEqual(zh.map(({ node }) => [node.id, node.type]));
    for (const [index, block] of zh.entries()) {
      for (const [name, field] of Object.entries(block.definition.fields)) {
        expectSameShape(field, block.values[name], en[index]?.values[name], `${block.node.id}.${name}`);
      }
    }
  });
});

describe('the menus', () => {
  test.each(
    locales.flatMap((locale) => (['primary', 'footer'] as const).map((location) => [locale, location] as const)),
  )('in %s, %s: link to existing pages', async (locale, location) => {
    const menu = await test_.cms.menus.getPublicMenu(locale, location);
    const tops = menu?.items.filter(({ parentId }) => parentId === null) ?? [];
    // The header has a separate button for this one.
    const groups = tops.filter(({ key }) => key !== 'search');
    expect(tops.length - groups.length).toBe(location === 'primary' ? 1 : 0);
    expect(groups.map(({ key }) => key).slice(0, 3)).toEqual(['solution', 'product', 'explore']);
    for (const group of groups) expect(menu?.items.some(({ parentId }) => parentId === group.id)).toBe(true);
    for (const item of menu?.items ?? []) {
      expect(item.label).not.toBe('');
      if (item.parentId !== null || item.key === 'search') expectAddress(item.url, locale, `${location} ${item.key}`);
      if (locale === 'en') expectEnglish(`${item.label} ${item.description}`);
    }
  });
});

describe('every page', () => {
  test.each(locales)(
    'in %s can be reached from the home page, except those that only apps and mails link to',
    async (locale) => {
      const menus = await Promise.all(
        (['primary', 'footer'] as const).map((location) => test_.cms.menus.getPublicMenu(locale, location)),
      );
      const found = new Set(['/', ...menus.flatMap((menu) => menu?.items.map(({ url }) => pathOf(url)) ?? [])]);
      // Iterating over a set includes the entries that are added meanwhile.
      for (const path of found)
        for (const next of published.has(`${locale} ${path}`) ? linksOf(locale, path) : []) found.add(next);
      expect(paths.filter((path) => !found.has(path) && !unlinkedRoutes.includes(path))).toEqual([]);
    },
  );

  test('that is private or only a step to another page is hidden from search engines', () => {
    const hidden = [...pagePaths, ...legalPaths].filter((path) => requirePage('zh', path).seo.isHidden);
    expect(hidden.filter((path) => !/^\/(?:logout|companyAdmin|community\/(?:o|c))/.test(path))).toEqual([]);
    expect(hidden.length).toBe(11);
  });
});

describe('the settings', () => {
  test('have a text in each language, and a filing number that says it is a sample', async () => {
    const settings = await test_.cms.settings.loadSettings();
    for (const text of [settings.title, settings.description, settings.slogan, settings.copyright]) {
      expectChinese(text.zh);
      expectEnglish(text.en);
      expect(text.zh).not.toBe('');
    }
    expect(settings.filing).toEqual({ zh: expect.stringMatching(/^示例/), en: expect.stringMatching(/^Sample/) });
    expect(settings.contactEmail).toMatch(/@haptera\.example$/);
  });
});

describe('the figures of the specification', () => {
  const stated: readonly (readonly [path: string, figures: readonly RegExp[]])[] = [
    ['/', [/30–500/, /50 多个|50\+ preset/, /2 mm/, /3\.0–5\.5 V/, /1–2 个月|1–2 months/]],
    [
      '/solution/gaming',
      [
        /50 多个|50\+ preset/,
        /50,000|USD 7,500/,
        /10 次|10 sessions/,
        /1–2/,
        /3000\+/,
        /4%/,
        /7 天|7 days/,
        /100–300/,
        /30–500/,
      ],
    ],
    ['/community/configTool', [/200 MB/]],
    [
      '/product/engine',
      [
        /100–300/,
        /30–500/,
        /\b1 ms/,
        /1–5 ms/,
        /4%/,
        /iPhone 8/,
        /Android 8/,
        /Windows 10/,
        /64 位|64-bit/,
        /macOS 10\.15/,
        /3\.0–5\.5/,
        /\b250\b/,
        /\b1000\b/,
        /2 mm/,
      ],
    ],
    ['/explore/hapticslist', [/2024 年 11 月 29 日|November 29, 2024/, /iPhone 8/, /Android 8/]],
    ['/explore/application', [/2024 年 9 月 27 日|September 27, 2024/, /iPhone 8/, /Windows 10/, /macOS 10\.15/]],
    ['/explore/portfolio', [/40\+/, /10 次|10 sessions/]],
    ['/product/creator', [/iPhone 8/, /Android 8/, /Windows 10/, /macOS 10\.15/, /50 多个|50\+ preset/, /7 天|7 days/]],
    ['/product/component', [/2 mm/, /3\.0–5\.5/, /\b250\b/, /\b1000\b/, /\b1 ms/]],
    ['/product/haptic', [/100–300/, /30–500/, /即将开放|coming soon/]],
    ['/solution/trackpad', [/2 mm/, /3\.0–5\.5/, /\b250\b/, /\b1000\b/, /1–5 ms/]],
    ['/solution/peripherals', [/4%/]],
    ['/solution/mobileoem', [/1–2/, /iPhone 8/, /Android 8/]],
    ['/community/business', [/50,000|USD 7,500/, /3–7/]],
    ['/community/home', [/7 天|7 days/, /3–7/]],
  ];
  test.each(stated)('are stated on %s', (path, figures) => {
    for (const locale of locales) {
      const text = textsOf(locale, path).join('\n');
      for (const figure of figures) expect(text).toMatch(figure);
    }
  });

  test('include the tiers that are sold in each language', () => {
    const names = (locale: Locale) => textsOf(locale, '/solution/gaming');
    expect(names('zh')).toEqual(expect.arrayContaining(['免费版', '基础版', '专业版', '铂金版']));
    expect(names('en')).toEqual(expect.arrayContaining(['Free', 'Standard', 'Plus', 'Premium']));
  });
});

describe('the list of models', () => {
  test('has several hundred models, without duplicates within a brand', () => {
    const all = phoneBrands.flatMap(({ models }) => models);
    expect(all.length).toBeGreaterThan(300);
    for (const { name, models } of phoneBrands) {
      expect(new Set(models).size, name.en).toBe(models.length);
      expect(models, name.en).not.toContain('');
    }
  });
});

describe('the files of resources', () => {
  test('are offered in both languages to the right types of account only', async () => {
    for (const { key, file } of resources) {
      for (const locale of locales) {
        const { fields } = requirePage(locale, `/community/resource/${key}`);
        const accounts = file === 'design-pro' ? ['trialCustomer', 'customer'] : ['user', 'trialCustomer', 'customer'];
        const offered = file && { fileName: archives[file].fileName, accounts, href: null };
        if (offered) expect(fields, key).toMatchObject({ file: offered });
        else expect(fields, key).toMatchObject({ file: null });
      }
    }
  });
});

describe('the pictures', () => {
  test('have alt texts in both languages and formats for every browser', async () => {
    const { items } = await test_.cms.media.listMedia(systemViewer, { perPage: 100, kind: 'image' });
    expect(items).toHaveLength(drawingNames.length);
    for (const { alt, renditions, title } of items) {
      expectChinese(alt.zh);
      expectEnglish(alt.en);
      expect(new Set(renditions.map(({ mimeType }) => mimeType)), title).toEqual(
        new Set(['image/avif', 'image/webp', 'image/jpeg']),
      );
    }
  });

  test('are on every article and its card', () => {
    for (const path of postPaths) expect(requirePage('en', path).featuredMedia?.alt.en).toBeTruthy();
  });
});

/** A CMS that fails, as if by a power cut, once an operation has been called a number of times. */
function stoppingAfter(cms: Cms, name: 'createDocument' | 'publishDocuments', times: number): Cms {
  let left = times;
  const documents = new Proxy(cms.documents, {
    get(target, key) {
      if (key === name && left-- === 0) throw new Error('the power fails');
      return Reflect.get(target, key);
    },
  });
  return { ...cms, documents };
}

function requirePage(locale: Locale, path: string): PublishedDocument {
  const page = published.get(`${locale} ${path}`);
  if (!page) throw new Error(`${localizePath(path, locale)} is not published.`);
  return page;
}

async function readBlocks(locale: Locale, path: string): Promise<TypedBlock[]> {
  const document: Document = await test_.cms.documents.requireDocument(systemViewer, requirePage(locale, path).id);
  const { nodes, problems } = readTypedDocument(document.content, definitions);
  expect(problems).toEqual([]);
  return [...walkBlocks(nodes)];
}

function attributesOf(locale: Locale, path: string, name: string): unknown {
  const block = requirePage(locale, path).blocks.find((one) => one.name === name);
  return JSON.parse(block?.attributesJson ?? 'null');
}

/** All numbers in the haptic data of these pages, and the times between any two moments of a block. Lists quote cases. */
function figuresOfCurves(locale: Locale, places: readonly string[]): ReadonlySet<number> {
  const numbersIn = (value: JsonValue, key = ''): [key: string, number: number][] => {
    if (typeof value === 'number') return [[key, value]];
    if (Array.isArray(value)) return value.flatMap((item) => numbersIn(item, key));
    return isJsonObject(value) ? Object.entries(value).flatMap(([name, inner]) => numbersIn(inner, name)) : [];
  };
  const curves = places
    .flatMap((path) => requirePage(locale, path).blocks)
    .filter(({ name }) => name === 'haptera/haptic-curves');
  return new Set(
    curves.flatMap(({ attributesJson }) => {
      const numbers = numbersIn(JSON.parse(attributesJson));
      const times = numbers.filter(([key]) => key === 'time').map(([, time]) => time);
      return [
        ...numbers.map(([, number]) => number),
        ...times.flatMap((one) => times.map((other) => Math.abs(one - other))),
      ];
    }),
  );
}

/** What the sample company states about itself, on the page about it alone. */
const figuresOfCompany: ReadonlySet<number> = new Set([
  headcount,
  ...teams.map(({ people }) => people),
  ...milestones.map(({ year }) => Number(year)),
]);

function figuresIn(text: string): string[] {
  return text.match(/\d[\d.,]*\d|\d/g) ?? [];
}

function withoutCode(html: string): string {
  return html.replace(/<pre>.*?<\/pre>/gs, '');
}

/** The numbers in the code of a document, and the ends of the envelopes in its effect files. */
function figuresOfCode(html: string): ReadonlySet<string> {
  const code = [...html.matchAll(/<pre>.*?<\/pre>/gs)].map(([block]) => htmlToText(block)).join('\n');
  const ends = [...code.matchAll(/"start": (\d+), "duration": (\d+)/g)].map(([, start, duration]) =>
    String(Number(start) + Number(duration)),
  );
  return new Set([...figuresIn(code), ...ends]);
}

/** All texts of a page that visitors read, except aliases, which are for searching, and the names of models. */
function textsOf(locale: Locale, path: string): string[] {
  const { title, excerpt, seo, author, terms, blocks } = requirePage(locale, path);
  const own = [title, excerpt, seo.title, seo.description, author?.name ?? '', ...terms.map(({ name }) => name)];
  return [...own, ...blocks.flatMap(readWords)].filter((text) => text !== '');
}

function readWords({ attributes }: PresentedBlock): string[] {
  const walk = (value: unknown, key: string): string[] => {
    if (
      [
        'aliases',
        'models',
        'href',
        'src',
        'srcSet',
        'color',
        'updated',
        'date',
        'validFrom',
        'scheme',
        'type',
        'mimeType',
      ].includes(key)
    )
      return [];
    if (typeof value === 'string') return [htmlToText(withoutCode(value))];
    if (Array.isArray(value)) return value.flatMap((item: unknown) => walk(item, key));
    return typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([name, inner]) => walk(inner, name))
      : [];
  };
  return walk(attributes, '');
}

/** Stored links, media and article references, each with what readers get instead. */
function references(stored: JsonValue, shown: unknown): [stored: JsonValue, shown: unknown][] {
  if (Array.isArray(stored)) {
    return stored.flatMap((item, index) => references(item, Array.isArray(shown) ? shown[index] : null));
  }
  if (!isJsonObject(stored)) return [];
  if ('kind' in stored || 'sample' in stored || typeof stored.id === 'number') return [[stored, shown]];
  return Object.entries(stored).flatMap(([key, value]): [JsonValue, unknown][] => {
    const inner: unknown = typeof shown === 'object' && shown !== null ? Reflect.get(shown, key) : null;
    return key === 'article' && value !== null ? [[value, inner]] : references(value, inner);
  });
}

/** Expects a mail address, or an existing page in the same language that has the block of the anchor. */
function expectAddress(href: string, locale: Locale, where: string): void {
  if (href.startsWith('mailto:')) {
    expect(href, where).toMatch(/^mailto:[a-z]+@haptera\.example$/);
    return;
  }
  const [address = '', anchor] = href.split('#');
  const target = splitLocale(address.replace(/\?.*/, ''));
  expect(target.locale, where).toBe(locale);
  expect(paths, where).toContain(target.path);
  if (anchor)
    expect(
      requirePage(locale, target.path).blocks.map(({ clientId }) => clientId),
      where,
    ).toContain(anchor);
}

function pathOf(href: string): string {
  return splitLocale(href.replace(/[?#].*/, '')).path;
}

/** The pages of the site to which the links, references and texts of a page link. */
function linksOf(locale: Locale, path: string): string[] {
  const walk = (value: unknown): string[] => {
    if (typeof value === 'string') return [...value.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, href = '']) => href);
    if (Array.isArray(value)) return value.flatMap(walk);
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([name, inner]) =>
      name === 'href' && typeof inner === 'string' && inner.startsWith('/') ? [inner] : walk(inner),
    );
  };
  const hrefs = requirePage(locale, path).blocks.flatMap(({ attributes }) => walk(attributes));
  for (const href of hrefs) expect(splitLocale(href).locale, `${path} leads to ${href}`).toBe(locale);
  return hrefs.map(pathOf);
}

function itemIdsIn(value: JsonValue | undefined): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => [itemIdOf(item) ?? 'none', ...itemIdsIn(item)]);
  return isJsonObject(value) ? Object.values(value).flatMap(itemIdsIn) : [];
}

function expectSameShape(field: Field, zh: unknown, en: unknown, where: string): void {
  const item = field.children.item;
  if (field.holds === 'items' && item && Array.isArray(zh) && Array.isArray(en)) {
    expect(en.length, where).toBe(zh.length);
    for (const [index, value] of zh.entries()) expectSameShape(item, value, en[index], `${where}.${index}`);
  } else if (field.holds === 'fields') {
    for (const [name, inner] of Object.entries(field.children)) {
      expectSameShape(inner, read(zh, name), read(en, name), `${where}.${name}`);
    }
  } else if (field.translation === 'shared') {
    expect(en, where).toEqual(zh);
  } else if (typeof zh === 'string' && field.kind !== 'choice' && !isSuffix(where)) {
    expect(en === '', `${where} is empty in one language alone`).toBe(zh === '');
  }
}

/** Whether a field may be empty in one language: 元起, from, 款, a company named by its own paper. */
function isSuffix(where: string): boolean {
  return /\.(?:unit|pricePrefix|priceSuffix|company)$/.test(where);
}

function read(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function expectChinese(text: string): void {
  expect(text).not.toMatch(/[\p{Script=Han}”）][,;:?!()]|[,;:?!()][\p{Script=Han}“（]/u);
  expect(text).not.toMatch(/\p{Script=Han}\.(?!\d)/u);
  expect(text).not.toMatch(/["'‘’]/);
  expect(text).not.toMatch(/最|第一|唯一|首个|首创|独家|顶级|极致|完美|绝对|领先|国家级|世界级|万能|史上|颠覆|革命性/);
  // A space between Chinese and Latin words or figures, as typesetters set it.
  expect(text).not.toMatch(/\p{Script=Han}[A-Za-z\d]|[A-Za-z\d]\p{Script=Han}/u);
}

function expectEnglish(text: string): void {
  expect(text).not.toMatch(/[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u);
  expect(text).not.toMatch(/["']/);
  expect(text).not.toMatch(/\b(?:best|world-class|revolutionary|cutting-edge|seamless|unparalleled|ultimate)\b/i);
}

/** An English date or a part of one: the name of a month, abbreviated or not, next to a number. */
const nearMonth =
  /(?:\d{1,2}(?:st|nd|rd|th)? )?\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\.? \d{1,4}(?:st|nd|rd|th)?(?:,? \d{4})?/g;

/**
 * Section 9 of the specification, the days of its lists, names and versions of systems, the figures of the copyright
 * line, and how long a cookie is kept (`cookies.test.ts`).
 */
const knownFigures: ReadonlySet<string> = new Set(
  '1 2 3 4 5 7 8 10 10.15 30 40 50 64 90 100 200 250 300 500 365 1000 3000 3,000 7,500 50,000 3.0 5.5 11 29 9 27 2024 2026 2022.3'.split(
    ' ',
  ),
);
