import callToAction from '#blocks/call-to-action/block.ts';
import caseGrid from '#blocks/case-grid/block.ts';
import hero from '#blocks/hero/block.ts';
import picture from '#blocks/picture/block.ts';
import richText from '#blocks/rich-text/block.ts';
import specTable from '#blocks/spec-table/block.ts';
import { block } from '../../block.ts';
import type { SeedPage } from '../../seed-document.ts';

export const inVehicle: SeedPage = {
  key: 'InVehicle',
  slug: 'InVehicle',
  parent: 'components',
  menuOrder: 3,
  title: { zh: '车载触感', en: 'Haptics in vehicles' },
  excerpt: {
    zh: '中控、方向盘、座椅：车里的触感由哪些部件组成，怎样装进去。',
    en: 'Console, wheel and seat: what haptics in a vehicle are made of, and how they are built in.',
  },
  seoTitle: { zh: '车载触感的组成与案例', en: 'Haptics in vehicles: parts and a case study' },
  seoDescription: {
    zh: '车载触感：中控屏、方向盘与座椅各用什么马达、通道与效果，驱动芯片输入 3.0–5.5 V，附一个中控屏案例。',
    en: 'Haptics in vehicles: actuators, channels and effects for console, wheel and seat, driver chips for 3.0–5.5 V, and a console case study.',
  },
  blocks: (links) => [
    block(hero, 'vehicle-hero', {
      opening: 'device',
      eyebrow: { zh: '车载触感', en: 'Haptics in vehicles' },
      heading: { zh: '车载触感的部件与安装', en: 'Haptics in vehicles: parts and mounting' },
      lede: {
        zh: '面向座舱与结构工程师：中控屏、方向盘与座椅各用什么马达、通道与档位，怎样固定，怎样试。',
        en: 'For cockpit and mechanical engineers: which actuators, channels and levels console, wheel and seat use, how they are fixed and how they are tested.',
      },
      actions: [
        { label: { zh: '三处怎样装', en: 'How each is built' }, link: links.page('InVehicle', 'vehicle-parts') },
        { label: { zh: '联系商务', en: 'Contact sales' }, link: links.page('business') },
      ],
      picture: { sample: 'lifted-seat' },
      tone: 'dark',
    }),
    block(picture, 'vehicle-cockpit', {
      picture: { sample: 'cockpit' },
      caption: {
        zh: '有反馈的区域：中控屏、方向盘与扶手。座椅在画面之外，用多通道让效果移动。',
        en: 'Where it can be felt: console, wheel and armrest. The seat, out of the picture, moves effects across many channels.',
      },
      width: 'content',
      tone: 'light',
    }),
    block(specTable, 'vehicle-parts', {
      heading: { zh: '中控屏、方向盘与座椅的配置', en: 'What goes into console, wheel and seat' },
      columns: [
        { name: { zh: '中控屏', en: 'Console' } },
        { name: { zh: '方向盘', en: 'Steering wheel' } },
        { name: { zh: '座椅', en: 'Seat' } },
      ],
      groups: [
        {
          title: { zh: '部件', en: 'Parts' },
          rows: [
            {
              label: { zh: '马达位置', en: 'Where the actuator sits' },
              values: [
                { words: { zh: '玻璃背面', en: 'Behind the glass' } },
                { words: { zh: '轮圈两侧', en: 'In both sides of the rim' } },
                { words: { zh: '椅面与靠背', en: 'Cushion and backrest' } },
              ],
            },
            {
              label: { zh: '引擎', en: 'Engine' },
              values: [
                { words: { zh: '单通道', en: 'Single channel' } },
                { words: { zh: '双通道', en: 'Dual channel' } },
                { words: { zh: '多通道', en: 'Multi channel' } },
              ],
            },
            {
              label: { zh: '驱动芯片输入', en: 'Driver chip input' },
              unit: 'V',
              values: [{ figure: '3.0–5.5' }, { figure: '3.0–5.5' }, { figure: '3.0–5.5' }],
            },
          ],
        },
        {
          title: { zh: '手感', en: 'What you feel' },
          rows: [
            {
              label: { zh: '主要的效果', en: 'Mainly' },
              values: [
                { words: { zh: '刻度与边界', en: 'Notches and walls' } },
                { words: { zh: '左右提示', en: 'Left–right alerts' } },
                { words: { zh: '方位与移动', en: 'Direction and motion' } },
              ],
            },
            {
              label: { zh: '适合的档位', en: 'Haptic level' },
              values: [{ figure: 'True HD' }, { figure: 'HD' }, { figure: 'True HD' }],
            },
          ],
        },
      ],
      caption: {
        zh: 'HD 为 100–300 Hz 分级，True HD 为 30–500 Hz 连续。',
        en: 'HD covers 100–300 Hz in steps, True HD 30–500 Hz without steps.',
      },
      highlightDifferences: true,
      tone: 'tint',
    }),
    block(richText, 'vehicle-order', {
      heading: { zh: '装车之前的三轮测试', en: 'Three tests before it goes into the car' },
      lead: {
        zh: '马达粘在哪里、粘得多紧，比型号更要紧。',
        en: 'Where an actuator is fixed, and how firmly, matters more than its model.',
      },
      body: {
        zh: '<ol><li><strong>样屏。</strong>一块玻璃、一颗马达，先确定手指感到的是按下，而不是发麻。</li><li><strong>样件。</strong>换上真实的支架与线束，重新测一遍起振与停止。</li><li><strong>实车。</strong>在行驶中避开车身自己的频率，再定强度。</li></ol>',
        en: '<ol><li><strong>A sample screen.</strong> One sheet of glass, one actuator: is what a finger feels a press or a tingle?</li><li><strong>A sample part.</strong> With the real bracket and harness, start and stop are measured again.</li><li><strong>The car.</strong> On the road we keep clear of the frequencies of the car body, and only then set the strength.</li></ol>',
      },
      width: 'beside',
      tone: 'light',
    }),
    block(caseGrid, 'vehicle-case', {
      heading: { zh: '案例：中控下缘的触感区', en: 'Case: a haptic strip along a console' },
      cases: [{ article: links.article('dial-without-a-dial'), tags: ['cars'] }],
      layout: 'rows',
      filter: false,
      tone: 'dark',
    }),
    block(callToAction, 'vehicle-contact', {
      heading: { zh: '寄来图纸或样件', en: 'Send a drawing or a part' },
      text: {
        zh: '我们装好马达与驱动，在台架上测过起振与停止，再寄回。',
        en: 'We fit actuator and driver, measure start and stop on the bench, and send it back.',
      },
      actions: [
        { label: { zh: '联系商务', en: 'Contact sales' }, link: links.page('business') },
        { label: { zh: '汽车座舱方案', en: 'Haptics for cockpits' }, link: links.page('automotive') },
      ],
      look: 'line',
      tone: 'tint',
    }),
  ],
};
