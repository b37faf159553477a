import callToAction from '#blocks/call-to-action/block.ts';
import featureGrid from '#blocks/feature-grid/block.ts';
import hapticCurves from '#blocks/haptic-curves/block.ts';
import hero from '#blocks/hero/block.ts';
import picture from '#blocks/picture/block.ts';
import richText from '#blocks/rich-text/block.ts';
import { block } from '../block.ts';
import { levelLegend } from '../level-legend.ts';
import type { SeedPage } from '../seed-document.ts';

export const haptic: SeedPage = {
  key: 'haptic',
  slug: 'haptic',
  parent: 'product',
  menuOrder: 3,
  title: { zh: '触感档位与效果库', en: 'Haptic levels and effects' },
  excerpt: {
    zh: 'Rumble、HD 与 True HD 三档触感的频率、用途与差别，以及即将开放的效果库。',
    en: 'What Rumble, HD and True HD can each convey, by frequency and use, and the library of effects that is coming soon.',
  },
  seoTitle: { zh: '触感档位与效果库', en: 'Haptic levels and effect library' },
  seoDescription: {
    zh: '三档触感的区别：Rumble 频率不可调，HD 100–300 Hz 分级，True HD 30–500 Hz 连续。效果库即将开放，现有 50 多个预置效果。',
    en: 'Rumble has a fixed frequency, HD steps from 100–300 Hz, True HD is continuous from 30–500 Hz. The effect library is coming soon; 50+ presets are here today.',
  },
  blocks: (links) => [
    block(hero, 'haptic-hero', {
      opening: 'product',
      eyebrow: { zh: '触感档位', en: 'Haptic levels' },
      heading: { zh: '触感档位：\n从 Rumble 到 True HD', en: 'Haptic levels, from Rumble to True HD' },
      lede: {
        zh: '档位由马达的频率范围决定：Rumble 不可调，HD 为 100–300 Hz 分级，True HD 为 30–500 Hz 连续。效果只设计一次，引擎按档位渲染。',
        en: 'An actuator’s range sets its level: Rumble has one frequency, HD steps from 100 to 300 Hz, True HD runs from 30 to 500 Hz without steps. Design once; the engine renders for each.',
      },
      actions: [
        { label: { zh: '比较三档', en: 'Compare the levels' }, link: links.page('haptic', 'haptic-thunder') },
        { label: { zh: '效果库', en: 'Effect library' }, link: links.page('haptic', 'library') },
      ],
      picture: { sample: 'three-levels' },
      figures: [
        { value: '30–500', unit: 'Hz', label: { zh: 'True HD，连续', en: 'True HD, continuous' } },
        { value: '100–300', unit: 'Hz', label: { zh: 'HD，分级', en: 'HD, in steps' } },
      ],
      tone: 'light',
    }),
    block(hapticCurves, 'haptic-thunder', {
      heading: { zh: '800 ms 雷声在三档上的曲线', en: 'One thunderclap of 800 ms on all three levels' },
      intro: {
        zh: '设计师画下的是第三条。前两条是引擎在另外两档上渲染的结果。',
        en: 'The designer drew the third curve. The first two are what the engine makes of it on the other levels.',
      },
      curves: [
        {
          name: 'Rumble',
          points: [
            { time: 0, intensity: 90, frequency: 160 },
            { time: 300, intensity: 90, frequency: 160 },
            { time: 300, intensity: 50, frequency: 160 },
            { time: 700, intensity: 50, frequency: 160 },
            { time: 700, intensity: 0, frequency: 160 },
          ],
        },
        {
          name: 'HD',
          transients: [{ time: 0, intensity: 100 }],
          points: [
            { time: 0, intensity: 80, frequency: 200 },
            { time: 200, intensity: 60, frequency: 200 },
            { time: 200, intensity: 60, frequency: 150 },
            { time: 450, intensity: 40, frequency: 150 },
            { time: 450, intensity: 40, frequency: 100 },
            { time: 800, intensity: 0, frequency: 100 },
          ],
        },
        {
          name: 'True HD',
          transients: [
            { time: 0, intensity: 100 },
            { time: 90, intensity: 40 },
            { time: 150, intensity: 60 },
            { time: 260, intensity: 30 },
          ],
          points: [
            { time: 0, intensity: 80, frequency: 260 },
            { time: 160, intensity: 50, frequency: 160 },
            { time: 400, intensity: 62, frequency: 70 },
            { time: 800, intensity: 0, frequency: 32 },
          ],
        },
      ],
      caption: {
        zh: '只有 True HD 能滑到 <strong>32 Hz</strong>：雷声由此远去，而不只是变弱。示意数据。',
        en: 'Only True HD glides down to <strong>32 Hz</strong>. That is how thunder rolls away instead of merely fading. Illustrative data.',
      },
      tone: 'tint',
    }),
    block(picture, 'haptic-range', {
      picture: { sample: 'frequency-range' },
      caption: {
        zh: '三档触感在频率轴上的位置，对数刻度。材质与远近的细节，大多在 100 Hz 以下与 300 Hz 以上。',
        en: 'The three levels on the frequency axis, logarithmic. Much of texture and distance lies below 100 Hz and above 300 Hz.',
      },
      legend: levelLegend,
      width: 'content',
      tone: 'dark',
    }),
    block(richText, 'haptic-choose', {
      heading: { zh: '按用途选择档位', en: 'Which level you need, by use' },
      lead: {
        zh: '先看用途，再选档位；高一档的成本，要换来用得上的细节。',
        en: 'Start from the use: a higher level pays off only where its detail is needed.',
      },
      body: {
        zh: '<dl><dt>Rumble</dt><dd>说“有”或“没有”：来电、闹钟、撞击。强弱与节奏是全部的语汇。</dd><dt>HD</dt><dd>说“哪一种”：轻的按键，沉的按键，成功与失败。频率在 100–300 Hz 之间分级。</dd><dt>True HD</dt><dd>说“怎样”：砂砾、织物、转速上升的引擎。频率在 30–500 Hz 之间连续变化。</dd></dl>',
        en: '<dl><dt>Rumble</dt><dd>Says whether: a call, an alarm, a crash. Strength and rhythm are its whole vocabulary.</dd><dt>HD</dt><dd>Says which: a light key or a heavy one, success or failure. Frequency comes in steps from 100–300 Hz.</dd><dt>True HD</dt><dd>Says how: gravel, cloth, an engine revving up. Frequency is continuous from 30–500 Hz.</dd></dl>',
      },
      width: 'beside',
      tone: 'light',
    }),
    block(featureGrid, 'library', {
      heading: { zh: '效果库，即将开放', en: 'Effect library: coming soon' },
      intro: {
        zh: '按场景整理好的触感效果，可以试用，可以下载，也可以在设计工具里接着改。眼下正在逐个调校，开放日期另行公布。',
        en: 'Effects sorted by purpose, to try, to download, and to develop further in the design tools. We are still tuning them one by one, and will announce the day it opens.',
      },
      features: [
        {
          icon: 'touch',
          title: { zh: '界面', en: 'Interface' },
          text: { zh: '点击、开关、滚轮与边界。', en: 'Clicks, switches, wheels and edges.' },
        },
        {
          icon: 'bolt',
          title: { zh: '撞击与武器', en: 'Impacts and weapons' },
          text: { zh: '从弹壳落地到远处的爆炸。', en: 'From a falling shell to a distant blast.' },
        },
        {
          icon: 'car',
          title: { zh: '路面与载具', en: 'Roads and vehicles' },
          text: { zh: '柏油、碎石、路肩与引擎。', en: 'Tarmac, gravel, kerbs and engines.' },
        },
        {
          icon: 'headphones',
          title: { zh: '节拍', en: 'Beats' },
          text: { zh: '鼓组、贝斯与节奏型。', en: 'Drums, bass lines and rhythms.' },
        },
      ],
      columns: 'four',
      tone: 'tint',
    }),
    block(callToAction, 'haptic-contact', {
      heading: { zh: '先用 50 多个预置效果', en: 'Start today with 50+ presets' },
      text: {
        zh: '免费版即含，改一两个参数就是自己的效果。',
        en: 'All of them are in the Free tier. Change a parameter or two and one becomes your own.',
      },
      actions: [
        { label: { zh: '了解设计工具', en: 'See the design tools' }, link: links.page('creator') },
        { label: { zh: '比较版本', en: 'Compare tiers' }, link: links.page('gaming', 'tiers') },
      ],
      tone: 'signal',
    }),
  ],
};
