import { defineContentType } from '#cms-schema/define-content-type.ts';

export default defineContentType({
  name: 'post',
  labels: {
    one: { zh: '文章', en: 'Post' },
    many: { zh: '文章', en: 'Posts' },
  },
  description: {
    zh: '按日期排列的文章，可以归入分类和标签。',
    en: 'Articles, newest first, filed under categories and tags.',
  },
  restBase: 'posts',
  graphql: { one: 'post', many: 'posts' },
  root: '/post',
  capabilityType: 'post',
  taxonomies: ['category', 'post_tag'],
  supports: ['excerpt', 'thumbnail', 'post-formats', 'sticky'],
  body: 'blocks',
  article: 'Article',
  fields: {},
  example: {
    zh: { title: '按下去的触控板', fields: {} },
    en: { title: 'A trackpad that presses back', fields: {} },
  },
});
