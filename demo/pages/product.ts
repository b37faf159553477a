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
    zh: '触感设计工具、渲染引擎、驱动芯片与线性马达，可整套采用，也可单独选用。',
    en: 'Haptic design tools, a rendering engine, driver chips and linear actuators, as a whole or one by one.',
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
      heading: {
        zh: '触感设计工具、渲染引擎、\n驱动芯片与马达',
        en: 'Haptic design tools, engine, chips and actuators',
      },
      lede: {
        zh: '四个产品系列使用同一种效果文件。可以整套采用，也可以只补上缺少的一环。',
        en: 'Four product lines share one effect file. Take them all, or add the one your device is missing.',
      },
      actions: [
        { label: { zh: '设计工具', en: 'Design tools' }, link: links.page('creator') },
        { label: { zh: '渲染引擎', en: 'Rendering engine' }, link: links.page('engine') },
      ],
      picture: { sample: 'driver-board' },
      figures: [
        { value: '30–500', unit: 'Hz', label: { zh: 'True HD 连续频段', en: 'True HD, continuous' } },
        { value: '1', unit: 'ms', label: { zh: '引擎启停低至', en: 'Engine start and stop, as low as' } },
        { value: '2', unit: 'mm', label: { zh: '触控板马达薄至', en: 'Trackpad actuators, as thin as' } },
      ],
      tone: 'light',
    }),
    block(richText, 'product-way', {
      heading: { zh: '一份效果的四个步骤', en: 'Four steps from drawing to motion' },
      lead: { zh: '上一步的输出，就是下一步的输入。', en: 'The output of each step is the input of the next.' },
      body: {
        zh: '<ol><li><strong>画。</strong>设计师在时间轴上放置瞬态与包络，存成一份效果文件。</li><li><strong>渲染。</strong>引擎了解设备，把效果换算到单、双或多个通道。</li><li><strong>驱动。</strong>芯片把信号变成电压，常用的效果就存在芯片里。</li><li><strong>动。</strong>马达起振、制动、停止，启停低至 1 ms。</li></ol>',
        en: '<ol><li><strong>Draw.</strong> A designer places transients and envelopes on a timeline and saves them as one effect.</li><li><strong>Render.</strong> The engine knows the device and converts the effect for one, two or more channels.</li><li><strong>Drive.</strong> The chip turns the signal into voltage, and keeps the effects used most.</li><li><strong>Move.</strong> The actuator starts, brakes and stops, in as little as 1 ms.</li></ol>',
      },
      width: 'beside',
      tone: 'light',
    }),
    block(featureGrid, 'product-list', {
      heading: { zh: '四个产品系列', en: 'Four product lines' },
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
            zh: 'Rumble、HD 与 True HD，以及即将开放的效果库。',
            en: 'Rumble, HD and True HD, and a library of effects that is coming soon.',
          },
          link: links.page('haptic'),
        },
      ],
      columns: 'four',
      tone: 'tint',
    }),
    block(callToAction, 'product-contact', {
      heading: { zh: '不确定需要哪一件产品？', en: 'Not sure which product you need?' },
      text: {
        zh: '告诉我们设备、现有马达与想要的触感，我们给出建议。',
        en: 'Tell us the device, its actuator and what it should feel like. We will suggest a starting point.',
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
