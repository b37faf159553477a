import featureGrid from '#blocks/feature-grid/block.ts';
import hero from '#blocks/hero/block.ts';
import picture from '#blocks/picture/block.ts';
import richText from '#blocks/rich-text/block.ts';
import { block } from '../block.ts';
import type { SeedPost } from '../seed-document.ts';
import { closing } from './closing.ts';

export const dialWithoutADial: SeedPost = {
  key: 'dial-without-a-dial',
  tags: ['cars'],
  author: 'author',
  date: '2024-08-08T02:00:00Z',
  picture: 'dial',
  title: { zh: '没有旋钮的旋钮', en: 'A dial without a dial' },
  excerpt: {
    zh: '音量与温度用不同的刻度感区分，视线可以留在路上。',
    en: 'Volume and temperature have different detents, so the eyes can stay on the road.',
  },
  seoTitle: { zh: '汽车中控的触感：没有旋钮的旋钮', en: 'Haptics in a car console: a dial without a dial' },
  seoDescription: {
    zh: '一块中控屏如何取回旋钮的手感：用刻度的疏密与音色区分功能，让手指不看屏幕也能操作。',
    en: 'How a touch console got the feel of a dial back: detents that differ in spacing and tone, so a finger can work without the eyes.',
  },
  blocks: (links) => [
    block(hero, 'article-hero', {
      eyebrow: { zh: '案例 · 汽车', en: 'Case · Cars' },
      heading: { zh: '没有旋钮的旋钮', en: 'A dial without a dial' },
      lede: {
        zh: '屏幕取代了旋钮，也拿走了不看就能调的能力。我们试着把它还回来。',
        en: 'Screens replaced the dial and took away what it did well: being turned without a look. We set out to give that back.',
      },
      picture: links.drawing('dial'),
      size: 'page',
      tone: 'dark',
    }),
    block(richText, 'article-start', {
      heading: { zh: '刻度是一种语言', en: 'Detents are a language' },
      lead: {
        zh: '旋钮好用，不是因为它圆，是因为它一格一格地回答。',
        en: 'A dial works not because it is round, but because it answers notch by notch.',
      },
      body: {
        zh: '<p>我们在中控下缘划出一条触感区。手指沿着它滑动，每过一格给出一个短促的瞬态。音量的格子密而轻，温度的格子疏而沉。两端各有一次明确的“到头了”。</p><p>司机不必看屏幕确认位置：先碰到边缘，再数格子。</p>',
        en: '<p>We set aside a haptic strip along the lower edge of the console. As the finger slides, every notch answers with a short transient. Volume is close and light, temperature wide and deep, and both ends say clearly that this is the end.</p><p>Drivers need not look to find their place: touch the edge, then count.</p>',
      },
    }),
    block(picture, 'article-cockpit', {
      picture: { sample: 'cockpit' },
      caption: {
        zh: '座舱中的触感区：中控下缘、方向盘与扶手。',
        en: 'Haptic zones in the cockpit: the console’s lower edge, the wheel and the armrest.',
      },
      width: 'page',
      tone: 'dark',
    }),
    block(featureGrid, 'article-lessons', {
      heading: { zh: '我们学到的', en: 'What we learned' },
      features: [
        {
          icon: 'touch',
          title: { zh: '先给边缘', en: 'Edges first' },
          text: {
            zh: '找得到起点，手才敢移动。',
            en: 'A hand moves with confidence once it knows where things begin.',
          },
        },
        {
          icon: 'car',
          title: { zh: '车在震动', en: 'The car shakes too' },
          text: {
            zh: '路面的低频会盖住低频的刻度，所以刻度放在更高的频段。',
            en: 'Road noise hides low detents, so ours sit in a higher band.',
          },
        },
        {
          icon: 'shield',
          title: { zh: '错了要说', en: 'Say when it fails' },
          text: {
            zh: '无效的操作也有触感，与成功明显不同。',
            en: 'An action that did nothing gets an answer as well, and not the one for success.',
          },
        },
      ],
      columns: 'three',
      tone: 'light',
    }),
    closing(
      links,
      { zh: '把视线还给路面', en: 'Give the eyes back to the road' },
      { zh: '从一个功能开始，在样车上试一试。', en: 'Start with one function and try it in a test car.' },
    ),
  ],
};
