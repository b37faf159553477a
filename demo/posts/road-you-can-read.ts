import figures from '#blocks/figures/block.ts';
import hero from '#blocks/hero/block.ts';
import mediaText from '#blocks/media-text/block.ts';
import richText from '#blocks/rich-text/block.ts';
import { block } from '../block.ts';
import type { SeedPost } from '../seed-document.ts';
import { closing } from './closing.ts';

export const roadYouCanRead: SeedPost = {
  key: 'road-you-can-read',
  tags: ['games'],
  author: 'editor',
  date: '2024-05-16T02:00:00Z',
  picture: 'road',
  title: { zh: '用手读路面', en: 'A road you can read' },
  excerpt: {
    zh: '柏油、碎石、路肩各有频段，抓地力变化先到手上。',
    en: 'Tarmac, gravel and kerb each have a band, and lost grip reaches the hands first.',
  },
  seoTitle: { zh: '赛车游戏的路面触感：用手读路面', en: 'Road feel in a racing game: a road you can read' },
  seoDescription: {
    zh: '一款赛车游戏如何用频段区分路面、用扳机阻力表现抓地力：从连续频段到低至 4% 的扳机死区。',
    en: 'How a racing game tells surfaces apart by frequency and grip by trigger resistance: from a continuous band to a dead band as low as 4%.',
  },
  blocks: (links) => [
    block(hero, 'article-hero', {
      eyebrow: { zh: '案例 · 游戏', en: 'Case · Games' },
      heading: { zh: '用手读路面', en: 'A road you can read' },
      lede: {
        zh: '赛车手靠身体感知轮胎。坐在屏幕前的玩家只有两只手，我们想把路面交给它们。',
        en: 'Drivers feel the tyres with their whole body. A player has two hands, so that is where the road has to go.',
      },
      picture: links.drawing('road'),
      size: 'page',
      tone: 'dark',
    }),
    block(richText, 'article-start', {
      heading: { zh: '一种路面，一段频率', en: 'A surface is a band' },
      lead: {
        zh: '碎石不是更强的柏油，它是另一种频率。',
        en: 'Gravel is not stronger tarmac. It is another frequency.',
      },
      body: {
        zh: '<p>我们先关掉画面，只留触感，请测试者说出自己在哪里。能说对的版本才留下。</p><ol><li><strong>柏油</strong>安静，只有随车速升高的细密底噪。</li><li><strong>碎石</strong>零散，由许多不等距的小瞬态组成。</li><li><strong>路肩</strong>规整，节拍随车速变快，左右分明。</li></ol><p>底噪必须轻。它一直在，才衬得出失去它的那一刻：轮胎打滑时，手上忽然安静。</p>',
        en: '<p>We switched the screen off, left the haptics on and asked testers where they were. Only versions they could answer stayed.</p><ol><li><strong>Tarmac</strong> is quiet: a fine ground that rises with speed.</li><li><strong>Gravel</strong> is scattered: many small transients, never evenly spaced.</li><li><strong>Kerbs</strong> are regular: a beat that quickens with speed, clearly left or right.</li></ol><p>The ground has to be faint. Because it is always there, its absence says a lot: when the tyres slide, the hands fall silent.</p>',
      },
    }),
    block(figures, 'article-figures', {
      figures: [
        {
          value: '30–500',
          unit: 'Hz',
          label: { zh: 'True HD 连续频段', en: 'Continuous band in True HD' },
          note: { zh: '转速平滑上升，不跳档。', en: 'Revs rise without a step.' },
        },
        {
          value: '4',
          unit: '%',
          label: { zh: '扳机死区低至', en: 'Trigger dead band, as low as' },
          note: { zh: '轻带刹车也能控制。', en: 'Trail braking stays under control.' },
        },
      ],
      tone: 'dark',
    }),
    block(mediaText, 'article-trigger', {
      eyebrow: { zh: '扳机', en: 'Triggers' },
      heading: { zh: '阻力说的是抓地力', en: 'Resistance speaks of grip' },
      body: {
        zh: '<p>油门扳机的阻力跟随抓地力：轮胎咬住时扎实，开始打滑时变轻。刹车扳机在抱死前给出细密的抖动，像踏板那样。</p><p>死区低至 4%，意味着几乎没有空行程，轻点油门也有回应。</p>',
        en: '<p>The throttle trigger follows grip: firm while the tyres bite, lighter as they let go. The brake trigger shivers before the wheels lock, as a pedal would.</p><p>A dead band as low as 4% leaves hardly any empty travel, so even a light touch of throttle is answered.</p>',
      },
      actions: [
        { label: { zh: '比较三档触感', en: 'Compare the haptic levels' }, link: links.page('gaming', 'gaming-levels') },
      ],
      picture: { sample: 'controller' },
      side: 'right',
      tone: 'light',
    }),
    closing(
      links,
      { zh: '您的游戏里，有什么值得用手去读', en: 'What in your game is worth reading by hand?' },
      {
        zh: '说说玩法与平台，我们给出一版可以试手的方案。',
        en: 'Tell us how it plays and where. We answer with something you can hold.',
      },
    ),
  ],
};
