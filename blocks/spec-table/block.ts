import { defineBlock } from '#cms-schema/define-block.ts';
import { choice } from '#cms-schema/fields/choice.ts';
import { colorToken } from '#cms-schema/fields/color-token.ts';
import { group } from '#cms-schema/fields/group.ts';
import { list } from '#cms-schema/fields/list.ts';
import { text } from '#cms-schema/fields/text.ts';
import { toggle } from '#cms-schema/fields/toggle.ts';

export default defineBlock({
  name: 'haptera/spec-table',
  title: { zh: '规格表', en: 'Spec table' },
  description: {
    zh: '按组列出一到四个产品的规格，可标出差异；手机上仍可并排比较。',
    en: 'Specifications of one to four products in groups; differences can be marked, and phones still compare side by side.',
  },
  category: 'product',
  keywords: ['compare', 'parameters', 'datasheet', '参数表', '对比', '表格'],
  fields: {
    heading: text({ label: { zh: '标题', en: 'Heading' }, maxLength: 120 }),
    intro: text({ label: { zh: '导语', en: 'Intro' }, maxLength: 300, multiline: true }),
    columns: list({
      label: { zh: '产品', en: 'Products' },
      help: { zh: '每个产品一列。', en: 'One column for each product.' },
      min: 1,
      max: 4,
      summary: 'name',
      of: group({
        label: { zh: '产品', en: 'Product' },
        fields: {
          name: text({ label: { zh: '名称', en: 'Name' }, maxLength: 40, required: true }),
          note: text({ label: { zh: '副标题', en: 'Note' }, maxLength: 60 }),
          isHighlighted: toggle({ label: { zh: '突出显示', en: 'Stand out' } }),
        },
      }),
    }),
    groups: list({
      label: { zh: '规格组', en: 'Groups' },
      min: 1,
      max: 20,
      summary: 'title',
      table: {
        columns: 'columns',
        rows: 'rows',
        cells: 'values',
        unit: 'unit',
        signs: { yes: '✓✔√●', partial: '◐△', no: '✗✘×' },
      },
      of: group({
        label: { zh: '规格组', en: 'Group' },
        fields: {
          title: text({ label: { zh: '组名', en: 'Title' }, maxLength: 60 }),
          rows: list({
            label: { zh: '规格', en: 'Rows' },
            min: 1,
            max: 40,
            summary: 'label',
            of: group({
              label: { zh: '规格', en: 'Row' },
              fields: {
                label: text({ label: { zh: '项目', en: 'Label' }, maxLength: 60, required: true }),
                note: text({ label: { zh: '补充', en: 'Note' }, maxLength: 160 }),
                unit: text({
                  label: { zh: '单位', en: 'Unit' },
                  help: { zh: '跟在本行每个数值之后。', en: 'Added to every figure in the row.' },
                  maxLength: 12,
                }),
                values: list({
                  label: { zh: '各产品的值', en: 'Values' },
                  help: {
                    zh: '顺序与产品一致；留空显示短横线。',
                    en: 'In the order of the products. An empty value is shown as a dash.',
                  },
                  max: 4,
                  summary: 'figure',
                  of: group({
                    label: { zh: '值', en: 'Value' },
                    fields: {
                      figure: text({
                        label: { zh: '数值', en: 'Figure' },
                        help: { zh: '两种语言共用：30–500、USB-C。', en: 'The same in both languages: 30–500, USB-C.' },
                        maxLength: 40,
                        translation: 'shared',
                      }),
                      words: text({ label: { zh: '文字', en: 'Words' }, maxLength: 120 }),
                      mark: choice({
                        label: { zh: '标记', en: 'Mark' },
                        isText: true,
                        options: {
                          none: { zh: '无', en: 'None' },
                          yes: { zh: '支持', en: 'Yes' },
                          partial: { zh: '部分支持', en: 'In part' },
                          no: { zh: '不支持', en: 'No' },
                        },
                        default: 'none',
                      }),
                    },
                  }),
                }),
              },
            }),
          }),
        },
      }),
    }),
    caption: text({
      label: { zh: '表注', en: 'Caption' },
      help: {
        zh: '显示在表格下方；留空时读屏软件读出标题。',
        en: 'Shown below the table. If it is empty, screen readers use the heading.',
      },
      maxLength: 240,
      multiline: true,
    }),
    highlightDifferences: toggle({
      label: { zh: '标出差异', en: 'Mark differences' },
      help: {
        zh: '相同的行变淡，访客可以只看不同。',
        en: 'Rows without differences are muted, and visitors can hide them.',
      },
      section: 'layout',
      default: false,
    }),
    tone: colorToken({ label: { zh: '底色', en: 'Surface' }, section: 'layout', default: 'light' }),
  },
  heading: 'heading',
  example: {
    zh: {
      attributes: {
        heading: '三档触感，一张表看清',
        intro: '差别在频率：多低、多高，中间是否连续。',
        columns: [
          { name: 'Rumble', note: '基础振动', isHighlighted: false },
          { name: 'HD', note: '分级频率', isHighlighted: false },
          { name: 'True HD', note: '连续频率', isHighlighted: true },
        ],
        groups: [
          {
            title: '频率',
            rows: [
              {
                label: '频率范围',
                note: '',
                unit: 'Hz',
                values: [
                  { figure: '', words: '', mark: 'none' },
                  { figure: '100–300', words: '', mark: 'none' },
                  { figure: '30–500', words: '', mark: 'none' },
                ],
              },
              {
                label: '频率控制',
                note: '',
                unit: '',
                values: [
                  { figure: '', words: '不可调', mark: 'none' },
                  { figure: '', words: '分级', mark: 'none' },
                  { figure: '', words: '连续', mark: 'none' },
                ],
              },
              {
                label: '100 Hz 以下的低频',
                note: '引擎怠速、远处的爆炸',
                unit: '',
                values: [
                  { figure: '', words: '', mark: 'no' },
                  { figure: '', words: '', mark: 'no' },
                  { figure: '', words: '', mark: 'yes' },
                ],
              },
              {
                label: '300 Hz 以上的高频',
                note: '砂砾、雨滴、按键的脆响',
                unit: '',
                values: [
                  { figure: '', words: '', mark: 'no' },
                  { figure: '', words: '', mark: 'no' },
                  { figure: '', words: '', mark: 'yes' },
                ],
              },
            ],
          },
          {
            title: '引擎与系统',
            rows: [
              {
                label: '启停时间低至',
                note: '',
                unit: 'ms',
                values: [
                  { figure: '1', words: '', mark: 'none' },
                  { figure: '1', words: '', mark: 'none' },
                  { figure: '1', words: '', mark: 'none' },
                ],
              },
              {
                label: 'Android',
                note: '',
                unit: '',
                values: [
                  { figure: '8', words: '及以上', mark: 'none' },
                  { figure: '8', words: '及以上', mark: 'none' },
                  { figure: '8', words: '及以上', mark: 'none' },
                ],
              },
              {
                label: 'Windows',
                note: '64 位',
                unit: '',
                values: [
                  { figure: '10', words: '及以上', mark: 'none' },
                  { figure: '10', words: '及以上', mark: 'none' },
                  { figure: '10', words: '及以上', mark: 'none' },
                ],
              },
            ],
          },
        ],
        caption: '实际可感知的范围还取决于设备所用的马达。',
        highlightDifferences: true,
        tone: 'light',
      },
    },
    en: {
      attributes: {
        heading: 'Haptic levels compared',
        intro: 'The difference is frequency: how low, how high, and whether it is continuous in between.',
        columns: [
          { name: 'Rumble', note: 'Plain vibration', isHighlighted: false },
          { name: 'HD', note: 'Frequency in steps', isHighlighted: false },
          { name: 'True HD', note: 'Continuous frequency', isHighlighted: true },
        ],
        groups: [
          {
            title: 'Frequency',
            rows: [
              {
                label: 'Range',
                note: '',
                unit: 'Hz',
                values: [
                  { figure: '', words: '', mark: 'none' },
                  { figure: '100–300', words: '', mark: 'none' },
                  { figure: '30–500', words: '', mark: 'none' },
                ],
              },
              {
                label: 'Control',
                note: '',
                unit: '',
                values: [
                  { figure: '', words: 'Fixed', mark: 'none' },
                  { figure: '', words: 'In steps', mark: 'none' },
                  { figure: '', words: 'Continuous', mark: 'none' },
                ],
              },
              {
                label: 'Below 100 Hz',
                note: 'An idling engine, a distant blast',
                unit: '',
                values: [
                  { figure: '', words: '', mark: 'no' },
                  { figure: '', words: '', mark: 'no' },
                  { figure: '', words: '', mark: 'yes' },
                ],
              },
              {
                label: 'Above 300 Hz',
                note: 'Gravel, rain, the snap of a key',
                unit: '',
                values: [
                  { figure: '', words: '', mark: 'no' },
                  { figure: '', words: '', mark: 'no' },
                  { figure: '', words: '', mark: 'yes' },
                ],
              },
            ],
          },
          {
            title: 'Engine and systems',
            rows: [
              {
                label: 'Start and stop, as low as',
                note: '',
                unit: 'ms',
                values: [
                  { figure: '1', words: '', mark: 'none' },
                  { figure: '1', words: '', mark: 'none' },
                  { figure: '1', words: '', mark: 'none' },
                ],
              },
              {
                label: 'Android',
                note: '',
                unit: '',
                values: [
                  { figure: '8', words: 'or later', mark: 'none' },
                  { figure: '8', words: 'or later', mark: 'none' },
                  { figure: '8', words: 'or later', mark: 'none' },
                ],
              },
              {
                label: 'Windows',
                note: '64-bit',
                unit: '',
                values: [
                  { figure: '10', words: 'or later', mark: 'none' },
                  { figure: '10', words: 'or later', mark: 'none' },
                  { figure: '10', words: 'or later', mark: 'none' },
                ],
              },
            ],
          },
        ],
        caption: 'What a hand feels also depends on the actuator in the device.',
        highlightDifferences: true,
        tone: 'light',
      },
    },
  },
});
