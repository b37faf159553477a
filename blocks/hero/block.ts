import { defineBlock } from '#cms-schema/define-block.ts';
import { choice } from '#cms-schema/fields/choice.ts';
import { colorToken } from '#cms-schema/fields/color-token.ts';
import { media } from '#cms-schema/fields/media.ts';
import { text } from '#cms-schema/fields/text.ts';
import { actionsField } from '../actions-field.ts';

export default defineBlock({
  name: 'haptera/hero',
  title: { zh: '主视觉', en: 'Hero' },
  description: {
    zh: '页面开篇：标题、导语、行动按钮与活的波形。',
    en: 'Opens a page: heading, intro, actions and a waveform that answers touch.',
  },
  category: 'opening',
  liveness: 'attached',
  keywords: ['banner', 'header', '首屏', '标题'],
  fields: {
    eyebrow: text({ label: { zh: '眉题', en: 'Eyebrow' }, maxLength: 60 }),
    heading: text({ label: { zh: '标题', en: 'Heading' }, maxLength: 120, required: true, multiline: true }),
    lede: text({ label: { zh: '导语', en: 'Intro' }, maxLength: 400, multiline: true }),
    actions: actionsField({ max: 3 }),
    picture: media({ label: { zh: '图片', en: 'Picture' } }),
    size: choice({
      label: { zh: '高度', en: 'Height' },
      section: 'layout',
      options: { full: { zh: '整屏', en: 'Full screen' }, page: { zh: '内页', en: 'Inner page' } },
      default: 'page',
    }),
    tone: colorToken({ label: { zh: '底色', en: 'Surface' }, section: 'layout', default: 'dark' }),
  },
  heading: 'heading',
  example: {
    zh: {
      attributes: {
        eyebrow: '游戏触感方案',
        heading: '让每一次扣动，\n都有回响',
        lede: '从轻微的碎石到后坐力的峰值，30–500 Hz 连续频段还原细节，玩家无需看见就能分辨。',
        actions: [
          { label: '比较版本', link: { kind: 'path', path: '/solution/gaming' } },
          { label: '了解渲染引擎', link: { kind: 'path', path: '/product/engine' } },
        ],
        picture: { sample: 'controller' },
        size: 'page',
        tone: 'dark',
      },
    },
    en: {
      attributes: {
        eyebrow: 'Haptics for games',
        heading: 'Feel every pull of the trigger',
        lede: 'From loose gravel to the kick of a recoil: a continuous 30–500 Hz band carries detail that players can tell apart without looking.',
        actions: [
          { label: 'Compare tiers', link: { kind: 'path', path: '/solution/gaming' } },
          { label: 'Explore the engine', link: { kind: 'path', path: '/product/engine' } },
        ],
        picture: { sample: 'controller' },
        size: 'page',
        tone: 'dark',
      },
    },
  },
});
