import { defineBlock } from '#cms-schema/define-block.ts';
import { choice } from '#cms-schema/fields/choice.ts';
import { colorToken } from '#cms-schema/fields/color-token.ts';
import { group } from '#cms-schema/fields/group.ts';
import { link } from '#cms-schema/fields/link.ts';
import { list } from '#cms-schema/fields/list.ts';
import { media } from '#cms-schema/fields/media.ts';
import { richText } from '#cms-schema/fields/rich-text.ts';
import { text } from '#cms-schema/fields/text.ts';

export default defineBlock({
  name: 'haptera/picture',
  title: { zh: '图片', en: 'Picture' },
  description: { zh: '一张图片与说明。', en: 'One picture and its caption.' },
  category: 'media',
  keywords: ['image', 'photo', 'figure', '插图', '照片'],
  fields: {
    picture: media({
      label: { zh: '图片', en: 'Picture' },
      help: { zh: '替代文字在媒体库中填写。', en: 'Its alternative text is set in the media library.' },
      required: true,
    }),
    caption: richText({ label: { zh: '说明', en: 'Caption' }, profile: 'inline', maxLength: 600 }),
    legend: list({
      label: { zh: '图例', en: 'Legend' },
      help: { zh: '图中的编号各指什么。', en: 'What the numbers in the picture stand for.' },
      max: 12,
      summary: 'text',
      of: group({
        label: { zh: '编号', en: 'Number' },
        fields: {
          mark: text({ label: { zh: '编号', en: 'Number' }, maxLength: 4, required: true, translation: 'shared' }),
          text: text({ label: { zh: '含义', en: 'Meaning' }, maxLength: 80, required: true }),
        },
      }),
    }),
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
        caption: '线性马达的内部：弹片托住振子，启停低至 <strong>1 ms</strong>。',
        legend: exampleLegend('外壳', '弹片', '磁路', '线圈', '底座'),
        link: { kind: 'path', path: '/product/component' },
        width: 'content',
        tone: 'light',
      },
    },
    en: {
      attributes: {
        picture: { sample: 'actuator-exploded' },
        caption:
          'Inside a linear actuator: springs carry the mass, which starts and stops in as little as <strong>1 ms</strong>.',
        legend: exampleLegend('Shell', 'Springs', 'Magnets', 'Coil', 'Base plate'),
        link: { kind: 'path', path: '/product/component' },
        width: 'content',
        tone: 'light',
      },
    },
  },
});

function exampleLegend(...texts: readonly string[]) {
  return texts.map((text, index) => ({ mark: String(index + 1), text }));
}
