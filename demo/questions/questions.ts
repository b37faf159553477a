import type { SeedQuestion } from '../seed-document.ts';
import { technicalQuestions } from './technical.ts';

/** In the order in which the FAQ page lists them under their topics. */
export const questions: readonly SeedQuestion[] = [
  {
    key: 'which-systems',
    topic: 'start',
    title: { zh: '支持哪些系统？', en: 'Which systems are supported?' },
    html: {
      zh: '<p>手机应用支持 iPhone 8、Android 8 及以上；桌面工具支持 Windows 10（64 位）与 macOS 10.15 及以上。</p>',
      en: '<p>The mobile app runs on iPhone 8, Android 8 or later; the desktop tool on Windows 10 (64-bit) and macOS 10.15 or later.</p>',
    },
  },
  {
    key: 'where-to-begin',
    topic: 'start',
    title: { zh: '从哪一步开始？', en: 'Where do I begin?' },
    html: {
      zh: '<p>先在手机上试几个预置效果，再决定要不要自己画。文档的“入门”一章写明安装、比较与修改的步骤，约一小时。</p>',
      en: '<p>Try some presets on a phone before you decide to draw your own. The chapter “Getting started” has the steps from installation to a first effect, about an hour in all.</p>',
    },
  },
  {
    key: 'is-my-phone-supported',
    topic: 'start',
    title: { zh: '怎样知道我的手机是否支持？', en: 'How do I know whether my phone is supported?' },
    html: {
      zh: '<p>在“支持的机型”里按品牌查找，名单更新于 2024 年 11 月 29 日。没有列出的机型，来信告诉我们型号，我们来查。</p>',
      en: '<p>Look it up among the supported models, by brand. The list was updated November 29, 2024. If yours is not on it, send us its model and we will find out.</p>',
    },
  },
  {
    key: 'how-to-get-a-trial',
    topic: 'account',
    title: { zh: '怎样申请试用？', en: 'How do I get a trial?' },
    html: {
      zh: '<p>登录后在账号菜单里选择“升级为 VIP”，打开邮件里的链接确认即可。试用 7 天，每个账号可申请一次。</p>',
      en: '<p>Log in, choose “Upgrade to VIP” in the account menu, and open the link we email you. A trial runs for 7 days, once per account.</p>',
    },
  },
  {
    key: 'after-the-trial',
    topic: 'account',
    title: { zh: '试用到期之后，我的文件还在吗？', en: 'Do I keep my files when a trial ends?' },
    html: {
      zh: '<p>在。效果文件存在您的设备上，已经导出的照常播放。到期后不能再用的是桌面专业版；手机应用与免费版的预置效果照常可用。</p>',
      en: '<p>Yes. Effect files are on your device, and what you exported keeps playing. Only the desktop Pro ends with the trial. The mobile app and the presets of the Free tier stay.</p>',
    },
  },
  {
    key: 'who-gets-the-desktop-pro',
    topic: 'account',
    title: { zh: '谁可以使用桌面专业版？', en: 'Who can use the desktop Pro?' },
    html: {
      zh: '<p>试用账号与企业账号，安装程序由商务随账号提供。标准账号可以先用手机应用，再升级为试用。</p>',
      en: '<p>Trial and enterprise accounts; our sales team provides the installer with the account. With a standard account, start with the mobile app and upgrade to a trial.</p>',
    },
  },
  {
    key: 'how-soon-do-you-reply',
    topic: 'account',
    title: { zh: '反馈多久有答复？', en: 'How soon do you reply to feedback?' },
    html: {
      zh: '<p>3–7 个工作日。可以附上 3 个以内的文件，每个不超过 10 MB。写明设备型号、系统与您看到的情况，答复会更快。</p>',
      en: '<p>Within 3–7 working days. You may attach up to 3 files of 10 MB each. Tell us the device, the system and what you see, and you will hear from us sooner.</p>',
    },
  },
  ...technicalQuestions,
  {
    key: 'what-does-it-cost',
    topic: 'business',
    title: { zh: '各版本怎样收费？', en: 'What do the tiers cost?' },
    html: {
      zh: '<p>免费版不收费；基础版首年每套 50,000 元起；专业版与铂金版按项目报价，请联系商务。</p>',
      en: '<p>The Free tier costs nothing. Standard starts from USD 7,500 per user for the first year. Plus and Premium are quoted per project: ask our sales team.</p>',
    },
  },
  {
    key: 'what-is-in-a-support-pack',
    topic: 'business',
    title: { zh: '技术支持包里有什么？', en: 'What is in a support pack?' },
    html: {
      zh: '<p>10 次技术支持，可用于选型、接入、调校与验收。一次服务是一场评审、一轮调校或一次到场。与从零制作触感相比，上市时间可缩短 1–2 个月。</p>',
      en: '<p>10 sessions, for choosing parts, integration, tuning or acceptance. A session is a review, a round of tuning or a visit. Compared with haptics built from scratch, a launch can come 1–2 months sooner.</p>',
    },
  },
];
