import { defineBlock } from '#cms-schema/define-block.ts';
import { colorToken } from '#cms-schema/fields/color-token.ts';
import { media } from '#cms-schema/fields/media.ts';
import { text } from '#cms-schema/fields/text.ts';

export default defineBlock({
  name: 'haptera/quote',
  title: { zh: '引言', en: 'Quote' },
  description: {
    zh: '一段话与说这段话的人。',
    en: 'Somebody’s words, and who said them.',
  },
  category: 'text',
  keywords: ['testimonial', 'blockquote', '评价', '客户', '引用'],
  fields: {
    text: text({
      label: { zh: '原话', en: 'Words' },
      help: { zh: '不加引号。空行分段。', en: 'Without quotation marks. An empty line starts a paragraph.' },
      maxLength: 600,
      required: true,
      multiline: true,
    }),
    person: text({ label: { zh: '姓名', en: 'Person' }, maxLength: 60 }),
    position: text({ label: { zh: '职务', en: 'Role' }, maxLength: 80 }),
    company: text({ label: { zh: '公司', en: 'Company' }, maxLength: 80 }),
    portrait: media({ label: { zh: '肖像', en: 'Portrait' } }),
    tone: colorToken({ label: { zh: '底色', en: 'Surface' }, section: 'layout', default: 'tint' }),
  },
  example: {
    zh: {
      attributes: {
        text: '好的触感不必引人注意。手指按下去，心里就有了数。',
        person: '张三',
        position: '触感设计师',
        company: '',
        portrait: null,
        tone: 'tint',
      },
    },
    en: {
      attributes: {
        text: 'Good haptics go unnoticed. You press, and you know.',
        person: 'Jane Doe',
        position: 'Haptic designer',
        company: '',
        portrait: null,
        tone: 'tint',
      },
    },
  },
});
