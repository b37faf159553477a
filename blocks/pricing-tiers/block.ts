import { defineBlock } from '#cms-schema/define-block.ts';
import { choice } from '#cms-schema/fields/choice.ts';
import { colorToken } from '#cms-schema/fields/color-token.ts';
import { group } from '#cms-schema/fields/group.ts';
import { link } from '#cms-schema/fields/link.ts';
import { list } from '#cms-schema/fields/list.ts';
import { text } from '#cms-schema/fields/text.ts';
import { toggle } from '#cms-schema/fields/toggle.ts';

export default defineBlock({
  name: 'haptera/pricing-tiers',
  title: { zh: '方案分级', en: 'Pricing tiers' },
  description: {
    zh: '一到四个版本并排，价格、行动与每项功能逐行对齐。',
    en: 'One to four tiers side by side; prices, actions and features line up row by row.',
  },
  category: 'product',
  keywords: ['plans', 'price', 'tiers', '价格', '版本', '套餐'],
  fields: {
    heading: text({ label: { zh: '标题', en: 'Heading' }, maxLength: 120, required: true }),
    intro: text({ label: { zh: '导语', en: 'Intro' }, maxLength: 300, multiline: true }),
    tiers: list({
      label: { zh: '版本', en: 'Tiers' },
      help: { zh: '由低到高排列。', en: 'From the lowest to the highest.' },
      min: 1,
      max: 4,
      summary: 'name',
      of: group({
        label: { zh: '版本', en: 'Tier' },
        fields: {
          name: text({ label: { zh: '名称', en: 'Name' }, maxLength: 30, required: true }),
          badge: text({ label: { zh: '角标', en: 'Badge' }, maxLength: 16 }),
          audience: text({ label: { zh: '适合谁', en: 'For whom' }, maxLength: 80 }),
          pricePrefix: text({
            label: { zh: '价格前缀', en: 'Before the price' },
            help: { zh: '如“低至”。', en: 'Such as “from”.' },
            maxLength: 12,
          }),
          price: text({
            label: { zh: '价格', en: 'Price' },
            help: {
              zh: '数字，或“免费”“联系商务”。两种语言的价格各自填写。',
              en: 'A figure with its currency, “Free” or “On request”. Each language has its own price.',
            },
            maxLength: 20,
            required: true,
          }),
          priceSuffix: text({
            label: { zh: '价格后缀', en: 'After the price' },
            help: { zh: '如“元起”。', en: 'Such as “/ month”.' },
            maxLength: 12,
          }),
          priceNote: text({
            label: { zh: '计价单位', en: 'What it pays for' },
            help: { zh: '如“每套，首年”。', en: 'Such as “per user, first year”.' },
            maxLength: 40,
          }),
          description: text({ label: { zh: '简介', en: 'Description' }, maxLength: 200, multiline: true }),
          features: list({
            label: { zh: '功能', en: 'Features' },
            help: {
              zh: '各版本按相同顺序填写，页面上逐行对齐。',
              en: 'Keep one order in all tiers: they line up row by row.',
            },
            max: 16,
            summary: 'text',
            of: group({
              label: { zh: '功能', en: 'Feature' },
              fields: {
                text: text({ label: { zh: '功能', en: 'Feature' }, maxLength: 60, required: true }),
                included: choice({
                  label: { zh: '是否包含', en: 'Included' },
                  options: {
                    yes: { zh: '包含', en: 'Yes' },
                    partial: { zh: '部分', en: 'In part' },
                    no: { zh: '不包含', en: 'No' },
                  },
                  default: 'yes',
                }),
                note: text({ label: { zh: '补充', en: 'Note' }, maxLength: 60 }),
              },
            }),
          }),
          action: group({
            label: { zh: '行动', en: 'Action' },
            fields: {
              label: text({ label: { zh: '文字', en: 'Label' }, maxLength: 24 }),
              link: link({ label: { zh: '链接', en: 'Link' } }),
            },
          }),
          isHighlighted: toggle({ label: { zh: '突出显示', en: 'Stand out' } }),
        },
      }),
    }),
    footnote: text({ label: { zh: '脚注', en: 'Footnote' }, maxLength: 300, multiline: true }),
    tone: colorToken({ label: { zh: '底色', en: 'Surface' }, section: 'layout', default: 'light' }),
  },
  example: {
    zh: {
      attributes: {
        heading: '按项目规模选择',
        intro: '先看需要多少触感细节，再看需要多少支持。',
        tiers: [
          {
            name: '免费版',
            badge: '',
            audience: '个人开发者与试验项目',
            pricePrefix: '',
            price: '免费',
            priceSuffix: '',
            priceNote: '',
            description: '从预设效果开始，先让手感跑起来。',
            features: [
              { text: '50 多种预设效果', included: 'yes', note: '' },
              { text: 'HD 触感', included: 'no', note: '' },
              { text: 'True HD 触感', included: 'no', note: '' },
              { text: '支持服务包', included: 'no', note: '' },
            ],
            action: { label: '免费开始', link: { kind: 'path', path: '/product/creator' } },
            isHighlighted: false,
          },
          {
            name: '基础版',
            badge: '',
            audience: '准备发行的独立工作室',
            pricePrefix: '',
            price: '50,000',
            priceSuffix: '元起',
            priceNote: '每套，首年',
            description: '为一款作品配齐触感，按套计价。',
            features: [
              { text: '50 多种预设效果', included: 'yes', note: '' },
              { text: 'HD 触感', included: 'yes', note: '100–300 Hz 分级' },
              { text: 'True HD 触感', included: 'no', note: '' },
              { text: '支持服务包', included: 'no', note: '' },
            ],
            action: { label: '联系商务', link: { kind: 'path', path: '/community/business' } },
            isHighlighted: false,
          },
          {
            name: '专业版',
            badge: 'True HD',
            audience: '多平台发行的团队',
            pricePrefix: '',
            price: '联系商务',
            priceSuffix: '',
            priceNote: '按项目报价',
            description: '用连续频段表现更多细节。',
            features: [
              { text: '50 多种预设效果', included: 'yes', note: '' },
              { text: 'HD 触感', included: 'yes', note: '100–300 Hz 分级' },
              { text: 'True HD 触感', included: 'yes', note: '30–500 Hz 连续' },
              { text: '支持服务包', included: 'partial', note: '按需选购' },
            ],
            action: { label: '联系商务', link: { kind: 'path', path: '/community/business' } },
            isHighlighted: true,
          },
          {
            name: '白金版',
            badge: '',
            audience: '需要全程协作的大型项目',
            pricePrefix: '',
            price: '联系商务',
            priceSuffix: '',
            priceNote: '按项目报价',
            description: '我们的工程师与您的团队一起打磨触感。',
            features: [
              { text: '50 多种预设效果', included: 'yes', note: '' },
              { text: 'HD 触感', included: 'yes', note: '100–300 Hz 分级' },
              { text: 'True HD 触感', included: 'yes', note: '30–500 Hz 连续' },
              { text: '支持服务包', included: 'yes', note: '含 10 次支持' },
            ],
            action: { label: '联系商务', link: { kind: 'path', path: '/community/business' } },
            isHighlighted: false,
          },
        ],
        footnote: '价格以合同为准。已使用触感方案的项目，上线时间缩短 1–2 个月。',
        tone: 'light',
      },
    },
    en: {
      attributes: {
        heading: 'Pick the tier that fits the project',
        intro: 'Start with how much detail a hand should feel, then with how much help you want.',
        tiers: [
          {
            name: 'Free',
            badge: '',
            audience: 'Solo developers and experiments',
            pricePrefix: '',
            price: 'Free',
            priceSuffix: '',
            priceNote: '',
            description: 'Start from presets and feel a first effect.',
            features: [
              { text: '50+ preset effects', included: 'yes', note: '' },
              { text: 'HD haptics', included: 'no', note: '' },
              { text: 'True HD haptics', included: 'no', note: '' },
              { text: 'Support pack', included: 'no', note: '' },
            ],
            action: { label: 'Start free', link: { kind: 'path', path: '/product/creator' } },
            isHighlighted: false,
          },
          {
            name: 'Standard',
            badge: '',
            audience: 'Independent studios close to release',
            pricePrefix: 'from',
            price: 'US$7,500',
            priceSuffix: '',
            priceNote: 'per user, first year',
            description: 'Haptics for one title, priced per user.',
            features: [
              { text: '50+ preset effects', included: 'yes', note: '' },
              { text: 'HD haptics', included: 'yes', note: '100–300 Hz in steps' },
              { text: 'True HD haptics', included: 'no', note: '' },
              { text: 'Support pack', included: 'no', note: '' },
            ],
            action: { label: 'Contact sales', link: { kind: 'path', path: '/community/business' } },
            isHighlighted: false,
          },
          {
            name: 'Plus',
            badge: 'True HD',
            audience: 'Teams that ship on several platforms',
            pricePrefix: '',
            price: 'On request',
            priceSuffix: '',
            priceNote: 'quoted per project',
            description: 'More detail, from a continuous band.',
            features: [
              { text: '50+ preset effects', included: 'yes', note: '' },
              { text: 'HD haptics', included: 'yes', note: '100–300 Hz in steps' },
              { text: 'True HD haptics', included: 'yes', note: '30–500 Hz continuous' },
              { text: 'Support pack', included: 'partial', note: 'as an option' },
            ],
            action: { label: 'Contact sales', link: { kind: 'path', path: '/community/business' } },
            isHighlighted: true,
          },
          {
            name: 'Premium',
            badge: '',
            audience: 'Large productions that want a partner throughout',
            pricePrefix: '',
            price: 'On request',
            priceSuffix: '',
            priceNote: 'quoted per project',
            description: 'Our engineers design the haptics with your team.',
            features: [
              { text: '50+ preset effects', included: 'yes', note: '' },
              { text: 'HD haptics', included: 'yes', note: '100–300 Hz in steps' },
              { text: 'True HD haptics', included: 'yes', note: '30–500 Hz continuous' },
              { text: 'Support pack', included: 'yes', note: '10 sessions included' },
            ],
            action: { label: 'Contact sales', link: { kind: 'path', path: '/community/business' } },
            isHighlighted: false,
          },
        ],
        footnote: 'Prices are confirmed in the contract. Projects on our tools have cut 1–2 months from launch.',
        tone: 'light',
      },
    },
  },
});
