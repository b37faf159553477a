import type { Localized } from '#cms-schema/locale.ts';
import { appCategories, hapticLevels, type SupportedListName, supportedListNames } from '#cms-schema/supported.ts';

/** A column of a list that editors keep as a table. Its values are text. */
export interface ListColumn {
  readonly key: string;
  /** Also what the first line of a CSV file may call it, in either language. */
  readonly label: Localized;
  readonly help?: Localized;
  /** Characters, as `length` counts them. */
  readonly maxLength: number;
  readonly isRequired?: true;
  /** One of these, by name; an empty cell is the first one. Files may say their labels as well. */
  readonly options?: readonly { readonly value: string; readonly label: Localized }[];
}

export interface SupportedListFacts {
  readonly label: Localized;
  readonly description: Localized;
  readonly columns: readonly ListColumn[];
  /** What tells two rows apart, whatever their letters' case: nothing may stand in a list twice. */
  readonly key: readonly string[];
  readonly maxRows: number;
  /** Readers are told of which day it is. */
  readonly isDated: boolean;
}

const level: ListColumn = {
  key: 'level',
  label: { zh: '触感档位', en: 'Haptic level' },
  maxLength: 20,
  options: hapticLevels,
};

/**
 * What the engine supports, as lists that are the same in both languages: whole, so that a file from a spreadsheet can take
 * their place, and one row says what both languages show.
 */
export const supportedLists = {
  models: {
    label: { zh: '支持的机型', en: 'Supported models' },
    description: {
      zh: '每行一款机型。网站上的名单与 PDF 都出自这里。',
      en: 'One model in each row. The list on the site and its PDF are made from this.',
    },
    columns: [
      {
        key: 'brand',
        label: { zh: '品牌', en: 'Brand' },
        help: {
          zh: '中文名、英文名或别名均可；两种语言的写法在“品牌”表中维护。',
          en: 'Its Chinese, English or other name; how each language writes it stands in the list of brands.',
        },
        maxLength: 40,
        isRequired: true,
      },
      {
        key: 'model',
        label: { zh: '机型', en: 'Model' },
        help: { zh: '不必重复品牌名。', en: 'Leave the brand out.' },
        maxLength: 80,
        isRequired: true,
      },
      level,
    ],
    key: ['brand', 'model'],
    maxRows: 3000,
    isDated: true,
  },
  brands: {
    label: { zh: '品牌', en: 'Brands' },
    description: {
      zh: '品牌在两种语言中的写法。名单按这里的顺序排列品牌。',
      en: 'How each language writes a brand. The list of models shows brands in this order.',
    },
    columns: [
      { key: 'zh', label: { zh: '中文名', en: 'Chinese name' }, maxLength: 40, isRequired: true },
      { key: 'en', label: { zh: '英文名', en: 'English name' }, maxLength: 40, isRequired: true },
      {
        key: 'aliases',
        label: { zh: '别名', en: 'Other names' },
        help: {
          zh: '搜索时也认得的写法，用逗号分开。',
          en: 'What people may also type, separated by commas.',
        },
        maxLength: 120,
      },
      { key: 'noteZh', label: { zh: '中文补充', en: 'Chinese note' }, maxLength: 120 },
      { key: 'noteEn', label: { zh: '英文补充', en: 'English note' }, maxLength: 120 },
    ],
    key: ['en'],
    maxRows: 200,
    isDated: false,
  },
  apps: {
    label: { zh: '支持的应用', en: 'Supported apps' },
    description: {
      zh: '每行一款应用，按类别列在网站上。',
      en: 'One app in each row, shown on the site by category.',
    },
    columns: [
      { key: 'zh', label: { zh: '中文名', en: 'Chinese name' }, maxLength: 80, isRequired: true },
      {
        key: 'en',
        label: { zh: '英文名', en: 'English name' },
        help: { zh: '留空则与中文名相同。', en: 'Leave empty if it is the same.' },
        maxLength: 80,
      },
      {
        key: 'client',
        label: { zh: '平台', en: 'Platform' },
        help: { zh: '例如 iOS、Android、PC。', en: 'Such as iOS, Android or PC.' },
        maxLength: 60,
      },
      {
        key: 'category',
        label: { zh: '类别', en: 'Category' },
        maxLength: 20,
        options: appCategories,
      },
      level,
    ],
    key: ['zh', 'client'],
    maxRows: 2000,
    isDated: true,
  },
} as const satisfies Readonly<Record<SupportedListName, SupportedListFacts>>;

export function isSupportedListName(value: unknown): value is SupportedListName {
  return supportedListNames.some((name) => name === value);
}

/** The facts of a list, as all lists have them. */
export function listFacts(name: SupportedListName): SupportedListFacts {
  return supportedLists[name];
}

/** The name under which a change of what visitors see of them is announced. Brands are seen with their models. */
export function supportedTag(name: SupportedListName): string {
  return `supported:${name === 'apps' ? 'apps' : 'models'}`;
}
