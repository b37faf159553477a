import { defineBlock } from '#cms-schema/define-block.ts';
import { colorToken } from '#cms-schema/fields/color-token.ts';
import { text } from '#cms-schema/fields/text.ts';

export default defineBlock({
  name: 'haptera/trial-account',
  title: { zh: '试用确认', en: 'Trial confirmation' },
  description: {
    zh: '从邮件链接打开时，显示申请的邮箱、天数与到期日并开始试用；否则说明怎样申请。',
    en: 'Opened by the link of a mail it shows address, days and expiry and begins the trial; else it says how to apply.',
  },
  category: 'action',
  keywords: ['trial', 'vip', '试用', '升级', 'shiyong sy'],
  livesOnPage: true,
  fields: {
    heading: text({ label: { zh: '标题', en: 'Heading' }, maxLength: 120 }),
    intro: text({
      label: { zh: '说明', en: 'Text' },
      help: { zh: '没有从邮件链接打开时显示。', en: 'Shown unless the page was opened from the link in a mail.' },
      maxLength: 400,
      multiline: true,
    }),
    tone: colorToken({ label: { zh: '底色', en: 'Surface' }, section: 'layout', default: 'light' }),
  },
  heading: 'heading',
  pages: { types: ['page'], slugs: ['trial-account'] },
  liveness: 'attached',
  example: {
    zh: {
      attributes: {
        heading: '开始试用',
        intro: '登录后申请，我们把验证链接发到您的邮箱。每个账号可申请一次。',
        tone: 'light',
      },
    },
    en: {
      attributes: {
        heading: 'Start your trial',
        intro: 'Log in and apply, and we will email you a verification link. One trial per account.',
        tone: 'light',
      },
    },
  },
});
