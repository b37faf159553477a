import { defineBlock } from '#cms-schema/define-block.ts';
import { choice } from '#cms-schema/fields/choice.ts';
import { colorToken } from '#cms-schema/fields/color-token.ts';
import { link } from '#cms-schema/fields/link.ts';
import { media } from '#cms-schema/fields/media.ts';
import { richText } from '#cms-schema/fields/rich-text.ts';

export default defineBlock({
  name: 'haptera/picture',
  title: { zh: '图片', en: 'Picture' },
  description: { zh: '一张图片与说明。', en: 'One picture and its caption.' },
  category: 'media',
  keywords: ['image', 'photo', 'figure', '插图', '照片'],
  fields: {
    picture: media({
      label: { zh: '图片', en: 'Picture' },
      help: { zh: '替代文字在媒体库中填写。', en: 'Its alternative text is kept in the media library.' },
      required: true,
    }),
    caption: richText({ label: { zh: '说明', en: 'Caption' }, profile: 'inline', maxLength: 600 }),
    link: link({ label: { zh: '链接', en: 'Link' } }),
    width: choice({
      label: { zh: '宽度', en: 'Width' },
      section: 'layout',
      options: {
        text: { zh: '正文宽', en: 'Text' },
        content: { zh: '内容宽', en: 'Content' },
        page: { zh: '页面宽', en: 'Page' },
        full: { zh: '通栏', en: 'Edge to edge' },
      },
      default: 'content',
    }),
    tone: colorToken({ label: { zh: '底色', en: 'Surface' }, section: 'layout', default: 'light' }),
  },
  example: {
    zh: {
      attributes: {
        picture: { sample: 'actuator-exploded' },
        caption: '线性马达的内部：弹片托住振子，线圈让它在 <strong>1 ms</strong> 量级内启停。',
        link: { kind: 'path', path: '/product/component' },
        width: 'content',
        tone: 'light',
      },
    },
    en: {
      attributes: {
        picture: { sample: 'actuator-exploded' },
        caption:
          'Inside a linear actuator: springs carry the mass, the coil starts and stops it in as little as <strong>1 ms</strong>.',
        link: { kind: 'path', path: '/product/component' },
        width: 'content',
        tone: 'light',
      },
    },
  },
});
