import hapticCurves from '#blocks/haptic-curves/block.ts';
import hero from '#blocks/hero/block.ts';
import mediaText from '#blocks/media-text/block.ts';
import richText from '#blocks/rich-text/block.ts';
import { block } from '../block.ts';
import type { SeedPost } from '../seed-document.ts';
import { closing } from './closing.ts';
import { facts, measures, morningOf } from './facts.ts';

const published = '2024-09-05';
const title = { zh: '手机输入法：一次点击由 160 ms 缩到 24 ms', en: 'Phone keyboard: each tap cut from 160 to 24 ms' };

export const keysOnGlass: SeedPost = {
  key: 'keys-on-glass',
  tags: ['smartphones-and-tablets', 'input-methods'],
  author: 'author',
  date: morningOf(published),
  picture: 'keyboard',
  title,
  excerpt: {
    zh: '两次按键之间从没有间隔变为安静 96 ms，一周后保留触感的用户从 4/10 增至 9/10。',
    en: 'From no gap between two keys to 96 ms of silence, and from 4 to 9 of 10 people who keep haptics on after a week.',
  },
  seoTitle: { zh: '手机输入法：点击由 160 ms 缩到 24 ms', en: 'Phone keyboard: each tap cut from 160 to 24 ms' },
  seoDescription: {
    zh: '一款手机输入法：每次点击由 160 ms 缩短到 24 ms，快速打字不再重叠，点击、长按与滑动各有触感。附前后曲线与数据。',
    en: 'How a phone keyboard cut each tap from 160 to 24 ms, so fast typing never overlaps, and told tap, hold and swipe apart. With curves and figures.',
  },
  blocks: (links) => [
    block(hero, 'article-hero', {
      opening: 'plain',
      eyebrow: { zh: '案例 · 手机与输入法', en: 'Case study · Phones and keyboards' },
      heading: title,
      lede: {
        zh: '许多用户装好输入法后先关掉振动：它发麻，而且跟不上打字。我们把每一下缩短，再让三种动作各不相同。',
        en: 'Many people switch keyboard vibration off on day one, because it buzzes and lags. We made every tap shorter, then made three gestures differ.',
      },
      picture: links.drawing('keyboard'),
      tone: 'tint',
    }),
    facts(published, {
      client: { zh: '一家手机输入法开发商', en: 'A developer of phone keyboards' },
      problem: {
        zh: '快速打字时，前一下还有 26% 的余振，下一下已经开始，叠成一片。',
        en: 'In fast typing the next key lands while the last vibration is still at 26%, and they run together.',
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
    block(richText, 'article-problem', {
      heading: { zh: '问题：打字快于马达停止', en: 'The problem: typing faster than the actuator stops' },
      lead: {
        zh: '快速打字时两次按键相隔约 120 ms，原来的一次振动长 160 ms。',
        en: 'In fast typing two keys are about 120 ms apart. The old vibration lasted 160 ms.',
      },
      body: {
        zh: '<p>前一下没有停，后一下就会变弱或变强，取决于两者的相位。用户感到的不是按键，是一片不均匀的麻。</p><p>只降低强度没有用：余振还在，按键反而更不清楚。要缩短的是时长。</p>',
        en: '<p>Where one vibration has not ended, the next comes out weaker or stronger, depending on how the two meet. People feel an uneven buzz instead of keys.</p><p>Lowering the strength does not help: the overlap stays, and each key is less distinct. What has to shrink is the length.</p>',
      },
      width: 'beside',
    }),
    block(hapticCurves, 'article-curves', {
      heading: { zh: '曲线：相隔 120 ms 的两次按键', en: 'Two keys, 120 ms apart' },
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
    measures({ zh: '点击的前后数据', en: 'A tap in figures, before and after' }, [
      { label: { zh: '一次点击的时长', en: 'Length of a tap' }, unit: 'ms', before: '160', after: '24' },
      {
        label: { zh: '下一次按键时的余振', en: 'Still vibrating at the next key' },
        unit: '%',
        before: '26',
        after: '0',
      },
      { label: { zh: '两次按键之间的安静', en: 'Silence between two keys' }, unit: 'ms', before: '0', after: '96' },
      { label: { zh: '频率', en: 'Frequency' }, unit: 'Hz', before: '175', after: '230' },
      { label: { zh: '一周后仍开启', en: 'Still on after a week' }, before: '4/10', after: '9/10' },
    ]),
    block(richText, 'article-start', {
      heading: { zh: '做法：主动制动，三种动作', en: 'The method: active braking, three gestures' },
      lead: {
        zh: '每一下都主动制动，马达在下一次按键之前停稳。',
        en: 'Every tap is braked, so the actuator is at rest before the next key.',
      },
      body: {
        zh: '<p>引擎启停低至 1 ms，短促也能清楚。三种动作各有手感：</p><table><caption>动作与手感</caption><thead><tr><th scope="col">动作</th><th scope="col">手感</th><th scope="col">做法</th></tr></thead><tbody><tr><th scope="row">点击</th><td>轻脆</td><td>一个瞬态，立即制动</td></tr><tr><th scope="row">长按</th><td>先按下，再弹开</td><td>两个瞬态，后一个更轻</td></tr><tr><th scope="row">滑动选词</th><td>经过一格格刻度</td><td>随速度变疏的小瞬态</td></tr></tbody></table><p>空格与删除略低沉，不看键盘也能确认。</p>',
        en: '<p>The engine starts and stops in as little as 1 ms, so even a short tap is distinct. Three gestures, three feels:</p><table><caption>Gestures and how they feel</caption><thead><tr><th scope="col">Gesture</th><th scope="col">Feels like</th><th scope="col">Made of</th></tr></thead><tbody><tr><th scope="row">Tap</th><td>A crisp key</td><td>One transient, braked at once</td></tr><tr><th scope="row">Hold</th><td>Down, then a release</td><td>Two transients, the second lighter</td></tr><tr><th scope="row">Swipe</th><td>Running over notches</td><td>Small transients that thin out with speed</td></tr></tbody></table><p>Space and delete sit a little lower, so they can be told apart without looking.</p>',
      },
      width: 'beside',
    }),
    block(mediaText, 'article-devices', {
      eyebrow: { zh: '机型', en: 'Devices' },
      heading: { zh: '一份效果，适配各种手机马达', en: 'One set of effects for every phone actuator' },
      body: {
        zh: '<p>输入法装在各种手机上，马达各不相同。效果只做一份，由引擎按机型渲染：支持 True HD 的用连续频段，其余用 HD 或 Rumble。</p>',
        en: '<p>A keyboard runs on every kind of phone, each with its own actuator. The effects were designed once. The engine renders them for each model: a continuous band where there is True HD, HD or Rumble elsewhere.</p>',
      },
      actions: [{ label: { zh: '查找机型', en: 'Find a model' }, link: links.page('hapticslist') }],
      picture: { sample: 'smartphone' },
      side: 'left',
      tone: 'tint',
    }),
    ...closing(links, {
      next: 'dial-without-a-dial',
      nextHeading: { zh: '下一个案例：汽车中控', en: 'Next case: a car console' },
      heading: { zh: '为您的输入法做一版样例', en: 'Get a first version for your keyboard' },
      text: {
        zh: '发来安装包与两三个按键，我们在真机上调好寄回。',
        en: 'Send a build and name two or three keys. We tune them on real phones and send it back.',
      },
    }),
  ],
};
