import callToAction from '#blocks/call-to-action/block.ts';
import column from '#blocks/column/block.ts';
import columns from '#blocks/columns/block.ts';
import faq from '#blocks/faq/block.ts';
import featureGrid from '#blocks/feature-grid/block.ts';
import figures from '#blocks/figures/block.ts';
import hero from '#blocks/hero/block.ts';
import postList from '#blocks/post-list/block.ts';
import richText from '#blocks/rich-text/block.ts';
import section from '#blocks/section/block.ts';
import type { Localized } from '#cms-schema/locale.ts';
import { block, type SeedBlock } from '../block.ts';
import type { SeedPage } from '../seed-document.ts';

export const mobileOem: SeedPage = {
  key: 'mobileoem',
  slug: 'mobileoem',
  parent: 'solution',
  menuOrder: 3,
  title: { zh: '移动设备', en: 'Mobile devices' },
  excerpt: {
    zh: '面向手机与平板厂商：马达选型、驱动、引擎与整机手感，一次谈清。',
    en: 'For makers of phones and tablets: actuator, driver, engine and the feel of the whole device.',
  },
  seoTitle: { zh: '手机与平板的触感方案', en: 'Haptics for phone and tablet makers' },
  seoDescription: {
    zh: '手机与平板厂商的触感方案：线性马达选型、3.0–5.5 V 驱动芯片、单通道引擎，启停低至 1 ms，上市提前 1–2 个月。',
    en: 'Haptics for phone and tablet makers: choosing the actuator, driver chips for 3.0–5.5 V and an engine that starts and stops in as little as 1 ms.',
  },
  blocks: (links) => [
    block(hero, 'mobile-hero', {
      opening: 'device',
      eyebrow: { zh: '移动设备', en: 'Mobile devices' },
      heading: {
        zh: '手机与平板的整机触感：\n马达、驱动与引擎',
        en: 'Haptics for phones and tablets: actuator, driver, engine',
      },
      lede: {
        zh: '面向设备厂商。从主板上留给马达的空间开始，选型、驱动、调校到量产一致性，与您的团队一起完成。',
        en: 'For device makers. From the space the board leaves for an actuator to parts, drivers, tuning and consistency in production, we work with your team.',
      },
      actions: [
        { label: { zh: '看四类场景', en: 'See four situations' }, link: links.page('mobileoem', 'mobile-places') },
        { label: { zh: '联系商务', en: 'Contact sales' }, link: links.page('business') },
      ],
      picture: { sample: 'phone-render' },
      tone: 'dark',
    }),
    block(figures, 'mobile-figures', {
      figures: [
        {
          value: '1',
          unit: 'ms',
          label: { zh: '引擎启停低至', en: 'Engine start and stop, as low as' },
          note: { zh: '快速打字时，两次点击之间仍有间隔。', en: 'Even in fast typing there is a gap between keys.' },
        },
        {
          value: '30–500',
          unit: 'Hz',
          label: { zh: 'True HD 连续频段', en: 'True HD, continuous' },
          note: { zh: '轻点与重按用不同的频率。', en: 'A light tap and a firm press use different frequencies.' },
        },
        {
          value: '1–2',
          unit: { zh: '个月', en: 'months' },
          label: { zh: '上市提前', en: 'Sooner to market' },
          note: { zh: '与从零制作触感相比。', en: 'Compared with haptics built from scratch.' },
        },
      ],
      tone: 'tint',
    }),
    block(featureGrid, 'mobile-places', {
      heading: { zh: '键盘、系统、通知与影音，一套效果', en: 'Keyboard, system, alerts and media: one set of effects' },
      intro: {
        zh: '四类场景统一设计，强弱与频率互不冲突。',
        en: 'All four are designed together, so that no two are mistaken for each other.',
      },
      features: [
        {
          icon: 'touch',
          title: { zh: '键盘', en: 'Keyboard' },
          text: {
            zh: '点击、长按、滑行各有手感，每一下都在下一下之前结束。',
            en: 'Tap, hold and glide differ, and every tap ends before the next begins.',
          },
          link: links.post('keys-on-glass'),
        },
        {
          icon: 'gear',
          title: { zh: '系统', en: 'System' },
          text: {
            zh: '开关、滚轮与返回手势：用刻度和边界替代“震一下”。',
            en: 'Switches, pickers and gestures get detents and edges in place of a buzz.',
          },
        },
        {
          icon: 'chat',
          title: { zh: '通知', en: 'Alerts' },
          text: {
            zh: '放在口袋里，也能分清来电与消息。',
            en: 'From inside a pocket, a call and a message are two different things.',
          },
        },
        {
          icon: 'gameController',
          title: { zh: '游戏与影音', en: 'Games and media' },
          text: {
            zh: '横握时方位清楚，音乐里的节拍不与消息相混。',
            en: 'Direction when held sideways, and beats that nobody mistakes for a message.',
          },
          link: links.page('muse'),
        },
      ],
      columns: 'four',
      tone: 'light',
    }),
    block(
      section,
      'mobile-way',
      {
        heading: { zh: '从样机到量产的三项工作', en: 'From prototype to production in three steps' },
        intro: {
          zh: '越早开始，能选的越多。样机阶段加入，新机型出厂就在支持名单上。',
          en: 'The earlier we start, the more there is to choose. Join at the prototype and the device is on our list of models from day one.',
        },
        tone: 'dark',
      },
      {
        content: [
          block(
            columns,
            'mobile-steps',
            {},
            {
              columns: [
                step('space', {
                  zh: '<h3>结构</h3><p>按留给马达的空间与方向选型，确定安装位置。机身会共振的地方，先在图纸上避开。</p>',
                  en: '<h3>Mechanics</h3><p>We choose the actuator for the space and the axis you have, and its place in the frame. Resonance is avoided on paper, before it is built.</p>',
                }),
                step('drive', {
                  zh: '<h3>驱动</h3><p>驱动芯片接 3.0–5.5 V，常用效果存入芯片，可容纳 250 ms 或 1000 ms，系统休眠时也能回应。</p>',
                  en: '<h3>Drive</h3><p>Driver chips take 3.0–5.5 V and hold 250 ms or 1000 ms of effects, so the phone responds while the system sleeps.</p>',
                }),
                step('tune', {
                  zh: '<h3>调校</h3><p>整机装好后逐项调校，再给每一台留出余量。量产的手感，与样机一致。</p>',
                  en: '<h3>Tuning</h3><p>Effects are tuned on the assembled device, with a margin for tolerances. What ships feels like what you approved.</p>',
                }),
              ],
            },
          ),
        ],
      },
    ),
    block(postList, 'mobile-cases', {
      heading: { zh: '手机与平板项目', en: 'Projects on phones and tablets' },
      term: links.tag('smartphones-and-tablets'),
      count: 2,
      order: 'newest',
      layout: 'cards',
      tone: 'light',
    }),
    block(faq, 'mobile-faq', {
      heading: { zh: '厂商常问：马达、系统与适配', en: 'What makers ask: actuators, systems, apps' },
      items: [
        {
          question: {
            zh: '已有马达，还能用你们的引擎吗？',
            en: 'We already have an actuator. Can we use your engine?',
          },
          answer: {
            zh: '<p>可以。引擎按马达的参数渲染；能感到多少细节，取决于它的频率范围。三档触感的区别见“触感档位”。</p>',
            en: '<p>Yes. The engine renders for the actuator it finds; how much detail people feel depends on that actuator’s range. The page on haptic levels explains the three.</p>',
          },
        },
        {
          question: { zh: '支持哪些系统？', en: 'Which systems are supported?' },
          answer: {
            zh: '<p>iPhone 8、Android 8 及以上。逐款测试过的机型列在支持名单里。</p>',
            en: '<p>iPhone 8, Android 8 and later. Models tested one by one are on the list of supported models.</p>',
          },
        },
        {
          question: { zh: '应用开发者需要另做适配吗？', en: 'Do app developers need to adapt anything?' },
          answer: {
            zh: '<p>不需要。效果文件通用，引擎在设备上换算。</p>',
            en: '<p>No. Effect files are the same everywhere; the engine converts them on the device.</p>',
          },
        },
      ],
      tone: 'tint',
    }),
    block(callToAction, 'mobile-contact', {
      heading: { zh: '为下一款机型选定马达', en: 'Choose the actuator for your next model' },
      text: {
        zh: '带上结构图与空间余量，我们给出马达、芯片与调校计划。',
        en: 'Bring the drawings and the space you can spare. We will suggest actuator, chip and a plan for tuning.',
      },
      actions: [
        { label: { zh: '联系商务', en: 'Contact sales' }, link: links.page('business') },
        { label: { zh: '查看组件', en: 'See components' }, link: links.page('component') },
      ],
      look: 'line',
      tone: 'light',
    }),
  ],
};

function step(name: string, body: Localized): SeedBlock {
  return block(
    column,
    `mobile-step-${name}`,
    { look: 'ruled' },
    { content: [block(richText, `mobile-step-${name}-words`, { body })] },
  );
}
