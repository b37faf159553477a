import { defineBlock } from '#cms-schema/define-block.ts';
import { choice } from '#cms-schema/fields/choice.ts';
import { colorToken } from '#cms-schema/fields/color-token.ts';
import { number } from '#cms-schema/fields/number.ts';
import { term } from '#cms-schema/fields/term.ts';
import { text } from '#cms-schema/fields/text.ts';
import { toggle } from '#cms-schema/fields/toggle.ts';
import { actionsField } from '../actions-field.ts';

export default defineBlock({
  name: 'haptera/post-list',
  title: { zh: '文章列表', en: 'List of posts' },
  description: {
    zh: '自动列出已发布的文章，可限定一个分类或标签；新文章发布后自行出现。',
    en: 'Published posts, of one category or tag if you like. A new post appears by itself.',
  },
  category: 'media',
  keywords: ['news', 'articles', 'tutorials', '教程', 'blog', 'latest', '动态', '新闻', '最新', '博客'],
  livesOnPage: true,
  fields: {
    heading: text({ label: { zh: '标题', en: 'Heading' }, maxLength: 120 }),
    intro: text({ label: { zh: '导语', en: 'Intro' }, maxLength: 400, multiline: true }),
    of: choice({
      label: { zh: '列出', en: 'What it lists' },
      options: { posts: { zh: '文章', en: 'Posts' }, tutorials: { zh: '教程', en: 'Tutorials' } },
      default: 'posts',
    }),
    term: term({
      label: { zh: '分类或标签', en: 'Category or tag' },
      help: { zh: '留空则列出全部文章。', en: 'Leave empty to list all posts.' },
    }),
    count: number({
      label: { zh: '最多篇数', en: 'How many at most' },
      min: 1,
      max: 96,
      integer: true,
      default: 6,
    }),
    perPage: number({
      label: { zh: '每页篇数', en: 'How many on a page' },
      help: { zh: '0 表示不分页。', en: '0 shows them all at once.' },
      min: 0,
      max: 48,
      integer: true,
      default: 0,
    }),
    filter: toggle({
      label: { zh: '按标签筛选', en: 'Filter by tag' },
      default: false,
    }),
    order: choice({
      label: { zh: '顺序', en: 'Order' },
      options: { newest: { zh: '最新在前', en: 'Newest first' }, oldest: { zh: '最早在前', en: 'Oldest first' } },
      default: 'newest',
    }),
    actions: actionsField({ max: 2 }),
    layout: choice({
      label: { zh: '排列', en: 'Arrangement' },
      section: 'layout',
      options: {
        cards: { zh: '卡片', en: 'Cards' },
        rows: { zh: '列表', en: 'Rows' },
        lead: { zh: '头条', en: 'Lead' },
      },
      default: 'cards',
    }),
    tone: colorToken({ label: { zh: '底色', en: 'Surface' }, section: 'layout', default: 'light' }),
  },
  heading: 'heading',
  example: {
    zh: {
      attributes: {
        heading: '最新动态',
        intro: '正在做的项目，与从中学到的。',
        of: 'posts',
        term: null,
        count: 6,
        perPage: 0,
        filter: false,
        order: 'newest',
        actions: [],
        layout: 'cards',
        tone: 'light',
      },
    },
    en: {
      attributes: {
        heading: 'Latest',
        intro: 'What we are working on, and what we learned.',
        of: 'posts',
        term: null,
        count: 6,
        perPage: 0,
        filter: false,
        order: 'newest',
        actions: [],
        layout: 'cards',
        tone: 'light',
      },
    },
  },
});
