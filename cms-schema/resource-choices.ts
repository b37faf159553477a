import type { Locale, Localized } from './locale.ts';
import { type AccountType, accountTypes } from './visibility.ts';

/** The tabs of the resources page, by their `?tab=` values, in display order. */
export const resourceTabs = {
  design: { zh: '应用', en: 'Applications' },
  sdk: { zh: 'SDK 与插件', en: 'SDK & Plugins' },
  code: { zh: '示例代码', en: 'Sample Codes' },
  effect: { zh: '效果库', en: 'Effect library' },
} as const;

export const resourceCategories = {
  app: { zh: '应用', en: 'Application' },
  sdk: { zh: 'SDK', en: 'SDK' },
  code: { zh: '示例代码', en: 'Sample code' },
  unity: { zh: 'Unity 插件', en: 'Unity plugin' },
  notOpen: { zh: '尚未开放', en: 'Not open yet' },
} as const;

export const downloadTypes = {
  needLogin: { zh: '登录后下载', en: 'After signing in' },
  notOpen: { zh: '尚未开放', en: 'Not open yet' },
} as const;

/** Option keys must be GraphQL names, so icon names of two words are written as one. */
export const resourceIcons = {
  smartphone: { zh: '手机', en: 'Phone' },
  layers: { zh: '图层', en: 'Layers' },
  code: { zh: '代码', en: 'Code' },
  chip: { zh: '芯片', en: 'Chip' },
  waveform: { zh: '波形', en: 'Waveform' },
  trackpad: { zh: '触控板', en: 'Trackpad' },
  file: { zh: '文件', en: 'File' },
} as const;

/** Who may download a file, in a sentence. */
export function describeReaders(accounts: readonly AccountType[], locale: Locale): string {
  if (accounts.includes('user')) return readers.signedIn[locale];
  return readers.some[locale].replace(
    '{accounts}',
    accountTypes
      .filter((type) => accounts.includes(type))
      .map((type) => readers[type][locale])
      .join(readers.and[locale]),
  );
}

const readers = {
  signedIn: { zh: '注册用户可以下载。', en: 'For registered users.' },
  some: { zh: '{accounts}可以下载。', en: 'For {accounts}.' },
  and: { zh: '与', en: ' and ' },
  user: { zh: '标准账号', en: 'standard accounts' },
  trialCustomer: { zh: '试用账号', en: 'trial accounts' },
  customer: { zh: '企业客户', en: 'enterprise customers' },
} as const satisfies Readonly<Record<string, Localized>>;
