import callToAction from '#blocks/call-to-action/block.ts';
import column from '#blocks/column/block.ts';
import columns from '#blocks/columns/block.ts';
import faq from '#blocks/faq/block.ts';
import hero from '#blocks/hero/block.ts';
import mediaText from '#blocks/media-text/block.ts';
import picture from '#blocks/picture/block.ts';
import richText from '#blocks/rich-text/block.ts';
import section from '#blocks/section/block.ts';
import specTable from '#blocks/spec-table/block.ts';
import video from '#blocks/video/block.ts';
import type { Locale } from '#cms-schema/locale.ts';
import { actuatorLegend } from '../actuator-legend.ts';
import { block } from '../block.ts';
import { driverChips } from '../driver-chips.ts';
import { levelLegend } from '../level-legend.ts';
import type { SeedPage } from '../seed-document.ts';

const iphone = { figure: 'iPhone 8', words: { zh: '及以上', en: 'or later' } };
const android = { figure: 'Android 8', words: { zh: '及以上', en: 'or later' } };
const windows = { figure: 'Windows 10', words: { zh: '（64 位）及以上', en: '(64-bit) or later' } };
const mac = { figure: 'macOS 10.15', words: { zh: '及以上', en: 'or later' } };
const levels = { figure: 'Rumble / HD / True HD' };

function listParts(locale: Locale): string {
  return `<ol>${actuatorLegend.map(({ text }) => `<li>${text[locale]}</li>`).join('')}</ol>`;
}

