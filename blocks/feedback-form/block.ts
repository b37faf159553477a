import { defineBlock } from '#cms-schema/define-block.ts';
import { colorToken } from '#cms-schema/fields/color-token.ts';
import { text } from '#cms-schema/fields/text.ts';

export default defineBlock({
  name: 'haptera/feedback-form',
  title: { zh: '反馈表单', en: 'Feedback form' },
  description: {
    zh: '访客选择类型、写下问题，可附 3 个以内的文件；提交的内容列在后台。',
    en: 'Visitors choose a kind, describe it and add up to 3 files. What they send is listed for staff.',
  },
  category: 'action',
  keywords: ['feedback', 'bug', '反馈', '问题', 'fankui fk'],
  livesOnPage: true,
  fields: {
    heading: text({ label: { zh: '标题', en: 'Heading' }, maxLength: 120 }),
    intro: text({ label: { zh: '导语', en: 'Intro' }, maxLength: 400, multiline: true }),
    tone: colorToken({ label: { zh: '底色', en: 'Surface' }, section: 'layout', default: 'light' }),
  },
  heading: 'heading',
  liveness: 'attached',
  example: {
    zh: {
      attributes: { heading: '反馈问题', intro: '写明设备型号、系统与您看到的情况。', tone: 'light' },
    },
    en: {
      attributes: {
        heading: 'Send us feedback',
        intro: 'Tell us the device, the system and what you see.',
        tone: 'light',
      },
    },
  },
});
