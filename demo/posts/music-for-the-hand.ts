import hapticCurves from '#blocks/haptic-curves/block.ts';
import hero from '#blocks/hero/block.ts';
import mediaText from '#blocks/media-text/block.ts';
import richText from '#blocks/rich-text/block.ts';
import { block } from '../block.ts';
import type { SeedPost } from '../seed-document.ts';
import { closing } from './closing.ts';
import { facts, measures, morningOf } from './facts.ts';

const published = '2024-06-13';
const title = { zh: '音乐应用：鼓点与低音分开渲染', en: 'Music app: drums and bass rendered separately' };

export const musicForTheHand: SeedPost = {
  key: 'music-for-the-hand',
  tags: ['apps', 'smartphones-and-tablets'],
  author: 'editor',
  date: morningOf(published),
  picture: 'music',
  title,
  excerpt: {
    zh: '低音不再盖住鼓点：每小节可辨的鼓点由 0 个增至 5 个，末尾 500 ms 安静。',
    en: 'The bass no longer masks the beat: five distinct drum hits a bar where there were none, and 500 ms of silence at its end.',
  },
  seoTitle: { zh: '音乐应用：鼓点与低音分开渲染', en: 'Music app: drums and bass rendered separately' },
  seoDescription: {
    zh: '一款音乐应用的实时触感：提取鼓点与低音线，不处理人声，按耳机延迟对齐，每小节可辨的鼓点由 0 个增至 5 个。附曲线。',
    en: 'How a music app turns tracks into haptics: drums and bass on separate paths, no vocals, timed to the headphones. With curves before and after.',
  },
  blocks: (links) => [
    block(hero, 'article-hero', {
      opening: 'plain',
      eyebrow: { zh: '案例 · 应用', en: 'Case study · Apps' },
      heading: title,
      lede: {
        zh: '把低音直接送进马达，得到一段不断的振动。我们把音轨分成鼓与低音两路，人声不做触感，播放时实时完成。',
        en: 'Send the bass straight to an actuator and it never stops. We split the track into drums and bass and leave the vocals out, all during playback.',
      },
      picture: links.drawing('music'),
      tone: 'tint',
    }),
    facts(published, {
      client: { zh: '一家音乐应用开发商', en: 'A music app developer' },
      problem: {
        zh: '马达跟着低音一直振，鼓点淹没在里面，几分钟后听众不再注意它。',
        en: 'The actuator followed the bass without a break. Beats drowned in it, and after a few minutes listeners stopped noticing.',
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
        value: '5',
        unit: { zh: '个', en: 'hits' },
        text: { zh: '每小节可辨的鼓点，原来为 0 个。', en: 'of the drums told apart in each bar, up from 0.' },
      },
    }),
    block(richText, 'article-start', {
      heading: { zh: '问题：低音掩盖了鼓点', en: 'The problem: bass masked the beat' },
      lead: {
        zh: '原来一小节 2000 ms 内，马达从不停止，强度在 60% 与 70% 之间。',
        en: 'In a bar of 2000 ms the actuator never stopped, at intensities between 60% and 70%.',
      },
      body: {
        zh: '<p>测试者能感到音乐在响，说不出节拍在哪里。长时间播放时，机身发热，电量下降更快，多数人在几首歌之后关掉了它。</p>',
        en: '<p>Testers could feel that music was playing, but not where the beat was. In long sessions the phone grew warm and its battery drained faster, and most people had switched it off after a few songs.</p>',
      },
      width: 'beside',
    }),
    block(richText, 'article-method', {
      heading: { zh: '做法：鼓、低音与人声分开', en: 'The method: drums, bass and vocals apart' },
      lead: {
        zh: '可以跟上的是鼓点与低音线，和弦与人声不做触感。',
        en: 'Drums and a bass line can be followed by touch; chords and vocals cannot.',
      },
      body: {
        zh: '<ul><li><strong>鼓</strong>转为瞬态：底鼓 100%，军鼓 60%，切分的一下 80%。</li><li><strong>低音线</strong>转为包络，强度至多 35%，频率随音高在 60–150 Hz 之间滑动。</li><li><strong>人声</strong>不做触感；人声进入时，低音让出强度。</li><li><strong>安静</strong>保留：每小节末尾留 500 ms，下一小节的重拍才清楚。</li></ul><p>分析在播放时完成，音轨与曲库不变。引擎启停低至 1 ms，密集的镲片不会连成一片。</p>',
        en: '<ul><li><strong>Drums</strong> become transients: the kick at 100%, the snare at 60%, the syncopated hit at 80%.</li><li><strong>The bass line</strong> becomes an envelope of at most 35% that glides with its pitch between 60 and 150 Hz.</li><li><strong>Vocals</strong> stay out, and the bass gives way when they enter.</li><li><strong>Silence</strong> is kept: 500 ms at the end of a bar give weight to the next downbeat.</li></ul><p>The track is analysed as it plays, so the catalogue stays as it is. The engine starts and stops in as little as 1 ms, so even busy cymbals stay apart.</p>',
      },
      width: 'beside',
    }),
    block(hapticCurves, 'article-curves', {
      heading: { zh: '曲线：一小节 2000 ms', en: 'One bar of 2000 ms, before and after' },
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
          name: { zh: '现在：鼓与低音分开', en: 'After: drums and bass apart' },
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
    measures({ zh: '一小节的前后数据', en: 'One bar in figures, before and after' }, [
      { label: { zh: '可辨的鼓点', en: 'Drum hits told apart' }, before: '0', after: '5' },
      { label: { zh: '低音强度', en: 'Intensity of the bass' }, unit: '%', before: '60–70', after: '35' },
      { label: { zh: '低音频率', en: 'Frequency of the bass' }, unit: 'Hz', before: '80–90', after: '60–150' },
      { label: { zh: '小节末尾的安静', en: 'Silence at the end of the bar' }, unit: 'ms', before: '0', after: '500' },
      { label: { zh: '盲测能跟上节拍', en: 'Followed the beat in a blind test' }, before: '2/10', after: '9/10' },
    ]),
    block(mediaText, 'article-sync', {
      eyebrow: { zh: '同步', en: 'Timing' },
      heading: { zh: '按耳机延迟推后触感', en: 'Haptics delayed to match the headphones' },
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
    ...closing(links, {
      next: 'recoil-in-three-layers',
      nextHeading: { zh: '下一个案例：射击游戏后坐力', en: 'Next case: recoil in a shooter' },
      heading: { zh: '为您的播放器做一版样例', en: 'Get a first version for your player' },
      text: {
        zh: '发来一首歌或一段视频，我们在手机上配好寄回。',
        en: 'Send a song or a clip. We return it with haptics, ready to try on a phone.',
      },
    }),
  ],
};
