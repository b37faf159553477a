import { defineBlock } from '#cms-schema/define-block.ts';
import { colorToken } from '#cms-schema/fields/color-token.ts';
import { slot } from '#cms-schema/fields/slot.ts';
import { text } from '#cms-schema/fields/text.ts';

export default defineBlock({
  name: 'haptera/tabs',
  title: { zh: '选项卡', en: 'Tabs' },
  description: {
    zh: '几份并列的内容，一次显示一份；手机上变为折叠列表。',
    en: 'Parallel content, one piece at a time; on a phone the tabs become a list that folds.',
  },
  category: 'layout',
  liveness: 'attached',
  keywords: ['switch', 'panel', 'accordion', '标签页', '切换', '折叠'],
  fields: {
    heading: text({ label: { zh: '标题', en: 'Heading' }, maxLength: 120 }),
    intro: text({ label: { zh: '导语', en: 'Intro' }, maxLength: 400, multiline: true }),
    tone: colorToken({ label: { zh: '底色', en: 'Surface' }, section: 'layout', default: 'light' }),
  },
  heading: 'heading',
  slots: { tabs: slot({ label: { zh: '选项', en: 'Tabs' }, allow: ['haptera/tab'], min: 2, max: 8 }) },
  example: {
    zh: {
      attributes: { heading: '按设备选择', intro: '同一个引擎，不同设备各有侧重。', tone: 'light' },
      slots: {
        tabs: [
          tab(
            '手机',
            'smartphone',
            '<p>机身里留给马达的空间有限，启停更要快。引擎启停低至 1 ms，输入、提示与游戏各用一套效果。</p><ul><li>iPhone 8、Android 8 及以上</li><li>30–500 Hz 连续频段</li></ul>',
          ),
          tab(
            '手柄',
            'gameController',
            '<p>左右手各用一个通道，扳机单独发力。已有 3000 多款 PC 游戏完成调校，开机即可使用。</p><ul><li>扳机死区低至 4%</li><li>单、双、多通道</li></ul>',
          ),
          tab(
            '触控板',
            'trackpad',
            '<p>没有按键，点击也要有位置。马达薄至 2 mm，分区振动，反馈就在手指之下。</p><ul><li>64 位 Windows 10、macOS 10.15 及以上</li></ul>',
          ),
        ],
      },
    },
    en: {
      attributes: { heading: 'By device', intro: 'One engine, tuned for each.', tone: 'light' },
      slots: {
        tabs: [
          tab(
            'Phones',
            'smartphone',
            '<p>A phone leaves little room for an actuator, so timing matters. The engine starts and stops in as little as 1 ms, with separate effects for typing, alerts and games.</p><ul><li>iPhone 8, Android 8 or later</li><li>A continuous 30–500 Hz band</li></ul>',
          ),
          tab(
            'Controllers',
            'gameController',
            '<p>Each hand has its own channel, and the triggers push back on their own. More than 3,000 PC games are tuned and ready to play.</p><ul><li>A trigger dead band as low as 4%</li><li>Single, dual or multi channel</li></ul>',
          ),
          tab(
            'Trackpads',
            'trackpad',
            '<p>Even without a moving key, a click needs a place. Actuators as thin as 2 mm respond zone by zone, right under the finger.</p><ul><li>64-bit Windows 10, macOS 10.15 or later</li></ul>',
          ),
        ],
      },
    },
  },
});

function tab(label: string, icon: string, body: string) {
  return {
    type: 'haptera/tab',
    attributes: { label, icon },
    slots: {
      content: [
        { type: 'haptera/rich-text', attributes: { heading: '', lead: '', body, width: 'text', tone: 'light' } },
      ],
    },
  };
}
