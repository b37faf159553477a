import hero from '#blocks/hero/block.ts';
import picture from '#blocks/picture/block.ts';
import richText from '#blocks/rich-text/block.ts';
import { block } from '../block.ts';
import type { SeedPost } from '../seed-document.ts';
import { closing } from './closing.ts';

export const recoilInThreeLayers: SeedPost = {
  key: 'recoil-in-three-layers',
  tags: ['games'],
  author: 'author',
  date: '2024-10-24T02:00:00Z',
  picture: 'recoil',
  title: { zh: '把一次开火拆成三层', en: 'One shot, three layers' },
  excerpt: {
    zh: '枪机、抛壳与回声分开渲染，玩家闭上眼也能分辨武器。',
    en: 'Bolt, ejection and echo are rendered apart, and players name the weapon with their eyes shut.',
  },
  seoTitle: { zh: '射击游戏的后坐力：把一次开火拆成三层', en: 'Recoil in a shooter: one shot, three layers' },
  seoDescription: {
    zh: '一款射击游戏的触感设计过程：为什么一段长震动分不清武器，三层效果如何分工，怎样与声音对齐。',
    en: 'How the haptics of a shooter were designed: why one long buzz cannot tell weapons apart, how three layers share the work, and how they meet the sound.',
  },
  blocks: (links) => [
    block(hero, 'article-hero', {
      eyebrow: { zh: '案例 · 游戏', en: 'Case · Games' },
      heading: { zh: '把一次开火\n拆成三层', en: 'One shot, three layers' },
      lede: {
        zh: '一家独立工作室的射击游戏，武器各有声音，手柄上却只有一种震动。我们从一次开火开始，重新来过。',
        en: 'In an independent studio’s shooter every weapon had a sound of its own, and all of them shared one rumble. We started over, with a single shot.',
      },
      picture: links.drawing('recoil'),
      size: 'page',
      tone: 'dark',
    }),
    block(richText, 'article-start', {
      heading: { zh: '强弱不等于分别', en: 'Louder is not different' },
      lead: {
        zh: '原来的做法是：枪越重，震得越强。玩家说，重武器累手，轻武器没有感觉，仍然分不清。',
        en: 'The old rule was: the heavier the gun, the stronger the rumble. Players found heavy weapons tiring, light ones dull, and could not tell any two apart.',
      },
      body: {
        zh: '<p>手分辨频率与起落，比分辨强弱更准。于是我们把一次开火拆开：</p><ul><li><strong>枪机。</strong>一次短促的瞬态，高频，落在扣下扳机的一刻。</li><li><strong>抛壳。</strong>稍后的一下轻响，只给右手。</li><li><strong>回声。</strong>低频的余韵，长短取决于室内还是室外。</li></ul><p>三层各占一段频率，互不遮挡。换一把枪，改的是三层的比例，而不是总的力度。</p>',
        en: '<p>Hands tell frequency and shape better than strength. So we took the shot apart:</p><ul><li><strong>Bolt.</strong> A short, high transient at the moment the trigger breaks.</li><li><strong>Ejection.</strong> A lighter tick a little later, in the right grip only.</li><li><strong>Echo.</strong> A low tail, short indoors and long outdoors.</li></ul><p>Each layer keeps a band of its own and none hides another. A new weapon changes the mix of the three, not the total.</p>',
      },
    }),
    block(picture, 'article-timeline', {
      picture: { sample: 'timeline' },
      caption: {
        zh: '时间轴上的一次开火：瞬态在前，余韵在后。',
        en: 'A shot on the timeline: the transient leads, the tail follows.',
      },
      width: 'content',
      tone: 'tint',
    }),
    block(richText, 'article-result', {
      heading: { zh: '与声音同一拍', en: 'On the beat of the sound' },
      body: {
        zh: '<p>引擎启停低至 1 ms，瞬态可以贴着枪声的起音落下。晚一点，手会觉得是另一件事；早一点，像是手柄自己响了。</p><p>True HD 的 30–500 Hz 连续频段，让回声可以一路滑下去，而不是从一档跳到另一档。设备只支持 HD 时，引擎取相近的分级，三层的先后不变。</p><p>工作室后来把同样的方法用在换弹与近战上，没有再请我们动手。</p>',
        en: '<p>With start and stop as low as 1 ms, the transient can land on the attack of the sound. Any later, and the hand takes it for another event; any earlier, and the controller seems to act by itself.</p><p>The continuous 30–500 Hz band of True HD lets the echo glide down instead of dropping from step to step. Where a device only plays HD, the engine picks the nearest steps and keeps the order of the layers.</p><p>The studio has since used the same method for reloads and melee, without asking us to do it.</p>',
      },
    }),
    closing(
      links,
      { zh: '带上一段录屏，我们来配触感', en: 'Send us a clip. We will make it felt' },
      {
        zh: '一把枪、一条路、一次落地，从一个动作开始就好。',
        en: 'A weapon, a road, a landing: one action is enough to start with.',
      },
    ),
  ],
};
