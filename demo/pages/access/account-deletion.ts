import accountDeletionBlock from '#blocks/account-deletion/block.ts';
import callToAction from '#blocks/call-to-action/block.ts';
import hero from '#blocks/hero/block.ts';
import { block } from '../../block.ts';
import type { SeedPage } from '../../seed-document.ts';

export const accountDeletion: SeedPage = {
  key: 'account-deletion',
  slug: 'account-deletion',
  parent: 'community',
  menuOrder: 24,
  title: { zh: '注销账号', en: 'Delete your account' },
  excerpt: {
    zh: '用邮箱与验证码注销账号；VIP 账号请联系商务。',
    en: 'Delete an account by its email address and a code. For VIP accounts, contact our sales team.',
  },
  seoTitle: { zh: '注销触境账号', en: 'Delete your account' },
  seoDescription: {
    zh: '注销触境账号：输入账号的邮箱，收取验证码，确认后即删除账号与个人信息，不能撤回。VIP 账号由商务办理。',
    en: 'Delete your Haptera account: enter its email address, receive a code and confirm. Account and personal data are deleted permanently.',
  },
  blocks: (links) => [
    block(hero, 'deletion-hero', {
      opening: 'plain',
      heading: { zh: '注销账号', en: 'Delete your account' },
      lede: {
        zh: '三步完成：邮箱、验证码、确认。',
        en: 'Three steps: your address, a code, and you are done.',
      },
      tone: 'light',
    }),
    block(accountDeletionBlock, 'deletion', {
      heading: { zh: '注销之前', en: 'Before you delete it' },
      intro: {
        zh: '账号与个人信息会被删除，不能撤回。已发布的内容保留，但不再署名。',
        en: 'The account and your personal data are deleted, and that cannot be undone. What you published stays, without your name.',
      },
      tone: 'light',
    }),
    block(callToAction, 'deletion-contact', {
      heading: { zh: '遇到问题，先告诉我们', en: 'Tell us if something went wrong' },
      text: {
        zh: '如果只是用得不顺手，请告诉我们。',
        en: 'If something did not work for you, please tell us.',
      },
      actions: [
        { label: { zh: '反馈问题', en: 'Send feedback' }, link: links.page('faq', 'faq-feedback') },
        { label: { zh: '隐私政策', en: 'Privacy policy' }, link: links.page('privacy') },
      ],
      look: 'line',
      tone: 'tint',
    }),
  ],
};
