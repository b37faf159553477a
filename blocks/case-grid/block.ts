import { defineBlock } from '#cms-schema/define-block.ts';
import { choice } from '#cms-schema/fields/choice.ts';
import { colorToken } from '#cms-schema/fields/color-token.ts';
import { group } from '#cms-schema/fields/group.ts';
import { link } from '#cms-schema/fields/link.ts';
import { list } from '#cms-schema/fields/list.ts';
import { media } from '#cms-schema/fields/media.ts';
import { reference } from '#cms-schema/fields/reference.ts';
import { text } from '#cms-schema/fields/text.ts';
import { toggle } from '#cms-schema/fields/toggle.ts';
import { caseTags } from './case-tags.ts';

export default defineBlock({
  name: 'haptera/case-grid',
  title: { zh: '案例', en: 'Cases' },
  description: {
    zh: '案例卡片或列表，可按领域筛选。',
    en: 'Cases as cards or rows, with a filter by field.',
  },
  category: 'media',
  keywords: ['portfolio', 'news', '案例', '客户', '合作'],
  fields: {
    heading: text({ label: { zh: '标题', en: 'Heading' }, maxLength: 120, required: true }),
    intro: text({ label: { zh: '导语', en: 'Intro' }, maxLength: 400, multiline: true }),
    cases: list({
      label: { zh: '案例', en: 'Cases' },
      max: 60,
      summary: 'title',
      of: group({
        label: { zh: '案例', en: 'Case' },
        fields: {
          article: reference({
            label: { zh: '文章', en: 'Article' },
            help: {
              zh: '下面留空的标题、简介、图片与链接取自文章。',
              en: 'Whatever is left empty below is taken from the article.',
            },
            to: 'post',
          }),
          title: text({ label: { zh: '标题', en: 'Title' }, maxLength: 100 }),
          description: text({ label: { zh: '简介', en: 'Description' }, maxLength: 300, multiline: true }),
          tags: list({
            label: { zh: '领域', en: 'Fields' },
            max: 6,
            of: choice({ label: { zh: '领域', en: 'Field' }, options: caseTags, default: 'apps', isText: true }),
          }),
          picture: media({ label: { zh: '图片', en: 'Picture' } }),
          link: link({ label: { zh: '链接', en: 'Link' } }),
        },
      }),
    }),
    layout: choice({
      label: { zh: '排列', en: 'Arrangement' },
      section: 'layout',
      options: { grid: { zh: '卡片', en: 'Cards' }, rows: { zh: '列表', en: 'Rows' } },
      default: 'grid',
    }),
    filter: toggle({
      label: { zh: '按领域筛选', en: 'Filter by field' },
      help: { zh: '案例涉及两个以上领域时显示。', en: 'Shown if the cases cover at least two fields.' },
      section: 'layout',
      default: true,
    }),
    tone: colorToken({ label: { zh: '底色', en: 'Surface' }, section: 'layout', default: 'light' }),
  },
  heading: 'heading',
  example: {
    zh: {
      attributes: {
        heading: '已经在用户手中',
        intro: '40 多个客户项目，3000 多款 PC 游戏完成调校。以下是其中几类典型做法。',
        cases: [
          {
            article: null,
            title: '射击游戏的后坐力分层',
            description: '枪机、抛壳与回声分成三层，左右握把各用一个通道，武器之间有了分别。',
            tags: ['games'],
            picture: { sample: 'controller' },
            link: { kind: 'path', path: '/solution/gaming' },
          },
          {
            article: null,
            title: '手机键盘的按键手感',
            description: '点击、长按与滑动各有手感，打字再快也不发麻。',
            tags: ['phonesAndTablets', 'inputMethods'],
            picture: { sample: 'smartphone' },
            link: { kind: 'path', path: '/solution/mobileoem' },
          },
          {
            article: null,
            title: '中控屏的盲操作区',
            description: '音量与温度用不同的刻度感区分，视线可以留在路上。',
            tags: ['cars'],
            picture: { sample: 'cockpit' },
            link: { kind: 'path', path: '/solution/automotive' },
          },
          {
            article: null,
            title: '笔记本的压感触控板',
            description: '薄至 2 mm 的马达取代机械按键，按下与抬起都清楚。',
            tags: ['laptops'],
            picture: { sample: 'trackpad' },
            link: { kind: 'path', path: '/solution/trackpad' },
          },
          {
            article: null,
            title: '给手听的音乐',
            description: '播放时实时提取节拍与低音，安静的段落真的安静。',
            tags: ['apps', 'phonesAndTablets'],
            picture: { sample: 'headset' },
            link: { kind: 'path', path: '/solution/muse' },
          },
          {
            article: null,
            title: '赛车游戏的路面质感',
            description: '柏油、碎石与路肩各有一种震动，扳机阻力随抓地力变化。',
            tags: ['games'],
            picture: { sample: 'timeline' },
            link: { kind: 'path', path: '/solution/gaming' },
          },
        ],
        layout: 'grid',
        filter: true,
        tone: 'light',
      },
    },
    en: {
      attributes: {
        heading: 'Already in people’s hands',
        intro: 'More than 40 customer projects and 3,000 PC games tuned. Six of them, one per field.',
        cases: [
          {
            article: null,
            title: 'Recoil in three layers',
            description:
              'Bolt, shell and echo are separate layers, one channel for each grip. Weapons differ without hitting harder.',
            tags: ['games'],
            picture: { sample: 'controller' },
            link: { kind: 'path', path: '/solution/gaming' },
          },
          {
            article: null,
            title: 'A keyboard on glass',
            description: 'Tap, hold and swipe each feel different, and every tap ends before the next one lands.',
            tags: ['phonesAndTablets', 'inputMethods'],
            picture: { sample: 'smartphone' },
            link: { kind: 'path', path: '/solution/mobileoem' },
          },
          {
            article: null,
            title: 'Controls that leave the eyes on the road',
            description:
              'Volume and temperature have different detents, so the finger knows which one it is adjusting.',
            tags: ['cars'],
            picture: { sample: 'cockpit' },
            link: { kind: 'path', path: '/solution/automotive' },
          },
          {
            article: null,
            title: 'A trackpad that presses back',
            description: 'An actuator as thin as 2 mm replaces the mechanical button.',
            tags: ['laptops'],
            picture: { sample: 'trackpad' },
            link: { kind: 'path', path: '/solution/trackpad' },
          },
          {
            article: null,
            title: 'Music you can feel',
            description: 'Beat and bass are picked out as the track plays. Quiet passages stay quiet.',
            tags: ['apps', 'phonesAndTablets'],
            picture: { sample: 'headset' },
            link: { kind: 'path', path: '/solution/muse' },
          },
          {
            article: null,
            title: 'A road you can read',
            description:
              'Tarmac, gravel and kerb each have a signal of their own, and the trigger goes light as grip goes.',
            tags: ['games'],
            picture: { sample: 'timeline' },
            link: { kind: 'path', path: '/solution/gaming' },
          },
        ],
        layout: 'grid',
        filter: true,
        tone: 'light',
      },
    },
  },
});
