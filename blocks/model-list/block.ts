import { defineBlock } from '#cms-schema/define-block.ts';
import { colorToken } from '#cms-schema/fields/color-token.ts';
import { text } from '#cms-schema/fields/text.ts';
import { toggle } from '#cms-schema/fields/toggle.ts';

export default defineBlock({
  name: 'haptera/model-list',
  title: { zh: '机型列表', en: 'Model list' },
  description: {
    zh: '按品牌列出支持的机型，可在页面内搜索。名单在管理台“支持名单”中维护。',
    en: 'Supported models by brand, searchable on the page. The list itself is kept on the desk, under Supported.',
  },
  category: 'product',
  liveness: 'attached',
  lists: ['models', 'brands'],
  keywords: ['phones', 'devices', 'supported', 'compatibility', '手机', '品牌', '兼容'],
  livesOnPage: true,
  fields: {
    heading: text({ label: { zh: '标题', en: 'Heading' }, maxLength: 120, required: true }),
    intro: text({ label: { zh: '导语', en: 'Intro' }, maxLength: 400, multiline: true }),
    pdf: toggle({
      label: { zh: '提供 PDF 下载', en: 'Offer the list as PDF' },
      help: { zh: 'PDF 由同一份名单生成。', en: 'The PDF is made from the same list.' },
      default: true,
    }),
    tone: colorToken({ label: { zh: '底色', en: 'Surface' }, section: 'layout', default: 'light' }),
  },
  heading: 'heading',
  example: {
    zh: {
      attributes: {
        heading: '支持的机型',
        intro: '支持 iPhone 8、Android 8 及以上。输入品牌或型号即可查找。',
        pdf: true,
        tone: 'light',
      },
    },
    en: {
      attributes: {
        heading: 'Supported models',
        intro: 'Our engine runs on iPhone 8, Android 8 and later. Search the list by brand or model.',
        pdf: true,
        tone: 'light',
      },
    },
  },
});
