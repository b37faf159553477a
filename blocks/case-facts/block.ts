import { defineBlock } from '#cms-schema/define-block.ts';
import { colorToken } from '#cms-schema/fields/color-token.ts';
import { date } from '#cms-schema/fields/date.ts';
import { group } from '#cms-schema/fields/group.ts';
import { link } from '#cms-schema/fields/link.ts';
import { list } from '#cms-schema/fields/list.ts';
import { text } from '#cms-schema/fields/text.ts';

export default defineBlock({
  name: 'haptera/case-facts',
  title: { zh: '案例要点', en: 'Case facts' },
  description: {
    zh: '案例开头的一栏：日期、客户、问题、用到的部件与结果。',
    en: 'What a case is about, at a glance: date, client, problem, parts used and result.',
  },
  category: 'product',
  keywords: ['summary', 'case study', 'overview', '摘要', '概览', '客户', '部件', '结果'],
  fields: {
    date: date({ label: { zh: '日期', en: 'Date' } }),
    client: text({
      label: { zh: '客户', en: 'Client' },
      help: {
        zh: '未获准公开名称时，写明是哪类公司。',
        en: 'If you may not name them, say what kind of company it is.',
      },
      maxLength: 80,
    }),
    problem: text({ label: { zh: '问题', en: 'Problem' }, maxLength: 240, multiline: true }),
    parts: list({
      label: { zh: '用到的部件', en: 'Parts used' },
      max: 8,
      summary: 'name',
      of: group({
        label: { zh: '部件', en: 'Part' },
        fields: {
          name: text({ label: { zh: '名称', en: 'Name' }, maxLength: 60, required: true }),
          detail: text({ label: { zh: '规格', en: 'Detail' }, maxLength: 80 }),
          link: link({ label: { zh: '链接', en: 'Link' } }),
        },
      }),
    }),
    result: group({
      label: { zh: '结果', en: 'Result' },
      fields: {
        value: text({
          label: { zh: '数值', en: 'Value' },
          help: { zh: '只写数字与符号：24、30–500。', en: 'Digits and symbols only: 24, 30–500.' },
          maxLength: 12,
          translation: 'shared',
        }),
        unit: text({ label: { zh: '单位', en: 'Unit' }, maxLength: 12 }),
        text: text({ label: { zh: '说明', en: 'Text' }, maxLength: 160, multiline: true }),
      },
    }),
    tone: colorToken({ label: { zh: '底色', en: 'Surface' }, section: 'layout', default: 'light' }),
  },
  example: {
    zh: {
      attributes: {
        date: '2024-09-05',
        client: '手机输入法开发商',
        problem: '快速输入时，上一次振动还没停，下一次已经开始。',
        parts: [
          { name: '渲染引擎', detail: '单通道', link: { kind: 'path', path: '/product/engine' } },
          { name: '驱动芯片一', detail: '3.0–5.5 V', link: null },
        ],
        result: { value: '24', unit: 'ms', text: '单次按键的总时长，调校前为 160 ms。' },
        tone: 'light',
      },
    },
    en: {
      attributes: {
        date: '2024-09-05',
        client: 'Developer of a phone keyboard',
        problem: 'In fast typing, each vibration was still running when the next key was pressed.',
        parts: [
          { name: 'Rendering engine', detail: 'Single channel', link: { kind: 'path', path: '/product/engine' } },
          { name: 'Driver chip 1', detail: '3.0–5.5 V', link: null },
        ],
        result: { value: '24', unit: 'ms', text: 'for a whole key press, down from 160 ms.' },
        tone: 'light',
      },
    },
  },
});
