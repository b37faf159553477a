import { defineBlock } from '#cms-schema/define-block.ts';
import { colorToken } from '#cms-schema/fields/color-token.ts';
import { text } from '#cms-schema/fields/text.ts';

export default defineBlock({
  name: 'haptera/doc-tree',
  title: { zh: '文档目录', en: 'Documents' },
  description: {
    zh: '按章节列出全部已发布的文档，可以查找；旧地址里的 key 与 post_id 直达那一篇。',
    en: 'All published documents by chapter, with a search; the key or post_id of an old address leads to its document.',
  },
  category: 'media',
  keywords: ['docs', 'manual', 'contents', '手册', '章节'],
  livesOnPage: true,
  fields: {
    heading: text({ label: { zh: '标题', en: 'Heading' }, maxLength: 120 }),
    intro: text({ label: { zh: '导语', en: 'Intro' }, maxLength: 400, multiline: true }),
    tone: colorToken({ label: { zh: '底色', en: 'Surface' }, section: 'layout', default: 'light' }),
  },
  heading: 'heading',
  parameters: ['q', 'key', 'post_id'],
  example: {
    zh: { attributes: { heading: '全部文档', intro: '从头读起，或直接查找。', tone: 'light' } },
    en: { attributes: { heading: 'All documents', intro: 'Start at the top, or search.', tone: 'light' } },
  },
});
