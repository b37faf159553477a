import { defineBlock } from '#cms-schema/define-block.ts';
import { choice } from '#cms-schema/fields/choice.ts';
import { colorToken } from '#cms-schema/fields/color-token.ts';

export default defineBlock({
  name: 'haptera/divider',
  title: { zh: '分隔', en: 'Divider' },
  description: { zh: '波形、细线或留白，隔开前后内容。', en: 'A waveform, a line or plain space between two things.' },
  category: 'layout',
  keywords: ['separator', 'spacer', 'rule', 'hr', '分割线', '间距', '留白'],
  fields: {
    look: choice({
      label: { zh: '样式', en: 'Look' },
      help: { zh: '波形取自本页的签名。', en: 'Each page has its own waveform.' },
      options: {
        waveform: { zh: '波形', en: 'Waveform' },
        line: { zh: '细线', en: 'Line' },
        space: { zh: '留白', en: 'Space' },
      },
      default: 'waveform',
    }),
    size: choice({
      label: { zh: '高度', en: 'Height' },
      section: 'layout',
      options: {
        small: { zh: '小', en: 'Small' },
        medium: { zh: '中', en: 'Medium' },
        large: { zh: '大', en: 'Large' },
      },
      default: 'medium',
    }),
    tone: colorToken({
      label: { zh: '底色', en: 'Surface' },
      help: { zh: '与相邻区块一致，接缝才不可见。', en: 'Match the blocks above and below, so that no seam shows.' },
      section: 'layout',
      default: 'light',
    }),
  },
  example: {
    zh: { attributes: { look: 'waveform', size: 'medium', tone: 'light' } },
    en: { attributes: { look: 'waveform', size: 'medium', tone: 'light' } },
  },
});
