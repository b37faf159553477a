import type { SeedTutorial } from '../seed-document.ts';

export const keyboardFeel: SeedTutorial = {
  key: 'keyboard-feel',
  tags: ['smartphones-and-tablets', 'input-methods'],
  author: 'author',
  date: '2024-10-31T02:00:00Z',
  picture: 'keyboard',
  level: 'beginner',
  title: { zh: '打字再快也不发麻', en: 'Keys that stay crisp at full speed' },
  excerpt: {
    zh: '键盘触感的好坏，取决于两次按键之间的安静。',
    en: 'What makes a keyboard feel good is the silence between two keys.',
  },
  needs: { zh: '设计工具，一部支持的手机', en: 'The design tool and a supported phone' },
  seoTitle: { zh: '教程：输入法按键的触感', en: 'Tutorial: haptics for an on-screen keyboard' },
  seoDescription: {
    zh: '触感设计教程：为输入法设计点击、长按与删除三种手感，缩短每一下，给快速输入留出安静，再请真人试打一页字。',
    en: 'A tutorial in haptics for on-screen keyboards: three feels for tap, hold and delete, short enough to leave silence, and a page of real typing as the test.',
  },
  html: {
    zh: '<p>慢慢按，任何效果都不错。快打一句话，就知道哪些太长。</p><h2>先定短的</h2><p>普通按键只用一个瞬态。打开制动，让马达立刻停下。如果两次按键连在一起，先缩短，再减轻。</p><h2>让三种动作分得开</h2><ul><li>点击：一个瞬态，清脆。</li><li>长按：先重后轻两个瞬态，像按下又弹起。</li><li>删除：与点击等长，频率略低。</li></ul><h2>在系统开关之内</h2><p>用户在系统里关掉触感，输入法也应安静。设置里再给一档轻、一档重就够了，滑杆只会让人反复犹豫。</p><h2>试打一页</h2><p>请一位没有参与设计的人打满一页字，再问要不要关掉。回答就是结论。</p>',
    en: '<p>Pressed slowly, any effect is pleasant. Type one sentence at speed and you know which ones are too long.</p><h2>Begin with the shortest</h2><p>A letter key needs one transient. Switch braking on, so the actuator stops at once. If two keys run together, make the effect shorter first, and lighter second.</p><h2>Tell three gestures apart</h2><ul><li>Tap: one transient, crisp.</li><li>Hold: a heavy transient and a light one, like a key that goes down and comes back.</li><li>Delete: as long as a tap, at a slightly lower frequency.</li></ul><h2>Respect the system’s switch</h2><p>If someone has switched haptics off, the keyboard stays silent too. One lighter and one heavier setting are enough. A slider only makes people hesitate.</p><h2>Type a page</h2><p>Ask someone who was not involved in the design to type a full page, then ask whether they want it off. The answer is the verdict.</p>',
  },
};
