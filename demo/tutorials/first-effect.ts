import type { SeedTutorial } from '../seed-document.ts';

export const firstEffect: SeedTutorial = {
  key: 'first-effect',
  tags: ['apps'],
  author: 'author',
  date: '2024-09-12T02:00:00Z',
  picture: 'signature',
  level: 'beginner',
  title: { zh: '动手做一个触感效果', en: 'Your first haptic effect' },
  excerpt: {
    zh: '从一个预置效果开始，改两处，在手机上感受差别。',
    en: 'Start from a preset, change two things, and feel the difference on a phone.',
  },
  needs: { zh: '设计工具免费版，一部支持的手机', en: 'The Free tier of the design tool and a supported phone' },
  seoTitle: { zh: '教程：动手做一个触感效果', en: 'Tutorial: design your first haptic effect' },
  seoDescription: {
    zh: '触感设计入门教程：从免费版的预置效果开始，认识瞬态与包络，改一处强度、一处时长，再到手机上比较。',
    en: 'A first lesson in haptic design: open a Free tier preset, meet transients and envelopes, change intensity and length, and compare on a phone.',
  },
  html: {
    zh: '<p>手感很难用语言说清，却很容易比较。所以这篇教程不从空白开始，而是从一个已经好用的效果开始。</p><h2>打开一个预置效果</h2><p>免费版带 50 多个预置效果。找到“按键”一组，打开“轻点”，在手机上多感受几次，记住它给您的印象。</p><h2>认识曲线上的两种东西</h2><table><thead><tr><th scope="col">名称</th><th scope="col">曲线上的样子</th><th scope="col">手上的感觉</th></tr></thead><tbody><tr><th scope="row">瞬态</th><td>一根竖线</td><td>一下点击</td></tr><tr><th scope="row">包络</th><td>一段起伏</td><td>持续的振动，强度与频率随时间变化</td></tr></tbody></table><p>“轻点”只有一个瞬态。它的高度就是强度。</p><h2>改两处，再比较</h2><ol><li>把瞬态的强度降低一半，发送到手机。点击变轻了，但仍然清楚。</li><li>在瞬态后面加一小段包络，强度慢慢降到零。点击有了余音，像木头，不像玻璃。</li></ol><p>两次改动各存一份，再与原来的交替感受。分不出差别的改动，就不值得留下。</p><h2>放慢一点</h2><p>引擎启停低至 1 ms，不同机型的马达快慢不一。换一部手机再试一次，是养成判断的捷径。</p>',
    en: '<p>How something feels is hard to put into words and easy to compare. So this tutorial does not begin with an empty page. It begins with an effect that already works.</p><h2>Open a preset</h2><p>The Free tier has 50+ preset effects. Find the group of keys, open Light tap, and feel it on your phone a few times. Remember the impression it makes.</p><h2>Two things on a curve</h2><table><thead><tr><th scope="col">Name</th><th scope="col">Looks like</th><th scope="col">Feels like</th></tr></thead><tbody><tr><th scope="row">Transient</th><td>An upright line</td><td>A single click</td></tr><tr><th scope="row">Envelope</th><td>A hill</td><td>A vibration whose intensity and frequency change over time</td></tr></tbody></table><p>Light tap is one transient. Its height is its intensity.</p><h2>Change two things and compare</h2><ol><li>Halve the intensity of the transient and send it to the phone. The click is lighter, and still distinct.</li><li>Add a short envelope behind it that fades to nothing. Now the click rings on a little: wood rather than glass.</li></ol><p>Save each change separately and feel it in turn with the original. A change that nobody can tell apart is not worth keeping.</p><h2>Try another phone</h2><p>The engine starts and stops in as little as 1 ms, but actuators differ from model to model. A second phone is the quickest way to be sure.</p>',
  },
};
