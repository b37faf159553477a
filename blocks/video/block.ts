import { defineBlock } from '#cms-schema/define-block.ts';
import { choice } from '#cms-schema/fields/choice.ts';
import { colorToken } from '#cms-schema/fields/color-token.ts';
import { media } from '#cms-schema/fields/media.ts';
import { richText } from '#cms-schema/fields/rich-text.ts';
import { text } from '#cms-schema/fields/text.ts';
import { parseVideoSource } from './video-source.ts';

export default defineBlock({
  name: 'haptera/video',
  title: { zh: '视频', en: 'Video' },
  description: {
    zh: '自托管视频，或 YouTube、Bilibili、Vimeo 视频；点击后才加载播放器。',
    en: 'A video of your own, or from YouTube, Bilibili or Vimeo; the player loads when a visitor starts it.',
  },
  category: 'media',
  liveness: 'attached',
  keywords: ['youtube', 'bilibili', 'vimeo', 'movie', '影片', '播放'],
  fields: {
    title: text({
      label: { zh: '片名', en: 'Title' },
      help: { zh: '读屏软件用它称呼播放器。', en: 'The player’s name for screen readers.' },
      maxLength: 120,
      required: true,
    }),
    kind: choice({
      label: { zh: '来源', en: 'Source' },
      options: {
        platform: { zh: '视频平台', en: 'Video platform' },
        file: { zh: '媒体库文件', en: 'File of the media library' },
      },
      default: 'platform',
      translation: 'local',
    }),
    url: text({
      label: { zh: '视频地址', en: 'Address of the video' },
      help: {
        zh: 'YouTube、Bilibili 或 Vimeo 的视频页地址。留空则显示“即将上线”。',
        en: 'The address of the video’s page on YouTube, Bilibili or Vimeo. If it is empty, “Coming soon” is shown.',
      },
      maxLength: 500,
      translation: 'text',
      wanted: {
        text: {
          zh: '视频还没有可播放的地址，访客会看到“即将上线”。',
          en: 'The video has no address that can be played, so visitors see “Coming soon”.',
        },
        isMet: (stored) => typeof stored === 'string' && parseVideoSource(stored) !== null,
      },
      when: { field: 'kind', is: 'platform' },
    }),
    file: media({
      label: { zh: '视频文件', en: 'Video file' },
      accept: 'video',
      translation: 'local',
      wanted: {
        text: {
          zh: '还没有选择视频文件，访客会看到“即将上线”。',
          en: 'No video file has been chosen, so visitors see “Coming soon”.',
        },
      },
      when: { field: 'kind', is: 'file' },
    }),
    captions: media({
      label: { zh: '字幕文件', en: 'Captions' },
      help: {
        zh: 'WebVTT 文件（.vtt），每种语言一个。',
        en: 'A WebVTT file (.vtt), one for each language.',
      },
      accept: 'file',
      translation: 'local',
      when: { field: 'kind', is: 'file' },
    }),
    poster: media({
      label: { zh: '封面', en: 'Poster' },
      help: { zh: '建议 16:9。', en: '16:9 works best.' },
    }),
    caption: richText({ label: { zh: '说明', en: 'Caption' }, profile: 'inline', maxLength: 600 }),
    transcript: richText({
      label: { zh: '文字稿', en: 'Transcript' },
      help: {
        zh: '供听不到或不便播放的人阅读。',
        en: 'For people who cannot hear the video, or cannot play it right now.',
      },
    }),
    width: choice({
      label: { zh: '宽度', en: 'Width' },
      section: 'layout',
      options: {
        text: { zh: '正文宽', en: 'Text' },
        content: { zh: '内容宽', en: 'Content' },
        page: { zh: '页面宽', en: 'Page' },
      },
      default: 'content',
    }),
    tone: colorToken({ label: { zh: '底色', en: 'Surface' }, section: 'layout', default: 'dark' }),
  },
  example: {
    zh: {
      attributes: {
        title: '在时间轴上设计一次点击',
        kind: 'platform',
        url: '',
        file: null,
        captions: null,
        poster: { sample: 'timeline' },
        caption: '瞬态给出起点，连续包络给出余韵。',
        transcript:
          '<p>先放下一个瞬态：它决定手指何时感到“按下”。再画一段包络，强度由高到低，频率从 230 Hz 滑向 150 Hz，余韵随之变得柔和。</p><p>回放，改短，再回放。手感对了，这段数据就可以交给渲染引擎。</p>',
        width: 'content',
        tone: 'dark',
      },
    },
    en: {
      attributes: {
        title: 'Designing a click on the timeline',
        kind: 'platform',
        url: '',
        file: null,
        captions: null,
        poster: { sample: 'timeline' },
        caption: 'The transient sets the moment, the envelope sets how it fades.',
        transcript:
          '<p>Place a transient first: it sets the moment the finger feels the press. Then draw an envelope. Let intensity fall and frequency glide from 230 to 150 Hz, and the ending turns soft.</p><p>Play it, shorten it, play it again. When it feels right, the data is ready for the rendering engine.</p>',
        width: 'content',
        tone: 'dark',
      },
    },
  },
});
