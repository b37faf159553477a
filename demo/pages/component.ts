import callToAction from '#blocks/call-to-action/block.ts';
import faq from '#blocks/faq/block.ts';
import featureGrid from '#blocks/feature-grid/block.ts';
import hero from '#blocks/hero/block.ts';
import mediaText from '#blocks/media-text/block.ts';
import picture from '#blocks/picture/block.ts';
import richText from '#blocks/rich-text/block.ts';
import specTable from '#blocks/spec-table/block.ts';
import { actuatorLegend } from '../actuator-legend.ts';
import { block } from '../block.ts';
import { driverChips } from '../driver-chips.ts';
import type { SeedPage } from '../seed-document.ts';

export const component: SeedPage = {
  key: 'component',
  slug: 'component',
  parent: 'product',
  menuOrder: 2,
  title: { zh: '马达与芯片', en: 'Actuators and chips' },
  excerpt: {
    zh: '线性马达薄至 2 mm，驱动芯片接 3.0–5.5 V，效果存入芯片。',
    en: 'Linear actuators as thin as 2 mm, and driver chips for 3.0–5.5 V that keep effects on the chip.',
  },
  seoTitle: { zh: '线性马达与驱动芯片', en: 'Linear actuators and haptic driver chips' },
  seoDescription: {
    zh: '触觉组件：手机、手柄与触控板用的线性马达，薄至 2 mm；两款驱动芯片，输入 3.0–5.5 V，可存 250 ms 或 1000 ms 效果。',
    en: 'Haptic components: linear actuators as thin as 2 mm for phones, controllers and trackpads, and two driver chips that store 250 ms or 1000 ms of effects.',
  },
  blocks: (links) => [
    block(hero, 'component-hero', {
      opening: 'product',
      eyebrow: { zh: '马达与芯片', en: 'Actuators and chips' },
      heading: { zh: '线性马达与驱动芯片', en: 'Linear actuators and driver chips for haptic devices' },
      lede: {
        zh: '用于手机、手柄、触控板与车内面板。马达薄至 2 mm；两款驱动芯片输入 3.0–5.5 V，可存 250 ms 或 1000 ms 效果。',
        en: 'For phones, controllers, trackpads and panels in cars. Actuators as thin as 2 mm; two driver chips for 3.0–5.5 V that store 250 or 1000 ms of effects.',
      },
      actions: [
        { label: { zh: '驱动芯片规格', en: 'Driver chip data' }, link: links.page('component', 'component-chips') },
        { label: { zh: '联系商务', en: 'Contact sales' }, link: links.page('business') },
      ],
      picture: { sample: 'actuator-exploded-render' },
      figures: [
        { value: '2', unit: 'mm', label: { zh: '触控板马达薄至', en: 'Trackpad actuators, as thin as' } },
        { value: '3.0–5.5', unit: 'V', label: { zh: '驱动芯片输入电压', en: 'Driver chip supply' } },
        { value: '1000', unit: 'ms', label: { zh: '芯片可存效果，至多', en: 'Effects stored on the chip, up to' } },
      ],
      tone: 'light',
    }),
    block(featureGrid, 'component-forms', {
      heading: { zh: '圆形、条形与薄型马达', en: 'Round, bar and thin actuators' },
      intro: {
        zh: '按安装空间与运动方向区分，原理相同：线圈推动振子，弹片把它拉回。',
        en: 'They differ in the space they need and the way they move. The principle is one: a coil pushes a mass, springs bring it back.',
      },
      features: [
        {
          icon: 'actuator',
          title: { zh: '圆形', en: 'Round' },
          text: {
            zh: '上下运动，占用面积小，适合手柄与可穿戴设备。',
            en: 'Moves up and down on a small footprint. For controllers and wearables.',
          },
          link: links.page('peripherals'),
        },
        {
          icon: 'smartphone',
          title: { zh: '条形', en: 'Bar' },
          text: {
            zh: '沿长边运动，力量更足，适合手机与平板。',
            en: 'Moves along its length, with more force. For phones and tablets.',
          },
          link: links.page('mobileoem'),
        },
        {
          icon: 'trackpad',
          title: { zh: '薄型', en: 'Thin' },
          text: {
            zh: '贴在玻璃下方横向推动，薄至 2 mm，适合触控板与车内面板。',
            en: 'Sits under glass and nudges it sideways, as thin as 2 mm. For trackpads and panels in cars.',
          },
          link: links.page('trackpad'),
        },
      ],
      columns: 'three',
      tone: 'light',
    }),
    block(picture, 'component-inside', {
      picture: { sample: 'actuator-exploded' },
      caption: {
        zh: '条形马达的内部。启停低至 <strong>1 ms</strong>，靠的是引擎主动加速与制动。',
        en: 'Inside a bar actuator. It starts and stops in as little as <strong>1 ms</strong> because the engine drives and brakes it actively.',
      },
      legend: actuatorLegend,
      width: 'content',
      tone: 'dark',
    }),
    block(richText, 'component-choose', {
      heading: { zh: '按用途与频率选马达', en: 'Choose an actuator by use and frequency' },
      lead: {
        zh: '先看想让人感到什么，再看放得下什么。',
        en: 'Begin with what people should feel, then see what fits.',
      },
      body: {
        zh: '<table><thead><tr><th scope="col">想要的</th><th scope="col">需要的频率</th><th scope="col">触感档位</th></tr></thead><tbody><tr><th scope="row">提示与来电</th><td>不可调即可</td><td>Rumble</td></tr><tr><th scope="row">按键、开关与滚轮</th><td>100–300 Hz 分级</td><td>HD</td></tr><tr><th scope="row">材质、引擎与音乐</th><td>30–500 Hz 连续</td><td>True HD</td></tr></tbody></table><p>档位之外还有两件事：<strong>方向</strong>决定手指感到的是按下还是横移，<strong>安装</strong>决定振动有多少能传到外壳。这两件事要在画结构图时定下来。</p>',
        en: '<table><thead><tr><th scope="col">What you want</th><th scope="col">Frequency it takes</th><th scope="col">Haptic level</th></tr></thead><tbody><tr><th scope="row">Alerts and calls</th><td>Fixed</td><td>Rumble</td></tr><tr><th scope="row">Keys, switches, wheels</th><td>100–300 Hz in steps</td><td>HD</td></tr><tr><th scope="row">Texture, engines, music</th><td>30–500 Hz, continuous</td><td>True HD</td></tr></tbody></table><p>Two more things matter. <strong>Direction</strong> decides whether a finger feels a press or a slide, and <strong>mounting</strong> how much of the vibration reaches the surface. Both belong on the first drawing.</p>',
      },
      width: 'beside',
      tone: 'light',
    }),
    block(mediaText, 'component-chip', {
      eyebrow: { zh: '驱动芯片', en: 'Driver chips' },
      heading: { zh: '驱动芯片：加压起振，反向制动', en: 'Driver chips that overdrive the start and brake the stop' },
      body: {
        zh: '<p>起振时加压，收尾时反向制动。常用效果存放在芯片里，按下的瞬间由芯片回应，主控可以继续休眠。</p>',
        en: '<p>Extra voltage at the start, reverse braking at the end. The effects used most live on the chip, which answers a press by itself while the host sleeps on.</p>',
      },
      picture: { sample: 'driver-chip' },
      side: 'right',
      ratio: 'wideText',
      tone: 'tint',
    }),
    block(specTable, 'component-chips', {
      heading: { zh: '两款驱动芯片的参数', en: 'Both driver chips in figures' },
      ...driverChips,
      highlightDifferences: true,
      tone: 'tint',
    }),
    block(faq, 'component-faq', {
      heading: { zh: '下单之前：芯片、马达与样品', en: 'Before you order: chips, actuators, samples' },
      items: [
        {
          question: { zh: '两款芯片该选哪一款？', en: 'Which of the two chips do I need?' },
          answer: {
            zh: '<p>看存放在芯片里的效果有多长。只有点击，250 ms 足够；还有提示音配合的长效果，选 1000 ms。播放时由主控传送的效果不占这一存储。</p>',
            en: '<p>It depends on what has to live on the chip. For clicks alone, 250 ms is plenty; for longer effects that go with an alert, choose 1000 ms. Effects that the host streams take none of this memory.</p>',
          },
        },
        {
          question: {
            zh: '可以只用芯片，不用你们的马达吗？',
            en: 'Can we use the chip with another maker’s actuator?',
          },
          answer: {
            zh: '<p>可以，请先寄一颗样品来，我们测出参数，再给出驱动方式。</p>',
            en: '<p>Yes. Send a sample first: we measure it and tell you how to drive it.</p>',
          },
        },
        {
          question: { zh: '能提供样品吗？', en: 'Do you send samples?' },
          answer: {
            zh: '<p>可以。来信写明设备、可用空间与预计数量，我们据此选配。</p>',
            en: '<p>Yes. Tell us about the device, the space available and the quantity you expect, and we will choose to suit.</p>',
          },
        },
      ],
      tone: 'light',
    }),
    block(callToAction, 'component-contact', {
      heading: { zh: '索取样品与数据手册', en: 'Ask for samples and data sheets' },
      text: {
        zh: '附上空间尺寸与供电，选型会快很多。',
        en: 'Add the dimensions and the supply voltage, and we will find the right part much sooner.',
      },
      actions: [
        { label: { zh: '联系商务', en: 'Contact sales' }, link: links.page('business') },
        { label: { zh: '了解渲染引擎', en: 'Explore the engine' }, link: links.page('engine') },
      ],
      look: 'line',
      tone: 'tint',
    }),
  ],
};
