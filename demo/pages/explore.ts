import callToAction from '#blocks/call-to-action/block.ts';
import featureGrid from '#blocks/feature-grid/block.ts';
import hero from '#blocks/hero/block.ts';
import postList from '#blocks/post-list/block.ts';
import { block } from '../block.ts';
import type { SeedPage } from '../seed-document.ts';

export const explore: SeedPage = {
  key: 'explore',
  slug: 'explore',
  parent: null,
  menuOrder: 3,
  title: { zh: '探索', en: 'Explore' },
  excerpt: {
    zh: '我们是谁，做过什么，支持哪些机型与应用。',
    en: 'Who we are, what we have made, and which devices and apps we support.',
  },
  seoTitle: { zh: '探索触境：公司、案例与支持名单', en: 'Explore: company, work and what we support' },
  seoDescription: {
    zh: '了解触境：公司与做法、40 多个客户项目、动态与案例、支持的机型与应用名单，以及商务合作的联系方式。',
    en: 'The company and how it works, more than 40 customer projects, news and cases, lists of supported models and apps, and how to reach us.',
  },
  blocks: (links) => [
    block(hero, 'explore-hero', {
      opening: 'lead',
      eyebrow: { zh: '探索', en: 'Explore' },
      heading: { zh: '触境的公司、案例与支持名单', en: 'Haptera: the company, its work and what it supports' },
      lede: {
        zh: '公司与做法、六个写明曲线的案例、支持的机型与应用。',
        en: 'Who we are and how we work, six cases with their curves, and the devices and apps we support.',
      },
      tone: 'tint',
    }),
    block(postList, 'explore-latest', {
      heading: { zh: '新近案例', en: 'Latest case' },
      count: 1,
      order: 'newest',
      layout: 'lead',
      actions: [{ label: { zh: '动态与案例', en: 'News and cases' }, link: links.page('news') }],
      tone: 'light',
    }),
    block(featureGrid, 'explore-places', {
      heading: { zh: '公司、项目、机型与应用', en: 'Company, projects, models and apps' },
      features: [
        {
          icon: 'users',
          title: { zh: '关于我们', en: 'About us' },
          text: { zh: '地点、团队、历程与工作方式。', en: 'Place, team, milestones and how we work.' },
          link: links.page('about'),
        },
        {
          icon: 'layers',
          title: { zh: '项目', en: 'Our work' },
          text: { zh: '按领域浏览客户项目。', en: 'Customer projects, by field.' },
          link: links.page('portfolio'),
        },
        {
          icon: 'smartphone',
          title: { zh: '支持的机型', en: 'Supported models' },
          text: { zh: '按品牌查找手机与平板。', en: 'Phones and tablets, by brand.' },
          link: links.page('hapticslist'),
        },
        {
          icon: 'gameController',
          title: { zh: '支持的应用', en: 'Supported apps' },
          text: { zh: '游戏、输入法、音频与影像。', en: 'Games, input methods, audio and video.' },
          link: links.page('application'),
        },
      ],
      columns: 'two',
      tone: 'tint',
    }),
    block(callToAction, 'explore-contact', {
      heading: { zh: '预约一次演示', en: 'Arrange a demonstration' },
      text: {
        zh: '告诉我们您的设备，我们来安排。',
        en: 'Tell us which device you have in mind, and we will arrange it.',
      },
      actions: [{ label: { zh: '联系商务', en: 'Contact sales' }, link: links.page('business') }],
      look: 'line',
      tone: 'light',
    }),
  ],
};
