import hero from '#blocks/hero/block.ts';
import picture from '#blocks/picture/block.ts';
import richText from '#blocks/rich-text/block.ts';
import specTable from '#blocks/spec-table/block.ts';
import { block } from '../block.ts';
import type { SeedPost } from '../seed-document.ts';
import { closing } from './closing.ts';

export const trackpadThatPressesBack: SeedPost = {
  key: 'trackpad-that-presses-back',
  tags: ['laptops'],
  author: 'editor',
  date: '2024-07-18T02:00:00Z',
  picture: 'trackpad',
  title: { zh: '一块会回应的触控板', en: 'A trackpad that presses back' },
  excerpt: {
    zh: '薄至 2 mm 的马达，让轻薄机身也有完整的点击。',
    en: 'Actuators as thin as 2 mm give a slim laptop a full click.',
  },
  seoTitle: { zh: '压感触控板：一块会回应的玻璃', en: 'A force trackpad that presses back' },
  seoDescription: {
    zh: '一款轻薄笔记本如何取消机械按键：薄至 2 mm 的线性马达、3.0–5.5 V 驱动芯片与压力传感的配合。',
    en: 'How a slim laptop gave up the mechanical button: linear actuators as thin as 2 mm, driver chips for 3.0–5.5 V and force sensing, working together.',
  },
  blocks: (links) => [
    block(hero, 'article-hero', {
      eyebrow: { zh: '案例 · 笔记本电脑', en: 'Case · Laptops' },
      heading: { zh: '一块会回应的触控板', en: 'A trackpad that presses back' },
      lede: {
        zh: '机身要再薄一点，机械按键的行程却省不下来。问题变成：没有行程，能不能有按下的感觉。',
        en: 'The laptop had to be thinner, and a mechanical button needs its travel. So the question became: can there be a press without one?',
      },
      picture: links.drawing('trackpad'),
      size: 'page',
      tone: 'dark',
    }),
    block(richText, 'article-start', {
      heading: { zh: '按下是一种判断', en: 'A press is a judgement' },
      lead: {
        zh: '手指并不测量行程。它感到力变大，随后是一个突变，于是判断：按下去了。',
        en: 'A finger does not measure travel. It feels force rise, then something gives, and it concludes: pressed.',
      },
      body: {
        zh: '<p>压力传感负责前一半，线性马达负责后一半。力到达门限的瞬间，马达横向推动玻璃，手指会把它理解为向下。</p><p>按下与抬起是两个不同的瞬态，抬起更轻。缺了抬起，点击就像陷了进去。</p>',
        en: '<p>Force sensing does the first half, a linear actuator the second. As the force crosses its threshold the actuator nudges the glass sideways, and the finger reads it as down.</p><p>Press and release are two transients, the release lighter. Without the release a click feels stuck.</p>',
      },
    }),
    block(picture, 'article-actuator', {
      picture: { sample: 'actuator-exploded' },
      caption: {
        zh: '线性马达的内部。触控板所用的型号薄至 <strong>2 mm</strong>。',
        en: 'Inside a linear actuator. Those for trackpads are as thin as <strong>2 mm</strong>.',
      },
      link: links.page('engine', 'trackpads'),
      width: 'content',
      tone: 'tint',
    }),
    block(specTable, 'article-parts', {
      heading: { zh: '用到的部件', en: 'What went into it' },
      columns: [{ name: { zh: '本项目', en: 'This project' } }],
      groups: [
        {
          title: { zh: '硬件', en: 'Hardware' },
          rows: [
            { label: { zh: '马达厚度低至', en: 'Actuator, as thin as' }, unit: 'mm', values: [{ figure: '2' }] },
            { label: { zh: '驱动芯片输入', en: 'Driver chip input' }, unit: 'V', values: [{ figure: '3.0–5.5' }] },
            {
              label: { zh: '芯片内可存效果', en: 'Effects stored on the chip' },
              note: { zh: '按下与抬起都存得下', en: 'Press and release both fit' },
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
    closing(
      links,
      { zh: '给下一代机身，省下一层厚度', en: 'Take a layer out of your next laptop' },
      {
        zh: '告诉我们机身的余量，我们来选马达与芯片。',
        en: 'Tell us how much room there is. We choose the actuator and the chip.',
      },
    ),
  ],
};
