import figures from '#blocks/figures/block.ts';
import hapticCurves from '#blocks/haptic-curves/block.ts';
import hero from '#blocks/hero/block.ts';
import mediaText from '#blocks/media-text/block.ts';
import richText from '#blocks/rich-text/block.ts';
import { block } from '../block.ts';
import type { SeedPost } from '../seed-document.ts';
import { closing } from './closing.ts';
import { facts, morningOf } from './facts.ts';

const published = '2024-05-16';

export const roadYouCanRead: SeedPost = {
  key: 'road-you-can-read',
  tags: ['games'],
  author: 'editor',
  date: morningOf(published),
  picture: 'road',
  title: { zh: '用手读路面', en: 'A road you can read' },
  excerpt: {
    zh: '柏油、碎石与路肩各有一种震动，抓地力的变化由扳机告诉手指。',
    en: 'Tarmac, gravel and kerb each have a signal of their own, and the trigger tells the finger about grip.',
  },
  seoTitle: { zh: '赛车游戏的路面触感：用手读路面', en: 'Road feel in a racing game: a road you can read' },
  seoDescription: {
    zh: '一款赛车游戏怎样让手分辨路面：柏油是底噪，路肩是节拍，碎石没有规律；扳机死区低至 4%。附前后曲线。',
    en: 'How a racing game made road surfaces readable by hand: tarmac as a hum, kerbs as a beat, gravel without a pattern, and a trigger dead band as low as 4%.',
  },
  blocks: (links) => [
    block(hero, 'article-hero', {
      opening: 'plain',
      eyebrow: { zh: '案例 · 游戏', en: 'Case study · Games' },
      heading: { zh: '用手读路面', en: 'A road you can read' },
      lede: {
        zh: '赛车手用全身感知轮胎，屏幕前的玩家只有两只手。',
        en: 'A racing driver feels the tyres through the whole body. A player has two hands.',
      },
      picture: links.drawing('road'),
      tone: 'tint',
    }),
    facts(published, {
      client: { zh: '一家赛车游戏开发商', en: 'A racing game developer' },
      problem: {
        zh: '路面不同，震动却一样，只随车速变强；打滑时手上没有任何提示。',
        en: 'Every surface produced the same rumble, only stronger with speed. Losing grip could not be felt at all.',
      },
      parts: [
        {
          name: { zh: '渲染引擎', en: 'Rendering engine' },
          detail: { zh: '双通道，扳机力反馈', en: 'Dual channel, trigger feedback' },
          link: links.page('engine', 'versions'),
        },
        {
          name: 'True HD',
          detail: { zh: '30–500 Hz 连续', en: '30–500 Hz, continuous' },
          link: links.page('engine', 'levels'),
        },
      ],
      result: {
        value: '4',
        unit: '%',
        text: {
          zh: '扳机死区低至此值，轻点油门也有回应。',
          en: 'is the smallest trigger dead band: even a light touch of throttle registers.',
        },
      },
    }),
    block(richText, 'article-start', {
      heading: { zh: '路面不同，震动的样子不同', en: 'A surface is a pattern' },
      lead: { zh: '碎石不是更强的柏油。', en: 'Gravel is not stronger tarmac.' },
      body: {
        zh: '<p>测试时我们关掉画面，只留触感，请测试者说出自己在哪里。说得对的版本才留下。</p><ol><li><strong>柏油</strong>安静，只有一层低低的底噪。</li><li><strong>路肩</strong>规整，节拍随车速变快，左右分明。</li><li><strong>碎石</strong>零散，许多不等距的小瞬态。</li></ol><p>底噪要轻。它一直在，才衬得出消失的那一刻：轮胎打滑，手上忽然安静。</p>',
        en: '<p>In tests we switched the screen off, left the haptics on and asked people where they were. Only the versions they could answer stayed in.</p><ol><li><strong>Tarmac</strong> is quiet: a low hum and nothing else.</li><li><strong>Kerbs</strong> are regular: a beat that quickens with speed, clearly left or right.</li><li><strong>Gravel</strong> is scattered: many small transients, never evenly spaced.</li></ol><p>The hum has to be faint. Because it is always there, its absence says a lot: when the tyres slide, the hands go quiet.</p>',
      },
      width: 'beside',
    }),
    block(hapticCurves, 'article-curves', {
      heading: { zh: '600 ms 的路', en: 'A stretch of 600 ms' },
      intro: {
        zh: '同一段路：柏油、路肩、碎石，各 200 ms。',
        en: 'The same stretch of road: 200 ms each of tarmac, kerb and gravel.',
      },
      curves: [
        {
          name: { zh: '原来', en: 'Before' },
          points: [
            { time: 0, intensity: 55, frequency: 120 },
            { time: 600, intensity: 55, frequency: 120 },
          ],
        },
        {
          name: { zh: '现在', en: 'After' },
          transients: [
            { time: 210, intensity: 80 },
            { time: 258, intensity: 80 },
            { time: 306, intensity: 80 },
            { time: 354, intensity: 80 },
            { time: 412, intensity: 60 },
            { time: 431, intensity: 35 },
            { time: 470, intensity: 70 },
            { time: 482, intensity: 30 },
            { time: 533, intensity: 55 },
            { time: 581, intensity: 65 },
          ],
          points: [
            { time: 0, intensity: 16, frequency: 60 },
            { time: 200, intensity: 18, frequency: 70 },
            { time: 400, intensity: 18, frequency: 90 },
            { time: 600, intensity: 12, frequency: 220 },
          ],
        },
      ],
      caption: {
        zh: '柏油是 <strong>16%</strong> 的底噪，路肩每 <strong>48 ms</strong> 一下，碎石没有规律。示意数据。',
        en: 'Tarmac is a hum at <strong>16%</strong>, the kerb a beat every <strong>48 ms</strong>, gravel has no pattern. Illustrative data.',
      },
      tone: 'dark',
    }),
    block(mediaText, 'article-trigger', {
      eyebrow: { zh: '扳机', en: 'Triggers' },
      heading: { zh: '用阻力表示抓地力', en: 'Resistance means grip' },
      body: {
        zh: '<p>轮胎咬住路面时，油门扳机扎实；开始打滑，扳机变轻。刹车扳机在抱死前给出细密的抖动，和踏板一样。</p>',
        en: '<p>The throttle trigger is firm while the tyres hold and goes light as they let go. The brake trigger flutters just before the wheels lock, as a pedal would.</p>',
      },
      actions: [
        { label: { zh: '比较三档触感', en: 'Compare the haptic levels' }, link: links.page('gaming', 'gaming-levels') },
      ],
      picture: { sample: 'controller' },
      side: 'right',
      tone: 'light',
    }),
    block(figures, 'article-figures', {
      figures: [
        {
          value: '30–500',
          unit: 'Hz',
          label: { zh: 'True HD 连续频段', en: 'True HD, continuous' },
          note: {
            zh: '转速上升，频率随之上升，不跳档。',
            en: 'As the revs rise, so does the frequency, without a step.',
          },
        },
        {
          value: '4',
          unit: '%',
          label: { zh: '扳机死区低至', en: 'Trigger dead band, as low as' },
          note: { zh: '轻带刹车也能控制。', en: 'Trail braking stays under control.' },
        },
      ],
      tone: 'tint',
    }),
    ...closing(
      links,
      'keys-on-glass',
      { zh: '您的游戏里，什么值得用手去读', en: 'What should players read by hand in your game?' },
      {
        zh: '说说玩法与平台，我们给出一版可以试手的方案。',
        en: 'Tell us about the game and its platforms, and we will send back something you can feel.',
      },
    ),
  ],
};
