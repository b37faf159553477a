import type { Localized } from './locale.ts';

export interface Rendering {
  readonly width: number;
  readonly height: number;
  readonly alt: Localized;
  /** The colour that stands in its place until it has loaded; null for a layer that one sees through. */
  readonly color: string | null;
  /** A crop for phones, where the wide picture would be a strip. */
  readonly portrait?: { readonly width: number; readonly height: number };
}

const wide = { width: 1920, height: 1080 } as const;
const portrait = { width: 828, height: 1035 } as const;

/** The formats of each rendering, best first, and the widths of its files. `art/encode.ts` makes them. */
export const renditionTypes = ['avif', 'webp'] as const;
export const renditionWidths = { wide: [640, 960, 1280, 1920], portrait: [828] } as const;
export type RenditionShape = keyof typeof renditionWidths;

/** Devices rendered by the scenes in `art/`, shipped as `public/samples/<file>`, see `listRenditions`. */
export const renderings = {
  'actuator-open': {
    ...wide,
    portrait,
    color: '#3c3437',
    alt: {
      zh: '打开上盖的线性马达：朱红色的质量块悬在两组弹片之间',
      en: 'A linear actuator with its cover off: a vermilion mass held between leaf springs',
    },
  },
  'actuator-plate': {
    ...wide,
    color: '#383636',
    alt: {
      zh: '取出质量块的线性马达：底座、两组弹片与两只线圈',
      en: 'A linear actuator without its mass: the base, the leaf springs and two coils',
    },
  },
  'actuator-mass': {
    ...wide,
    color: null,
    alt: { zh: '线性马达的质量块与三块磁铁', en: 'The moving mass of a linear actuator with its three magnets' },
  },
  'actuator-exploded-render': {
    ...wide,
    color: '#2e292b',
    alt: {
      zh: '线性马达的各层自上而下：上盖、质量块、弹片、线圈与底座',
      en: 'The layers of a linear actuator from the top: cover, mass, springs, coils and base',
    },
  },
  'controller-render': {
    ...wide,
    portrait,
    color: '#232125',
    alt: {
      zh: '烟色半透明的游戏手柄，两侧握把里的马达透出朱红色',
      en: 'A game controller of smoked plastic; the actuators in both grips shine through in vermilion',
    },
  },
  'controller-close': {
    ...wide,
    color: '#3d3435',
    alt: {
      zh: '手柄握把特写：半透明外壳下的线性马达',
      en: 'Close view of a controller grip with the actuator under its translucent shell',
    },
  },
  'phone-render': {
    ...wide,
    portrait,
    color: '#323136',
    alt: {
      zh: '打开后盖的手机，底边的线性马达为朱红色',
      en: 'A phone with its back off; the actuator at its lower edge is vermilion',
    },
  },
  'trackpad-render': {
    ...wide,
    portrait,
    color: '#333338',
    alt: {
      zh: '笔记本电脑，触控板玻璃抬起，露出下方的马达',
      en: 'A laptop whose glass trackpad is lifted to show the actuator below it',
    },
  },
  'cockpit-render': {
    ...wide,
    portrait,
    color: '#373439',
    alt: {
      zh: '汽车中控台：旋钮、触控面与一道氛围灯',
      en: 'A car’s centre console: a rotary dial, a touch surface and a line of ambient light',
    },
  },
  'driver-board': {
    ...wide,
    portrait,
    color: '#53585e',
    alt: {
      zh: '深色电路板上的驱动芯片，走线与镀金焊盘清晰可见',
      en: 'A driver chip on a dark board, with its traces and gold-plated pads',
    },
  },
  'curve-to-mass-poster': {
    ...wide,
    color: '#453536',
    alt: {
      zh: '时间轴上的触感曲线，下方是按它运动的马达',
      en: 'A haptic curve on its timeline, and below it the actuator that moves as it says',
    },
  },
  'headset-render': {
    ...wide,
    portrait,
    color: '#1b1b1f',
    alt: {
      zh: '头戴式耳机，一侧耳罩打开，里面是一颗马达',
      en: 'Headphones with one ear cup open to show the actuator inside',
    },
  },
} as const satisfies Record<string, Rendering>;

export type RenderingName = keyof typeof renderings;

export function isRenderingName(name: string): name is RenderingName {
  return Object.hasOwn(renderings, name);
}

export interface Rendition {
  /** Its name in `public/samples/`. */
  readonly file: string;
  readonly type: (typeof renditionTypes)[number];
  readonly width: number;
}

/** The files of one rendering in one shape, best format first, narrow ones first. */
export function listRenditions(name: RenderingName, shape: RenditionShape): Rendition[] {
  const suffix = shape === 'wide' ? '' : `-${shape}`;
  return renditionTypes.flatMap((type) =>
    renditionWidths[shape].map((width) => ({ file: `${name}${suffix}-${width}.${type}`, type, width })),
  );
}

/** All files of one rendering. */
export function listRenditionFiles(name: RenderingName): string[] {
  const rendering: Rendering = renderings[name];
  const shapes: readonly RenditionShape[] = rendering.portrait ? ['wide', 'portrait'] : ['wide'];
  return shapes.flatMap((shape) => listRenditions(name, shape).map(({ file }) => file));
}
