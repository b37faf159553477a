import { defineBlock } from '#cms-schema/define-block.ts';
import { choice } from '#cms-schema/fields/choice.ts';
import { slot } from '#cms-schema/fields/slot.ts';
import { text } from '#cms-schema/fields/text.ts';
import { tabIcons } from './tab-icons.ts';

export default defineBlock({
  name: 'haptera/tab',
  title: { zh: '选项', en: 'Tab' },
  description: { zh: '选项卡中的一项：名称与内容。', en: 'One of several tabs: a label and what it shows.' },
  category: 'layout',
  keywords: ['panel', '面板'],
  parents: ['haptera/tabs'],
  fields: {
    label: text({
      label: { zh: '名称', en: 'Label' },
      help: { zh: '几个字即可，并列的名称长短相近。', en: 'A word or two, about as long as the other labels.' },
      maxLength: 40,
      required: true,
    }),
    icon: choice({ label: { zh: '图标', en: 'Icon' }, options: tabIcons, default: 'none' }),
  },
  slots: { content: slot({ label: { zh: '内容', en: 'Content' } }) },
  example: {
    zh: {
      attributes: { label: '手柄', icon: 'gameController' },
      slots: {
        content: [
          {
            type: 'haptera/rich-text',
            attributes: {
              heading: '',
              lead: '',
              body: '<p>左右手各用一个通道，扳机单独发力。已有 3000 多款 PC 游戏完成调校，开机即可使用。</p>',
              width: 'text',
              tone: 'light',
            },
          },
        ],
      },
    },
    en: {
      attributes: { label: 'Controllers', icon: 'gameController' },
      slots: {
        content: [
          {
            type: 'haptera/rich-text',
            attributes: {
              heading: '',
              lead: '',
              body: '<p>Each hand has its own channel, and the triggers push back on their own. More than 3,000 PC games are tuned and ready to play.</p>',
              width: 'text',
              tone: 'light',
            },
          },
        ],
      },
    },
  },
});
