import type { Localized } from '#cms-schema/locale.ts';

// What the sample company states about itself. It is invented, and the page about it says so.

interface Milestone {
  readonly year: string;
  readonly text: Localized;
}

interface Team {
  readonly people: number;
  readonly name: Localized;
  readonly work: Localized;
}

export const founded = '2016';

export const teams: readonly Team[] = [
  {
    people: 18,
    name: { zh: '马达与结构', en: 'Actuators and mechanics' },
    work: {
      zh: '设计线性马达与安装方式，测量起振、停止与谐振。',
      en: 'Design linear actuators and their mounting; measure start, stop and resonance.',
    },
  },
  {
    people: 16,
    name: { zh: '芯片与电路', en: 'Chips and electronics' },
    work: {
      zh: '驱动芯片、参考电路与产线检验方法。',
      en: 'Driver chips, reference circuits and checks for the production line.',
    },
  },
  {
    people: 26,
    name: { zh: '引擎与工具', en: 'Engine and tools' },
    work: {
      zh: '渲染引擎、设计工具、SDK 与各平台的适配。',
      en: 'The rendering engine, the design tools, SDKs and their platforms.',
    },
  },
  {
    people: 15,
    name: { zh: '触感设计与调校', en: 'Haptic design and tuning' },
    work: {
      zh: '与客户一起做样、盲测与整机调校。',
      en: 'Samples, blind tests and tuning on the device, together with customers.',
    },
  },
  {
    people: 10,
    name: { zh: '商务与技术支持', en: 'Sales and support' },
    work: {
      zh: '试用、合同与支持包；技术问题 3–7 个工作日内答复。',
      en: 'Trials, contracts and support packs; technical questions within 3–7 working days.',
    },
  },
];

export const headcount = teams.reduce((sum, { people }) => sum + people, 0);

/** From old to new. */
export const milestones: readonly Milestone[] = [
  {
    year: founded,
    text: {
      zh: '在深圳成立，从线性马达的驱动与测量做起。',
      en: 'Founded in Shenzhen, to drive and measure linear actuators.',
    },
  },
  {
    year: '2018',
    text: {
      zh: '单通道引擎与驱动芯片一用于量产手机。',
      en: 'Single channel engine and driver chip 1 in a phone in production.',
    },
  },
  {
    year: '2020',
    text: {
      zh: '双通道引擎与扳机力反馈，用于手柄与掌机。',
      en: 'Dual channel engine and trigger feedback, for controllers and handhelds.',
    },
  },
  {
    year: '2022',
    text: {
      zh: '薄至 2 mm 的触控板马达；驱动芯片二可存 1000 ms 效果。',
      en: 'Trackpad actuators as thin as 2 mm; driver chip 2 stores 1000 ms of effects.',
    },
  },
  {
    year: '2023',
    text: {
      zh: '多通道引擎用于汽车座舱，慕尼黑办公室开放。',
      en: 'Multi channel engine in car cockpits; the Munich office opens.',
    },
  },
  {
    year: '2024',
    text: {
      zh: '桌面专业版与开发者社区上线，公开支持的机型与应用名单。',
      en: 'Desktop Pro and developer community; lists of supported models and apps are published.',
    },
  },
];

interface Place {
  readonly icon: 'actuator' | 'smartphone' | 'car';
  readonly name: Localized;
  readonly work: Localized;
}

export const places: readonly Place[] = [
  {
    icon: 'actuator',
    name: { zh: '深圳', en: 'Shenzhen' },
    work: {
      zh: '总部、研发、马达实验室与样机试产线。',
      en: 'Headquarters, engineering, the actuator laboratory and a pilot line for samples.',
    },
  },
  {
    icon: 'smartphone',
    name: { zh: '上海', en: 'Shanghai' },
    work: {
      zh: '手机与座舱客户的调校室，设有整车台架。',
      en: 'Tuning rooms for phone and cockpit customers, with a bench for a whole car.',
    },
  },
  {
    icon: 'car',
    name: { zh: '慕尼黑', en: 'Munich' },
    work: {
      zh: '欧洲的汽车与游戏客户，现场应用工程师。',
      en: 'Automotive and game customers in Europe, and field application engineers.',
    },
  },
];
