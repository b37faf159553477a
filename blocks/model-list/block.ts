import { defineBlock } from '#cms-schema/define-block.ts';
import { choice } from '#cms-schema/fields/choice.ts';
import { colorToken } from '#cms-schema/fields/color-token.ts';
import { date } from '#cms-schema/fields/date.ts';
import { group } from '#cms-schema/fields/group.ts';
import { link } from '#cms-schema/fields/link.ts';
import { list } from '#cms-schema/fields/list.ts';
import { media } from '#cms-schema/fields/media.ts';
import { text } from '#cms-schema/fields/text.ts';

export default defineBlock({
  name: 'haptera/model-list',
  title: { zh: '机型列表', en: 'Model list' },
  description: {
    zh: '按品牌列出支持的机型，可在页面内搜索；从表格整列粘贴即可维护。',
    en: 'Supported models by brand, searchable on the page. Paste a column from a spreadsheet to update it.',
  },
  category: 'product',
  liveness: 'attached',
  keywords: ['phones', 'devices', 'supported', 'compatibility', '手机', '品牌', '兼容'],
  fields: {
    heading: text({ label: { zh: '标题', en: 'Heading' }, maxLength: 120, required: true }),
    intro: text({ label: { zh: '导语', en: 'Intro' }, maxLength: 400, multiline: true }),
    updated: date({ label: { zh: '更新日期', en: 'Updated on' } }),
    download: group({
      label: { zh: '下载', en: 'Download' },
      help: { zh: '通常是同一份名单的 PDF。', en: 'Usually a PDF of the same list.' },
      fields: {
        label: text({ label: { zh: '文字', en: 'Label' }, maxLength: 40 }),
        file: media({ label: { zh: '文件', en: 'File' }, accept: 'file', translation: 'local' }),
        link: link({
          label: { zh: '或链接', en: 'Or a link' },
          help: { zh: '文件不在媒体库时填写。', en: 'For a file that is not in the media library.' },
        }),
      },
    }),
    brands: list({
      label: { zh: '品牌', en: 'Brands' },
      min: 1,
      max: 60,
      summary: 'name',
      of: group({
        label: { zh: '品牌', en: 'Brand' },
        fields: {
          name: text({ label: { zh: '名称', en: 'Name' }, maxLength: 30, required: true }),
          aliases: text({
            label: { zh: '别名', en: 'Other names' },
            help: {
              zh: '搜索时也认得的写法，用逗号分开：小米, Xiaomi, Redmi。',
              en: 'What people may also type, separated by commas: 小米, Xiaomi, Redmi.',
            },
            maxLength: 120,
            translation: 'shared',
          }),
          note: text({ label: { zh: '补充', en: 'Note' }, maxLength: 120 }),
          sets: list({
            label: { zh: '机型', en: 'Models' },
            help: { zh: '每一档触感一组。', en: 'One set for each haptic level.' },
            max: 4,
            summary: 'level',
            of: group({
              label: { zh: '一组机型', en: 'Set of models' },
              fields: {
                level: choice({
                  label: { zh: '触感档位', en: 'Haptic level' },
                  options: {
                    unstated: { zh: '不标注', en: 'Not stated' },
                    rumble: { zh: 'Rumble', en: 'Rumble' },
                    hd: { zh: 'HD', en: 'HD' },
                    trueHd: { zh: 'True HD', en: 'True HD' },
                  },
                  default: 'unstated',
                }),
                models: text({
                  label: { zh: '机型', en: 'Models' },
                  help: {
                    zh: '每行一个，可整列粘贴；品牌名不必重复。',
                    en: 'One per line, or paste a column. Leave the brand out.',
                  },
                  maxLength: 20_000,
                  multiline: true,
                  required: true,
                  translation: 'shared',
                }),
              },
            }),
          }),
        },
      }),
    }),
    tone: colorToken({ label: { zh: '底色', en: 'Surface' }, section: 'layout', default: 'light' }),
  },
  heading: 'heading',
  example: {
    zh: {
      attributes: {
        heading: '支持的机型',
        intro: '支持 iPhone 8、Android 8 及以上。以下机型已收入名单，输入品牌或型号即可查找。',
        updated: '2024-11-29',
        download: { label: '联系我们获取完整名单', file: null, link: { kind: 'path', path: '/community/business' } },
        brands: [
          {
            name: '苹果',
            aliases: 'Apple, 苹果, iPhone',
            note: 'iPhone 8 及以后的机型。',
            sets: [
              {
                level: 'unstated',
                models:
                  'iPhone 8\niPhone 8 Plus\niPhone X\niPhone XR\niPhone XS\niPhone XS Max\niPhone 11\niPhone 11 Pro',
              },
            ],
          },
          {
            name: '华为',
            aliases: 'Huawei, 华为',
            note: '',
            sets: [{ level: 'unstated', models: 'Mate 20\nMate 20 Pro\nMate 30\nP30\nP30 Pro' }],
          },
          {
            name: '三星',
            aliases: 'Samsung, 三星',
            note: '',
            sets: [{ level: 'unstated', models: 'Galaxy S9\nGalaxy S9+\nGalaxy S10\nGalaxy S10+\nGalaxy Note10' }],
          },
          {
            name: 'OPPO',
            aliases: 'OPPO, 欧珀',
            note: '',
            sets: [{ level: 'unstated', models: 'Find X\nFind X2\nReno\nReno Ace' }],
          },
          {
            name: 'vivo',
            aliases: 'vivo, 维沃',
            note: '',
            sets: [{ level: 'unstated', models: 'NEX\nNEX 3\nX27\nX30 Pro' }],
          },
          {
            name: '索尼',
            aliases: 'Sony, 索尼',
            note: '',
            sets: [{ level: 'unstated', models: 'Xperia 1\nXperia 5\nXperia XZ3' }],
          },
        ],
        tone: 'light',
      },
    },
    en: {
      attributes: {
        heading: 'Supported models',
        intro: 'Our engine runs on iPhone 8, Android 8 and later. Search the listed models by brand or name.',
        updated: '2024-11-29',
        download: { label: 'Request the full list', file: null, link: { kind: 'path', path: '/community/business' } },
        brands: [
          {
            name: 'Apple',
            aliases: 'Apple, 苹果, iPhone',
            note: 'iPhone 8 and later.',
            sets: [
              {
                level: 'unstated',
                models:
                  'iPhone 8\niPhone 8 Plus\niPhone X\niPhone XR\niPhone XS\niPhone XS Max\niPhone 11\niPhone 11 Pro',
              },
            ],
          },
          {
            name: 'Huawei',
            aliases: 'Huawei, 华为',
            note: '',
            sets: [{ level: 'unstated', models: 'Mate 20\nMate 20 Pro\nMate 30\nP30\nP30 Pro' }],
          },
          {
            name: 'Samsung',
            aliases: 'Samsung, 三星',
            note: '',
            sets: [{ level: 'unstated', models: 'Galaxy S9\nGalaxy S9+\nGalaxy S10\nGalaxy S10+\nGalaxy Note10' }],
          },
          {
            name: 'OPPO',
            aliases: 'OPPO, 欧珀',
            note: '',
            sets: [{ level: 'unstated', models: 'Find X\nFind X2\nReno\nReno Ace' }],
          },
          {
            name: 'vivo',
            aliases: 'vivo, 维沃',
            note: '',
            sets: [{ level: 'unstated', models: 'NEX\nNEX 3\nX27\nX30 Pro' }],
          },
          {
            name: 'Sony',
            aliases: 'Sony, 索尼',
            note: '',
            sets: [{ level: 'unstated', models: 'Xperia 1\nXperia 5\nXperia XZ3' }],
          },
        ],
        tone: 'light',
      },
    },
  },
});
