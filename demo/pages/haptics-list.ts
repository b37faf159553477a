import callToAction from '#blocks/call-to-action/block.ts';
import faq from '#blocks/faq/block.ts';
import hero from '#blocks/hero/block.ts';
import modelList from '#blocks/model-list/block.ts';
import richText from '#blocks/rich-text/block.ts';
import { block } from '../block.ts';
import { writeToSupport } from '../contact.ts';
import type { SeedPage } from '../seed-document.ts';

export const hapticsList: SeedPage = {
  key: 'hapticslist',
  slug: 'hapticslist',
  parent: 'explore',
  menuOrder: 1,
  title: { zh: '支持的机型', en: 'Supported models' },
  excerpt: {
    zh: '按品牌查找触感引擎支持的手机与平板，更新于 2024 年 11 月 29 日。',
    en: 'Phones and tablets supported by our haptic engine, by brand. Updated November 29, 2024.',
  },
  seoTitle: { zh: '触感引擎支持的机型', en: 'Models supported by the haptic engine' },
  seoDescription: {
    zh: '触感引擎支持的手机与平板名单，按品牌列出，可搜索。iPhone 8、Android 8 及以上，更新于 2024 年 11 月 29 日。',
    en: 'Search the phones and tablets supported by our haptic engine, by brand: iPhone 8, Android 8 or later. Updated November 29, 2024.',
  },
  blocks: (links) => [
    block(hero, 'models-hero', {
      opening: 'lead',
      eyebrow: { zh: '兼容性', en: 'Compatibility' },
      heading: { zh: '查找支持的手机与平板', en: 'Find a supported phone or tablet' },
      lede: {
        zh: '输入品牌或型号即可查找。名单更新于 2024 年 11 月 29 日，系统要求为 iPhone 8、Android 8 及以上。',
        en: 'Search by brand or model. We support iPhone 8, Android 8 and later; the list was updated on November 29, 2024.',
      },
      tone: 'tint',
    }),
    block(modelList, 'models', {
      heading: { zh: '支持的机型', en: 'Supported models' },
      intro: {
        zh: '按品牌列出。同一机型的不同存储版本手感相同，不再分列。',
        en: 'By brand. Storage variants of a model feel the same and are not listed separately.',
      },
      pdf: true,
      tone: 'light',
    }),
    block(richText, 'models-levels', {
      heading: { zh: '名单机型的三档触感', en: 'Why listed models feel different' },
      lead: {
        zh: '引擎了解名单上的每款设备，并按它的马达渲染效果。能感到多少细节，取决于马达。',
        en: 'The engine knows every model on the list and renders for it. How much detail you feel depends on the actuator inside.',
      },
      body: {
        zh: '<table><thead><tr><th scope="col">档位</th><th scope="col">频率</th><th scope="col">触感的差别</th></tr></thead><tbody><tr><th scope="row">Rumble</th><td>不可调</td><td>强弱与节奏</td></tr><tr><th scope="row">HD</th><td>100–300 Hz 分级</td><td>能区分轻脆与厚重</td></tr><tr><th scope="row">True HD</th><td>30–500 Hz 连续</td><td>能感到质地与滑动</td></tr></tbody></table>',
        en: '<table><thead><tr><th scope="col">Level</th><th scope="col">Frequency</th><th scope="col">What you can feel</th></tr></thead><tbody><tr><th scope="row">Rumble</th><td>Fixed</td><td>Strength and rhythm</td></tr><tr><th scope="row">HD</th><td>100–300 Hz in steps</td><td>Crisp or heavy</td></tr><tr><th scope="row">True HD</th><td>30–500 Hz, continuous</td><td>Texture and movement</td></tr></tbody></table>',
      },
      width: 'beside',
      tone: 'tint',
    }),
    block(faq, 'models-faq', {
      heading: { zh: '名单之外的机型', en: 'Models that are not on the list' },
      items: [
        {
          question: { zh: '机型不在名单上，可以用吗？', en: 'My model is missing. Can I still use it?' },
          answer: {
            zh: '<p>iPhone 8、Android 8 及以上一般都能运行；名单上的机型经过逐款测试。请把型号告诉我们，以便排入下一次更新。</p>',
            en: '<p>Usually, if it is an iPhone 8, an Android 8 device or later. The models on the list have been tested one by one. Send us the name of yours and we will consider it for the next update.</p>',
          },
        },
        {
          question: { zh: '电脑有要求吗？', en: 'What about computers?' },
          answer: {
            zh: '<p>Windows 10（64 位）、macOS 10.15 及以上，配合支持触感的手柄或外设使用。</p>',
            en: '<p>Windows 10 (64-bit) and macOS 10.15 or later, with a controller or accessory that has haptics.</p>',
          },
        },
        {
          question: { zh: '如何关闭触感？', en: 'How do I turn haptics off?' },
          answer: {
            zh: '<p>使用系统的触感开关即可。部分应用也在设置中提供单独的强度调节。</p>',
            en: '<p>Use the haptics switch of your system. Apps may also offer a level of their own in their settings.</p>',
          },
        },
      ],
      tone: 'light',
    }),
    block(callToAction, 'models-contact', {
      heading: { zh: '让新机型出厂即在名单上', en: 'Put a new device on the list from day one' },
      text: {
        zh: '设备厂商可以在样机阶段与我们一起完成适配。',
        en: 'Device makers can bring us a prototype while there is still time to tune it.',
      },
      actions: [
        { label: { zh: '联系商务', en: 'Contact sales' }, link: links.page('business') },
        { label: { zh: '报告缺少的机型', en: 'Report a missing model' }, link: writeToSupport },
      ],
      look: 'line',
      tone: 'tint',
    }),
  ],
};
