import { codeBlock } from '../code-block.ts';
import { archives } from '../files/archives.ts';
import type { SeedTutorial } from '../seed-document.ts';

const road = codeBlock('csharp', archives['sample-road'].files['Road.cs']);
const once = codeBlock('csharp', 'haptics.Play(effects["landing"]);');

export const effectsInUnity: SeedTutorial = {
  key: 'effects-in-unity',
  tags: ['games', 'apps'],
  author: 'editor',
  date: '2024-11-21T02:00:00Z',
  picture: 'road',
  level: 'advanced',
  title: { zh: '在 Unity 里播放效果', en: 'Play effects in Unity' },
  excerpt: {
    zh: '安装插件，在事件里播放，再让三种路面的强度跟随车速。附完整的类。',
    en: 'Install the plugin, play on events, then let the intensity of three road surfaces follow the speed. With the complete class.',
  },
  needs: {
    zh: 'Unity 2022.3 项目，引擎的 Unity 插件，支持触感的手柄',
    en: 'A Unity 2022.3 project, the engine’s plugin, and a controller with haptics',
  },
  seoTitle: { zh: '教程：在 Unity 里播放触感效果', en: 'Tutorial: play haptic effects in Unity' },
  seoDescription: {
    zh: '把触感效果接入 Unity：安装插件与引擎库，读入效果文件，在事件里播放，让路面强度跟随车速，切到后台时停止。附完整代码。',
    en: 'Bring haptic effects into Unity: install plugin and library, read the files, play on events, let a road follow the speed, and stop in the background.',
  },
  html: {
    zh: `<p>效果在设计工具里做好之后，游戏只需说明三件事：播放什么、在哪个通道、多强。</p><h2>步骤 1：安装</h2><ol><li>下载<a href="/community/resource/unity-plugin">Unity 插件</a>，解压到项目的 Packages 文件夹。</li><li>把引擎库放进 Plugins 文件夹，引擎库由商务随合同提供。</li><li>把导出的 effects 文件夹放进项目的资源目录。</li></ol><h2>步骤 2：播放一次</h2><p>撞击、跳跃、开关这类事件，触发时按名称播放：</p>${once}<h2>步骤 3：跟随车速</h2><p>下面的类用三段循环表现柏油、路肩与碎石，强度跟随车速，停车时停止。它就是<a href="/community/resource/sample-road">路面示例</a>里的 Road.cs：</p>${road}<h2>步骤 4：接到车辆上</h2><ol><li>把 Road 加到车辆对象上。</li><li>车轮碰到新的路面时以效果文件的名称调用 Drive。</li><li>每帧更新 Speed；TopSpeed 默认为 60。</li></ol><h2>常见问题</h2><table><thead><tr><th scope="col">现象</th><th scope="col">原因</th><th scope="col">处理</th></tr></thead><tbody><tr><th scope="row">没有触感，也不报错</th><td>设备没有触感，或引擎库不在 Plugins</td><td>在支持的手柄上再试</td></tr><tr><th scope="row">换路面时有空隙</th><td>先停旧循环，再开新循环</td><td>次序反过来，如上面的 Drive</td></tr><tr><th scope="row">停车后仍在振动</th><td>以零强度循环</td><td>调用 Stop</td></tr><tr><th scope="row">切到后台仍在振动</th><td>没有处理暂停</td><td>在 OnApplicationPause 里停止</td></tr></tbody></table><h2>一条原则</h2><p>触感不单独传达信息：画面与声音没有提示的事，触感也不提示。</p>`,
    en: `<p>Once an effect is designed, the game has three things to say: what to play, on which channel, and how strongly.</p><h2>Step 1: install</h2><ol><li>Download the <a href="/en/community/resource/unity-plugin">Unity plugin</a> and unpack it into the Packages folder of your project.</li><li>Put the engine library, which our sales team provides with the contract, into the Plugins folder.</li><li>Put the exported folder effects among your assets.</li></ol><h2>Step 2: play once</h2><p>Play impacts, jumps and switches by name as they happen:</p>${once}<h2>Step 3: follow the speed</h2><p>This class has a loop each for tarmac, kerb and gravel. Their intensity follows the speed, and they stop with the car. It is Road.cs from the <a href="/en/community/resource/sample-road">road sample</a>:</p>${road}<h2>Step 4: connect it to the car</h2><ol><li>Add Road to the object of the car.</li><li>Call Drive with the name of an effect file when the wheels touch a new surface.</li><li>Update Speed in every frame. TopSpeed is 60 unless you set it.</li></ol><h2>If something is wrong</h2><table><thead><tr><th scope="col">What you notice</th><th scope="col">Cause</th><th scope="col">What to do</th></tr></thead><tbody><tr><th scope="row">No haptics, and no error</th><td>A device without haptics, or no library in Plugins</td><td>Try a supported controller</td></tr><tr><th scope="row">A gap between surfaces</th><td>The old loop stops before the new one starts</td><td>Start first, as Drive does above</td></tr><tr><th scope="row">Vibration after the car has stopped</th><td>A loop at zero intensity</td><td>Call Stop</td></tr><tr><th scope="row">Vibration in the background</th><td>The pause is not handled</td><td>Stop in OnApplicationPause</td></tr></tbody></table><h2>One rule</h2><p>Haptics are never the only message: they repeat what picture or sound says too.</p>`,
  },
};
