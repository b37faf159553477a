import hapticCurves from '#blocks/haptic-curves/block.ts';
import hero from '#blocks/hero/block.ts';
import picture from '#blocks/picture/block.ts';
import richText from '#blocks/rich-text/block.ts';
import { block } from '../block.ts';
import type { SeedPost } from '../seed-document.ts';
import { closing } from './closing.ts';
import { facts, measures, morningOf, none } from './facts.ts';

const published = '2024-10-24';
const title = {
  zh: '射击游戏后坐力：枪机、抛壳、回声三层',
  en: 'Shooter recoil in three layers: bolt, shell and echo',
};

export const recoilInThreeLayers: SeedPost = {
  key: 'recoil-in-three-layers',
  tags: ['games'],
  author: 'author',
  date: morningOf(published),
  picture: 'recoil',
  title,
  excerpt: {
    zh: '一段 320 ms 的振动改为三层，各占一段频率；盲测说对武器的人从 3 人增至 8 人。',
    en: 'One 320 ms rumble became three layers in bands of their own. In a blind test, 8 of 10 people named the weapon instead of 3.',
  },
  seoTitle: { zh: '射击游戏的后坐力：枪机、抛壳与回声', en: 'Recoil in a shooter: bolt, shell and echo' },
  seoDescription: {
    zh: '一款射击游戏的后坐力：320 ms 的单一振动改为枪机、抛壳与回声三层，盲测说对武器的人从 3 人增至 8 人。附前后曲线。',
    en: 'Recoil for a shooter: one 320 ms rumble became three layers timed to the shot, and 8 of 10 testers named the weapon instead of 3. With curves.',
  },
  blocks: (links) => [
    block(hero, 'article-hero', {
      opening: 'plain',
      eyebrow: { zh: '案例 · 游戏', en: 'Case study · Games' },
      heading: title,
      lede: {
        zh: '一家独立工作室的射击游戏有多种武器，手柄上却只有一种振动。我们从一次开火做起，用频率而不是力度区分它们。',
        en: 'An independent studio had many weapons and one vibration for all of them. Starting with a single shot, we told them apart by frequency instead of force.',
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
        value: '8/10',
        unit: { zh: '人', en: '' },
        text: {
          zh: '盲测中说对武器的人数，调校前为 3/10。',
          en: 'people named the weapon in a blind test, up from 3/10.',
        },
      },
    }),
    block(richText, 'article-start', {
      heading: { zh: '问题：武器只有强弱之分', en: 'The problem: weapons differed only in strength' },
      lead: {
        zh: '重武器久握疲劳，轻武器没有感觉，相邻的两种分不清。',
        en: 'Heavy weapons were tiring, light ones went unnoticed, and neighbours felt the same.',
      },
      body: {
        zh: '<p>原有做法是一段 160 Hz 的振动，按武器伤害调强弱，长 320 ms。连射时前一发未停，后一发已到，听起来是枪声，触感上是一段不断的嗡鸣。</p><p>工作室曾把强度继续调高。测试者更早感到疲劳，说对武器的人没有增加。</p>',
        en: '<p>The game played 160 Hz for 320 ms and scaled its strength with the damage of the weapon. In automatic fire each shot ran into the next: gunshots to the ear, one continuous hum to the touch.</p><p>The studio had tried more strength. Testers tired sooner, and no more of them could name the weapon.</p>',
      },
      width: 'beside',
    }),
    block(richText, 'article-layers', {
      heading: { zh: '做法：一次开火分三层', en: 'The method: one shot in three layers' },
      lead: {
        zh: '频率与起落比强弱更容易分辨，所以改动频率，不加力度。',
        en: 'Frequency and shape are easier to tell apart than strength, so we changed those and left the force alone.',
      },
      body: {
        zh: '<ol><li><strong>枪机。</strong>击发时的瞬态，带一段 30 ms、240 Hz 起的短包络。</li><li><strong>抛壳。</strong>90 ms 之后的轻瞬态，强度 45%，只在右侧握把。</li><li><strong>回声。</strong>120 Hz 滑到 60 Hz 的包络，380 ms 时归零；室内缩短，室外延长。</li></ol><p>换一种武器，改三层的比例：手枪以枪机为主，霰弹枪回声更长，狙击枪把抛壳推后。三层之间留出空白，连射时仍能数清每一发。</p>',
        en: '<ol><li><strong>Bolt.</strong> A transient on the shot, with a short envelope of 30 ms that starts at 240 Hz.</li><li><strong>Shell.</strong> A light transient 90 ms later, at 45%, in the right grip only.</li><li><strong>Echo.</strong> An envelope that glides from 120 to 60 Hz and ends at 380 ms; shorter indoors, longer outdoors.</li></ol><p>A new weapon changes the mix: a pistol is mostly bolt, a shotgun has a longer echo, a rifle ejects later. The gaps between layers keep single shots countable in automatic fire.</p>',
      },
      width: 'beside',
    }),
    block(hapticCurves, 'article-curves', {
      heading: { zh: '曲线：一次开火，调校前后', en: 'One shot, before and after' },
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
        zh: '原来是一段 <strong>320 ms</strong>、160 Hz 的振动。现在枪机在 0 ms，抛壳在 <strong>90 ms</strong>，回声从 120 Hz 滑到 60 Hz。示意数据。',
        en: 'Before: <strong>320 ms</strong> of rumble at 160 Hz. After: the bolt at 0 ms, the shell at <strong>90 ms</strong>, and an echo that glides from 120 to 60 Hz. Illustrative data.',
      },
      tone: 'dark',
    }),
    measures({ zh: '后坐力的前后数据', en: 'Recoil in figures, before and after' }, [
      { label: { zh: '层数', en: 'Layers' }, before: '1', after: '3' },
      { label: { zh: '主振时长', en: 'Main vibration' }, unit: 'ms', before: '320', after: '30' },
      { label: { zh: '频率', en: 'Frequency' }, unit: 'Hz', before: '160', after: '60–240' },
      { label: { zh: '抛壳距击发', en: 'Shell after the shot' }, unit: 'ms', before: none, after: '90' },
      { label: { zh: '盲测说对武器', en: 'Weapon named in a blind test' }, before: '3/10', after: '8/10' },
    ]),
    block(richText, 'article-result', {
      heading: { zh: '与枪声对齐，HD 设备自动降档', en: 'In time with the sound, also on HD devices' },
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
    ...closing(links, {
      next: 'road-you-can-read',
      nextHeading: { zh: '下一个案例：赛车游戏的路面', en: 'Next case: road surfaces in a racing game' },
      heading: { zh: '发来一段武器录屏', en: 'Send a clip of a weapon' },
      text: {
        zh: '一把枪、一个场景即可开始。我们配好触感寄回，并附曲线。',
        en: 'One weapon in one scene is enough to start. It comes back with haptics and the curves.',
      },
    }),
  ],
};
