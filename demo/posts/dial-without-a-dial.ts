import featureGrid from '#blocks/feature-grid/block.ts';
import hapticCurves from '#blocks/haptic-curves/block.ts';
import hero from '#blocks/hero/block.ts';
import picture from '#blocks/picture/block.ts';
import richText from '#blocks/rich-text/block.ts';
import { block } from '../block.ts';
import type { SeedPost } from '../seed-document.ts';
import { closing } from './closing.ts';
import { facts, measures, morningOf, none } from './facts.ts';

const published = '2024-08-08';
const title = { zh: '汽车中控：凭触感调音量与温度', en: 'Car console: volume and temperature set by touch' };

export const dialWithoutADial: SeedPost = {
  key: 'dial-without-a-dial',
  tags: ['cars'],
  author: 'author',
  date: morningOf(published),
  picture: 'dial',
  title,
  excerpt: {
    zh: '音量与温度各有刻度，10 次调节中需要看屏幕的从 9 次降到 2 次。',
    en: 'Volume and temperature have detents of their own, and drivers look at the screen in 2 of 10 changes instead of 9.',
  },
  seoTitle: { zh: '汽车中控：凭触感调音量与温度', en: 'Car console: volume and temperature by touch' },
  seoDescription: {
    zh: '一块中控屏的触感：音量每 40 ms 一格，温度每 120 ms 一格，10 次调节中需要看屏幕的从 9 次降到 2 次。附前后曲线。',
    en: 'A car touchscreen with detents every 40 ms for volume and every 120 ms for temperature. Glances fell from 9 to 2 in 10 changes. With curves.',
  },
  blocks: (links) => [
    block(hero, 'article-hero', {
      opening: 'plain',
      eyebrow: { zh: '案例 · 汽车', en: 'Case study · Cars' },
      heading: title,
      lede: {
        zh: '屏幕取代旋钮之后，每次调节都要先看一眼。我们在中控下缘做出一条触感区，刻度一密一疏，不看也能区分。',
        en: 'When a screen replaced the dials, every change began with a glance. A haptic strip with close and wide detents makes it possible without one.',
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
        value: '2/10',
        unit: { zh: '次', en: '' },
        text: {
          zh: '需要看屏幕的调节次数，调校前为 9/10。',
          en: 'changes needed a glance at the screen, down from 9/10.',
        },
      },
    }),
    block(richText, 'article-start', {
      heading: { zh: '问题：两个滑条，触感相同', en: 'The problem: two sliders that felt the same' },
      lead: {
        zh: '滑动时只有一段持续的 170 Hz 振动，不知道调的是哪一项，也不知道调了几格。',
        en: 'Both gave a steady vibration at 170 Hz: no way to feel which one it was, or how far it had moved.',
      },
      body: {
        zh: '<p>在模拟驾驶中，10 次调节里有 9 次需要看屏幕，多数看了不止一眼：先找位置，再看数值。</p><p>集成商希望保留整块玻璃，不加实体旋钮，所以位置与数值都要由触感给出。</p>',
        en: '<p>In a simulator, 9 of 10 changes needed a glance, most of them more than one: first for the place, then for the value.</p><p>The integrator wanted to keep a single sheet of glass, so both had to come from haptics.</p>',
      },
      width: 'beside',
    }),
    block(richText, 'article-method', {
      heading: { zh: '做法：边缘、刻度与尽头', en: 'The method: an edge, detents and an end stop' },
      lead: {
        zh: '中控下缘划出一条触感区，先给边缘，再给刻度。',
        en: 'A haptic strip runs along the lower edge of the console: first the edge, then the detents.',
      },
      body: {
        zh: '<ol><li><strong>边缘。</strong>手指进入触感区时有一次轻响，据此确定位置。</li><li><strong>刻度。</strong>音量每格一个瞬态，强度 45%；温度每格一个瞬态加 30 ms 的短包络，强度 90%。</li><li><strong>尽头。</strong>两端各有一次明显更重的回应，再滑没有刻度。</li><li><strong>无效操作。</strong>也有回应，频率与成功的不同。</li></ol><p>刻度放在 220 Hz，避开路面传来的低频振动。多通道引擎让触感只出现在手指所在的位置。</p>',
        en: '<ol><li><strong>The edge.</strong> A light tick as the finger enters the strip tells where it is.</li><li><strong>Detents.</strong> For volume, one transient a notch at 45%. For temperature, a transient at 90% with a short envelope of 30 ms.</li><li><strong>The end.</strong> Either end answers with a clearly heavier click, and nothing beyond it.</li><li><strong>Refused input.</strong> It is answered as well, at another frequency than success.</li></ol><p>The detents sit at 220 Hz, clear of the low frequencies that come up from the road. The multi channel engine puts them under the finger and nowhere else.</p>',
      },
      width: 'beside',
    }),
    block(hapticCurves, 'article-curves', {
      heading: { zh: '曲线：滑过 360 ms', en: 'A slide of 360 ms, before and after' },
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
    measures({ zh: '中控的前后数据', en: 'The console in figures, before and after' }, [
      { label: { zh: '音量一格', en: 'Volume, one detent' }, unit: 'ms', before: none, after: '40' },
      { label: { zh: '温度一格', en: 'Temperature, one detent' }, unit: 'ms', before: none, after: '120' },
      { label: { zh: '音量强度', en: 'Volume, intensity' }, unit: '%', before: '40', after: '45' },
      { label: { zh: '温度强度', en: 'Temperature, intensity' }, unit: '%', before: '40', after: '90' },
      { label: { zh: '需要看屏幕的调节', en: 'Changes that needed a glance' }, before: '9/10', after: '2/10' },
    ]),
    block(picture, 'article-cockpit', {
      picture: { sample: 'cockpit' },
      caption: {
        zh: '座舱中的触感区：中控下缘、方向盘与扶手。',
        en: 'Haptic zones in the cockpit: lower edge of the console, steering wheel, armrest.',
      },
      width: 'content',
      tone: 'tint',
    }),
    block(featureGrid, 'article-lessons', {
      heading: { zh: '可以沿用的三条经验', en: 'Three lessons for other consoles' },
      features: [
        {
          icon: 'touch',
          title: { zh: '先给边缘', en: 'Edges first' },
          text: {
            zh: '先确认起点，再开始滑动。',
            en: 'People slide with confidence once they know where the strip begins.',
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
    ...closing(links, {
      next: 'trackpad-that-presses-back',
      nextHeading: { zh: '下一个案例：笔记本触控板', en: 'Next case: a laptop trackpad' },
      heading: { zh: '从中控的一个功能开始', en: 'Start with one function of your console' },
      text: {
        zh: '寄来样屏或图纸，我们在台架上做出一条触感区。',
        en: 'Send a sample screen or a drawing. We build one haptic strip on the bench.',
      },
    }),
  ],
};
