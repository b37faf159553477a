import { defineBlock } from '#cms-schema/define-block.ts';
import { choice } from '#cms-schema/fields/choice.ts';
import { colorToken } from '#cms-schema/fields/color-token.ts';
import { text } from '#cms-schema/fields/text.ts';

export default defineBlock({
  name: 'haptera/config-access',
  title: { zh: '配置工具', en: 'Configuration tool' },
  description: {
    zh: '按访客是否登录、是否开通，显示请登录、请联系商务，或配置工具的一页：概览、列表、新建、修改、下载。',
    en: 'By who looks at it: asks to log in or to contact business, or shows a page of the tool, such as the list of files.',
  },
  category: 'action',
  keywords: ['config', 'access', '权限', '登录', 'quanxian qx'],
  livesOnPage: true,
  fields: {
    heading: text({ label: { zh: '标题', en: 'Heading' }, maxLength: 120 }),
    needs: choice({
      label: { zh: '需要的权限', en: 'Access needed' },
      options: {
        configTool: { zh: '配置工具', en: 'Config tool' },
        customConfig: { zh: '定制配置', en: 'Custom config' },
      },
      default: 'configTool',
    }),
    view: choice({
      label: { zh: '开通后显示的内容', en: 'What who has access sees' },
      options: {
        text: { zh: '只有文字', en: 'The text alone' },
        overview: { zh: '概览', en: 'Overview' },
        list: { zh: '文件列表', en: 'List of files' },
        create: { zh: '新建文件', en: 'New file' },
        edit: { zh: '修改文件', en: 'Change a file' },
        detail: { zh: '下载文件', en: 'Download a file' },
      },
      default: 'text',
      when: { field: 'needs', is: 'configTool' },
    }),
    text: text({
      label: { zh: '开通后的文字', en: 'Text for who has access' },
      help: { zh: '显示列表时，列表为空才显示。', en: 'If a list is shown, the text appears only while it is empty.' },
      maxLength: 400,
      multiline: true,
    }),
    tone: colorToken({ label: { zh: '底色', en: 'Surface' }, section: 'layout', default: 'tint' }),
  },
  heading: 'heading',
  pages: { types: ['page'], layouts: ['configTool'] },
  liveness: 'attached',
  example: {
    zh: {
      attributes: {
        heading: '您的配置文件',
        needs: 'configTool',
        view: 'list',
        text: '还没有配置文件。请联系您的现场应用工程师（FAE）。',
        tone: 'tint',
      },
    },
    en: {
      attributes: {
        heading: 'Your configuration files',
        needs: 'configTool',
        view: 'list',
        text: 'There are no configuration files yet. Please contact your field application engineer (FAE).',
        tone: 'tint',
      },
    },
  },
});
