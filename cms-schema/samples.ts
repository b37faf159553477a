import type { Localized } from './locale.ts';

interface Sample {
  readonly width: number;
  readonly height: number;
  readonly alt: Localized;
}

/** Drawings that ship with the product, `public/samples/<name>.svg`: for examples, page templates and seeded pages. */
export const samples = {
  'actuator-exploded': {
    width: 1200,
    height: 900,
    alt: {
      zh: '线性马达爆炸图：外壳、弹片、磁路、线圈与底座',
      en: 'Linear actuator, exploded: shell, springs, magnets, coil and base plate',
    },
  },
  'driver-chip': { width: 1200, height: 900, alt: { zh: '驱动芯片等距视图', en: 'Driver chip, isometric view' } },
  controller: {
    width: 1200,
    height: 900,
    alt: { zh: '游戏手柄与双侧振动波形', en: 'Game controller with a waveform on each side' },
  },
  smartphone: {
    width: 1200,
    height: 900,
    alt: { zh: '手机剖视图，可见内部马达', en: 'Smartphone cut open to show the actuator inside' },
  },
  trackpad: { width: 1200, height: 900, alt: { zh: '触控板与分区振动', en: 'Trackpad with zoned vibration' } },
  cockpit: { width: 1200, height: 900, alt: { zh: '座舱中控与触感反馈区域', en: 'Cockpit console with haptic zones' } },
  headset: {
    width: 1200,
    height: 900,
    alt: { zh: '耳机与音频驱动的触感波形', en: 'Headset with a haptic waveform driven by audio' },
  },
  'engine-diagram': {
    width: 1200,
    height: 900,
    alt: { zh: '渲染引擎流程：内容、引擎、驱动、马达', en: 'Rendering engine: content, engine, driver, actuator' },
  },
  timeline: {
    width: 1200,
    height: 900,
    alt: { zh: '触觉设计时间轴：瞬态与连续包络', en: 'Haptic design timeline: transients and envelopes' },
  },
  'frequency-range': {
    width: 1200,
    height: 900,
    alt: { zh: '三档触感的频率范围对比', en: 'Frequency ranges of the three haptic levels' },
  },
} as const satisfies Record<string, Sample>;

export type SampleName = keyof typeof samples;

export function isSampleName(value: unknown): value is SampleName {
  return typeof value === 'string' && Object.hasOwn(samples, value);
}
