import { definitions } from '#blocks/definitions.generated.ts';
import { createBlock } from '#cms-schema/create-block.ts';
import { eachLocale, type Localized } from '#cms-schema/locale.ts';
import { printDocument } from '#cms-schema/markup/document.ts';
import { createBlockId } from '../document/block-id.ts';

/** A starting point for a page: a sequence of blocks with their example content. */
export interface PageTemplate {
  readonly name: string;
  readonly title: Localized;
  readonly description: Localized;
  /** Block names, from top to bottom. */
  readonly blocks: readonly string[];
}

export const pageTemplates: readonly PageTemplate[] = [
  {
    name: 'empty',
    title: { zh: '空白页', en: 'Empty page' },
    description: { zh: '从第一个区块开始', en: 'Start from the first block' },
    blocks: [],
  },
  {
    name: 'landing',
    title: { zh: '落地页', en: 'Landing page' },
    description: { zh: '开篇、特点、数据、案例与行动', en: 'Opening, features, figures, cases and a call to action' },
    blocks: ['haptera/hero', 'haptera/feature-grid', 'haptera/figures', 'haptera/case-grid', 'haptera/call-to-action'],
  },
  {
    name: 'product',
    title: { zh: '产品与参数', en: 'Product with specifications' },
    description: { zh: '图文说明、规格表与常见问题', en: 'Text and pictures, a spec table, questions' },
    blocks: ['haptera/hero', 'haptera/media-text', 'haptera/spec-table', 'haptera/faq', 'haptera/call-to-action'],
  },
  {
    name: 'pricing',
    title: { zh: '版本与价格', en: 'Tiers and prices' },
    description: { zh: '分级对比与常见问题', en: 'Tiers side by side, and questions' },
    blocks: ['haptera/hero', 'haptera/pricing-tiers', 'haptera/faq', 'haptera/call-to-action'],
  },
  {
    name: 'cases',
    title: { zh: '案例', en: 'Cases' },
    description: { zh: '案例网格与客户评语', en: 'A grid of cases and what clients say' },
    blocks: ['haptera/hero', 'haptera/case-grid', 'haptera/quote', 'haptera/call-to-action'],
  },
  {
    name: 'models',
    title: { zh: '机型列表', en: 'Model list' },
    description: { zh: '可搜索的支持机型', en: 'Supported models that visitors search' },
    blocks: ['haptera/hero', 'haptera/model-list', 'haptera/call-to-action'],
  },
];

/** Creates the markup of a new page in both languages. Corresponding blocks get the same id. */
export function writeTemplate(template: PageTemplate): Localized {
  const taken = new Set<string>();
  const ids: string[] = [];
  const write = (locale: keyof Localized) => {
    let count = 0;
    // The examples of a block have the same shape in both languages, so the n-th id belongs to the same block.
    const nextId = () => {
      const id = ids[count] ?? createBlockId(taken);
      ids[count] = id;
      taken.add(id);
      count += 1;
      return id;
    };
    const nodes = template.blocks.map((name) => {
      const definition = definitions.get(name);
      if (!definition) throw new TypeError(`The page template "${template.name}" names ${name}, which does not exist.`);
      return createBlock(definition, locale, nextId, definitions);
    });
    return printDocument(nodes);
  };
  return eachLocale(write);
}
