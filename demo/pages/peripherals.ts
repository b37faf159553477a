import callToAction from '#blocks/call-to-action/block.ts';
import featureGrid from '#blocks/feature-grid/block.ts';
import hapticCurves from '#blocks/haptic-curves/block.ts';
import hero from '#blocks/hero/block.ts';
import mediaText from '#blocks/media-text/block.ts';
import specTable from '#blocks/spec-table/block.ts';
import { block } from '../block.ts';
import type { SeedPage } from '../seed-document.ts';

export const peripherals: SeedPage = {
  key: 'peripherals',
  slug: 'peripherals',
  parent: 'solution',
  menuOrder: 4,
  title: { zh: '游戏外设', en: 'Gaming gear' },
  excerpt: {
    zh: '手柄、掌机、方向盘与背心：左右分工，扳机发力，效果在多颗马达间移动。',
    en: 'Controllers, handhelds, wheels and vests: left and right apart, triggers that push back, effects that travel.',
  },
  seoTitle: { zh: '游戏外设的触感方案', en: 'Haptics for controllers and gaming gear' },
  seoDescription: {
    zh: '手柄、掌机、方向盘与背心的触感方案：双通道与多通道引擎，扳机死区低至 4%，已调校 3000 多款 PC 游戏。',
    en: 'Haptics for controllers, handhelds, wheels and vests: dual and multi channel engine, trigger dead band as low as 4%, more than 3,000 PC games tuned.',
  },
  blocks: (links) => [
    block(hero, 'gear-hero', {
      opening: 'device',
      eyebrow: { zh: '游戏外设', en: 'Gaming gear' },
      heading: { zh: '手柄、方向盘与背心的\n双通道与多通道触感', en: 'Haptics for controllers, wheels and vests' },
      lede: {
        zh: '面向外设厂商。左右握把各走一个通道，扳机单独发力，背心与座椅用多通道让效果沿身体移动。',
        en: 'For makers of gaming gear. Each grip has a channel of its own, triggers act separately, and vests and seats move effects along the body.',
      },
      actions: [
        {
          label: { zh: '比较双通道与多通道', en: 'Compare channels' },
          link: links.page('peripherals', 'gear-versions'),
        },
        { label: { zh: '联系商务', en: 'Contact sales' }, link: links.page('business') },
      ],
      picture: { sample: 'controller-close' },
      tone: 'dark',
    }),
    block(mediaText, 'gear-trigger', {
      eyebrow: { zh: '扳机', en: 'Triggers' },
      heading: { zh: '扳机力反馈，死区低至 4%', en: 'Trigger feedback with a dead band as low as 4%' },
      body: {
        zh: '<p>普通扳机前一段是空的。我们把死区降到低至 4%，轻带油门、半按快门都有回应；弓弦会绷紧，弹匣空了，扳机也会变轻。</p>',
        en: '<p>On most triggers the first part of the travel does nothing. Ours have a dead band as low as 4%: a touch of throttle or a half-pressed shutter registers. A bowstring tightens, and an empty magazine goes slack.</p>',
      },
      points: [
        {
          title: { zh: '阻力随动作变化', en: 'Resistance follows the action' },
          text: { zh: '拉弓、点射与打滑，扳机上各不相同。', en: 'A bow, a burst and a skid differ under the finger.' },
        },
        {
          title: { zh: '与握把同步', en: 'In time with the grips' },
          text: { zh: '击发的一刻，扳机与握把同时到达。', en: 'When the shot breaks, trigger and grip agree.' },
        },
      ],
      picture: { sample: 'controller' },
      side: 'right',
      ratio: 'wideMedia',
      tone: 'light',
    }),
    block(hapticCurves, 'gear-sides', {
      heading: { zh: '左右相差 120 ms，表现方位', en: 'Direction by timing: 120 ms from left to right' },
      intro: {
        zh: '两侧强度相近，靠先后区分移动方向。',
        en: 'Both sides are about equally strong; the order tells the direction.',
      },
      curves: [
        {
          name: { zh: '左握把', en: 'Left grip' },
          transients: [{ time: 40, intensity: 90 }],
          points: [
            { time: 40, intensity: 60, frequency: 180 },
            { time: 160, intensity: 12, frequency: 140 },
            { time: 300, intensity: 0, frequency: 140 },
          ],
        },
        {
          name: { zh: '右握把', en: 'Right grip' },
          transients: [{ time: 160, intensity: 70 }],
          points: [
            { time: 0, intensity: 0, frequency: 140 },
            { time: 100, intensity: 10, frequency: 140 },
            { time: 160, intensity: 60, frequency: 160 },
            { time: 400, intensity: 0, frequency: 90 },
          ],
        },
      ],
      caption: {
        zh: '两下相隔 <strong>120 ms</strong>，右侧余韵更长、更低，像是远去。示意数据。',
        en: 'The two hits are <strong>120 ms</strong> apart; the right one rings longer and lower, as if moving away. Illustrative data.',
      },
      tone: 'dark',
    }),
    block(featureGrid, 'gear-kinds', {
      heading: { zh: '适用于手柄、方向盘、背心与座椅', en: 'For controllers, wheels, vests and seats' },
      features: [
        {
          icon: 'gameController',
          title: { zh: '手柄与掌机', en: 'Controllers and handhelds' },
          text: { zh: '双通道，左右握把各一颗马达。', en: 'Dual channel, with an actuator in each grip.' },
        },
        {
          icon: 'car',
          title: { zh: '方向盘与踏板', en: 'Wheels and pedals' },
          text: {
            zh: '路肩、抱死与换挡，分别落在盘上与脚下。',
            en: 'Kerbs in the rim, lock-up under the foot, each gear change in its place.',
          },
          link: links.post('road-you-can-read'),
        },
        {
          icon: 'layers',
          title: { zh: '背心与座椅', en: 'Vests and seats' },
          text: {
            zh: '多通道，效果沿身体移动，从背后绕到身前。',
            en: 'Multi channel: effects move along the body, from back to front.',
          },
        },
      ],
      columns: 'three',
      tone: 'tint',
    }),
    block(specTable, 'gear-versions', {
      heading: { zh: '双通道与多通道对比', en: 'Dual and multi channel compared' },
      columns: [
        { name: { zh: '双通道', en: 'Dual channel' }, note: { zh: '手柄、掌机', en: 'Controllers, handhelds' } },
        { name: { zh: '多通道', en: 'Multi channel' }, note: { zh: '方向盘、背心、座椅', en: 'Wheels, vests, seats' } },
      ],
      groups: [
        {
          title: { zh: '方位', en: 'Direction' },
          rows: [
            {
              label: { zh: '左右方位', en: 'Left–right direction' },
              values: [{ mark: 'yes' }, { mark: 'yes' }],
            },
            {
              label: { zh: '在多颗马达间移动', en: 'Motion across actuators' },
              values: [{ mark: 'no' }, { mark: 'yes' }],
            },
          ],
        },
        {
          title: { zh: '响应', en: 'Response' },
          rows: [
            {
              label: { zh: '扳机死区低至', en: 'Trigger dead band, as low as' },
              unit: '%',
              values: [{ figure: '4' }, { figure: '4' }],
            },
            {
              label: { zh: '引擎启停低至', en: 'Start and stop, as low as' },
              unit: 'ms',
              values: [{ figure: '1' }, { figure: '1' }],
            },
          ],
        },
        {
          title: { zh: '配合使用', en: 'Works with' },
          rows: [
            {
              label: 'Windows',
              values: [
                { figure: 'Windows 10', words: { zh: '（64 位）及以上', en: '(64-bit) or later' } },
                { figure: 'Windows 10', words: { zh: '（64 位）及以上', en: '(64-bit) or later' } },
              ],
            },
            {
              label: 'macOS',
              values: [
                { figure: 'macOS 10.15', words: { zh: '及以上', en: 'or later' } },
                { figure: 'macOS 10.15', words: { zh: '及以上', en: 'or later' } },
              ],
            },
          ],
        },
      ],
      highlightDifferences: true,
      tone: 'light',
    }),
    block(callToAction, 'gear-contact', {
      heading: { zh: '寄来样机，配好游戏寄回', en: 'Send a sample, get it back with games tuned' },
      text: {
        zh: '我们配上几款游戏寄回，让您的团队先玩一晚。',
        en: 'It comes back with a few games tuned, so that your team can spend an evening with it.',
      },
      actions: [
        { label: { zh: '联系商务', en: 'Contact sales' }, link: links.page('business') },
        { label: { zh: '查看游戏方案', en: 'Explore haptics for games' }, link: links.page('gaming') },
      ],
      tone: 'signal',
    }),
  ],
};
