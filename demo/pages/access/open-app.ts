import openApp from '#blocks/open-app/block.ts';
import { block } from '../../block.ts';
import type { SeedPage } from '../../seed-document.ts';

/** The URL scheme that the app has registered with the operating system. */
const scheme = 'haptera://open';

export const openAppPage: SeedPage = {
  key: 'openApp',
  slug: 'openApp',
  parent: 'community',
  menuOrder: 23,
  isHidden: true,
  layout: 'independent',
  title: { zh: '打开应用', en: 'Open the app' },
  excerpt: { zh: '在手机上打开触境应用。', en: 'Open the Haptera app on your phone.' },
  seoTitle: { zh: '打开触境应用', en: 'Open the Haptera app' },
  seoDescription: {
    zh: '在手机上打开触境应用，感受 50 多个预置效果。没有安装应用时，这里会带您去下一步；在其他应用里浏览时，说明怎样打开。',
    en: 'Open the Haptera app on your phone and feel 50+ preset effects. Without the app, this page shows the next step; inside other apps, what to do.',
  },
  blocks: (links) => [
    block(openApp, 'open-app', {
      heading: { zh: '在手机上打开\n触境应用', en: 'Open the Haptera app on your phone' },
      text: {
        zh: '应用内有 50 多个预置效果，可逐个试用与比较。请在手机上打开。',
        en: 'It has 50+ preset effects to feel and compare. Open it on the phone you want to feel them on.',
      },
      moment: 'open',
      scheme,
      fallback: links.page('open-app-fail'),
      tone: 'dark',
    }),
  ],
};

export const openAppFail: SeedPage = {
  key: 'open-app-fail',
  slug: 'open-app-fail',
  parent: 'community',
  menuOrder: 24,
  isHidden: true,
  layout: 'independent',
  title: { zh: '应用没有打开', en: 'The app did not open' },
  excerpt: {
    zh: '为什么没有打开，怎样用系统浏览器再试一次。',
    en: 'Why it did not open, and how to try again in the browser of your phone.',
  },
  seoTitle: { zh: '应用没有打开', en: 'The app did not open' },
  seoDescription: {
    zh: '触境应用没有打开：换用系统浏览器，或复制链接到系统浏览器的地址栏；还没有安装时，请先安装应用，再回到这里。',
    en: 'The Haptera app did not open: use your phone’s browser, or copy the link into it. If the app is not installed yet, install it first.',
  },
  blocks: (links) => [
    block(openApp, 'open-app', {
      heading: { zh: '应用没有打开', en: 'The app did not open' },
      text: {
        zh: '也许手机上还没有安装，也许您正在另一个应用的浏览器里，它不允许打开别的应用。',
        en: 'It may not be on your phone yet. Or you are in another app’s browser, which does not let this one open.',
      },
      moment: 'failed',
      opener: links.page('openApp'),
      tone: 'dark',
    }),
  ],
};
