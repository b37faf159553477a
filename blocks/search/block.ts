import { defineBlock } from '#cms-schema/define-block.ts';
import { colorToken } from '#cms-schema/fields/color-token.ts';
import { group } from '#cms-schema/fields/group.ts';
import { list } from '#cms-schema/fields/list.ts';
import { text } from '#cms-schema/fields/text.ts';

export default defineBlock({
  name: 'haptera/search',
  title: { zh: '站内搜索', en: 'Search' },
  description: {
    zh: '搜索框与结果：按当前语言查找全站已发布的内容。',
    en: 'A search field and what it finds among everything published in the page’s language.',
  },
  category: 'product',
  keywords: ['find', 'results', 'query', '查找', '结果', '检索'],
  livesOnPage: true,
  fields: {
    heading: text({ label: { zh: '标题', en: 'Heading' }, maxLength: 120 }),
    intro: text({ label: { zh: '导语', en: 'Intro' }, maxLength: 400, multiline: true }),
    placeholder: text({
      label: { zh: '输入框提示', en: 'Hint in the field' },
      help: { zh: '例如可以搜索的内容。', en: 'For example, what visitors can search for.' },
      maxLength: 60,
    }),
    nothing: text({
      label: { zh: '没有结果时', en: 'When nothing is found' },
      help: { zh: '显示在“没有找到”下面的建议。', en: 'Advice shown below “Nothing found”.' },
      maxLength: 300,
      multiline: true,
    }),
    popular: list({
      label: { zh: '常用搜索', en: 'Popular searches' },
      of: group({
        label: { zh: '词语', en: 'Words' },
        fields: { words: text({ label: { zh: '词语', en: 'Words' }, maxLength: 40, required: true }) },
      }),
      max: 12,
      summary: 'words',
    }),
    tone: colorToken({ label: { zh: '底色', en: 'Surface' }, section: 'layout', default: 'light' }),
  },
  heading: 'heading',
  liveness: 'attached',
  parameters: ['q', 's', 'type', 'page'],
  example: {
    zh: {
      attributes: {
        heading: '搜索',
        intro: '在方案、产品、案例与文章中查找。',
        placeholder: '例如：扳机、1 ms、触控板',
        nothing: '换一个更短的词，或从下面的常用搜索开始。',
        popular: [{ words: '触感引擎' }, { words: '触控板' }, { words: '后坐力' }],
        tone: 'light',
      },
    },
    en: {
      attributes: {
        heading: 'Search',
        intro: 'Look through solutions, products, cases and articles.',
        placeholder: 'For example triggers, 1 ms, trackpad',
        nothing: 'Try a shorter word, or start with one of the popular searches below.',
        popular: [{ words: 'haptic engine' }, { words: 'trackpad' }, { words: 'recoil' }],
        tone: 'light',
      },
    },
  },
});
