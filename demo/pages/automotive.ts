import callToAction from '#blocks/call-to-action/block.ts';
import caseGrid from '#blocks/case-grid/block.ts';
import column from '#blocks/column/block.ts';
import columns from '#blocks/columns/block.ts';
import featureGrid from '#blocks/feature-grid/block.ts';
import hapticCurves from '#blocks/haptic-curves/block.ts';
import hero from '#blocks/hero/block.ts';
import mediaText from '#blocks/media-text/block.ts';
import richText from '#blocks/rich-text/block.ts';
import section from '#blocks/section/block.ts';
import { block } from '../block.ts';
import type { SeedPage } from '../seed-document.ts';

export const automotive: SeedPage = {
  key: 'automotive',
  slug: 'automotive',
  parent: 'solution',
  menuOrder: 6,
  title: { zh: '汽车座舱', en: 'Car cockpits' },
  excerpt: {
    zh: '方向盘、中控屏与座椅的触感：不看屏幕也能调节，提示分左右与缓急。',
    en: 'Haptics in steering wheel, console and seat: controls that need no glance, and alerts with a side and an urgency.',
  },
  seoTitle: { zh: '汽车座舱的触感方案', en: 'Haptics for car cockpits' },
  seoDescription: {
    zh: '汽车座舱触感方案：中控屏盲操作、方向盘提示与座椅方位，多通道引擎渲染，True HD 30–500 Hz 连续频段。',
    en: 'Haptics for cars: controls found by touch, alerts in the steering wheel and direction in the seat, rendered on many channels at 30–500 Hz.',
  },
  blocks: (links) => [
    block(hero, 'car-hero', {
      opening: 'device',
      eyebrow: { zh: '汽车座舱', en: 'Car cockpits' },
      heading: { zh: '汽车座舱触感：\n中控、方向盘与座椅', en: 'Haptics for car cockpits: console, wheel and seat' },
      lede: {
        zh: '面向整车厂与座舱集成商。触感不占用视线，能区分左右、轻重与缓急。',
        en: 'For car makers and cockpit integrators. Touch takes no attention from the road, and conveys which side, how much and how soon.',
      },
      actions: [
        { label: { zh: '三处触感', en: 'Three places' }, link: links.page('automotive', 'car-places') },
        { label: { zh: '联系商务', en: 'Contact sales' }, link: links.page('business') },
      ],
      picture: { sample: 'cockpit-render' },
      tone: 'dark',
    }),
    block(mediaText, 'car-console', {
      eyebrow: { zh: '中控屏', en: 'Console' },
      heading: { zh: '中控屏：不看也能调音量与温度', en: 'Console: set volume and temperature without a glance' },
      body: {
        zh: '<p>音量的刻度细密而轻，温度的刻度疏而沉。手指一碰就能分辨，到了两端还会撞上“墙”。平整的玻璃因此有了旋钮的把握。</p>',
        en: '<p>Volume has close, light notches. Temperature has wide, heavy ones. A finger tells them apart at once and meets a wall at either end. Flat glass becomes as sure as a knob.</p>',
      },
      actions: [{ label: { zh: '看这个案例', en: 'Read the case study' }, link: links.post('dial-without-a-dial') }],
      picture: { sample: 'cockpit' },
      side: 'left',
      ratio: 'wideMedia',
      tone: 'light',
    }),
    block(hapticCurves, 'car-detents', {
      heading: { zh: '两种刻度：音量 60 ms，温度 180 ms', en: 'Two detents: 60 ms for volume, 180 ms for temperature' },
      intro: {
        zh: '同样转过 600 ms 的手势。',
        en: 'The same turn of the finger, 600 ms long.',
      },
      curves: [
        {
          name: { zh: '音量', en: 'Volume' },
          transients: [60, 120, 180, 240, 300, 360, 420, 480, 540].map((time) => ({ time, intensity: 45 })),
          points: [
            { time: 0, intensity: 0, frequency: 150 },
            { time: 600, intensity: 0, frequency: 150 },
          ],
        },
        {
          name: { zh: '温度', en: 'Temperature' },
          transients: [120, 300, 480].map((time) => ({ time, intensity: 90 })),
          points: [
            { time: 0, intensity: 0, frequency: 70 },
            ...[120, 300, 480].flatMap((time) => [
              { time, intensity: 50, frequency: 70 },
              { time: time + 60, intensity: 0, frequency: 70 },
            ]),
          ],
        },
      ],
      caption: {
        zh: '音量每 <strong>60 ms</strong> 一格，强度 45%；温度每 <strong>180 ms</strong> 一格，强度 90%，带一点余韵。示意数据。',
        en: 'Volume clicks every <strong>60 ms</strong> at 45%; temperature every <strong>180 ms</strong> at 90%, with a short tail. Illustrative data.',
      },
      tone: 'dark',
    }),
    block(featureGrid, 'car-places', {
      heading: { zh: '方向盘、中控与座椅的分工', en: 'What wheel, console and seat are each for' },
      features: [
        {
          icon: 'car',
          title: { zh: '方向盘', en: 'Steering wheel' },
          text: {
            zh: '偏离车道时，在偏离的一侧提示。越近越密，强度不变。',
            en: 'Drifting out of the lane is signalled on that side. Pulses come closer together, not stronger.',
          },
        },
        {
          icon: 'touch',
          title: { zh: '中控与扶手', en: 'Console and armrest' },
          text: {
            zh: '调节、确认与拒绝各有手感，戴着手套也能分清。',
            en: 'Adjust, confirm and refuse feel different, even through gloves.',
          },
        },
        {
          icon: 'layers',
          title: { zh: '座椅', en: 'Seat' },
          text: {
            zh: '多通道让效果在椅面上移动，后方来车从背后掠过。',
            en: 'Multi channel moves an effect across the seat: what comes from behind passes along the back.',
          },
          link: links.page('engine', 'channels'),
        },
      ],
      columns: 'three',
      tone: 'tint',
    }),
    block(
      section,
      'car-rules',
      {
        heading: { zh: '座舱提示的三条规则', en: 'Three rules for alerts in a car' },
        tone: 'light',
        space: 'normal',
      },
      {
        content: [
          block(
            columns,
            'car-rules-columns',
            { ratio: 'wideLast', gap: 'wide' },
            {
              columns: [
                block(
                  column,
                  'car-rules-left',
                  {},
                  {
                    content: [
                      block(richText, 'car-rules-lead', {
                        lead: {
                          zh: '车里的触感要经得起每天几十次。',
                          en: 'Haptics in a car have to hold up dozens of times a day.',
                        },
                        body: {
                          zh: '<p>因此从少量提示开始，只保留驾驶者需要的几种。</p>',
                          en: '<p>So we start with few alerts and keep only those a driver needs.</p>',
                        },
                      }),
                    ],
                  },
                ),
                block(
                  column,
                  'car-rules-right',
                  { look: 'ruled' },
                  {
                    content: [
                      block(richText, 'car-rules-list', {
                        body: {
                          zh: '<ul><li><strong>缓急有别。</strong>信息用单次点击，警示用节奏，两者不共用频率。</li><li><strong>路面不掩盖。</strong>按车身的振动避开频段，颠簸中也分得清。</li><li><strong>失效可知。</strong>触感之外总有画面与声音，触感是第三条通路，不单独使用。</li></ul>',
                          en: '<ul><li><strong>Urgency has its own form.</strong> Information is a single click, a warning a rhythm, and the two share no frequency.</li><li><strong>The road must not mask it.</strong> Effects keep clear of the frequencies at which the car itself vibrates.</li><li><strong>Never the only channel.</strong> Picture and sound say it as well; touch is a third way in.</li></ul>',
                        },
                      }),
                    ],
                  },
                ),
              ],
            },
          ),
        ],
      },
    ),
    block(caseGrid, 'car-case', {
      heading: { zh: '案例：中控屏上的旋钮', en: 'Case: a dial on a touchscreen' },
      cases: [{ article: links.article('dial-without-a-dial'), tags: ['cars'] }],
      layout: 'rows',
      filter: false,
      tone: 'tint',
    }),
    block(callToAction, 'car-contact', {
      heading: { zh: '带一块样屏来，先试一个旋钮', en: 'Bring a sample screen and try one dial' },
      text: {
        zh: '座舱图纸、支架或样屏均可。我们装好马达与驱动，与您一起在台架上试。',
        en: 'A drawing, a bracket or a screen will do. We fit actuator and driver, and try it on the bench with you.',
      },
      actions: [
        { label: { zh: '联系商务', en: 'Contact sales' }, link: links.page('business') },
        { label: { zh: '了解多通道', en: 'About multi channel' }, link: links.page('engine', 'channels') },
      ],
      tone: 'signal',
    }),
  ],
};
