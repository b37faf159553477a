import { codeBlock } from '../code-block.ts';
import { printEffect } from '../files/effects.ts';
import type { SeedTutorial } from '../seed-document.ts';

const tap = codeBlock('json', printEffect('keyboard-tap'));

export const firstEffect: SeedTutorial = {
  key: 'first-effect',
  tags: ['apps'],
  author: 'author',
  date: '2024-09-12T02:00:00Z',
  picture: 'signature',
  level: 'beginner',
  title: { zh: '做出一个触感效果', en: 'Your first haptic effect' },
  excerpt: {
    zh: '从预置效果“轻点”开始，改强度与余音两处，在手机上比较，再导出成文件。',
    en: 'Start from the preset Light tap, change its strength and its tail, compare on a phone and export the file.',
  },
  needs: {
    zh: '设计工具免费版，一部支持的手机，约 30 分钟',
    en: 'The Free tier of the design tool, a supported phone, about 30 minutes',
  },
  seoTitle: { zh: '教程：动手做一个触感效果', en: 'Tutorial: design your first haptic effect' },
  seoDescription: {
    zh: '触感设计入门教程：从免费版的预置效果开始，认识瞬态与包络，改一处强度、一处时长，到手机上比较，再导出效果文件。',
    en: 'A first lesson in haptic design: open a Free tier preset, meet transients and envelopes, change intensity and length, compare on a phone and export.',
  },
  html: {
    zh: `<p>这篇教程从一个可用的效果开始，改两处，做出一个 24 ms 的按键。全程不写代码。</p><h2>步骤 1：打开预置效果</h2><p>免费版带 50 多个预置效果。找到“按键”一组，打开“轻点”，在手机上播放 10 次，记住它的强弱与长短。</p><h2>步骤 2：认识两种元素</h2><table><thead><tr><th scope="col">名称</th><th scope="col">曲线上的样子</th><th scope="col">作用</th><th scope="col">“轻点”里的取值</th></tr></thead><tbody><tr><th scope="row">瞬态</th><td>一根竖线</td><td>一次点击</td><td>强度 70%</td></tr><tr><th scope="row">包络</th><td>一段起伏</td><td>持续的振动，强度与频率随时间变化</td><td>没有</td></tr></tbody></table><h2>步骤 3：改两处</h2><ol><li>另存一份，把瞬态的强度降到一半，发送到手机。点击变轻，但仍然清楚。</li><li>恢复到 70%，在瞬态之后 2 ms 加一段包络：长 22 ms，强度由 40% 降到零，频率由 230 Hz 降到 200 Hz。点击有了短短的余音。</li></ol><h2>步骤 4：比较</h2><p>请同事在原来的与改过的之间随机播放 10 次，您来说是哪一个。说对 8 次以上，改动可以察觉；5 次上下等于猜测，把包络加长一些再试。</p><h2>步骤 5：导出</h2><p>命名为 keyboard-tap，导出。文件内容如下，每一行都对应您画的一处：</p>${tap}<h2>接下来</h2><p>引擎启停低至 1 ms，各机型的马达快慢不同，请在另一部手机上再试一次。然后读<a href="/community/doc/design-tool/transients-and-envelopes">瞬态与包络</a>，或跟着做<a href="/community/blog/keyboard-feel">输入法按键</a>。</p>`,
    en: `<p>This tutorial begins with an effect that works, changes two things and ends with a key of 24 ms. There is no code to write.</p><h2>Step 1: open a preset</h2><p>The Free tier has 50+ preset effects. Find the group of keys, open Light tap and play it on your phone 10 times. Remember how strong and how long it is.</p><h2>Step 2: two kinds of objects</h2><table><thead><tr><th scope="col">Name</th><th scope="col">Looks like</th><th scope="col">Does</th><th scope="col">In Light tap</th></tr></thead><tbody><tr><th scope="row">Transient</th><td>An upright line</td><td>A single click</td><td>Intensity 70%</td></tr><tr><th scope="row">Envelope</th><td>A hill</td><td>A vibration whose intensity and frequency change over time</td><td>None</td></tr></tbody></table><h2>Step 3: change two things</h2><ol><li>Save a copy, halve the intensity of the transient and send it to the phone. The click is lighter, and still distinct.</li><li>Go back to 70%. Add an envelope 2 ms after the transient: 22 ms long, intensity from 40% down to nothing, frequency from 230 to 200 Hz. The click now has a short tail.</li></ol><h2>Step 4: compare</h2><p>Let a colleague play the original and the change at random, 10 times, and say which one it was. With 8 right, the change can be felt. Around 5 is guessing: make the envelope longer and try again.</p><h2>Step 5: export</h2><p>Name it keyboard-tap and export it. Each line of the file is something that you drew:</p>${tap}<h2>Where to go next</h2><p>The engine starts and stops in as little as 1 ms, but actuators differ from model to model: try another phone. Then read <a href="/en/community/doc/design-tool/transients-and-envelopes">Transients and envelopes</a>, or go on to <a href="/en/community/blog/keyboard-feel">keys for typing</a>.</p>`,
  },
};
