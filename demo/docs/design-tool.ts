import type { SeedDoc } from '../seed-document.ts';

export const designTool: readonly SeedDoc[] = [
  {
    key: 'design-tool',
    parent: null,
    docKey: 'creator',
    title: { zh: '设计工具', en: 'The design tool' },
    excerpt: {
      zh: '一条时间轴，两种元素。看懂曲线上的竖线与起伏，就能读懂任何一个效果，也能画出自己的。',
      en: 'One timeline, two kinds of objects. Once you can read lines and hills, you can read any effect, and draw your own.',
    },
    html: {
      zh: '<p>工具有两种：手机应用适合挑选与感受，桌面专业版适合细画与批量整理。两边的文件通用。</p><h2>界面上有什么</h2><ul><li><strong>时间轴</strong>：横向是时间，以毫秒计。</li><li><strong>强度</strong>：纵向是强弱，以百分比计。</li><li><strong>频率</strong>：叠在包络上的第二条线，以赫兹计。</li></ul><h2>建议的顺序</h2><ol><li>从预置效果里挑一个接近的。</li><li>先改时间，再改强度，后改频率。手对时间敏感，对频率宽容。</li><li>每改一处，就到真机上试一次。</li></ol>',
      en: '<p>There are two tools: the mobile app, for picking and feeling, and the desktop Pro, for detailed editing and organising many effects. They share their files.</p><h2>What you see</h2><ul><li><strong>Timeline</strong>: from left to right, in milliseconds.</li><li><strong>Intensity</strong>: from bottom to top, in per cent.</li><li><strong>Frequency</strong>: a second line on an envelope, in hertz.</li></ul><h2>A workflow that works</h2><ol><li>Pick the preset that comes closest.</li><li>Change time before intensity, and frequency last. Hands are strict about time and lenient about frequency.</li><li>After each change, try it on a device.</li></ol>',
    },
  },
  {
    key: 'transients-and-envelopes',
    parent: 'design-tool',
    docKey: 'creator-curves',
    title: { zh: '瞬态与包络', en: 'Transients and envelopes' },
    excerpt: {
      zh: '瞬态是一下，包络是一段。什么时候用哪一种，怎样让它们连在一起而不糊成一片。',
      en: 'A transient is a moment, an envelope a stretch of time. When to use which, and how to combine them without blurring either.',
    },
    html: {
      zh: '<h2>瞬态</h2><p>瞬态是曲线上的一根竖线，手上的一下点击。它有时刻与强度，没有长度。按键、开关、撞击、刻度都用它。</p><h2>包络</h2><p>包络是一段起伏，强度与频率在其间变化。引擎声、雨、弓弦的张力都用它。True HD 的设备在 30–500 Hz 之间连续变化；HD 在 100–300 Hz 之间分级。</p><h2>连在一起</h2><ul><li>先瞬态，后包络：像敲在木头上，有余音。</li><li>先包络，后瞬态：像拉到头的弹簧，终于扣上。</li><li>两个瞬态挨得太近，会合成一下。先拉开时间，再减轻后一个。</li></ul><h2>留白</h2><p>手需要安静才能认出下一下。检查效果时，先看竖线之间的空白够不够。</p>',
      en: '<h2>Transients</h2><p>A transient is an upright line on the curve and a single click in the hand. It has a time and an intensity, and no length. Keys, switches, impacts and detents are made of it.</p><h2>Envelopes</h2><p>An envelope is a hill along which intensity and frequency change. Engines, rain and the pull of a bowstring are made of it. A True HD device is continuous from 30 to 500 Hz; HD has steps between 100 and 300 Hz.</p><h2>Combining them</h2><ul><li>A transient, then an envelope: a knock on wood that rings on.</li><li>An envelope, then a transient: a spring pulled back until it catches.</li><li>Two transients too close to each other become one. Move them apart first, then lighten the second.</li></ul><h2>Leave room</h2><p>A hand needs silence to notice the next event. When you review an effect, look at the gaps before the lines.</p>',
    },
  },
  {
    key: 'presets-and-export',
    parent: 'design-tool',
    docKey: 'creator-export',
    title: { zh: '预置效果与导出', en: 'Presets and export' },
    excerpt: {
      zh: '50 多个预置效果从哪里来、怎样改成自己的，导出一份文件，三个版本的引擎都能播放。',
      en: 'Where the 50+ presets come from, how to make one your own, and how to export one file that every version of the engine plays.',
    },
    html: {
      zh: '<h2>使用预置效果</h2><p>免费版带 50 多个预置效果，按场景分组：按键、提示、撞击、路面、天气。打开一个，另存一份，再改自己那一份。原来的留着作比较。</p><h2>命名</h2><p>代码按名称播放效果。请用说得出场景的名称，不要用编号。</p><pre><code>keyboard-tap\nroad-gravel\ndoor-close-heavy</code></pre><h2>导出</h2><ol><li>选中要用的效果。</li><li>检查它们在 HD 一档的样子：工具会显示频率落在哪一级。</li><li>导出一份效果文件。单通道、双通道、多通道三个版本的引擎都读它。</li></ol><h2>之后的修改</h2><p>名称不变，代码就不用变。再次导出，覆盖原来的文件即可。</p>',
      en: '<h2>Use a preset</h2><p>The Free tier comes with 50+ presets in groups: keys, alerts, impacts, road surfaces, weather. Open one, save a copy, and change the copy. Keep the original to compare with.</p><h2>Names</h2><p>Code plays effects by name. Use names that describe them, not numbers.</p><pre><code>keyboard-tap\nroad-gravel\ndoor-close-heavy</code></pre><h2>Export</h2><ol><li>Select the effects that you need.</li><li>Check them at the HD level: the tool shows which step each frequency falls on.</li><li>Export one effect file. The single, dual and multi channel versions of the engine all read it.</li></ol><h2>Later changes</h2><p>As long as a name stays the same, your code does not change. Just export over the old file.</p>',
    },
  },
];
