import hapticCurves from '#blocks/haptic-curves/block.ts';
import hero from '#blocks/hero/block.ts';
import picture from '#blocks/picture/block.ts';
import richText from '#blocks/rich-text/block.ts';
import specTable from '#blocks/spec-table/block.ts';
import { actuatorLegend } from '../actuator-legend.ts';
import { block } from '../block.ts';
import type { SeedPost } from '../seed-document.ts';
import { closing } from './closing.ts';
import { facts, measures, morningOf, none } from './facts.ts';

const published = '2024-07-18';
const title = { zh: '笔记本触控板：薄至 2 mm 的完整点击', en: 'Laptop trackpad: a full click from 2 mm actuators' };

export const trackpadThatPressesBack: SeedPost = {
  key: 'trackpad-that-presses-back',
  tags: ['laptops'],
  author: 'editor',
  date: morningOf(published),
  picture: 'trackpad',
  title,
  excerpt: {
    zh: '余振由 90 ms 缩短到 15 ms，抬起另有一下；盲测认作按键的从 5/10 增至 9/10。',
    en: 'Ringing fell from 90 to 15 ms, the release has a click of its own, and 9 of 10 people took it for a button instead of 5.',
  },
  seoTitle: { zh: '笔记本触控板：薄至 2 mm 的完整点击', en: 'Laptop trackpad: a full click from 2 mm actuators' },
  seoDescription: {
    zh: '一款轻薄笔记本取消机械按键：薄至 2 mm 的线性马达与压力传感，余振由 90 ms 缩短到 15 ms，抬起另有一下。附曲线与规格。',
    en: 'How a slim laptop lost its mechanical button: actuators as thin as 2 mm, 15 ms of ringing instead of 90, and a click on release. With curves.',
  },
  blocks: (links) => [
    block(hero, 'article-hero', {
      opening: 'plain',
      eyebrow: { zh: '案例 · 笔记本电脑', en: 'Case study · Laptops' },
      heading: title,
      lede: {
        zh: '一家笔记本厂商要让机身更薄，机械按键的行程省不下来。压力传感与薄至 2 mm 的马达代替了它。',
        en: 'A laptop maker wanted a thinner body, and a mechanical button needs travel. Force sensing and actuators as thin as 2 mm replaced it.',
      },
      picture: links.drawing('trackpad'),
      tone: 'tint',
    }),
    facts(published, {
      client: { zh: '一家笔记本电脑厂商', en: 'A laptop maker' },
      problem: {
        zh: '首版样机只在按下时振动，余振长，没有抬起，按键像陷了进去。',
        en: 'The first prototype vibrated on press only, and for too long. Without a release, the key felt stuck.',
      },
      parts: [
        {
          name: { zh: '触控板马达', en: 'Trackpad actuator' },
          detail: { zh: '薄至 2 mm', en: 'As thin as 2 mm' },
          link: links.page('engine', 'trackpads'),
        },
        { name: { zh: '驱动芯片一', en: 'Driver chip 1' }, detail: '3.0–5.5 V', link: links.page('engine', 'chips') },
      ],
      result: {
        value: '15',
        unit: 'ms',
        text: {
          zh: '按下之后的余振，首版样机为 90 ms。',
          en: 'of ringing after a press, down from 90 ms on the first prototype.',
        },
      },
    }),
    block(richText, 'article-problem', {
      heading: { zh: '问题：只有按下，没有抬起', en: 'The problem: a press without a release' },
      lead: {
        zh: '首版样机在力越过门限时振动一次，余振长 90 ms。',
        en: 'The first prototype vibrated once as force crossed its threshold, and rang for 90 ms.',
      },
      body: {
        zh: '<p>盲测中，10 人里有 5 人认为按键“卡住了”：没有抬起，余振又盖住了按下的那一刻。四角比中央弱，底边附近几乎没有反馈。</p><p>厂商给出的空间厚度低至 2 mm，供电来自电池一侧，3.0–5.5 V。</p>',
        en: '<p>In a blind test 5 of 10 people said the button was stuck: nothing marked the release, and the ringing blurred the press. The corners were weaker than the middle, and along the lower edge there was hardly any feedback.</p><p>The space available was as thin as 2 mm, with 3.0–5.5 V from the battery.</p>',
      },
      width: 'beside',
    }),
    block(hapticCurves, 'article-curves', {
      heading: { zh: '曲线：一次按压，从按下到抬起', en: 'One press, from down to up' },
      curves: [
        {
          name: { zh: '首版样机', en: 'First prototype' },
          transients: [{ time: 0, intensity: 80 }],
          points: [
            { time: 0, intensity: 70, frequency: 150 },
            { time: 90, intensity: 0, frequency: 150 },
          ],
        },
        {
          name: { zh: '现在', en: 'After' },
          transients: [
            { time: 0, intensity: 100 },
            { time: 180, intensity: 55 },
          ],
          points: [
            { time: 0, intensity: 60, frequency: 200 },
            { time: 15, intensity: 0, frequency: 200 },
            { time: 180, intensity: 0, frequency: 260 },
            { time: 180, intensity: 30, frequency: 260 },
            { time: 190, intensity: 0, frequency: 260 },
          ],
        },
      ],
      caption: {
        zh: '按下的余振从 <strong>90 ms</strong> 缩短到 <strong>15 ms</strong>，抬起另有一下，强度 55%。示意数据。',
        en: 'The press rings for <strong>15 ms</strong> instead of <strong>90 ms</strong>, and the release has a click of its own at 55%. Illustrative data.',
      },
      tone: 'dark',
    }),
    measures({ zh: '按压的前后数据', en: 'A press in figures, before and after' }, [
      { label: { zh: '按下的余振', en: 'Ringing after the press' }, unit: 'ms', before: '90', after: '15' },
      { label: { zh: '按下的频率', en: 'Frequency of the press' }, unit: 'Hz', before: '150', after: '200' },
      { label: { zh: '抬起的强度', en: 'Intensity of the release' }, unit: '%', before: none, after: '55' },
      { label: { zh: '抬起的频率', en: 'Frequency of the release' }, unit: 'Hz', before: none, after: '260' },
      { label: { zh: '盲测认作按键', en: 'Taken for a button in a blind test' }, before: '5/10', after: '9/10' },
    ]),
    block(richText, 'article-start', {
      heading: { zh: '做法：两个门限，两个瞬态', en: 'The method: two thresholds, two transients' },
      lead: {
        zh: '手指不测量行程，只感到力变大，随后一个突变。',
        en: 'A finger does not measure travel. It feels force build, then something give.',
      },
      body: {
        zh: '<p>压力传感给出前一半，线性马达给出后一半。力到达门限的瞬间，马达横向推动玻璃，手指把它理解为向下。</p><ol><li><strong>按下。</strong>200 Hz，15 ms 内主动制动。</li><li><strong>抬起。</strong>260 Hz，强度 55%，门限低于按下，避免犹豫时连点。</li><li><strong>存储。</strong>两者都在驱动芯片一里，可存 250 ms，系统唤醒之前也能回应。</li><li><strong>四角。</strong>马达移到靠近中央的位置，底边加一处支撑，再逐点校准。</li></ol>',
        en: '<p>Force sensing provides the first half, the actuator the second. As the force crosses its threshold, the actuator nudges the glass sideways, and the finger reads it as down.</p><ol><li><strong>Press.</strong> 200 Hz, braked within 15 ms.</li><li><strong>Release.</strong> 260 Hz at 55%, with a lower threshold, so that a hesitant finger does not click twice.</li><li><strong>Storage.</strong> Both are on driver chip 1, which holds 250 ms, and play before the system wakes.</li><li><strong>Corners.</strong> The actuator moved closer to the middle and the lower edge got a support; then each spot was calibrated.</li></ol>',
      },
      width: 'beside',
    }),
    block(picture, 'article-actuator', {
      picture: { sample: 'actuator-exploded' },
      caption: {
        zh: '线性马达的内部。触控板所用的型号薄至 <strong>2 mm</strong>。',
        en: 'Inside a linear actuator. Those for trackpads are as thin as <strong>2 mm</strong>.',
      },
      legend: actuatorLegend,
      link: links.page('engine', 'trackpads'),
      width: 'content',
      tone: 'tint',
    }),
    block(specTable, 'article-parts', {
      heading: { zh: '本项目的部件规格', en: 'Parts of this project' },
      columns: [{ name: { zh: '本项目', en: 'This project' } }],
      groups: [
        {
          title: { zh: '硬件', en: 'Hardware' },
          rows: [
            { label: { zh: '马达厚度低至', en: 'Actuator, as thin as' }, unit: 'mm', values: [{ figure: '2' }] },
            { label: { zh: '驱动芯片输入', en: 'Driver chip input' }, unit: 'V', values: [{ figure: '3.0–5.5' }] },
            {
              label: { zh: '芯片可存效果', en: 'Effects stored on the chip' },
              unit: 'ms',
              values: [{ figure: '250' }],
            },
          ],
        },
        {
          title: { zh: '软件', en: 'Software' },
          rows: [
            { label: { zh: '渲染引擎', en: 'Engine' }, values: [{ words: { zh: '单通道', en: 'Single channel' } }] },
            { label: { zh: '引擎启停低至', en: 'Start and stop, as low as' }, unit: 'ms', values: [{ figure: '1' }] },
            {
              label: { zh: '系统', en: 'System' },
              values: [{ figure: 'Windows 10', words: { zh: '（64 位）及以上', en: '(64-bit) or later' } }],
            },
          ],
        },
      ],
      tone: 'light',
    }),
    ...closing(links, {
      next: 'music-for-the-hand',
      nextHeading: { zh: '下一个案例：音乐应用', en: 'Next case: a music app' },
      heading: { zh: '为下一代机身省下厚度', en: 'Save thickness in your next laptop' },
      text: {
        zh: '告诉我们机身余量与供电，我们选配马达与芯片。',
        en: 'Tell us the room there is and the supply. We will suggest actuator and chip.',
      },
    }),
  ],
};
