import type { SeedDoc } from '../seed-document.ts';

export const gettingStarted: readonly SeedDoc[] = [
  {
    key: 'getting-started',
    parent: null,
    docKey: 'start',
    title: { zh: '入门', en: 'Getting started' },
    excerpt: {
      zh: '准备一部支持的手机，装好设计工具，播放一个预置效果，再把它改成自己的：约一小时。',
      en: 'Get a supported phone, install the design tool, play a preset and change it: about an hour from start to a first effect of your own.',
    },
    html: {
      zh: '<p>本章的目标是一个在您的手机上播放的效果。先设计，再接入，硬件放在后面。</p><h2>三个阶段</h2><table><thead><tr><th scope="col">阶段</th><th scope="col">做什么</th><th scope="col">需要什么</th><th scope="col">章节</th></tr></thead><tbody><tr><th scope="row">设计</th><td>在时间轴上画效果</td><td>一部支持的手机</td><td>设计工具</td></tr><tr><th scope="row">接入</th><td>在游戏或应用里按名称播放</td><td>渲染引擎与 SDK</td><td>接入渲染引擎</td></tr><tr><th scope="row">装机</th><td>选马达与驱动芯片，整机调校</td><td>样机与技术支持</td><td>芯片与触控板</td></tr></tbody></table><h2>先准备什么</h2><ul><li>一部<a href="/explore/hapticslist">支持的手机</a>，或一台电脑与支持触感的手柄。</li><li>设计工具。免费版带 50 多个预置效果，不需要账号。</li></ul><h2>建议的顺序</h2><ol><li>安装手机应用，播放预置效果，确认设备有触感。</li><li>用“比较两个效果”里的方法，选出三个合适的。</li><li>读“瞬态与包络”，改其中一个。</li><li>导出，交给程序，或继续读“接入渲染引擎”。</li></ol>',
      en: '<p>The aim of this chapter is an effect that plays on your phone. Design comes first, integration second, hardware last.</p><h2>Three stages</h2><table><thead><tr><th scope="col">Stage</th><th scope="col">What you do</th><th scope="col">What it takes</th><th scope="col">Chapter</th></tr></thead><tbody><tr><th scope="row">Design</th><td>Draw effects on a timeline</td><td>A supported phone</td><td>The design tool</td></tr><tr><th scope="row">Integrate</th><td>Play them by name in a game or app</td><td>The engine and an SDK</td><td>Add the rendering engine</td></tr><tr><th scope="row">Build in</th><td>Choose actuator and driver chip, tune the device</td><td>A prototype and support</td><td>Driver chips and trackpads</td></tr></tbody></table><h2>What you need</h2><ul><li>A <a href="/en/explore/hapticslist">supported phone</a>, or a computer and a controller with haptics.</li><li>The design tool. Its Free tier has 50+ presets and needs no account.</li></ul><h2>A good order</h2><ol><li>Install the mobile app and play presets, to be sure that the device has haptics.</li><li>Pick three that suit you, with the method of “Compare two effects”.</li><li>Read “Transients and envelopes” and change one of them.</li><li>Export it for your programmers, or go on to “Add the rendering engine”.</li></ol>',
    },
  },
  {
    key: 'install',
    parent: 'getting-started',
    docKey: 'creator-install',
    title: { zh: '安装与系统要求', en: 'Installation and requirements' },
    excerpt: {
      zh: '手机应用与桌面专业版的系统与账号要求、安装步骤，以及没有触感时的检查表。',
      en: 'Systems and accounts for the mobile app and the desktop Pro, how to install them, and what to check if you feel nothing.',
    },
    html: {
      zh: '<h2>系统要求</h2><table><thead><tr><th scope="col">工具</th><th scope="col">系统</th><th scope="col">账号</th></tr></thead><tbody><tr><th scope="row">手机应用</th><td>iPhone 8、Android 8 及以上</td><td>不需要</td></tr><tr><th scope="row">桌面专业版</th><td>Windows 10（64 位）、macOS 10.15 及以上</td><td>试用账号或企业账号</td></tr></tbody></table><h2>安装手机应用</h2><ol><li>确认手机在支持的机型之中。</li><li>安装应用，打开预置效果“轻点”。</li><li>播放三次：应当感到三下清脆的点击，没有余振。</li></ol><h2>安装桌面专业版</h2><ol><li>申请<a href="/community/trial-account">试用账号</a>或企业账号；安装程序由商务随账号提供。</li><li>试用期 7 天，每个账号可申请一次。</li><li>备一部手机或手柄用来试效果；手机要与电脑在同一网络里。</li></ol><h2>没有触感时</h2><table><thead><tr><th scope="col">现象</th><th scope="col">原因</th><th scope="col">处理</th></tr></thead><tbody><tr><th scope="row">完全没有触感</th><td>系统的触感开关关闭</td><td>在系统设置里打开，应用不会绕过它</td></tr><tr><th scope="row">有时没有</th><td>省电模式</td><td>退出省电模式，或接上电源</td></tr><tr><th scope="row">只有一种强弱</th><td>设备属于 Rumble 一档</td><td>换一部 HD 或 True HD 的手机比较</td></tr><tr><th scope="row">桌面版无法连接</th><td>手机不在同一网络</td><td>换到同一网络，再扫一次配对码</td></tr></tbody></table>',
      en: '<h2>Requirements</h2><table><thead><tr><th scope="col">Tool</th><th scope="col">Systems</th><th scope="col">Account</th></tr></thead><tbody><tr><th scope="row">Mobile app</th><td>iPhone 8, Android 8 or later</td><td>None</td></tr><tr><th scope="row">Desktop Pro</th><td>Windows 10 (64-bit), macOS 10.15 or later</td><td>Trial or enterprise</td></tr></tbody></table><h2>Install the mobile app</h2><ol><li>Check that your phone is among the supported models.</li><li>Install the app and open the preset Light tap.</li><li>Play it three times. You should feel three crisp clicks and no ringing.</li></ol><h2>Install the desktop Pro</h2><ol><li>Request a <a href="/en/community/trial-account">trial account</a> or an enterprise account. Our sales team provides the installer with it.</li><li>A trial runs for 7 days, once per account.</li><li>Keep a phone or a controller ready to try effects on. The phone must be on the same network as the computer.</li></ol><h2>If you feel nothing</h2><table><thead><tr><th scope="col">What you notice</th><th scope="col">Cause</th><th scope="col">What to do</th></tr></thead><tbody><tr><th scope="row">Nothing at all</th><td>The system’s haptics switch is off</td><td>Switch it on in the settings; the app never overrides it</td></tr><tr><th scope="row">Nothing at times</th><td>Power saving</td><td>Leave power saving, or plug the phone in</td></tr><tr><th scope="row">One strength only</th><td>The device has Rumble alone</td><td>Compare with an HD or True HD phone</td></tr><tr><th scope="row">The desktop does not connect</th><td>The phone is on another network</td><td>Join the same network and scan the pairing code again</td></tr></tbody></table>',
    },
  },
  {
    key: 'feel-an-effect',
    parent: 'getting-started',
    docKey: 'creator-feel',
    title: { zh: '比较两个效果', en: 'Compare two effects' },
    excerpt: {
      zh: '一次只改一处，交替播放 10 次，关掉声音：判断一处改动是否值得保留的方法。',
      en: 'Change one thing, play both versions 10 times in turn, mute the sound: how to decide whether a change is worth keeping.',
    },
    html: {
      zh: '<p>同一个效果，换一个时间、一种握法，感受都会不同。下面的做法让比较可以重复。</p><h2>一次只改一处</h2><p>改了强度，就不要同时改时长。两处一起改，无法知道是哪一处起了作用。</p><h2>10 次盲试</h2><ol><li>请同事随机播放原来的或改过的，共 10 次，每次之间停 2 秒。</li><li>每次说出是哪一个，由同事记录。</li><li>说对 8 次以上，差别可以察觉；5 次上下，等于猜测，这处改动可以去掉。</li></ol><h2>关掉声音</h2><p>马达自己会出声，听觉会影响判断。戴上耳机，放一点音乐，再试一遍。</p><h2>换一部手机</h2><p>引擎启停低至 1 ms，各机型的马达在 1–5 ms 之间。至少在两部手机上成立的判断，才写进设计。</p><h2>记录</h2><table><thead><tr><th scope="col">项目</th><th scope="col">例子</th></tr></thead><tbody><tr><th scope="row">效果与版本</th><td>keyboard-tap，第 3 版</td></tr><tr><th scope="row">改动</th><td>包络由 30 ms 改为 10 ms</td></tr><tr><th scope="row">设备</th><td>两部手机，True HD 与 HD</td></tr><tr><th scope="row">结果</th><td>8/10 与 5/10：只在 True HD 上可以察觉</td></tr></tbody></table>',
      en: '<p>The same effect feels different at another time of day or in another grip. This is how to make a comparison that can be repeated.</p><h2>Change one thing at a time</h2><p>If you changed the intensity, leave the length alone. Change both and you will never know which one made the difference.</p><h2>Ten blind trials</h2><ol><li>Let a colleague play the old or the new version at random, 10 times, with pauses of 2 seconds.</li><li>Say each time which one it was. The colleague keeps the score.</li><li>With 8 or more right, the difference can be felt. Around 5 is guessing, and the change can go.</li></ol><h2>Mute the sound</h2><p>Actuators can be heard, and hearing decides faster than touch. Put on headphones with a little music and try again.</p><h2>Try another phone</h2><p>The engine starts and stops in as little as 1 ms; with the actuators of real phones it is 1–5 ms. Trust a judgement when it holds on two of them.</p><h2>Keep a record</h2><table><thead><tr><th scope="col">Entry</th><th scope="col">Example</th></tr></thead><tbody><tr><th scope="row">Effect and version</th><td>keyboard-tap, version 3</td></tr><tr><th scope="row">Change</th><td>Envelope cut from 30 to 10 ms</td></tr><tr><th scope="row">Devices</th><td>Two phones, True HD and HD</td></tr><tr><th scope="row">Result</th><td>8/10 and 5/10: noticeable on True HD only</td></tr></tbody></table>',
    },
  },
];
