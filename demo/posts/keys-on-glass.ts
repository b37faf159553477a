import hero from '#blocks/hero/block.ts';
import mediaText from '#blocks/media-text/block.ts';
import richText from '#blocks/rich-text/block.ts';
import { block } from '../block.ts';
import type { SeedPost } from '../seed-document.ts';
import { closing } from './closing.ts';

export const keysOnGlass: SeedPost = {
  key: 'keys-on-glass',
  tags: ['smartphones-and-tablets', 'input-methods'],
  author: 'author',
  date: '2024-09-05T02:00:00Z',
  picture: 'keyboard',
  title: { zh: '玻璃上的键盘', en: 'A keyboard on glass' },
  excerpt: {
    zh: '点击、长按与滑动选词各有力度，反馈跟上拇指的速度。',
    en: 'Tap, hold and swipe each have a strength of their own, and the answer keeps up with the thumb.',
  },
  seoTitle: { zh: '手机输入法的触感：玻璃上的键盘', en: 'Haptics for a phone keyboard: keys on glass' },
  seoDescription: {
    zh: '一款手机输入法如何让玻璃上的按键有手感：三类动作、三种力度，快速输入时不重叠、不发麻。',
    en: 'How a phone keyboard gave glass keys a feel: three gestures, three strengths, and no blur when typing fast.',
  },
  blocks: (links) => [
    block(hero, 'article-hero', {
      eyebrow: { zh: '案例 · 手机与输入法', en: 'Case · Phones and keyboards' },
      heading: { zh: '玻璃上的键盘', en: 'A keyboard on glass' },
      lede: {
        zh: '输入法里的震动，许多人装好就关。不是不想要手感，是怕麻手、怕跟不上。',
        en: 'Many people turn keyboard vibration off at once. Not because they want no feel, but because it tires the hand and lags behind.',
      },
      picture: links.drawing('keyboard'),
      size: 'page',
      tone: 'dark',
    }),
    block(richText, 'article-start', {
      heading: { zh: '短，比强重要', en: 'Short matters more than strong' },
      lead: {
        zh: '快速输入时，上一下还没停，下一下已经来了。叠在一起，就成了麻。',
        en: 'In fast typing the next key arrives before the last one has ended. Overlap is what makes a hand go numb.',
      },
      body: {
        zh: '<p>我们把每一下都做短，并主动制动，让马达在下一次按键之前停稳。引擎启停低至 1 ms，短促也能清楚。</p><table><thead><tr><th scope="col">动作</th><th scope="col">手上的感觉</th><th scope="col">做法</th></tr></thead><tbody><tr><th scope="row">点击</th><td>轻脆</td><td>单个瞬态，立即制动</td></tr><tr><th scope="row">长按</th><td>先按下，再弹开</td><td>两个瞬态，后一个更轻</td></tr><tr><th scope="row">滑动选词</th><td>经过一格格刻度</td><td>随速度变疏的小瞬态</td></tr></tbody></table><p>空格与删除略低沉，手指不看也知道按的是哪一个。</p>',
        en: '<p>We made every answer short and braked it, so that the actuator rests before the next key. With start and stop as low as 1 ms, short can still be clear.</p><table><thead><tr><th scope="col">Gesture</th><th scope="col">What the thumb feels</th><th scope="col">How it is made</th></tr></thead><tbody><tr><th scope="row">Tap</th><td>Crisp</td><td>One transient, braked at once</td></tr><tr><th scope="row">Hold</th><td>Down, then a release</td><td>Two transients, the second lighter</td></tr><tr><th scope="row">Swipe</th><td>Passing over notches</td><td>Small transients that thin out with speed</td></tr></tbody></table><p>Space and delete are a little deeper, so the thumb knows them without looking.</p>',
      },
      width: 'content',
    }),
    block(mediaText, 'article-devices', {
      eyebrow: { zh: '机型', en: 'Devices' },
      heading: { zh: '同一款输入法，许多种马达', en: 'One keyboard, many actuators' },
      body: {
        zh: '<p>输入法装在各种手机上，马达各不相同。效果只做一份，引擎按机型展开：支持 iPhone 8、Android 8 及以上，能到 True HD 的用连续频段，其余取 HD 或 Rumble。</p>',
        en: '<p>A keyboard lands on every kind of phone. The effects were authored once; the engine unfolds them for the model, from iPhone 8 and Android 8 onward: a continuous band where True HD is there, HD or Rumble where it is not.</p>',
      },
      actions: [{ label: { zh: '查找机型', en: 'Find a model' }, link: links.page('hapticslist') }],
      picture: { sample: 'smartphone' },
      side: 'left',
      tone: 'dark',
    }),
    closing(
      links,
      { zh: '让您的应用也有按键感', en: 'Give your app a key that presses back' },
      { zh: '从一个按钮开始，看看用户会不会留下它。', en: 'Start with one button and see whether people keep it on.' },
    ),
  ],
};
