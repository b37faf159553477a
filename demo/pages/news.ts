import callToAction from '#blocks/call-to-action/block.ts';
import caseGrid from '#blocks/case-grid/block.ts';
import figures from '#blocks/figures/block.ts';
import hero from '#blocks/hero/block.ts';
import postList from '#blocks/post-list/block.ts';
import { block } from '../block.ts';
import { writeToBusiness } from '../contact.ts';
import type { SeedPage } from '../seed-document.ts';

export const news: SeedPage = {
  key: 'news',
  slug: 'news',
  parent: 'explore',
  menuOrder: 2,
  title: { zh: '动态与案例', en: 'News and cases' },
  excerpt: {
    zh: '游戏、手机、笔记本与汽车里的触感，是怎样一步步调出来的。',
    en: 'How touch in games, phones, laptops and cars was worked out, step by step.',
  },
  seoTitle: { zh: '触感动态与案例', en: 'News and cases in haptics' },
  seoDescription: {
    zh: '触境的动态与案例：射击与赛车游戏、手机输入法、压感触控板、汽车中控与音乐应用中的触觉设计过程。',
    en: 'Haptics at work: shooters and racing games, a phone keyboard, a trackpad, a car console and a music app, and how each was tuned.',
  },
  blocks: (links) => [
    block(hero, 'news-hero', {
      eyebrow: { zh: '动态与案例', en: 'News and cases' },
      heading: { zh: '手感从哪里来', en: 'Where a good feel comes from' },
      lede: {
        zh: '每个项目都从一个问题开始：手应该知道什么。这里写下我们找答案的过程，也写走过的弯路。',
        en: 'Every project starts with a question: what should the hand know? These are the ways we found an answer, wrong turns included.',
      },
      size: 'page',
      tone: 'dark',
    }),
    block(postList, 'news-latest', {
      heading: { zh: '新近文章', en: 'The latest' },
      intro: { zh: '刚写完的排在前面。', en: 'What we finished writing last comes first.' },
      count: 4,
      order: 'newest',
      layout: 'lead',
      tone: 'light',
    }),
    block(caseGrid, 'cases', {
      heading: { zh: '案例', en: 'Cases' },
      intro: { zh: '按领域筛选，或者从头读起。', en: 'Filter by field, or start at the top.' },
      cases: [
        { article: links.article('recoil-in-three-layers'), tags: ['games'] },
        { article: links.article('keys-on-glass'), tags: ['phonesAndTablets', 'inputMethods'] },
        { article: links.article('dial-without-a-dial'), tags: ['cars'] },
        { article: links.article('trackpad-that-presses-back'), tags: ['laptops'] },
        { article: links.article('music-for-the-hand'), tags: ['apps', 'phonesAndTablets'] },
        { article: links.article('road-you-can-read'), tags: ['games'] },
      ],
      layout: 'grid',
      filter: true,
      tone: 'tint',
    }),
    block(postList, 'news-games', {
      heading: { zh: '游戏触感', en: 'On games' },
      intro: { zh: '后坐力、路面、抓地力：手柄里的细节。', en: 'Recoil, road and grip: the detail in a controller.' },
      term: links.tag('games'),
      count: 4,
      order: 'newest',
      actions: [{ label: { zh: '查看游戏方案', en: 'See the gaming solution' }, link: links.page('gaming') }],
      layout: 'rows',
      tone: 'light',
    }),
    block(figures, 'news-figures', {
      heading: { zh: '文章之外的更多项目', en: 'And many more than we write about' },
      figures: [
        {
          value: '40+',
          unit: { zh: '个', en: '' },
          label: { zh: '客户项目', en: 'Customer projects' },
          note: { zh: '设备、外设、游戏与应用。', en: 'Devices, accessories, games and apps.' },
        },
        {
          value: '3000+',
          unit: { zh: '款', en: '' },
          label: { zh: '已调校的 PC 游戏', en: 'PC games tuned' },
          note: { zh: '名单更新于 2024 年 9 月 27 日。', en: 'The list was last updated on September 27, 2024.' },
        },
      ],
      tone: 'dark',
    }),
    block(callToAction, 'news-contact', {
      heading: { zh: '下一篇，写您的项目', en: 'The next one could be yours' },
      text: {
        zh: '把设备寄来，或带上一段素材。我们从一次试手开始。',
        en: 'Send a device or bring a clip. We start with something you can hold.',
      },
      actions: [
        { label: { zh: '联系商务', en: 'Talk to us' }, link: writeToBusiness },
        { label: { zh: '查看游戏方案', en: 'See the gaming solution' }, link: links.page('gaming') },
      ],
      tone: 'tint',
    }),
  ],
};
