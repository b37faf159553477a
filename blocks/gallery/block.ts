import { defineBlock } from '#cms-schema/define-block.ts';
import { choice } from '#cms-schema/fields/choice.ts';
import { colorToken } from '#cms-schema/fields/color-token.ts';
import { group } from '#cms-schema/fields/group.ts';
import { list } from '#cms-schema/fields/list.ts';
import { media } from '#cms-schema/fields/media.ts';
import { richText } from '#cms-schema/fields/rich-text.ts';
import { text } from '#cms-schema/fields/text.ts';

export default defineBlock({
  name: 'haptera/gallery',
  title: { zh: '图集', en: 'Gallery' },
  description: {
    zh: '多张图片与各自的说明，点按可放大逐张查看。',
    en: 'Several pictures with captions; visitors enlarge them and go from one to the next.',
  },
  category: 'media',
  liveness: 'attached',
  keywords: ['pictures', 'photos', 'images', 'lightbox', '图片', '照片', '相册'],
  fields: {
    heading: text({ label: { zh: '标题', en: 'Heading' }, maxLength: 120 }),
    intro: text({ label: { zh: '导语', en: 'Intro' }, maxLength: 300, multiline: true }),
    pictures: list({
      label: { zh: '图片', en: 'Pictures' },
      min: 1,
      max: 40,
      summary: 'caption',
      of: group({
        label: { zh: '图片', en: 'Picture' },
        fields: {
          picture: media({
            label: { zh: '图片', en: 'Picture' },
            help: { zh: '替代文字在媒体库中填写。', en: 'Its alternative text is set in the media library.' },
            required: true,
          }),
          caption: richText({ label: { zh: '说明', en: 'Caption' }, profile: 'inline', maxLength: 300 }),
        },
      }),
    }),
    arrangement: choice({
      label: { zh: '排列', en: 'Arrangement' },
      section: 'layout',
      options: {
        grid: { zh: '等高网格', en: 'Grid' },
        columns: { zh: '原始比例', en: 'Own shapes' },
        strip: { zh: '横向滚动', en: 'Strip' },
      },
      default: 'grid',
    }),
    tone: colorToken({ label: { zh: '底色', en: 'Surface' }, section: 'layout', default: 'light' }),
  },
  heading: 'heading',
  example: {
    zh: {
      attributes: {
        heading: '触感藏在哪里',
        intro: '手柄、触控板与座舱，把它们逐层打开。',
        pictures: [
          { picture: { sample: 'gamepad-layers' }, caption: '手柄：两侧握把各有一颗马达。' },
          { picture: { sample: 'trackpad' }, caption: '触控板：按压处各自振动。' },
          { picture: { sample: 'cockpit' }, caption: '座舱：触控区域有了按键的手感。' },
        ],
        arrangement: 'grid',
        tone: 'light',
      },
    },
    en: {
      attributes: {
        heading: 'Where the haptics are',
        intro: 'A controller, a trackpad and a cockpit, opened layer by layer.',
        pictures: [
          { picture: { sample: 'gamepad-layers' }, caption: 'Controller: an actuator in each grip.' },
          { picture: { sample: 'trackpad' }, caption: 'Trackpad: it vibrates where it is pressed.' },
          { picture: { sample: 'cockpit' }, caption: 'Cockpit: touch zones that feel like keys.' },
        ],
        arrangement: 'grid',
        tone: 'light',
      },
    },
  },
});
