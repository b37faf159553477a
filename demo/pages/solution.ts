import callToAction from '#blocks/call-to-action/block.ts';
import featureGrid from '#blocks/feature-grid/block.ts';
import hero from '#blocks/hero/block.ts';
import richText from '#blocks/rich-text/block.ts';
import specTable from '#blocks/spec-table/block.ts';
import { block } from '../block.ts';
import type { SeedPage } from '../seed-document.ts';

const single = { words: { zh: '单通道', en: 'Single channel' } };
const dual = { words: { zh: '双通道', en: 'Dual channel' } };
const multi = { words: { zh: '多通道', en: 'Multi channel' } };

export const solution: SeedPage = {
  key: 'solution',
  slug: 'solution',
  parent: null,
  menuOrder: 1,
  title: { zh: '解决方案', en: 'Solutions' },
  excerpt: {
    zh: '游戏、外设、影音、手机、触控板与汽车：六个领域的触觉方案，共用一套引擎。',
    en: 'Haptic solutions for games, gaming gear, music and film, phones, trackpads and cars, all on one engine.',
  },
  seoTitle: { zh: '触觉解决方案：六个领域', en: 'Haptic solutions for six fields' },
  seoDescription: {
    zh: '按领域了解触觉方案：游戏、游戏外设、影音娱乐、移动设备、笔记本触控板与汽车座舱，以及各自适用的引擎版本。',
    en: 'Haptics by field: games, gaming gear, music and film, mobile devices, laptop trackpads and car cockpits, and which engine version suits each.',
  },
  blocks: (links) => [
    block(hero, 'solution-hero', {
      opening: 'device',
      eyebrow: { zh: '解决方案', en: 'Solutions' },
      heading: { zh: '六个领域的触觉方案，\n共用一套引擎', en: 'Haptic solutions for six fields, on one engine' },
      lede: {
        zh: '手柄要分左右，手机要干脆，汽车要不看也能操作。每个领域有自己的马达、通道与调校，设计工具与效果文件通用。',
        en: 'A controller needs left and right, a phone needs a crisp click, a car needs controls that work without a glance. Actuators, channels and tuning differ by field; tools and effect files do not.',
      },
      actions: [
        { label: { zh: '按领域查看', en: 'Find your field' }, link: links.page('solution', 'fields') },
        { label: { zh: '联系商务', en: 'Contact sales' }, link: links.page('business') },
      ],
      picture: { sample: 'actuator-open' },
      tone: 'dark',
    }),
    block(featureGrid, 'fields', {
      heading: { zh: '从游戏到座舱，按领域查看', en: 'Find your field, from games to car cockpits' },
      features: [
        {
          icon: 'gameController',
          title: { zh: '游戏', en: 'Games' },
          text: {
            zh: '为 PC、手机与主机外设上的游戏区分武器、路面与天气，四个版本。',
            en: 'Weapons, roads and weather told apart, on PC, phone and controller. Four tiers.',
          },
          link: links.page('gaming'),
        },
        {
          icon: 'bolt',
          title: { zh: '游戏外设', en: 'Gaming gear' },
          text: {
            zh: '手柄、掌机、方向盘与背心：双通道与多通道，扳机死区低至 4%。',
            en: 'Controllers, handhelds, wheels and vests on two or more channels, with a trigger dead band as low as 4%.',
          },
          link: links.page('peripherals'),
        },
        {
          icon: 'headphones',
          title: { zh: '影音娱乐', en: 'Music and film' },
          text: {
            zh: '播放时从音轨提取节拍与低音，按耳机延迟对齐。',
            en: 'Beat and bass picked out of the track as it plays, timed to the headphones.',
          },
          link: links.page('muse'),
        },
        {
          icon: 'smartphone',
          title: { zh: '移动设备', en: 'Mobile devices' },
          text: {
            zh: '面向手机与平板厂商：从马达选型到系统手感。',
            en: 'For makers of phones and tablets, from choosing the actuator to the feel of the whole system.',
          },
          link: links.page('mobileoem'),
        },
        {
          icon: 'trackpad',
          title: { zh: '触控板', en: 'Trackpads' },
          text: {
            zh: '没有机械按键，也按得清楚。马达薄至 2 mm。',
            en: 'A distinct click without a mechanical button, from actuators as thin as 2 mm.',
          },
          link: links.page('trackpad'),
        },
        {
          icon: 'car',
          title: { zh: '汽车座舱', en: 'Car cockpits' },
          text: {
            zh: '中控屏、方向盘与座椅的刻度与提示，不看屏幕也能操作。',
            en: 'Detents and alerts in console, wheel and seat that work without a glance.',
          },
          link: links.page('automotive'),
        },
      ],
      columns: 'two',
      tone: 'light',
    }),
    block(specTable, 'solution-parts', {
      heading: { zh: '各领域常用的引擎版本', en: 'Which engine version each field starts with' },
      columns: [
        { name: { zh: '引擎版本', en: 'Engine version' } },
        { name: { zh: '首先要做到', en: 'What comes first' } },
      ],
      groups: [
        {
          title: { zh: '手持设备', en: 'Handheld' },
          rows: [
            {
              label: { zh: '手机与平板', en: 'Phones and tablets' },
              values: [single, { words: { zh: '短促，不拖尾', en: 'Short, with no tail' } }],
            },
            {
              label: { zh: '手柄与掌机', en: 'Controllers and handhelds' },
              values: [dual, { words: { zh: '左右方位', en: 'Left–right direction' } }],
            },
          ],
        },
        {
          title: { zh: '固定安装', en: 'Built in' },
          rows: [
            {
              label: { zh: '笔记本触控板', en: 'Laptop trackpads' },
              values: [single, { words: { zh: '分明的按下与抬起', en: 'A distinct press and release' } }],
            },
            {
              label: { zh: '汽车座舱', en: 'Car cockpits' },
              values: [multi, { words: { zh: '在座椅与方向盘上移动', en: 'Motion across seat and wheel' } }],
            },
            {
              label: { zh: '座椅、背心等外设', en: 'Seats, vests and other gear' },
              values: [multi, { words: { zh: '在多颗马达间移动', en: 'Motion across actuators' } }],
            },
          ],
        },
      ],
      caption: {
        zh: '三个版本使用同一份效果文件，详见渲染引擎。',
        en: 'All three versions play the same effect files. See the rendering engine for details.',
      },
      tone: 'tint',
    }),
    block(richText, 'solution-way', {
      heading: { zh: '合作四步：试样、选型、调校、上市', en: 'How we work: try, choose, tune, ship' },
      lead: {
        zh: '从一版可以试的样品开始，约定之后再谈整机。',
        en: 'A sample comes first; the contract for the whole device comes later.',
      },
      body: {
        zh: '<ol><li><strong>试样。</strong>寄来设备或一段素材，我们做出可以试用的一版。</li><li><strong>选型。</strong>定下马达、驱动芯片与引擎版本。</li><li><strong>调校。</strong>与您的团队逐项打磨，每个支持包有 10 次服务。</li><li><strong>上市。</strong>与从零制作触感的项目相比，上线时间缩短 1–2 个月。</li></ol>',
        en: '<ol><li><strong>Try it.</strong> Send a device or a clip, and we make a first version that can be felt.</li><li><strong>Choose the parts.</strong> Actuator, driver chip and engine version.</li><li><strong>Tune it.</strong> Effect by effect, with your team; a support pack holds 10 sessions.</li><li><strong>Ship it.</strong> Launch comes 1–2 months sooner than with haptics built from scratch.</li></ol>',
      },
      width: 'beside',
      tone: 'light',
    }),
    block(featureGrid, 'solution-further', {
      heading: { zh: '案例、部件与接入方式', en: 'Cases, parts and ways to integrate' },
      features: [
        {
          icon: 'users',
          title: { zh: '合作案例', en: 'Cooperation cases' },
          text: { zh: '三类客户各带来什么、得到什么。', en: 'What three kinds of customers bring, and what they get.' },
          link: links.page('CooperationCases'),
        },
        {
          icon: 'gameController',
          title: { zh: '游戏案例', en: 'Game cases' },
          text: { zh: '后坐力与路面，从问题讲到曲线。', en: 'Recoil and road, from the problem to the curve.' },
          link: links.page('GameCases'),
        },
        {
          icon: 'car',
          title: { zh: '车载触感', en: 'Haptics in vehicles' },
          text: { zh: '中控、方向盘与座椅怎样装。', en: 'How console, wheel and seat are built.' },
          link: links.page('InVehicle'),
        },
        {
          icon: 'code',
          title: { zh: '让应用支持触感', en: 'Haptics for your app' },
          text: { zh: '三类应用，三种接法。', en: 'Three kinds of apps, three ways in.' },
          link: links.page('supportApp'),
        },
      ],
      columns: 'four',
      tone: 'dark',
    }),
    block(callToAction, 'solution-contact', {
      heading: { zh: '其他设备，也可以来谈', en: 'A different kind of device? Ask us' },
      text: {
        zh: '医疗、乐器、可穿戴：写明设备与场景，我们判断能否做、从哪里开始。',
        en: 'Instruments, wearables, medical devices: describe the device and its use, and we will say whether and how it can be done.',
      },
      actions: [
        { label: { zh: '联系商务', en: 'Contact sales' }, link: links.page('business') },
        { label: { zh: '浏览案例', en: 'Browse our work' }, link: links.page('portfolio') },
      ],
      look: 'line',
      tone: 'tint',
    }),
  ],
};
