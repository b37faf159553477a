import { defineBlock } from '#cms-schema/define-block.ts';
import { colorToken } from '#cms-schema/fields/color-token.ts';
import { group } from '#cms-schema/fields/group.ts';
import { list } from '#cms-schema/fields/list.ts';
import { richText } from '#cms-schema/fields/rich-text.ts';
import { text } from '#cms-schema/fields/text.ts';
import { toggle } from '#cms-schema/fields/toggle.ts';

export default defineBlock({
  name: 'haptera/faq',
  title: { zh: '常见问题', en: 'Questions' },
  description: {
    zh: '可展开的问答。每个问题有自己的地址，也会告诉搜索引擎。',
    en: 'Questions that open to their answers. Each has its own link, and search engines see them as questions.',
  },
  category: 'text',
  keywords: ['faq', 'accordion', 'help', 'support', '问答', '帮助', '折叠'],
  fields: {
    heading: text({ label: { zh: '标题', en: 'Heading' }, maxLength: 120 }),
    intro: text({ label: { zh: '导语', en: 'Intro' }, maxLength: 400, multiline: true }),
    items: list({
      label: { zh: '问答', en: 'Questions' },
      help: { zh: '用读者自己的话提问。', en: 'Ask in your readers’ words.' },
      min: 1,
      max: 40,
      summary: 'question',
      of: group({
        label: { zh: '问答', en: 'Question' },
        fields: {
          question: text({ label: { zh: '问题', en: 'Question' }, maxLength: 160, required: true }),
          answer: richText({ label: { zh: '回答', en: 'Answer' }, maxLength: 8000, required: true }),
        },
      }),
    }),
    openFirst: toggle({ label: { zh: '展开第一个', en: 'Open the first one' }, section: 'layout', default: true }),
    tone: colorToken({ label: { zh: '底色', en: 'Surface' }, section: 'layout', default: 'light' }),
  },
  heading: 'heading',
  example: {
    zh: {
      attributes: {
        heading: '选型前常被问到的',
        intro: '没有找到答案？把设备型号和问题发给我们。',
        items: [
          {
            question: '支持哪些系统？',
            answer:
              '<p>移动端支持 iPhone 8 与 Android 8 及以上，桌面端支持 64 位 Windows 10 与 macOS 10.15 及以上。</p>',
          },
          {
            question: 'HD 与 True HD 有什么区别？',
            answer:
              '<p>HD 在 100–300 Hz 之间分级，适合按键与提示；True HD 在 30–500 Hz 之间连续变化，可以表现材质与力度。</p>',
          },
          {
            question: '免费版可以做到什么程度？',
            answer: '<p>免费版带 50 多个预置效果，可以在真机上感受和比较。申请试用后，7 天内可使用完整功能。</p>',
          },
          {
            question: '驱动芯片能存多长的效果？',
            answer:
              '<p>两款芯片的输入电压都是 3.0–5.5 V：</p><ul><li>一款存储 250 ms，适合按键与短提示；</li><li>一款存储 1000 ms，适合较长的序列。</li></ul>',
          },
          {
            question: '反馈多久能得到答复？',
            answer: '<p>通常 3–7 个工作日。可附 3 个文件，每个不超过 10 MB。</p>',
          },
        ],
        openFirst: true,
        tone: 'light',
      },
    },
    en: {
      attributes: {
        heading: 'Before you choose',
        intro: 'Not answered here? Send us your device and your question.',
        items: [
          {
            question: 'Which systems are supported?',
            answer:
              '<p>iPhone 8 and Android 8 or later on phones; 64-bit Windows 10 and macOS 10.15 or later on desktops.</p>',
          },
          {
            question: 'What is the difference between HD and True HD?',
            answer:
              '<p>HD covers 100–300 Hz in steps, enough for keys and alerts. True HD is continuous from 30 to 500 Hz and can render texture and force.</p>',
          },
          {
            question: 'What does the Free tier include?',
            answer: '<p>50+ preset effects to feel and compare on a device. A trial opens all features for 7 days.</p>',
          },
          {
            question: 'How long an effect can a driver chip store?',
            answer:
              '<p>Both chips take 3.0–5.5 V.</p><ul><li>One stores 250 ms, for keys and short alerts.</li><li>One stores 1000 ms, for longer sequences.</li></ul>',
          },
          {
            question: 'How soon do you reply to feedback?',
            answer: '<p>Usually within 3–7 working days. Attach up to three files of 10 MB each.</p>',
          },
        ],
        openFirst: true,
        tone: 'light',
      },
    },
  },
});
