import { defineBlock } from '#cms-schema/define-block.ts';
import { choice } from '#cms-schema/fields/choice.ts';
import { colorToken } from '#cms-schema/fields/color-token.ts';
import { slot } from '#cms-schema/fields/slot.ts';

export default defineBlock({
  name: 'haptera/columns',
  title: { zh: '分栏', en: 'Columns' },
  description: { zh: '两到四栏并排，手机上依次堆叠。', en: 'Two to four columns side by side; on a phone they stack.' },
  category: 'layout',
  keywords: ['grid', 'row', '并排', '网格', '栏'],
  fields: {
    ratio: choice({
      label: { zh: '比例', en: 'Ratio' },
      help: { zh: '两栏时有效；三栏与四栏等宽。', en: 'For two columns. Three or four columns are always equal.' },
      section: 'layout',
      options: {
        equal: { zh: '等宽', en: 'Equal' },
        wideFirst: { zh: '左宽右窄', en: 'First one wider' },
        wideLast: { zh: '左窄右宽', en: 'Last one wider' },
      },
      default: 'equal',
    }),
    gap: choice({
      label: { zh: '栏距', en: 'Gap' },
      section: 'layout',
      options: {
        narrow: { zh: '窄', en: 'Narrow' },
        normal: { zh: '标准', en: 'Normal' },
        wide: { zh: '宽', en: 'Wide' },
      },
      default: 'normal',
    }),
    align: choice({
      label: { zh: '垂直对齐', en: 'Vertical alignment' },
      section: 'layout',
      options: { top: { zh: '顶端', en: 'Top' }, middle: { zh: '居中', en: 'Middle' } },
      default: 'top',
    }),
    phoneOrder: choice({
      label: { zh: '手机上的顺序', en: 'Order on a phone' },
      help: {
        zh: '倒序只改变画面；读屏与键盘仍按原来的顺序。',
        en: 'Reversing is visual only: keyboards and screen readers keep the written order.',
      },
      section: 'layout',
      options: { asWritten: { zh: '原序', en: 'As written' }, reversed: { zh: '倒序', en: 'Last one first' } },
      default: 'asWritten',
    }),
    tone: colorToken({ label: { zh: '底色', en: 'Surface' }, section: 'layout', default: 'light' }),
  },
  slots: { columns: slot({ label: { zh: '栏', en: 'Columns' }, allow: ['haptera/column'], min: 2, max: 4 }) },
  example: {
    zh: {
      attributes: { ratio: 'equal', gap: 'normal', align: 'top', phoneOrder: 'asWritten', tone: 'light' },
      slots: {
        columns: [
          column('设计', '<p>在时间轴上放置瞬态与包络，边改边试。免费版自带 50 多个预置效果。</p>'),
          column('渲染', '<p>引擎按设备换算波形，启停低至 1 ms，单、双、多通道使用同一份效果。</p>'),
          column('驱动', '<p>驱动芯片输入 3.0–5.5 V，效果存入片内，可容纳 250 ms 或 1000 ms。</p>'),
        ],
      },
    },
    en: {
      attributes: { ratio: 'equal', gap: 'normal', align: 'top', phoneOrder: 'asWritten', tone: 'light' },
      slots: {
        columns: [
          column(
            'Design',
            '<p>Place transients and envelopes on a timeline and feel every change. The Free tier includes 50+ preset effects.</p>',
          ),
          column(
            'Render',
            '<p>The engine renders the waveform for each device: start and stop as low as 1 ms, single, dual or multi channel.</p>',
          ),
          column('Drive', '<p>Driver chips take 3.0–5.5 V and store 250 ms or 1000 ms of effects on the chip.</p>'),
        ],
      },
    },
  },
});

function column(heading: string, body: string) {
  return {
    type: 'haptera/column',
    attributes: { look: 'ruled' },
    slots: {
      content: [
        { type: 'haptera/rich-text', attributes: { heading, lead: '', body, width: 'content', tone: 'light' } },
      ],
    },
  };
}
