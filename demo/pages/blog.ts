import callToAction from '#blocks/call-to-action/block.ts';
import hero from '#blocks/hero/block.ts';
import postList from '#blocks/post-list/block.ts';
import { block } from '../block.ts';
import { writeToSupport } from '../contact.ts';
import type { SeedPage } from '../seed-document.ts';

export const blog: SeedPage = {
  key: 'blog',
  slug: 'blog',
  parent: 'community',
  menuOrder: 1,
  title: { zh: '教程', en: 'Tutorials' },
  excerpt: {
    zh: '从一次点击到游戏里的路面，一步一步学会设计触感。',
    en: 'Learn to design haptics step by step, from a first effect to a road in a game.',
  },
  seoTitle: { zh: '触感设计教程', en: 'Tutorials in haptic design' },
  seoDescription: {
    zh: '触境的触感设计教程：动手做一个效果，从声音做出后坐力，调好输入法按键，在 Unity 里播放效果。每篇写明难度与准备。',
    en: 'Tutorials in haptic design: a first effect, recoil from sound, crisp keys for typing, and effects in Unity. Each says how hard it is and what you need.',
  },
  blocks: () => [
    block(hero, 'blog-hero', {
      opening: 'lead',
      eyebrow: { zh: '社区', en: 'Community' },
      heading: { zh: '触感设计教程', en: 'Tutorials in haptic design' },
      lede: {
        zh: '分步教程：做出一个效果、由声音做后坐力、调输入法按键、在 Unity 里播放。',
        en: 'Step by step: a first effect, recoil from sound, keys for typing, effects in Unity.',
      },
      tone: 'tint',
    }),
    block(postList, 'blog-list', {
      heading: { zh: '全部教程', en: 'All tutorials' },
      of: 'tutorials',
      count: 96,
      perPage: 12,
      filter: true,
      order: 'newest',
      layout: 'cards',
      tone: 'light',
    }),
    block(callToAction, 'blog-contact', {
      heading: { zh: '建议一个教程题目', en: 'Suggest a tutorial' },
      text: {
        zh: '告诉我们您卡在哪一步，我们据此选题。',
        en: 'Tell us where you are stuck. We choose the next topics from what readers ask.',
      },
      actions: [{ label: { zh: '写信给我们', en: 'Write to us' }, link: writeToSupport }],
      look: 'line',
      tone: 'tint',
    }),
  ],
};
