import { defineBlock } from '#cms-schema/define-block.ts';
import { choice } from '#cms-schema/fields/choice.ts';
import { colorToken } from '#cms-schema/fields/color-token.ts';
import { group } from '#cms-schema/fields/group.ts';
import { link } from '#cms-schema/fields/link.ts';
import { list } from '#cms-schema/fields/list.ts';
import { text } from '#cms-schema/fields/text.ts';
import { featureIcons } from './feature-icons.ts';

export default defineBlock({
  name: 'haptera/feature-grid',
  title: { zh: '特性', en: 'Features' },
  description: {
    zh: '两到九项特性，图标、标题与一两句说明。',
    en: 'Two to nine features: an icon, a title and a sentence or two.',
  },
  category: 'product',
  keywords: ['benefits', 'icons', '优势', '卖点', '能力'],
  fields: {
    heading: text({ label: { zh: '标题', en: 'Heading' }, maxLength: 120, required: true }),
    intro: text({ label: { zh: '导语', en: 'Intro' }, maxLength: 400, multiline: true }),
    features: list({
      label: { zh: '特性', en: 'Features' },
      min: 2,
      max: 9,
      summary: 'title',
      of: group({
        label: { zh: '特性', en: 'Feature' },
        fields: {
          icon: choice({ label: { zh: '图标', en: 'Icon' }, options: featureIcons, default: 'touch' }),
          title: text({ label: { zh: '标题', en: 'Title' }, maxLength: 60, required: true }),
          text: text({ label: { zh: '说明', en: 'Text' }, maxLength: 240, multiline: true }),
          link: link({ label: { zh: '链接', en: 'Link' } }),
        },
      }),
    }),
    layout: choice({
      label: { zh: '版式', en: 'Layout' },
      help: {
        zh: '“链路”把各项画成一条相连的信号，适合有先后的步骤；最多四项排在一行。',
        en: 'A chain draws the items as one connected signal, for steps that follow each other; up to four in a row.',
      },
      section: 'layout',
      options: { grid: { zh: '网格', en: 'Grid' }, chain: { zh: '链路', en: 'Chain' } },
      default: 'grid',
    }),
    columns: choice({
      label: { zh: '列数', en: 'Columns' },
      help: { zh: '空间不足时自动减少。', en: 'Fewer where space is tight.' },
      section: 'layout',
      options: { two: { zh: '两列', en: 'Two' }, three: { zh: '三列', en: 'Three' }, four: { zh: '四列', en: 'Four' } },
      default: 'three',
      when: { field: 'layout', is: 'grid' },
    }),
    tone: colorToken({ label: { zh: '底色', en: 'Surface' }, section: 'layout', default: 'light' }),
  },
  heading: 'heading',
  example: {
    zh: {
      attributes: {
        heading: '从一段波形，到一次触感',
        intro: '设计、渲染、驱动在同一条链路上完成，做出来的效果就是手上感到的效果。',
        features: [
          {
            icon: 'waveform',
            title: '30–500 Hz 连续频段',
            text: 'True HD 在整个频段内连续变化，细节不被分档截断。',
            link: { kind: 'path', path: '/product/haptic' },
          },
          { icon: 'bolt', title: '启停低至 1 ms', text: '引擎主动加速与制动，点击干脆，没有拖尾。', link: null },
          {
            icon: 'layers',
            title: '单、双、多通道',
            text: '同一份效果按设备的马达数量渲染，左右各有分工。',
            link: { kind: 'path', path: '/product/engine' },
          },
          { icon: 'spark', title: '50 多个预置效果', text: '免费版即可使用，改一两个参数就是自己的效果。', link: null },
          {
            icon: 'chip',
            title: '3.0–5.5 V 驱动芯片',
            text: '效果存入芯片，可容纳 250 ms 或 1000 ms，主控无需逐帧参与。',
            link: { kind: 'path', path: '/product/component' },
          },
          {
            icon: 'clock',
            title: '上市提前 1–2 个月',
            text: '调校工具与 10 次支持服务，缩短从样机到量产的距离。',
            link: null,
          },
        ],
        layout: 'grid',
        columns: 'three',
        tone: 'light',
      },
    },
    en: {
      attributes: {
        heading: 'From waveform to fingertip',
        intro: 'Design, rendering and drivers form one chain, so people feel what you draw.',
        features: [
          {
            icon: 'waveform',
            title: '30–500 Hz, continuous',
            text: 'True HD covers the whole band without steps, so fine texture is not lost.',
            link: { kind: 'path', path: '/product/haptic' },
          },
          {
            icon: 'bolt',
            title: 'Start and stop as low as 1 ms',
            text: 'The engine actively drives and brakes the actuator, so a click ends cleanly.',
            link: null,
          },
          {
            icon: 'layers',
            title: 'Single, dual, multi channel',
            text: 'One effect is rendered for as many actuators as the device has, left and right apart.',
            link: { kind: 'path', path: '/product/engine' },
          },
          {
            icon: 'spark',
            title: '50+ preset effects',
            text: 'Included in the Free tier. Change a parameter or two and a preset becomes your own.',
            link: null,
          },
          {
            icon: 'chip',
            title: 'Driver chips for 3.0–5.5 V',
            text: 'Store 250 ms or 1000 ms of effects on the chip, so the host can sleep.',
            link: { kind: 'path', path: '/product/component' },
          },
          {
            icon: 'clock',
            title: 'Launch 1–2 months sooner',
            text: 'Tuning tools and a support pack of 10 sessions shorten the way from prototype to production.',
            link: null,
          },
        ],
        layout: 'grid',
        columns: 'three',
        tone: 'light',
      },
    },
  },
});
