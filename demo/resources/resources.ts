import type { SeedResource } from '../seed-document.ts';
import { sampleCode } from './sample-code.ts';

const desktopSystems = {
  zh: 'Windows 10（64 位）、macOS 10.15 及以上',
  en: 'Windows 10 (64-bit), macOS 10.15 or later',
};
const mobileSystems = { zh: 'iPhone 8、Android 8 及以上', en: 'iPhone 8, Android 8 or later' };
const proAccount = { zh: '试用账号或企业账号', en: 'A trial or enterprise account' };
const account = { zh: '登录账号', en: 'An account' };

/** In the order in which the tabs list them. */
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
    title: { zh: '设计工具：手机应用', en: 'Design tool: mobile app' },
    excerpt: {
      zh: '挑选、感受、比较。免费版带 50 多个预置效果，改动一处，马上在手上知道。',
      en: 'Pick, feel, compare. The Free tier has 50+ presets; change one thing and your hand knows at once.',
    },
    html: {
      zh: '<h2>用它做什么</h2><ul><li>在真机上感受预置效果。</li><li>改动强度、时间与频率，另存自己的一份。</li><li>接收桌面专业版发来的效果。</li></ul>',
      en: '<h2>What it is for</h2><ul><li>Feel presets on the device that they are meant for.</li><li>Change intensity, time and frequency, and save a copy of your own.</li><li>Receive effects from the desktop Pro.</li></ul>',
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
    title: { zh: '设计工具：桌面专业版', en: 'Design tool: desktop Pro' },
    excerpt: {
      zh: '在时间轴上画瞬态与包络，多通道一起编排，导出一份各版本引擎通用的文件。',
      en: 'Draw transients and envelopes on a timeline, arrange several channels, and export one file for every engine.',
    },
    html: {
      zh: '<h2>用它做什么</h2><ul><li>从空白画起，或导入录音取节奏。</li><li>按项目整理许多效果，统一命名。</li><li>发送到手机，边改边试。</li></ul><h2>谁可以下载</h2><p>试用账号在 7 天内、企业账号在合同期内可以下载和使用。</p>',
      en: '<h2>What it is for</h2><ul><li>Start from nothing, or import a recording for its rhythm.</li><li>Keep many effects in order, by project and by name.</li><li>Send them to a phone and change them as you feel them.</li></ul><h2>Who can download it</h2><p>Trial accounts for 7 days, and enterprise accounts for as long as their contract runs.</p>',
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
    title: { zh: '渲染引擎 SDK：手机', en: 'Rendering engine SDK: phones' },
    excerpt: {
      zh: '按名称播放效果，设备能力不足时自动降档。单通道，为手机与平板准备。',
      en: 'Plays effects by name and steps down where a device can do less. Single channel, for phones and tablets.',
    },
    html: {
      zh: '<h2>里面有什么</h2><ul><li>引擎与接口说明。</li><li>一个可以直接运行的工程。</li><li>用来检查接入的效果文件。</li></ul>',
      en: '<h2>What is inside</h2><ul><li>The engine and a description of its interface.</li><li>A project that runs as it is.</li><li>Effect files to check your integration with.</li></ul>',
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
    title: { zh: '渲染引擎 SDK：电脑', en: 'Rendering engine SDK: computers' },
    excerpt: {
      zh: '双通道与多通道，为手柄、背心、座椅与方向盘准备，接口与手机版一致。',
      en: 'Dual and multi channel, for controllers, vests, seats and wheels, with the interface of the mobile version.',
    },
    html: {
      zh: '<h2>里面有什么</h2><ul><li>双通道与多通道两个版本的引擎。</li><li>接口说明与通道对照表。</li><li>一个可以直接运行的工程。</li></ul>',
      en: '<h2>What is inside</h2><ul><li>The engine in its dual and multi channel versions.</li><li>A description of the interface, and a table of channels.</li><li>A project that runs as it is.</li></ul>',
    },
  },
  {
    key: 'unity-plugin',
    tab: 'sdk',
    icon: 'file',
    category: 'unity',
    downloadType: 'needLogin',
    platform: { zh: 'Unity', en: 'Unity' },
    needs: { zh: '登录账号，Unity 项目', en: 'An account, and a Unity project' },
    file: 'unity-plugin',
    guide: 'play-effects',
    title: { zh: 'Unity 插件', en: 'Unity plugin' },
    excerpt: {
      zh: '把效果文件放进资源目录，在检查器里看到曲线，在事件里播放，一行代码就够。',
      en: 'Put effect files among your assets, see their curves in the inspector, and play them on events in one line of code.',
    },
    html: {
      zh: '<h2>里面有什么</h2><ul><li>引擎与它的 C# 接口。</li><li>效果文件的导入器，在检查器里画出曲线。</li><li>两个示例场景：按键与路面。</li></ul>',
      en: '<h2>What is inside</h2><ul><li>The engine and its interface in C#.</li><li>An importer for effect files that draws their curves in the inspector.</li><li>Two scenes as examples: keys and a road.</li></ul>',
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
      zh: '<h2>在那之前</h2><p>免费版的 50 多个预置效果里有撞击、路面与天气三组，可以先用它们。我们已为 3000 多款 PC 游戏调校触感，效果集从这些经验里来。</p>',
      en: '<h2>Until then</h2><p>Among the 50+ presets of the Free tier there are groups of impacts, road surfaces and weather. The sets come out of the haptics that we tuned for more than 3,000 PC games.</p>',
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
      en: 'Keys, switches, sliders, detents and alerts in one style, each told from the others. Coming soon.',
    },
    html: {
      zh: '<h2>在那之前</h2><p>免费版的按键与提示两组预置效果，已经能覆盖多数界面。选几个相近的，只改强度，就成一套。</p>',
      en: '<h2>Until then</h2><p>The presets for keys and alerts in the Free tier already cover most interfaces. Take a few that are close, change their intensity alone, and you have a set.</p>',
    },
  },
];
