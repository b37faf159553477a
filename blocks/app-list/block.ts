import { defineBlock } from '#cms-schema/define-block.ts';
import { colorToken } from '#cms-schema/fields/color-token.ts';
import { text } from '#cms-schema/fields/text.ts';
import { toggle } from '#cms-schema/fields/toggle.ts';

export default defineBlock({
  name: 'haptera/app-list',
  title: { zh: '应用列表', en: 'App list' },
  description: {
    zh: '按类别列出支持触感的应用。名单在管理台“支持名单”中维护。',
    en: 'Apps with haptics, by category. The list itself is kept on the desk, under Supported.',
  },
  category: 'product',
  lists: ['apps'],
  keywords: ['apps', 'games', 'keyboard', 'music', 'supported', '应用', '游戏', '输入法', '音频'],
  livesOnPage: true,
  fields: {
    heading: text({ label: { zh: '标题', en: 'Heading' }, maxLength: 120, required: true }),
    intro: text({ label: { zh: '导语', en: 'Intro' }, maxLength: 400, multiline: true }),
    filter: toggle({
      label: { zh: '按类别筛选', en: 'Filter by category' },
      help: { zh: '名单有两类以上应用时显示。', en: 'Shown if the list has apps in at least two categories.' },
      default: true,
    }),
    tone: colorToken({ label: { zh: '底色', en: 'Surface' }, section: 'layout', default: 'light' }),
  },
  heading: 'heading',
  example: {
    zh: { attributes: { heading: '支持的应用', intro: '打开就有手感，不必另装。', filter: true, tone: 'light' } },
    en: {
      attributes: {
        heading: 'Supported apps',
        intro: 'Open them and feel them: nothing to install.',
        filter: true,
        tone: 'light',
      },
    },
  },
});
