import callToAction from '#blocks/call-to-action/block.ts';
import faq from '#blocks/faq/block.ts';
import featureGrid from '#blocks/feature-grid/block.ts';
import hero from '#blocks/hero/block.ts';
import postList from '#blocks/post-list/block.ts';
import richText from '#blocks/rich-text/block.ts';
import tab from '#blocks/tab/block.ts';
import tabs from '#blocks/tabs/block.ts';
import type { ValuesOf } from '#cms-schema/field.ts';
import type { Localized } from '#cms-schema/locale.ts';
import { type Bilingual, block, type SeedBlock } from '../block.ts';
import { writeToSupport } from '../contact.ts';
import { printEffect } from '../files/effects.ts';
import type { SeedPage } from '../seed-document.ts';

/** Without a language: blocks do not highlight code. */
const sample = `<pre><code>${printEffect('keyboard-tap').trimEnd()}</code></pre>`;

export const communityHome: SeedPage = {
  key: 'community-home',
  slug: 'home',
  parent: 'community',
  menuOrder: 1,
  title: { zh: '开发者社区', en: 'Developer community' },
  excerpt: {
    zh: '触感开发的教程、接入文档、SDK 与示例代码、常见问题。',
    en: 'Tutorials, documents, SDKs with sample code and answers for people who build with haptics.',
  },
  seoTitle: { zh: '触感开发者社区', en: 'Haptics community for developers' },
  seoDescription: {
    zh: '触感开发者社区：教程、接入文档、SDK 与示例代码、常见问题，帮助您把触感放进游戏、应用与设备。',
    en: 'A community for people who build with haptics: tutorials, documents, SDKs and sample code, and answers to what developers ask.',
  },
  blocks: (links) => [
    block(hero, 'community-hero', {
      opening: 'lead',
      eyebrow: { zh: '开发者社区', en: 'Developer community' },
      heading: {
        zh: '触感开发者社区：\n教程、文档与 SDK',
        en: 'Haptics for developers: tutorials, documents and SDKs',
      },
      lede: {
        zh: '为游戏、应用与设备开发触感所需的资料。注册免费，登录后可下载头文件、插件与示例代码。',
        en: 'What you need to build haptics into games, apps and devices. Registration is free, and headers, a plugin and sample code are yours to download once you log in.',
      },
      search: links.page('search'),
      actions: [
        { label: { zh: '选择入口', en: 'Choose where to begin' }, link: links.page('community-home', 'entries') },
      ],
      tone: 'tint',
    }),
    block(featureGrid, 'entries', {
      heading: { zh: '教程、文档、资源与常见问题', en: 'Tutorials, documents, resources and answers' },
      features: [
        {
          icon: 'book',
          title: { zh: '教程', en: 'Tutorials' },
          text: {
            zh: '分步教程，从一次点击到 Unity。',
            en: 'Step by step, from a first click to Unity.',
          },
          link: links.page('blog'),
        },
        {
          icon: 'file',
          title: { zh: '文档', en: 'Documents' },
          text: {
            zh: '安装、设计工具、引擎接入、文件格式与硬件。',
            en: 'Installation, design tool, engine, file format and hardware.',
          },
          link: links.page('doc'),
        },
        {
          icon: 'download',
          title: { zh: '资源', en: 'Resources' },
          text: {
            zh: '应用样例、SDK 与插件、示例代码、效果。',
            en: 'Samples for the apps, SDKs and plugins, code, effects.',
          },
          link: links.page('resource'),
        },
        {
          icon: 'chat',
          title: { zh: '常见问题', en: 'FAQ' },
          text: { zh: '开发者常问的，与简短的回答。', en: 'What developers ask, with short answers.' },
          link: links.page('faq'),
        },
      ],
      columns: 'four',
      tone: 'light',
    }),
    block(postList, 'tutorials', {
      heading: { zh: '从这三篇教程开始', en: 'Three tutorials to begin with' },
      intro: {
        zh: '每篇写明准备、步骤与参数，末尾有检验方法。',
        en: 'Each states what you need, the steps and values, and how to check the result.',
      },
      of: 'tutorials',
      count: 3,
      order: 'oldest',
      actions: [{ label: { zh: '全部教程', en: 'All tutorials' }, link: links.page('blog') }],
      layout: 'cards',
      tone: 'tint',
    }),
    block(richText, 'documents', {
      heading: { zh: '接入触感的五个步骤', en: 'Five steps to working haptics' },
      lead: { zh: '各平台顺序相同。', en: 'The order is the same on every platform.' },
      body: {
        zh: `<ol><li><strong>挑一个效果。</strong>在设计工具里试过预置效果，选定一个。</li><li><strong>调整参数。</strong>调整瞬态的强度、包络的长短与频率。</li><li><strong>导出。</strong>一份效果文件，三个引擎版本通用。</li><li><strong>接入引擎。</strong>初始化一次，之后按名称播放。设备不支持的，引擎自动降档。</li><li><strong>上真机。</strong>关掉声音试一遍，各个效果仍分得清，就完成了。</li></ol><p>一次按键，用几行数据就能写明：</p>${sample}<p>时间以毫秒计，强度以百分比计，频率以赫兹计。</p>`,
        en: `<ol><li><strong>Pick an effect.</strong> Try the presets in the design tools and settle on one.</li><li><strong>Adjust it.</strong> Adjust the strength of the transient, and the length and frequency of the envelope.</li><li><strong>Export.</strong> One effect file serves all three versions of the engine.</li><li><strong>Add the engine.</strong> Initialise it once, then play effects by name. Where a device can do less, the engine steps down automatically.</li><li><strong>Test on the device.</strong> Turn the sound off and try. If you can still tell the effects apart, you are done.</li></ol><p>A key takes a few lines of data:</p>${sample}<p>Times are milliseconds, intensity is a percentage, frequencies are hertz.</p>`,
      },
      width: 'beside',
      tone: 'light',
    }),
    block(
      tabs,
      'resources',
      {
        heading: { zh: '可下载的样例、SDK 与代码', en: 'Samples, SDKs and code to download' },
        intro: {
          zh: '样例、接口与代码，登录账号即可下载。每一样都写明平台与指南。',
          en: 'Samples, interfaces and code, yours to download with an account. Each names its platforms and its guide.',
        },
        tone: 'dark',
      },
      {
        tabs: [
          resource(
            'apps',
            { label: { zh: '应用', en: 'Applications' }, icon: 'smartphone' },
            {
              zh: '<h3>设计工具的样例</h3><p>四个预置效果与一个工作区。手机应用支持 iPhone 8、Android 8 及以上；桌面专业版支持 Windows 10（64 位）、macOS 10.15 及以上，需要试用账号或企业账号。</p>',
              en: '<h3>Samples for the design tools</h3><p>Four presets and a workspace. The mobile app runs on iPhone 8, Android 8 or later; the desktop Pro on Windows 10 (64-bit) and macOS 10.15 or later, with a trial or enterprise account.</p>',
            },
          ),
          resource(
            'sdk',
            { label: { zh: 'SDK 与插件', en: 'SDK and plugins' }, icon: 'layers' },
            {
              zh: '<h3>渲染引擎 SDK</h3><p>手机与电脑各有头文件与示例，接口一致；Unity 另有插件。登录后可以下载，引擎库由商务提供。</p>',
              en: '<h3>Rendering engine SDK</h3><p>Headers and examples for phones and for computers, with the same interface, and a plugin for Unity. Available after signing in; our sales team provides the library.</p>',
            },
          ),
          resource(
            'code',
            { label: { zh: '示例代码', en: 'Sample code' }, icon: 'code' },
            {
              zh: '<h3>从一个按键开始</h3><p>每个例子只讲一件事，一个文件读完，登录后可以下载。</p>',
              en: '<h3>Starting with a single key</h3><p>Each example explains one thing in one file. Available after signing in.</p>',
            },
          ),
          resource(
            'effects',
            { label: { zh: '效果', en: 'Effects' }, icon: 'waveform' },
            {
              zh: '<h3>50 多个预置效果</h3><p>随免费版提供。更大的效果库即将开放。</p>',
              en: '<h3>50+ presets</h3><p>They come with the Free tier. A larger library of effects is coming soon.</p>',
            },
          ),
        ],
      },
    ),
    block(faq, 'questions', {
      heading: { zh: '开发者常问的四个问题', en: 'Four questions developers ask' },
      items: [
        {
          question: { zh: '从哪一步开始？', en: 'Where do I begin?' },
          answer: {
            zh: '<p>先在手机上试过预置效果，再决定要不要自己画。文档的“入门”一章写明每一步。</p>',
            en: '<p>With the presets: try them on a phone before you decide to draw your own. The chapter “Getting started” has every step.</p>',
          },
        },
        {
          question: { zh: '怎样申请试用账号？', en: 'How do I get a trial account?' },
          answer: {
            zh: '<p>登录后在账号菜单里选择“升级为 VIP”，打开邮件里的链接确认。试用 7 天，每个账号可申请一次。</p>',
            en: '<p>Log in, choose “Upgrade to VIP” in the account menu, and open the link we email you. A trial runs for 7 days, once per account.</p>',
          },
        },
        {
          question: { zh: '用户的设备不支持 True HD 怎么办？', en: 'What if a device cannot play True HD?' },
          answer: {
            zh: '<p>引擎按设备的能力降到 HD 或 Rumble，代码不用改。</p>',
            en: '<p>The engine steps down to HD or Rumble, whichever the device supports. Your code stays the same.</p>',
          },
        },
        {
          question: { zh: '反馈多久有答复？', en: 'How soon do you reply to feedback?' },
          answer: {
            zh: '<p>一般在 3–7 个工作日内。</p>',
            en: '<p>Usually within 3–7 working days.</p>',
          },
        },
      ],
      tone: 'tint',
    }),
    block(callToAction, 'community-contact', {
      heading: { zh: '向技术支持提问', en: 'Ask our support team' },
      text: {
        zh: '写明设备型号、系统与您看到的情况，3–7 个工作日内由工程师答复。',
        en: 'Tell us the device, the system and what you see. An engineer replies within 3–7 working days.',
      },
      actions: [
        { label: { zh: '联系技术支持', en: 'Ask support' }, link: writeToSupport },
        { label: { zh: '支持的机型', en: 'Supported models' }, link: links.page('hapticslist') },
      ],
      look: 'line',
      tone: 'light',
    }),
  ],
};

function resource(name: string, label: Bilingual<ValuesOf<typeof tab.fields>>, body: Localized): SeedBlock {
  return block(tab, `resource-${name}`, label, { content: [block(richText, `resource-${name}-words`, { body })] });
}
