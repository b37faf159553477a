import { codeBlock } from '../code-block.ts';
import { printEffect } from '../files/effects.ts';
import type { SeedTutorial } from '../seed-document.ts';

const [tap, remove] = [
  codeBlock('json', printEffect('keyboard-tap')),
  codeBlock('json', printEffect('keyboard-delete')),
];
const press = codeBlock(
  'c',
  `/* Call it on touch down. isOff: whether the system's switch for haptics is off. */
void press(haptera_engine *engine, const haptera_effects *effects, int isDelete, int isOff) {
  if (isOff) return;
  haptera_play(engine, effects, isDelete ? "keyboard-delete" : "keyboard-tap", 0);
}`,
);

export const keyboardFeel: SeedTutorial = {
  key: 'keyboard-feel',
  tags: ['smartphones-and-tablets', 'input-methods'],
  author: 'author',
  date: '2024-10-31T02:00:00Z',
  picture: 'keyboard',
  level: 'beginner',
  title: { zh: '输入法按键：快速打字不重叠', en: 'Keys that stay crisp at full speed' },
  excerpt: {
    zh: '把一次按键缩短到 24 ms，让点击与删除分得开，再请人试打一页字。',
    en: 'Cut a key to 24 ms, tell tap and delete apart, and have someone type a page to check.',
  },
  needs: { zh: '设计工具，一部支持的手机，约 30 分钟', en: 'The design tool and a supported phone, about 30 minutes' },
  seoTitle: { zh: '教程：输入法按键的触感', en: 'Tutorial: haptics for an on-screen keyboard' },
  seoDescription: {
    zh: '触感设计教程：为输入法设计点击与删除，每次缩短到 24 ms，给快速输入留出间隔，写明取值与代码，再请人试打一页。',
    en: 'A tutorial in haptics for keyboards: tap and delete of 24 ms each, with values and code, gaps for fast typing, and a page of real typing as the test.',
  },
  html: {
    zh: `<p>慢慢按，任何效果都可以接受；快速打字，才知道哪些太长。熟练的用户两次按键相隔约 100 ms。</p><h2>步骤 1：定时长</h2><p>按键用一个瞬态加一段短包络，总长 24 ms。打开“主动制动”，让马达在末尾停稳。按键之间就有了间隔。</p>${tap}<h2>步骤 2：让删除分得开</h2><p>时长相同，频率由 230 Hz 降到 170 Hz，瞬态略重：</p>${remove}<table><thead><tr><th scope="col">动作</th><th scope="col">瞬态</th><th scope="col">频率</th><th scope="col">时长</th></tr></thead><tbody><tr><th scope="row">点击</th><td>70%</td><td>230 Hz</td><td>24 ms</td></tr><tr><th scope="row">删除</th><td>80%</td><td>170 Hz</td><td>24 ms</td></tr><tr><th scope="row">长按</th><td>先 80% 后 40%</td><td>200 Hz</td><td>两次，相隔 100 ms</td></tr></tbody></table><h2>步骤 3：在按下时播放</h2><p>在手指按下的事件里播放，不要等到抬起。系统的触感开关关闭时，不播放：</p>${press}<h2>步骤 4：设置只留三项</h2><p>关、轻、重三项就够。“轻”把瞬态的强度减去 30%，时长不变。</p><h2>检验：试打一页</h2><p>请一位没有参与设计的人打满一页字，再问要不要关掉，并记录原因。10 人里有 8 人以上愿意保留，就可以发布。</p>`,
    en: `<p>Pressed slowly, any effect is acceptable. Fast typing shows which ones are too long: a practised typist has about 100 ms between two keys.</p><h2>Step 1: set the length</h2><p>A key is a transient and a short envelope, 24 ms in all. Switch “Active braking” on, so that the actuator is at rest at the end. That leaves a gap before the next key.</p>${tap}<h2>Step 2: make delete distinct</h2><p>The same length, at 170 Hz instead of 230, with a slightly heavier transient:</p>${remove}<table><thead><tr><th scope="col">Gesture</th><th scope="col">Transient</th><th scope="col">Frequency</th><th scope="col">Length</th></tr></thead><tbody><tr><th scope="row">Tap</th><td>70%</td><td>230 Hz</td><td>24 ms</td></tr><tr><th scope="row">Delete</th><td>80%</td><td>170 Hz</td><td>24 ms</td></tr><tr><th scope="row">Hold</th><td>80%, then 40%</td><td>200 Hz</td><td>Two, 100 ms apart</td></tr></tbody></table><h2>Step 3: play on the press</h2><p>Play when the finger comes down, not when it lifts. If the system’s haptics switch is off, play nothing:</p>${press}<h2>Step 4: three settings are enough</h2><p>Off, light and firm. Light takes 30% off the transient and leaves the length alone.</p><h2>The test: type a page</h2><p>Ask someone who was not involved to type a full page, then ask whether they want it off, and why. When 8 of 10 people keep it on, it is ready to ship.</p>`,
  },
};
