import featureGrid from '#blocks/feature-grid/block.ts';
import hapticCurves from '#blocks/haptic-curves/block.ts';
import hero from '#blocks/hero/block.ts';
import picture from '#blocks/picture/block.ts';
import richText from '#blocks/rich-text/block.ts';
import { block } from '../block.ts';
import type { SeedPost } from '../seed-document.ts';
import { closing } from './closing.ts';
import { facts, morningOf } from './facts.ts';

const published = '2024-08-08';

export const dialWithoutADial: SeedPost = {
  key: 'dial-without-a-dial',
  tags: ['cars'],
  author: 'author',
  date: morningOf(published),
  picture: 'dial',
  title: { zh: '没有旋钮的旋钮', en: 'A dial with nothing to turn' },
  excerpt: {
    zh: '音量与温度的刻度一密一疏，手指分得清，视线留在路上。',
    en: 'Close notches for volume, wide ones for temperature: the finger knows which is which, and the eyes stay on the road.',
  },
  seoTitle: { zh: '汽车中控的触感：没有旋钮的旋钮', en: 'Haptics in a car console: a dial with nothing to turn' },
  seoDescription: {
    zh: '一块中控屏怎样取回旋钮的手感：音量每 40 ms 一格，温度每 120 ms 一格，不看屏幕也能操作。附前后曲线。',
    en: 'How a car touchscreen got the feel of a dial back: a notch every 40 ms for volume, every 120 ms for temperature. With curves before and after.',
  },
  blocks: (links) => [
    block(hero, 'article-hero', {
      opening: 'plain',
      eyebrow: { zh: '案例 · 汽车', en: 'Case study · Cars' },
      heading: { zh: '没有旋钮的旋钮', en: 'A dial with nothing to turn' },
      lede: {
        zh: '屏幕取代了旋钮，也拿走了不看就能调的能力。我们把它还回来。',
        en: 'Screens replaced the dial, and with it the ability to adjust something without looking. We brought that back.',
      },
      picture: links.drawing('dial'),
      tone: 'tint',
    }),
    facts(published, {
      client: { zh: '一家汽车座舱集成商', en: 'A cockpit integrator' },
      problem: {
        zh: '音量与温度都在屏幕上滑动，手感相同，调之前先要看一眼。',
        en: 'Volume and temperature were both sliders on a screen and felt the same. Every change began with a glance.',
      },
      parts: [
        {
          name: { zh: '渲染引擎', en: 'Rendering engine' },
          detail: { zh: '多通道', en: 'Multi channel' },
          link: links.page('engine', 'channels'),
        },
        {
          name: { zh: '驱动芯片二', en: 'Driver chip 2' },
          detail: { zh: '存储 1000 ms 效果', en: 'Stores 1000 ms of effects' },
          link: links.page('engine', 'chips'),
        },
      ],
      result: {
        value: '40/120',
        unit: 'ms',
        text: {
          zh: '同样的滑动速度下，音量与温度两格之间的间隔。',
          en: 'from notch to notch for volume and for temperature, at the same finger speed.',
        },
      },
    }),
    block(richText, 'article-start', {
      heading: { zh: '旋钮一格一格地回答', en: 'A dial answers notch by notch' },
      lead: {
        zh: '旋钮好用，不在于圆，在于格。',
        en: 'What makes a dial work is not that it is round. It is the notches.',
      },
      body: {
        zh: '<p>我们在中控下缘划出一条触感区。手指滑动，每过一格给出一个短促的瞬态：音量的格子密而轻，温度的格子疏而沉，两端各有一次明确的“到头了”。</p><p>司机不必看屏幕找位置：先碰到边缘，再数格子。</p>',
        en: '<p>We set aside a haptic strip along the lower edge of the console. As the finger slides, each notch answers with a short transient: close and light for volume, wide and deep for temperature, with a firm stop at either end.</p><p>Nobody has to look for their place. Find the edge, then count.</p>',
      },
      width: 'beside',
    }),
    block(hapticCurves, 'article-curves', {
      heading: { zh: '滑过 360 ms', en: 'A slide of 360 ms' },
      curves: [
        {
          name: { zh: '原来：音量与温度', en: 'Before: volume and temperature' },
          points: [
            { time: 0, intensity: 40, frequency: 170 },
            { time: 360, intensity: 40, frequency: 170 },
          ],
        },
        {
          name: { zh: '现在：音量', en: 'After: volume' },
          transients: [0, 40, 80, 120, 160, 200, 240, 280, 320, 360].map((time) => ({ time, intensity: 45 })),
        },
        {
          name: { zh: '现在：温度', en: 'After: temperature' },
          transients: [0, 120, 240, 360].map((time) => ({ time, intensity: 90 })),
          points: [0, 120, 240, 360].flatMap((time) => [
            { time, intensity: 0, frequency: 220 },
            { time, intensity: 50, frequency: 220 },
            { time: time + 30, intensity: 0, frequency: 220 },
          ]),
        },
      ],
      caption: {
        zh: '音量每 <strong>40 ms</strong> 一格，强度 45%；温度每 <strong>120 ms</strong> 一格，强度 90%。示意数据。',
        en: 'Volume: a notch every <strong>40 ms</strong> at 45%. Temperature: a notch every <strong>120 ms</strong> at 90%. Illustrative data.',
      },
      tone: 'dark',
    }),
    block(featureGrid, 'article-lessons', {
      heading: { zh: '三条经验', en: 'Three things we learned' },
      features: [
        {
          icon: 'touch',
          title: { zh: '先给边缘', en: 'Edges first' },
          text: {
            zh: '找得到起点，手才敢移动。',
            en: 'A hand moves with confidence once it knows where the strip begins.',
          },
        },
        {
          icon: 'car',
          title: { zh: '避开路噪', en: 'Stay clear of road noise' },
          text: {
            zh: '路面的低频会盖住低频的刻度，刻度放在 220 Hz。',
            en: 'The road masks low frequencies, so the notches sit at 220 Hz.',
          },
        },
        {
          icon: 'shield',
          title: { zh: '无效也要回应', en: 'Answer errors too' },
          text: {
            zh: '无效的操作也有触感，与成功明显不同。',
            en: 'A touch that did nothing is felt as well, and feels nothing like success.',
          },
        },
      ],
      columns: 'three',
      tone: 'light',
    }),
    block(picture, 'article-cockpit', {
      picture: { sample: 'cockpit' },
      caption: {
        zh: '座舱中的触感区：中控下缘、方向盘与扶手。',
        en: 'Haptic zones in the cockpit: lower edge of the console, steering wheel, armrest.',
      },
      width: 'content',
      tone: 'tint',
    }),
    ...closing(
      links,
      'trackpad-that-presses-back',
      { zh: '把视线还给路面', en: 'Keep eyes on the road' },
      { zh: '从一个功能开始，在样车上试一试。', en: 'Start with one function and try it in a test car.' },
    ),
  ],
};
