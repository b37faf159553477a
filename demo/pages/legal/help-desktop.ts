import { supportEmail } from '../../contact.ts';
import { legalPage } from './legal-page.ts';

export const helpDesktop = legalPage({
  key: 'help-desktop',
  menuOrder: 13,
  title: { zh: '桌面专业版帮助', en: 'Help for the desktop Pro' },
  excerpt: {
    zh: '安装、时间轴、从声音生成、按设备预览、导出与交付。',
    en: 'Installing, the timeline, effects from sound, preview by device, export and delivery.',
  },
  seoTitle: { zh: '桌面专业版帮助', en: 'Help for the desktop Pro' },
  seoDescription: {
    zh: '桌面专业版帮助：支持 Windows 10（64 位）与 macOS 10.15 及以上，时间轴、瞬态与包络、从声音生成、按设备预览与导出。',
    en: 'Help for the desktop Pro on Windows 10 (64-bit), macOS 10.15 or later: timeline, transients and envelopes, effects from sound, preview and export.',
  },
  summary: {
    zh: '桌面专业版用来绘制与交付触感效果，需要试用账号或企业账号。',
    en: 'The desktop Pro draws haptic effects and delivers them. It requires a trial or an enterprise account.',
  },
  sections: [
    {
      heading: { zh: '系统与账号', en: 'System and account' },
      body: {
        zh: '<ul><li>Windows 10（64 位）或 macOS 10.15 及以上。</li><li>试用账号可用 <strong>7 天</strong>，每个账号申请一次；企业账号的期限以合同为准。</li><li>到期之后可以打开与查看文件，不能保存改动。</li></ul>',
        en: '<ul><li>Windows 10 (64-bit), or macOS 10.15 or later.</li><li>A trial account lasts <strong>7 days</strong>, once per account. Enterprise accounts run for the term of their contract.</li><li>Afterwards files can be opened and viewed, but changes are not saved.</li></ul>',
      },
    },
    {
      heading: { zh: '认识时间轴', en: 'Finding your way on the timeline' },
      body: {
        zh: '<p>上方是声音的波形，下方是触感的两条轨：瞬态是一根竖线，有时刻与强度；包络是一段起伏，强度与频率随时间变化。</p><ul><li>双击空白处，加一个瞬态；拖动端点，改强度。</li><li>在包络轨上拖出一段，再加控制点。</li><li>按住空格播放，松开即停；手机或手柄同步振动。</li></ul>',
        en: '<p>The waveform of the sound is on top. Below are two tracks of haptics: a transient is an upright line with a moment and an intensity; an envelope is a hill whose intensity and frequency change over time.</p><ul><li>Double-click an empty spot to add a transient; drag its end to change the intensity.</li><li>Drag out a stretch on the envelope track, then add points to it.</li><li>Hold Space to play, let go to stop. Your phone or controller vibrates along.</li></ul>',
      },
    },
    {
      heading: { zh: '从声音生成', en: 'Starting from a sound' },
      body: {
        zh: '<ol><li>把声音文件拖到时间轴上。</li><li>选择“自动生成”，先用默认的灵敏度。</li><li>逐个听，删去手不需要知道的。</li><li>在要紧的几处重画，再与原版比较。</li></ol><p>关掉声音再试一次：手上还分得清的，才算做好。</p>',
        en: '<ol><li>Drop a sound file on the timeline.</li><li>Choose Generate and begin with the default sensitivity.</li><li>Go through the hits and remove those that a hand does not need.</li><li>Redraw the important ones and compare with the first version.</li></ol><p>Then turn the sound off. What the hand can still tell apart is finished.</p>',
      },
    },
    {
      heading: { zh: '按设备预览', en: 'Preview by device' },
      body: {
        zh: '<table><thead><tr><th scope="col">档位</th><th scope="col">频率</th><th scope="col">预览时留意</th></tr></thead><tbody><tr><th scope="row">Rumble</th><td>不可调</td><td>只剩强弱与节奏，细节会消失</td></tr><tr><th scope="row">HD</th><td>100–300 Hz，分级</td><td>滑动的频率会变成台阶</td></tr><tr><th scope="row">True HD</th><td>30–500 Hz，连续</td><td>低频需要较大的马达才够有力</td></tr></tbody></table>',
        en: '<table><thead><tr><th scope="col">Level</th><th scope="col">Frequency</th><th scope="col">What to watch for</th></tr></thead><tbody><tr><th scope="row">Rumble</th><td>Fixed</td><td>Strength and rhythm remain; detail goes</td></tr><tr><th scope="row">HD</th><td>100–300 Hz, in steps</td><td>A sliding frequency becomes stairs</td></tr><tr><th scope="row">True HD</th><td>30–500 Hz, continuous</td><td>Low notes need a larger actuator to carry</td></tr></tbody></table>',
      },
    },
    {
      heading: { zh: '导出与交付', en: 'Export and delivery' },
      body: {
        zh: '<ol><li>给效果起名，写一句它在什么时候播放。</li><li>选择目标引擎的通道：单、双或多通道。</li><li>导出效果文件与说明，交给程序员；文件在三种通道上通用。</li></ol><p>要存入驱动芯片的效果，长度不超过 250 ms 或 1000 ms，视芯片而定。</p>',
        en: '<ol><li>Name the effect and write a line about when it plays.</li><li>Choose the channels of the engine: single, dual or multi.</li><li>Export effect file and notes for your programmers. One file serves all three.</li></ol><p>Effects that go onto a driver chip last at most 250 ms or 1000 ms, depending on the chip.</p>',
      },
    },
    {
      heading: { zh: '常见状况', en: 'When something is wrong' },
      body: {
        zh: '<dl><dt>手机连不上</dt><dd>确认两台设备在同一网络，访客网络通常不允许设备互访。</dd><dt>手柄不振动</dt><dd>用数据线连接再试；有些手柄经蓝牙只支持 Rumble。</dd><dt>提示没有权限</dt><dd>账号已到期，或尚未升级。请<a href="/community/business">联系商务</a>。</dd></dl>',
        en: '<dl><dt>The phone does not connect</dt><dd>Make sure that both are on the same network; guest networks usually keep devices apart.</dd><dt>The controller stays still</dt><dd>Try a cable. Over Bluetooth, some controllers only play Rumble.</dd><dt>It says you have no permission</dt><dd>The account has expired or was never upgraded. Please <a href="/en/community/business">contact sales</a>.</dd></dl>',
      },
    },
    {
      heading: { zh: '还需要帮助', en: 'Still stuck?' },
      body: {
        zh: `<p>写信至 <a href="mailto:${supportEmail}">${supportEmail}</a>，附上系统版本与出问题的文件。从头学起，请看<a href="/community/blog">教程</a>；手机应用另有<a href="/help">帮助</a>。</p>`,
        en: `<p>Write to <a href="mailto:${supportEmail}">${supportEmail}</a> with your system version and the file in question. To start from the beginning, see the <a href="/en/community/blog">tutorials</a>; the mobile app has <a href="/en/help">help of its own</a>.</p>`,
      },
    },
  ],
});
