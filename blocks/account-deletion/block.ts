import { defineBlock } from '#cms-schema/define-block.ts';
import { colorToken } from '#cms-schema/fields/color-token.ts';
import { text } from '#cms-schema/fields/text.ts';

export default defineBlock({
  name: 'haptera/account-deletion',
  title: { zh: '注销账号', en: 'Account deletion' },
  description: {
    zh: '访客用邮箱与验证码注销自己的账号；VIP 账号请其联系商务。',
    en: 'Visitors delete their account by email address and code. VIP accounts are led to the business department.',
  },
  category: 'action',
  keywords: ['delete account', '注销', '删除账号', 'zhuxiao zx'],
  livesOnPage: true,
  fields: {
    heading: text({ label: { zh: '标题', en: 'Heading' }, maxLength: 120 }),
    intro: text({ label: { zh: '说明', en: 'Text' }, maxLength: 600, multiline: true }),
    tone: colorToken({ label: { zh: '底色', en: 'Surface' }, section: 'layout', default: 'light' }),
  },
  heading: 'heading',
  pages: { types: ['page'], slugs: ['account-deletion'] },
  liveness: 'attached',
  example: {
    zh: {
      attributes: {
        heading: '注销账号',
        intro: '账号与个人信息会被删除，不能撤回。已发布的内容保留，但不再署名。',
        tone: 'light',
      },
    },
    en: {
      attributes: {
        heading: 'Delete your account',
        intro:
          'The account and your personal data are deleted. This cannot be undone. What you published stays, without your name.',
        tone: 'light',
      },
    },
  },
});
