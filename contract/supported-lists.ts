import type { Localized } from '#cms-schema/locale.ts';
import { appCategories, hapticLevels, type SupportedListName, supportedListNames } from '#cms-schema/supported.ts';

/** A column of a list that editors maintain as a table. Its values are text. */
export interface ListColumn {
  readonly key: string;
  /** Also accepted as its heading in a CSV file, in either language. */
  readonly label: Localized;
  readonly help?: Localized;
  /** In characters, as `length` counts them. */
  readonly maxLength: number;
  readonly isRequired?: true;
  /** The allowed values; an empty cell means the first one. Files may also contain their labels. */
  readonly options?: readonly { readonly value: string; readonly label: Localized }[];
}

export interface SupportedListFacts {
  readonly label: Localized;
  readonly description: Localized;
  readonly columns: readonly ListColumn[];
  /** The columns that identify a row, regardless of letter case: a list has no duplicates. */
  readonly key: readonly string[];
  readonly maxRows: number;
  /** Whether readers are shown the date of the list. */
  readonly isDated: boolean;
}

const level: ListColumn = {
  key: 'level',
  label: { zh: '触感档位', en: 'Haptic level' },
  maxLength: 20,
  options: hapticLevels,
};

/**
 * What the engine supports, as lists that both languages share. A list is stored as a whole, so that a spreadsheet file
 * can replace it, and each row contains the text of both languages.
 */
export const supportedLists = {
  models: {
    label: { zh: '支持的机型', en: 'Supported models' },
    description: {
      zh: '每行一款机型。网站上的名单与 PDF 都出自这里。',
      en: 'One model per row. The list on the site and its PDF are generated from this.',
    },
    columns: [
      {
        key: 'brand',
        label: { zh: '品牌', en: 'Brand' },
        help: {
          zh: '中文名、英文名或别名均可；两种语言的写法在“品牌”表中维护。',
          en: 'Its Chinese, English or other name. Maintain the spelling for each language in the list of brands.',
        },
        maxLength: 40,
        isRequired: true,
      },
      {
        key: 'model',
        label: { zh: '机型', en: 'Model' },
        help: { zh: '不必重复品牌名。', en: 'Without the brand name.' },
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
      en: 'The spelling of each brand in both languages. The list of models shows brands in this order.',
    },
    columns: [
      { key: 'zh', label: { zh: '中文名', en: 'Chinese name' }, maxLength: 40, isRequired: true },
      { key: 'en', label: { zh: '英文名', en: 'English name' }, maxLength: 40, isRequired: true },
      {
        key: 'aliases',
        label: { zh: '别名', en: 'Other names' },
        help: {
          zh: '搜索时也认得的写法，用逗号分开。',
          en: 'Other spellings that the search should recognize, separated by commas.',
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
      en: 'One app per row, shown on the site by category.',
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

/** The facts of a list, with the type that all lists share. */
export function listFacts(name: SupportedListName): SupportedListFacts {
  return supportedLists[name];
}

/** The cache tag for changes to what visitors see of a list. Brands are shown with the models. */
export function supportedTag(name: SupportedListName): string {
  return `supported:${name === 'apps' ? 'apps' : 'models'}`;
}
