import { defineContentType } from '#cms-schema/define-content-type.ts';
import { text } from '#cms-schema/fields/text.ts';

export default defineContentType({
  name: 'doc',
  labels: {
    one: { zh: '文档', en: 'Document' },
    many: { zh: '文档', en: 'Documents' },
  },
  description: {
    zh: '按章节排列的技术文档，读者从头到尾依次翻阅，或从目录直接进入。',
    en: 'Technical documents in chapters: read from the first to the last, or entered from their contents.',
  },
  restBase: 'docs',
  graphql: { one: 'doc', many: 'docs' },
  root: '/community/doc',
  isHierarchical: true,
  icon: 'dashicons-media-document',
  capabilityType: 'post',
  supports: ['excerpt', 'page-attributes'],
  // A single text with headings, code and tables, from which the table of contents and the reading time are derived.
  body: 'html',
  sequence: 'tree',
  article: 'TechArticle',
  identifier: 'docKey',
  columns: ['docKey'],
  fields: {
    docKey: text({
      label: { zh: '文档键', en: 'Key' },
      help: {
        zh: '应用里的链接用它找到这篇文档：/community/doc?key=…。同一语言内不能重复。',
        en: 'Apps link to the document by its key: /community/doc?key=… It must be unique within a language.',
      },
      maxLength: 80,
      translation: 'shared',
    }),
  },
  example: {
    zh: { title: '安装设计工具', fields: { docKey: 'creator-install' } },
    en: { title: 'Install the design tool', fields: { docKey: 'creator-install' } },
  },
});
