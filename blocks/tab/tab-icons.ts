import type { Localized } from '#cms-schema/locale.ts';
import type { IconName } from '#ui/icon-names.ts';

/** The icons to choose from for a label, with their names for editors. */
export const tabIcons = {
  none: { zh: '无', en: 'None' },
  smartphone: { zh: '手机', en: 'Smartphone' },
  gameController: { zh: '手柄', en: 'Game controller' },
  headphones: { zh: '耳机', en: 'Headphones' },
  trackpad: { zh: '触控板', en: 'Trackpad' },
  car: { zh: '汽车', en: 'Car' },
  chip: { zh: '芯片', en: 'Chip' },
  actuator: { zh: '马达', en: 'Actuator' },
  waveform: { zh: '波形', en: 'Waveform' },
  touch: { zh: '触摸', en: 'Touch' },
  layers: { zh: '图层', en: 'Layers' },
  code: { zh: '代码', en: 'Code' },
  book: { zh: '文档', en: 'Book' },
  download: { zh: '下载', en: 'Download' },
  gear: { zh: '设置', en: 'Settings' },
  users: { zh: '团队', en: 'Team' },
  info: { zh: '说明', en: 'Information' },
} as const satisfies Record<string, Localized>;

export type TabIcon = keyof typeof tabIcons;

/** The icon that each choice shows; null for none. */
export const tabIconNames: Record<TabIcon, IconName | null> = {
  none: null,
  smartphone: 'smartphone',
  gameController: 'game-controller',
  headphones: 'headphones',
  trackpad: 'trackpad',
  car: 'car',
  chip: 'chip',
  actuator: 'actuator',
  waveform: 'waveform',
  touch: 'touch',
  layers: 'layers',
  code: 'code',
  book: 'book',
  download: 'download',
  gear: 'gear',
  users: 'users',
  info: 'info',
};
