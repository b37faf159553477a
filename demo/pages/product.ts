import callToAction from '#blocks/call-to-action/block.ts';
import featureGrid from '#blocks/feature-grid/block.ts';
import hero from '#blocks/hero/block.ts';
import richText from '#blocks/rich-text/block.ts';
import { block } from '../block.ts';
import type { SeedPage } from '../seed-document.ts';

export const product: SeedPage = {
  key: 'product',
  slug: 'product',
  parent: null,
  menuOrder: 2,
  title: { zh: '产品', en: 'Products' },
  excerpt: {
    zh: '设计工具、渲染引擎、驱动芯片与线性马达：一份效果走过的四站。',
    en: 'Design tools, rendering engine, driver chips and linear actuators: the four stages of an effect.',
  },
  seoTitle: { zh: '触觉产品：设计、渲染、驱动、马达', en: 'Haptic products: design, render, drive, move' },
  seoDescription: {
    zh: '触境的全部产品：手机与电脑上的触感设计工具、单双多通道渲染引擎、3.0–5.5 V 驱动芯片、线性马达与效果库。',
    en: 'Everything we make: haptic design tools for phone and desktop, a rendering engine, driver chips for 3.0–5.5 V, linear actuators and effects.',
  },
  blocks: (links) => [
    block(hero, 'product-hero', {
      opening: 'product',
      eyebrow: { zh: '产品', en: 'Products' },
      heading: { zh: '从一条曲线，\n到一次触动', en: 'It begins as a curve and ends as a touch' },
      lede: {
        zh: '四件产品，首尾相接。可以整套采用，也可以从缺少的那一环开始。',
        en: 'Four products, each of which picks up where the last one ends. Take them all, or start with the link you are missing.',
      },
      actions: [
        { label: { zh: '设计工具', en: 'Design tools' }, link: links.page('creator') },
        { label: { zh: '渲染引擎', en: 'Rendering engine' }, link: links.page('engine') },
      ],
      picture: { sample: 'four-links' },
      figures: [
        { value: '30–500', unit: 'Hz', label: { zh: 'True HD 连续频段', en: 'True HD, continuous' } },
        { value: '1', unit: 'ms', label: { zh: '引擎启停低至', en: 'Engine start and stop, as low as' } },
        { value: '2', unit: 'mm', label: { zh: '触控板马达薄至', en: 'Trackpad actuators, as thin as' } },
      ],
      tone: 'light',
    }),
    block(richText, 'product-way', {
      heading: { zh: '一份效果走过的路', en: 'The path of an effect' },
      lead: {
        zh: '上一环的输出，就是下一环的输入。',
        en: 'The output of each link is the input of the next.',
      },
      body: {
        zh: '<ol><li><strong>画。</strong>设计师在时间轴上放置瞬态与包络，存成一份效果文件。</li><li><strong>渲染。</strong>引擎了解设备，把效果换算到单、双或多个通道。</li><li><strong>驱动。</strong>芯片把信号变成电压，常用的效果就存在芯片里。</li><li><strong>动。</strong>马达加速，制动，归于安静。手指感到的，就是画下的那一笔。</li></ol>',
        en: '<ol><li><strong>Draw.</strong> A designer places transients and envelopes on a timeline and saves them as one effect.</li><li><strong>Render.</strong> The engine knows the device and converts the effect for one, two or more channels.</li><li><strong>Drive.</strong> The chip turns the signal into voltage, and keeps the effects used most.</li><li><strong>Move.</strong> The actuator starts, brakes and falls silent. What the finger felt is what was drawn.</li></ol>',
      },
      width: 'beside',
      tone: 'light',
    }),
    block(featureGrid, 'product-list', {
      heading: { zh: '产品一览', en: 'The range' },
      features: [
        {
          icon: 'waveform',
          title: { zh: '设计工具', en: 'Design tools' },
          text: {
            zh: '手机应用与桌面专业版，50 多个预置效果。',
            en: 'A mobile app and a desktop Pro, with 50+ preset effects.',
          },
          link: links.page('creator'),
        },
        {
          icon: 'layers',
          title: { zh: '渲染引擎', en: 'Rendering engine' },
          text: {
            zh: '单、双、多通道，启停低至 1 ms。',
            en: 'Single, dual and multi channel; starts and stops in as little as 1 ms.',
          },
          link: links.page('engine'),
        },
        {
          icon: 'actuator',
          title: { zh: '马达与芯片', en: 'Actuators and chips' },
          text: {
            zh: '线性马达薄至 2 mm，驱动芯片 3.0–5.5 V。',
            en: 'Linear actuators as thin as 2 mm, driver chips for 3.0–5.5 V.',
          },
          link: links.page('component'),
        },
        {
          icon: 'spark',
          title: { zh: '触感档位与效果库', en: 'Haptic levels and effects' },
          text: {
            zh: '三档触感，与即将开放的效果库。',
            en: 'Three levels of detail, and a library of effects that is on its way.',
          },
          link: links.page('haptic'),
        },
      ],
      columns: 'four',
      tone: 'tint',
    }),
    block(callToAction, 'product-contact', {
      heading: { zh: '不确定缺的是哪一环？', en: 'Not sure which link you are missing?' },
      text: {
        zh: '把设备与现在的手感告诉我们，我们来判断。',
        en: 'Tell us about the device and how it feels today. We will find out.',
      },
      actions: [
        { label: { zh: '联系商务', en: 'Contact sales' }, link: links.page('business') },
        { label: { zh: '比较版本', en: 'Compare tiers' }, link: links.page('gaming', 'tiers') },
      ],
      look: 'line',
      tone: 'light',
    }),
  ],
};
