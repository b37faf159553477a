import callToAction from '#blocks/call-to-action/block.ts';
import docTree from '#blocks/doc-tree/block.ts';
import hero from '#blocks/hero/block.ts';
import { block } from '../block.ts';
import { writeToSupport } from '../contact.ts';
import type { SeedPage } from '../seed-document.ts';

export const doc: SeedPage = {
  key: 'doc',
  slug: 'doc',
  parent: 'community',
  menuOrder: 2,
  title: { zh: '文档', en: 'Documents' },
  excerpt: {
    zh: '从安装到整机，按章节写明怎样设计、接入与装配触感。',
    en: 'How to design, integrate and build haptics, chapter by chapter, from the first install to a finished device.',
  },
  seoTitle: { zh: '触感开发文档', en: 'Documents for haptics developers' },
  seoDescription: {
    zh: '触境的开发文档：入门与安装、设计工具、渲染引擎的接入与代码、效果文件与三档触感、驱动芯片与触控板。可以从头读起，也可以直接查找。',
    en: 'Documents for developers: getting started, the design tool, the rendering engine with code, effect files and levels, driver chips and trackpads.',
  },
  blocks: (links) => [
    block(hero, 'doc-hero', {
      opening: 'lead',
      eyebrow: { zh: '社区', en: 'Community' },
      heading: { zh: '触感开发文档', en: 'Documents for haptics developers' },
      lede: {
        zh: '五章：入门与安装、设计工具、渲染引擎、文件与档位、芯片与触控板。',
        en: 'Five chapters: getting started, the design tool, the rendering engine, files and levels, driver chips and trackpads.',
      },
      tone: 'tint',
    }),
    block(docTree, 'doc-tree', {
      heading: { zh: '全部文档', en: 'All documents' },
      intro: {
        zh: '按顺序读，每篇末尾都有下一篇；或者直接查一个词。',
        en: 'Read them in order, as each leads to the next, or search for a word.',
      },
      tone: 'light',
    }),
    block(callToAction, 'doc-contact', {
      heading: { zh: '文档里没有找到？', en: 'Missing from the documents?' },
      text: {
        zh: '告诉我们您在哪一步停下。我们先答复您，再补写文档。',
        en: 'Tell us where you got stuck. We will answer, and then document it.',
      },
      actions: [
        { label: { zh: '联系技术支持', en: 'Ask support' }, link: writeToSupport },
        { label: { zh: '常见问题', en: 'FAQ' }, link: links.page('faq') },
      ],
      look: 'line',
      tone: 'tint',
    }),
  ],
};
