import type { Localized } from '#cms-schema/locale.ts';

/** The fields of work that news and cases are filed under, in the order of the filter. */
export const caseTags = {
  phonesAndTablets: { zh: '手机与平板', en: 'Smartphones and Tablets' },
  laptops: { zh: '笔记本电脑', en: 'Laptops' },
  cars: { zh: '汽车', en: 'Cars' },
  apps: { zh: '应用', en: 'Apps' },
  games: { zh: '游戏', en: 'Games' },
  inputMethods: { zh: '输入法', en: 'Input Methods' },
} as const satisfies Record<string, Localized>;

export type CaseTag = keyof typeof caseTags;

/** Typed keys, in order. */
export const caseTagNames = [
  'phonesAndTablets',
  'laptops',
  'cars',
  'apps',
  'games',
  'inputMethods',
] as const satisfies readonly CaseTag[];
