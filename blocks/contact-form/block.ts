import { defineBlock } from '#cms-schema/define-block.ts';
import { colorToken } from '#cms-schema/fields/color-token.ts';
import { text } from '#cms-schema/fields/text.ts';

export default defineBlock({
  name: 'haptera/contact-form',
  title: { zh: '联系表单', en: 'Contact form' },
  description: {
    zh: '访客填写公司、设备与想法；提交的内容列在后台，并发送到商务邮箱。',
    en: 'Visitors tell of company, device and plans. What they send is listed for staff, and mailed to them.',
  },
  category: 'action',
  keywords: ['contact', 'business', '商务', '表单', 'lianxi lx'],
  livesOnPage: true,
  fields: {
    heading: text({ label: { zh: '标题', en: 'Heading' }, maxLength: 120 }),
    intro: text({ label: { zh: '导语', en: 'Intro' }, maxLength: 400, multiline: true }),
    tone: colorToken({ label: { zh: '底色', en: 'Surface' }, section: 'layout', default: 'light' }),
  },
  heading: 'heading',
  liveness: 'attached',
  example: {
    zh: { attributes: { heading: '告诉我们', intro: '带 * 的必填，其余的写得越多，答复越准。', tone: 'light' } },
    en: {
      attributes: {
        heading: 'Tell us about it',
        intro: 'Fields marked * are required. The more you tell us, the better we can answer.',
        tone: 'light',
      },
    },
  },
});
