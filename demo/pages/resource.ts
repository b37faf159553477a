import callToAction from '#blocks/call-to-action/block.ts';
import hero from '#blocks/hero/block.ts';
import resourceList from '#blocks/resource-list/block.ts';
import { block } from '../block.ts';
import type { SeedPage } from '../seed-document.ts';

export const resource: SeedPage = {
  key: 'resource',
  slug: 'resource',
  parent: 'community',
  menuOrder: 3,
  title: { zh: '资源', en: 'Resources' },
  excerpt: {
    zh: '工具的样例、引擎 SDK 与插件、示例代码，以及即将开放的效果库。',
    en: 'Samples for the design tools, engine SDKs and a plugin, sample code, and a library of effects that is coming soon.',
  },
  seoTitle: { zh: '触感开发资源', en: 'SDKs, plugins and samples for haptics' },
  seoDescription: {
    zh: '触感开发资源：预置效果与工作区样例，手机与电脑的引擎 SDK 头文件，Unity 插件，按键、路面与档位示例，即将开放的效果库。',
    en: 'Sample presets and a workspace, SDK headers for phones and computers, a Unity plugin, samples for keys and roads, and effects to come.',
  },
  blocks: (links) => [
    block(hero, 'resource-hero', {
      opening: 'lead',
      eyebrow: { zh: '社区', en: 'Community' },
      heading: { zh: 'SDK、插件、示例代码与效果', en: 'SDKs, plugins, sample code and effects' },
      lede: {
        zh: '引擎接口的头文件、Unity 插件、示例代码与效果文件。每一项写明平台、准备与对应的文档。',
        en: 'Headers of the engine, a Unity plugin, sample code and effect files, each with its platform, what it needs and the document that explains it.',
      },
      tone: 'tint',
    }),
    block(resourceList, 'resource-list', {
      heading: { zh: '按类型下载', en: 'Download by type' },
      note: {
        zh: '登录后即可下载，注册账号免费；桌面专业版的工作区面向试用与企业客户。安装程序与引擎库由商务提供。',
        en: 'Downloads need an account, which is free. The workspace of the desktop Pro is for trial and enterprise customers. Installers and engine libraries come from our sales team.',
      },
      actions: [
        { label: { zh: '了解试用', en: 'About the trial' }, link: links.page('trial-account') },
        { label: { zh: '联系商务', en: 'Contact sales' }, link: links.page('business') },
      ],
      tone: 'light',
    }),
    block(callToAction, 'resource-docs', {
      heading: { zh: '下载之后：文档与教程', en: 'After the download: documents and tutorials' },
      text: {
        zh: '文档从安装写到整机，教程带您做出一个效果。',
        en: 'The documents go from install to device, and a tutorial takes you to an effect of your own.',
      },
      actions: [
        { label: { zh: '阅读文档', en: 'Read the documents' }, link: links.page('doc') },
        { label: { zh: '教程', en: 'Tutorials' }, link: links.page('blog') },
      ],
      look: 'line',
      tone: 'tint',
    }),
  ],
};
