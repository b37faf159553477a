import { codeBlock } from '../code-block.ts';
import { printEffect } from '../files/effects.ts';
import type { SeedDoc } from '../seed-document.ts';

export const designTool: readonly SeedDoc[] = [
  {
    key: 'design-tool',
    parent: null,
    docKey: 'creator',
    title: { zh: '设计工具', en: 'The design tool' },
    excerpt: {
      zh: '时间轴上的两种元素、三个参数与它们的范围，以及从预置效果到成品的顺序。',
      en: 'Two kinds of objects on a timeline, three parameters and their ranges, and a workflow from a preset to a finished effect.',
    },
    html: {
      zh: '<p>手机应用适合挑选与试用，桌面专业版适合细画与整理。两者读写同一种效果文件。</p><h2>界面上有什么</h2><table><thead><tr><th scope="col">元素</th><th scope="col">是什么</th><th scope="col">单位</th></tr></thead><tbody><tr><th scope="row">时间轴</th><td>横向，从效果开头算起</td><td>毫秒（ms）</td></tr><tr><th scope="row">强度</th><td>纵向，瞬态与包络都有</td><td>百分比，至 100%</td></tr><tr><th scope="row">频率</th><td>叠在包络上的第二条线</td><td>赫兹（Hz），30–500</td></tr></tbody></table><h2>工作的顺序</h2><ol><li>从 50 多个预置效果里挑一个接近的，另存一份。</li><li>先改时间，再改强度，后改频率：时间的差别容易察觉，频率的差别较难。</li><li>每改一处，就在真机上播放一次。</li><li>在“按设备预览”里看它在 HD 与 Rumble 上还剩什么。</li></ol><h2>快捷方式</h2><p>空格播放，方向键以 1 ms 移动所选的元素，按住 Shift 以 10 ms 移动。</p>',
      en: '<p>The mobile app is for picking and trying, the desktop Pro for detailed editing and organising. Both read and write the same effect files.</p><h2>What you see</h2><table><thead><tr><th scope="col">Object</th><th scope="col">What it is</th><th scope="col">Unit</th></tr></thead><tbody><tr><th scope="row">Timeline</th><td>Left to right, from the start of the effect</td><td>Milliseconds (ms)</td></tr><tr><th scope="row">Intensity</th><td>Bottom to top, for transients and envelopes</td><td>Per cent, up to 100%</td></tr><tr><th scope="row">Frequency</th><td>A second line on an envelope</td><td>Hertz (Hz), 30–500</td></tr></tbody></table><h2>A workflow that works</h2><ol><li>Pick the closest of the 50+ presets and save a copy.</li><li>Change time before intensity, and frequency last: differences in time are easy to feel, those in frequency less so.</li><li>After each change, play it on a device.</li><li>Look at “Preview by device” to see what is left of it on HD and on Rumble.</li></ol><h2>Shortcuts</h2><p>Space plays. The arrow keys move the selected object by 1 ms, with Shift by 10 ms.</p>',
    },
  },
  {
    key: 'transients-and-envelopes',
    parent: 'design-tool',
    docKey: 'creator-curves',
    title: { zh: '瞬态与包络', en: 'Transients and envelopes' },
    excerpt: {
      zh: '瞬态是一次点击，包络是一段振动。两者怎样组合，常见效果的时长与频率取值。',
      en: 'A transient is a click, an envelope a stretch of vibration. How to combine them, and the lengths and frequencies of common effects.',
    },
    html: {
      zh: '<h2>瞬态</h2><p>瞬态有时刻与强度，没有长度。按键、开关、撞击与刻度都以它开头。</p><h2>包络</h2><p>包络有起点、时长，以及开头与末尾的强度和频率。引擎、雨声、余韵都用它。True HD 的设备在 30–500 Hz 之间连续变化；HD 在 100–300 Hz 之间分级。</p><h2>常用取值</h2><table><thead><tr><th scope="col">效果</th><th scope="col">元素</th><th scope="col">时长</th><th scope="col">频率</th></tr></thead><tbody><tr><th scope="row">按键</th><td>瞬态加短包络</td><td>30 ms 以内</td><td>200–250 Hz</td></tr><tr><th scope="row">开关</th><td>瞬态加滑动的包络</td><td>40 ms</td><td>由 200 升到 300 Hz</td></tr><tr><th scope="row">落地、碰撞</th><td>瞬态加低频包络</td><td>200 ms 以内</td><td>由 100 降到 50 Hz</td></tr><tr><th scope="row">路面、引擎</th><td>循环的包络</td><td>每段 200 ms</td><td>50–250 Hz</td></tr></tbody></table><h2>组合</h2><ul><li>先瞬态，后包络：像敲在木头上，有余音。</li><li>先包络，后瞬态：像拉紧的弹簧扣上。</li><li>两个瞬态相隔不足 10 ms，会合成一下。先拉开时间，再减轻后一个。</li></ul><h2>留出间隔</h2><p>检查效果时，先看瞬态之间的空白。没有间隔，下一次点击就不易察觉。</p>',
      en: '<h2>Transients</h2><p>A transient has a time and an intensity, and no length. Keys, switches, impacts and detents begin with one.</p><h2>Envelopes</h2><p>An envelope has a start and a duration, and an intensity and a frequency at either end. Engines, rain and the tail of a click are made of them. A True HD device is continuous from 30 to 500 Hz; HD has steps between 100 and 300 Hz.</p><h2>Common values</h2><table><thead><tr><th scope="col">Effect</th><th scope="col">Made of</th><th scope="col">Length</th><th scope="col">Frequency</th></tr></thead><tbody><tr><th scope="row">Key</th><td>A transient and a short envelope</td><td>Within 30 ms</td><td>200–250 Hz</td></tr><tr><th scope="row">Switch</th><td>A transient and a gliding envelope</td><td>40 ms</td><td>200 up to 300 Hz</td></tr><tr><th scope="row">Landing, impact</th><td>A transient and a low envelope</td><td>Within 200 ms</td><td>100 down to 50 Hz</td></tr><tr><th scope="row">Road, engine</th><td>A looped envelope</td><td>200 ms a loop</td><td>50–250 Hz</td></tr></tbody></table><h2>Combining them</h2><ul><li>A transient, then an envelope: a knock on wood that rings on.</li><li>An envelope, then a transient: a spring pulled back until it catches.</li><li>Two transients less than 10 ms apart become one. Move them apart first, then lighten the second.</li></ul><h2>Leave gaps</h2><p>When you review an effect, look at the space between transients first. Without it, the next click goes unnoticed.</p>',
    },
  },
  {
    key: 'presets-and-export',
    parent: 'design-tool',
    docKey: 'creator-export',
    title: { zh: '预置效果与导出', en: 'Presets and export' },
    excerpt: {
      zh: '50 多个预置效果的分组、命名规则与导出的文件；同一份文件，引擎的三个版本都能播放。',
      en: 'The groups of the 50+ presets, how to name effects, and what an export contains: one file that every version of the engine plays.',
    },
    html: {
      zh: `<h2>使用预置效果</h2><p>免费版带 50 多个预置效果，分为按键、提示、撞击、路面与天气五组。打开一个，另存一份，修改自己的那一份，原来的留着比较。</p><h2>命名</h2><p>代码按名称播放效果。名称用小写字母与连字符，说明用途，不用编号：</p><pre><code>keyboard-tap
road-gravel
recoil-bolt</code></pre><h2>导出</h2><ol><li>选中要用的效果。</li><li>检查它们在 HD 一档的样子：工具显示频率落在哪一级。</li><li>导出到 effects 文件夹：每个效果一个 .he 文件。</li></ol><p>导出的 keyboard-tap.he：</p>${codeBlock('json', printEffect('keyboard-tap'))}<h2>之后的修改</h2><p>名称不变，代码就不用变。再次导出，覆盖原来的文件即可。</p>`,
      en: `<h2>Use a preset</h2><p>The Free tier has 50+ presets in five groups: keys, alerts, impacts, road surfaces and weather. Open one, save a copy and change the copy. Keep the original to compare with.</p><h2>Names</h2><p>Code plays effects by name. Use lower-case words joined by hyphens that say what an effect is for, not numbers:</p><pre><code>keyboard-tap
road-gravel
recoil-bolt</code></pre><h2>Export</h2><ol><li>Select the effects that you need.</li><li>Check them at the HD level: the tool shows which step each frequency falls on.</li><li>Export them to the folder effects: one .he file for each effect.</li></ol><p>The exported keyboard-tap.he:</p>${codeBlock('json', printEffect('keyboard-tap'))}<h2>Later changes</h2><p>As long as a name stays the same, your code does not change. Export again over the old file.</p>`,
    },
  },
];
