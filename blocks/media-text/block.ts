import { defineBlock } from '#cms-schema/define-block.ts';
import { choice } from '#cms-schema/fields/choice.ts';
import { colorToken } from '#cms-schema/fields/color-token.ts';
import { group } from '#cms-schema/fields/group.ts';
import { list } from '#cms-schema/fields/list.ts';
import { media } from '#cms-schema/fields/media.ts';
import { richText } from '#cms-schema/fields/rich-text.ts';
import { text } from '#cms-schema/fields/text.ts';
import { actionsField } from '../actions-field.ts';

export default defineBlock({
  name: 'haptera/media-text',
  title: { zh: '图文', en: 'Media and text' },
  description: {
    zh: '图片或视频与文字并排，或整幅图片上的文字：标题、正文、要点、按钮。',
    en: 'A picture or video beside words, or words on a full-width picture: heading, text, points, actions.',
  },
  category: 'media',
  keywords: ['image', 'video', 'full width', '图片', '左图右文', '要点', '通栏', '铺满'],
  fields: {
    eyebrow: text({ label: { zh: '眉题', en: 'Eyebrow' }, maxLength: 60 }),
    heading: text({ label: { zh: '标题', en: 'Heading' }, maxLength: 120, required: true }),
    body: richText({ label: { zh: '正文', en: 'Text' }, maxLength: 6000 }),
    points: list({
      label: { zh: '要点', en: 'Points' },
      max: 8,
      summary: 'title',
      of: group({
        label: { zh: '要点', en: 'Point' },
        fields: {
          title: text({ label: { zh: '小标题', en: 'Title' }, maxLength: 60, required: true }),
          text: text({ label: { zh: '说明', en: 'Text' }, maxLength: 240, multiline: true }),
        },
      }),
    }),
    actions: actionsField({ max: 2 }),
    picture: media({
      label: { zh: '图片', en: 'Picture' },
      help: { zh: '有视频时作为封面。', en: 'Used as the poster of a video.' },
    }),
    video: media({
      label: { zh: '视频', en: 'Video' },
      help: { zh: '代替图片显示，由访客点击播放。', en: 'Shown instead of the picture. Visitors start it themselves.' },
      accept: 'video',
      when: { field: 'layout', is: 'beside' },
    }),
    layout: choice({
      label: { zh: '版式', en: 'Layout' },
      help: {
        zh: '“铺满”让文字立于整幅图片之上，图片左侧宜暗而平静；不显示视频。',
        en: 'Full width puts the words on the picture, which should be calm and dark on the left. It shows no video.',
      },
      section: 'layout',
      options: { beside: { zh: '并排', en: 'Side by side' }, full: { zh: '铺满', en: 'Full width' } },
      default: 'beside',
    }),
    side: choice({
      label: { zh: '媒体位置', en: 'Media side' },
      section: 'layout',
      options: { left: { zh: '左', en: 'Left' }, right: { zh: '右', en: 'Right' } },
      default: 'right',
      when: { field: 'layout', is: 'beside' },
    }),
    ratio: choice({
      label: { zh: '宽度比例', en: 'Ratio' },
      section: 'layout',
      options: {
        even: { zh: '各占一半', en: 'Even' },
        wideMedia: { zh: '媒体较宽', en: 'Wider media' },
        wideText: { zh: '文字较宽', en: 'Wider text' },
      },
      default: 'even',
      when: { field: 'layout', is: 'beside' },
    }),
    align: choice({
      label: { zh: '垂直对齐', en: 'Vertical alignment' },
      section: 'layout',
      options: { start: { zh: '顶部', en: 'Top' }, center: { zh: '居中', en: 'Middle' } },
      default: 'center',
      when: { field: 'layout', is: 'beside' },
    }),
    tone: colorToken({
      label: { zh: '底色', en: 'Surface' },
      section: 'layout',
      default: 'light',
      when: { field: 'layout', is: 'beside' },
    }),
  },
  heading: 'heading',
  example: {
    zh: {
      attributes: {
        eyebrow: '触控板方案',
        heading: '没有按键，依然按得清楚',
        body: '<p>压力传感与线性马达配合，让一整块静止的玻璃给出明确的按下与抬起。手指在哪里，反馈就在哪里。</p>',
        points: [
          { title: '马达薄至 2 mm', text: '为电池与散热留出机身空间。' },
          { title: '启停低至 1 ms', text: '点击干脆，没有拖尾。' },
          { title: '力度随场景调整', text: '轻点、重按与滚动刻度，共用一套效果。' },
        ],
        actions: [{ label: '查看触控板方案', link: { kind: 'path', path: '/solution/trackpad' } }],
        picture: { sample: 'trackpad' },
        video: null,
        layout: 'beside',
        side: 'right',
        ratio: 'even',
        align: 'center',
        tone: 'light',
      },
    },
    en: {
      attributes: {
        eyebrow: 'Trackpads',
        heading: 'A click without a button',
        body: '<p>Force sensing and a linear actuator give a fixed sheet of glass a distinct press and release. Feedback comes from under the finger, wherever it rests.</p>',
        points: [
          { title: 'Actuators as thin as 2 mm', text: 'Leaves room for battery and cooling.' },
          { title: 'Starts and stops in as little as 1 ms', text: 'A crisp click, with no tail.' },
          {
            title: 'One set of effects',
            text: 'The same set covers light taps, deep presses and scroll detents.',
          },
        ],
        actions: [{ label: 'Explore trackpads', link: { kind: 'path', path: '/solution/trackpad' } }],
        picture: { sample: 'trackpad' },
        video: null,
        layout: 'beside',
        side: 'right',
        ratio: 'even',
        align: 'center',
        tone: 'light',
      },
    },
  },
});
