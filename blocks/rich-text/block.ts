import { defineBlock } from '#cms-schema/define-block.ts';
import { choice } from '#cms-schema/fields/choice.ts';
import { colorToken } from '#cms-schema/fields/color-token.ts';
import { richText } from '#cms-schema/fields/rich-text.ts';
import { text } from '#cms-schema/fields/text.ts';

export default defineBlock({
  name: 'haptera/rich-text',
  title: { zh: '正文', en: 'Rich text' },
  description: {
    zh: '段落、列表、表格、引文与代码，可带标题与导语。',
    en: 'Paragraphs, lists, tables, quotes and code, with a heading and a lead if wanted.',
  },
  category: 'text',
  keywords: [
    'paragraph',
    'article',
    'table',
    'list',
    'code',
    '富文本',
    '文本',
    '文字',
    '文章',
    '段落',
    '列表',
    '表格',
    '代码',
  ],
  fields: {
    heading: text({ label: { zh: '标题', en: 'Heading' }, maxLength: 120 }),
    lead: text({
      label: { zh: '导语', en: 'Lead' },
      help: { zh: '一两句话，先说结论。', en: 'One or two sentences, with the main point first.' },
      maxLength: 400,
      multiline: true,
    }),
    body: richText({
      label: { zh: '文字', en: 'Text' },
      help: {
        zh: '小标题从二级开始，不要跳级。',
        en: 'Start headings inside the text at level two, and do not skip levels.',
      },
      maxLength: 60_000,
      required: true,
    }),
    width: choice({
      label: { zh: '宽度', en: 'Width' },
      help: {
        zh: '“内容宽”让表格、代码与图片占用更多空间，段落仍保持易读的行长；“标题在侧”在宽屏上把标题与导语放在正文左侧。',
        en: '“Content” gives tables, code and pictures more room, while paragraphs keep a readable line length. “Heading beside” puts heading and lead to the left of the text on wide screens.',
      },
      section: 'layout',
      options: {
        text: { zh: '正文宽', en: 'Text' },
        content: { zh: '内容宽', en: 'Content' },
        beside: { zh: '标题在侧', en: 'Heading beside' },
      },
      default: 'text',
    }),
    tone: colorToken({ label: { zh: '底色', en: 'Surface' }, section: 'layout', default: 'light' }),
  },
  heading: 'heading',
  example: {
    zh: {
      attributes: {
        heading: '三档触感，各能做到什么',
        lead: '同一次点击，在不同的马达上是不同的手感。先选定档位，再设计效果。',
        body: `<p>档位由马达与驱动共同决定。编辑器会按目标设备换算，<strong>同一份效果不必重做</strong>。</p>
<h2>从哪里开始</h2>
<ul><li>已有振动反馈：从 HD 做起，用 <code>100–300 Hz</code> 的分级频率区分按键与提示。</li><li>需要材质与力度的细节：选 True HD，频率在 <code>30–500 Hz</code> 之间连续变化。</li><li>还没有决定：免费版带 50 多个预置效果，先上手比较。</li></ul>
<table><caption>触感档位与频率</caption><thead><tr><th scope="col">档位</th><th scope="col">频率</th><th scope="col">变化方式</th></tr></thead><tbody><tr><th scope="row">Rumble</th><td>不可调</td><td>强弱与节奏</td></tr><tr><th scope="row">HD</th><td>100–300 Hz</td><td>分级</td></tr><tr><th scope="row">True HD</th><td>30–500 Hz</td><td>连续</td></tr></tbody></table>
<blockquote><p>先关掉声音，再试一遍。手上还能分辨出来的，才算做好了。</p></blockquote>
<h2>一次点击，几行描述</h2>
<pre><code>{
  "transient": { "time": 0, "intensity": 0.9, "sharpness": 0.7 },
  "envelope": { "start": 4, "duration": 60, "frequency": [180, 90] }
}</code></pre>
<p>时间以毫秒计，强度与锐度取 0 到 1，频率以赫兹计。</p>`,
        width: 'text',
        tone: 'light',
      },
    },
    en: {
      attributes: {
        heading: 'Three haptic levels and what each can do',
        lead: 'The same click feels different on different actuators. Choose the level first, then design the effect.',
        body: `<p>Actuator and driver together set the level. The editor converts for the target device, so <strong>you design an effect once</strong>.</p>
<h2>Where to start</h2>
<ul><li>You already use vibration: start with HD, and tell keys from alerts with its steps from <code>100–300 Hz</code>.</li><li>You need texture and force: choose True HD, continuous from <code>30–500 Hz</code>.</li><li>Not sure yet: compare the 50+ presets of the Free tier by hand.</li></ul>
<table><caption>Haptic levels and their frequencies</caption><thead><tr><th scope="col">Level</th><th scope="col">Frequency</th><th scope="col">Variation</th></tr></thead><tbody><tr><th scope="row">Rumble</th><td>Fixed</td><td>Strength and rhythm</td></tr><tr><th scope="row">HD</th><td>100–300 Hz</td><td>In steps</td></tr><tr><th scope="row">True HD</th><td>30–500 Hz</td><td>Continuous</td></tr></tbody></table>
<blockquote><p>Turn the sound off and try again. Whatever the hand can still tell apart is finished.</p></blockquote>
<h2>A click in a few lines</h2>
<pre><code>{
  "transient": { "time": 0, "intensity": 0.9, "sharpness": 0.7 },
  "envelope": { "start": 4, "duration": 60, "frequency": [180, 90] }
}</code></pre>
<p>Times are milliseconds, intensity and sharpness run from 0 to 1, frequencies are hertz.</p>`,
        width: 'text',
        tone: 'light',
      },
    },
  },
});
