import { codeBlock } from '../code-block.ts';
import { printEffect } from '../files/effects.ts';
import type { SeedDoc } from '../seed-document.ts';

const landing = codeBlock('json', printEffect('landing'));
const kerb = codeBlock('json', printEffect('road-kerb'));

export const fileFormat: readonly SeedDoc[] = [
  {
    key: 'file-format',
    parent: null,
    docKey: 'format',
    title: { zh: '文件与档位', en: 'Files and levels' },
    excerpt: {
      zh: '效果文件的内容与单位，三档触感的频率范围，以及一份文件为何适用于各种设备。',
      en: 'What an effect file contains and in which units, the frequency range of each level, and why one file serves every device.',
    },
    html: {
      zh: '<p>效果文件写明时刻、强度与频率，由引擎换算成马达的动作，所以同一份文件可以在手机、手柄与触控板上播放。</p><h2>单位</h2><table><thead><tr><th scope="col">量</th><th scope="col">单位</th><th scope="col">范围</th></tr></thead><tbody><tr><th scope="row">时间</th><td>毫秒（ms），整数</td><td>一个效果不超过 1000 ms；更长的用循环</td></tr><tr><th scope="row">强度</th><td>百分比，整数</td><td>至 100</td></tr><tr><th scope="row">频率</th><td>赫兹（Hz），整数</td><td>30–500</td></tr></tbody></table><h2>文件夹</h2><p>每个效果一个 .he 文件，文本，内容为 JSON。文件名就是效果的名称，放在同一个文件夹里一次读入。</p><h2>本章内容</h2><ul><li>读懂一份效果文件：逐个字段。</li><li>三档触感：频率范围与用途。</li></ul>',
      en: '<p>An effect file states times, intensities and frequencies. The engine turns them into the movement of an actuator, so one file plays on phones, controllers and trackpads.</p><h2>Units</h2><table><thead><tr><th scope="col">Quantity</th><th scope="col">Unit</th><th scope="col">Range</th></tr></thead><tbody><tr><th scope="row">Time</th><td>Milliseconds (ms), whole</td><td>An effect takes up to 1000 ms; loop it for more</td></tr><tr><th scope="row">Intensity</th><td>Per cent, whole</td><td>Up to 100</td></tr><tr><th scope="row">Frequency</th><td>Hertz (Hz), whole</td><td>30–500</td></tr></tbody></table><h2>Folders</h2><p>Each effect is a text file that ends in .he and contains JSON. Its name is the name of the effect. All files of a folder are read at once.</p><h2>In this chapter</h2><ul><li>Read an effect file: field by field.</li><li>The three haptic levels: frequency ranges and uses.</li></ul>',
    },
  },
  {
    key: 'effect-file',
    parent: 'file-format',
    docKey: 'format-file',
    title: { zh: '读懂一份效果文件', en: 'Read an effect file' },
    excerpt: {
      zh: '以 landing.he 为例逐个字段说明取值与作用，再看一个用来循环的效果。',
      en: 'Every field of landing.he with its value and its effect, and a second file that is made to be looped.',
    },
    html: {
      zh: `<h2>例子：落地</h2>${landing}<h2>字段</h2><table><thead><tr><th scope="col">字段</th><th scope="col">意思</th><th scope="col">调大之后</th></tr></thead><tbody><tr><th scope="row">name</th><td>名称，代码按它播放</td><td>–</td></tr><tr><th scope="row">transient.time</th><td>瞬态的时刻，ms</td><td>更晚</td></tr><tr><th scope="row">transient.intensity</th><td>瞬态的强度，%</td><td>更重</td></tr><tr><th scope="row">envelope.start</th><td>包络的起点，ms</td><td>余音来得更晚</td></tr><tr><th scope="row">envelope.duration</th><td>包络的时长，ms</td><td>余音更长</td></tr><tr><th scope="row">envelope.intensity</th><td>开头与末尾的强度，%</td><td>更明显</td></tr><tr><th scope="row">envelope.frequency</th><td>开头与末尾的频率，Hz</td><td>更明亮</td></tr></tbody></table><p>瞬态与包络可以只有其一。包络在 8 ms 开始，与瞬态隔开，落地的一下更清楚；频率由 120 Hz 降到 60 Hz，重量随之下沉。</p><h2>用来循环的效果</h2><p>路肩是一拍 48 ms 的节奏，末尾与开头强度相同，循环时没有接缝：</p>${kerb}<h2>常见错误</h2><ul><li>包络与瞬态重叠，强度也相近：瞬态被掩盖。</li><li>循环的两端强度不同：每一圈都有一次跳变。</li><li>频率低于 30 Hz 或高于 500 Hz：读入时拒绝，并指出字段。</li></ul>`,
      en: `<h2>An example: a landing</h2>${landing}<h2>Fields</h2><table><thead><tr><th scope="col">Field</th><th scope="col">Means</th><th scope="col">If you raise it</th></tr></thead><tbody><tr><th scope="row">name</th><td>The name by which code plays it</td><td>–</td></tr><tr><th scope="row">transient.time</th><td>When the transient happens, in ms</td><td>It happens later</td></tr><tr><th scope="row">transient.intensity</th><td>How strong it is, in %</td><td>It feels heavier</td></tr><tr><th scope="row">envelope.start</th><td>When the envelope begins, in ms</td><td>The tail starts later</td></tr><tr><th scope="row">envelope.duration</th><td>How long it is, in ms</td><td>The tail lasts longer</td></tr><tr><th scope="row">envelope.intensity</th><td>Intensity at its start and end, in %</td><td>The tail is stronger</td></tr><tr><th scope="row">envelope.frequency</th><td>Frequency at its start and end, in Hz</td><td>The tail is brighter</td></tr></tbody></table><p>An effect may have only one of the two. Here the envelope starts at 8 ms, apart from the transient, which keeps the impact distinct, and its frequency falls from 120 to 60 Hz, so that weight seems to settle.</p><h2>An effect to loop</h2><p>A kerb is a beat of 48 ms. Its end is as strong as its beginning, so the loop has no seam:</p>${kerb}<h2>Common mistakes</h2><ul><li>An envelope as strong as the transient that it overlaps: it masks the click.</li><li>A loop whose ends differ in intensity: it jumps once a turn.</li><li>A frequency below 30 or above 500 Hz: the file is refused, with the name of the field.</li></ul>`,
    },
  },
  {
    key: 'haptic-levels',
    parent: 'file-format',
    docKey: 'format-levels',
    title: { zh: '三档触感', en: 'The three haptic levels' },
    excerpt: {
      zh: 'Rumble、HD 与 True HD 的频率范围与用途，以及怎样知道一台设备属于哪一档。',
      en: 'The frequency ranges of Rumble, HD and True HD, what each is good at, and how to find out the level of a device.',
    },
    html: {
      zh: '<h2>范围与用途</h2><table><thead><tr><th scope="col">档位</th><th scope="col">频率</th><th scope="col">适合</th><th scope="col">不适合</th></tr></thead><tbody><tr><th scope="row">Rumble</th><td>不可调</td><td>撞击、来电、提示</td><td>区分材质与武器</td></tr><tr><th scope="row">HD</th><td>100–300 Hz，分级</td><td>按键、开关、刻度</td><td>100 Hz 以下的引擎与雷声</td></tr><tr><th scope="row">True HD</th><td>30–500 Hz，连续</td><td>材质、转速、远近</td><td>–</td></tr></tbody></table><h2>分级与连续</h2><p>分级时，相近的频率落在同一级上：设计里相差不大的两个效果，到了 HD 设备上可能相同。工具的“按设备预览”会标出落在同一级的效果。</p><h2>一台设备属于哪一档</h2><ul><li>手机与平板：查<a href="/explore/hapticslist">支持的机型</a>，名单更新于 2024 年 11 月 29 日。</li><li>游戏与应用：查<a href="/explore/application">支持的应用</a>，名单更新于 2024 年 9 月 27 日。</li><li>程序里：C# 读 haptics.Level，C 调用 haptera_get_level。</li></ul>',
      en: '<h2>Ranges and uses</h2><table><thead><tr><th scope="col">Level</th><th scope="col">Frequency</th><th scope="col">Good at</th><th scope="col">Not good at</th></tr></thead><tbody><tr><th scope="row">Rumble</th><td>Fixed</td><td>Impacts, calls, alerts</td><td>Telling textures and weapons apart</td></tr><tr><th scope="row">HD</th><td>100–300 Hz, in steps</td><td>Keys, switches, detents</td><td>Engines and thunder below 100 Hz</td></tr><tr><th scope="row">True HD</th><td>30–500 Hz, continuous</td><td>Texture, revs, distance</td><td>–</td></tr></tbody></table><h2>Steps and the continuous range</h2><p>With steps, neighbouring frequencies fall on the same one, so two similar effects can become one on an HD device. “Preview by device” marks those that do.</p><h2>Which level a device has</h2><ul><li>Phones and tablets: see the <a href="/en/explore/hapticslist">supported models</a>, updated November 29, 2024.</li><li>Games and apps: see the <a href="/en/explore/application">supported apps</a>, updated September 27, 2024.</li><li>In a program: read haptics.Level in C#, or call haptera_get_level in C.</li></ul>',
    },
  },
];
