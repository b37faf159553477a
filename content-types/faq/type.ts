import { defineContentType } from '#cms-schema/define-content-type.ts';
import { faqTopics } from '#cms-schema/faq-topics.ts';
import { choice } from '#cms-schema/fields/choice.ts';

export default defineContentType({
  name: 'faq',
  labels: {
    one: { zh: '问题', en: 'Question' },
    many: { zh: '常见问题', en: 'Questions' },
  },
  description: {
    zh: '一个常被问到的问题和它的回答：标题是问题，正文是回答。',
    en: 'A question that is often asked, and its answer: the title asks, the body answers.',
  },
  restBase: 'faqs',
  graphql: { one: 'faq', many: 'faqs' },
  root: '/community/faq',
  icon: 'dashicons-editor-help',
  capabilityType: 'post',
  supports: ['page-attributes'],
  body: 'html',
  columns: ['topic'],
  fields: {
    topic: choice({ label: { zh: '主题', en: 'Topic' }, options: faqTopics, default: 'start' }),
  },
  example: {
    zh: { title: '支持哪些系统？', fields: { topic: 'start' } },
    en: { title: 'Which systems are supported?', fields: { topic: 'start' } },
  },
});
