import { blockDefinitions } from '#blocks/definitions.generated.ts';
import { blockPinyin } from '#blocks/pinyin.generated.ts';
import { type BlockCategory, type BlockDefinition, blockCategories } from '#cms-schema/define-block.ts';
import { locales } from '#cms-schema/locale.ts';

export interface BlockGroup {
  readonly category: BlockCategory;
  readonly blocks: readonly BlockDefinition[];
}

/**
 * The blocks by category whose titles, keywords or descriptions contain every word, in either language or in pinyin,
 * best match first; without words, all blocks.
 */
export function searchBlocks(text: string, fits: (definition: BlockDefinition) => boolean = () => true): BlockGroup[] {
  const words = text.normalize('NFKC').toLowerCase().split(/\s+/).filter(Boolean);
  const found = blockDefinitions.filter(
    (definition: BlockDefinition) => fits(definition) && words.every((word) => textOf(definition).includes(word)),
  );
  const rank = (definition: BlockDefinition) => rankOf(definition, words.join(' '));
  return categories
    .map((category) => ({
      category,
      blocks: found.filter((definition) => definition.category === category).toSorted((a, b) => rank(a) - rank(b)),
    }))
    .filter(({ blocks }) => blocks.length > 0)
    .toSorted((a, b) => Math.min(...a.blocks.map(rank)) - Math.min(...b.blocks.map(rank)));
}

/**
 * 0: the name matches exactly; 1: the name starts with the text; 2: the name contains it; 3: a keyword matches exactly;
 * 4: anything else.
 */
function rankOf({ title, name, keywords }: BlockDefinition, text: string): number {
  if (text === '') return 0;
  const fold = (name: string) => name.normalize('NFKC').toLowerCase();
  const names = [...locales.map((locale) => title[locale]), name.slice('haptera/'.length)].map(fold);
  if (names.includes(text)) return 0;
  if (names.some((each) => each.startsWith(text))) return 1;
  if (names.some((each) => each.includes(text))) return 2;
  return keywords.map(fold).includes(text) ? 3 : 4;
}

const categories = Object.keys(blockCategories).filter((name): name is BlockCategory => name in blockCategories);

const texts = new WeakMap<BlockDefinition, string>();

function textOf(definition: BlockDefinition): string {
  const known = texts.get(definition);
  if (known !== undefined) return known;
  const { title, keywords, description, category, name } = definition;
  const parts = [name.slice('haptera/'.length), ...keywords, blockPinyin[name] ?? ''];
  for (const locale of locales) parts.push(title[locale], description[locale], blockCategories[category][locale]);
  const text = parts.join(' ').normalize('NFKC').toLowerCase();
  texts.set(definition, text);
  return text;
}
