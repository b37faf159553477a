import hapticCurves from '#blocks/haptic-curves/block.ts';
import hero from '#blocks/hero/block.ts';
import mediaText from '#blocks/media-text/block.ts';
import richText from '#blocks/rich-text/block.ts';
import { block } from '../block.ts';
import type { SeedPost } from '../seed-document.ts';
import { closing } from './closing.ts';
import { facts, measures, morningOf, none } from './facts.ts';

const published = '2024-05-16';
const title = { zh: '赛车游戏路感：柏油、路肩与碎石', en: 'Racing game: tarmac, kerb and gravel told apart' };

export const roadYouCanRead: SeedPost = {
  key: 'road-you-can-read',
  tags: ['games'],
  author: 'editor',
  date: morningOf(published),
  picture: 'road',
  title,
  excerpt: {
    zh: '三种路面各有节奏，抓地力由扳机阻力表示；盲测说对路面的人从 3 人增至 9 人。',
    en: 'Three surfaces with patterns of their own, and grip as resistance in the trigger. 9 of 10 people named the surface instead of 3.',
  },
  seoTitle: { zh: '赛车游戏路感：柏油、路肩与碎石', en: 'Racing game: tarmac, kerb and gravel told apart' },
  seoDescription: {
    zh: '一款赛车游戏的路面触感：柏油是底噪，路肩每 48 ms 一拍，碎石没有规律，扳机死区低至 4%；盲测由 3/10 增至 9/10。',
    en: 'Road feel for a racing game: tarmac as a hum, kerbs as a beat every 48 ms, gravel without a pattern. 9 of 10 testers named the surface, up from 3.',
  },
  blocks: (links) => [
    block(hero, 'article-hero', {
      opening: 'plain',
      eyebrow: { zh: '案例 · 游戏', en: 'Case study · Games' },
      heading: title,
      lede: {
        zh: '原来的振动只随车速变强。我们让每种路面有自己的样子，再用扳机阻力提示抓地力。',
        en: 'The old vibration only grew with speed. We gave each surface a pattern of its own, and let the trigger show grip.',
      },
      picture: links.drawing('road'),
      tone: 'tint',
    }),
    facts(published, {
      client: { zh: '一家赛车游戏开发商', en: 'A racing game developer' },
      problem: {
        zh: '路面不同，振动却一样，只随车速变强；打滑时没有任何提示。',
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
        value: '9/10',
        unit: { zh: '人', en: '' },
        text: {
          zh: '关掉画面后说对路面的人数，调校前为 3/10。',
          en: 'people named the surface with the screen off, up from 3/10.',
        },
      },
    }),
    block(richText, 'article-problem', {
      heading: { zh: '问题：三种路面，同一种振动', en: 'The problem: three surfaces, one rumble' },
      lead: {
        zh: '柏油、路肩与碎石都是 120 Hz、55% 的连续振动。',
        en: 'Tarmac, kerb and gravel were all one vibration at 120 Hz and 55%.',
      },
      body: {
        zh: '<p>关掉画面后，10 位测试者中只有 3 位说得出车在哪种路面上。长赛段里，持续的振动让人疲劳，许多玩家把它调到很低，或者关掉。</p><p>打滑与抱死只有画面与轮胎声，反应总是晚一步。</p>',
        en: '<p>With the screen off, 3 of 10 testers could say which surface they were on. Over a long stage the constant rumble was tiring, and many players turned it down or off.</p><p>Sliding and lock-up were left to the picture and the sound of the tyres, which come a moment too late.</p>',
      },
      width: 'beside',
    }),
    block(richText, 'article-start', {
      heading: { zh: '做法：底噪、节拍与散点', en: 'The method: a hum, a beat and scatter' },
      lead: { zh: '区分路面的是样子，不是强弱。', en: 'Patterns tell surfaces apart; strength does not.' },
      body: {
        zh: '<ol><li><strong>柏油</strong>是 16% 的底噪，60 Hz 起，始终存在但不引人注意。</li><li><strong>路肩</strong>是节拍，每 48 ms 一个 80% 的瞬态，随车速变快，左右分开。</li><li><strong>碎石</strong>是散点，强度 30–70% 的瞬态，间隔不等。</li></ol><p>底噪一直在，它消失的一刻就有意义：轮胎打滑时，握把安静下来。</p><p>每个版本都在关掉画面的条件下测试，说得对的版本才保留。</p>',
        en: '<ol><li><strong>Tarmac</strong> is a hum at 16% from 60 Hz up: always there, never in the way.</li><li><strong>Kerbs</strong> are a beat: a transient of 80% every 48 ms, faster with speed, and clearly left or right.</li><li><strong>Gravel</strong> is scatter: transients between 30 and 70%, never evenly spaced.</li></ol><p>Because the hum is always there, its absence means something: when the tyres slide, the grips go quiet.</p><p>Every version was tested with the screen off. Those that people could name stayed in.</p>',
      },
      width: 'beside',
    }),
    block(hapticCurves, 'article-curves', {
      heading: { zh: '曲线：同一段路 600 ms', en: 'The same 600 ms of road, before and after' },
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
    measures({ zh: '路面的前后数据', en: 'The road in figures, before and after' }, [
      { label: { zh: '柏油强度', en: 'Tarmac, intensity' }, unit: '%', before: '55', after: '16' },
      { label: { zh: '路肩节拍', en: 'Kerb, one beat' }, unit: 'ms', before: none, after: '48' },
      { label: { zh: '频率', en: 'Frequency' }, unit: 'Hz', before: '120', after: '60–220' },
      { label: { zh: '扳机死区', en: 'Trigger dead band' }, unit: '%', before: none, after: '4' },
      { label: { zh: '盲测说对路面', en: 'Surface named in a blind test' }, before: '3/10', after: '9/10' },
    ]),
    block(mediaText, 'article-trigger', {
      eyebrow: { zh: '扳机', en: 'Triggers' },
      heading: { zh: '扳机阻力表示抓地力', en: 'Trigger resistance that shows grip' },
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
    ...closing(links, {
      next: 'keys-on-glass',
      nextHeading: { zh: '下一个案例：手机输入法', en: 'Next case: a phone keyboard' },
      heading: { zh: '发来一段赛道录屏', en: 'Send a clip of a track' },
      text: {
        zh: '说明玩法与平台，我们做出两种路面供您试用。',
        en: 'Tell us the game and its platforms. We send back two surfaces to try.',
      },
    }),
  ],
};
