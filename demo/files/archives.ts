import { printEffects } from './effects.ts';
import { csharp, header } from './interfaces.ts';

/** A download of the demo content: a small archive of text files, byte for byte the same on every machine. */
export interface SeedArchive {
  readonly fileName: string;
  /** Shown to editors. */
  readonly title: string;
  /** Who may access it, as stored in the media library. */
  readonly visibility: 'signed-in' | 'trialCustomer,customer';
  /** Texts by file name within the archive. */
  readonly files: Readonly<Record<string, string>>;
}

export const archives = {
  'design-app': {
    fileName: 'haptera-app-presets.zip',
    title: 'Presets for the mobile app: four samples',
    visibility: 'signed-in',
    files: {
      'README.md': readme(
        [
          '手机应用的预置效果：四个样例',
          '在手机应用里选择“导入”，再选本文件夹。时间以毫秒计，强度以百分比计，频率以赫兹计。',
        ],
        [
          'Presets for the mobile app: four samples',
          'In the mobile app, choose Import and pick this folder. Times are milliseconds, intensities percent, frequencies hertz.',
        ],
      ),
      ...printEffects(['keyboard-tap', 'switch-on', 'switch-off', 'landing'], 'presets'),
    },
  },
  'design-pro': {
    fileName: 'haptera-pro-workspace.zip',
    title: 'A sample workspace for the desktop Pro',
    visibility: 'trialCustomer,customer',
    files: {
      'README.md': readme(
        [
          '桌面专业版：示例工作区',
          '一个双通道项目与它的三个效果，在桌面专业版里打开 road.hapteraproject。时间（at）以毫秒计，从项目开头算起。',
        ],
        [
          'A sample workspace for the desktop Pro',
          'A two-channel project and its three effects. Open road.hapteraproject in the desktop Pro. Times (at) are milliseconds from the start.',
        ],
      ),
      'road.hapteraproject': `${JSON.stringify(
        {
          version: 1,
          channels: ['left', 'right'],
          timeline: [
            { at: 0, channel: 'left', effect: 'road-tarmac' },
            { at: 0, channel: 'right', effect: 'road-tarmac' },
            { at: 200, channel: 'right', effect: 'road-kerb' },
            { at: 248, channel: 'right', effect: 'road-kerb' },
            { at: 400, channel: 'right', effect: 'road-gravel' },
          ],
        },
        null,
        2,
      )}\n`,
      ...printEffects(['road-gravel', 'road-tarmac', 'road-kerb']),
    },
  },
  'engine-sdk-mobile': {
    fileName: 'haptera-interface-phones.zip',
    title: 'SDK for phones: header and example',
    visibility: 'signed-in',
    files: {
      'README.md': readme(
        ['手机 SDK：头文件与示例', 'include/haptera.h 是接口；effects 里的效果用来检查接入；example/main.c 播放它们。'],
        [
          'SDK for phones: header and example',
          'include/haptera.h is the interface, effects holds effects to check your integration with, and example/main.c plays them.',
        ],
      ),
      'include/haptera.h': header,
      'example/main.c': `#include <haptera.h>

int main(void) {
  haptera_engine *engine = haptera_initialise();
  haptera_effects *effects = haptera_load(engine, "effects");
  haptera_play(engine, effects, "keyboard-tap", 0);
  haptera_play(engine, effects, "landing", 0);
  haptera_close(engine);
  return 0;
}
`,
      ...printEffects(['keyboard-tap', 'landing']),
    },
  },
  'engine-sdk-desktop': {
    fileName: 'haptera-interface-computers.zip',
    title: 'SDK for computers: header and channels',
    visibility: 'signed-in',
    files: {
      'README.md': readme(
        ['电脑 SDK：头文件与通道表', '接口与手机版一致；CHANNELS.md 说明每种设备有哪些通道。'],
        [
          'SDK for computers: header and channels',
          'The interface is the same as for phones. CHANNELS.md says which channels each kind of device has.',
        ],
      ),
      'CHANNELS.md': `# Channels

| device     | channel 0 | channel 1 | channel 2 | channel 3 |
| ---------- | --------- | --------- | --------- | --------- |
| controller | left      | right     | –         | –         |
| vest       | front     | back      | –         | –         |
| seat       | left      | right     | back      | –         |
| wheel      | rim       | pedals    | –         | –         |
`,
      'include/haptera.h': header,
      ...printEffects(['road-gravel', 'road-tarmac', 'road-kerb']),
    },
  },
  'unity-plugin': {
    fileName: 'haptera-unity.zip',
    title: 'Unity plugin: C# interface',
    visibility: 'signed-in',
    files: {
      'package.json': `${JSON.stringify({ name: 'com.haptera.engine', version: '1.0.0', displayName: 'Haptera', unity: '2022.3' }, null, 2)}\n`,
      'README.md': readme(
        ['Unity 插件：C# 接口', '解压到项目的 Packages 文件夹，再把 effects 放进资源目录。'],
        [
          'Unity plugin: C# interface',
          'Unpack it into the Packages folder of your project, and put the effects folder among your assets.',
        ],
      ),
      'Runtime/Haptera.cs': csharp,
      ...printEffects(['keyboard-tap', 'road-gravel']),
    },
  },
  'sample-one-key': {
    fileName: 'sample-one-key.zip',
    title: 'Sample: one key',
    visibility: 'signed-in',
    files: {
      'README.md': readme(
        ['示例：一个按键', '同一个按键，三种手感。在按下的同一处播放，而不是在松开之后。'],
        [
          'Sample: one key',
          'One key, three ways to feel it. It plays at the moment of the press, not after the release.',
        ],
      ),
      'one-key.c': `#include <haptera.h>

static const char *feels[] = {"keyboard-tap", "switch-on", "switch-off"};

/* Call it on touch down. feel: 0 to 2. isOff: whether the system's switch for haptics is off. */
void press(haptera_engine *engine, const haptera_effects *effects, int feel, int isOff) {
  if (isOff) return;
  haptera_play(engine, effects, feels[feel], 0);
}
`,
      ...printEffects(['keyboard-tap', 'switch-on', 'switch-off']),
    },
  },
  'sample-road': {
    fileName: 'sample-road.zip',
    title: 'Sample: a road that follows the speed',
    visibility: 'signed-in',
    files: {
      'README.md': readme(
        ['示例：随车速变化的路面', '三段循环，强度跟随车速，停车时安静下来。'],
        [
          'Sample: a road that follows the speed',
          'Three loops whose intensity follows the speed, and silence when the car stops.',
        ],
      ),
      'Road.cs': `using Haptera;
using UnityEngine;

public sealed class Road : MonoBehaviour
{
    public float Speed, TopSpeed = 60f;
    private readonly Engine haptics = new Engine();
    private Effects effects;
    private Loop loop;
    private string surface = "";

    private void Start()
    {
        haptics.Initialise();
        effects = haptics.Load("effects");
    }

    /// <summary>"road-gravel", "road-tarmac" or "road-kerb"</summary>
    public void Drive(string next)
    {
        if (next == surface) return;
        // Starts the next loop before the previous one stops: no gap between two surfaces.
        var before = loop;
        loop = haptics.Loop(effects[next]);
        before?.Stop();
        surface = next;
    }

    private void Update()
    {
        if (loop == null) return;
        if (Speed > 0) { loop.Intensity = Speed / TopSpeed; return; }
        loop.Stop();
        loop = null;
        surface = "";
    }

    private void OnApplicationPause(bool isPaused)
    {
        if (isPaused) haptics.StopAll();
    }
}
`,
      ...printEffects(['road-gravel', 'road-tarmac', 'road-kerb']),
    },
  },
  'sample-levels': {
    fileName: 'sample-levels.zip',
    title: 'Sample: the three levels',
    visibility: 'signed-in',
    files: {
      'README.md': readme(
        ['示例：三档触感', '先查询设备属于哪一档，再决定要不要给事件补上节奏。'],
        [
          'Sample: the three levels',
          'Query the level of the device, then decide whether an event needs a rhythm of its own.',
        ],
      ),
      'levels.c': `#include <haptera.h>

/* What remains of an effect on this device. */
const char *describe(haptera_level level) {
  switch (level) {
    case HAPTERA_TRUE_HD: return "time, intensity and continuous frequency";
    case HAPTERA_HD: return "time, intensity and steps of frequency";
    case HAPTERA_RUMBLE: return "time and intensity";
    default: return "nothing";
  }
}

/* Events that differ only in frequency get a different rhythm where frequency is fixed. */
void confirm(haptera_engine *engine, const haptera_effects *effects) {
  haptera_play(engine, effects, "switch-on", 0);
  if (haptera_get_level(engine) == HAPTERA_RUMBLE) haptera_play(engine, effects, "keyboard-tap", 0);
}
`,
      ...printEffects(['switch-on', 'switch-off', 'keyboard-tap']),
    },
  },
} as const satisfies Readonly<Record<string, SeedArchive>>;

export type ArchiveName = keyof typeof archives;

/** One page in both languages. */
function readme([titleZh, textZh]: readonly [string, string], [titleEn, textEn]: readonly [string, string]): string {
  return `# ${titleZh}\n\n${textZh}\n\n# ${titleEn}\n\n${textEn}\n\nGPL-2.0-or-later\n`;
}
