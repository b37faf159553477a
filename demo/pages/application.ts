import appList from '#blocks/app-list/block.ts';
import callToAction from '#blocks/call-to-action/block.ts';
import faq from '#blocks/faq/block.ts';
import hero from '#blocks/hero/block.ts';
import mediaText from '#blocks/media-text/block.ts';
import richText from '#blocks/rich-text/block.ts';
import specTable from '#blocks/spec-table/block.ts';
import { block } from '../block.ts';
import { writeToSupport } from '../contact.ts';
import type { SeedPage } from '../seed-document.ts';

export const application: SeedPage = {
  key: 'application',
  slug: 'application',
  parent: 'explore',
  menuOrder: 4,
  title: { zh: '支持的应用', en: 'Supported apps' },
  excerpt: {
    zh: '游戏、输入法、音频与影像：三类应用各支持哪些触感。名单更新于 2024 年 9 月 27 日。',
    en: 'Games, input methods, audio and video: what is supported in each. List updated September 27, 2024.',
  },
  seoTitle: { zh: '支持触感的应用', en: 'Apps and games with haptics' },
  seoDescription: {
    zh: '支持触境触感的应用：游戏、手机输入法、音频与影像应用，各类支持的触感、系统与名单样例，更新于 2024 年 9 月 27 日。',
    en: 'Games, phone keyboards, audio and video apps with our haptics: what each kind supports, on which systems, and a sample of the list. Updated September 27, 2024.',
  },
  blocks: (links) => [
    block(hero, 'apps-hero', {
      opening: 'lead',
      eyebrow: { zh: '支持的应用', en: 'Supported apps' },
      heading: { zh: '支持触感的游戏、输入法与影音应用', en: 'Games, keyboards and media apps with haptics' },
      lede: {
        zh: '支持的应用无需另装组件。名单更新于 2024 年 9 月 27 日，全部名单按需提供，本页列出样例。',
        en: 'Supported apps need no extra component. The list was updated on September 27, 2024; this page shows a sample, and we send the full list on request.',
      },
      actions: [
        { label: { zh: '查看三类应用', en: 'See the three kinds' }, link: links.page('application', 'apps-kinds') },
        { label: { zh: '查找机型', en: 'Find your phone' }, link: links.page('hapticslist') },
      ],
      tone: 'tint',
    }),
    block(specTable, 'apps-kinds', {
      heading: { zh: '三类应用支持的触感', en: 'What each kind of app supports' },
      columns: [
        { name: { zh: '游戏', en: 'Games' }, note: { zh: '电脑与手机', en: 'PC and phone' } },
        { name: { zh: '输入法', en: 'Input methods' }, note: { zh: '手机与平板', en: 'Phones and tablets' } },
        { name: { zh: '音频与影像', en: 'Audio and video' }, note: { zh: '手机与平板', en: 'Phones and tablets' } },
      ],
      groups: [
        {
          title: { zh: '可用的触感', en: 'What you feel' },
          rows: [
            {
              label: { zh: '单次点击', en: 'Single clicks' },
              values: [{ mark: 'yes' }, { mark: 'yes' }, { mark: 'yes' }],
            },
            {
              label: { zh: '连续振动', en: 'Continuous vibration' },
              note: { zh: '引擎、雨声、低音', en: 'Engines, rain, bass' },
              values: [{ mark: 'yes' }, { mark: 'no' }, { mark: 'yes' }],
            },
            {
              label: { zh: '左右方位', en: 'Left–right direction' },
              note: { zh: '需要两颗以上马达', en: 'Needs two actuators or more' },
              values: [{ mark: 'yes' }, { mark: 'no' }, { mark: 'no' }],
            },
            {
              label: { zh: '跟随声音', en: 'Follows the sound' },
              values: [{ mark: 'partial' }, { mark: 'no' }, { mark: 'yes' }],
            },
          ],
        },
        {
          title: { zh: '运行环境', en: 'Runs on' },
          rows: [
            {
              label: { zh: '手机与平板', en: 'Phones and tablets' },
              values: [
                { words: { zh: 'iPhone 8、Android 8 及以上', en: 'iPhone 8, Android 8 or later' } },
                { words: { zh: 'iPhone 8、Android 8 及以上', en: 'iPhone 8, Android 8 or later' } },
                { words: { zh: 'iPhone 8、Android 8 及以上', en: 'iPhone 8, Android 8 or later' } },
              ],
            },
            {
              label: { zh: '电脑', en: 'Computers' },
              values: [
                {
                  words: {
                    zh: 'Windows 10（64 位）、macOS 10.15 及以上',
                    en: 'Windows 10 (64-bit), macOS 10.15 or later',
                  },
                },
                { mark: 'no' },
                { mark: 'no' },
              ],
            },
          ],
        },
      ],
      caption: {
        zh: '能感到多少细节，还取决于设备所用的马达。',
        en: 'How much detail can be felt also depends on the actuator in the device.',
      },
      highlightDifferences: true,
      tone: 'light',
    }),
    block(appList, 'apps-entries', {
      heading: { zh: '名单样例', en: 'A sample of the list' },
      intro: {
        zh: '这里列出的是我们自己的样例应用，三类各有。合作方的应用在发布并征得同意后列入，全部名单来信索取。',
        en: 'These entries are our own sample apps, some for each kind. Partners’ apps are listed once they are released and their makers agree; write to us for the full list.',
      },
      filter: true,
      tone: 'tint',
    }),
    block(mediaText, 'apps-typing', {
      eyebrow: { zh: '输入法', en: 'Input methods' },
      heading: { zh: '输入法：快速打字，按键分明', en: 'Keyboards: fast typing, distinct keys' },
      body: {
        zh: '<p>点击、长按与滑行各有手感。每一下都在下一下之前结束，连续输入也不发麻。</p>',
        en: '<p>Tap, hold and glide each feel different. Every tap ends before the next one lands, however fast you type.</p>',
      },
      actions: [{ label: { zh: '看这个案例', en: 'Read the case study' }, link: links.post('keys-on-glass') }],
      picture: { sample: 'smartphone' },
      side: 'right',
      tone: 'light',
    }),
    block(richText, 'apps-list', {
      heading: { zh: '查询某一款游戏或应用', en: 'Look up a game or app' },
      lead: {
        zh: '名单随版本变化，按需提供。',
        en: 'The list changes with every release. We send it on request.',
      },
      body: {
        zh: '<ol><li>确认您的手机在支持的机型中，或手柄带有触感。</li><li>来信写明应用与平台，一次可以问多款。</li><li>我们在 3–7 个工作日内答复：已支持、正在调校，或还没有。</li></ol>',
        en: '<ol><li>Check that your phone is among the supported models, or that your controller has haptics.</li><li>Write to us with the titles and the platform; several at once are fine.</li><li>Within 3–7 working days you know: supported, being tuned, or not yet.</li></ol>',
      },
      width: 'beside',
      tone: 'tint',
    }),
    block(faq, 'apps-faq', {
      heading: { zh: '用户与开发者常问', en: 'What users and developers ask' },
      items: [
        {
          question: { zh: '应用在名单上，为什么没有感觉？', en: 'The app is supported, but I feel nothing. Why?' },
          answer: {
            zh: '<p>请先看系统的触感开关是否打开，再看应用设置里的强度。省电模式也可能关闭触感。</p>',
            en: '<p>Check the haptics switch of your system first, then the strength in the app’s own settings. Power saving may turn haptics off as well.</p>',
          },
        },
        {
          question: { zh: '我是开发者，怎样让应用支持触感？', en: 'I make an app. How do I add haptics?' },
          answer: {
            zh: '<p>从设计工具的预置效果开始，再接入渲染引擎。免费版即可动手。</p>',
            en: '<p>Begin with the presets of the design tools, then integrate the rendering engine. The Free tier is enough to start.</p>',
          },
        },
      ],
      tone: 'light',
    }),
    block(callToAction, 'apps-contact', {
      heading: { zh: '让您的应用进入名单', en: 'Get your app onto the list' },
      text: {
        zh: '发来应用与想要触感的几处，我们先做出可以摸到的一版。',
        en: 'Send us the app and the moments you have in mind. We will make a first version to feel.',
      },
      actions: [
        { label: { zh: '联系商务', en: 'Contact sales' }, link: links.page('business') },
        { label: { zh: '查询应用', en: 'Ask about an app' }, link: writeToSupport },
      ],
      look: 'line',
      tone: 'tint',
    }),
  ],
};
