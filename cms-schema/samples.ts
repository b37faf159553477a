import { captions, films, isCaptionsName, isFilmName, listCaptionFiles } from './films.ts';
import type { Localized } from './locale.ts';
import { isRenderingName, listRenditionFiles, renderings } from './renderings.ts';

interface Sample {
  readonly width: number;
  readonly height: number;
  readonly alt: Localized;
}

/** Drawings shipped with the product as `public/samples/<name>.svg`. */
const drawings = {
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
  'app-tiles': {
    width: 1200,
    height: 900,
    alt: {
      zh: '手机上的一格格应用，三枚被从下方顶起：输入法、游戏、音频与影像',
      en: 'Apps as tiles on a phone; three are pushed up from below: typing, games, sound and pictures',
    },
  },
  'closed-eye': {
    width: 1200,
    height: 900,
    alt: {
      zh: '一只闭着的眼睛，睫毛的长短是三次开火的后坐力',
      en: 'A closed eye; the lengths of its lashes are the recoil of three shots',
    },
  },
  'tuned-together': {
    width: 1200,
    height: 900,
    alt: {
      zh: '一张长桌，两端各有一段波形走向中间，合成同一下',
      en: 'A long table; a waveform comes from each end, and in the middle they become one hit',
    },
  },
  fingerprint: {
    width: 1200,
    height: 900,
    alt: {
      zh: '由波形构成的指纹，其中一道纹路正在被感知',
      en: 'A fingerprint whose ridges are waveforms; one of them is being felt',
    },
  },
  'four-doors': {
    width: 1200,
    height: 900,
    alt: {
      zh: '四张桌面：打开的书、文档目录、送达的包裹、得到回答的问题',
      en: 'Four tables: an open book, a tree of documents, a parcel arriving, a question answered',
    },
  },
  'four-links': {
    width: 1200,
    height: 900,
    alt: {
      zh: '四层平板自上而下：曲线、通道、芯片、马达，一条线贯穿其中',
      en: 'Four plates from the top: a curve, channels, a chip, an actuator, with one line through them all',
    },
  },
  'gamepad-layers': {
    width: 1200,
    height: 900,
    alt: {
      zh: '手柄分层图：下壳、主板与左右马达、带摇杆的上壳',
      en: 'A game controller in layers: lower shell, board with an actuator in each grip, upper shell with sticks',
    },
  },
  laptop: {
    width: 1200,
    height: 900,
    alt: {
      zh: '笔记本电脑，触控板玻璃被抬起，露出四枚压力传感与一颗马达',
      en: 'A laptop with its trackpad glass lifted to show four force sensors and an actuator',
    },
  },
  lens: {
    width: 1200,
    height: 900,
    alt: {
      zh: '放大镜下的触感波形，一次点击清楚可数',
      en: 'A haptic pattern under a lens, with one click large enough to read',
    },
  },
  letter: {
    width: 1200,
    height: 900,
    alt: {
      zh: '打开的信封，信纸上是一段触感波形',
      en: 'An open letter whose sheet carries a haptic pattern',
    },
  },
  pegs: {
    width: 1200,
    height: 900,
    alt: {
      zh: '一块立着许多圆柱的板，其中四根正被触到',
      en: 'A board of pegs, four of which have just been touched',
    },
  },
  'phone-layers': {
    width: 1200,
    height: 900,
    alt: {
      zh: '手机分层图：后盖、电池与马达、玻璃面板',
      en: 'A phone in layers: back, battery and actuator, glass',
    },
  },
  score: {
    width: 1200,
    height: 900,
    alt: {
      zh: '手机上的一段乐谱，每个节拍在前方立起一根触感柱',
      en: 'A score on a phone, with a haptic bar standing in front of every beat',
    },
  },
  'six-devices': {
    width: 1200,
    height: 900,
    alt: {
      zh: '六座台子上的手机、方向盘、耳机、手柄、触控板与掌机，一段波形从中间穿过',
      en: 'A phone, wheel, earphones, controller, trackpad and handheld on plinths, with one pattern running between them',
    },
  },
  'steering-wheel': {
    width: 1200,
    height: 900,
    alt: {
      zh: '方向盘，左侧握区在振动，波形沿轮缘展开',
      en: 'A steering wheel whose left grip vibrates, with the pattern standing around its rim',
    },
  },
  'three-actuators': {
    width: 1200,
    height: 900,
    alt: {
      zh: '三种线性马达：圆形、条形与触控板用的薄型，上盖抬起',
      en: 'Three linear actuators with their lids lifted: a round one, a bar, and a thin one for trackpads',
    },
  },
  'three-levels': {
    width: 1200,
    height: 900,
    alt: {
      zh: '三级台阶：等高的振动、分级的频率、连续的起伏',
      en: 'Three terraces: equal pulses, a staircase of frequencies, a continuous landscape',
    },
  },
  'page-tree': {
    width: 1200,
    height: 900,
    alt: {
      zh: '一本文档立在左侧，从它伸出的枝条连到五页纸，其中一页正被读到',
      en: 'A tree of pages: from a book at the left, branches lead to five sheets, one of which is being read',
    },
  },
  'answered-key': {
    width: 1200,
    height: 900,
    alt: {
      zh: '一片圆形按键，其中一枚被按下，回答的波纹向四周散开',
      en: 'A keyboard of round keys; one is pressed, and its answer spreads in rings to all the others',
    },
  },
  'open-case': {
    width: 1200,
    height: 900,
    alt: {
      zh: '打开的工具箱，四格里放着手机、叠层、代码与芯片，一段波形从中升起',
      en: 'An open case with four compartments: a phone, layers, code and a chip, with a pattern rising from it',
    },
  },
  'one-line': {
    width: 1200,
    height: 900,
    alt: {
      zh: '一页代码，其中一行连到三部手机，各按自己的能力播放',
      en: 'A sheet of code, one line of which runs to three phones; each plays it as richly as it can',
    },
  },
  'config-sheet': {
    width: 1200,
    height: 900,
    alt: {
      zh: '一页带滑杆的配置，页上是它对应的马达，后方是有无配置时的停振曲线',
      en: 'A sheet with sliders and the actuator it is for; behind it, how that actuator stops without the sheet and with it',
    },
  },
  'lifted-seat': {
    width: 1200,
    height: 900,
    alt: {
      zh: '坐垫抬起的汽车座椅，下面四颗马达，其中一颗正在振动',
      en: 'A car seat with its cushion lifted: under it four actuators, one of them playing',
    },
  },
  'two-screens': {
    width: 1200,
    height: 900,
    alt: {
      zh: '电脑上的触感时间轴，前方的手机同步播放',
      en: 'A haptic timeline on a desktop screen, and a phone in front of it that plays along',
    },
  },
} as const satisfies Record<string, Sample>;

/** What ships with the product for examples, page templates and seeded pages: drawings, renderings, films and captions. */
export const samples = { ...drawings, ...renderings, ...films, ...captions };

export type SampleName = keyof typeof samples;

export function isSampleName(value: unknown): value is SampleName {
  return typeof value === 'string' && Object.hasOwn(samples, value);
}

/** What a sample is, in the terms of a media field. */
export function kindOfSample(name: SampleName): 'image' | 'video' | 'file' {
  if (isFilmName(name)) return 'video';
  return isCaptionsName(name) ? 'file' : 'image';
}

/** The names of its files in `public/samples/`. */
export function listSampleFiles(name: SampleName): string[] {
  if (isRenderingName(name)) return listRenditionFiles(name);
  if (isCaptionsName(name)) return listCaptionFiles(name);
  return [`${name}.${isFilmName(name) ? 'mp4' : 'svg'}`];
}
