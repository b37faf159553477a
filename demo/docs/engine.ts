import { codeBlock } from '../code-block.ts';
import { archives } from '../files/archives.ts';
import type { SeedDoc } from '../seed-document.ts';

const minimal = codeBlock('c', archives['engine-sdk-mobile'].files['example/main.c']);
const start = codeBlock(
  'csharp',
  `using Haptera;

var haptics = new Engine();
haptics.Initialise();
var effects = haptics.Load("effects");`,
);
const once = codeBlock(
  'csharp',
  `void OnLanding() {
    haptics.Play(effects["landing"]);
}`,
);
const loop = codeBlock(
  'csharp',
  `var road = haptics.Loop(effects["road-gravel"]);

void Update() {
    road.Intensity = car.Speed / car.TopSpeed;
}`,
);
const side = codeBlock('csharp', 'haptics.Play(effects["road-kerb"], channel: 1);');
const stop = codeBlock('csharp', 'if (car.Speed == 0) road.Stop();');
const pause = codeBlock(
  'csharp',
  `void OnApplicationPause(bool isPaused) {
    if (isPaused) haptics.StopAll();
}`,
);
const level = codeBlock(
  'csharp',
  `switch (haptics.Level) {
    case Level.TrueHD: ShowText("True HD"); break;
    case Level.HD: ShowText("HD"); break;
    case Level.Rumble: ShowText("Rumble"); break;
    default: HideSetting(); break;
}`,
);
const rhythm = codeBlock('c', archives['sample-levels'].files['levels.c']);

