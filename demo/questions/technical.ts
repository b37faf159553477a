import type { SeedQuestion } from '../seed-document.ts';

export const technicalQuestions: readonly SeedQuestion[] = [
  {
    key: 'what-is-in-the-free-tier',
    topic: 'design',
    title: { zh: '免费版可以做到什么程度？', en: 'How far does the Free tier take me?' },
    html: {
      zh: '<p>免费版带 50 多个预置效果，可以在真机上感受、比较和改动。多数应用的按键与提示，用它们就能做好。</p>',
      en: '<p>It comes with 50+ presets to feel, compare and change on a device. For the keys and alerts of most apps that is enough.</p>',
    },
  },
  {
    key: 'hd-or-true-hd',
    topic: 'design',
    title: { zh: 'HD 与 True HD 有什么区别？', en: 'What is the difference between HD and True HD?' },
    html: {
      zh: '<p>HD 在 100–300 Hz 之间分级，适合按键与提示；True HD 在 30–500 Hz 之间连续变化，可以表现材质与力度。</p>',
      en: '<p>HD covers 100–300 Hz in steps and suits keys and alerts. True HD is continuous from 30 to 500 Hz and can render texture and force.</p>',
    },
  },
  {
    key: 'one-file-for-all-devices',
    topic: 'design',
    title: { zh: '每种设备都要单独做一份效果吗？', en: 'Do I need an effect for each kind of device?' },
    html: {
      zh: '<p>不用。一份效果文件，单、双、多通道三个版本的引擎都能播放。值得单独检查的，是只有 Rumble 的设备：那里只剩节奏与强弱。</p>',
      en: '<p>No. One effect file plays in the single, dual and multi channel versions of the engine. Check Rumble devices separately: there, only rhythm and strength remain.</p>',
    },
  },
  {
    key: 'when-a-device-can-do-less',
    topic: 'engine',
    title: { zh: '用户的设备不支持 True HD 怎么办？', en: 'What if a device cannot play True HD?' },
    html: {
      zh: '<p>引擎按设备的能力降到 HD 或 Rumble，代码不用改。没有触感的设备上，调用不会出错。</p>',
      en: '<p>The engine steps down to HD or Rumble, whichever the device supports, and your code stays the same. Without haptics, calls do nothing and raise no error.</p>',
    },
  },
  {
    key: 'how-fast-is-the-engine',
    topic: 'engine',
    title: { zh: '引擎的响应有多快？', en: 'How fast is the engine?' },
    html: {
      zh: '<p>启停低至 1 ms；视设备与马达而定，在 1–5 ms 之间。</p>',
      en: '<p>It starts and stops in as little as 1 ms; with the device and its actuator, between 1 and 5 ms.</p>',
    },
  },
  {
    key: 'which-chip',
    topic: 'hardware',
    title: { zh: '两款驱动芯片怎样选？', en: 'Which of the two driver chips do I need?' },
    html: {
      zh: '<p>输入电压都是 3.0–5.5 V，区别在存储：</p><ul><li>芯片一存储 250 ms，适合按键与短提示；</li><li>芯片二存储 1000 ms，适合较长的序列。</li></ul>',
      en: '<p>Both take 3.0–5.5 V. They differ in memory:</p><ul><li>Chip 1 stores 250 ms, for keys and short alerts.</li><li>Chip 2 stores 1000 ms, for longer sequences.</li></ul>',
    },
  },
  {
    key: 'how-thin-is-a-trackpad',
    topic: 'hardware',
    title: { zh: '触控板的马达有多薄？', en: 'How thin are the actuators for trackpads?' },
    html: {
      zh: '<p>薄至 2 mm，可以放在电池旁边。装配位置与检查方法写在文档的“触控板”一篇里。</p>',
      en: '<p>As thin as 2 mm, so that they fit beside the battery. Placement and checks are covered in the document “Trackpads”.</p>',
    },
  },
];
