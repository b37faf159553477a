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
      heading: { zh: '40 多个客户项目，\n按领域浏览', en: 'More than 40 customer projects, by field' },
      lede: {
        zh: '多数客户不公开名称。每个项目写明客户类型、问题、部件、调校前后的曲线与结果。',
        en: 'Most customers prefer not to be named. Each project states the kind of client, the problem, the parts, the curves before and after, and the result.',
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
          value: '1–2',
          unit: { zh: '个月', en: 'months' },
          label: { zh: '上线时间缩短', en: 'Saved on the way to launch' },
          note: { zh: '与从零制作触感的项目相比。', en: 'Compared with building haptics from scratch.' },
        },
      ],
      tone: 'tint',
    }),
    block(caseGrid, 'work-games', {
      heading: { zh: '游戏：后坐力与路面', en: 'Games: recoil and road surface' },
      intro: {
        zh: '射击游戏分清武器，赛车游戏分清路面，靠的是频率与节奏。',
        en: 'A shooter whose weapons differ and a racer whose surfaces differ, by frequency and rhythm.',
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
      heading: { zh: '手机与笔记本：键盘与触控板', en: 'Phones and laptops: keyboard and trackpad' },
      intro: {
        zh: '输入法的点击更短，触控板的按下与抬起更分明。',
        en: 'Shorter clicks for a keyboard, a distinct press and release for a trackpad.',
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
      heading: { zh: '汽车与应用：中控与音乐', en: 'Cars and apps: console and music' },
      cases: [
        { article: links.article('dial-without-a-dial'), tags: ['cars'] },
        { article: links.article('music-for-the-hand'), tags: ['apps', 'phonesAndTablets'] },
      ],
      layout: 'rows',
      filter: false,
      tone: 'light',
    }),
    block(richText, 'work-shape', {
      heading: {
        zh: '项目流程：定题、出样、调校、交付',
        en: 'How a project runs: question, samples, tuning, delivery',
      },
      lead: { zh: '从一个场景开始，再扩展到整机。', en: 'It starts with one situation and grows to the whole device.' },
      body: {
        zh: '<ol><li><strong>定问题。</strong>一句话说清：在什么场景，用户要分辨什么。</li><li><strong>出样。</strong>做两三版可以摸到的效果，让不知情的人来试。</li><li><strong>调校。</strong>在真机上逐项打磨，每个支持包有 10 次服务。</li><li><strong>交付。</strong>效果文件、参数与说明一并交给您的团队。</li></ol>',
        en: '<ol><li><strong>Set the question.</strong> One sentence: in which situation must people tell what apart?</li><li><strong>Make samples.</strong> Two or three versions, tried by people who know nothing about them.</li><li><strong>Tune.</strong> On the real device, effect by effect; a support pack holds 10 sessions.</li><li><strong>Hand over.</strong> Effect files, parameters and notes go to your team.</li></ol>',
      },
      width: 'beside',
      tone: 'tint',
    }),
    block(callToAction, 'work-contact', {
      heading: { zh: '用一句话描述您的项目', en: 'Describe your project in one sentence' },
      text: {
        zh: '写明设备、场景与希望用户感到什么，我们来做样。',
        en: 'Name the device, the situation and what people should feel. We will make the samples.',
      },
      actions: [
        { label: { zh: '联系商务', en: 'Contact sales' }, link: links.page('business') },
        { label: { zh: '按领域了解方案', en: 'Solutions by field' }, link: links.page('solution') },
      ],
      tone: 'signal',
    }),
  ],
};
