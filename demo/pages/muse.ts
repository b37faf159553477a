import callToAction from '#blocks/call-to-action/block.ts';
import hapticCurves from '#blocks/haptic-curves/block.ts';
import hero from '#blocks/hero/block.ts';
import mediaText from '#blocks/media-text/block.ts';
import postList from '#blocks/post-list/block.ts';
import richText from '#blocks/rich-text/block.ts';
import tab from '#blocks/tab/block.ts';
import tabs from '#blocks/tabs/block.ts';
import { block } from '../block.ts';
import type { SeedPage } from '../seed-document.ts';

export const muse: SeedPage = {
  key: 'muse',
  slug: 'muse',
  parent: 'solution',
  menuOrder: 2,
  title: { zh: '影音娱乐', en: 'Music and film' },
  excerpt: {
    zh: '播放时从音轨提取节拍与低音，分开渲染，按耳机延迟对齐。',
    en: 'Beat and bass, picked out of the soundtrack as it plays, rendered separately and timed to the headphones.',
  },
  seoTitle: { zh: '音乐、影片与直播的实时触感', en: 'Haptics for music, film and live video' },
  seoDescription: {
    zh: '音乐、影片与直播的触感方案：实时提取节拍与低音，瞬态与包络分开渲染，按耳机延迟对齐，支持 iPhone 8 与 Android 8 及以上。',
    en: 'Haptics for music, film and live video: beat and bass picked out in real time, timed to the headphones, on iPhone 8, Android 8 and later.',
  },
  blocks: (links) => [
    block(hero, 'muse-hero', {
      opening: 'device',
      eyebrow: { zh: '影音娱乐', en: 'Music and film' },
      heading: { zh: '音乐、影片与直播的\n实时触感', en: 'Real-time haptics for music, film and live video' },
      lede: {
        zh: '面向播放器与流媒体应用。鼓点转为瞬态，低音转为包络，人声不做触感；曲库无需预先制作。',
        en: 'For players and streaming apps. Drum hits become transients, bass lines become envelopes, voices are left alone; nothing in the catalogue has to be prepared.',
      },
      actions: [
        { label: { zh: '看一小节怎样变成触感', en: 'See one bar of music' }, link: links.page('muse', 'muse-bar') },
        { label: { zh: '联系商务', en: 'Contact sales' }, link: links.page('business') },
      ],
      picture: { sample: 'headset-render' },
      tone: 'dark',
    }),
    block(richText, 'muse-idea', {
      lead: {
        zh: '跟随音量振动，只能表现响度；分离音轨，才有节拍与旋律线。',
        en: 'Vibration that follows the volume conveys loudness. Separated tracks convey the beat.',
      },
      body: {
        zh: '<p>人声一大，手机就跟着振；到了副歌，几乎没有间断，几分钟后听众就不再注意它。</p><p>所以先分离，再决定。<strong>打击乐</strong>给出瞬态，位置准，收得干净；<strong>低音</strong>给出包络，频率随音高滑动；<strong>人声</strong>不做触感。安静的段落不振动。</p>',
        en: '<p>A voice rises and the phone shakes; by the chorus it hardly pauses, and after a few minutes nobody notices it any more.</p><p>So we separate first and decide second. <strong>Percussion</strong> becomes transients, placed exactly and stopped cleanly. <strong>Bass</strong> becomes an envelope whose frequency follows the pitch. <strong>Voices</strong> are left to the ears, and quiet passages stay quiet.</p>',
      },
      width: 'text',
      tone: 'light',
    }),
    block(hapticCurves, 'muse-bar', {
      heading: { zh: '同一小节：跟随音量与分离音轨', en: 'One bar, two methods: by volume and by track' },
      intro: {
        zh: '同一小节四拍的音乐，2000 ms。',
        en: 'The same bar of four beats, 2000 ms long.',
      },
      curves: [
        {
          name: { zh: '跟随音量', en: 'Following the volume' },
          points: [
            { time: 0, intensity: 62, frequency: 150 },
            { time: 500, intensity: 48, frequency: 150 },
            { time: 1000, intensity: 70, frequency: 150 },
            { time: 1500, intensity: 52, frequency: 150 },
            { time: 2000, intensity: 60, frequency: 150 },
          ],
        },
        {
          name: { zh: '分离之后', en: 'Separated' },
          transients: [
            { time: 0, intensity: 100 },
            { time: 500, intensity: 55 },
            { time: 1000, intensity: 85 },
            { time: 1250, intensity: 35 },
            { time: 1500, intensity: 55 },
          ],
          points: [
            { time: 0, intensity: 40, frequency: 55 },
            { time: 420, intensity: 0, frequency: 55 },
            { time: 1000, intensity: 0, frequency: 80 },
            { time: 1010, intensity: 34, frequency: 80 },
            { time: 1800, intensity: 0, frequency: 50 },
          ],
        },
      ],
      caption: {
        zh: '重拍强度 <strong>100%</strong>，弱拍 <strong>55%</strong>，拍与拍之间归于安静。示意数据。',
        en: 'The downbeat is at <strong>100%</strong>, the offbeats at <strong>55%</strong>, with silence between. Illustrative data.',
      },
      tone: 'dark',
    }),
    block(
      tabs,
      'muse-uses',
      { heading: { zh: '音乐、影片与直播的设置', en: 'Settings for music, film and live video' }, tone: 'tint' },
      {
        tabs: [
          block(
            tab,
            'muse-music',
            { label: { zh: '音乐', en: 'Music' }, icon: 'headphones' },
            {
              content: [
                block(richText, 'muse-music-words', {
                  body: {
                    zh: '<h3>音乐：鼓与贝斯分两路</h3><p>播放时实时分析，不必逐首制作。强弱跟随系统设置。</p><ul><li>鼓与贝斯各走一路，互不掩盖</li><li>曲目之间自动归零，不把上一首带进下一首</li></ul>',
                    en: '<h3>Music: drums and bass on separate paths</h3><p>Tracks are analysed as they play, so none has to be prepared. Strength follows the system setting.</p><ul><li>Drums and bass are kept apart and never mask each other</li><li>Everything returns to zero between tracks</li></ul>',
                  },
                }),
              ],
            },
          ),
          block(
            tab,
            'muse-film',
            { label: { zh: '影片', en: 'Film' }, icon: 'waveform' },
            {
              content: [
                block(richText, 'muse-film-words', {
                  body: {
                    zh: '<h3>影片：只标出要紧的几处</h3><p>一部影片里值得震动的地方并不多。自动生成给出候选，设计师在时间轴上留下要紧的几处，再画出来。</p><ul><li>爆炸由远及近，频率随之降低</li><li>对白时段默认不振动</li></ul>',
                    en: '<h3>Film: only the moments that count</h3><p>Few moments of a film call for haptics. A first pass proposes them; a designer keeps those that matter and draws them on the timeline.</p><ul><li>As a blast comes closer, its frequency falls</li><li>Dialogue stays still unless you decide otherwise</li></ul>',
                  },
                }),
              ],
            },
          ),
          block(
            tab,
            'muse-live',
            { label: { zh: '直播', en: 'Live' }, icon: 'touch' },
            {
              content: [
                block(richText, 'muse-live-words', {
                  body: {
                    zh: '<h3>直播：只跟随确定的声音</h3><p>体育与演出没有第二遍。引擎只跟随音轨里确定的部分，宁可少一下，不误一下。</p><ul><li>鼓声、击球与哨声给出瞬态</li><li>欢呼只作低低的底噪，不盖过比赛</li></ul>',
                    en: '<h3>Live: only sounds the engine is sure of</h3><p>Sport and concerts happen once. The engine follows only what it is sure of: better one hit too few than one too many.</p><ul><li>Drums, ball strikes and whistles become transients</li><li>Cheering is a low hum under the game, never over it</li></ul>',
                  },
                }),
              ],
            },
          ),
        ],
      },
    ),
    block(mediaText, 'muse-timing', {
      eyebrow: { zh: '对齐', en: 'Timing' },
      heading: { zh: '按耳机延迟对齐触感', en: 'Timed to the delay of wireless headphones' },
      body: {
        zh: '<p>无线耳机有延迟。触感若先到，一拍就成了两拍。引擎按所用耳机的延迟推后触感，让每一下只出现一次；引擎自身的启停低至 1 ms，不再添上新的误差。</p>',
        en: '<p>Wireless headphones lag. If touch arrives first, one beat becomes two. The engine holds haptics back by the delay of the headphones in use, so each beat arrives once. Its own start and stop, in as little as 1 ms, add no error that anyone would notice.</p>',
      },
      actions: [
        { label: { zh: '读一篇案例', en: 'Read a case study' }, link: links.post('music-for-the-hand') },
        { label: { zh: '了解渲染引擎', en: 'Explore the engine' }, link: links.page('engine') },
      ],
      picture: { sample: 'headset' },
      side: 'left',
      ratio: 'wideText',
      tone: 'light',
    }),
    block(postList, 'muse-cases', {
      heading: { zh: '音频与影像应用实例', en: 'Music and video apps that use it' },
      term: links.tag('apps'),
      count: 3,
      order: 'newest',
      layout: 'rows',
      tone: 'tint',
    }),
    block(callToAction, 'muse-contact', {
      heading: { zh: '发来一首歌，试一版触感', en: 'Send a track for a trial version' },
      text: {
        zh: '我们配好触感寄回，您用自己的手机就能感到。',
        en: 'We return it with haptics, ready to feel on a phone you already own.',
      },
      actions: [
        { label: { zh: '联系商务', en: 'Contact sales' }, link: links.page('business') },
        { label: { zh: '支持的机型', en: 'Supported models' }, link: links.page('hapticslist') },
      ],
      tone: 'signal',
    }),
  ],
};
