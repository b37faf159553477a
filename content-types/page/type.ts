import { defineContentType } from '#cms-schema/define-content-type.ts';
import { choice } from '#cms-schema/fields/choice.ts';
import { layouts } from './layouts.ts';

export default defineContentType({
  name: 'page',
  labels: {
    one: { zh: '页面', en: 'Page' },
    many: { zh: '页面', en: 'Pages' },
  },
  description: {
    zh: '网站的骨架：页面可以有上级页面，其中一个是首页。',
    en: 'What the site is made of: pages stand below each other, and one of them is the front page.',
  },
  restBase: 'pages',
  graphql: { one: 'page', many: 'pages' },
  root: '/',
  isHierarchical: true,
  mayBeFront: true,
  icon: 'dashicons-admin-page',
  capabilityType: 'page',
  supports: ['excerpt', 'thumbnail', 'page-attributes'],
  body: 'blocks',
  fields: {
    layout: choice({
      label: { zh: '版式', en: 'Layout' },
      help: { zh: '正文四周显示什么。', en: 'What is shown around the content.' },
      options: layouts,
      default: 'default',
    }),
  },
  example: {
    zh: { title: '触感引擎', fields: { layout: 'default' } },
    en: { title: 'The haptics engine', fields: { layout: 'default' } },
  },
});
