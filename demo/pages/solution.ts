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
    zh: '游戏、外设、影音、手机、触控板与汽车：六个领域，同一套触觉技术。',
    en: 'Games, gaming gear, music and film, phones, trackpads and cars: six fields, one haptic technology.',
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
      heading: { zh: '六种设备，\n一种手上的语言', en: 'Six devices, one language of touch' },
      lede: {
        zh: '手柄要方位，手机要干脆，汽车要不看也懂。问题各不相同，背后的设计、渲染与驱动是同一套。',
        en: 'A controller needs direction, a phone needs crispness, a car needs to be understood without looking. The questions differ. The tools, engine and drivers behind the answers are the same.',
      },
      actions: [
        { label: { zh: '按领域查看', en: 'Find your field' }, link: links.page('solution', 'fields') },
        { label: { zh: '联系商务', en: 'Contact sales' }, link: links.page('business') },
      ],
      picture: { sample: 'six-devices' },
      tone: 'dark',
    }),
    block(featureGrid, 'fields', {
      heading: { zh: '从您的产品开始', en: 'Start from your product' },
      features: [
        {
          icon: 'gameController',
          title: { zh: '游戏', en: 'Games' },
          text: {
            zh: '武器、路面与天气各有手感。已调校 3000 多款 PC 游戏。',
            en: 'Weapons, roads and weather each feel like themselves. More than 3,000 PC games tuned.',
          },
          link: links.page('gaming'),
        },
        {
          icon: 'bolt',
          title: { zh: '游戏外设', en: 'Gaming gear' },
          text: {
            zh: '手柄、掌机与方向盘：左右分工，扳机死区低至 4%。',
            en: 'Controllers, handhelds and wheels: left and right apart, triggers with a dead band as low as 4%.',
          },
          link: links.page('peripherals'),
        },
        {
          icon: 'headphones',
          title: { zh: '影音娱乐', en: 'Music and film' },
          text: {
            zh: '从音轨中实时提取节拍与低音，安静处真的安静。',
            en: 'Beat and bass, picked out of the track as it plays. Quiet passages stay quiet.',
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
            zh: '中控屏、方向盘与座椅说得清的提示，视线留在路上。',
            en: 'Console, wheel and seat say what they mean, and eyes stay on the road.',
          },
          link: links.page('automotive'),
        },
      ],
      columns: 'two',
      tone: 'light',
    }),
    block(specTable, 'solution-parts', {
      heading: { zh: '每个领域从哪里选起', en: 'What each field usually starts with' },
      columns: [
        { name: { zh: '引擎版本', en: 'Engine version' } },
        { name: { zh: '首先要做到', en: 'What comes first' } },
      ],
      groups: [
        {
          title: { zh: '拿在手里的', en: 'Held in the hand' },
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
          title: { zh: '固定不动的', en: 'Fixed in place' },
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
      heading: { zh: '合作怎样进行', en: 'How we work together' },
      lead: {
        zh: '先让手来判断，再谈参数。',
        en: 'Hands decide first. Parameters come second.',
      },
      body: {
        zh: '<ol><li><strong>试手。</strong>寄来设备，或带上一段素材，我们做出可以摸到的一版。</li><li><strong>选型。</strong>定下马达、驱动芯片与引擎版本。</li><li><strong>调校。</strong>与您的团队逐项打磨，每个支持包有 10 次服务。</li><li><strong>上市。</strong>与从零制作触感的项目相比，上线时间缩短 1–2 个月。</li></ol>',
        en: '<ol><li><strong>Try it.</strong> Send a device or a clip, and we make a first version that can be felt.</li><li><strong>Choose the parts.</strong> Actuator, driver chip and engine version.</li><li><strong>Tune it.</strong> Effect by effect, with your team; a support pack holds 10 sessions.</li><li><strong>Ship it.</strong> Launch comes 1–2 months sooner than with haptics built from scratch.</li></ol>',
      },
      width: 'beside',
      tone: 'light',
    }),
    block(featureGrid, 'solution-further', {
      heading: { zh: '按问题继续看', en: 'Read on by topic' },
      features: [
        {
          icon: 'users',
          title: { zh: '合作案例', en: 'Cooperation cases' },
          text: { zh: '谁带来什么，一起交付什么。', en: 'Who brings what, and what we deliver together.' },
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
      heading: { zh: '没有看到您的领域？', en: 'Your field is not listed?' },
      text: {
        zh: '凡是手会碰到的地方，都值得谈一谈。',
        en: 'If a hand touches it, it is worth a conversation.',
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
