import { defineBlock } from '#cms-schema/define-block.ts';
import { colorToken } from '#cms-schema/fields/color-token.ts';
import { text } from '#cms-schema/fields/text.ts';

export default defineBlock({
  name: 'haptera/short-contact-form',
  title: { zh: '简短联系表单', en: 'Short contact form' },
  description: {
    zh: '访客只填六项；提交的内容列在后台，并发送到商务邮箱。',
    en: 'Six fields, for the end of any page. What visitors send is listed for staff, and mailed to them.',
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
    zh: { attributes: { heading: '请与我联系', intro: '留下联系方式，我们来找您。', tone: 'light' } },
    en: {
      attributes: {
        heading: 'Shall we call you?',
        intro: 'Leave your contact details and we will get in touch.',
        tone: 'light',
      },
    },
  },
});
