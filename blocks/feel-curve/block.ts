import { defineBlock } from '#cms-schema/define-block.ts';
import { choice } from '#cms-schema/fields/choice.ts';
import { colorToken } from '#cms-schema/fields/color-token.ts';
import { text } from '#cms-schema/fields/text.ts';
import { toggle } from '#cms-schema/fields/toggle.ts';
import { padLength } from '#ui/feel/feel-curve.ts';
import { pointsField, transientsField } from '../curve-fields.ts';

const own = { when: { field: 'start', is: 'own' }, longest: padLength } as const;

/** What editors who choose their own curve begin with. */
const exampleSwell = [
  { time: 300, intensity: 0, frequency: 60 },
  { time: 900, intensity: 80, frequency: 160 },
  { time: 1_000, intensity: 0, frequency: 160 },
];

export default defineBlock({
  name: 'haptera/feel-curve',
  title: { zh: '可触摸的曲线', en: 'Playable curve' },
  description: {
    zh: '访客画一条曲线，马上摸到它：手机振动，电脑发声，手柄随之振动。',
    en: 'Visitors draw a curve and feel it at once: a phone vibrates, a computer sounds, a controller shakes.',
  },
  category: 'product',
  liveness: 'attached',
  livesOnPage: true,
  keywords: ['draw', 'feel', 'play', 'vibrate', 'haptic', 'demo', '画', '试', '振动', '手感', '试玩', '演示'],
  fields: {
    heading: text({ label: { zh: '标题', en: 'Heading' }, maxLength: 120 }),
    intro: text({ label: { zh: '导语', en: 'Intro' }, maxLength: 400, multiline: true }),
    start: choice({
      label: { zh: '起始曲线', en: 'Starting curve' },
      options: {
        click: { zh: '点击', en: 'Click' },
        recoil: { zh: '后坐力', en: 'Recoil' },
        detent: { zh: '刻度', en: 'Detent' },
        heartbeat: { zh: '心跳', en: 'Heartbeat' },
        engine: { zh: '发动机', en: 'Engine' },
        rain: { zh: '雨点', en: 'Rain' },
        own: { zh: '自己填写', en: 'Own curve' },
      },
      default: 'recoil',
    }),
    transients: transientsField(own),
    points: pointsField(own),
    look: choice({
      label: { zh: '马达', en: 'Actuator' },
      section: 'layout',
      options: { picture: { zh: '图片', en: 'Picture' }, drawing: { zh: '线稿', en: 'Line drawing' } },
      default: 'picture',
    }),
    isDrawable: toggle({ label: { zh: '访客可以画', en: 'Visitors may draw' }, default: true }),
    tone: colorToken({ label: { zh: '底色', en: 'Surface' }, section: 'layout', default: 'dark' }),
  },
  heading: 'heading',
  example: {
    zh: {
      attributes: {
        heading: '画一条曲线，摸一摸它',
        intro: '手指画到哪里，强度就到哪里。手机会振动，电脑会发声，接上手柄也会振动。',
        start: 'heartbeat',
        transients: [{ time: 100, intensity: 100 }],
        points: exampleSwell,
        look: 'picture',
        isDrawable: true,
        tone: 'dark',
      },
    },
    en: {
      attributes: {
        heading: 'Draw a curve and feel it',
        intro: 'Height is intensity, left to right is time. A phone vibrates, a computer sounds, a controller shakes.',
        start: 'heartbeat',
        transients: [{ time: 100, intensity: 100 }],
        points: exampleSwell,
        look: 'picture',
        isDrawable: true,
        tone: 'dark',
      },
    },
  },
});
