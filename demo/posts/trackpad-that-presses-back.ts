import hapticCurves from '#blocks/haptic-curves/block.ts';
import hero from '#blocks/hero/block.ts';
import picture from '#blocks/picture/block.ts';
import richText from '#blocks/rich-text/block.ts';
import specTable from '#blocks/spec-table/block.ts';
import { actuatorLegend } from '../actuator-legend.ts';
import { block } from '../block.ts';
import type { SeedPost } from '../seed-document.ts';
import { closing } from './closing.ts';
import { facts, morningOf } from './facts.ts';

const published = '2024-07-18';

export const trackpadThatPressesBack: SeedPost = {
  key: 'trackpad-that-presses-back',
  tags: ['laptops'],
  author: 'editor',
  date: morningOf(published),
  picture: 'trackpad',
  title: { zh: '一块会回应的触控板', en: 'A trackpad that presses back' },
  excerpt: {
    zh: '薄至 2 mm 的马达取代机械按键，按下与抬起都清楚。',
    en: 'An actuator as thin as 2 mm replaces the mechanical button, with a distinct press and release.',
  },
  seoTitle: { zh: '压感触控板：一块会回应的玻璃', en: 'A force trackpad that presses back' },
  seoDescription: {
    zh: '一款轻薄笔记本怎样取消机械按键：薄至 2 mm 的线性马达、3.0–5.5 V 驱动芯片与压力传感。附前后曲线。',
    en: 'How a slim laptop lost its mechanical button: linear actuators as thin as 2 mm, a 3.0–5.5 V driver chip and force sensing. With curves before and after.',
  },
  blocks: (links) => [
    block(hero, 'article-hero', {
      opening: 'plain',
      eyebrow: { zh: '案例 · 笔记本电脑', en: 'Case study · Laptops' },
      heading: { zh: '一块会回应的触控板', en: 'A trackpad that presses back' },
      lede: {
        zh: '机身要更薄，机械按键的行程却省不下来。没有行程，能不能有按下的感觉？',
        en: 'The laptop had to get thinner, and a mechanical button needs travel. Can a press feel like one without it?',
      },
      picture: links.drawing('trackpad'),
      tone: 'tint',
    }),
    facts(published, {
      client: { zh: '一家笔记本电脑厂商', en: 'A laptop maker' },
      problem: {
        zh: '首版样机只在按下时振动，余振长，没有抬起，按键像陷了进去。',
        en: 'The first prototype vibrated on press only, and for too long. Without a release, the key felt stuck.',
      },
      parts: [
        {
          name: { zh: '触控板马达', en: 'Trackpad actuator' },
          detail: { zh: '薄至 2 mm', en: 'As thin as 2 mm' },
          link: links.page('engine', 'trackpads'),
        },
        { name: { zh: '驱动芯片一', en: 'Driver chip 1' }, detail: '3.0–5.5 V', link: links.page('engine', 'chips') },
      ],
      result: {
        value: '2',
        unit: 'mm',
        text: {
          zh: '马达厚度低至此值，为电池与散热让出空间。',
          en: 'is all the actuator takes at its thinnest. The rest goes to battery and cooling.',
        },
      },
    }),
    block(hapticCurves, 'article-curves', {
      heading: { zh: '一次按压，从按下到抬起', en: 'One press, from down to up' },
      curves: [
        {
          name: { zh: '首版样机', en: 'First prototype' },
          transients: [{ time: 0, intensity: 80 }],
          points: [
            { time: 0, intensity: 70, frequency: 150 },
            { time: 90, intensity: 0, frequency: 150 },
          ],
        },
        {
          name: { zh: '现在', en: 'After' },
          transients: [
            { time: 0, intensity: 100 },
            { time: 180, intensity: 55 },
          ],
          points: [
            { time: 0, intensity: 60, frequency: 200 },
            { time: 15, intensity: 0, frequency: 200 },
            { time: 180, intensity: 0, frequency: 260 },
            { time: 180, intensity: 30, frequency: 260 },
            { time: 190, intensity: 0, frequency: 260 },
          ],
        },
      ],
      caption: {
        zh: '按下的余振从 <strong>90 ms</strong> 缩短到 <strong>15 ms</strong>，抬起另有一下，强度 55%。示意数据。',
        en: 'The press rings for <strong>15 ms</strong> instead of <strong>90 ms</strong>, and the release has a click of its own at 55%. Illustrative data.',
      },
      tone: 'dark',
    }),
    block(richText, 'article-start', {
      heading: { zh: '“按下”是一种判断', en: 'A press is a conclusion' },
      lead: {
        zh: '手指并不测量行程。它感到力变大，随后一个突变，于是认定：按下去了。',
        en: 'A finger does not measure travel. It feels force build, then something give, and concludes: pressed.',
      },
      body: {
        zh: '<p>压力传感负责前一半，线性马达负责后一半。力到达门限的瞬间，马达横向推动玻璃，手指会把它理解为向下。</p><p>按下与抬起是两个不同的瞬态，抬起更轻。两者都存放在驱动芯片里：芯片一存得下 250 ms，唤醒之前也能回应。</p>',
        en: '<p>Force sensing does the first half, the actuator the second. As the force crosses its threshold, the actuator nudges the glass sideways, and the finger reads it as down.</p><p>Press and release are two transients, the release lighter. Both live on the driver chip: chip 1 holds 250 ms, so the trackpad answers before the system wakes.</p>',
      },
      width: 'beside',
    }),
    block(picture, 'article-actuator', {
      picture: { sample: 'actuator-exploded' },
      caption: {
        zh: '线性马达的内部。触控板所用的型号薄至 <strong>2 mm</strong>。',
        en: 'Inside a linear actuator. Those for trackpads are as thin as <strong>2 mm</strong>.',
      },
      legend: actuatorLegend,
      link: links.page('engine', 'trackpads'),
      width: 'content',
      tone: 'tint',
    }),
    block(specTable, 'article-parts', {
      heading: { zh: '规格', en: 'Specification' },
      columns: [{ name: { zh: '本项目', en: 'This project' } }],
      groups: [
        {
          title: { zh: '硬件', en: 'Hardware' },
          rows: [
            { label: { zh: '马达厚度低至', en: 'Actuator, as thin as' }, unit: 'mm', values: [{ figure: '2' }] },
            { label: { zh: '驱动芯片输入', en: 'Driver chip input' }, unit: 'V', values: [{ figure: '3.0–5.5' }] },
            {
              label: { zh: '芯片可存效果', en: 'Effects stored on the chip' },
              unit: 'ms',
              values: [{ figure: '250' }],
            },
          ],
        },
        {
          title: { zh: '软件', en: 'Software' },
          rows: [
            { label: { zh: '渲染引擎', en: 'Engine' }, values: [{ words: { zh: '单通道', en: 'Single channel' } }] },
            { label: { zh: '引擎启停低至', en: 'Start and stop, as low as' }, unit: 'ms', values: [{ figure: '1' }] },
            {
              label: { zh: '系统', en: 'System' },
              values: [{ figure: 'Windows 10', words: { zh: '（64 位）及以上', en: '(64-bit) or later' } }],
            },
          ],
        },
      ],
      tone: 'light',
    }),
    ...closing(
      links,
      'music-for-the-hand',
      { zh: '给下一代机身，省下一层厚度', en: 'Take a layer out of your next laptop' },
      {
        zh: '告诉我们机身的余量，我们来选马达与芯片。',
        en: 'Tell us how much room there is. We will suggest the actuator and the chip.',
      },
    ),
  ],
};
