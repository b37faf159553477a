import hapticCurves from '#blocks/haptic-curves/block.ts';
import hero from '#blocks/hero/block.ts';
import mediaText from '#blocks/media-text/block.ts';
import richText from '#blocks/rich-text/block.ts';
import { block } from '../block.ts';
import type { SeedPost } from '../seed-document.ts';
import { closing } from './closing.ts';
import { facts, morningOf } from './facts.ts';

const published = '2024-06-13';

export const musicForTheHand: SeedPost = {
  key: 'music-for-the-hand',
  tags: ['apps', 'smartphones-and-tablets'],
  author: 'editor',
  date: morningOf(published),
  picture: 'music',
  title: { zh: '给手听的音乐', en: 'Music you can feel' },
  excerpt: {
    zh: '播放时实时提取节拍与低音，鼓点分明，安静的段落真的安静。',
    en: 'Beat and bass are picked out as the track plays. Drums stay distinct, and quiet passages stay quiet.',
  },
  seoTitle: { zh: '音乐应用的触感：给手听的音乐', en: 'Haptics in a music app: music you can feel' },
  seoDescription: {
    zh: '一款音乐应用怎样把音轨变成触感：提取鼓点与低音线，舍弃人声，并按耳机的延迟对齐。附前后曲线。',
    en: 'How a music app turns tracks into haptics: keep drums and bass, leave the vocals, and match the delay of the headphones. With curves before and after.',
  },
  blocks: (links) => [
    block(hero, 'article-hero', {
      opening: 'plain',
      eyebrow: { zh: '案例 · 应用', en: 'Case study · Apps' },
      heading: { zh: '给手听的音乐', en: 'Music you can feel' },
      lede: {
        zh: '把低音直接送进马达，得到的是嗡嗡声。音乐到手上，需要一次改编。',
        en: 'Send the bass straight to an actuator and all you get is a hum. Music for the hand has to be arranged.',
      },
      picture: links.drawing('music'),
      tone: 'tint',
    }),
    facts(published, {
      client: { zh: '一家音乐应用开发商', en: 'A music app developer' },
      problem: {
        zh: '马达跟着低音一直振，鼓点淹没在里面，几分钟后手就不再注意它。',
        en: 'The actuator followed the bass without a break. Beats drowned in it, and after a few minutes the hand stopped noticing.',
      },
      parts: [
        {
          name: { zh: '渲染引擎', en: 'Rendering engine' },
          detail: { zh: '单通道，音频实时驱动', en: 'Single channel, driven by audio' },
          link: links.page('engine'),
        },
        {
          name: { zh: '支持的机型', en: 'Supported models' },
          detail: { zh: 'iPhone 8、Android 8 及以上', en: 'iPhone 8, Android 8 or later' },
          link: links.page('hapticslist'),
        },
      ],
      result: {
        value: '1',
        unit: 'ms',
        text: {
          zh: '引擎启停低至此值，密集的镲片也不会连成一片。',
          en: 'is as fast as the engine starts and stops, so even busy cymbals stay apart.',
        },
      },
    }),
    block(richText, 'article-start', {
      heading: { zh: '有取，有舍', en: 'What to keep, what to leave' },
      lead: {
        zh: '手能跟上鼓点与低音线，跟不上和弦。',
        en: 'A hand can follow drums and a bass line. It cannot follow chords.',
      },
      body: {
        zh: '<p>应用在播放时分析音轨，不必预先制作：</p><ul><li><strong>鼓</strong>变成瞬态，军鼓轻脆，底鼓沉。</li><li><strong>低音线</strong>变成连续的起伏，频率随音高滑动。</li><li><strong>人声</strong>不做触感，其余部分为它让路。</li></ul><p>安静的段落就真的安静。几秒没有触感，下一次鼓点才有分量。</p>',
        en: '<p>The app analyses the track as it plays; nothing is prepared in advance:</p><ul><li><strong>Drums</strong> become transients: the snare crisp, the kick deep.</li><li><strong>The bass line</strong> becomes a continuous swell that glides with its pitch.</li><li><strong>Vocals</strong> stay out, and everything else makes room for them.</li></ul><p>Quiet passages are quiet. A few seconds without haptics give weight to the next beat.</p>',
      },
      width: 'beside',
    }),
    block(hapticCurves, 'article-curves', {
      heading: { zh: '一小节，2000 ms', en: 'One bar, 2000 ms' },
      curves: [
        {
          name: { zh: '原来：低音直送', en: 'Before: bass sent straight through' },
          points: [
            { time: 0, intensity: 60, frequency: 80 },
            { time: 500, intensity: 70, frequency: 90 },
            { time: 1000, intensity: 60, frequency: 80 },
            { time: 1500, intensity: 70, frequency: 90 },
            { time: 2000, intensity: 60, frequency: 80 },
          ],
        },
        {
          name: { zh: '现在：改编之后', en: 'After: arranged for the hand' },
          transients: [
            { time: 0, intensity: 100 },
            { time: 500, intensity: 60 },
            { time: 1000, intensity: 100 },
            { time: 1250, intensity: 80 },
            { time: 1500, intensity: 60 },
          ],
          points: [
            { time: 60, intensity: 0, frequency: 60 },
            { time: 200, intensity: 35, frequency: 70 },
            { time: 460, intensity: 0, frequency: 90 },
            { time: 1060, intensity: 0, frequency: 90 },
            { time: 1160, intensity: 35, frequency: 110 },
            { time: 1460, intensity: 0, frequency: 150 },
          ],
        },
      ],
      caption: {
        zh: '鼓点落在每 <strong>500 ms</strong> 一拍上，低音在 60–150 Hz 之间滑动，末尾 <strong>500 ms</strong> 留空。示意数据。',
        en: 'Drums land on the beat, every <strong>500 ms</strong>. The bass glides between 60 and 150 Hz, and the last <strong>500 ms</strong> stay empty. Illustrative data.',
      },
      tone: 'dark',
    }),
    block(mediaText, 'article-sync', {
      eyebrow: { zh: '同步', en: 'Timing' },
      heading: { zh: '耳机与手，同一拍', en: 'Ears and hand on the same beat' },
      body: {
        zh: '<p>无线耳机的声音会晚到，而且各不相同。应用按耳机的延迟推后触感，鼓点同时抵达。</p>',
        en: '<p>Wireless headphones play late, each by a different amount. The app delays the haptics to match, so each beat arrives once.</p>',
      },
      points: [
        {
          title: { zh: '跟随系统开关', en: 'Respects the system switch' },
          text: { zh: '强弱由听的人决定，也可以关闭。', en: 'Listeners set the strength, or turn it off.' },
        },
        {
          title: { zh: '不改动音轨', en: 'Leaves the track alone' },
          text: {
            zh: '触感在播放时生成，曲库无需处理。',
            en: 'Haptics are made during playback. The catalogue stays as it is.',
          },
        },
      ],
      picture: { sample: 'headset' },
      side: 'right',
      tone: 'light',
    }),
    ...closing(
      links,
      'recoil-in-three-layers',
      { zh: '您的内容，也可以有触感', en: 'Add touch to your content' },
      { zh: '音乐、影片、直播，从一段素材开始。', en: 'Music, film or live video: one clip is enough to start.' },
    ),
  ],
};
