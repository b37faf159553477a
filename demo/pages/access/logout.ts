import callToAction from '#blocks/call-to-action/block.ts';
import hero from '#blocks/hero/block.ts';
import { block } from '../../block.ts';
import type { SeedPage } from '../../seed-document.ts';

export const logout: SeedPage = {
  key: 'logout',
  slug: 'logout',
  parent: null,
  menuOrder: 21,
  isHidden: true,
  layout: 'logout',
  title: { zh: '已退出', en: 'Signed out' },
  excerpt: { zh: '您现在没有登录。', en: 'You are not signed in.' },
  seoTitle: { zh: '已退出', en: 'Signed out' },
  seoDescription: {
    zh: '您现在没有登录触境账号。这台设备上不再保留登录状态，公开的页面照常浏览。',
    en: 'You are not signed in to Haptera. This device does not keep you signed in, and every public page is open to you as before.',
  },
  blocks: (links) => [
    block(hero, 'logout-hero', {
      opening: 'plain',
      heading: { zh: '您现在没有登录', en: 'You are not signed in' },
      lede: {
        zh: '这台设备上不再保留登录状态。公开的页面，照常浏览。',
        en: 'This device does not keep you signed in. Every public page is open to you as before.',
      },
      actions: [
        { label: { zh: '回到首页', en: 'Back to the home page' }, link: links.page('home') },
        { label: { zh: '开发者社区', en: 'Developer community' }, link: links.page('community-home') },
      ],
      tone: 'light',
    }),
    block(callToAction, 'logout-contact', {
      heading: { zh: '公用的电脑？', en: 'On a shared computer?' },
      text: {
        zh: '关闭浏览器窗口之后再离开，更稳妥。',
        en: 'To be on the safe side, close the browser window before you leave.',
      },
      actions: [{ label: { zh: '隐私政策', en: 'Privacy policy' }, link: links.page('privacy') }],
      look: 'line',
      tone: 'tint',
    }),
  ],
};
