import search from '#blocks/search/block.ts';
import { block } from '../block.ts';
import type { SeedPage } from '../seed-document.ts';

export const searchPage: SeedPage = {
  key: 'search',
  slug: 'search',
  parent: 'community',
  menuOrder: 7,
  title: { zh: '搜索', en: 'Search' },
  excerpt: {
    zh: '在方案、产品、案例与文章中查找。',
    en: 'Look through solutions, products, cases and articles.',
  },
  seoTitle: { zh: '站内搜索', en: 'Search this site' },
  seoDescription: {
    zh: '在触境的全部内容中查找：游戏与移动设备方案、触感渲染引擎、驱动芯片、支持的机型，以及每个案例的曲线与调校过程。',
    en: 'Search everything Haptera publishes: solutions for games and phones, the rendering engine, driver chips, supported models, and cases with their curves.',
  },
  blocks: () => [
    block(search, 'site-search', {
      heading: { zh: '搜索方案、产品与文章', en: 'Search solutions, products and articles' },
      intro: { zh: '也包括案例、教程、文档与常见问题。', en: 'Cases, tutorials, documents and answers are included.' },
      placeholder: { zh: '例如：扳机、触控板、1 ms', en: 'For example triggers, trackpad, 1 ms' },
      nothing: {
        zh: '换一个更短的词，或从下面的常用搜索开始。',
        en: 'Try a shorter word, or start with one of the popular searches below.',
      },
      popular: [
        { words: { zh: '渲染引擎', en: 'rendering engine' } },
        { words: { zh: '后坐力', en: 'recoil' } },
        { words: { zh: '触控板', en: 'trackpad' } },
        { words: { zh: '驱动芯片', en: 'driver chip' } },
        { words: { zh: '支持的机型', en: 'supported models' } },
      ],
      tone: 'light',
    }),
  ],
};
