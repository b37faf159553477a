import hapticCurves from '#blocks/haptic-curves/block.ts';
import hero from '#blocks/hero/block.ts';
import picture from '#blocks/picture/block.ts';
import richText from '#blocks/rich-text/block.ts';
import { block } from '../block.ts';
import type { SeedPost } from '../seed-document.ts';
import { closing } from './closing.ts';
import { facts, morningOf } from './facts.ts';

const published = '2024-10-24';

export const recoilInThreeLayers: SeedPost = {
  key: 'recoil-in-three-layers',
  tags: ['games'],
  author: 'author',
  date: morningOf(published),
  picture: 'recoil',
  title: { zh: '把一次开火拆成三层', en: 'One shot, three layers' },
  excerpt: {
    zh: '枪机、抛壳与回声各占一段频率，武器之间有了分别，力度不必加大。',
    en: 'Bolt, shell and echo each get a frequency band. Weapons feel different without hitting harder.',
  },
  seoTitle: { zh: '射击游戏的后坐力：把一次开火拆成三层', en: 'Recoil in a shooter: one shot, three layers' },
  seoDescription: {
    zh: '一款射击游戏的后坐力怎样做：把 320 ms 的单一震动拆成枪机、抛壳与回声三层，并与枪声对齐。附前后曲线。',
    en: 'How recoil was designed for a shooter: one 320 ms rumble became three layers, timed to the sound of the shot. With curves before and after.',
  },
  blocks: (links) => [
    block(hero, 'article-hero', {
      opening: 'plain',
      eyebrow: { zh: '案例 · 游戏', en: 'Case study · Games' },
      heading: { zh: '把一次开火\n拆成三层', en: 'One shot, three layers' },
      lede: {
        zh: '游戏里每件武器都有自己的声音，手柄上却只有一种震动。我们从一次开火做起。',
        en: 'Every weapon in the game had its own sound. In the controller, they all felt the same. We started with a single shot.',
      },
      picture: links.drawing('recoil'),
      tone: 'tint',
    }),
    facts(published, {
      client: { zh: '一家独立游戏工作室', en: 'An independent game studio' },
      problem: {
        zh: '武器只有强弱之分：重武器累手，轻武器没有感觉，彼此分不清。',
        en: 'Weapons differed only in strength. Heavy ones tired the hand, light ones went unnoticed, and no two felt different.',
      },
      parts: [
        {
          name: { zh: '渲染引擎', en: 'Rendering engine' },
          detail: { zh: '双通道', en: 'Dual channel' },
          link: links.page('engine', 'channels'),
        },
        {
          name: 'True HD',
          detail: { zh: '30–500 Hz 连续', en: '30–500 Hz, continuous' },
          link: links.page('engine', 'levels'),
        },
      ],
      result: {
        value: '3',
        unit: { zh: '层', en: 'layers' },
        text: {
          zh: '替代一段 320 ms 的震动，每层各占一段频率。',
          en: 'instead of one 320 ms rumble, each in a band of its own.',
        },
      },
    }),
    block(richText, 'article-start', {
      heading: { zh: '强弱不是分别', en: 'Stronger is not different' },
      lead: {
        zh: '手分辨频率与起落，比分辨强弱更准。',
        en: 'Hands are better at telling frequency and shape than strength.',
      },
      body: {
        zh: '<p>所以我们没有再加大力度，而是把一次开火拆开：</p><ul><li><strong>枪机。</strong>一个短促的瞬态，落在扣下扳机的一刻。</li><li><strong>抛壳。</strong>稍后的一下轻响，只在右手。</li><li><strong>回声。</strong>低频的余韵，室内短，室外长。</li></ul><p>三层互不遮挡。换一把枪，改的是三层的比例，而不是总的力度。</p>',
        en: '<p>So instead of adding force, we took the shot apart:</p><ul><li><strong>Bolt.</strong> A short transient at the moment the trigger breaks.</li><li><strong>Shell.</strong> A lighter tick a little later, in the right grip only.</li><li><strong>Echo.</strong> A low tail: short indoors, long outdoors.</li></ul><p>No layer masks another. A new weapon changes the mix of the three, not the overall force.</p>',
      },
      width: 'beside',
    }),
    block(hapticCurves, 'article-curves', {
      heading: { zh: '一次开火，前与后', en: 'One shot, before and after' },
      curves: [
        {
          name: { zh: '原来', en: 'Before' },
          points: [
            { time: 0, intensity: 0, frequency: 160 },
            { time: 40, intensity: 90, frequency: 160 },
            { time: 220, intensity: 80, frequency: 160 },
            { time: 320, intensity: 0, frequency: 160 },
          ],
        },
        {
          name: { zh: '现在', en: 'After' },
          transients: [
            { time: 0, intensity: 100 },
            { time: 90, intensity: 45 },
          ],
          points: [
            { time: 0, intensity: 60, frequency: 240 },
            { time: 30, intensity: 0, frequency: 200 },
            { time: 110, intensity: 0, frequency: 120 },
            { time: 140, intensity: 40, frequency: 120 },
            { time: 380, intensity: 0, frequency: 60 },
          ],
        },
      ],
      caption: {
        zh: '原来是一段 <strong>320 ms</strong>、160 Hz 的震动。现在枪机在 0 ms，抛壳在 <strong>90 ms</strong>，回声从 120 Hz 滑到 60 Hz。示意数据。',
        en: 'Before: <strong>320 ms</strong> of rumble at 160 Hz. After: the bolt at 0 ms, the shell at <strong>90 ms</strong>, and an echo that glides from 120 to 60 Hz. Illustrative data.',
      },
      tone: 'dark',
    }),
    block(richText, 'article-result', {
      heading: { zh: '与枪声对齐', en: 'In time with the sound' },
      body: {
        zh: '<p>引擎启停低至 1 ms，瞬态可以贴着枪声的起音落下。晚一点，像是另一件事；早一点，像是手柄自己响了。</p><p>True HD 的频率在 30–500 Hz 之间连续，回声可以一路滑下去。设备只支持 HD 时，引擎取 100–300 Hz 中相近的一档，三层的先后不变。</p>',
        en: '<p>The engine starts and stops in as little as 1 ms, so the transient lands on the attack of the sound. Any later and it feels like a second event; any earlier and the controller seems to fire on its own.</p><p>True HD runs continuously from 30 to 500 Hz, so the echo can glide. On a device with HD only, the engine picks the nearest step between 100 and 300 Hz and keeps the order of the layers.</p>',
      },
      width: 'beside',
    }),
    block(picture, 'article-timeline', {
      picture: { sample: 'timeline' },
      caption: {
        zh: '在时间轴上：自上而下为声音、瞬态、强度与频率，横轴 0–1000 ms。',
        en: 'On the timeline, from top to bottom: sound, transients, intensity and frequency, over 0–1000 ms.',
      },
      width: 'page',
      tone: 'tint',
    }),
    ...closing(
      links,
      'road-you-can-read',
      { zh: '带上一段录屏，我们来配触感', en: 'Send a clip. Get it back with haptics' },
      {
        zh: '一把枪、一条路、一次落地，一个动作就够了。',
        en: 'A weapon, a road, a landing: one action is enough to start.',
      },
    ),
  ],
};
