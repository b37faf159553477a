import { defineBlock } from '#cms-schema/define-block.ts';
import { choice } from '#cms-schema/fields/choice.ts';
import { colorToken } from '#cms-schema/fields/color-token.ts';
import { text } from '#cms-schema/fields/text.ts';

export default defineBlock({
  name: 'haptera/config-access',
  title: { zh: '配置权限', en: 'Access to configuration' },
  description: {
    zh: '按访客是否登录、是否开通，显示请登录、请联系商务，或可以使用的内容。',
    en: 'Says, by who looks at it, to log in, to contact business, or what there is to use.',
  },
  category: 'action',
  keywords: ['config', 'access', '权限', '登录', 'quanxian qx'],
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
    text: text({
      label: { zh: '开通后显示', en: 'Shown to who has access' },
      maxLength: 400,
      multiline: true,
    }),
    tone: colorToken({ label: { zh: '底色', en: 'Surface' }, section: 'layout', default: 'tint' }),
  },
  heading: 'heading',
  liveness: 'attached',
  example: {
    zh: {
      attributes: {
        heading: '您的配置文件',
        needs: 'configTool',
        text: '还没有配置文件。请联系您的现场应用工程师（FAE）。',
        tone: 'tint',
      },
    },
    en: {
      attributes: {
        heading: 'Your configuration files',
        needs: 'configTool',
        text: 'There is no configuration file yet. Please contact your field application engineer (FAE).',
        tone: 'tint',
      },
    },
  },
});
