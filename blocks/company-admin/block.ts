import { defineBlock } from '#cms-schema/define-block.ts';
import { choice } from '#cms-schema/fields/choice.ts';
import { colorToken } from '#cms-schema/fields/color-token.ts';
import { text } from '#cms-schema/fields/text.ts';

export default defineBlock({
  name: 'haptera/company-admin',
  title: { zh: '企业管理', en: 'Company admin' },
  description: {
    zh: '企业管理员在这里看到本公司账号的概况，或查找与管理账号。其他人只看到说明。',
    en: 'Where company admins see their accounts at a glance, or find and manage them. Others are told whom it is for.',
  },
  category: 'action',
  keywords: ['company', 'admin', 'accounts', '企业', '账号', 'qiye qy'],
  livesOnPage: true,
  fields: {
    heading: text({ label: { zh: '标题', en: 'Heading' }, maxLength: 120 }),
    view: choice({
      label: { zh: '内容', en: 'What it shows' },
      options: { totals: { zh: '概况', en: 'Totals' }, accounts: { zh: '账号列表', en: 'List of accounts' } },
      default: 'totals',
    }),
    tone: colorToken({ label: { zh: '底色', en: 'Surface' }, section: 'layout', default: 'light' }),
  },
  heading: 'heading',
  pages: { types: ['page'], slugs: ['companyAdmin', 'list'] },
  liveness: 'attached',
  example: {
    zh: { attributes: { heading: '账号概况', view: 'totals', tone: 'light' } },
    en: { attributes: { heading: 'Accounts at a glance', view: 'totals', tone: 'light' } },
  },
});
