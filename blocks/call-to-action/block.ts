import { defineBlock } from '#cms-schema/define-block.ts';
import { choice } from '#cms-schema/fields/choice.ts';
import { colorToken } from '#cms-schema/fields/color-token.ts';
import { text } from '#cms-schema/fields/text.ts';
import { actionsField } from '../actions-field.ts';

export default defineBlock({
  name: 'haptera/call-to-action',
  title: { zh: '行动号召', en: 'Call to action' },
  description: {
    zh: '一句话与按钮，常在页面末尾。每页一个为宜。',
    en: 'One line and its buttons, often at the end. Best used once a page.',
  },
  category: 'action',
  keywords: ['cta', 'button', 'contact', '按钮', '联系', '试用'],
  fields: {
    heading: text({ label: { zh: '标题', en: 'Heading' }, maxLength: 100, required: true }),
    text: text({ label: { zh: '说明', en: 'Text' }, maxLength: 300, multiline: true }),
    actions: actionsField({ min: 1, max: 3 }),
    look: choice({
      label: { zh: '样式', en: 'Look' },
      help: {
        zh: '“一行”更矮，不带波形，适合文章末尾。',
        en: '“Line” is shorter and has no waveform, which suits the end of an article.',
      },
      section: 'layout',
      options: { wave: { zh: '波形', en: 'Waveform' }, line: { zh: '一行', en: 'Line' } },
      default: 'wave',
    }),
    tone: colorToken({ label: { zh: '底色', en: 'Surface' }, section: 'layout', default: 'signal' }),
  },
  heading: 'heading',
  example: {
    zh: {
      attributes: {
        heading: '把手感，放进下一款产品',
        text: '告诉我们设备与场景。从选型、调校到量产，我们与您的团队一起完成。',
        actions: [
          { label: '联系商务', link: { kind: 'path', path: '/community/business' } },
          { label: '先试 7 天', link: { kind: 'path', path: '/community/trial-account' } },
        ],
        look: 'wave',
        tone: 'signal',
      },
    },
    en: {
      attributes: {
        heading: 'Bring touch to your next product',
        text: 'Tell us about the device and who will use it. We work with your team from choosing parts to tuning to production.',
        actions: [
          { label: 'Contact sales', link: { kind: 'path', path: '/community/business' } },
          { label: 'Try it for 7 days', link: { kind: 'path', path: '/community/trial-account' } },
        ],
        look: 'wave',
        tone: 'signal',
      },
    },
  },
});
