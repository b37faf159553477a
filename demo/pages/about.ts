import callToAction from '#blocks/call-to-action/block.ts';
import column from '#blocks/column/block.ts';
import columns from '#blocks/columns/block.ts';
import divider from '#blocks/divider/block.ts';
import figures from '#blocks/figures/block.ts';
import hero from '#blocks/hero/block.ts';
import richText from '#blocks/rich-text/block.ts';
import section from '#blocks/section/block.ts';
import shortContactForm from '#blocks/short-contact-form/block.ts';
import type { Localized } from '#cms-schema/locale.ts';
import { block, type SeedBlock } from '../block.ts';
import type { SeedPage } from '../seed-document.ts';

export const about: SeedPage = {
  key: 'about',
  slug: 'about',
  parent: 'explore',
  menuOrder: 1,
  title: { zh: '关于我们', en: 'About us' },
  excerpt: {
    zh: '触境做的是手上那一下：设计它、渲染它、驱动它，让它说得清楚。',
    en: 'Haptera works on the moment a device answers the hand: designing it, rendering it, driving it, making it clear.',
  },
  seoTitle: { zh: '关于触境', en: 'About Haptera' },
  seoDescription: {
    zh: '触境是一家触觉技术公司，从设计工具、渲染引擎到驱动芯片与马达，为游戏、手机、笔记本与汽车提供完整的触感方案。',
    en: 'Haptera is a haptics company. From design tools and a rendering engine to driver chips and actuators, we make the whole chain for games, phones and cars.',
  },
  blocks: (links) => [
    block(hero, 'about-hero', {
      eyebrow: { zh: '关于我们', en: 'About us' },
      heading: { zh: '我们研究的，\n是手上的一下', en: 'We give hands an answer' },
      lede: {
        zh: '屏幕有设计师，声音有录音师。触境做的，是第三种感官。',
        en: 'Screens have designers and sound has engineers. Haptera looks after the third sense.',
      },
      picture: { sample: 'fingerprint' },
      tone: 'dark',
    }),
    block(richText, 'about-why', {
      lead: {
        zh: '人靠手确认世界：门关上了，扣子扣好了，刀切到底了。设备把按键都换成玻璃，这份确认就不见了。',
        en: 'Hands are how people make sure: the door is shut, the button is done up, the knife is through. When devices turned every key into glass, that assurance went missing.',
      },
      body: {
        zh: '<p>“震一下”补不回来。它只说“有事发生”，不说是什么事。要说清楚，得有频率、有起落、有先后，还得在该停的时候停住。</p><p>于是我们从波形做起：给设计师一条可以画的曲线，给设备一台读得懂曲线的引擎，再给马达一颗推得动、停得住的芯片。链路上的每一环都自己做，手感才不会在交接处走样。</p><p>好的触感不引人注意。按下去，心里就有了数，然后继续做手上的事。</p>',
        en: '<p>A buzz does not bring it back. It says that something happened, never what. To say what, touch needs frequency, shape and order, and it has to stop when it should.</p><p>So we began with the waveform. Designers got a curve they can draw, devices an engine that reads it, and actuators a chip that can push and stop them. We make every link of that chain, because feel gets lost at every hand-over.</p><p>Good haptics go unnoticed. You press, you know, and you carry on with what you were doing.</p>',
      },
      width: 'text',
      tone: 'light',
    }),
    block(divider, 'about-rule', { look: 'waveform', size: 'medium', tone: 'light' }),
    block(figures, 'about-figures', {
      figures: [
        {
          value: '40+',
          unit: { zh: '个', en: '' },
          label: { zh: '客户项目', en: 'Customer projects' },
          note: { zh: '手机、笔记本、汽车、应用与游戏。', en: 'Phones, laptops, cars, apps and games.' },
        },
        {
          value: '3000+',
          unit: { zh: '款', en: '' },
          label: { zh: '已调校的 PC 游戏', en: 'PC games tuned' },
          note: { zh: '名单更新于 2024 年 9 月 27 日。', en: 'List updated September 27, 2024.' },
        },
        {
          value: '50+',
          unit: { zh: '个', en: '' },
          label: { zh: '预置效果', en: 'Preset effects' },
          note: { zh: '免费版即可使用。', en: 'All of them in the Free tier.' },
        },
        {
          value: '1–2',
          unit: { zh: '个月', en: 'months' },
          label: { zh: '上线时间缩短', en: 'Saved on the way to launch' },
          note: { zh: '与从零制作触感相比。', en: 'Compared with haptics built from scratch.' },
        },
      ],
      hasWaves: false,
      tone: 'light',
    }),
    block(
      section,
      'about-ways',
      { heading: { zh: '我们怎样做事', en: 'How we go about it' }, tone: 'tint', space: 'roomy' },
      {
        content: [
          block(
            columns,
            'about-ways-columns',
            { gap: 'wide' },
            {
              columns: [
                way('hands', {
                  zh: '<h3>手说了算</h3><p>评审时先关掉画面和声音。手上分辨不出的，不留。</p>',
                  en: '<h3>Hands decide</h3><p>In reviews we switch off screen and sound first. What the hand cannot tell apart has to go.</p>',
                }),
                way('less', {
                  zh: '<h3>少即清楚</h3><p>每多一种振动，其余的就难认一分。能不震，就不震。</p>',
                  en: '<h3>Less is clearer</h3><p>Every vibration we add makes the others harder to recognise. If it can stay still, it does.</p>',
                }),
                way('numbers', {
                  zh: '<h3>数据摆出来</h3><p>案例附上前后的曲线。没有量过的，写明是示意数据。</p>',
                  en: '<h3>Figures on the table</h3><p>Our cases show the curves before and after. Where nothing was measured, we say so.</p>',
                }),
              ],
            },
          ),
        ],
      },
    ),
    block(shortContactForm, 'about-write', {
      heading: { zh: '请与我联系', en: 'Shall we call you?' },
      intro: { zh: '留下联系方式，我们来找您。', en: 'Leave your contact details, and we will get in touch.' },
      tone: 'tint',
    }),
    block(callToAction, 'about-contact', {
      heading: { zh: '认识一下', en: 'Let’s talk' },
      text: {
        zh: '合作、采访或求职，都欢迎来信。',
        en: 'About a project, an interview or a job: we would like to hear from you.',
      },
      actions: [
        { label: { zh: '联系我们', en: 'Get in touch' }, link: links.page('business') },
        { label: { zh: '看看项目', en: 'See our work' }, link: links.page('portfolio') },
      ],
      look: 'line',
      tone: 'light',
    }),
  ],
};

function way(name: string, body: Localized): SeedBlock {
  return block(
    column,
    `about-way-${name}`,
    { look: 'ruled' },
    { content: [block(richText, `about-way-${name}-words`, { body })] },
  );
}
