import { describe, expect, it } from 'vitest';
import { printScriptData } from '#kit/html/print-script-data.ts';
import { describePage } from './describe-page.ts';
import type { DescribedPage, Surroundings } from './surroundings.ts';

const around: Surroundings = {
  locale: 'en',
  publicUrl: 'https://haptera.example',
  site: { title: 'Haptera', slogan: 'Feel it', contactEmail: 'hello@haptera.example' },
  picture: 'https://haptera.example/share-pictures/en/x.png',
  searchPath: '/en/community/search',
};

function aPage(more: Partial<DescribedPage> = {}): DescribedPage {
  return {
    uri: '/en/product/engine/',
    title: 'The engine',
    contentTypeName: 'page',
    dateGmt: '2026-01-01T00:00:00Z',
    modifiedGmt: '2026-01-02T00:00:00Z',
    author: { node: { name: 'Lin' } },
    breadcrumbs: [{ title: 'Products', href: '/en/product' }],
    seo: {
      title: 'The engine',
      metaDesc: 'It renders.',
      canonical: '',
      metaRobotsNoindex: false,
      opengraphImage: null,
    },
    editorBlocks: [],
    ...more,
  };
}

/** The structured data of a page, by type. */
function tellOf(page: DescribedPage): Map<string, Record<string, unknown>> {
  const told: { '@graph': Record<string, unknown>[] } = JSON.parse(JSON.stringify(describePage(page, around)));
  return new Map(told['@graph'].map((thing) => [String(thing['@type']), thing]));
}

const at = { clientId: 'a', parentClientId: null, slot: null, depth: 0 };

function tiers(
  ...prices: readonly [prefix: string, price: string, suffix: string][]
): DescribedPage['editorBlocks'][number] {
  return {
    __typename: 'HapteraPricingTiers',
    ...at,
    pricingTiers: {
      heading: '',
      intro: '',
      footnote: '',
      tone: 'light',
      tiers: prices.map(([pricePrefix, price, priceSuffix]) => ({
        name: 'x',
        badge: '',
        audience: '',
        priceNote: '',
        description: '',
        features: [],
        isHighlighted: false,
        pricePrefix,
        price,
        priceSuffix,
        action: { label: '', link: null },
      })),
    },
  };
}

function specTable(columns: readonly string[]): DescribedPage['editorBlocks'][number] {
  const value = (figure: string) => ({ figure, words: '', mark: 'none' as const });
  return {
    __typename: 'HapteraSpecTable',
    ...at,
    specTable: {
      heading: '',
      intro: '',
      caption: '',
      highlightDifferences: false,
      tone: 'light',
      columns: columns.map((name) => ({ name, note: '', isHighlighted: false })),
      groups: [{ title: '', rows: [{ label: 'Start', note: '', unit: 'ms', values: [value('1'), value('')] }] }],
    },
  };
}

describe('the structured data', () => {
  it('describe the publisher and the site search on the home page only', () => {
    const home = tellOf(aPage({ uri: '/en/', breadcrumbs: [] }));
    expect([...home.keys()]).toEqual(['Organization', 'WebSite']);
    expect(home.get('Organization')).toMatchObject({ name: 'Haptera', email: 'hello@haptera.example' });
    expect(home.get('WebSite')).toMatchObject({
      inLanguage: 'en',
      potentialAction: {
        target: { urlTemplate: 'https://haptera.example/en/community/search?q={search_term_string}' },
      },
    });
    expect(tellOf(aPage()).has('WebSite')).toBe(false);
  });

  it('list the ancestors of a page, from the home page down', () => {
    expect(tellOf(aPage()).get('BreadcrumbList')?.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Haptera', item: 'https://haptera.example/en' },
      { '@type': 'ListItem', position: 2, name: 'Products', item: 'https://haptera.example/en/product' },
      { '@type': 'ListItem', position: 3, name: 'The engine', item: 'https://haptera.example/en/product/engine' },
    ]);
  });

  it.each([
    ['post', 'Article'],
    ['tutorial', 'TechArticle'],
  ])('describe a %s as an article with an author and dates', (contentTypeName, kind) => {
    expect(
      tellOf(aPage({ contentTypeName, uri: '/en/post/x/', title: 'Keys <em>on</em> glass' })).get(kind),
    ).toMatchObject({
      headline: 'Keys on glass',
      author: { '@type': 'Person', name: 'Lin' },
      datePublished: '2026-01-01T00:00:00Z',
      dateModified: '2026-01-02T00:00:00Z',
      image: around.picture,
    });
  });

  it('describe a product with the fields of its blocks', () => {
    const product = tellOf(aPage({ editorBlocks: [specTable(['Engine'])] })).get('Product');
    expect(product).toMatchObject({
      name: 'The engine',
      brand: { name: 'Haptera' },
      additionalProperty: [{ name: 'Start', value: '1', unitText: 'ms' }],
    });
    expect(product).not.toHaveProperty('offers');
  });

  it('do not include a table that compares several products', () => {
    expect(tellOf(aPage({ editorBlocks: [specTable(['A', 'B'])] })).get('Product')).not.toHaveProperty(
      'additionalProperty',
    );
  });

  it('include the lowest price of the tiers, in their currency', () => {
    const page = aPage({
      uri: '/en/solution/gaming/',
      editorBlocks: [tiers(['', 'Free', ''], ['from', 'USD 7,500', ''], ['', 'On request', ''])],
    });
    expect(tellOf(page).get('Product')?.offers).toMatchObject({ lowPrice: 0, priceCurrency: 'USD', offerCount: 3 });
    const chinese = aPage({ editorBlocks: [tiers(['低至', '50,000', '元起'])] });
    expect(tellOf(chinese).get('Product')?.offers).toMatchObject({ lowPrice: 50_000, priceCurrency: 'CNY' });
  });

  it.each([[[['', 'On request', ''] as const]], [[['', 'USD 1', ''] as const, ['', 'CNY 2', ''] as const]]])(
    'include no price if there is none, or none that can be compared',
    (prices) => {
      const block = tiers(
        ...prices.map(([prefix, price, suffix]): [string, string, string] => [prefix, price, suffix]),
      );
      expect(tellOf(aPage({ editorBlocks: [block] })).get('Product')).not.toHaveProperty('offers');
      expect(tellOf(aPage({ uri: '/en/solution/x/', editorBlocks: [block] })).has('Product')).toBe(false);
    },
  );
});

it('no text can end the script element that contains it', () => {
  const page = aPage({ breadcrumbs: [{ title: '</script><script>alert(1)//<!--', href: '/en/x' }] });
  expect(printScriptData(describePage(page, around) ?? {})).not.toContain('<');
});
