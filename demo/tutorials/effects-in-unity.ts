import type { SeedTutorial } from '../seed-document.ts';

export const effectsInUnity: SeedTutorial = {
  key: 'effects-in-unity',
  tags: ['games', 'apps'],
  author: 'editor',
  date: '2024-11-21T02:00:00Z',
  picture: 'road',
  level: 'advanced',
  title: { zh: '在 Unity 里播放效果', en: 'Play effects in Unity' },
  excerpt: {
    zh: '从导入到随车速变化的路面：三段代码，一条原则。',
    en: 'From import to a road that follows the speed of a car: three lines of code and one rule.',
  },
  needs: {
    zh: 'Unity 项目，引擎的 Unity 插件，支持触感的手柄',
    en: 'A Unity project, the engine’s plugin, and a controller with haptics',
  },
  seoTitle: { zh: '教程：在 Unity 里播放触感效果', en: 'Tutorial: play haptic effects in Unity' },
  seoDescription: {
    zh: '把触感效果接入 Unity：导入效果文件，在事件里播放，让强度跟随车速，并在没有触感的设备上安静退让。附代码。',
    en: 'Bring haptic effects into a Unity project: import the files, play them on events, let intensity follow speed, and stay silent on devices without haptics.',
  },
  html: {
    zh: '<p>效果在设计工具里做好之后，游戏只需说明三件事：播放什么、在哪个通道、多强。</p><h2>导入</h2><p>把效果文件放进项目的资源目录。每个效果以文件名为名，改名就是换效果。</p><h2>播放一次</h2><p>撞击、跳跃、开关这类事件，触发时播放即可：</p><pre><code>haptics.Play(effects.Landing);</code></pre><h2>跟随游戏变化</h2><p>路面是持续的。循环播放，再按车速改变强度：</p><pre><code>var road = haptics.Loop(effects.Gravel);\nroad.Intensity = car.Speed / car.TopSpeed;</code></pre><p>停车时停止循环，不要播放强度为零的效果：马达安静，电量也省。</p><h2>一条原则</h2><p>画面与声音没有说的事，触感也不要说。设备没有触感时，调用不会出错，游戏照常进行。</p>',
    en: '<p>Once an effect is designed, the game has three things to say: what to play, on which channel, and how strongly.</p><h2>Import</h2><p>Put the effect files into the assets of your project. Each effect is named after its file: replace the file and you replace the effect.</p><h2>Play once</h2><p>Play impacts, jumps and switches as they happen:</p><pre><code>haptics.Play(effects.Landing);</code></pre><h2>Follow the game</h2><p>A road is continuous. Loop it, and let the speed of the car set its intensity:</p><pre><code>var road = haptics.Loop(effects.Gravel);\nroad.Intensity = car.Speed / car.TopSpeed;</code></pre><p>Stop the loop when the car stops, instead of playing it at zero intensity. The actuator rests, and so does the battery.</p><h2>One rule</h2><p>Never let haptics say anything that picture and sound do not say too. On a device without them the calls do nothing, and the game goes on.</p>',
  },
};
