import callToAction from '#blocks/call-to-action/block.ts';
import caseGrid from '#blocks/case-grid/block.ts';
import hero from '#blocks/hero/block.ts';
import specTable from '#blocks/spec-table/block.ts';
import { block } from '../../block.ts';
import type { SeedPage } from '../../seed-document.ts';

export const cooperationCases: SeedPage = {
  key: 'CooperationCases',
  slug: 'CooperationCases',
  parent: 'components',
  menuOrder: 1,
  title: { zh: '合作案例', en: 'Cooperation cases' },
  excerpt: {
    zh: '设备厂商、内容团队与汽车集成商各带来什么、先试什么、得到什么。',
    en: 'What device makers, studios and car integrators bring, what they try first and what they get.',
  },
  seoTitle: { zh: '触感合作案例', en: 'Cooperation cases in haptics' },
  seoDescription: {
    zh: '触境的合作案例：设备厂商、游戏与影音团队、汽车集成商各从哪里开始，带来什么，交付什么，40 多个客户项目的共同做法。',
    en: 'How device makers, studios and car integrators work with Haptera: where each starts, what they bring and what they get, from 40+ projects.',
  },
  blocks: (links) => [
    block(hero, 'cooperation-hero', {
      opening: 'device',
      eyebrow: { zh: '合作案例', en: 'Cooperation cases' },
      heading: {
        zh: '合作案例：\n设备厂商、内容团队与汽车集成商',
        en: 'How device makers, studios and car integrators work with us',
      },
      lede: {
        zh: '您的团队了解用户，我们了解马达与曲线。这里写明三类合作的起点、交付与三个实例。',
        en: 'Your team knows its users; we know actuators and curves. Here is where three kinds of projects start, what they deliver, and three of them in detail.',
      },
      actions: [
        {
          label: { zh: '看三种合作', en: 'Three kinds of work' },
          link: links.page('CooperationCases', 'cooperation-kinds'),
        },
        { label: { zh: '联系商务', en: 'Contact sales' }, link: links.page('business') },
      ],
      picture: { sample: 'tuned-together' },
      tone: 'dark',
    }),
    block(specTable, 'cooperation-kinds', {
      heading: { zh: '三类合作的起点与交付', en: 'Where each kind of project starts, and what it delivers' },
      columns: [
        {
          name: { zh: '设备厂商', en: 'Device makers' },
          note: { zh: '手机、触控板、外设', en: 'Phones, trackpads, gear' },
        },
        { name: { zh: '内容团队', en: 'Studios' }, note: { zh: '游戏与影音', en: 'Games, music, film' } },
        {
          name: { zh: '汽车集成商', en: 'Car integrators' },
          note: { zh: '中控、方向盘、座椅', en: 'Console, wheel, seat' },
        },
      ],
      groups: [
        {
          title: { zh: '开始', en: 'At the start' },
          rows: [
            {
              label: { zh: '您带来', en: 'You bring' },
              values: [
                { words: { zh: '样机与留给马达的空间', en: 'A prototype and the space for an actuator' } },
                { words: { zh: '一段素材与它的声音', en: 'A clip and its sound' } },
                { words: { zh: '座舱图纸或一块样屏', en: 'A drawing of the cockpit, or a sample screen' } },
              ],
            },
            {
              label: { zh: '先试的一处', en: 'What to try first' },
              values: [
                { words: { zh: '一次按键', en: 'One key' } },
                { words: { zh: '一个场景', en: 'One scene' } },
                { words: { zh: '一个旋钮', en: 'One dial' } },
              ],
            },
          ],
        },
        {
          title: { zh: '交付', en: 'What is delivered' },
          rows: [
            {
              label: { zh: '效果文件与说明', en: 'Effect files and notes' },
              values: [{ mark: 'yes' }, { mark: 'yes' }, { mark: 'yes' }],
            },
            {
              label: { zh: '马达与驱动芯片选型', en: 'Choice of actuator and chip' },
              values: [{ mark: 'yes' }, { mark: 'no' }, { mark: 'yes' }],
            },
            {
              label: { zh: '引擎通道', en: 'Engine channels' },
              values: [
                { words: { zh: '单或双', en: 'Single or dual' } },
                { words: { zh: '随设备而定', en: 'To match the device' } },
                { words: { zh: '多', en: 'Multi' } },
              ],
            },
          ],
        },
      ],
      caption: {
        zh: '每个支持包有 10 次服务，评审、调校与适配都可使用。',
        en: 'A support pack holds 10 sessions, for reviews, tuning and integration alike.',
      },
      tone: 'light',
    }),
    block(caseGrid, 'cooperation-list', {
      heading: { zh: '三个实例：触控板、输入法、音乐', en: 'Three projects: trackpad, keyboard, music' },
      intro: {
        zh: '客户的名字未获准公开，问题、曲线与结果都在。',
        en: 'Names are withheld at our customers’ request. The problem, the curves and the result are all there.',
      },
      cases: [
        { article: links.article('trackpad-that-presses-back'), tags: ['laptops'] },
        { article: links.article('keys-on-glass'), tags: ['phonesAndTablets', 'inputMethods'] },
        { article: links.article('music-for-the-hand'), tags: ['apps', 'phonesAndTablets'] },
      ],
      layout: 'rows',
      filter: false,
      tone: 'tint',
    }),
    block(callToAction, 'cooperation-contact', {
      heading: { zh: '从哪里开始您的项目', en: 'Where would your project start?' },
      text: {
        zh: '写一句话就够：什么设备，什么场景，希望用户感到什么。',
        en: 'One sentence will do: which device, in which situation, and what people should feel.',
      },
      actions: [
        { label: { zh: '联系商务', en: 'Contact sales' }, link: links.page('business') },
        { label: { zh: '浏览全部项目', en: 'All our work' }, link: links.page('portfolio') },
      ],
      look: 'line',
      tone: 'light',
    }),
  ],
};
