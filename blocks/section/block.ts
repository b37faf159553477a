import { defineBlock } from '#cms-schema/define-block.ts';
import { choice } from '#cms-schema/fields/choice.ts';
import { colorToken } from '#cms-schema/fields/color-token.ts';
import { slot } from '#cms-schema/fields/slot.ts';
import { text } from '#cms-schema/fields/text.ts';

export default defineBlock({
  name: 'haptera/section',
  title: { zh: '分区', en: 'Section' },
  description: {
    zh: '一段共用底色与标题的页面，里面可放任何区块。',
    en: 'A stretch of the page with one surface and one heading; any blocks stand inside.',
  },
  category: 'layout',
  keywords: ['group', 'container', 'band', 'anchor', '容器', '分组', '锚点'],
  fields: {
    heading: text({ label: { zh: '标题', en: 'Heading' }, maxLength: 120 }),
    intro: text({ label: { zh: '导语', en: 'Intro' }, maxLength: 400, multiline: true }),
    anchor: text({
      label: { zh: '锚点', en: 'Anchor' },
      help: {
        zh: '供链接直达，如 drivers，地址即为 #drivers。两种语言共用，请用小写英文、数字与连字符。',
        en: 'For links to this section: the anchor drivers has the address #drivers. Shared by both languages. Use lower-case letters, digits and hyphens.',
      },
      section: 'advanced',
      maxLength: 60,
      translation: 'shared',
    }),
    width: choice({
      label: { zh: '宽度', en: 'Width' },
      section: 'layout',
      options: {
        text: { zh: '正文宽', en: 'Text' },
        content: { zh: '内容宽', en: 'Content' },
        page: { zh: '页面宽', en: 'Page' },
        wide: { zh: '加宽', en: 'Wide' },
      },
      default: 'page',
    }),
    space: choice({
      label: { zh: '上下留白', en: 'Space above and below' },
      section: 'layout',
      options: {
        none: { zh: '无', en: 'None' },
        compact: { zh: '紧凑', en: 'Compact' },
        normal: { zh: '标准', en: 'Normal' },
        roomy: { zh: '宽松', en: 'Roomy' },
      },
      default: 'normal',
    }),
    tone: colorToken({ label: { zh: '底色', en: 'Surface' }, section: 'layout', default: 'light' }),
  },
  heading: 'heading',
  slots: { content: slot({ label: { zh: '内容', en: 'Content' } }) },
  example: {
    zh: {
      attributes: {
        heading: '从声音到指尖',
        intro: '引擎读取内容里的节奏与力度，实时换算成驱动信号。',
        anchor: 'engine',
        width: 'page',
        space: 'normal',
        tone: 'tint',
      },
      slots: {
        content: [
          {
            type: 'haptera/rich-text',
            attributes: {
              heading: '启停低至 1 ms',
              lead: '',
              body: '<p>点击要短，停得要干净。引擎在起振时加速，在收尾时反向制动，余振不拖到下一次触碰。</p>',
              width: 'content',
              tone: 'tint',
            },
          },
          { type: 'haptera/divider', attributes: { look: 'waveform', size: 'small', tone: 'tint' } },
          {
            type: 'haptera/rich-text',
            attributes: {
              heading: '一份效果，多种设备',
              lead: '',
              body: '<p>手机、手柄、触控板，马达各不相同。效果只设计一次，由引擎按设备渲染到单、双或多个通道。</p>',
              width: 'content',
              tone: 'tint',
            },
          },
        ],
      },
    },
    en: {
      attributes: {
        heading: 'From sound to touch',
        intro: 'The engine reads rhythm and force in the content and turns them into a drive signal in real time.',
        anchor: 'engine',
        width: 'page',
        space: 'normal',
        tone: 'tint',
      },
      slots: {
        content: [
          {
            type: 'haptera/rich-text',
            attributes: {
              heading: 'Starts and stops in as little as 1 ms',
              lead: '',
              body: '<p>A click must be short and end cleanly. The engine overdrives the start and brakes the stop, so nothing rings into the next touch.</p>',
              width: 'content',
              tone: 'tint',
            },
          },
          { type: 'haptera/divider', attributes: { look: 'waveform', size: 'small', tone: 'tint' } },
          {
            type: 'haptera/rich-text',
            attributes: {
              heading: 'One effect, many devices',
              lead: '',
              body: '<p>Phones, controllers and trackpads have different actuators. Design an effect once; the engine renders it for one, two or more channels.</p>',
              width: 'content',
              tone: 'tint',
            },
          },
        ],
      },
    },
  },
});
