import callToAction from '#blocks/call-to-action/block.ts';
import divider from '#blocks/divider/block.ts';
import faq from '#blocks/faq/block.ts';
import featureGrid from '#blocks/feature-grid/block.ts';
import feelCurve from '#blocks/feel-curve/block.ts';
import hero from '#blocks/hero/block.ts';
import mediaText from '#blocks/media-text/block.ts';
import richText from '#blocks/rich-text/block.ts';
import specTable from '#blocks/spec-table/block.ts';
import { block } from '../block.ts';
import type { SeedPage } from '../seed-document.ts';

export const creator: SeedPage = {
  key: 'creator',
  slug: 'creator',
  parent: 'product',
  menuOrder: 1,
  title: { zh: '设计工具', en: 'Design tools' },
  excerpt: {
    zh: '手机应用用来感受与记录，桌面专业版用来绘制与交付。',
    en: 'A mobile app to feel and sketch with, and a desktop Pro to draw and deliver.',
  },
  seoTitle: { zh: '触感设计工具：手机应用与桌面专业版', en: 'Haptic design tools: mobile app and desktop Pro' },
  seoDescription: {
    zh: '触感设计工具：手机应用支持 iPhone 8、Android 8 及以上，桌面专业版支持 Windows 10（64 位）、macOS 10.15。',
    en: 'Haptic design tools: a mobile app for iPhone 8 and Android 8 or later, and a desktop Pro for Windows 10 (64-bit) and macOS 10.15 or later.',
  },
  blocks: (links) => [
    block(hero, 'creator-hero', {
      opening: 'product',
      eyebrow: { zh: '设计工具', en: 'Design tools' },
      heading: {
        zh: '触感设计工具：\n手机应用与桌面专业版',
        en: 'Haptic design tools: a mobile app and a desktop Pro',
      },
      lede: {
        zh: '面向设计师与音效师。桌面专业版在时间轴上绘制，手机或手柄即时播放；从声音可以生成初版。',
        en: 'For designers and sound designers. Draw on a timeline on the desktop and feel each change at once on a phone or controller. A first version can come from sound.',
      },
      actions: [
        { label: { zh: '两款工具怎么选', en: 'Which tool for what' }, link: links.page('creator', 'creator-tools') },
        { label: { zh: '申请试用', en: 'Request a trial' }, link: links.page('trial-account') },
      ],
      picture: { sample: 'two-screens' },
      figures: [
        {
          value: '50+',
          unit: { zh: '个', en: '' },
          label: { zh: '免费版预置效果', en: 'Preset effects in the Free tier' },
        },
        { value: '7', unit: { zh: '天', en: 'days' }, label: { zh: '试用期', en: 'Free trial' } },
      ],
      tone: 'light',
    }),
    block(specTable, 'creator-tools', {
      heading: { zh: '两款工具，按用途选择', en: 'Which tool does what' },
      intro: {
        zh: '两款工具读写同一种效果文件，常常一起使用。',
        en: 'Both read and write the same effect files, and are often used together.',
      },
      columns: [
        { name: { zh: '手机应用', en: 'Mobile app' }, note: { zh: '感受，记录', en: 'Feel and sketch' } },
        {
          name: { zh: '桌面专业版', en: 'Desktop Pro' },
          note: { zh: '绘制，交付', en: 'Draw and deliver' },
          isHighlighted: true,
        },
      ],
      groups: [
        {
          title: { zh: '能做什么', en: 'What it does' },
          rows: [
            {
              label: { zh: '50 多个预置效果', en: '50+ preset effects' },
              values: [{ mark: 'yes' }, { mark: 'yes' }],
            },
            {
              label: { zh: '在设备上播放', en: 'Plays on a device' },
              note: { zh: '桌面版配合手柄或手机', en: 'On the desktop, with a controller or a phone' },
              values: [{ mark: 'yes' }, { mark: 'partial' }],
            },
            {
              label: { zh: '在时间轴上画瞬态与包络', en: 'Transients and envelopes on a timeline' },
              values: [{ mark: 'no' }, { mark: 'yes' }],
            },
            {
              label: { zh: '从声音生成初版', en: 'A first version from sound' },
              values: [{ mark: 'no' }, { mark: 'yes' }],
            },
          ],
        },
        {
          title: { zh: '运行环境', en: 'Runs on' },
          rows: [
            {
              label: { zh: '系统', en: 'System' },
              values: [
                { words: { zh: 'iPhone 8、Android 8 及以上', en: 'iPhone 8, Android 8 or later' } },
                {
                  words: {
                    zh: 'Windows 10（64 位）、macOS 10.15 及以上',
                    en: 'Windows 10 (64-bit), macOS 10.15 or later',
                  },
                },
              ],
            },
            {
              label: { zh: '账号', en: 'Account' },
              values: [
                { words: { zh: '免费版即可', en: 'Free tier' } },
                { words: { zh: '试用账号或企业账号', en: 'Trial or enterprise account' } },
              ],
            },
          ],
        },
      ],
      tone: 'light',
    }),
    block(mediaText, 'creator-timeline', {
      eyebrow: { zh: '时间轴', en: 'The timeline' },
      heading: { zh: '时间轴：像剪辑声音一样编辑触感', en: 'A timeline that edits haptics the way you edit sound' },
      body: {
        zh: '<p>瞬态给出时刻与强度，包络给出强度与频率的起伏。声音的波形就在上方，对齐到毫秒。</p>',
        en: '<p>Transients carry a moment and an intensity; envelopes carry intensity and frequency over time. The sound’s own waveform stands above them, aligned to the millisecond.</p>',
      },
      points: [
        {
          title: { zh: '先听，再画', en: 'Listen first, draw second' },
          text: {
            zh: '从现有的声音自动生成一版，再改要紧的几处。',
            en: 'Generate a first version from the sound you have, then rework what matters.',
          },
        },
        {
          title: { zh: '按设备预览', en: 'Preview by device' },
          text: {
            zh: '同一份效果，看它在 Rumble、HD 与 True HD 上各剩下什么。',
            en: 'See what is left of an effect on Rumble, HD and True HD.',
          },
        },
      ],
      actions: [{ label: { zh: '三档触感的区别', en: 'What the levels mean' }, link: links.page('haptic') }],
      picture: { sample: 'timeline' },
      side: 'left',
      ratio: 'wideMedia',
      tone: 'dark',
    }),
    block(feelCurve, 'creator-feel', {
      heading: { zh: '画一条曲线，马上感受', en: 'Draw a curve and feel it' },
      intro: {
        zh: '高度是强度，从左到右是时间。手机会振动，电脑会发声，接上手柄也会振动；满意的曲线可以复制成链接发给同事。',
        en: 'Height is intensity, left to right is time. A phone vibrates, a computer sounds, a controller shakes. Copy the link to send a curve to a colleague.',
      },
      start: 'heartbeat',
      tone: 'tint',
    }),
    block(richText, 'creator-hour', {
      heading: { zh: '入门一小时，四个步骤', en: 'Your first hour in four steps' },
      lead: {
        zh: '不需要懂马达，也不需要写代码。',
        en: 'No knowledge of actuators required, and no code.',
      },
      body: {
        zh: '<ol><li>在手机上逐个试过预置效果，记下喜欢的三个。</li><li>挑一个，在桌面上把它改短、改轻。</li><li>换成自己的声音，再自动生成一次，比较两者。</li><li>关掉声音再试。仍然分得清的，就可以交给程序员。</li></ol>',
        en: '<ol><li>Try the presets on your phone, one by one, and note the three you like.</li><li>Take one of them to the desktop. Make it shorter, then lighter.</li><li>Load a sound of your own, generate an effect from it and compare the two.</li><li>Turn the sound off and try again. What you can still tell apart is ready for your programmers.</li></ol>',
      },
      width: 'beside',
      tone: 'light',
    }),
    block(divider, 'creator-rule', { look: 'waveform', size: 'small', tone: 'light' }),
    block(featureGrid, 'creator-start', {
      heading: { zh: '免费版、7 天试用与团队授权', en: 'Free tier, 7-day trial or team licence' },
      features: [
        {
          icon: 'spark',
          title: { zh: '免费版', en: 'Free tier' },
          text: {
            zh: '50 多个预置效果，个人试验足够。',
            en: '50+ presets: enough to find out what you like.',
          },
          link: links.page('gaming', 'tiers'),
        },
        {
          icon: 'clock',
          title: { zh: '试用 7 天', en: 'A 7-day trial' },
          text: {
            zh: '含桌面专业版，每个账号可申请一次。',
            en: 'With the desktop Pro, once per account.',
          },
          link: links.page('trial-account'),
        },
        {
          icon: 'users',
          title: { zh: '团队授权', en: 'A licence for your team' },
          text: {
            zh: '按套计价，每个支持包有 10 次服务。',
            en: 'Priced per user; a support pack holds 10 sessions.',
          },
          link: links.page('business'),
        },
      ],
      columns: 'three',
      tone: 'light',
    }),
    block(faq, 'creator-faq', {
      heading: { zh: '关于设备与文件', en: 'Questions about devices and files' },
      items: [
        {
          question: { zh: '做好的效果能用在哪些设备上？', en: 'Which devices can play my effects?' },
          answer: {
            zh: '<p>引擎支持的设备都可以。手机与平板见“支持的机型”，马达不同时，引擎自动换算。</p>',
            en: '<p>Every device that the engine supports. For phones and tablets, see the supported models; where actuators differ, the engine converts.</p>',
          },
        },
        {
          question: { zh: '试用到期后，文件还在吗？', en: 'What happens to my files after the trial?' },
          answer: {
            zh: '<p>效果文件存在您的设备上，不会因试用到期而失效。</p>',
            en: '<p>Effect files are yours and stay on your computer. The end of a trial does not touch them.</p>',
          },
        },
      ],
      tone: 'tint',
    }),
    block(callToAction, 'creator-contact', {
      heading: { zh: '申请试用桌面专业版', en: 'Request a trial of the desktop Pro' },
      text: {
        zh: '登录后升级为试用账号，桌面专业版可用 7 天。',
        en: 'Log in, upgrade to a trial account, and the desktop Pro is yours for 7 days.',
      },
      actions: [
        { label: { zh: '申请试用', en: 'Request a trial' }, link: links.page('trial-account') },
        { label: { zh: '联系商务', en: 'Contact sales' }, link: links.page('business') },
      ],
      tone: 'signal',
    }),
  ],
};
