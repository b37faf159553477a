import { defineBlock } from '#cms-schema/define-block.ts';
import { colorToken } from '#cms-schema/fields/color-token.ts';
import { group } from '#cms-schema/fields/group.ts';
import { list } from '#cms-schema/fields/list.ts';
import { richText } from '#cms-schema/fields/rich-text.ts';
import { text } from '#cms-schema/fields/text.ts';
import { pointsField, transientsField } from '../curve-fields.ts';

export default defineBlock({
  name: 'haptera/haptic-curves',
  title: { zh: '触感曲线', en: 'Haptic curves' },
  description: {
    zh: '把触感数据画成带坐标轴的曲线，两到三条共用一个时间轴，适合前后对比；每条都能播放。',
    en: 'Haptic data as curves with axes that can be played. Two or three share one time axis, as in before and after.',
  },
  category: 'product',
  liveness: 'attached',
  keywords: [
    'chart',
    'graph',
    'waveform',
    'before after',
    'comparison',
    '波形',
    '图表',
    '对比',
    '前后',
    '包络',
    '瞬态',
  ],
  fields: {
    heading: text({ label: { zh: '标题', en: 'Heading' }, maxLength: 120 }),
    intro: text({ label: { zh: '导语', en: 'Intro' }, maxLength: 400, multiline: true }),
    curves: list({
      label: { zh: '曲线', en: 'Curves' },
      help: { zh: '自上而下排列，共用时间轴与频率轴。', en: 'From top to bottom, on the same axes.' },
      min: 1,
      max: 3,
      summary: 'name',
      of: group({
        label: { zh: '曲线', en: 'Curve' },
        fields: {
          name: text({ label: { zh: '名称', en: 'Name' }, maxLength: 40, required: true }),
          transients: transientsField({ longest: 10_000 }),
          points: pointsField({ longest: 10_000 }),
        },
      }),
    }),
    caption: richText({
      label: { zh: '说明', en: 'Caption' },
      help: {
        zh: '说出图中要看的数字。',
        en: 'Give the figure that a reader should take away.',
      },
      profile: 'inline',
      maxLength: 400,
    }),
    tone: colorToken({ label: { zh: '底色', en: 'Surface' }, section: 'layout', default: 'dark' }),
  },
  heading: 'heading',
  example: {
    zh: {
      attributes: {
        heading: '一次按键，前与后',
        intro: '同一颗马达，同一次按下。区别在于何时停。',
        curves: exampleCurves('调校前', '调校后'),
        caption: '同一次按键的总时长从 <strong>160 ms</strong> 缩短到 <strong>24 ms</strong>。示意数据。',
        tone: 'dark',
      },
    },
    en: {
      attributes: {
        heading: 'One key press, before and after',
        intro: 'Same actuator, same press. The difference is when it stops.',
        curves: exampleCurves('Before', 'After'),
        caption:
          'The same key press is over after <strong>24 ms</strong> instead of <strong>160 ms</strong>. Illustrative data.',
        tone: 'dark',
      },
    },
  },
});

function exampleCurves(before: string, after: string) {
  return [
    {
      name: before,
      transients: [],
      points: [
        { time: 0, intensity: 0, frequency: 175 },
        { time: 30, intensity: 85, frequency: 175 },
        { time: 60, intensity: 80, frequency: 175 },
        { time: 160, intensity: 0, frequency: 175 },
      ],
    },
    {
      name: after,
      transients: [{ time: 0, intensity: 100 }],
      points: [
        { time: 0, intensity: 70, frequency: 230 },
        { time: 12, intensity: 25, frequency: 230 },
        { time: 24, intensity: 0, frequency: 230 },
      ],
    },
  ];
}