export const engineDocs: readonly SeedDoc[] = [
  {
    key: 'engine',
    parent: null,
    docKey: 'engine',
    title: { zh: '接入渲染引擎', en: 'Add the rendering engine' },
    excerpt: {
      zh: '三个通道版本怎样选，四步调用的顺序，以及一段可以编译的 C 语言例子。',
      en: 'How to choose one of three channel versions, the order of the calls, and a complete example in C.',
    },
    html: {
      zh: `<p>引擎读取效果文件，按设备的能力驱动马达。它不画界面，也不播放声音。</p><h2>选择版本</h2><table><thead><tr><th scope="col">版本</th><th scope="col">马达</th><th scope="col">适合</th></tr></thead><tbody><tr><th scope="row">单通道</th><td>一颗</td><td>手机、触控板</td></tr><tr><th scope="row">双通道</th><td>左右各一颗</td><td>手柄、掌机</td></tr><tr><th scope="row">多通道</th><td>三颗以上</td><td>背心、座椅、方向盘、座舱</td></tr></tbody></table><p>效果文件三个版本通用。换版本时，只换引擎库，不换内容与代码。</p><h2>调用的顺序</h2><ol><li>启动时初始化一次。</li><li>读入 effects 文件夹。</li><li>在事件里按名称播放。</li><li>切到后台时停止，退出时关闭。</li></ol><p>完整的例子，随手机 SDK 提供：</p>${minimal}<h2>时间</h2><p>引擎启停低至 1 ms，视马达在 1–5 ms 之间。声音与触感的先后由调用的时刻决定：请在播放声音的同一处调用。使用无线耳机时，按耳机延迟推后触感。</p><h2>线程与开销</h2><p>播放立即返回，不等待马达。同一效果可以重叠播放，后一次不打断前一次；循环需要自己停止。</p>`,
      en: `<p>The engine reads effect files and drives the actuators, as far as the device allows. It draws no interface and plays no sound.</p><h2>Choose a version</h2><table><thead><tr><th scope="col">Version</th><th scope="col">Actuators</th><th scope="col">Made for</th></tr></thead><tbody><tr><th scope="row">Single channel</th><td>One</td><td>Phones, trackpads</td></tr><tr><th scope="row">Dual channel</th><td>One on either side</td><td>Controllers, handhelds</td></tr><tr><th scope="row">Multi channel</th><td>Three or more</td><td>Vests, seats, steering wheels, cockpits</td></tr></tbody></table><p>Effect files are the same for all three. To switch versions, replace the library and leave content and code as they are.</p><h2>The order of calls</h2><ol><li>Initialise once, at the start.</li><li>Read the folder effects.</li><li>Play effects by name when something happens.</li><li>Stop when the app goes to the background, and close at the end.</li></ol><p>A complete example, from the SDK for phones:</p>${minimal}<h2>Time</h2><p>The engine starts and stops in as little as 1 ms; with the actuator, 1–5 ms. Whether sound or touch comes first depends on when you call: do it where you play the sound. With wireless headphones, delay the haptics to match.</p><h2>Threads and cost</h2><p>Playing returns at once and does not wait for the actuator. Effects may overlap, and a new one does not cut off the last. Loops run until you stop them.</p>`,
    },
  },
  {
    key: 'play-effects',
    parent: 'engine',
    docKey: 'engine-play',
    title: { zh: '用代码播放效果', en: 'Play effects from code' },
    excerpt: {
      zh: '初始化、播放、循环、停止与左右通道的 C# 代码，以及 C 语言里对应的调用。',
      en: 'Initialise, play, loop, stop and choose a side, in C#, with the matching calls in C and the clean-up that is easy to forget.',
    },
    html: {
      zh: `<p>下面以 Unity 的 C# 为例，C 语言的对应调用列在末尾。接口文件在<a href="/community/resource/unity-plugin">Unity 插件</a>里。</p><h2>初始化</h2>${start}<h2>播放一次</h2><p>撞击、按键、开关，在事件里播放即可。</p>${once}<h2>循环，并随游戏变化</h2><p>路面、引擎、雨是持续的。循环播放，再按车速改变强度，强度取值至 1：</p>${loop}<h2>指定左右</h2><p>双通道的引擎以 channel 指定通道，手柄右侧为 1。各种设备的通道见<a href="/community/resource/engine-sdk-desktop">电脑 SDK</a> 的 CHANNELS.md。</p>${side}<h2>停止</h2><p>车停了就停止循环，不要让它以零强度播放。</p>${stop}<h2>切到后台</h2><p>切到后台、打开菜单、弹出对话框时，停下所有循环，否则手机会在口袋里继续振动。</p>${pause}<h2>C 语言里的对应调用</h2><table><thead><tr><th scope="col">C#</th><th scope="col">C</th></tr></thead><tbody><tr><th scope="row">Initialise</th><td>haptera_initialise</td></tr><tr><th scope="row">Load</th><td>haptera_load</td></tr><tr><th scope="row">Play</th><td>haptera_play</td></tr><tr><th scope="row">Loop</th><td>haptera_play_loop</td></tr><tr><th scope="row">Intensity</th><td>haptera_set_intensity</td></tr><tr><th scope="row">Stop</th><td>haptera_stop</td></tr><tr><th scope="row">StopAll</th><td>haptera_stop_all</td></tr><tr><th scope="row">Dispose</th><td>haptera_close</td></tr></tbody></table>`,
      en: `<p>The examples are C# in Unity; the matching calls in C are at the end. The interface is in the <a href="/en/community/resource/unity-plugin">Unity plugin</a>.</p><h2>Initialise</h2>${start}<h2>Play once</h2><p>Play impacts, keys and switches as they happen.</p>${once}<h2>Loop, and follow the game</h2><p>A road, an engine or rain is continuous. Loop it and let the speed set its intensity, up to 1:</p>${loop}<h2>Choose a side</h2><p>With the dual channel engine, channel selects the side; the right grip of a controller is 1. CHANNELS.md in the <a href="/en/community/resource/engine-sdk-desktop">SDK for computers</a> lists the channels of each device.</p>${side}<h2>Stop</h2><p>When the car stops, stop the loop. Do not play it at zero intensity.</p>${stop}<h2>In the background</h2><p>Stop all loops when the app goes to the background, a menu opens or a dialog appears. A phone must not go on vibrating in a pocket.</p>${pause}<h2>The same calls in C</h2><table><thead><tr><th scope="col">C#</th><th scope="col">C</th></tr></thead><tbody><tr><th scope="row">Initialise</th><td>haptera_initialise</td></tr><tr><th scope="row">Load</th><td>haptera_load</td></tr><tr><th scope="row">Play</th><td>haptera_play</td></tr><tr><th scope="row">Loop</th><td>haptera_play_loop</td></tr><tr><th scope="row">Intensity</th><td>haptera_set_intensity</td></tr><tr><th scope="row">Stop</th><td>haptera_stop</td></tr><tr><th scope="row">StopAll</th><td>haptera_stop_all</td></tr><tr><th scope="row">Dispose</th><td>haptera_close</td></tr></tbody></table>`,
    },
  },
  {
    key: 'other-devices',
    parent: 'engine',
    docKey: 'engine-levels',
    title: { zh: '在能力不同的设备上', en: 'On less capable devices' },
    excerpt: {
      zh: '同一份效果在 True HD、HD 与 Rumble 上各保留什么，哪些由引擎处理，哪些要在设计里解决。',
      en: 'What an effect keeps on True HD, HD and Rumble, what the engine does automatically, and what your design has to solve.',
    },
    html: {
      zh: `<h2>各档保留什么</h2><table><thead><tr><th scope="col">档位</th><th scope="col">时间与强度</th><th scope="col">频率</th></tr></thead><tbody><tr><th scope="row">True HD</th><td>保留</td><td>30–500 Hz，连续</td></tr><tr><th scope="row">HD</th><td>保留</td><td>归到 100–300 Hz 中相近的一级</td></tr><tr><th scope="row">Rumble</th><td>保留</td><td>不可调</td></tr><tr><th scope="row">没有触感</th><td>调用不出错，不播放</td><td>–</td></tr></tbody></table><h2>要在设计里解决的</h2><p>只靠频率区分的两个效果，到了 Rumble 就相同了。请给它们不同的节奏。下面的例子在 Rumble 上多播放一次：</p>${rhythm}<h2>查询档位</h2><p>多数时候不必查询。设置页要写明档位时，可以这样：</p>${level}<h2>测试</h2><p>每一档准备一台设备。关掉声音，请没有参与设计的人说出发生了什么，10 次里说对 8 次以上才算通过。</p>`,
      en: `<h2>What each level keeps</h2><table><thead><tr><th scope="col">Level</th><th scope="col">Time and intensity</th><th scope="col">Frequency</th></tr></thead><tbody><tr><th scope="row">True HD</th><td>Kept</td><td>30–500 Hz, continuous</td></tr><tr><th scope="row">HD</th><td>Kept</td><td>Moved to the nearest step between 100 and 300 Hz</td></tr><tr><th scope="row">Rumble</th><td>Kept</td><td>Fixed</td></tr><tr><th scope="row">No haptics</th><td>Calls do nothing and raise no error</td><td>–</td></tr></tbody></table><h2>What your design has to solve</h2><p>Two effects that differ in frequency alone become one on Rumble. Give them different rhythms. This example plays a second effect there:</p>${rhythm}<h2>Query the level</h2><p>Most of the time there is no need. It helps when your settings screen names the level:</p>${level}<h2>Test</h2><p>Keep one device of each level. Mute the sound and let someone who was not involved say what happened. It passes with 8 right out of 10.</p>`,
    },
  },
];
