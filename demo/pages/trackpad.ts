import callToAction from '#blocks/call-to-action/block.ts';
import caseGrid from '#blocks/case-grid/block.ts';
import faq from '#blocks/faq/block.ts';
import hero from '#blocks/hero/block.ts';
import mediaText from '#blocks/media-text/block.ts';
import picture from '#blocks/picture/block.ts';
import richText from '#blocks/rich-text/block.ts';
import specTable from '#blocks/spec-table/block.ts';
import { block } from '../block.ts';
import type { SeedPage } from '../seed-document.ts';

export const trackpad: SeedPage = {
  key: 'trackpad',
  slug: 'trackpad',
  parent: 'solution',
  menuOrder: 5,
  title: { zh: '触控板', en: 'Trackpads' },
  excerpt: {
    zh: '压力传感与薄至 2 mm 的线性马达，让一整块玻璃有按下，也有抬起。',
    en: 'Force sensing and linear actuators as thin as 2 mm give a sheet of glass a press and a release.',
  },
  seoTitle: { zh: '笔记本触控板的触感方案', en: 'Haptic trackpads for laptops' },
  seoDescription: {
    zh: '压感触控板方案：薄至 2 mm 的线性马达、3.0–5.5 V 驱动芯片与单通道引擎，启停低至 1 ms，按下与抬起都清楚。',
    en: 'Haptic trackpads: linear actuators as thin as 2 mm, driver chips for 3.0–5.5 V and an engine that starts and stops in as little as 1 ms.',
  },
  blocks: (links) => [
    block(hero, 'trackpad-hero', {
      opening: 'device',
      eyebrow: { zh: '触控板', en: 'Trackpads' },
      heading: { zh: '压感触控板：\n马达薄至 2 mm', en: 'Haptic trackpads with actuators as thin as 2 mm' },
      lede: {
        zh: '面向笔记本厂商。压力传感判断用力，马达给出按下与抬起，整块玻璃各处一致，不需要机械按键。',
        en: 'For laptop makers. Force sensing reads the press and an actuator gives a click and a release, the same from top edge to bottom and without a mechanical button.',
      },
      actions: [
        { label: { zh: '查看规格', en: 'See the specification' }, link: links.page('trackpad', 'trackpad-spec') },
        { label: { zh: '联系商务', en: 'Contact sales' }, link: links.page('business') },
      ],
      picture: { sample: 'trackpad-render' },
      tone: 'dark',
    }),
    block(picture, 'trackpad-zones', {
      picture: { sample: 'trackpad' },
      caption: {
        zh: '手指在哪里，反馈就在哪里。马达薄至 <strong>2 mm</strong>，省下的厚度留给电池与散热。',
        en: 'Feedback comes from under the finger. Actuators as thin as <strong>2 mm</strong> leave the rest to battery and cooling.',
      },
      width: 'content',
      tone: 'light',
    }),
    block(richText, 'trackpad-press', {
      heading: { zh: '一次按压的四个时刻', en: 'The four moments of a press' },
      lead: {
        zh: '机械按键只有一种行程。压感触控板的每个时刻都可以设计。',
        en: 'A mechanical button has one travel. Here every moment is yours to design.',
      },
      body: {
        zh: '<table><thead><tr><th scope="col">时刻</th><th scope="col">手指的动作</th><th scope="col">触控板的回应</th></tr></thead><tbody><tr><th scope="row">接触</th><td>落下，尚未用力</td><td>安静</td></tr><tr><th scope="row">按下</th><td>力越过门限</td><td>一次瞬态，干脆利落</td></tr><tr><th scope="row">重按</th><td>继续加力</td><td>第二次瞬态，更低更沉</td></tr><tr><th scope="row">抬起</th><td>力退回门限之下</td><td>较轻的一下，表示结束</td></tr></tbody></table>',
        en: '<table><thead><tr><th scope="col">Moment</th><th scope="col">What the finger does</th><th scope="col">What the trackpad answers</th></tr></thead><tbody><tr><th scope="row">Contact</th><td>Rests, without pressing</td><td>Silence</td></tr><tr><th scope="row">Press</th><td>Force crosses the threshold</td><td>One transient, short and crisp</td></tr><tr><th scope="row">Deep press</th><td>Force keeps growing</td><td>A second one, lower and heavier</td></tr><tr><th scope="row">Release</th><td>Force falls below the threshold</td><td>A lighter one, to say it is over</td></tr></tbody></table>',
      },
      width: 'beside',
      tone: 'tint',
    }),
    block(specTable, 'trackpad-spec', {
      heading: { zh: '触控板方案规格', en: 'Trackpad specification' },
      columns: [{ name: { zh: '触控板方案', en: 'Trackpad solution' } }],
      groups: [
        {
          title: { zh: '硬件', en: 'Hardware' },
          rows: [
            { label: { zh: '马达厚度低至', en: 'Actuator, as thin as' }, unit: 'mm', values: [{ figure: '2' }] },
            { label: { zh: '驱动芯片输入', en: 'Driver chip input' }, unit: 'V', values: [{ figure: '3.0–5.5' }] },
            {
              label: { zh: '芯片可存效果', en: 'Effects stored on the chip' },
              note: { zh: '两款芯片，按效果长短选择', en: 'Two chips, for shorter and longer effects' },
              unit: 'ms',
              values: [{ figure: '250 / 1000' }],
            },
          ],
        },
        {
          title: { zh: '引擎', en: 'Engine' },
          rows: [
            { label: { zh: '通道', en: 'Channels' }, values: [{ words: { zh: '单通道', en: 'Single channel' } }] },
            { label: { zh: '启停低至', en: 'Start and stop, as low as' }, unit: 'ms', values: [{ figure: '1' }] },
          ],
        },
        {
          title: { zh: '系统', en: 'Systems' },
          rows: [
            {
              label: 'Windows',
              values: [{ figure: 'Windows 10', words: { zh: '（64 位）及以上', en: '(64-bit) or later' } }],
            },
            { label: 'macOS', values: [{ figure: 'macOS 10.15', words: { zh: '及以上', en: 'or later' } }] },
          ],
        },
      ],
      caption: {
        zh: '启停时间因马达而异，常见范围为 1–5 ms。',
        en: 'Start and stop times depend on the actuator, typically 1–5 ms.',
      },
      tone: 'light',
    }),
    block(mediaText, 'trackpad-sleep', {
      eyebrow: { zh: '驱动芯片', en: 'Driver chips' },
      heading: { zh: '系统唤醒之前，由芯片回应', en: 'The driver chip answers before the laptop wakes' },
      body: {
        zh: '<p>按下与抬起存放在驱动芯片里。力一到门限，芯片直接驱动马达，不必等待系统醒来，也不占用主控。</p>',
        en: '<p>Press and release are stored on the driver chip. As force reaches its threshold the chip drives the actuator by itself, without waking the system or asking the host.</p>',
      },
      actions: [
        { label: { zh: '比较两款芯片', en: 'Compare the chips' }, link: links.page('component', 'component-chips') },
      ],
      picture: { sample: 'driver-chip' },
      side: 'left',
      tone: 'dark',
    }),
    block(caseGrid, 'trackpad-case', {
      heading: { zh: '案例：轻薄笔记本的触控板', en: 'Case: the trackpad of a slim laptop' },
      cases: [{ article: links.article('trackpad-that-presses-back'), tags: ['laptops'] }],
      layout: 'rows',
      filter: false,
      tone: 'light',
    }),
    block(faq, 'trackpad-faq', {
      heading: { zh: '结构工程师常问', en: 'What mechanical engineers ask' },
      items: [
        {
          question: { zh: '玻璃需要能够移动吗？', en: 'Does the glass have to move?' },
          answer: {
            zh: '<p>只需极小的横向位移，手指会把它理解为向下。安装方式在样机阶段一起确定。</p>',
            en: '<p>Only very slightly, and sideways; the finger reads it as down. We settle the mounting together at the prototype.</p>',
          },
        },
        {
          question: { zh: '滚动与手势也有触感吗？', en: 'Can scrolling and gestures be felt as well?' },
          answer: {
            zh: '<p>可以。轻点、重按与滚动刻度共用一套效果，由引擎渲染。</p>',
            en: '<p>Yes. Taps, deep presses and scroll detents share one set of effects, all rendered by the engine.</p>',
          },
        },
      ],
      tone: 'tint',
    }),
    block(callToAction, 'trackpad-contact', {
      heading: { zh: '按机身厚度选配马达与芯片', en: 'Send dimensions, get an actuator and a chip' },
      text: {
        zh: '有了尺寸，我们就能给出马达与芯片的组合。',
        en: 'Send us the dimensions, and we will suggest a pair of actuator and chip.',
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
