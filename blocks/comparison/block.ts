import { defineBlock } from '#cms-schema/define-block.ts';
import { colorToken } from '#cms-schema/fields/color-token.ts';
import { group } from '#cms-schema/fields/group.ts';
import { list } from '#cms-schema/fields/list.ts';
import { media } from '#cms-schema/fields/media.ts';
import { text } from '#cms-schema/fields/text.ts';
import { toggle } from '#cms-schema/fields/toggle.ts';

export default defineBlock({
  name: 'haptera/comparison',
  title: { zh: '对比', en: 'Comparison' },
  description: {
    zh: '左右两侧相对：之前与之后，或两种做法，各有图片、数值与要点。',
    en: 'Two sides face each other, such as before and after: each with a picture, a figure and what it means.',
  },
  category: 'product',
  keywords: ['before after', 'versus', '前后', '对照', '区别', 'duibi db'],
  fields: {
    heading: text({ label: { zh: '标题', en: 'Heading' }, maxLength: 120 }),
    intro: text({ label: { zh: '导语', en: 'Intro' }, maxLength: 400, multiline: true }),
    sides: list({
      label: { zh: '两侧', en: 'Sides' },
      help: { zh: '第二侧会被突出。', en: 'The second one stands out.' },
      min: 2,
      max: 2,
      summary: 'label',
      of: group({
        label: { zh: '一侧', en: 'Side' },
        fields: {
          label: text({ label: { zh: '名称', en: 'Name' }, maxLength: 40, required: true }),
          picture: media({ label: { zh: '图片', en: 'Picture' } }),
          value: text({
            label: { zh: '数值', en: 'Value' },
            help: { zh: '只写数字与符号：320、30–500。', en: 'Digits and symbols only: 320, 30–500.' },
            maxLength: 12,
            translation: 'shared',
          }),
          unit: text({ label: { zh: '单位', en: 'Unit' }, maxLength: 12 }),
          text: text({ label: { zh: '说明', en: 'Text' }, maxLength: 300, multiline: true }),
          points: list({
            label: { zh: '要点', en: 'Points' },
            max: 6,
            summary: 'text',
            of: group({
              label: { zh: '要点', en: 'Point' },
              fields: { text: text({ label: { zh: '文字', en: 'Text' }, maxLength: 120, required: true }) },
            }),
          }),
        },
      }),
    }),
    note: text({ label: { zh: '注', en: 'Note' }, maxLength: 200, multiline: true }),
    areLevel: toggle({
      label: { zh: '不突出任何一侧', en: 'Neither side stands out' },
      section: 'layout',
      default: false,
    }),
    tone: colorToken({ label: { zh: '底色', en: 'Surface' }, section: 'layout', default: 'light' }),
  },
  heading: 'heading',
  example: {
    zh: {
      attributes: {
        heading: '一次开火，前与后',
        intro: '力度没有加大，分别来自频率与起落。',
        sides: [
          {
            label: '原来',
            picture: null,
            value: '320',
            unit: 'ms',
            text: '一段 160 Hz 的震动，每件武器都一样。',
            points: [{ text: '只有强弱之分' }, { text: '连发时糊成一片' }],
          },
          {
            label: '现在',
            picture: null,
            value: '3',
            unit: '层',
            text: '枪机、抛壳与回声各占一段频率。',
            points: [{ text: '闭眼能分辨武器' }, { text: '枪机正落在 0 ms' }],
          },
        ],
        note: '示意数据。',
        areLevel: false,
        tone: 'light',
      },
    },
    en: {
      attributes: {
        heading: 'One shot, before and after',
        intro: 'No added force: the difference is in frequency and shape.',
        sides: [
          {
            label: 'Before',
            picture: null,
            value: '320',
            unit: 'ms',
            text: 'One rumble at 160 Hz, the same for every weapon.',
            points: [{ text: 'Only weak or strong' }, { text: 'Bursts run together' }],
          },
          {
            label: 'After',
            picture: null,
            value: '3',
            unit: 'layers',
            text: 'Bolt, shell and echo each have a band of their own.',
            points: [{ text: 'Weapons told apart with eyes shut' }, { text: 'The bolt lands at 0 ms' }],
          },
        ],
        note: 'Illustrative data.',
        areLevel: false,
        tone: 'light',
      },
    },
  },
});
