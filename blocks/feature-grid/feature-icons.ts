import type { Localized } from '#cms-schema/locale.ts';
import type { IconName } from '#ui/icon-names.ts';

/** The icons to choose from for a feature, with their names for editors. */
export const featureIcons = {
  touch: { zh: '触摸', en: 'Touch' },
  waveform: { zh: '波形', en: 'Waveform' },
  actuator: { zh: '马达', en: 'Actuator' },
  chip: { zh: '芯片', en: 'Chip' },
  layers: { zh: '图层', en: 'Layers' },
  bolt: { zh: '快速', en: 'Fast' },
  spark: { zh: '细节', en: 'Detail' },
  clock: { zh: '时间', en: 'Time' },
  gameController: { zh: '手柄', en: 'Game controller' },
  headphones: { zh: '耳机', en: 'Headphones' },
  smartphone: { zh: '手机', en: 'Smartphone' },
  trackpad: { zh: '触控板', en: 'Trackpad' },
  car: { zh: '汽车', en: 'Car' },
  code: { zh: '代码', en: 'Code' },
  book: { zh: '文档', en: 'Book' },
  file: { zh: '文件', en: 'File' },
  download: { zh: '下载', en: 'Download' },
  gear: { zh: '设置', en: 'Settings' },
  shield: { zh: '保障', en: 'Shield' },
  users: { zh: '团队', en: 'Team' },
  chat: { zh: '沟通', en: 'Talk' },
} as const satisfies Record<string, Localized>;

export type FeatureIcon = keyof typeof featureIcons;

/** The icon that each choice shows. */
export const featureIconNames: Record<FeatureIcon, IconName> = {
  touch: 'touch',
  waveform: 'waveform',
  actuator: 'actuator',
  chip: 'chip',
  layers: 'layers',
  bolt: 'bolt',
  spark: 'spark',
  clock: 'clock',
  gameController: 'game-controller',
  headphones: 'headphones',
  smartphone: 'smartphone',
  trackpad: 'trackpad',
  car: 'car',
  code: 'code',
  book: 'book',
  file: 'file',
  download: 'download',
  gear: 'gear',
  shield: 'shield',
  users: 'users',
  chat: 'chat',
};
