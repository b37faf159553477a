import callToAction from '#blocks/call-to-action/block.ts';
import faq from '#blocks/faq/block.ts';
import featureGrid from '#blocks/feature-grid/block.ts';
import hero from '#blocks/hero/block.ts';
import mediaText from '#blocks/media-text/block.ts';
import { block } from '../block.ts';
import { writeToSupport } from '../contact.ts';
import type { SeedPage } from '../seed-document.ts';

export const supportApp: SeedPage = {
  key: 'supportApp',
  slug: 'supportApp',
  parent: 'solution',
  menuOrder: 7,
  title: { zh: '让应用支持触感', en: 'Haptics for your app' },
  excerpt: {
    zh: '游戏、输入法、影音应用怎样接入触感，从哪一步开始。',
    en: 'How games, keyboards and media apps add haptics, and where to begin.',
  },
  seoTitle: { zh: '让应用支持触感', en: 'Add haptics to your app' },
  seoDescription: {
    zh: '让应用支持触感：游戏、输入法与影音应用的接入方式，50 多个预置效果，支持 iPhone 8、Android 8 及以上与 PC。',
    en: 'Add haptics to games, keyboards and media apps: how each does it, 50+ preset effects, on iPhone 8, Android 8 or later, and on the PC.',
  },
  blocks: (links) => [
    block(hero, 'support-hero', {
      opening: 'device',
      eyebrow: { zh: '面向应用开发者', en: 'For app developers' },
      heading: { zh: '为应用接入触感：\n一行代码播放', en: 'Add haptics to your app with one line of code' },
      lede: {
        zh: '面向游戏、输入法与影音应用的开发者。效果按名称播放，引擎按设备渲染；设备做不到的自动降档，不必逐个机型适配。',
        en: 'For developers of games, keyboards and media apps. Play effects by name; the engine renders them for the device and steps down where it can do less, so no model needs code of its own.',
      },
      actions: [
        {
          label: { zh: '按应用类型查看', en: 'Three ways in' },
          link: links.page('supportApp', 'support-kinds'),
        },
        { label: { zh: '支持的应用', en: 'Supported apps' }, link: links.page('application') },
      ],
      picture: { sample: 'one-line' },
      tone: 'dark',
    }),
    block(featureGrid, 'support-kinds', {
      heading: { zh: '游戏、输入法与影音的接入方式', en: 'How games, keyboards and media apps integrate' },
      features: [
        {
          icon: 'gameController',
          title: { zh: '游戏', en: 'Games' },
          text: {
            zh: '把效果挂到已有的事件上，随强度与距离变化。',
            en: 'Attach effects to events you already have; strength follows force and distance.',
          },
          link: links.page('GameCases'),
        },
        {
          icon: 'smartphone',
          title: { zh: '输入法', en: 'Input methods' },
          text: {
            zh: '点击、长按、滑行各一种，连续输入也不拖尾。',
            en: 'A tap, a hold and a glide, each ending before the next begins.',
          },
          link: links.post('keys-on-glass'),
        },
        {
          icon: 'headphones',
          title: { zh: '音频与影像', en: 'Audio and video' },
          text: {
            zh: '播放时实时分析，节拍与低音分开渲染。',
            en: 'The track is analysed as it plays; beat and bass are rendered apart.',
          },
          link: links.page('muse'),
        },
      ],
      columns: 'three',
      tone: 'light',
    }),
    block(mediaText, 'support-start', {
      eyebrow: { zh: '今天就能开始', en: 'Start today' },
      heading: { zh: '从 50 多个预置效果开始', en: 'Start with 50+ preset effects' },
      body: {
        zh: '<p>免费版含预置效果，也含在手机上试用它们的应用。选定效果，再写代码。</p>',
        en: '<p>The Free tier has the presets, and the app to try them with. Choose an effect first, then write the code.</p>',
      },
      points: [
        {
          title: { zh: '系统', en: 'Systems' },
          text: {
            zh: 'iPhone 8、Android 8 及以上；Windows 10（64 位）、macOS 10.15 及以上。',
            en: 'iPhone 8, Android 8 or later; Windows 10 (64-bit), macOS 10.15 or later.',
          },
        },
        {
          title: { zh: '一份文件', en: 'One file' },
          text: {
            zh: '单、双、多通道共用同一份效果文件。',
            en: 'Single, dual and multi channel play the same effect file.',
          },
        },
      ],
      actions: [
        { label: { zh: '打开应用', en: 'Open the app' }, link: links.page('openApp') },
        { label: { zh: '跟着教程做', en: 'Follow a tutorial' }, link: links.page('blog') },
      ],
      picture: { sample: 'smartphone' },
      side: 'left',
      tone: 'tint',
    }),
    block(faq, 'support-faq', {
      heading: { zh: '接入问答：旧机型与应用名单', en: 'Older phones, and how to get onto the list' },
      items: [
        {
          question: { zh: '没有好马达的手机会怎样？', en: 'What about phones with a plain actuator?' },
          answer: {
            zh: '<p>引擎降到 Rumble：强弱与节奏还在，频率的细节会少。没有马达的设备不播放，也不报错。</p>',
            en: '<p>The engine steps down to Rumble: strength and rhythm stay, detail in frequency goes. A device without an actuator plays nothing and reports no error.</p>',
          },
        },
        {
          question: { zh: '怎样进入支持的应用名单？', en: 'How does an app get onto the list?' },
          answer: {
            zh: '<p>接入后写信给我们，附上应用与平台。我们在真机上试过，再加入名单。</p>',
            en: '<p>Write to us once it is integrated, with the app and its platform. We try it on real devices and add it.</p>',
          },
        },
      ],
      tone: 'light',
    }),
    block(callToAction, 'support-contact', {
      heading: { zh: '告诉我们您在做什么应用', en: 'Tell us about your app' },
      text: {
        zh: '写明平台与想要触感的几处，我们一般在 3–7 个工作日内答复。',
        en: 'Name the platform and the moments you have in mind. We usually reply within 3–7 working days.',
      },
      actions: [
        { label: { zh: '写信给技术支持', en: 'Write to support' }, link: writeToSupport },
        { label: { zh: '联系商务', en: 'Contact sales' }, link: links.page('business') },
      ],
      tone: 'signal',
    }),
  ],
};
