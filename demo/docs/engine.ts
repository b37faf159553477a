import type { SeedDoc } from '../seed-document.ts';

export const engineDocs: readonly SeedDoc[] = [
  {
    key: 'engine',
    parent: null,
    docKey: 'engine',
    title: { zh: '接入渲染引擎', en: 'Add the rendering engine' },
    excerpt: {
      zh: '引擎有单通道、双通道、多通道三个版本，接口一致。先选对版本，再用几行代码让效果动起来。',
      en: 'The engine comes in single, dual and multi channel versions with one interface. Choose the right one, then play effects in a few lines.',
    },
    html: {
      zh: '<p>引擎读取效果文件，按设备的能力把它变成马达的动作。它不画界面，也不播放声音。</p><h2>选择版本</h2><table><thead><tr><th scope="col">版本</th><th scope="col">适合</th></tr></thead><tbody><tr><th scope="row">单通道</th><td>手机、触控板：一颗马达</td></tr><tr><th scope="row">双通道</th><td>手柄：左右各一颗</td></tr><tr><th scope="row">多通道</th><td>背心、座椅、方向盘：各处各有各的动作</td></tr></tbody></table><p>效果文件三个版本通用。换版本时，只换引擎，不换内容。</p><h2>接入的次序</h2><ol><li>启动时初始化一次。</li><li>读入效果文件。</li><li>在事件里按名称播放。</li><li>切到后台时停止。</li></ol><h2>时间</h2><p>引擎启停低至 1 ms。听到与感到的先后，由您播放的时刻决定：请在声音播放的同一处调用它。</p>',
      en: '<p>The engine reads effect files and turns them into actuator movement, as far as the device allows. It draws no interface and plays no sound.</p><h2>Choose a version</h2><table><thead><tr><th scope="col">Version</th><th scope="col">Made for</th></tr></thead><tbody><tr><th scope="row">Single channel</th><td>Phones and trackpads, with one actuator</td></tr><tr><th scope="row">Dual channel</th><td>Controllers, with one in each grip</td></tr><tr><th scope="row">Multi channel</th><td>Vests, seats and steering wheels, where each spot does something different</td></tr></tbody></table><p>Effect files are the same for all three. To switch versions, you replace the engine and leave your content as it is.</p><h2>The order of calls</h2><ol><li>Initialise once, at the start.</li><li>Read the effect file.</li><li>Play effects by name when something happens.</li><li>Stop when the app goes to the background.</li></ol><h2>Time</h2><p>The engine starts and stops in as little as 1 ms. Whether the sound or the touch comes first depends on when you call: do it where you play the sound.</p>',
    },
  },
  {
    key: 'play-effects',
    parent: 'engine',
    docKey: 'engine-play',
    title: { zh: '用代码播放效果', en: 'Play effects from code' },
    excerpt: {
      zh: '播放一次、循环播放、随游戏变化、停止：四种调用，加上一处容易忘记的收尾。',
      en: 'Play once, loop, follow the game, stop: four calls, and the one clean-up that everyone forgets.',
    },
    html: {
      zh: '<p>下面以 Unity 的 C# 为例，其他平台的名称与顺序相同。</p><h2>初始化</h2><pre><code class="language-csharp">haptics.Initialise();\nvar effects = haptics.Load("effects");</code></pre><h2>播放一次</h2><p>撞击、按键、开关，在事件里播放即可。返回值可以不管。</p><pre><code class="language-csharp">void OnLanding() {\n    haptics.Play(effects["landing"]);\n}</code></pre><h2>循环，并随游戏变化</h2><p>路面、引擎、雨是持续的。循环播放，再改变强度：</p><pre><code class="language-csharp">var road = haptics.Loop(effects["road-gravel"]);\n\nvoid Update() {\n    road.Intensity = car.Speed / car.TopSpeed;\n}</code></pre><h2>停止</h2><p>车停了就停止循环，不要让它以零强度播放。</p><pre><code class="language-csharp">if (car.Speed == 0) road.Stop();</code></pre><h2>容易忘记的收尾</h2><p>切到后台、打开菜单、弹出对话框时，停下所有循环。否则手机会在口袋里继续震动。</p><pre><code class="language-csharp">void OnApplicationPause(bool isPaused) {\n    if (isPaused) haptics.StopAll();\n}</code></pre>',
      en: '<p>The examples are C# in Unity. Names and order are the same on other platforms.</p><h2>Initialise</h2><pre><code class="language-csharp">haptics.Initialise();\nvar effects = haptics.Load("effects");</code></pre><h2>Play once</h2><p>Play impacts, keys and switches as they happen. You can ignore the return value.</p><pre><code class="language-csharp">void OnLanding() {\n    haptics.Play(effects["landing"]);\n}</code></pre><h2>Loop, and follow the game</h2><p>A road, an engine or rain is continuous. Loop it and vary its intensity:</p><pre><code class="language-csharp">var road = haptics.Loop(effects["road-gravel"]);\n\nvoid Update() {\n    road.Intensity = car.Speed / car.TopSpeed;\n}</code></pre><h2>Stop</h2><p>When the car stops, stop the loop. Do not play it at zero intensity.</p><pre><code class="language-csharp">if (car.Speed == 0) road.Stop();</code></pre><h2>The clean-up that everyone forgets</h2><p>Stop all loops when the app goes to the background, a menu opens or a dialog appears. A phone must not go on vibrating in a pocket.</p><pre><code class="language-csharp">void OnApplicationPause(bool isPaused) {\n    if (isPaused) haptics.StopAll();\n}</code></pre>',
    },
  },
  {
    key: 'other-devices',
    parent: 'engine',
    docKey: 'engine-levels',
    title: { zh: '在能力不同的设备上', en: 'On less capable devices' },
    excerpt: {
      zh: '同一份效果在 True HD、HD 与 Rumble 的设备上各是什么样子，哪些事引擎会代劳，哪些要您决定。',
      en: 'What one effect becomes on True HD, HD and Rumble devices, what the engine does automatically, and what is left for you to decide.',
    },
    html: {
      zh: '<h2>引擎会代劳的</h2><ul><li>在 HD 的设备上，把连续的频率归到相近的一级。</li><li>在 Rumble 的设备上，只保留时间与强度。</li><li>在没有触感的设备上，调用不出错，也不做任何事。</li></ul><h2>要您决定的</h2><p>有些区别只靠频率表现，到了 Rumble 就会消失。请问自己：没有频率时，玩家还分得出这两件事吗？分不出，就再给它们不同的节奏。</p><h2>查询能力</h2><p>多数时候不必查询。只有在设置里写说明文字时，才需要知道设备属于哪一档：</p><pre><code class="language-csharp">switch (haptics.Level) {\n    case Level.TrueHD: ShowText("True HD"); break;\n    case Level.HD: ShowText("HD"); break;\n    case Level.Rumble: ShowText("Rumble"); break;\n    default: HideSetting(); break;\n}</code></pre><h2>测试</h2><p>每一档至少准备一台设备。把声音关掉，请没有参与设计的人说出发生了什么。</p>',
      en: '<h2>What the engine does automatically</h2><ul><li>On an HD device, it moves continuous frequencies to the nearest step.</li><li>On a Rumble device, it keeps only time and intensity.</li><li>On a device without haptics, calls do nothing and raise no error.</li></ul><h2>What is left to you</h2><p>Differences in frequency alone are lost on Rumble. Ask yourself whether players could still tell two events apart without them. If not, give them different rhythms as well.</p><h2>Query the level</h2><p>Most of the time there is no need. It helps when your settings screen names the level:</p><pre><code class="language-csharp">switch (haptics.Level) {\n    case Level.TrueHD: ShowText("True HD"); break;\n    case Level.HD: ShowText("HD"); break;\n    case Level.Rumble: ShowText("Rumble"); break;\n    default: HideSetting(); break;\n}</code></pre><h2>Test</h2><p>Keep one device of each level. Mute the sound, and let someone who was not involved in the design say what happened.</p>',
    },
  },
];
