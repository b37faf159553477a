import callToAction from '#blocks/call-to-action/block.ts';
import caseGrid from '#blocks/case-grid/block.ts';
import hero from '#blocks/hero/block.ts';
import postList from '#blocks/post-list/block.ts';
import { block } from '../block.ts';
import type { SeedPage } from '../seed-document.ts';

export const news: SeedPage = {
  key: 'news',
  slug: 'news',
  parent: 'explore',
  menuOrder: 2,
  title: { zh: '动态与案例', en: 'News and cases' },
  excerpt: {
    zh: '游戏、手机、笔记本与汽车里的触感，怎样一步步调出来。',
    en: 'How haptics for games, phones, laptops and cars were designed, step by step.',
  },
  seoTitle: { zh: '触感动态与案例', en: 'News and cases in haptics' },
  seoDescription: {
    zh: '触境的动态与案例：射击与赛车游戏、手机输入法、压感触控板、汽车中控与音乐应用，附调校前后的曲线。',
    en: 'Haptics at work: two games, a phone keyboard, a force trackpad, a car console and a music app, each with its curves before and after.',
  },
  blocks: (links) => [
    block(hero, 'news-hero', {
      opening: 'lead',
      eyebrow: { zh: '动态与案例', en: 'News and cases' },
      heading: { zh: '六个触感案例：\n问题、曲线与结果', en: 'Six haptics cases: problem, curves and result' },
      lede: {
        zh: '两款游戏、一款输入法、一块触控板、一块中控屏与一款音乐应用。',
        en: 'Two games, a phone keyboard, a trackpad, a car console and a music app.',
      },
      tone: 'tint',
    }),
    block(postList, 'news-latest', {
      heading: { zh: '新发布', en: 'Just published' },
      count: 1,
      order: 'newest',
      layout: 'lead',
      actions: [{ label: { zh: '全部文章', en: 'All articles' }, link: links.page('post') }],
      tone: 'light',
    }),
    block(caseGrid, 'cases', {
      heading: { zh: '全部案例', en: 'All cases' },
      cases: [
        { article: links.article('keys-on-glass'), tags: ['phonesAndTablets', 'inputMethods'] },
        { article: links.article('dial-without-a-dial'), tags: ['cars'] },
        { article: links.article('trackpad-that-presses-back'), tags: ['laptops'] },
        { article: links.article('music-for-the-hand'), tags: ['apps', 'phonesAndTablets'] },
        { article: links.article('road-you-can-read'), tags: ['games'] },
        { article: links.article('recoil-in-three-layers'), tags: ['games'] },
      ],
      layout: 'grid',
      filter: true,
      tone: 'tint',
    }),
    block(callToAction, 'news-contact', {
      heading: { zh: '让您的项目成为下一个案例', en: 'Make your project the next case' },
      text: {
        zh: '把设备寄来，或带上一段素材。我们从一次试手开始。',
        en: 'Send a device or a clip, and we will send back something you can feel.',
      },
      actions: [
        { label: { zh: '联系商务', en: 'Contact sales' }, link: links.page('business') },
        { label: { zh: '查看游戏方案', en: 'Explore haptics for games' }, link: links.page('gaming') },
      ],
      look: 'line',
      tone: 'tint',
    }),
  ],
};
