import type { SeedDoc } from '../seed-document.ts';

export const gettingStarted: readonly SeedDoc[] = [
  {
    key: 'getting-started',
    parent: null,
    docKey: 'start',
    title: { zh: '入门', en: 'Getting started' },
    excerpt: {
      zh: '从一部手机开始：装好设计工具，打开一个预置效果，在手上感到它，然后再决定要做什么。',
      en: 'Begin with one phone: install the design tool, open a preset, feel it in your hand, and only then decide what to build.',
    },
    html: {
      zh: '<p>触感很难从文字里读懂。所以这一章只有一个目标：让一个效果在您手里动起来。</p><h2>您会经过的三站</h2><ol><li>在<strong>设计工具</strong>里挑选或画出效果。</li><li>用<strong>渲染引擎</strong>在游戏、应用或设备里播放它。</li><li>由<strong>驱动芯片与马达</strong>把它变成手上的一下。</li></ol><p>设计只需要一部手机。后两站各有一章，等您用到时再读。</p><h2>先准备什么</h2><ul><li>一部在支持名单里的手机，或一台电脑和支持触感的手柄。</li><li>设计工具。免费版带 50 多个预置效果。</li></ul>',
      en: '<p>Reading about haptics only gets you so far. This chapter has one aim: an effect that plays in your hand.</p><h2>The three stages of an effect</h2><ol><li>You pick or draw it in the <strong>design tool</strong>.</li><li>The <strong>rendering engine</strong> plays it in a game, an app or a device.</li><li>A <strong>driver chip and an actuator</strong> turn it into something that a hand can feel.</li></ol><p>The first stage takes a phone and nothing else. The other two have chapters of their own, for when you get there.</p><h2>What you need</h2><ul><li>A phone from the list of supported models, or a computer and a controller with haptics.</li><li>The design tool. Its Free tier comes with 50+ preset effects.</li></ul>',
    },
  },
  {
    key: 'install',
    parent: 'getting-started',
    docKey: 'creator-install',
    title: { zh: '安装与系统要求', en: 'Installation and requirements' },
    excerpt: {
      zh: '手机应用与桌面专业版各需要什么系统，哪一个需要账号，装好之后先检查哪一处设置。',
      en: 'Which systems the mobile app and the desktop Pro run on, which of them needs an account, and the one setting to check first.',
    },
    html: {
      zh: '<h2>系统要求</h2><table><thead><tr><th scope="col">工具</th><th scope="col">系统</th><th scope="col">账号</th></tr></thead><tbody><tr><th scope="row">手机应用</th><td>iPhone 8、Android 8 及以上</td><td>不需要</td></tr><tr><th scope="row">桌面专业版</th><td>Windows 10（64 位）、macOS 10.15 及以上</td><td>试用账号或企业账号</td></tr></tbody></table><h2>安装手机应用</h2><ol><li>确认手机在支持的机型之中。</li><li>安装应用，打开一个预置效果。</li><li>没有感觉时，先看系统设置里的触感开关。系统关掉的触感，应用不会绕过。</li></ol><h2>安装桌面专业版</h2><p>安装程序由商务随试用账号或企业账号提供。试用期 7 天，每个账号可申请一次。桌面版负责画，感受仍在真机上：请在同一网络里备一部手机。</p>',
      en: '<h2>Requirements</h2><table><thead><tr><th scope="col">Tool</th><th scope="col">Systems</th><th scope="col">Account</th></tr></thead><tbody><tr><th scope="row">Mobile app</th><td>iPhone 8, Android 8 or later</td><td>None</td></tr><tr><th scope="row">Desktop Pro</th><td>Windows 10 (64-bit), macOS 10.15 or later</td><td>Trial or enterprise</td></tr></tbody></table><h2>Install the mobile app</h2><ol><li>Check that your phone is among the supported models.</li><li>Install the app and open a preset.</li><li>If you feel nothing, check the system’s haptics switch first. The app never overrides it.</li></ol><h2>Install the desktop Pro</h2><p>Our sales team provides the installer with a trial or enterprise account. A trial runs for 7 days, once per account. You draw on the desktop and feel on a device, so keep a phone on the same network.</p>',
    },
  },
  {
    key: 'feel-an-effect',
    parent: 'getting-started',
    docKey: 'creator-feel',
    title: { zh: '在手上比较效果', en: 'Compare effects in your hand' },
    excerpt: {
      zh: '一次只换一处，交替感受，关掉声音再试：三条规矩，让判断不靠运气。',
      en: 'Change one thing at a time, feel both versions in turn, then mute the sound: three rules that keep luck out of your judgement.',
    },
    html: {
      zh: '<p>同一个效果，早上和傍晚摸起来也会不同。下面的做法让比较变得可靠。</p><h2>一次只换一处</h2><p>改了强度，就不要同时改时长。两处一起改，您不会知道是哪一处起了作用。</p><h2>交替感受</h2><ol><li>播放原来的效果，停一停。</li><li>播放改过的效果，停一停。</li><li>请别人随机播放，您来说是哪一个。</li></ol><p>说不出来，就说明这处改动可以不要。</p><h2>关掉声音</h2><p>马达自己也会出声，耳朵会替手作答。戴上耳机放一点音乐，再试一遍。</p><h2>换一部手机</h2><p>引擎启停低至 1 ms，而马达各不相同。在两部手机上都成立的判断，才值得写进设计里。</p>',
      en: '<p>The same effect feels different in the morning and in the evening. Here is how to make a comparison you can rely on.</p><h2>Change one thing at a time</h2><p>If you changed the intensity, leave the length alone. Change both and you will never know which one made the difference.</p><h2>Feel them in turn</h2><ol><li>Play the original. Pause.</li><li>Play the change. Pause.</li><li>Let someone else choose, and guess which one it was.</li></ol><p>If you cannot tell, you do not need the change.</p><h2>Mute the sound</h2><p>Actuators can be heard, and ears are quick to answer for the hands. Put on headphones with a little music and try again.</p><h2>Try another phone</h2><p>The engine starts and stops in as little as 1 ms; actuators vary more. Trust a judgement when it holds on two phones.</p>',
    },
  },
];
