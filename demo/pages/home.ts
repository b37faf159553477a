import callToAction from '#blocks/call-to-action/block.ts';
import caseGrid from '#blocks/case-grid/block.ts';
import column from '#blocks/column/block.ts';
import columns from '#blocks/columns/block.ts';
import featureGrid from '#blocks/feature-grid/block.ts';
import figures from '#blocks/figures/block.ts';
import hero from '#blocks/hero/block.ts';
import mediaText from '#blocks/media-text/block.ts';
import picture from '#blocks/picture/block.ts';
import richText from '#blocks/rich-text/block.ts';
import tab from '#blocks/tab/block.ts';
import tabs from '#blocks/tabs/block.ts';
import type { ValuesOf } from '#cms-schema/field.ts';
import type { Localized } from '#cms-schema/locale.ts';
import type { SampleName } from '#cms-schema/samples.ts';
import { type Bilingual, block, type SeedBlock } from '../block.ts';
import type { SeedPage } from '../seed-document.ts';

export const home: SeedPage = {
  key: 'home',
  slug: 'home',
  parent: null,
  menuOrder: 0,
  title: { zh: '首页', en: 'Home' },
  excerpt: {
    zh: '触境为游戏、手机、笔记本与汽车提供触觉设计工具、渲染引擎、驱动芯片与线性马达。',
    en: 'Haptera makes the design tools, rendering engine, driver chips and actuators behind haptics in games, phones, laptops and cars.',
  },
  seoTitle: { zh: '触境：触觉设计、渲染与驱动', en: 'Haptic design, rendering and drivers' },
  seoDescription: {
    zh: '触境为游戏、手机、笔记本与汽车提供触觉方案。True HD 30–500 Hz 连续频段，引擎启停低至 1 ms，已调校 3000 多款 PC 游戏。',
    en: 'Haptics for games, phones, laptops and cars: a continuous 30–500 Hz band, start and stop in as little as 1 ms, more than 3,000 PC games tuned.',
  },
  blocks: (links) => [
    block(hero, 'home-hero', {
      opening: 'draw',
      eyebrow: { zh: '触觉反馈技术', en: 'Haptic technology' },
      heading: { zh: '游戏、手机、笔记本与汽车的\n触觉技术', en: 'Haptics for games, phones, laptops and cars' },
      lede: {
        zh: '设计工具、渲染引擎、驱动芯片与线性马达，由一家公司提供。效果只设计一次，在手柄、手机、触控板与座舱上按各自的马达播放。',
        en: 'Design tools, a rendering engine, driver chips and linear actuators from one company. Design an effect once; it plays on controllers, phones, trackpads and car cockpits, rendered for the actuators each one has.',
      },
      actions: [
        { label: { zh: '游戏触感方案', en: 'Haptics for games' }, link: links.page('gaming') },
        { label: { zh: '了解渲染引擎', en: 'Explore the engine' }, link: links.page('engine') },
      ],
      size: 'full',
      tone: 'dark',
    }),
    block(featureGrid, 'home-chain', {
      heading: {
        zh: '设计、渲染、驱动、马达，由一家提供',
        en: 'Design tools, engine, chips and actuators from one supplier',
      },
      intro: {
        zh: '设计师画下的曲线，就是马达走过的曲线。四个环节使用同一种效果文件，交接时不丢细节。',
        en: 'The curve a designer draws is the curve the actuator follows. All four parts share one effect file, so nothing is lost between them.',
      },
      features: [
        {
          icon: 'waveform',
          title: { zh: '设计', en: 'Design' },
          text: {
            zh: '在时间轴上画瞬态与包络，改动立即在手机或手柄上播放。免费版带 50 多个预置效果。',
            en: 'Draw transients and envelopes on a timeline; each change plays at once on a phone or controller. The Free tier has 50+ preset effects.',
          },
          link: links.page('engine', 'engine-video'),
        },
        {
          icon: 'layers',
          title: { zh: '渲染', en: 'Render' },
          text: {
            zh: '引擎按设备的马达与性能，把同一份效果渲染到单、双或多个通道。',
            en: 'The engine knows which actuators a device has, and plays one effect on one, two or more channels.',
          },
          link: links.page('engine'),
        },
        {
          icon: 'chip',
          title: { zh: '驱动', en: 'Drive' },
          text: {
            zh: '驱动芯片输入 3.0–5.5 V，可存 250 ms 或 1000 ms 效果，触发时不占用主控。',
            en: 'Driver chips take 3.0–5.5 V and store 250 or 1000 ms of effects, so the host processor need not stream them.',
          },
          link: links.page('engine', 'chips'),
        },
        {
          icon: 'actuator',
          title: { zh: '马达', en: 'Actuator' },
          text: {
            zh: '圆形、条形与薄型线性马达，触控板所用的薄至 2 mm。',
            en: 'Round, bar and thin linear actuators. Those for trackpads are as thin as 2 mm.',
          },
          link: links.page('engine', 'trackpads'),
        },
      ],
      layout: 'chain',
      tone: 'light',
    }),
    block(figures, 'home-figures', {
      heading: {
        zh: '30–500 Hz 连续频段，启停低至 1 ms',
        en: 'A 30–500 Hz band, started and stopped in as little as 1 ms',
      },
      intro: {
        zh: '频段决定能分辨多少细节，启停时间决定一次点击有多干脆。',
        en: 'Bandwidth sets how much detail can be told apart; start and stop times set how crisp a click is.',
      },
      figures: [
        {
          value: '30–500',
          unit: 'Hz',
          label: { zh: 'True HD 连续频段', en: 'True HD, continuous' },
          note: { zh: '低至引擎怠速，高至砂砾与雨滴。', en: 'From an idling engine up to gravel and rain.' },
        },
        {
          value: '1',
          unit: 'ms',
          label: { zh: '引擎启停低至', en: 'Engine start and stop, as low as' },
          note: {
            zh: '快速连按时，两次点击之间仍有间隔。',
            en: 'Even in fast typing, each click ends before the next.',
          },
        },
      ],
      tone: 'dark',
    }),
    block(mediaText, 'home-gaming', {
      eyebrow: { zh: '游戏', en: 'Games' },
      heading: { zh: '游戏：后坐力、路面与天气各有触感', en: 'Games: a distinct feel for recoil, road and weather' },
      body: {
        zh: '<p>多数游戏只有一种振动，区别在强弱。引擎用频率、起落与左右通道区分武器、路面与天气，玩家不看画面也能判断。</p>',
        en: '<p>Most games have one vibration at different strengths. Our engine uses frequency, shape and left and right channels, so players can tell a weapon, a surface or a storm apart without looking.</p>',
      },
      points: [
        {
          title: { zh: '扳机死区低至 4%', en: 'Trigger dead band as low as 4%' },
          text: {
            zh: '轻扣即有响应，阻力随动作变化。',
            en: 'A light pull registers, and resistance follows the action.',
          },
        },
        {
          title: { zh: '上线时间缩短 1–2 个月', en: 'Launch 1–2 months sooner' },
          text: {
            zh: '与从零制作触感的项目相比。',
            en: 'Compared with building haptics from scratch.',
          },
        },
      ],
      actions: [{ label: { zh: '查看游戏方案', en: 'Explore haptics for games' }, link: links.page('gaming') }],
      picture: { sample: 'controller-render' },
      layout: 'full',
    }),
    block(
      tabs,
      'home-devices',
      {
        heading: { zh: '一份效果文件，用于四类设备', en: 'One effect file for phones, trackpads, cars and headphones' },
        intro: {
          zh: '换设备不必重做效果，引擎按马达的数量与频率范围换算。',
          en: 'A new device needs no new effects: the engine converts for the number and range of its actuators.',
        },
        tone: 'tint',
      },
      { tabs: deviceTabs() },
    ),
    block(caseGrid, 'home-cases', {
      heading: { zh: '三个客户项目，附调校前后的曲线', en: 'Three customer projects, with curves before and after' },
      intro: {
        zh: '独立游戏、轻薄笔记本与汽车座舱，各有问题、做法与结果。',
        en: 'An independent game, a slim laptop and a car cockpit: the problem, the method and the result of each.',
      },
      cases: [
        { article: links.article('recoil-in-three-layers'), tags: ['games'] },
        { article: links.article('trackpad-that-presses-back'), tags: ['laptops'] },
        { article: links.article('dial-without-a-dial'), tags: ['cars'] },
      ],
      layout: 'grid',
      filter: false,
      tone: 'light',
    }),
    block(callToAction, 'home-contact', {
      heading: { zh: '为下一款产品规划触感', en: 'Plan the haptics of your next product' },
      text: {
        zh: '告诉我们设备、场景与时间。从选型、调校到量产，由我们的工程师与您的团队一起完成。',
        en: 'Tell us the device, its use and its date. Our engineers work with your team from choosing parts to tuning and production.',
      },
      actions: [
        { label: { zh: '联系商务', en: 'Contact sales' }, link: links.page('business') },
        { label: { zh: '比较版本', en: 'Compare tiers' }, link: links.page('gaming', 'tiers') },
      ],
      tone: 'signal',
    }),
  ],
};

