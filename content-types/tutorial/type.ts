import { defineContentType } from '#cms-schema/define-content-type.ts';
import { choice } from '#cms-schema/fields/choice.ts';
import { text } from '#cms-schema/fields/text.ts';
import { levels } from './levels.ts';

export default defineContentType({
  name: 'tutorial',
  labels: {
    one: { zh: '教程', en: 'Tutorial' },
    many: { zh: '教程', en: 'Tutorials' },
  },
  description: {
    zh: '一步一步教会读者一件事的长文，按日期排列，可以加标签。',
    en: 'A text that teaches one thing step by step: newest first, filed under tags.',
  },
  restBase: 'tutorials',
  graphql: { one: 'tutorial', many: 'tutorials' },
  root: '/community/blog',
  icon: 'dashicons-welcome-learn-more',
  capabilityType: 'post',
  taxonomies: ['post_tag'],
  supports: ['excerpt', 'thumbnail'],
  // A single text with headings, code and tables, from which the table of contents and the reading time are derived.
  body: 'html',
  sequence: 'list',
  article: 'TechArticle',
  columns: ['level'],
  fields: {
    level: choice({
      label: { zh: '难度', en: 'Level' },
      options: levels,
      default: 'beginner',
    }),
    needs: text({
      label: { zh: '需要准备', en: 'What is needed' },
      help: { zh: '读者动手之前要有的工具与设备。', en: 'Tools and devices that readers need before they start.' },
      maxLength: 160,
    }),
  },
  example: {
    zh: { title: '第一个触感效果', fields: { level: 'beginner', needs: '设计工具免费版，一部支持的手机' } },
    en: {
      title: 'Your first haptic effect',
      fields: { level: 'beginner', needs: 'The Free tier of the design tool and a supported phone' },
    },
  },
});