export const engine: SeedPage = {
  key: 'engine',
  slug: 'engine',
  parent: 'product',
  menuOrder: 1,
  title: { zh: '渲染引擎', en: 'Rendering engine' },
  excerpt: {
    zh: '同一份效果，按设备的马达与性能渲染到单、双或多个通道。启停低至 1 ms。',
    en: 'One effect, rendered for one, two or more actuators. Starts and stops in as little as 1 ms.',
  },
  seoTitle: { zh: '触觉渲染引擎：单、双、多通道', en: 'Haptic rendering engine: single, dual and multi channel' },
  seoDescription: {
    zh: '触觉渲染引擎的通道版本、触感档位、系统要求与驱动芯片：True HD 30–500 Hz 连续，启停低至 1 ms，芯片输入 3.0–5.5 V。',
    en: 'Channels, haptic levels, supported systems and driver chips: True HD at 30–500 Hz, start and stop in as little as 1 ms, chips for 3.0–5.5 V.',
  },
  blocks: (links) => [
    block(hero, 'engine-hero', {
      opening: 'product',
      eyebrow: { zh: '渲染引擎', en: 'Rendering engine' },
      heading: {
        zh: '触觉渲染引擎：\n一份效果，适配各种马达',
        en: 'Haptic rendering engine: one effect, any actuator',
      },
      lede: {
        zh: '用于手机、手柄、触控板与座舱。引擎读取效果文件，按马达的数量、位置与频率范围渲染到单、双或多个通道，启停低至 1 ms。',
        en: 'For phones, controllers, trackpads and cockpits. It reads one effect file and renders it for the number, place and range of the actuators, on one, two or more channels, in as little as 1 ms.',
      },
      actions: [
        { label: { zh: '比较通道版本', en: 'Compare versions' }, link: links.page('engine', 'versions') },
        { label: { zh: '查看触感档位', en: 'See haptic levels' }, link: links.page('engine', 'levels') },
      ],
      picture: { sample: 'engine-diagram' },
      figures: [
        { value: '1', unit: 'ms', label: { zh: '启停时间低至', en: 'Start and stop, as low as' } },
        { value: '30–500', unit: 'Hz', label: { zh: 'True HD 连续频段', en: 'True HD, continuous' } },
        { value: '4', unit: '%', label: { zh: '扳机死区低至', en: 'Trigger dead band, as low as' } },
      ],
      tone: 'light',
    }),
    block(richText, 'engine-intro', {
      heading: { zh: '引擎的三项工作', en: 'Three jobs of the engine' },
      lead: {
        zh: '效果描述的是意图：一次清脆的点击，一段由远及近的雷声。马达只懂电压。引擎在两者之间翻译。',
        en: 'An effect states an intent: a crisp click, thunder coming closer. An actuator understands only voltage. The engine translates.',
      },
      body: {
        zh: '<ol><li><strong>了解设备。</strong>马达有几颗，在哪里，能到多低、多高的频率。</li><li><strong>分配通道。</strong>把瞬态与包络分给各个通道，保留先后与方位。</li><li><strong>控制起落。</strong>主动加速与制动，让点击干脆，不留拖尾。</li></ol><p>声音、游戏事件与手写的效果文件走同一条路径，可以同时播放，也可以互相让位。</p>',
        en: '<ol><li><strong>It knows the device.</strong> How many actuators there are, where they sit, how low and how high they go.</li><li><strong>It assigns the channels.</strong> Transients and envelopes go where they belong, in order and on the right side.</li><li><strong>It controls start and stop.</strong> Active driving and braking keep a click short, with no tail.</li></ol><p>Sound, game events and designed effects take the same path. They can play together, or one can give way to another.</p>',
      },
      width: 'beside',
    }),
    block(
      section,
      'channels',
      {
        heading: { zh: '单通道、双通道、多通道', en: 'Single, dual and multi channel' },
        intro: {
          zh: '按设备里的马达数量选择版本。效果文件通用。',
          en: 'Choose by the number of actuators in the device. Effect files work with all three.',
        },
        tone: 'dark',
      },
      {
        content: [
          block(
            columns,
            'channel-columns',
            {},
            {
              columns: [
                block(
                  column,
                  'channel-single',
                  { look: 'ruled' },
                  {
                    content: [
                      block(richText, 'channel-single-text', {
                        body: {
                          zh: '<h3>单通道</h3><p>一颗马达承担全部表达。瞬态优先，细节不被长振动掩盖。适合手机、手表与触控板。</p>',
                          en: '<h3>Single channel</h3><p>One actuator does everything. Transients come first, so a long vibration never masks detail. For phones, watches and trackpads.</p>',
                        },
                      }),
                    ],
                  },
                ),
                block(
                  column,
                  'channel-dual',
                  { look: 'ruled' },
                  {
                    content: [
                      block(richText, 'channel-dual-text', {
                        body: {
                          zh: '<h3>双通道</h3><p>左右各有分工，强弱与先后给出方位。适合手柄、掌机与横握的手机。</p>',
                          en: '<h3>Dual channel</h3><p>Left and right work separately; strength and timing give direction. For controllers, handhelds and phones held sideways.</p>',
                        },
                      }),
                    ],
                  },
                ),
                block(
                  column,
                  'channel-multi',
                  { look: 'ruled' },
                  {
                    content: [
                      block(richText, 'channel-multi-text', {
                        body: {
                          zh: '<h3>多通道</h3><p>效果在多颗马达之间移动：划过座椅，绕过方向盘，沿着背心落下。适合座舱与外设。</p>',
                          en: '<h3>Multi channel</h3><p>Effects travel between actuators: across a seat, around a steering wheel, down a vest. For cockpits and accessories.</p>',
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
    block(specTable, 'versions', {
      heading: { zh: '三个通道版本对比', en: 'The three versions compared' },
      columns: [
        { name: { zh: '单通道', en: 'Single channel' }, note: { zh: '手机、触控板', en: 'Phones, trackpads' } },
        {
          name: { zh: '双通道', en: 'Dual channel' },
          note: { zh: '手柄、掌机', en: 'Controllers, handhelds' },
          isHighlighted: true,
        },
        { name: { zh: '多通道', en: 'Multi channel' }, note: { zh: '座舱、外设', en: 'Cockpits, accessories' } },
      ],
      groups: [
        {
          title: { zh: '渲染', en: 'Rendering' },
          rows: [
            { label: { zh: '触感档位', en: 'Haptic levels' }, values: [levels, levels, levels] },
            {
              label: { zh: '引擎启停低至', en: 'Start and stop, as low as' },
              unit: 'ms',
              values: [{ figure: '1' }, { figure: '1' }, { figure: '1' }],
            },
            {
              label: { zh: '左右方位', en: 'Left–right direction' },
              values: [{ mark: 'no' }, { mark: 'yes' }, { mark: 'yes' }],
            },
            {
              label: { zh: '效果在多颗马达间移动', en: 'Motion across actuators' },
              values: [{ mark: 'no' }, { mark: 'no' }, { mark: 'yes' }],
            },
            {
              label: { zh: '扳机力反馈', en: 'Trigger feedback' },
              note: {
                zh: '死区低至 4%，需要支持扳机的外设',
                en: 'Dead band as low as 4%; needs triggers with force feedback',
              },
              values: [{ mark: 'no' }, { mark: 'yes' }, { mark: 'yes' }],
            },
          ],
        },
        {
          title: { zh: '运行环境', en: 'Runs on' },
          rows: [
            { label: 'iOS', values: [iphone, iphone, iphone] },
            { label: 'Android', values: [android, android, android] },
            { label: 'Windows', values: [windows, windows, windows] },
            { label: 'macOS', values: [mac, mac, mac] },
          ],
        },
      ],
      caption: {
        zh: '启停时间因马达而异，常见范围为 1–5 ms。',
        en: 'Start and stop times depend on the actuator, typically 1–5 ms.',
      },
      highlightDifferences: true,
      tone: 'light',
    }),
    block(specTable, 'levels', {
      heading: { zh: '三档触感：Rumble、HD、True HD', en: 'Haptic levels: Rumble, HD and True HD' },
      intro: {
        zh: '差别在频率：多低、多高，中间是否连续。',
        en: 'The difference is frequency: how low, how high, and whether it is continuous in between.',
      },
      columns: [
        { name: 'Rumble', note: { zh: '基础振动', en: 'Plain vibration' } },
        { name: 'HD', note: { zh: '分级频率', en: 'Frequency in steps' } },
        { name: 'True HD', note: { zh: '连续频率', en: 'Continuous frequency' }, isHighlighted: true },
      ],
      groups: [
        {
          title: { zh: '频率', en: 'Frequency' },
          rows: [
            {
              label: { zh: '频率范围', en: 'Range' },
              unit: 'Hz',
              values: [{}, { figure: '100–300' }, { figure: '30–500' }],
            },
            {
              label: { zh: '频率变化', en: 'Variation' },
              values: [
                { words: { zh: '不可调', en: 'Fixed' } },
                { words: { zh: '分级', en: 'In steps' } },
                { words: { zh: '连续', en: 'Continuous' } },
              ],
            },
            {
              label: { zh: '100 Hz 以下的低频', en: 'Below 100 Hz' },
              note: { zh: '引擎怠速、远处的爆炸', en: 'An idling engine, a distant blast' },
              values: [{ mark: 'no' }, { mark: 'no' }, { mark: 'yes' }],
            },
            {
              label: { zh: '300 Hz 以上的高频', en: 'Above 300 Hz' },
              note: { zh: '砂砾、雨滴、按键的脆响', en: 'Gravel, rain, the snap of a key' },
              values: [{ mark: 'no' }, { mark: 'no' }, { mark: 'yes' }],
            },
          ],
        },
      ],
      caption: {
        zh: '实际可感知的范围还取决于设备所用的马达。',
        en: 'What can be felt also depends on the actuator in the device.',
      },
      highlightDifferences: true,
      tone: 'light',
    }),
    block(picture, 'engine-range', {
      picture: { sample: 'frequency-range' },
      caption: {
        zh: '三档触感在频率轴上的位置，对数刻度。',
        en: 'The three haptic levels on the frequency axis, logarithmic.',
      },
      legend: levelLegend,
      width: 'content',
      tone: 'light',
    }),
    block(video, 'engine-video', {
      title: { zh: '影片：从曲线到质量块', en: 'Film: from the curve to the mass' },
      kind: 'file',
      file: { sample: 'curve-to-mass' },
      captions: { sample: 'curve-to-mass-captions' },
      poster: { sample: 'curve-to-mass-poster' },
      caption: {
        zh: '一次点击的慢放，无声：质量块按包络运动，1 ms 内停住。',
        en: 'One click in slow motion, silent: the mass follows the envelope and stops within 1 ms.',
      },
      transcript: {
        zh: '<p>画面上方是时间轴：一条强度曲线，起音约 1 ms，随后缓缓回落，结束前制动。下方是打开上盖的线性马达。</p><p>播放时，朱红色的质量块左右往复，幅度始终贴着曲线；青色细线记录它的位移。到制动处，质量块在 1 ms 内停住，之后没有余振。</p>',
        en: '<p>At the top is the timeline: an intensity curve that rises in about 1 ms, falls slowly, and brakes. Below it is a linear actuator with its cover off.</p><p>As the curve plays, the vermilion mass swings from side to side, as far as the curve allows; a thin blue line records its displacement. At the brake it stops within 1 ms, and nothing rings on.</p>',
      },
      width: 'content',
      tone: 'dark',
    }),
    block(mediaText, 'chips', {
      eyebrow: { zh: '驱动芯片', en: 'Driver chips' },
      heading: { zh: '驱动芯片：存入效果，主控可以休眠', en: 'Driver chips that play effects while the host sleeps' },
      body: {
        zh: '<p>两款驱动芯片直接接 3.0–5.5 V 供电，内部存放常用效果。按下的瞬间由芯片回应，不必等待系统醒来。</p>',
        en: '<p>Both driver chips take 3.0–5.5 V and store the effects a device uses most. The chip itself responds to a press, without waiting for the system to wake.</p>',
      },
      picture: { sample: 'driver-chip' },
      side: 'right',
      tone: 'light',
    }),
    block(specTable, 'chip-specs', {
      heading: { zh: '驱动芯片规格', en: 'Driver chip specifications' },
      ...driverChips,
      highlightDifferences: true,
      tone: 'light',
    }),
    block(mediaText, 'trackpads', {
      eyebrow: { zh: '触控板马达', en: 'Trackpad actuators' },
      heading: { zh: '触控板马达，薄至 2 mm', en: 'Trackpad actuators as thin as 2 mm' },
      body: {
        zh: `<p>马达贴在玻璃下方，与压力传感配合。手指在哪里，反馈就在哪里；轻点、重按与滚动刻度共用一套效果。图中自上而下：</p>${listParts('zh')}`,
        en: `<p>The actuators sit under the glass and work with force sensing. Feedback comes from under the finger, with one set of effects for taps, deep presses and scroll detents. In the drawing, from the top:</p>${listParts('en')}`,
      },
      actions: [
        { label: { zh: '看一个案例', en: 'Read a case study' }, link: links.post('trackpad-that-presses-back') },
      ],
      picture: { sample: 'actuator-exploded' },
      side: 'left',
      tone: 'tint',
    }),
    block(faq, 'engine-faq', {
      heading: { zh: '接入问答：马达、启停与开发环境', en: 'Before you integrate: actuators, timing, hardware' },
      items: [
        {
          question: { zh: '换了马达，效果要重做吗？', en: 'Do effects have to be redone for another actuator?' },
          answer: {
            zh: '<p>不用。效果描述的是意图，引擎按新马达的参数重新渲染。需要时也可以只调整个别片段。</p>',
            en: '<p>No. An effect states an intent, and the engine renders it for the new actuator. You can still adjust individual passages.</p>',
          },
        },
        {
          question: { zh: '启停时间为什么有两种说法？', en: 'Why are there two start and stop times?' },
          answer: {
            zh: '<p>低至 1 ms 是合适的马达能达到的结果；不同马达的常见范围为 1–5 ms。</p>',
            en: '<p>1 ms is what a suitable actuator reaches. Across actuators, expect 1–5 ms.</p>',
          },
        },
        {
          question: {
            zh: '没有触觉硬件的电脑可以开发吗？',
            en: 'Can we develop on a computer without haptic hardware?',
          },
          answer: {
            zh: '<p>可以。工具运行在 Windows 10（64 位）、macOS 10.15 及以上，效果可以在连接的手机或手柄上试。手机需为 iPhone 8、Android 8 及以上。</p>',
            en: '<p>Yes. The tools run on Windows 10 (64-bit) and macOS 10.15 or later, and effects play on a connected phone (iPhone 8, Android 8 or later) or controller.</p>',
          },
        },
      ],
      tone: 'light',
    }),
    block(callToAction, 'engine-contact', {
      heading: { zh: '按马达数量选择版本', en: 'Choose a version by your number of actuators' },
      text: {
        zh: '告诉我们设备里有几颗马达、型号与供电。我们建议通道版本与触感档位，并在样机上请您试用。',
        en: 'Tell us how many actuators the device has, which ones and their supply. We suggest a version and a level, and let you try both on a sample device.',
      },
      actions: [
        { label: { zh: '联系商务', en: 'Contact sales' }, link: links.page('business') },
        { label: { zh: '查找支持的机型', en: 'Find a supported model' }, link: links.page('hapticslist') },
      ],
      tone: 'tint',
    }),
  ],
};