function deviceTabs(): SeedBlock[] {
  return [
    deviceTab(
      'phones',
      { label: { zh: '手机与平板', en: 'Phones and tablets' }, icon: 'smartphone' },
      {
        zh: '<h3>手机与平板：键盘、提示与游戏</h3><p>点击、长按与滑动各有手感，反馈跟上拇指的速度。支持 iPhone 8、Android 8 及以上，机型可在名单中查找。</p><ul><li>强弱跟随系统设置</li><li>输入、提示与游戏各用一套效果</li></ul>',
        en: '<h3>Phone keys, alerts and games</h3><p>Tap, hold and swipe each feel different, and feedback keeps up with the thumb. Runs on iPhone 8, Android 8 and later; look up any model on our list.</p><ul><li>Strength follows the system setting</li><li>Separate sets of effects for typing, alerts and games</li></ul>',
      },
      'smartphone',
    ),
    deviceTab(
      'trackpads',
      { label: { zh: '笔记本触控板', en: 'Laptop trackpads' }, icon: 'trackpad' },
      {
        zh: '<h3>压感触控板：按下与抬起分明</h3><p>压力传感与线性马达配合，一整块静止的玻璃也有明确的按下与抬起。马达薄至 2 mm，为电池与散热让出空间。</p><ul><li>轻点、重按与滚动刻度共用一套效果</li><li>效果存入驱动芯片，唤醒之前也能回应</li></ul>',
        en: '<h3>Trackpads that click without a button</h3><p>Force sensing and a linear actuator give a fixed sheet of glass a distinct press and release. Actuators as thin as 2 mm leave room for battery and cooling.</p><ul><li>One set of effects for taps, deep presses and scroll detents</li><li>Effects stored on the driver chip respond before the system wakes</li></ul>',
      },
      'trackpad',
    ),
    deviceTab(
      'cars',
      { label: { zh: '汽车座舱', en: 'Car cockpits' }, icon: 'car' },
      {
        zh: '<h3>座舱：中控、方向盘与座椅</h3><p>音量与温度的刻度一密一疏，不看屏幕也能区分。</p><ul><li>触感区可以做在中控屏、方向盘与扶手上</li><li>多通道让效果在座椅上移动，提示来自哪一侧</li></ul>',
        en: '<h3>Cockpit controls found by touch</h3><p>Volume and temperature have different detents, so the finger knows which one it is adjusting.</p><ul><li>Haptic zones in console, steering wheel and armrest</li><li>Multi channel moves an effect across the seat to show where a warning comes from</li></ul>',
      },
      'cockpit',
    ),
    deviceTab(
      'audio',
      { label: { zh: '音频与影像', en: 'Audio and video' }, icon: 'headphones' },
      {
        zh: '<h3>音乐与影片：节拍实时转为触感</h3><p>节拍与低音在播放时从音轨中提取，分开渲染。音乐、影片与直播，不必逐帧制作也能有触感。</p><ul><li>安静的段落不振动</li><li>按耳机的延迟对齐，声音与触感同时抵达</li></ul>',
        en: '<h3>Music and film: beat and bass in real time</h3><p>Beat and bass are picked out of the track as it plays and turned into haptics. Music, film and live video need no frame-by-frame work.</p><ul><li>Quiet passages stay quiet</li><li>Timed to the delay of the headphones, so each beat arrives once</li></ul>',
      },
      'headset',
    ),
  ];
}

function deviceTab(
  id: string,
  label: Bilingual<ValuesOf<typeof tab.fields>>,
  body: Localized,
  sample: SampleName,
): SeedBlock {
  const words = block(richText, `device-${id}-words`, { body });
  const drawing = block(picture, `device-${id}-drawing`, { picture: { sample }, width: 'content' });
  const side = (name: string, content: SeedBlock) => block(column, `device-${id}-${name}`, {}, { content: [content] });
  const sides = [side('left', words), side('right', drawing)];
  const content = [block(columns, `device-${id}-columns`, { align: 'middle' }, { columns: sides })];
  return block(tab, `device-${id}`, label, { content });
}
