import { defineBlock } from '#cms-schema/define-block.ts';
import { colorToken } from '#cms-schema/fields/color-token.ts';
import { group } from '#cms-schema/fields/group.ts';
import { list } from '#cms-schema/fields/list.ts';
import { text } from '#cms-schema/fields/text.ts';
import { toggle } from '#cms-schema/fields/toggle.ts';

export default defineBlock({
  name: 'haptera/figures',
  title: { zh: '关键数据', en: 'Figures' },
  description: {
    zh: '二到六个大号数据，每个数字按比例画在自己的刻度上。',
    en: 'Two to six large figures, each drawn to scale over its number.',
  },
  category: 'product',
  keywords: ['stats', 'numbers', 'metrics', '数字', '指标', '参数'],
  fields: {
    heading: text({ label: { zh: '标题', en: 'Heading' }, maxLength: 120 }),
    intro: text({ label: { zh: '导语', en: 'Intro' }, maxLength: 300, multiline: true }),
    figures: list({
      label: { zh: '数据', en: 'Figures' },
      min: 2,
      max: 6,
      summary: 'label',
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
          note: text({ label: { zh: '补充', en: 'Note' }, maxLength: 160, multiline: true }),
        },
      }),
    }),
    hasWaves: toggle({ label: { zh: '显示刻度', en: 'Show scales' }, section: 'layout', default: true }),
    tone: colorToken({ label: { zh: '底色', en: 'Surface' }, section: 'layout', default: 'dark' }),
  },
  heading: 'heading',
  example: {
    zh: {
      attributes: {
        heading: '触感，用数据说话',
        intro: '频段决定能分辨多少细节，启停速度决定每一下是否干脆。',
        figures: [
          {
            value: '30–500',
            unit: 'Hz',
            label: 'True HD 连续频段',
            note: '碎石、引擎与后坐力各有各的频率。',
          },
          { value: '1', unit: 'ms', label: '引擎启停低至', note: '短促的点击不拖尾，连发也分得清节奏。' },
          { value: '4', unit: '%', label: '扳机死区低至', note: '轻扣即有响应。' },
          { value: '3000+', unit: '款', label: '已调校的 PC 游戏', note: '名单更新于 2024 年 9 月 27 日。' },
        ],
        hasWaves: true,
        tone: 'dark',
      },
    },
    en: {
      attributes: {
        heading: 'Haptics in figures',
        intro:
          'Bandwidth sets how much detail a hand can tell apart. Start and stop times set how crisp each click is.',
        figures: [
          {
            value: '30–500',
            unit: 'Hz',
            label: 'True HD, continuous',
            note: 'Gravel, engine and recoil each have a frequency of their own.',
          },
          {
            value: '1',
            unit: 'ms',
            label: 'Engine start and stop, as low as',
            note: 'A click begins and ends cleanly.',
          },
          { value: '4', unit: '%', label: 'Trigger dead band, as low as', note: 'A light pull registers.' },
          {
            value: '3000+',
            unit: 'titles',
            label: 'PC games tuned',
            note: 'List updated September 27, 2024.',
          },
        ],
        hasWaves: true,
        tone: 'dark',
      },
    },
  },
});
