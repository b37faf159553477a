import hero from '#blocks/hero/block.ts';
import mediaText from '#blocks/media-text/block.ts';
import richText from '#blocks/rich-text/block.ts';
import { block } from '../block.ts';
import type { SeedPost } from '../seed-document.ts';
import { closing } from './closing.ts';

export const musicForTheHand: SeedPost = {
  key: 'music-for-the-hand',
  tags: ['apps', 'smartphones-and-tablets'],
  author: 'editor',
  date: '2024-06-13T02:00:00Z',
  picture: 'music',
  title: { zh: '给手听的音乐', en: 'Music for the hand' },
  excerpt: {
    zh: '从音轨实时提取节拍与低频，耳朵之外，手也听得见。',
    en: 'Beat and bass are lifted from the track as it plays, and the hand joins in.',
  },
  seoTitle: { zh: '音乐应用的触感：给手听的音乐', en: 'Haptics in a music app: music for the hand' },
  seoDescription: {
    zh: '一款音乐应用如何把音轨变成触感：提取什么、舍弃什么，以及为什么安静的段落要真的安静。',
    en: 'How a music app turned tracks into touch: what to lift, what to leave, and why quiet passages must be quiet.',
  },
  blocks: (links) => [
    block(hero, 'article-hero', {
      eyebrow: { zh: '案例 · 应用', en: 'Case · Apps' },
      heading: { zh: '给手听的音乐', en: 'Music for the hand' },
      lede: {
        zh: '把低音直接送进马达，得到的是嗡嗡声。音乐到手上，需要一次改编。',
        en: 'Feed the bass straight to an actuator and it hums. To reach the hand, music has to be arranged.',
      },
      picture: links.drawing('music'),
      size: 'page',
      tone: 'dark',
    }),
    block(richText, 'article-start', {
      heading: { zh: '提取，也舍弃', en: 'Lift some, leave some' },
      lead: {
        zh: '手能跟上鼓点与低音线，跟不上和弦。给得太多，反而什么也听不出。',
        en: 'A hand follows drums and a bass line. It cannot follow chords, and too much of everything is nothing.',
      },
      body: {
        zh: '<p>应用在播放时分析音轨，不需要预先制作：</p><ul><li>鼓点变成瞬态，军鼓清脆，底鼓沉。</li><li>低音线变成连续的起伏，频率随音高滑动。</li><li>人声不做触感，只让其余部分为它让路。</li></ul><p>安静的段落就真的安静。没有触感的几秒，让下一次鼓点更有分量。</p>',
        en: '<p>The app listens to the track as it plays; nothing is prepared beforehand:</p><ul><li>Drums become transients: the snare crisp, the kick deep.</li><li>The bass line becomes a continuous swell that glides with its pitch.</li><li>Vocals are not rendered. Everything else makes way for them.</li></ul><p>Quiet passages are quiet. A few seconds without touch give weight to the next beat.</p>',
      },
    }),
    block(mediaText, 'article-sync', {
      eyebrow: { zh: '同步', en: 'In time' },
      heading: { zh: '耳机与手，同一拍', en: 'Ears and hand on one beat' },
      body: {
        zh: '<p>无线耳机的声音会晚到，而且各不相同。应用按耳机的延迟推后触感，让鼓点同时抵达。</p><p>引擎启停低至 1 ms，密集的镲片也不会连成一片。</p>',
        en: '<p>Wireless headphones play late, each by a different amount. The app delays the haptics to match, so that a beat arrives in one piece.</p><p>With start and stop as low as 1 ms, even busy cymbals stay apart.</p>',
      },
      points: [
        {
          title: { zh: '跟随系统开关', en: 'Follows the system switch' },
          text: { zh: '强弱由听的人决定，也可以关闭。', en: 'Listeners set the strength, or turn it off.' },
        },
        {
          title: { zh: '不改动音轨', en: 'Leaves the track alone' },
          text: {
            zh: '触感在播放时生成，曲库无需处理。',
            en: 'Touch is made during playback; the catalogue stays as it is.',
          },
        },
      ],
      picture: { sample: 'headset' },
      side: 'right',
      tone: 'dark',
    }),
    closing(
      links,
      { zh: '您的内容，也可以有触感', en: 'Your content can have a feel as well' },
      { zh: '音乐、影片、直播，从一段素材开始。', en: 'Music, film, live video: one clip is enough to begin.' },
    ),
  ],
};
