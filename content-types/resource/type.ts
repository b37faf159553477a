import { defineContentType } from '#cms-schema/define-content-type.ts';
import { choice } from '#cms-schema/fields/choice.ts';
import { date } from '#cms-schema/fields/date.ts';
import { download } from '#cms-schema/fields/download.ts';
import { link } from '#cms-schema/fields/link.ts';
import { reference } from '#cms-schema/fields/reference.ts';
import { text } from '#cms-schema/fields/text.ts';
import { downloadTypes, resourceCategories, resourceIcons, resourceTabs } from '#cms-schema/resource-choices.ts';

export default defineContentType({
  name: 'resource',
  labels: {
    one: { zh: '资源', en: 'Resource' },
    many: { zh: '资源', en: 'Resources' },
  },
  description: {
    zh: '可以取用的东西：应用、SDK 与插件、示例代码、效果。',
    en: 'What developers can get: applications, SDKs and plugins, sample code, effects.',
  },
  restBase: 'resources',
  graphql: { one: 'resource', many: 'resources' },
  root: '/community/resource',
  icon: 'dashicons-download',
  capabilityType: 'post',
  supports: ['excerpt', 'page-attributes'],
  body: 'html',
  columns: ['tab', 'category', 'downloadType', 'released'],
  fields: {
    tab: choice({ label: { zh: '所在标签页', en: 'Tab' }, options: resourceTabs, default: 'design' }),
    icon: choice({ label: { zh: '图标', en: 'Icon' }, options: resourceIcons, default: 'file' }),
    category: choice({ label: { zh: '种类', en: 'Category' }, options: resourceCategories, default: 'app' }),
    downloadType: choice({
      label: { zh: '如何获取', en: 'How to get it' },
      options: downloadTypes,
      default: 'needLogin',
    }),
    file: download({
      label: { zh: '文件', en: 'File' },
      help: {
        zh: '媒体库里的文件，可以只开放给登录用户或某些账号。文件名、类型与大小由它而来。',
        en: 'A file from the media library. It can be restricted to signed-in visitors or certain accounts. Its name, type and size are shown automatically.',
      },
      when: { field: 'downloadType', is: 'needLogin' },
    }),
    version: text({ label: { zh: '版本', en: 'Version' }, maxLength: 40, translation: 'shared' }),
    released: date({
      label: { zh: '日期', en: 'Date' },
      help: {
        zh: '此版本发布的日期；留空时为文件上传的日期。',
        en: 'When this version was released. If this is empty, the upload date of the file is used.',
      },
    }),
    platform: text({ label: { zh: '平台', en: 'Platform' }, maxLength: 120 }),
    needs: text({ label: { zh: '需要准备', en: 'What is needed' }, maxLength: 160 }),
    type: text({
      label: { zh: '文件类型', en: 'File type' },
      help: { zh: '例如 ZIP。选了文件时不必填。', en: 'For example ZIP. Not needed if a file is chosen.' },
      maxLength: 40,
      translation: 'shared',
    }),
    filename: text({
      label: { zh: '文件名', en: 'File name' },
      help: { zh: '选了文件时不必填。', en: 'Not needed if a file is chosen.' },
      maxLength: 120,
      translation: 'shared',
    }),
    url: link({
      label: { zh: '公开网址', en: 'Public address' },
      help: {
        zh: '人人都能打开的页面，例如应用商店。需要登录的文件不要写在这里：此处的内容人人可见。',
        en: 'A page that anyone may open, for example in an app store. Not for files that need an account: this address is public.',
      },
    }),
    guide: reference({
      label: { zh: '使用指南', en: 'Guide' },
      help: { zh: '说明怎样使用它的文档。', en: 'The document that explains how to use it.' },
      to: 'doc',
    }),
  },
  example: {
    zh: {
      title: '渲染引擎 SDK',
      fields: {
        tab: 'sdk',
        icon: 'layers',
        category: 'sdk',
        downloadType: 'needLogin',
        file: null,
        version: '',
        released: '',
        platform: 'Windows 10（64 位）',
        needs: '企业账号或试用账号',
        type: 'ZIP',
        filename: 'haptera-engine.zip',
        url: null,
        guide: null,
      },
    },
    en: {
      title: 'Rendering engine SDK',
      fields: {
        tab: 'sdk',
        icon: 'layers',
        category: 'sdk',
        downloadType: 'needLogin',
        file: null,
        version: '',
        released: '',
        platform: 'Windows 10 (64-bit)',
        needs: 'A trial or enterprise account',
        type: 'ZIP',
        filename: 'haptera-engine.zip',
        url: null,
        guide: null,
      },
    },
  },
});
