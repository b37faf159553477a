import hapticCurves from '#blocks/haptic-curves/block.ts';
import hero from '#blocks/hero/block.ts';
import mediaText from '#blocks/media-text/block.ts';
import richText from '#blocks/rich-text/block.ts';
import { block } from '../block.ts';
import type { SeedPost } from '../seed-document.ts';
import { closing } from './closing.ts';
import { facts, morningOf } from './facts.ts';

const published = '2024-09-05';

export const keysOnGlass: SeedPost = {
  key: 'keys-on-glass',
  tags: ['smartphones-and-tablets', 'input-methods'],
  author: 'author',
  date: morningOf(published),
  picture: 'keyboard',
  title: { zh: '玻璃上的键盘', en: 'A keyboard on glass' },
  excerpt: {
    zh: '点击、长按与滑动各有手感；每一下都短而干脆，打字再快也不发麻。',
    en: 'Tap, hold and swipe each feel different, and every tap ends before the next one lands.',
  },
  seoTitle: { zh: '手机输入法的触感：玻璃上的键盘', en: 'Haptics for a phone keyboard: keys on glass' },
  seoDescription: {
    zh: '一款手机输入法的触感怎样做：每次点击由 160 ms 缩短到 24 ms，快速输入不重叠；三种动作三种手感。附前后曲线。',
    en: 'How a phone keyboard got its feel: each tap cut from 160 to 24 ms so fast typing never blurs, and three gestures told apart. With curves before and after.',
  },
  blocks: (links) => [
    block(hero, 'article-hero', {
      opening: 'plain',
      eyebrow: { zh: '案例 · 手机与输入法', en: 'Case study · Phones and keyboards' },
      heading: { zh: '玻璃上的键盘', en: 'A keyboard on glass' },
      lede: {
        zh: '许多人装好输入法，先关掉震动。不是不要手感，是嫌它麻手，跟不上。',
        en: 'Many people switch keyboard vibration off on day one. Not because they want no feedback, but because it buzzes and lags.',
      },
      picture: links.drawing('keyboard'),
      tone: 'tint',
    }),
    facts(published, {
      client: { zh: '一家手机输入法开发商', en: 'A developer of phone keyboards' },
      problem: {
        zh: '快速输入时，上一下还没停，下一下已经来了。叠在一起，就成了麻。',
        en: 'In fast typing the next key lands before the last vibration has ended. Overlap turns into a buzz.',
      },
      parts: [
        {
          name: { zh: '渲染引擎', en: 'Rendering engine' },
          detail: { zh: '单通道', en: 'Single channel' },
          link: links.page('engine', 'channels'),
        },
        {
          name: { zh: '支持的机型', en: 'Supported models' },
          detail: { zh: 'iPhone 8、Android 8 及以上', en: 'iPhone 8, Android 8 or later' },
          link: links.page('hapticslist'),
        },
      ],
      result: {
        value: '24',
        unit: 'ms',
        text: { zh: '一次点击的总时长，原来为 160 ms。', en: 'for a whole tap, down from 160 ms.' },
      },
    }),
    block(hapticCurves, 'article-curves', {
      heading: { zh: '两次按键，相隔 120 ms', en: 'Two keys, 120 ms apart' },
      intro: { zh: '同一部手机，同样的打字速度。', en: 'The same phone, at the same typing speed.' },
      curves: [
        {
          name: { zh: '原来', en: 'Before' },
          points: [
            { time: 0, intensity: 0, frequency: 175 },
            { time: 30, intensity: 85, frequency: 175 },
            { time: 120, intensity: 26, frequency: 175 },
            { time: 150, intensity: 95, frequency: 175 },
            { time: 280, intensity: 0, frequency: 175 },
          ],
        },
        {
          name: { zh: '现在', en: 'After' },
          transients: [
            { time: 0, intensity: 100 },
            { time: 120, intensity: 100 },
          ],
          points: [
            { time: 0, intensity: 70, frequency: 230 },
            { time: 24, intensity: 0, frequency: 230 },
            { time: 120, intensity: 0, frequency: 230 },
            { time: 120, intensity: 70, frequency: 230 },
            { time: 144, intensity: 0, frequency: 230 },
          ],
        },
      ],
      caption: {
        zh: '原来后一下落键时，前一下还有 <strong>26%</strong>。现在每下 <strong>24 ms</strong> 即止，中间安静 96 ms。示意数据。',
        en: 'Before, the first vibration is still at <strong>26%</strong> when the second key lands. Now each is over in <strong>24 ms</strong>, with 96 ms of silence between. Illustrative data.',
      },
      tone: 'dark',
    }),
    block(richText, 'article-start', {
      heading: { zh: '短，比强重要', en: 'Short beats strong' },
      lead: {
        zh: '每一下都主动制动，马达在下一次按键之前停稳。',
        en: 'Every tap is braked, so the actuator is at rest before the next key.',
      },
      body: {
        zh: '<p>引擎启停低至 1 ms，短促也能清楚。三种动作各有手感：</p><table><caption>动作与手感</caption><thead><tr><th scope="col">动作</th><th scope="col">手感</th><th scope="col">做法</th></tr></thead><tbody><tr><th scope="row">点击</th><td>轻脆</td><td>一个瞬态，立即制动</td></tr><tr><th scope="row">长按</th><td>先按下，再弹开</td><td>两个瞬态，后一个更轻</td></tr><tr><th scope="row">滑动选词</th><td>经过一格格刻度</td><td>随速度变疏的小瞬态</td></tr></tbody></table><p>空格与删除略低沉，手指不看也知道按的是哪一个。</p>',
        en: '<p>The engine starts and stops in as little as 1 ms, so even a short tap is distinct. Three gestures, three feels:</p><table><caption>Gestures and how they feel</caption><thead><tr><th scope="col">Gesture</th><th scope="col">Feels like</th><th scope="col">Made of</th></tr></thead><tbody><tr><th scope="row">Tap</th><td>A crisp key</td><td>One transient, braked at once</td></tr><tr><th scope="row">Hold</th><td>Down, then a release</td><td>Two transients, the second lighter</td></tr><tr><th scope="row">Swipe</th><td>Running over notches</td><td>Small transients that thin out with speed</td></tr></tbody></table><p>Space and delete sit a little lower, so the thumb knows them without looking.</p>',
      },
      width: 'beside',
    }),
    block(mediaText, 'article-devices', {
      eyebrow: { zh: '机型', en: 'Devices' },
      heading: { zh: '一款输入法，许多种马达', en: 'One keyboard, many actuators' },
      body: {
        zh: '<p>输入法装在各种手机上，马达各不相同。效果只做一份，由引擎按机型渲染：支持 True HD 的用连续频段，其余用 HD 或 Rumble。</p>',
        en: '<p>A keyboard runs on every kind of phone, each with its own actuator. The effects were designed once. The engine renders them for each model: a continuous band where there is True HD, HD or Rumble elsewhere.</p>',
      },
      actions: [{ label: { zh: '查找机型', en: 'Find a model' }, link: links.page('hapticslist') }],
      picture: { sample: 'smartphone' },
      side: 'left',
      tone: 'tint',
    }),
    ...closing(
      links,
      'dial-without-a-dial',
      { zh: '让您的应用也有按键感', en: 'Give your app real keys' },
      { zh: '从一个按钮开始，看看用户会不会留下它。', en: 'Start with one button and see whether people keep it on.' },
    ),
  ],
};
