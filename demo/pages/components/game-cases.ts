import callToAction from '#blocks/call-to-action/block.ts';
import caseGrid from '#blocks/case-grid/block.ts';
import featureGrid from '#blocks/feature-grid/block.ts';
import hero from '#blocks/hero/block.ts';
import mediaText from '#blocks/media-text/block.ts';
import { block } from '../../block.ts';
import type { SeedPage } from '../../seed-document.ts';

export const gameCases: SeedPage = {
  key: 'GameCases',
  slug: 'GameCases',
  parent: 'components',
  menuOrder: 2,
  title: { zh: '游戏案例', en: 'Game cases' },
  excerpt: {
    zh: '射击与赛车两个案例，以及 3000 多款 PC 游戏怎样调校。',
    en: 'A shooter and a racing game in detail, and how more than 3,000 PC games were tuned.',
  },
  seoTitle: { zh: '游戏触感案例', en: 'Haptics in games: case studies' },
  seoDescription: {
    zh: '游戏触感案例：射击游戏的后坐力分成三层，赛车游戏的路面分成三种，附曲线与做法；已调校 3000 多款 PC 游戏。',
    en: 'Haptics in games: recoil split into three layers, three road surfaces told apart, with curves and method. More than 3,000 PC games tuned.',
  },
  blocks: (links) => [
    block(hero, 'games-hero', {
      opening: 'device',
      eyebrow: { zh: '游戏案例', en: 'Game cases' },
      heading: { zh: '游戏触感案例：\n射击与赛车', en: 'Haptics in two games: a shooter and a racer' },
      lede: {
        zh: '3000 多款 PC 游戏已完成调校，名单更新于 2024 年 9 月 27 日。这里详述其中两款：问题、曲线与结果。',
        en: 'More than 3,000 PC games are tuned, in a list updated September 27, 2024. Two of them in detail: the problem, the curves and the result.',
      },
      picture: { sample: 'closed-eye' },
      tone: 'dark',
    }),
    block(caseGrid, 'games-list', {
      heading: { zh: '后坐力三层，路面三种', en: 'Recoil in three layers, road in three surfaces' },
      cases: [
        { article: links.article('recoil-in-three-layers'), tags: ['games'] },
        { article: links.article('road-you-can-read'), tags: ['games'] },
      ],
      layout: 'grid',
      filter: false,
      tone: 'light',
    }),
    block(mediaText, 'games-way', {
      eyebrow: { zh: '做法', en: 'The method' },
      heading: { zh: '方法：由声音生成，再逐处重画', en: 'Method: generate from sound, then redraw what matters' },
      body: {
        zh: '<p>游戏里已经有声音与事件。先自动生成一版，再由设计师在时间轴上重画要紧的几处。每一处都关掉声音再试，仍分得清的才保留。</p>',
        en: '<p>A game already has sounds and events. A first version is generated from them, and a designer redraws the moments that matter. Each is tried with the sound off; only what can still be told apart stays.</p>',
      },
      points: [
        {
          title: { zh: '左右分工', en: 'Left and right apart' },
          text: {
            zh: '双通道让两侧握把各有任务，方位不看画面也清楚。',
            en: 'Dual channel gives each grip a job of its own, so direction needs no picture.',
          },
        },
        {
          title: { zh: '扳机早一步', en: 'Early triggers' },
          text: {
            zh: '死区低至 4%，阻力几乎从行程起点开始。',
            en: 'With a dead band as low as 4%, resistance begins almost where the travel does.',
          },
        },
      ],
      picture: { sample: 'timeline' },
      side: 'right',
      ratio: 'wideMedia',
      tone: 'dark',
    }),
    block(featureGrid, 'games-more', {
      heading: { zh: '相关方案与教程', en: 'Related solutions and tutorials' },
      features: [
        {
          icon: 'gameController',
          title: { zh: '游戏触感方案', en: 'Haptics for games' },
          text: { zh: '六种可分辨的触感，四个版本。', en: 'Six things players can tell apart, and four tiers.' },
          link: links.page('gaming'),
        },
        {
          icon: 'book',
          title: { zh: '教程：从声音做出后坐力', en: 'Tutorial: recoil from sound' },
          text: { zh: '用免费版就能跟着做一遍。', en: 'Follow it with the Free tier.' },
          link: links.page('blog'),
        },
        {
          icon: 'bolt',
          title: { zh: '游戏外设', en: 'Gaming gear' },
          text: { zh: '手柄、掌机、方向盘与背心。', en: 'Controllers, handhelds, wheels and vests.' },
          link: links.page('peripherals'),
        },
      ],
      columns: 'three',
      tone: 'tint',
    }),
    block(callToAction, 'games-contact', {
      heading: { zh: '为您的游戏做一版样例', en: 'Get a first version for your game' },
      text: {
        zh: '发来一段录屏，我们做出可以摸到的一版。',
        en: 'Send us a recording. We will send back something to hold.',
      },
      actions: [
        { label: { zh: '联系商务', en: 'Contact sales' }, link: links.page('business') },
        { label: { zh: '比较版本', en: 'Compare tiers' }, link: links.page('gaming', 'tiers') },
      ],
      tone: 'signal',
    }),
  ],
};
