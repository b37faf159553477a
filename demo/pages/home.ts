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
    zh: '触境为游戏、手机、笔记本与汽车提供触觉设计、渲染与驱动：从一段波形，到手上的一次回应。',
    en: 'Haptera designs, renders and drives haptics for games, phones, laptops and cars, from the first curve to the actuator.',
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
      heading: { zh: '看得见的波形，\n摸得到的细节', en: 'Touch, precise to the millisecond' },
      lede: {
        zh: '触境为游戏、手机、笔记本与汽车提供触觉设计、渲染与驱动。同一段波形，在不同的设备上给出同样清楚的回应。',
        en: 'We design, render and drive haptics for games, phones, laptops and cars. One waveform, and the same clear response on every device.',
      },
      actions: [
        { label: { zh: '游戏触感方案', en: 'Haptics for games' }, link: links.page('gaming') },
        { label: { zh: '了解渲染引擎', en: 'Explore the engine' }, link: links.page('engine') },
      ],
      size: 'full',
      tone: 'dark',
    }),
    block(featureGrid, 'home-chain', {
      heading: { zh: '从设计到驱动，一条链路', en: 'From curve to actuator, one chain' },
      intro: {
        zh: '设计师画下的曲线，就是马达走过的曲线。中间每一环都由我们负责，手感不在交接处走样。',
        en: 'The curve a designer draws is the curve the actuator follows. We build every link in between, so nothing gets lost in a hand-over.',
      },
      features: [
        {
          icon: 'waveform',
          title: { zh: '设计', en: 'Design' },
          text: {
            zh: '在时间轴上放置瞬态与包络，边画边试。免费版带 50 多个预置效果，可以直接使用。',
            en: 'Place transients and envelopes on a timeline and feel them as you draw. The Free tier includes 50+ preset effects.',
          },
          link: links.page('engine', 'engine-video'),
        },
        {
          icon: 'layers',
          title: { zh: '渲染', en: 'Render' },
          text: {
            zh: '引擎了解设备的马达与性能，把同一份效果渲染到单、双或多个通道。',
            en: 'The engine knows which actuators a device has, and plays one effect on one, two or more channels.',
          },
          link: links.page('engine'),
        },
        {
          icon: 'chip',
          title: { zh: '驱动', en: 'Drive' },
          text: {
            zh: '驱动芯片工作在 3.0–5.5 V，效果存入芯片，主控不必逐帧参与。',
            en: 'Driver chips take 3.0–5.5 V and store effects on the chip, so the host processor does not stream them.',
          },
          link: links.page('engine', 'chips'),
        },
        {
          icon: 'actuator',
          title: { zh: '马达', en: 'Actuator' },
          text: {
            zh: '线性马达把信号变成手上的一下。触控板用的马达薄至 2 mm。',
            en: 'Linear actuators turn the signal into motion. Those for trackpads are as thin as 2 mm.',
          },
          link: links.page('engine', 'trackpads'),
        },
      ],
      columns: 'four',
      tone: 'light',
    }),
    block(figures, 'home-figures', {
      heading: { zh: '触感，用数据说话', en: 'Haptics in figures' },
      intro: {
        zh: '频段决定手能分辨多少细节，启停时间决定每一下是否干脆。',
        en: 'Bandwidth sets how much detail a hand can tell apart. Start and stop times set how crisp each click is.',
      },
      figures: [
        {
          value: '30–500',
          unit: 'Hz',
          label: { zh: 'True HD 连续频段', en: 'True HD, continuous' },
          note: { zh: '从远处的雷声到指尖的砂砾。', en: 'From distant thunder to grit under a fingertip.' },
        },
        {
          value: '1',
          unit: 'ms',
          label: { zh: '引擎启停低至', en: 'Engine start and stop, as low as' },
          note: { zh: '一次点击，干脆地开始，干脆地结束。', en: 'A click begins and ends cleanly.' },
        },
        {
          value: '3000+',
          unit: { zh: '款', en: '' },
          label: { zh: '已调校的 PC 游戏', en: 'PC games tuned' },
          note: { zh: '名单更新于 2024 年 9 月 27 日。', en: 'List updated September 27, 2024.' },
        },
        {
          value: '40+',
          unit: { zh: '个', en: '' },
          label: { zh: '客户项目', en: 'Customer projects' },
          note: { zh: '从手柄、手机到座舱。', en: 'From controllers to phones to car cockpits.' },
        },
      ],
      tone: 'dark',
    }),
    block(mediaText, 'home-gaming', {
      eyebrow: { zh: '游戏', en: 'Games' },
      heading: { zh: '闭上眼，也知道是哪把枪', en: 'Know the weapon with your eyes shut' },
      body: {
        zh: '<p>画面与声音之外，玩家的双手一直握着游戏。我们把后坐力、路面与天气做成可以分辨的触感，而不是同一种震动的强弱。</p>',
        en: '<p>Players see and hear a game. They also hold it. We give recoil, road surface and weather a feel of their own, instead of one buzz at different strengths.</p>',
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
            zh: '预置效果与调校工具，让团队把时间留给内容。',
            en: 'Presets and tuning tools free the team to work on the game.',
          },
        },
      ],
      actions: [{ label: { zh: '查看游戏方案', en: 'Explore haptics for games' }, link: links.page('gaming') }],
      picture: { sample: 'controller' },
      side: 'right',
      tone: 'light',
    }),
    block(
      tabs,
      'home-devices',
      {
        heading: { zh: '一份效果，不同的设备', en: 'One effect, many devices' },
        intro: {
          zh: '效果只设计一次，引擎按设备渲染。',
          en: 'Design an effect once. The engine renders it for the device.',
        },
        tone: 'tint',
      },
      { tabs: deviceTabs() },
    ),
    block(caseGrid, 'home-cases', {
      heading: { zh: '已经在用户手中', en: 'Already in people’s hands' },
      intro: {
        zh: '三个项目，三种做法，附调校前后的曲线。',
        en: 'Three projects, with the curves before and after.',
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
      heading: { zh: '把手感，放进下一款产品', en: 'Bring touch to your next product' },
      text: {
        zh: '告诉我们设备与场景。从选型、调校到量产，我们与您的团队一起完成。',
        en: 'Tell us about the device and who will use it. We work with your team from choosing parts to tuning to production.',
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
        zh: '<h3>屏幕上的按键，有了键程</h3><p>点击、长按与滑动各有手感，反馈跟上拇指的速度。支持 iPhone 8、Android 8 及以上，机型可在名单中查找。</p><ul><li>强弱跟随系统设置</li><li>输入、提示与游戏各用一套效果</li></ul>',
        en: '<h3>Keys on glass that feel like keys</h3><p>Tap, hold and swipe each feel different, and feedback keeps up with the thumb. Runs on iPhone 8, Android 8 and later; look up any model on our list.</p><ul><li>Strength follows the system setting</li><li>Separate sets of effects for typing, alerts and games</li></ul>',
      },
      'smartphone',
    ),
    deviceTab(
      'trackpads',
      { label: { zh: '笔记本触控板', en: 'Laptop trackpads' }, icon: 'trackpad' },
      {
        zh: '<h3>没有按键，依然按得清楚</h3><p>压力传感与线性马达配合，一整块静止的玻璃也有明确的按下与抬起。马达薄至 2 mm，为电池与散热让出空间。</p><ul><li>轻点、重按与滚动刻度共用一套效果</li><li>效果存入驱动芯片，唤醒之前也能回应</li></ul>',
        en: '<h3>A click without a button</h3><p>Force sensing and a linear actuator give a fixed sheet of glass a distinct press and release. Actuators as thin as 2 mm leave room for battery and cooling.</p><ul><li>One set of effects for taps, deep presses and scroll detents</li><li>Effects stored on the driver chip respond before the system wakes</li></ul>',
      },
      'trackpad',
    ),
    deviceTab(
      'cars',
      { label: { zh: '汽车座舱', en: 'Car cockpits' }, icon: 'car' },
      {
        zh: '<h3>视线留在路上</h3><p>音量与温度用不同的刻度感区分，手指一碰，就知道调的是什么。</p><ul><li>触感区可以做在中控屏、方向盘与扶手上</li><li>多通道让效果在座椅上移动，提示来自哪一侧</li></ul>',
        en: '<h3>Eyes stay on the road</h3><p>Volume and temperature have different detents, so the finger knows which one it is adjusting.</p><ul><li>Haptic zones in console, steering wheel and armrest</li><li>Multi channel moves an effect across the seat to show where a warning comes from</li></ul>',
      },
      'cockpit',
    ),
    deviceTab(
      'audio',
      { label: { zh: '音频与影像', en: 'Audio and video' }, icon: 'headphones' },
      {
        zh: '<h3>耳朵之外，手也听得见</h3><p>节拍与低音从音轨中实时提取，变成手能分辨的起伏。音乐、影片与直播，不必逐帧制作也能有触感。</p><ul><li>安静的段落，真的安静</li><li>按耳机的延迟对齐，声音与触感同时抵达</li></ul>',
        en: '<h3>Sound you can feel</h3><p>Beat and bass are picked out of the track as it plays and turned into haptics. Music, film and live video need no frame-by-frame work.</p><ul><li>Quiet passages stay quiet</li><li>Timed to the delay of the headphones, so each beat arrives once</li></ul>',
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
