import type { AggregateOffer, Product, PropertyValue } from 'schema-dts';
import { localizePath } from '#cms-schema/locale.ts';
import type { EditorBlockPartsFragment } from '../generated/graphql.ts';
import { publicPath } from '../page/page-metadata.ts';
import type { DescribedPage, Surroundings } from './surroundings.ts';

/** Where the product pages of the site stand, by the product's specification. */
const productRoot = '/product';

/**
 * The product of a page: one that stands below `/product`, or that has tiers with prices. Only what its blocks say in fields is told:
 * prices of tiers that name a figure and a currency, and the rows of a table that is about one product alone.
 */
export function describeProduct(page: DescribedPage, around: Surroundings): Product | null {
  const { locale, publicUrl, picture } = around;
  const path = publicPath(page.uri);
  const offers = describeOffers(page.editorBlocks);
  const isBelow = path.startsWith(`${localizePath(productRoot, locale)}/`);
  if (!isBelow && offers === null) return null;
  const properties = page.editorBlocks.flatMap(listProperties).slice(0, MOST_PROPERTIES);
  return {
    '@type': 'Product',
    name: page.seo.title,
    ...(page.seo.metaDesc && { description: page.seo.metaDesc }),
    image: picture,
    url: publicUrl + encodeURI(path),
    brand: { '@type': 'Brand', name: around.site.title },
    ...(properties.length > 0 && { additionalProperty: properties }),
    ...(offers && { offers }),
  };
}

/** A page must stay light; what has more rows is a datasheet. */
const MOST_PROPERTIES = 30;

function listProperties(block: EditorBlockPartsFragment): PropertyValue[] {
  if (block.__typename !== 'HapteraSpecTable' || block.specTable.columns.length !== 1) return [];
  return block.specTable.groups.flatMap(({ rows }) =>
    rows.flatMap(({ label, unit, values: [value] }): PropertyValue[] => {
      const told = `${value?.figure ?? ''}${value?.words ?? ''}`.trim();
      return told === ''
        ? []
        : [{ '@type': 'PropertyValue', name: label, value: told, ...(unit && { unitText: unit }) }];
    }),
  );
}

/** From the lowest price that has a figure; tiers that are free count where another one says in which currency. */
function describeOffers(blocks: readonly EditorBlockPartsFragment[]): AggregateOffer | null {
  const tiers = blocks.flatMap((block) => (block.__typename === 'HapteraPricingTiers' ? block.pricingTiers.tiers : []));
  const prices = tiers.map((tier) => readPrice(`${tier.pricePrefix} ${tier.price} ${tier.priceSuffix}`));
  const priced = prices.filter((price) => price !== null);
  const [currency, ...others] = [...new Set(priced.map((price) => price.currency))];
  if (currency === undefined || others.length > 0) return null;
  const isFree = tiers.some(({ price }) => /^(?:free|免费)$/i.test(price.trim()));
  const amounts = [...priced.map(({ amount }) => amount), ...(isFree ? [0] : [])];
  return {
    '@type': 'AggregateOffer',
    lowPrice: Math.min(...amounts),
    priceCurrency: currency,
    offerCount: tiers.length,
  };
}

/** Null for words without a figure, or without a currency that is known. */
function readPrice(words: string): { amount: number; currency: string } | null {
  const currency = currencies.find(([mark]) => mark.test(words))?.[1];
  const figure = /\d[\d,]*(?:\.\d+)?/.exec(words)?.[0];
  return currency === undefined || figure === undefined
    ? null
    : { amount: Number(figure.replaceAll(',', '')), currency };
}

/** As the sales pages write them, and their codes of ISO 4217. */
const currencies: readonly (readonly [RegExp, string])[] = [
  [/\bCNY\b|\bRMB\b|[¥￥元]/, 'CNY'],
  [/\bUSD\b|US\$/, 'USD'],
  [/\bEUR\b|€/, 'EUR'],
];
