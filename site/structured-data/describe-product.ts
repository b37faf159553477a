import type { AggregateOffer, Product, PropertyValue } from 'schema-dts';
import { localizePath } from '#cms-schema/locale.ts';
import type { EditorBlockPartsFragment } from '../generated/graphql.ts';
import { publicPath } from '../page/page-metadata.ts';
import type { DescribedPage, Surroundings } from './surroundings.ts';

/** The parent of all product pages, according to the specification. */
const productRoot = '/product';

/**
 * The product of a page below `/product`, or of one that has tiers with prices. Uses only structured fields of its blocks: tier
 * prices with a figure and a currency, and the rows of tables with a single product column.
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

/** Keeps pages small: a table with more rows is a datasheet. */
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

/** The lowest price that has a figure. Free tiers count as 0 if another tier has a currency. Null for mixed currencies. */
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

/** Null for a text without a figure, or without a known currency. */
function readPrice(words: string): { amount: number; currency: string } | null {
  const currency = currencies.find(([mark]) => mark.test(words))?.[1];
  const figure = /\d[\d,]*(?:\.\d+)?/.exec(words)?.[0];
  return currency === undefined || figure === undefined
    ? null
    : { amount: Number(figure.replaceAll(',', '')), currency };
}

/** The notations used on sales pages, with their ISO 4217 codes. */
const currencies: readonly (readonly [RegExp, string])[] = [
  [/\bCNY\b|\bRMB\b|[¥￥元]/, 'CNY'],
  [/\bUSD\b|US\$/, 'USD'],
  [/\bEUR\b|€/, 'EUR'],
];
