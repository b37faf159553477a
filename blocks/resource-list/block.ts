import { defineBlock } from '#cms-schema/define-block.ts';
import { colorToken } from '#cms-schema/fields/color-token.ts';
import { text } from '#cms-schema/fields/text.ts';
import { actionsField } from '../actions-field.ts';

export default defineBlock({
  name: 'haptera/resource-list',
  title: { zh: '资源列表', en: 'Resources' },
  description: {
    zh: '分四个标签页列出已发布的资源；地址里的 tab 决定打开哪一个。',
    en: 'Published resources under four tabs; the tab of the address says which one is open.',
  },
  category: 'media',
  keywords: ['download', 'sdk', '下载', '插件'],
  livesOnPage: true,
  fields: {
    heading: text({ label: { zh: '标题', en: 'Heading' }, maxLength: 120 }),
    intro: text({ label: { zh: '导语', en: 'Intro' }, maxLength: 400, multiline: true }),
    note: text({
      label: { zh: '如何获取', en: 'How to get them' },
      help: { zh: '显示在列表下面，按钮之前。', en: 'Shown below the list, before the buttons.' },
      maxLength: 300,
      multiline: true,
    }),
    actions: actionsField({ max: 2 }),
    tone: colorToken({ label: { zh: '底色', en: 'Surface' }, section: 'layout', default: 'light' }),
  },
  heading: 'heading',
  liveness: 'attached',
  parameters: ['tab'],
  example: {
    zh: { attributes: { heading: '资源', intro: '', note: '下载需要登录账号。', actions: [], tone: 'light' } },
    en: {
      attributes: { heading: 'Resources', intro: '', note: 'Downloads need an account.', actions: [], tone: 'light' },
    },
  },
});
