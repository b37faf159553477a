import { defineBlock } from '#cms-schema/define-block.ts';
import { choice } from '#cms-schema/fields/choice.ts';
import { slot } from '#cms-schema/fields/slot.ts';

export default defineBlock({
  name: 'haptera/column',
  title: { zh: '栏', en: 'Column' },
  description: { zh: '分栏中的一栏，里面可放任何区块。', en: 'One of several columns; any blocks stand inside.' },
  category: 'layout',
  keywords: ['cell', '单元'],
  parents: ['haptera/columns'],
  fields: {
    look: choice({
      label: { zh: '样式', en: 'Look' },
      section: 'layout',
      options: {
        plain: { zh: '无', en: 'Plain' },
        ruled: { zh: '顶线', en: 'Ruled' },
        raised: { zh: '卡片', en: 'Card' },
      },
      default: 'plain',
    }),
  },
  slots: { content: slot({ label: { zh: '内容', en: 'Content' } }) },
  example: {
    zh: {
      attributes: { look: 'ruled' },
      slots: {
        content: [
          {
            type: 'haptera/rich-text',
            attributes: {
              heading: '设计',
              lead: '',
              body: '<p>在时间轴上放置瞬态与包络，边改边试。免费版自带 50 多个预置效果。</p>',
              width: 'content',
              tone: 'light',
            },
          },
        ],
      },
    },
    en: {
      attributes: { look: 'ruled' },
      slots: {
        content: [
          {
            type: 'haptera/rich-text',
            attributes: {
              heading: 'Design',
              lead: '',
              body: '<p>Place transients and envelopes on a timeline and feel every change. The Free tier includes 50+ preset effects.</p>',
              width: 'content',
              tone: 'light',
            },
          },
        ],
      },
    },
  },
});
