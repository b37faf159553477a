import callToAction from '#blocks/call-to-action/block.ts';
import hero from '#blocks/hero/block.ts';
import postList from '#blocks/post-list/block.ts';
import { block } from '../block.ts';
import type { SeedPage } from '../seed-document.ts';

/** The index page of the articles. */
export const postIndex: SeedPage = {
  key: 'post',
  slug: 'post',
  parent: null,
  menuOrder: 9,
  title: { zh: '全部文章', en: 'All articles' },
  excerpt: { zh: '触境写过的全部文章，按时间与领域查找。', en: 'Everything we have written, by date and by field.' },
  seoTitle: { zh: '全部文章', en: 'All articles' },
  seoDescription: {
    zh: '触境的全部文章：游戏、手机、笔记本、汽车与应用里的触感怎样调出来，从新到旧排列，可按领域筛选。',
    en: 'All articles by Haptera on how haptics in games, phones, laptops, cars and apps were made, newest first, with a filter by field.',
  },
  blocks: (links) => [
    block(hero, 'post-hero', {
      opening: 'lead',
      eyebrow: { zh: '探索', en: 'Explore' },
      heading: { zh: '全部文章', en: 'All articles' },
      lede: {
        zh: '案例与文章，从新到旧排列，可按领域筛选。',
        en: 'Cases and articles, newest first, with a filter by field.',
      },
      tone: 'tint',
    }),
    block(postList, 'post-list', {
      heading: { zh: '从新到旧，可按领域筛选', en: 'Newest first, by field' },
      of: 'posts',
      count: 96,
      perPage: 12,
      filter: true,
      order: 'newest',
      layout: 'rows',
      tone: 'light',
    }),
    block(callToAction, 'post-contact', {
      heading: { zh: '分步教程', en: 'Step-by-step tutorials' },
      text: {
        zh: '从一次点击开始，写明每一步与参数。',
        en: 'They begin with a single click and state every step and value.',
      },
      actions: [
        { label: { zh: '浏览教程', en: 'Browse the tutorials' }, link: links.page('blog') },
        { label: { zh: '动态与案例', en: 'News and cases' }, link: links.page('news') },
      ],
      look: 'line',
      tone: 'tint',
    }),
  ],
};
