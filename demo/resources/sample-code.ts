import type { SeedResource } from '../seed-document.ts';

const account = { zh: '登录账号', en: 'An account' };

export const sampleCode: readonly SeedResource[] = [
  {
    key: 'sample-one-key',
    tab: 'code',
    icon: 'code',
    category: 'code',
    downloadType: 'needLogin',
    platform: { zh: 'iPhone 8、Android 8 及以上', en: 'iPhone 8, Android 8 or later' },
    needs: account,
    file: 'sample-one-key',
    guide: 'play-effects',
    title: { zh: '示例：一个按键', en: 'Sample: one key' },
    excerpt: {
      zh: '一个函数，一个按键，三种手感。在按下的同一处播放，并尊重系统的触感开关。',
      en: 'One function, one key, three ways to feel it. It plays on the press and respects the system’s switch.',
    },
    html: {
      zh: '<h2>学到什么</h2><ul><li>用同一处代码换三种效果：keyboard-tap、switch-on、switch-off。</li><li>在按下的同一处播放，而不是在松开之后。</li><li>尊重系统的触感开关。</li></ul>',
      en: '<h2>What you learn</h2><ul><li>Switch between three effects in one place in your code: keyboard-tap, switch-on and switch-off.</li><li>Play at the moment of the press, not after the release.</li><li>Respect the system’s switch for haptics.</li></ul>',
    },
  },
  {
    key: 'sample-road',
    tab: 'code',
    icon: 'code',
    category: 'code',
    downloadType: 'needLogin',
    platform: { zh: 'Unity', en: 'Unity' },
    needs: { zh: '登录账号，支持触感的手柄', en: 'An account, and a controller with haptics' },
    file: 'sample-road',
    guide: 'play-effects',
    title: { zh: '示例：随车速变化的路面', en: 'Sample: a road that follows the speed' },
    excerpt: {
      zh: '碎石、柏油与路肩，三段循环各自过渡，强度跟随车速，停车时安静下来。',
      en: 'Gravel, tarmac and kerb: three loops whose intensity follows the speed, and silence when the car stops.',
    },
    html: {
      zh: '<h2>学到什么</h2><ul><li>循环播放，并随游戏改变强度。</li><li>在两种路面之间过渡，不留空隙。</li><li>切到后台时停止所有循环。</li></ul>',
      en: '<h2>What you learn</h2><ul><li>Loop an effect and change its intensity with the game.</li><li>Go from one surface to another without a gap.</li><li>Stop all loops when the app goes to the background.</li></ul>',
    },
  },
  {
    key: 'sample-levels',
    tab: 'code',
    icon: 'chip',
    category: 'code',
    downloadType: 'needLogin',
    platform: { zh: '手机与电脑', en: 'Phones and computers' },
    needs: account,
    file: 'sample-levels',
    guide: 'other-devices',
    title: { zh: '示例：三档触感', en: 'Sample: the three levels' },
    excerpt: {
      zh: '查询设备的档位，写明各档保留什么，并在 Rumble 上给事件补一次节奏。',
      en: 'Ask for the level of a device, see what each level keeps, and add a rhythm where there is only Rumble.',
    },
    html: {
      zh: '<h2>学到什么</h2><ul><li>向引擎查询设备属于哪一档。</li><li>预先知道降档之后还剩下什么。</li><li>给只靠频率区分的事件补上节奏。</li></ul>',
      en: '<h2>What you learn</h2><ul><li>Ask the engine for the level of a device.</li><li>Know in advance what is left when it steps down.</li><li>Add rhythm to events that only frequency tells apart.</li></ul>',
    },
  },
];
