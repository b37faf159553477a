import callToAction from '#blocks/call-to-action/block.ts';
import figures from '#blocks/figures/block.ts';
import hero from '#blocks/hero/block.ts';
import richText from '#blocks/rich-text/block.ts';
import trialAccountBlock from '#blocks/trial-account/block.ts';
import { block } from '../../block.ts';
import type { SeedPage } from '../../seed-document.ts';

export const trialAccount: SeedPage = {
  key: 'trial-account',
  slug: 'trial-account',
  parent: 'community',
  menuOrder: 22,
  title: { zh: '试用账号', en: 'Trial accounts' },
  excerpt: {
    zh: '用 7 天试试桌面专业版，每个账号可申请一次。',
    en: 'Try the desktop Pro for 7 days, once per account.',
  },
  seoTitle: { zh: '申请试用账号', en: 'Trial accounts' },
  seoDescription: {
    zh: '触境试用账号：7 天内使用桌面专业版、查看配置文件，每个账号可申请一次。写明怎样申请、确认之后与到期之后。',
    en: 'A trial account opens the desktop Pro and configuration files for 7 days, once per account. How to apply, and what happens afterwards.',
  },
  blocks: (links) => [
    block(hero, 'trial-hero', {
      opening: 'plain',
      heading: { zh: '桌面专业版 7 天试用', en: 'Try the desktop Pro for 7 days' },
      lede: {
        zh: '从确认邮件里的链接开始计算。链接只能用一次；失效了，请重新申请。',
        en: 'They start with the link in your confirmation email. It works once; if it has expired, please request a new one.',
      },
      tone: 'light',
    }),
    block(trialAccountBlock, 'trial-confirm', {
      heading: { zh: '开始试用', en: 'Begin your trial' },
      intro: {
        zh: '登录后在账号菜单里选择“升级为 VIP”，我们把验证链接发到您的邮箱。每个账号可申请一次。',
        en: 'Log in and choose “Upgrade to VIP” in the account menu. We send a verification link to your mailbox, once for each account.',
      },
      tone: 'light',
    }),
    block(figures, 'trial-figures', {
      figures: [
        {
          value: '7',
          unit: { zh: '天', en: 'days' },
          label: { zh: '试用期', en: 'Length of a trial' },
          note: { zh: '自确认之时起计算。', en: 'From the moment you confirm it.' },
        },
        {
          value: '1',
          unit: { zh: '次', en: '' },
          label: { zh: '每个账号可申请', en: 'Trial per account' },
          note: { zh: '团队需要更久，请联系商务。', en: 'Need longer? Please contact sales.' },
        },
        {
          value: '50+',
          unit: { zh: '个', en: '' },
          label: { zh: '预置效果', en: 'Preset effects' },
          note: { zh: '试用结束后仍可使用。', en: 'Yours to use after the trial as well.' },
        },
      ],
      tone: 'tint',
    }),
    block(richText, 'trial-steps', {
      heading: { zh: '申请试用的步骤', en: 'How to apply for a trial' },
      lead: {
        zh: '从登录到开始，几分钟就够。',
        en: 'From logging in to a running trial takes a few minutes.',
      },
      body: {
        zh: '<ol><li>登录账号，选择“升级为 VIP”，发送验证链接。</li><li>点开邮件里的链接，核对后按“开始试用”。</li><li>确认页写明申请的邮箱、天数与到期的日子。</li><li>到期后，专业版停止，效果文件仍在您的设备上。</li></ol>',
        en: '<ol><li>Log in, choose “Upgrade to VIP” and have the verification link sent.</li><li>Open the link in the email, check the details and press “Begin the trial”.</li><li>The confirmation shows the address, the number of days and the day on which it ends.</li><li>Afterwards the Pro functions stop working. Your effect files stay on your device.</li></ol>',
      },
      width: 'beside',
      tone: 'light',
    }),
    block(callToAction, 'trial-contact', {
      heading: { zh: '团队试用与企业账号', en: 'Trials for a whole team' },
      text: {
        zh: '企业账号按套授权，可以先从一次联合调校开始。',
        en: 'Enterprise accounts are licensed per user, and can start with a joint tuning session.',
      },
      actions: [{ label: { zh: '联系商务', en: 'Contact sales' }, link: links.page('business') }],
      look: 'line',
      tone: 'tint',
    }),
  ],
};
