import { defineLoad } from '#cms-schema/define-load.ts';
import type { Locale } from '#cms-schema/locale.ts';
import type { HapticLevel } from '#cms-schema/supported.ts';
import definition from './block.ts';
import { modelListQuery } from './query.generated.ts';

/** The list that editors maintain on the desk, in one language. */
export interface ListedModels {
  /** `2024-11-29`; null if not given. */
  readonly updated: string | null;
  /** The address of the same list as a PDF. */
  readonly pdf: string;
  readonly brands: readonly ListedBrand[];
}

export interface ListedBrand {
  readonly name: string;
  /** All names by which a search finds it, separated by commas. */
  readonly names: string;
  readonly note: string;
  readonly sets: readonly { readonly level: HapticLevel; readonly models: readonly string[] }[];
}

export default defineLoad(definition, {
  query: modelListQuery,
  variables: (_, { language }) => ({ language }),
  read: ({ supportedModels }): ListedModels => supportedModels,
  example: { zh: exampleModels('zh'), en: exampleModels('en') },
});

function exampleModels(locale: Locale): ListedModels {
  return {
    updated: '2024-11-29',
    pdf: '',
    brands: [
      ['苹果', 'Apple', ['iPhone 8', 'iPhone 8 Plus', 'iPhone X', 'iPhone XR', 'iPhone XS', 'iPhone 11']] as const,
      ['华为', 'Huawei', ['Mate 20', 'Mate 20 Pro', 'Mate 30', 'P30', 'P30 Pro']] as const,
      ['三星', 'Samsung', ['Galaxy S9', 'Galaxy S9+', 'Galaxy S10', 'Galaxy Note10']] as const,
      ['索尼', 'Sony', ['Xperia 1', 'Xperia 5', 'Xperia XZ3']] as const,
    ].map(([zh, en, models]) => ({
      name: locale === 'zh' ? zh : en,
      names: `${zh},${en}`,
      note: '',
      sets: [{ level: 'unstated', models }],
    })),
  };
}
