import type { Localized } from '#cms-schema/locale.ts';
import { drawDial } from './dial.ts';
import { drawKeyboard } from './keyboard.ts';
import { drawMusic } from './music.ts';
import { drawRecoil } from './recoil.ts';
import { drawRoad } from './road.ts';
import { drawSignature } from './signature.ts';
import { drawTrackpad } from './trackpad.ts';

export const drawingNames = ['recoil', 'road', 'keyboard', 'trackpad', 'dial', 'music', 'signature'] as const;
export type DrawingName = (typeof drawingNames)[number];

interface Drawing {
  readonly title: string;
  readonly alt: Localized;
  /** A complete SVG without text, so that it renders the same everywhere. */
  draw(): string;
}

/** The pictures of the seeded articles, and one for link previews of pages. */
export const drawings: Readonly<Record<DrawingName, Drawing>> = {
  recoil: {
    title: 'Recoil in three layers',
    alt: {
      zh: '三层叠放的平板，自上而下是一次开火的枪机、抛壳与回声',
      en: 'Three stacked plates for the layers of a shot: bolt, shell and echo',
    },
    draw: drawRecoil,
  },
  road: {
    title: 'Road surface',
    alt: {
      zh: '由线条构成的赛道：左侧碎石起伏，右侧路肩规整，中间柏油平静',
      en: 'A race track drawn in lines: rough gravel on the left, a regular kerb on the right, calm tarmac between',
    },
    draw: drawRoad,
  },
  keyboard: {
    title: 'Keyboard on glass',
    alt: {
      zh: '玻璃上的三排按键，一枚被按下，周围的按键像水波一样升起',
      en: 'Three rows of keys on glass; one is pressed and those around it rise like a wave',
    },
    draw: drawKeyboard,
  },
  trackpad: {
    title: 'Trackpad in motion',
    alt: {
      zh: '笔记本触控板，波纹从手指所在处向外散开',
      en: 'A laptop trackpad with ripples spreading from the finger',
    },
    draw: drawTrackpad,
  },
  dial: {
    title: 'Dial of notches',
    alt: {
      zh: '平面上的圆形旋钮，一侧刻度细密，另一侧疏而高，手指停在其中一格',
      en: 'A flat dial: close notches on one side, wide and tall ones on the other, with a finger on one of them',
    },
    draw: drawDial,
  },
  music: {
    title: 'Track as a field of bars',
    alt: {
      zh: '音轨化作一片立柱，鼓点在前排高高立起',
      en: 'A music track as a field of bars, with the beats standing tall in the front row',
    },
    draw: drawMusic,
  },
  signature: {
    title: 'Haptic pattern',
    alt: {
      zh: '一段触感波形：点击、渐强、点击',
      en: 'A haptic pattern: a click, a swell, a click',
    },
    draw: drawSignature,
  },
};
