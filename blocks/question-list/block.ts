import { defineBlock } from '#cms-schema/define-block.ts';
import { colorToken } from '#cms-schema/fields/color-token.ts';
import { text } from '#cms-schema/fields/text.ts';

export default defineBlock({
  name: 'haptera/question-list',
  title: { zh: '常见问题列表', en: 'List of questions' },
  description: {
    zh: '按主题列出全部已发布的问题，逐个展开；每个问题有自己的链接。',
    en: 'All published questions by topic. Each opens by itself and has a link of its own.',
  },
  category: 'media',
  keywords: ['faq', 'help', '问答', '帮助'],
  livesOnPage: true,
  fields: {
    heading: text({ label: { zh: '标题', en: 'Heading' }, maxLength: 120 }),
    intro: text({ label: { zh: '导语', en: 'Intro' }, maxLength: 400, multiline: true }),
    tone: colorToken({ label: { zh: '底色', en: 'Surface' }, section: 'layout', default: 'light' }),
  },
  heading: 'heading',
  example: {
    zh: { attributes: { heading: '常见问题', intro: '按主题排列。', tone: 'light' } },
    en: { attributes: { heading: 'Questions', intro: 'By topic.', tone: 'light' } },
  },
});
