import { defineBlock } from '#cms-schema/define-block.ts';
import { colorToken } from '#cms-schema/fields/color-token.ts';
import { date } from '#cms-schema/fields/date.ts';
import { group } from '#cms-schema/fields/group.ts';
import { list } from '#cms-schema/fields/list.ts';
import { richText } from '#cms-schema/fields/rich-text.ts';
import { text } from '#cms-schema/fields/text.ts';

export default defineBlock({
  name: 'haptera/legal-text',
  title: { zh: '条款文本', en: 'Legal text' },
  description: {
    zh: '协议、政策与说明：生效日期、目录与编号章节，每章可以直接链接，也适合打印。',
    en: 'Terms, policies and guides: a date, contents and numbered sections that can be linked to and printed.',
  },
  category: 'text',
  keywords: ['terms', 'privacy', 'policy', 'help', 'contract', '协议', '条款', '隐私', '政策', '帮助', '法律'],
  fields: {
    heading: text({ label: { zh: '标题', en: 'Heading' }, maxLength: 120, required: true }),
    summary: text({
      label: { zh: '摘要', en: 'Summary' },
      help: {
        zh: '用几句话说清要点，不代替正文。',
        en: 'The main points in a few sentences. Does not replace the text.',
      },
      maxLength: 500,
      multiline: true,
    }),
    validFrom: date({ label: { zh: '生效日期', en: 'Valid from' } }),
    sections: list({
      label: { zh: '章节', en: 'Sections' },
      help: { zh: '编号自动生成。', en: 'Numbered automatically.' },
      min: 1,
      max: 40,
      summary: 'heading',
      of: group({
        label: { zh: '章节', en: 'Section' },
        fields: {
          heading: text({ label: { zh: '标题', en: 'Heading' }, maxLength: 120, required: true }),
          body: richText({
            label: { zh: '正文', en: 'Text' },
            help: { zh: '小标题从三级开始。', en: 'Start headings inside the text at level three.' },
            maxLength: 12_000,
            required: true,
          }),
        },
      }),
    }),
    tone: colorToken({ label: { zh: '底色', en: 'Surface' }, section: 'layout', default: 'light' }),
  },
  heading: 'heading',
  example: {
    zh: {
      attributes: {
        heading: '试用设备借用须知',
        summary: '设备可以借用 7 天，用于评估触感效果。请妥善保管，到期归还。',
        validFrom: '2026-01-01',
        sections: [
          {
            heading: '借用范围',
            body: '<p>设备用于评估触感效果，不得转借他人。借用期为 <strong>7 天</strong>，自签收之日起计算。</p>',
          },
          {
            heading: '您的责任',
            body: '<ul><li>按说明使用，不拆卸马达与驱动芯片；</li><li>发现损坏时及时告知我们。</li></ul>',
          },
          { heading: '归还', body: '<p>到期前请连同配件一并寄回，并先清除其中的个人数据。</p>' },
        ],
        tone: 'light',
      },
    },
    en: {
      attributes: {
        heading: 'Borrowing a demonstration device',
        summary:
          'You may keep a device for 7 days to judge its haptics. Please look after it and send it back in time.',
        validFrom: '2026-01-01',
        sections: [
          {
            heading: 'What it is for',
            body: '<p>The device is for judging haptic effects and is not to be passed on. The loan is for <strong>7 days</strong> from the day you sign for it.</p>',
          },
          {
            heading: 'What we ask of you',
            body: '<ul><li>Use it as described, and leave actuator and driver chip in place.</li><li>Tell us soon if something breaks.</li></ul>',
          },
          {
            heading: 'Sending it back',
            body: '<p>Return it with its accessories, and remove your personal data first.</p>',
          },
        ],
        tone: 'light',
      },
    },
  },
});
