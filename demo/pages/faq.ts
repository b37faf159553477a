import callToAction from '#blocks/call-to-action/block.ts';
import feedbackForm from '#blocks/feedback-form/block.ts';
import hero from '#blocks/hero/block.ts';
import questionList from '#blocks/question-list/block.ts';
import { block } from '../block.ts';
import type { SeedPage } from '../seed-document.ts';

export const faq: SeedPage = {
  key: 'faq',
  slug: 'faq',
  parent: 'community',
  menuOrder: 4,
  title: { zh: '常见问题', en: 'FAQ' },
  excerpt: {
    zh: '开发者常问的，与简短的回答：系统、试用、效果、引擎、芯片与收费。',
    en: 'What developers ask, with short answers: systems, trials, effects, the engine, chips and prices.',
  },
  seoTitle: { zh: '常见问题：触感开发', en: 'Questions about haptics, answered' },
  seoDescription: {
    zh: '触感开发的常见问题：支持的系统与机型、试用账号、免费版内容、HD 与 True HD 的区别、引擎响应、驱动芯片选型、版本与价格。',
    en: 'Answers for developers: supported systems and models, trials, the Free tier, HD and True HD, speed of the engine, driver chips, tiers and prices.',
  },
  blocks: (links) => [
    block(hero, 'faq-hero', {
      opening: 'plain',
      heading: { zh: '触感开发常见问题', en: 'Frequently asked questions' },
      lede: {
        zh: '系统、试用、效果、引擎、芯片与收费，按主题列出简短的回答。',
        en: 'Systems, trials, effects, the engine, chips and prices, with a short answer to each.',
      },
      tone: 'light',
    }),
    block(questionList, 'faq-list', {
      heading: { zh: '按主题查找', en: 'Questions by topic' },
      intro: {
        zh: '展开一个问题，它的链接就在右下角，可以发给同事。',
        en: 'Open a question to find its link at the lower right, ready to send to a colleague.',
      },
      tone: 'light',
    }),
    block(feedbackForm, 'faq-feedback', {
      heading: { zh: '反馈问题', en: 'Send us feedback' },
      intro: {
        zh: '写明设备型号、系统与您看到的情况，可附 3 个以内的文件。我们在 3–7 个工作日内答复。',
        en: 'Tell us the device, the system and what you see, with up to 3 files. We reply within 3–7 working days.',
      },
      tone: 'tint',
    }),
    block(callToAction, 'faq-contact', {
      heading: { zh: '没有找到答案？', en: 'Still looking for an answer?' },
      text: {
        zh: '写下问题，由工程师答复；合作与价格，请找商务。',
        en: 'Write down your question, and an engineer will answer it. For projects and prices there is our sales team.',
      },
      actions: [
        { label: { zh: '反馈问题', en: 'Send feedback' }, link: links.page('faq', 'faq-feedback') },
        { label: { zh: '商务合作', en: 'Contact sales' }, link: links.page('business') },
      ],
      tone: 'signal',
    }),
  ],
};
