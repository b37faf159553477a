import { blockDefinitions } from '#blocks/definitions.generated.ts';
import { blockPinyin } from '#blocks/pinyin.generated.ts';
import { type BlockCategory, type BlockDefinition, blockCategories } from '#cms-schema/define-block.ts';
import { locales } from '#cms-schema/locale.ts';

export interface BlockGroup {
  readonly category: BlockCategory;
  readonly blocks: readonly BlockDefinition[];
}

/** The blocks whose titles, keywords or descriptions hold every word, in either language or in pinyin, by category; all for no words. */
export function searchBlocks(text: string, fits: (definition: BlockDefinition) => boolean = () => true): BlockGroup[] {
  const words = text.normalize('NFKC').toLowerCase().split(/\s+/).filter(Boolean);
  const found = blockDefinitions.filter(
    (definition: BlockDefinition) => fits(definition) && words.every((word) => textOf(definition).includes(word)),
  );
  return categories
    .map((category) => ({ category, blocks: found.filter((definition) => definition.category === category) }))
    .filter(({ blocks }) => blocks.length > 0);
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
