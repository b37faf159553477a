import { defineBlock } from '#cms-schema/define-block.ts';
import { choice } from '#cms-schema/fields/choice.ts';
import { colorToken } from '#cms-schema/fields/color-token.ts';
import { group } from '#cms-schema/fields/group.ts';
import { link } from '#cms-schema/fields/link.ts';
import { list } from '#cms-schema/fields/list.ts';
import { media } from '#cms-schema/fields/media.ts';
import { text } from '#cms-schema/fields/text.ts';
import { actionsField } from '../actions-field.ts';

export default defineBlock({
  name: 'haptera/hero',
  title: { zh: '主视觉', en: 'Hero' },
  description: {
    zh: '页面开篇：标题、导语与行动按钮。六种形式：波形、绘制、设备大图、产品、搜索在前、简短。',
    en: 'Opens a page with heading, intro and actions, in six forms: waveform, drawing, device, product, search first, short.',
  },
  category: 'opening',
  liveness: 'attached',
  keywords: ['banner', 'header', '首屏', '标题'],
  fields: {
    opening: choice({
      label: { zh: '开篇形式', en: 'Opening' },
      help: {
        zh: '方案用设备大图，产品用图与数据，列表与社区让搜索在前；文章、表单、下载与管理页用简短标题。',
        en: 'Device for a solution, product for a product, search first for lists; short for articles, forms, downloads and other tasks.',
      },
      section: 'layout',
      options: {
        wave: { zh: '波形', en: 'Waveform' },
        draw: { zh: '绘制与感受', en: 'Draw and feel' },
        device: { zh: '设备大图', en: 'Device, full width' },
        product: { zh: '产品与数据', en: 'Product with figures' },
        lead: { zh: '搜索在前', en: 'Search first' },
        plain: { zh: '简短标题', en: 'Short heading' },
      },
      default: 'wave',
    }),
    eyebrow: text({ label: { zh: '眉题', en: 'Eyebrow' }, maxLength: 60 }),
    heading: text({ label: { zh: '标题', en: 'Heading' }, maxLength: 120, required: true, multiline: true }),
    lede: text({ label: { zh: '导语', en: 'Intro' }, maxLength: 400, multiline: true }),
    search: link({
      label: { zh: '搜索页', en: 'Search page' },
      help: {
        zh: '选定后显示搜索框，由这个页面给出结果。',
        en: 'Shows a search field, whose results this page shows.',
      },
      when: { field: 'opening', is: 'lead' },
    }),
    actions: actionsField({ max: 3 }),
    picture: media({
      label: { zh: '图片', en: 'Picture' },
      when: { field: 'opening', is: ['wave', 'device', 'product', 'plain'] },
    }),
    figures: list({
      label: { zh: '关键数据', en: 'Key figures' },
      max: 4,
      summary: 'label',
      when: { field: 'opening', is: 'product' },
      of: group({
        label: { zh: '数据', en: 'Figure' },
        fields: {
          value: text({
            label: { zh: '数值', en: 'Value' },
            help: {
              zh: '只写数字与符号，两种语言共用：30–500、3000+。',
              en: 'Digits and symbols only, shared by both languages: 30–500, 3000+.',
            },
            maxLength: 12,
            required: true,
            translation: 'shared',
          }),
          unit: text({ label: { zh: '单位', en: 'Unit' }, maxLength: 12 }),
          label: text({ label: { zh: '说明', en: 'Label' }, maxLength: 60, required: true }),
        },
      }),
    }),
    size: choice({
      label: { zh: '高度', en: 'Height' },
      section: 'layout',
      options: { full: { zh: '整屏', en: 'Full screen' }, page: { zh: '内页', en: 'Inner page' } },
      default: 'page',
      when: { field: 'opening', is: ['wave', 'draw'] },
    }),
    tone: colorToken({
      label: { zh: '底色', en: 'Surface' },
      section: 'layout',
      default: 'dark',
      when: { field: 'opening', is: ['wave', 'draw', 'product', 'lead', 'plain'] },
    }),
  },
  heading: 'heading',
  example: {
    zh: {
      attributes: {
        opening: 'wave',
        eyebrow: '游戏触感方案',
        heading: '让每一次扣动，\n都有回响',
        lede: '从轻微的碎石到后坐力的峰值，30–500 Hz 连续频段还原细节，玩家无需看见就能分辨。',
        search: null,
        actions: [
          { label: '比较版本', link: { kind: 'path', path: '/solution/gaming' } },
          { label: '了解渲染引擎', link: { kind: 'path', path: '/product/engine' } },
        ],
        picture: { sample: 'controller' },
        figures: [],
        size: 'page',
        tone: 'dark',
      },
    },
    en: {
      attributes: {
        opening: 'wave',
        eyebrow: 'Haptics for games',
        heading: 'Feel every pull of the trigger',
        lede: 'From loose gravel to the kick of a recoil: a continuous 30–500 Hz band carries detail that players can tell apart without looking.',
        search: null,
        actions: [
          { label: 'Compare tiers', link: { kind: 'path', path: '/solution/gaming' } },
          { label: 'Explore the engine', link: { kind: 'path', path: '/product/engine' } },
        ],
        picture: { sample: 'controller' },
        figures: [],
        size: 'page',
        tone: 'dark',
      },
    },
  },
});
