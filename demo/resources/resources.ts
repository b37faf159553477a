import type { SeedResource } from '../seed-document.ts';
import { sampleCode } from './sample-code.ts';

const desktopSystems = {
  zh: 'Windows 10（64 位）、macOS 10.15 及以上',
  en: 'Windows 10 (64-bit), macOS 10.15 or later',
};
const mobileSystems = { zh: 'iPhone 8、Android 8 及以上', en: 'iPhone 8, Android 8 or later' };
const proAccount = { zh: '试用账号或企业账号', en: 'A trial or enterprise account' };
const account = { zh: '登录账号', en: 'An account' };

/** In tab order. */
export const resources: readonly SeedResource[] = [
  {
    key: 'design-app',
    tab: 'design',
    icon: 'smartphone',
    category: 'app',
    downloadType: 'needLogin',
    platform: mobileSystems,
    needs: { zh: '支持的机型', en: 'A supported model' },
    file: 'design-app',
    guide: 'install',
    title: { zh: '手机应用的预置效果：四个样例', en: 'Presets for the mobile app: four samples' },
    excerpt: {
      zh: '按键、打开、关闭、落地：四个效果文件，导入手机应用就能感受，也能接着改。',
      en: 'A key, a switch on, a switch off, a landing: four effect files to import into the mobile app, feel and change.',
    },
    html: {
      zh: '<h2>里面有什么</h2><ul><li>四个效果文件（.he）：keyboard-tap、switch-on、switch-off 与 landing，各有一个瞬态与一段包络。</li><li>README.md：怎样导入，文件里的单位。</li></ul><h2>怎样用</h2><p>在手机应用里选择“导入”，打开解压后的文件夹。免费版自带 50 多个预置效果，这四个是其中的样例。压缩包里没有应用本身，请在手机上<a href="/community/openApp">打开应用</a>。</p>',
      en: '<h2>What is inside</h2><ul><li>Four effect files (.he): keyboard-tap, switch-on, switch-off and landing, each a transient and an envelope.</li><li>README.md: how to import them, and the units in the files.</li></ul><h2>How to use them</h2><p>In the mobile app, choose Import and open the unpacked folder. The Free tier has 50+ presets; these four are samples of them. The app itself is not in the archive: <a href="/en/community/openApp">open it on your phone</a>.</p>',
    },
  },
  {
    key: 'design-pro',
    tab: 'design',
    icon: 'layers',
    category: 'app',
    downloadType: 'needLogin',
    platform: desktopSystems,
    needs: proAccount,
    file: 'design-pro',
    guide: 'transients-and-envelopes',
    title: { zh: '桌面专业版：示例工作区', en: 'A sample workspace for the desktop Pro' },
    excerpt: {
      zh: '一个双通道项目，三种路面在左右之间切换。打开就能播放，适合用来认识时间轴。',
      en: 'A two-channel project in which three road surfaces change from side to side. Open it and play it for a first look at the timeline.',
    },
    html: {
      zh: '<h2>里面有什么</h2><ul><li>项目文件 road.hapteraproject：左右两个通道的编排，时间以毫秒计。</li><li>三个效果文件：柏油、路肩与碎石。</li></ul><h2>怎样用</h2><ol><li>在桌面专业版里打开项目。</li><li>连接手柄，或把效果发送到手机。</li><li>换上自己的效果，文件名保持不变即可。</li></ol><h2>谁可以下载</h2><p>试用账号在 7 天内、企业账号在合同期内可以下载。压缩包里没有安装程序，安装程序由商务随账号提供。</p>',
      en: '<h2>What is inside</h2><ul><li>The project road.hapteraproject, which arranges effects on a left and a right channel, in milliseconds.</li><li>Three effect files: tarmac, kerb and gravel.</li></ul><h2>How to use it</h2><ol><li>Open the project in the desktop Pro.</li><li>Connect a controller, or send the effects to a phone.</li><li>Replace them with effects of your own, under the same file names.</li></ol><h2>Who can download it</h2><p>Trial accounts for 7 days, and enterprise accounts for as long as their contract runs. The archive has no installer: our sales team provides it with the account.</p>',
    },
  },
  {
    key: 'engine-sdk-mobile',
    tab: 'sdk',
    icon: 'smartphone',
    category: 'sdk',
    downloadType: 'needLogin',
    platform: mobileSystems,
    needs: account,
    file: 'engine-sdk-mobile',
    guide: 'play-effects',
    title: { zh: '手机 SDK：头文件与示例', en: 'SDK for phones: header and example' },
    excerpt: {
      zh: '一份 C 语言头文件，一个播放两种效果的示例，先看清怎样接入，再谈引擎版本。',
      en: 'A header in C and an example that plays two effects: see what the integration takes before you choose a version.',
    },
    html: {
      zh: '<h2>里面有什么</h2><ul><li>include/haptera.h：引擎的接口，逐个调用都有说明。</li><li>example/main.c：初始化、读入、播放、关闭。</li><li>两个效果文件：keyboard-tap 与 landing。</li></ul><h2>引擎从哪里来</h2><p>引擎库按版本与平台编译，由商务随合同提供；换库不换接口。设备能力不足时，引擎自动降档。</p>',
      en: '<h2>What is inside</h2><ul><li>include/haptera.h: the interface of the engine, with a note for each call.</li><li>example/main.c: initialise, read, play, close.</li><li>Two effect files: keyboard-tap and landing.</li></ul><h2>Where the engine comes from</h2><p>The library is built for your version and platform, and our sales team provides it with the contract. The interface stays the same. Where a device can do less, the engine steps down automatically.</p>',
    },
  },
  {
    key: 'engine-sdk-desktop',
    tab: 'sdk',
    icon: 'layers',
    category: 'sdk',
    downloadType: 'needLogin',
    platform: desktopSystems,
    needs: { zh: '登录账号，支持触感的手柄或外设', en: 'An account, and a controller or accessory with haptics' },
    file: 'engine-sdk-desktop',
    guide: 'engine',
    title: { zh: '电脑 SDK：头文件与通道表', en: 'SDK for computers: header and channels' },
    excerpt: {
      zh: '手柄、背心、座椅与方向盘各有哪些通道，一张表写清；接口与手机版一致。',
      en: 'Which channels controllers, vests, seats and wheels have, in one table, with the interface of the mobile version.',
    },
    html: {
      zh: '<h2>里面有什么</h2><ul><li>CHANNELS.md：每种设备的通道对照表。</li><li>include/haptera.h：引擎的接口。</li><li>三个路面效果文件，用来试左右与强弱。</li></ul><h2>引擎从哪里来</h2><p>双通道与多通道的引擎库由商务随合同提供，接口与单通道一致。</p>',
      en: '<h2>What is inside</h2><ul><li>CHANNELS.md: a table of the channels of each kind of device.</li><li>include/haptera.h: the interface of the engine.</li><li>Three road effects, to try direction and strength with.</li></ul><h2>Where the engine comes from</h2><p>Our sales team provides the library in its dual or multi channel version with the contract. The interface is the same as for the single channel.</p>',
    },
  },
  {
    key: 'unity-plugin',
    tab: 'sdk',
    icon: 'file',
    category: 'unity',
    downloadType: 'needLogin',
    platform: { zh: 'Unity 2022.3 及以上', en: 'Unity 2022.3 or later' },
    needs: { zh: '登录账号，Unity 项目', en: 'An account, and a Unity project' },
    file: 'unity-plugin',
    guide: 'play-effects',
    title: { zh: 'Unity 插件：C# 接口', en: 'Unity plugin: C# interface' },
    excerpt: {
      zh: '一个 Unity 包：把引擎的调用写成 C#，在事件里播放，一行代码就够。',
      en: 'A Unity package that wraps the calls of the engine in C#: play an effect on an event in one line of code.',
    },
    html: {
      zh: '<h2>里面有什么</h2><ul><li>package.json：解压到 Packages 文件夹即被识别，支持 Unity 2022.3 及以上。</li><li>Runtime/Haptera.cs：初始化、播放、循环与停止。</li><li>两个效果文件：按键与碎石路面。</li></ul><h2>引擎从哪里来</h2><p>接口调用的引擎库由商务随合同提供，放在项目的 Plugins 文件夹。</p>',
      en: '<h2>What is inside</h2><ul><li>package.json: unpack it into Packages and Unity 2022.3 or later finds it.</li><li>Runtime/Haptera.cs: initialise, play, loop and stop.</li><li>Two effect files: a key, and a gravel road.</li></ul><h2>Where the engine comes from</h2><p>Our sales team provides the library that it calls with the contract. It belongs in the Plugins folder of your project.</p>',
    },
  },
  ...sampleCode,
  {
    key: 'effects-for-games',
    tab: 'effect',
    icon: 'waveform',
    category: 'notOpen',
    downloadType: 'notOpen',
    platform: { zh: '引擎的各个版本', en: 'Every version of the engine' },
    needs: { zh: '', en: '' },
    file: null,
    guide: 'presets-and-export',
    title: { zh: '游戏效果集', en: 'Effects for games' },
    excerpt: {
      zh: '武器、车辆、地面与天气，成组提供，拿来就能放进项目。即将开放。',
      en: 'Weapons, vehicles, ground and weather in sets that are ready for a project. Coming soon.',
    },
    html: {
      zh: '<h2>在那之前</h2><p>免费版的 50 多个预置效果里有撞击、路面与天气三组，可以先用它们。效果集将按武器、车辆、地面与天气分组，与预置效果使用同一种文件。</p>',
      en: '<h2>Until then</h2><p>Among the 50+ presets of the Free tier there are groups of impacts, road surfaces and weather. The sets will be grouped by weapons, vehicles, ground and weather, in the same files as the presets.</p>',
    },
  },
  {
    key: 'effects-for-interfaces',
    tab: 'effect',
    icon: 'waveform',
    category: 'notOpen',
    downloadType: 'notOpen',
    platform: { zh: '手机、平板与触控板', en: 'Phones, tablets and trackpads' },
    needs: { zh: '', en: '' },
    file: null,
    guide: 'presets-and-export',
    title: { zh: '界面效果集', en: 'Effects for interfaces' },
    excerpt: {
      zh: '按键、开关、滑块、刻度与提示，同一风格，彼此分得开。即将开放。',
      en: 'Keys, switches, sliders, detents and alerts in one style, each distinct from the others. Coming soon.',
    },
    html: {
      zh: '<h2>在那之前</h2><p>免费版的按键与提示两组预置效果，已经能覆盖多数界面。选几个相近的，只改强度，就成一套。</p>',
      en: '<h2>Until then</h2><p>The presets for keys and alerts in the Free tier already cover most interfaces. Take a few that are close, change only their intensity, and you have a set.</p>',
    },
  },
];
