import callToAction from '#blocks/call-to-action/block.ts';
import caseGrid from '#blocks/case-grid/block.ts';
import figures from '#blocks/figures/block.ts';
import hero from '#blocks/hero/block.ts';
import richText from '#blocks/rich-text/block.ts';
import { block } from '../block.ts';
import type { SeedPage } from '../seed-document.ts';

export const portfolio: SeedPage = {
  key: 'portfolio',
  slug: 'portfolio',
  parent: 'explore',
  menuOrder: 2,
  title: { zh: '项目', en: 'Our work' },
  excerpt: {
    zh: '40 多个客户项目：游戏、应用、手机、笔记本与汽车。',
    en: 'More than 40 customer projects in games, apps, phones, laptops and cars.',
  },
  seoTitle: { zh: '触感项目一览', en: 'Our work in haptics, by field' },
  seoDescription: {
    zh: '按领域浏览触境的项目：游戏与应用、手机与笔记本、汽车座舱。40 多个客户项目，3000 多款 PC 游戏完成调校。',
    en: 'Our projects by field: games and apps, phones and laptops, car cockpits. More than 40 customer projects and 3,000 PC games tuned.',
  },
  blocks: (links) => [
    block(hero, 'work-hero', {
      opening: 'lead',
      eyebrow: { zh: '项目', en: 'Our work' },
      heading: { zh: '做过的，\n都在人们手里', en: 'Our work is in people’s hands' },
      lede: {
        zh: '多数项目不能写出客户的名字。能写的，是问题、曲线与结果。',
        en: 'Most customers prefer not to be named. What we can show is the problem, the curves and the result.',
      },
      tone: 'tint',
    }),
    block(figures, 'work-figures', {
      figures: [
        {
          value: '40+',
          unit: { zh: '个', en: '' },
          label: { zh: '客户项目', en: 'Customer projects' },
          note: { zh: '从单个应用到整个座舱。', en: 'From a single app to a whole cockpit.' },
        },
        {
          value: '3000+',
          unit: { zh: '款', en: '' },
          label: { zh: '已调校的 PC 游戏', en: 'PC games tuned' },
          note: { zh: '名单更新于 2024 年 9 月 27 日。', en: 'List updated September 27, 2024.' },
        },
      ],
      tone: 'tint',
    }),
    block(caseGrid, 'work-games', {
      heading: { zh: '游戏', en: 'Games' },
      intro: {
        zh: '玩家闭上眼，也知道手里是哪把枪、脚下是哪种路。',
        en: 'With their eyes shut, players know the weapon in hand and the road beneath.',
      },
      cases: [
        { article: links.article('recoil-in-three-layers'), tags: ['games'] },
        { article: links.article('road-you-can-read'), tags: ['games'] },
      ],
      layout: 'rows',
      filter: false,
      tone: 'light',
    }),
    block(caseGrid, 'work-devices', {
      heading: { zh: '手机与笔记本', en: 'Phones and laptops' },
      intro: {
        zh: '把机械按键的把握，还给一整块玻璃。',
        en: 'The assurance of a mechanical key, returned to a sheet of glass.',
      },
      cases: [
        { article: links.article('keys-on-glass'), tags: ['phonesAndTablets', 'inputMethods'] },
        { article: links.article('trackpad-that-presses-back'), tags: ['laptops'] },
      ],
      layout: 'grid',
      filter: false,
      tone: 'dark',
    }),
    block(caseGrid, 'work-more', {
      heading: { zh: '汽车与应用', en: 'Cars and apps' },
      cases: [
        { article: links.article('dial-without-a-dial'), tags: ['cars'] },
        { article: links.article('music-for-the-hand'), tags: ['apps', 'phonesAndTablets'] },
      ],
      layout: 'rows',
      filter: false,
      tone: 'light',
    }),
    block(richText, 'work-shape', {
      heading: { zh: '一个项目的样子', en: 'What a project looks like' },
      lead: {
        zh: '从一个问题开始：手应该知道什么？',
        en: 'It starts with a question: what should the hand know?',
      },
      body: {
        zh: '<ol><li><strong>定问题。</strong>一句话说清，哪一刻、手上要分辨什么。</li><li><strong>出样。</strong>做两三版可以摸到的效果，让不知情的人来试。</li><li><strong>调校。</strong>在真机上逐项打磨，每个支持包有 10 次服务。</li><li><strong>交付。</strong>效果文件、参数与说明一并交给您的团队。</li></ol>',
        en: '<ol><li><strong>Set the question.</strong> One sentence: what must a hand tell apart, and when?</li><li><strong>Make samples.</strong> Two or three versions, tried by people who know nothing about them.</li><li><strong>Tune.</strong> On the real device, effect by effect; a support pack holds 10 sessions.</li><li><strong>Hand over.</strong> Effect files, parameters and notes go to your team.</li></ol>',
      },
      width: 'beside',
      tone: 'tint',
    }),
    block(callToAction, 'work-contact', {
      heading: { zh: '您的项目，要让手知道什么？', en: 'What should a hand know in yours?' },
      text: {
        zh: '写下那一句话，我们来做样。',
        en: 'Send us that one sentence. We will make the samples.',
      },
      actions: [
        { label: { zh: '联系商务', en: 'Contact sales' }, link: links.page('business') },
        { label: { zh: '按领域了解方案', en: 'Solutions by field' }, link: links.page('solution') },
      ],
      tone: 'signal',
    }),
  ],
};
