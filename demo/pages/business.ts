import callToAction from '#blocks/call-to-action/block.ts';
import column from '#blocks/column/block.ts';
import columns from '#blocks/columns/block.ts';
import contactForm from '#blocks/contact-form/block.ts';
import faq from '#blocks/faq/block.ts';
import featureGrid from '#blocks/feature-grid/block.ts';
import hero from '#blocks/hero/block.ts';
import richText from '#blocks/rich-text/block.ts';
import section from '#blocks/section/block.ts';
import { block } from '../block.ts';
import { businessEmail, contactEmail, supportEmail, writeToBusiness, writeToSupport } from '../contact.ts';
import type { SeedPage } from '../seed-document.ts';

export const business: SeedPage = {
  key: 'business',
  slug: 'business',
  parent: 'community',
  menuOrder: 2,
  title: { zh: '商务合作', en: 'Contact' },
  excerpt: {
    zh: '商务、技术支持与媒体的联系方式，来信请写明设备、场景与时间。',
    en: 'How to reach sales, support and press. Tell us the device, its use and the date.',
  },
  seoTitle: { zh: '商务合作与联系方式', en: 'Contact sales, support and press' },
  seoDescription: {
    zh: '联系触境：商务合作、技术支持与媒体的邮箱，来信时需要准备的内容，以及之后的步骤与答复时间。',
    en: 'How to reach Haptera: addresses for sales, support and press, what to put into your message, and what happens after you send it.',
  },
  blocks: (links) => [
    block(hero, 'business-hero', {
      opening: 'plain',
      heading: { zh: '联系商务、技术支持与媒体', en: 'Contact sales, support or press' },
      lede: {
        zh: '填表或发邮件均可。写明设备、场景、现状与时间，商务即可安排下一步；技术问题在 3–7 个工作日内答复。',
        en: 'By form or by email. Tell us the device, its use, where you are and by when, and sales can plan the next step. Support replies within 3–7 working days.',
      },
      tone: 'light',
    }),
    block(contactForm, 'contact-us', {
      heading: { zh: '填写合作意向', en: 'Tell us about your project' },
      intro: {
        zh: '带 * 的必填，其余的写得越多，答复越准。',
        en: 'Fields with * are required. The more you fill in, the better our answer.',
      },
      tone: 'light',
    }),
    block(
      section,
      'prepare',
      { heading: { zh: '来信请写明四项', en: 'Four things to include' }, tone: 'light' },
      {
        content: [
          block(
            columns,
            'prepare-columns',
            { ratio: 'wideFirst', gap: 'wide' },
            {
              columns: [
                block(
                  column,
                  'prepare-left',
                  {},
                  {
                    content: [
                      block(richText, 'prepare-words', {
                        body: {
                          zh: '<dl><dt>设备</dt><dd>手机、手柄、触控板还是座舱；已有的马达型号，或留给马达的空间。</dd><dt>场景</dt><dd>用户在哪一刻需要感到什么。附一段录屏或一张草图更好。</dd><dt>现状</dt><dd>现在的手感哪里不对，试过什么。</dd><dt>时间</dt><dd>样机、评审与上市的日期，哪怕只是大概。</dd></dl>',
                          en: '<dl><dt>The device</dt><dd>A phone, a controller, a trackpad or a cockpit; the actuator you have, or the space you can spare for one.</dd><dt>The use</dt><dd>What people should feel, and when. A clip or a sketch helps.</dd><dt>Where you are</dt><dd>What feels wrong today, and what you have tried.</dd><dt>The date</dt><dd>Prototype, review, launch: a rough idea will do.</dd></dl>',
                        },
                      }),
                    ],
                  },
                ),
                block(
                  column,
                  'prepare-right',
                  { look: 'raised' },
                  {
                    content: [
                      block(richText, 'prepare-addresses', {
                        body: {
                          zh: `<h3>商务、支持与媒体邮箱</h3><p><strong>商务合作</strong><br><a href="mailto:${businessEmail}">${businessEmail}</a></p><p><strong>技术支持</strong><br><a href="mailto:${supportEmail}">${supportEmail}</a></p><p><strong>媒体与其他</strong><br><a href="mailto:${contactEmail}">${contactEmail}</a></p>`,
                          en: `<h3>Email addresses</h3><p><strong>Sales</strong><br><a href="mailto:${businessEmail}">${businessEmail}</a></p><p><strong>Support</strong><br><a href="mailto:${supportEmail}">${supportEmail}</a></p><p><strong>Press and general</strong><br><a href="mailto:${contactEmail}">${contactEmail}</a></p>`,
                        },
                      }),
                    ],
                  },
                ),
              ],
            },
          ),
        ],
      },
    ),
    block(richText, 'business-next', {
      heading: { zh: '来信之后的四步', en: 'What happens after you write' },
      lead: {
        zh: '从回信到报价，共四步，其中一步是可以试用的样品。',
        en: 'Four steps from a reply to a proposal, one of them a sample you can try.',
      },
      body: {
        zh: '<ol><li><strong>回信。</strong>由懂技术的人来读，问清楚缺的几项。</li><li><strong>通话。</strong>一起看设备与场景，定下先试哪一处。</li><li><strong>试样。</strong>我们做出一版样品，寄给您试用。</li><li><strong>方案。</strong>版本、组件、服务次数与报价，写在一页纸上。</li></ol>',
        en: '<ol><li><strong>A reply.</strong> Written by someone who knows the technology, with questions about anything missing.</li><li><strong>A call.</strong> We look at device and use together and settle what to try first.</li><li><strong>A sample.</strong> A first version, sent to you to try.</li><li><strong>A proposal.</strong> Tier, components, support sessions and price, on a single page.</li></ol>',
      },
      width: 'beside',
      tone: 'tint',
    }),
    block(faq, 'business-faq', {
      heading: { zh: '价格、保密协议与技术问题', en: 'Prices, NDAs and technical questions' },
      items: [
        {
          question: { zh: '价格从多少起？', en: 'Where do prices start?' },
          answer: {
            zh: '<p>免费版不收费；基础版 50,000 元起（每套，首年）；专业版与铂金版按项目报价。</p>',
            en: '<p>The Free tier costs nothing. Standard starts from USD 7,500 per user for the first year; Plus and Premium are quoted per project.</p>',
          },
        },
        {
          question: { zh: '可以先签保密协议吗？', en: 'Can we sign an NDA first?' },
          answer: {
            zh: '<p>可以。来信说明即可，设备细节等签过再谈。</p>',
            en: '<p>Yes. Say so in your message, and keep the details of the device until it is signed.</p>',
          },
        },
        {
          question: { zh: '技术问题也写到这里吗？', en: 'Should I send technical questions here as well?' },
          answer: {
            zh: '<p>请写给技术支持，一般在 3–7 个工作日内答复。</p>',
            en: '<p>Please write to support. They usually reply within 3–7 working days.</p>',
          },
        },
      ],
      tone: 'light',
    }),
    block(featureGrid, 'business-accounts', {
      heading: { zh: '试用、配置工具与企业账号', en: 'Trials, configuration and company accounts' },
      intro: {
        zh: '以下几项由商务开通，各页写明给谁用、怎样申请。',
        en: 'Our sales team grants access to these. Each page says who it is for and how to apply.',
      },
      features: [
        {
          icon: 'clock',
          title: { zh: '试用账号', en: 'Trial accounts' },
          text: { zh: '桌面专业版 7 天，每个账号一次。', en: 'The desktop Pro for 7 days, once per account.' },
          link: links.page('trial-account'),
        },
        {
          icon: 'gear',
          title: { zh: '配置工具', en: 'Configuration tool' },
          text: { zh: '为设备与马达制作配置文件。', en: 'Configuration files for a device and its actuator.' },
          link: links.page('configTool'),
        },
        {
          icon: 'actuator',
          title: { zh: '定制配置', en: 'Custom configuration' },
          text: { zh: '寄来样机，由我们来测。', en: 'Send a prototype, and we do the measuring.' },
          link: links.page('customConfig'),
        },
        {
          icon: 'users',
          title: { zh: '企业管理', en: 'Company admin' },
          text: { zh: '管理本公司的账号。', en: 'Manage your company’s accounts.' },
          link: links.page('companyAdmin'),
        },
      ],
      columns: 'four',
      tone: 'tint',
    }),
    block(callToAction, 'business-contact', {
      heading: { zh: '直接发送邮件', en: 'Prefer to send an email?' },
      text: {
        zh: '写得不完整也没关系，缺的几项我们会问。',
        en: 'It need not be complete. We will ask for what is missing.',
      },
      actions: [
        { label: { zh: '写信给商务', en: 'Write to sales' }, link: writeToBusiness },
        { label: { zh: '写信给技术支持', en: 'Write to support' }, link: writeToSupport },
      ],
      tone: 'signal',
    }),
  ],
};
