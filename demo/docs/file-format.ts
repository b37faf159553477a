import type { SeedDoc } from '../seed-document.ts';

export const fileFormat: readonly SeedDoc[] = [
  {
    key: 'file-format',
    parent: null,
    docKey: 'format',
    title: { zh: '文件与档位', en: 'Files and levels' },
    excerpt: {
      zh: '效果文件里写着什么，三档触感各自的频率范围，以及为什么一份文件可以走遍所有设备。',
      en: 'What an effect file contains, the frequency range of each haptic level, and why one file serves every device.',
    },
    html: {
      zh: '<p>效果文件写的是意图：什么时候、多强、多高。设备怎样做到，由引擎决定。所以同一份文件可以在手机、手柄与触控板上播放。</p><h2>单位</h2><ul><li>时间：毫秒（ms）。</li><li>强度：百分比。</li><li>频率：赫兹（Hz）。</li></ul><h2>本章内容</h2><p>先看一个完整的例子，再看三档触感的频率范围。</p>',
      en: '<p>An effect file states an intent: when, how strong, how high. How a device gets there is up to the engine. So one file plays on phones, controllers and trackpads.</p><h2>Units</h2><ul><li>Time: milliseconds (ms).</li><li>Intensity: per cent.</li><li>Frequency: hertz (Hz).</li></ul><h2>In this chapter</h2><p>A complete example first, then the frequency range of each of the three levels.</p>',
    },
  },
  {
    key: 'effect-file',
    parent: 'file-format',
    docKey: 'format-file',
    title: { zh: '读懂一份效果文件', en: 'Read an effect file' },
    excerpt: {
      zh: '一次点击加一段余音，写成数据只有几行。逐行说明每个值的意思，以及改动它时手上会有什么不同。',
      en: 'A click that rings on takes a few lines of data. What each value means, and what your hand notices when you change it.',
    },
    html: {
      zh: '<h2>例子</h2><pre><code class="language-js">{\n  transient: { time: 1, intensity: 100 },\n  envelope: { start: 4, duration: 8, frequency: [300, 100] }\n}</code></pre><h2>逐行说明</h2><table><thead><tr><th scope="col">值</th><th scope="col">意思</th><th scope="col">改动它，手上会</th></tr></thead><tbody><tr><th scope="row">time</th><td>瞬态发生的时刻</td><td>早一点或晚一点</td></tr><tr><th scope="row">intensity</th><td>瞬态的强度</td><td>重一点或轻一点</td></tr><tr><th scope="row">start</th><td>包络开始的时刻</td><td>余音来得早或晚</td></tr><tr><th scope="row">duration</th><td>包络的长短</td><td>余音拖得长或短</td></tr><tr><th scope="row">frequency</th><td>从起点到终点的频率</td><td>从明亮到低沉，或相反</td></tr></tbody></table><h2>两点提醒</h2><ul><li>包络从瞬态之后开始，中间的空白让点击更清楚。</li><li>频率由高到低，听感与手感都像在远去；由低到高，像在靠近。</li></ul>',
      en: '<h2>An example</h2><pre><code class="language-js">{\n  transient: { time: 1, intensity: 100 },\n  envelope: { start: 4, duration: 8, frequency: [300, 100] }\n}</code></pre><h2>Line by line</h2><table><thead><tr><th scope="col">Value</th><th scope="col">Means</th><th scope="col">If you change it</th></tr></thead><tbody><tr><th scope="row">time</th><td>When the transient happens</td><td>It happens earlier or later</td></tr><tr><th scope="row">intensity</th><td>How strong it is</td><td>It feels heavier or lighter</td></tr><tr><th scope="row">start</th><td>When the envelope begins</td><td>The ringing starts earlier or later</td></tr><tr><th scope="row">duration</th><td>How long the envelope is</td><td>The ringing lasts longer or shorter</td></tr><tr><th scope="row">frequency</th><td>Its frequency at the start and at the end</td><td>It goes from bright to dark, or the other way round</td></tr></tbody></table><h2>Two things to remember</h2><ul><li>The envelope begins after the transient. The gap between them makes the click distinct.</li><li>When the frequency falls, something seems to move away; when it rises, to come closer.</li></ul>',
    },
  },
  {
    key: 'haptic-levels',
    parent: 'file-format',
    docKey: 'format-levels',
    title: { zh: '三档触感', en: 'The three haptic levels' },
    excerpt: {
      zh: 'Rumble、HD 与 True HD 的频率范围，各自适合表现什么，以及怎样知道一台设备属于哪一档。',
      en: 'The frequency ranges of Rumble, HD and True HD, what each of them is good at, and how to find out the level of a device.',
    },
    html: {
      zh: '<h2>范围</h2><table><thead><tr><th scope="col">档位</th><th scope="col">频率</th><th scope="col">适合</th></tr></thead><tbody><tr><th scope="row">Rumble</th><td>不可调</td><td>节奏与强弱：撞击、提示</td></tr><tr><th scope="row">HD</th><td>100–300 Hz，分级</td><td>按键、开关、刻度</td></tr><tr><th scope="row">True HD</th><td>30–500 Hz，连续</td><td>材质、力度、远近</td></tr></tbody></table><h2>分级与连续</h2><p>分级的意思是，相邻的频率会落在同一级上。设计时相差太小的两个频率，到了 HD 的设备上就是一样的。连续则没有这个问题。</p><h2>一台设备属于哪一档</h2><p>手机与平板请查支持的机型，名单更新于 2024 年 11 月 29 日。游戏与应用的名单更新于 2024 年 9 月 27 日。程序里可以向引擎查询。</p>',
      en: '<h2>Ranges</h2><table><thead><tr><th scope="col">Level</th><th scope="col">Frequency</th><th scope="col">Good at</th></tr></thead><tbody><tr><th scope="row">Rumble</th><td>Fixed</td><td>Rhythm and strength: impacts, alerts</td></tr><tr><th scope="row">HD</th><td>100–300 Hz, in steps</td><td>Keys, switches, detents</td></tr><tr><th scope="row">True HD</th><td>30–500 Hz, continuous</td><td>Texture, force, distance</td></tr></tbody></table><h2>Steps and the continuous range</h2><p>With steps, neighbouring frequencies fall on the same one. Two that are too close in the design become one on an HD device. A continuous range has no such limit.</p><h2>Which level a device has</h2><p>For phones and tablets, see the supported models, updated November 29, 2024. The list of games and apps was updated September 27, 2024. A program can ask the engine.</p>',
    },
  },
];
