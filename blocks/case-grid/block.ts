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
              en: 'Title, description, picture and link that are left empty below come from the article.',
            },
            to: 'post',
          }),
          title: text({ label: { zh: '标题', en: 'Title' }, maxLength: 100 }),
          description: text({ label: { zh: '简介', en: 'Description' }, maxLength: 300, multiline: true }),
          tags: list({
            label: { zh: '领域', en: 'Fields' },
            max: 6,
            of: choice({ label: { zh: '领域', en: 'Field' }, options: caseTags, default: 'apps' }),
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
      help: { zh: '案例涉及两个以上领域时显示。', en: 'Shown where the cases name two fields or more.' },
      section: 'layout',
      default: true,
    }),
    tone: colorToken({ label: { zh: '底色', en: 'Surface' }, section: 'layout', default: 'light' }),
  },
  heading: 'heading',
  example: {
    zh: {
      attributes: {
        heading: '已经握在手里的作品',
        intro: '40 多个客户项目，3000 多款 PC 游戏完成调校。以下是其中几类典型做法。',
        cases: [
          {
            article: null,
            title: '射击游戏的后坐力分层',
            description: '把枪机、抛壳与回声拆成三层效果，手柄两侧分别渲染，玩家闭眼也能分辨武器。',
            tags: ['games'],
            picture: { sample: 'controller' },
            link: { kind: 'path', path: '/solution/gaming' },
          },
          {
            article: null,
            title: '手机键盘的按键手感',
            description: '点击、长按与滑动选词各有力度，反馈跟上手指的速度。',
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
            description: '薄至 2 mm 的马达，让轻薄机身也有完整的点击行程感。',
            tags: ['laptops'],
            picture: { sample: 'trackpad' },
            link: { kind: 'path', path: '/solution/trackpad' },
          },
          {
            article: null,
            title: '让音乐应用多一个声部',
            description: '从音轨实时提取节拍与低频，耳朵之外，手也听得见。',
            tags: ['apps', 'phonesAndTablets'],
            picture: { sample: 'headset' },
            link: { kind: 'path', path: '/solution/muse' },
          },
          {
            article: null,
            title: '赛车游戏的路面质感',
            description: '柏油、碎石、路肩各有频段，扳机阻力随抓地力变化。',
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
        heading: 'Work you can already hold',
        intro: 'More than 40 customer projects and 3,000 tuned PC games. These six show how we go about it.',
        cases: [
          {
            article: null,
            title: 'Recoil in three layers',
            description:
              'Bolt, ejection and echo are separate effects, rendered to each grip. Players name the weapon with their eyes shut.',
            tags: ['games'],
            picture: { sample: 'controller' },
            link: { kind: 'path', path: '/solution/gaming' },
          },
          {
            article: null,
            title: 'A phone keyboard with keys',
            description:
              'Tap, hold and swipe each have a strength of their own, and the answer keeps up with the thumb.',
            tags: ['phonesAndTablets', 'inputMethods'],
            picture: { sample: 'smartphone' },
            link: { kind: 'path', path: '/solution/mobileoem' },
          },
          {
            article: null,
            title: 'Controls for eyes on the road',
            description: 'Volume and temperature have different detents, so the hand knows which one it is turning.',
            tags: ['cars'],
            picture: { sample: 'cockpit' },
            link: { kind: 'path', path: '/solution/automotive' },
          },
          {
            article: null,
            title: 'A trackpad that presses back',
            description: 'Actuators as thin as 2 mm give a slim laptop a full-depth click.',
            tags: ['laptops'],
            picture: { sample: 'trackpad' },
            link: { kind: 'path', path: '/solution/trackpad' },
          },
          {
            article: null,
            title: 'One more voice for a music app',
            description: 'Beat and bass are lifted from the track as it plays, and the hand joins in.',
            tags: ['apps', 'phonesAndTablets'],
            picture: { sample: 'headset' },
            link: { kind: 'path', path: '/solution/muse' },
          },
          {
            article: null,
            title: 'Road surface, through the wheel',
            description: 'Tarmac, gravel and kerb each have a band of their own; the trigger stiffens as grip goes.',
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
