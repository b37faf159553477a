import callToAction from '#blocks/call-to-action/block.ts';
import column from '#blocks/column/block.ts';
import columns from '#blocks/columns/block.ts';
import divider from '#blocks/divider/block.ts';
import featureGrid from '#blocks/feature-grid/block.ts';
import figures from '#blocks/figures/block.ts';
import hero from '#blocks/hero/block.ts';
import richText from '#blocks/rich-text/block.ts';
import section from '#blocks/section/block.ts';
import shortContactForm from '#blocks/short-contact-form/block.ts';
import type { Locale, Localized } from '#cms-schema/locale.ts';
import { block, type SeedBlock } from '../block.ts';
import { founded, headcount, milestones, places, teams } from '../company.ts';
import type { SeedPage } from '../seed-document.ts';

export const about: SeedPage = {
  key: 'about',
  slug: 'about',
  parent: 'explore',
  menuOrder: 1,
  title: { zh: '关于我们', en: 'About us' },
  excerpt: {
    zh: '触境的业务、地点、团队、历程与工作方式。',
    en: 'What Haptera does, where and with whom, since when, and how we work.',
  },
  seoTitle: { zh: '关于触境', en: 'About Haptera' },
  seoDescription: {
    zh: '触境是一家触觉技术公司，总部在深圳，提供设计工具、渲染引擎、驱动芯片与线性马达。地点、团队、历程与工作方式。',
    en: 'Haptera is a haptics company in Shenzhen that makes design tools, a rendering engine, driver chips and actuators. Places, team, milestones and method.',
  },
  blocks: (links) => [
    block(hero, 'about-hero', {
      eyebrow: { zh: '关于我们', en: 'About us' },
      heading: {
        zh: '触觉技术公司：\n工具、引擎、芯片与马达',
        en: 'A haptics company: tools, engine, chips and actuators',
      },
      lede: {
        zh: `触境成立于 ${founded} 年，总部在深圳，为设备厂商、游戏与影音团队、座舱集成商提供完整的触觉方案。`,
        en: `Haptera was founded in ${founded} and is based in Shenzhen. We supply complete haptics to device makers, studios and cockpit integrators.`,
      },
      picture: { sample: 'fingerprint' },
      tone: 'dark',
    }),
    block(figures, 'about-figures', {
      figures: [
        {
          value: founded,
          unit: { zh: '年', en: '' },
          label: { zh: '成立', en: 'Founded' },
          note: { zh: '从马达的驱动与测量做起。', en: 'To drive and measure actuators.' },
        },
        {
          value: String(headcount),
          unit: { zh: '人', en: '' },
          label: { zh: '团队', en: 'People' },
          note: { zh: '多数从事研发与调校。', en: 'Most of them engineers and designers.' },
        },
        {
          value: String(places.length),
          unit: { zh: '处', en: '' },
          label: { zh: '办公地点', en: 'Locations' },
          note: { zh: '深圳、上海与慕尼黑。', en: 'Shenzhen, Shanghai and Munich.' },
        },
        {
          value: '10',
          unit: { zh: '次', en: '' },
          label: { zh: '每个支持包的服务', en: 'Sessions in a support pack' },
          note: { zh: '评审、调校与适配。', en: 'For reviews, tuning and integration.' },
        },
      ],
      hasWaves: false,
      tone: 'light',
    }),
    block(richText, 'about-why', {
      heading: { zh: '我们解决的问题', en: 'The problem we work on' },
      lead: {
        zh: '机械按键有行程，有声音，按下与抬起各有一次力的变化。换成玻璃之后，这些提示都没有了。',
        en: 'A mechanical key has travel, a sound, and a change of force on the way down and on the way up. Glass has none of them.',
      },
      body: {
        zh: '<p>单一的振动只能说明“有事发生”。要区分按下与抬起、成功与失败、左侧与右侧，需要三个条件：频率可变，起停足够快，先后准确。</p><p>这三个条件分布在不同的环节：曲线由设计工具给出，换算由引擎完成，起停取决于驱动芯片与马达的配合。任何一环不匹配，设计师画下的细节就到不了用户那里，所以四个环节我们都自己做。</p>',
        en: '<p>A single vibration says that something happened. To tell press from release, success from failure or left from right takes three things: variable frequency, fast start and stop, and exact order.</p><p>Each depends on a different part. The design tool provides the curve, the engine converts it, and driver chip and actuator decide how fast it starts and stops. Where one of them does not match the others, detail is lost before it reaches anyone, so we make all four.</p>',
      },
      width: 'beside',
      tone: 'tint',
    }),
    block(featureGrid, 'about-places', {
      heading: { zh: '深圳、上海与慕尼黑', en: 'Shenzhen, Shanghai and Munich' },
      features: places.map(({ icon, name, work }) => ({ icon, title: name, text: work })),
      columns: 'three',
      tone: 'light',
    }),
    block(richText, 'about-teams', {
      heading: {
        zh: `团队：${teams.length} 个专业，${headcount} 人`,
        en: `The team: ${headcount} people in ${teams.length} fields`,
      },
      body: { zh: listTeams('zh'), en: listTeams('en') },
      width: 'beside',
      tone: 'light',
    }),
    block(divider, 'about-rule', { look: 'waveform', size: 'medium', tone: 'light' }),
    block(richText, 'about-milestones', {
      heading: { zh: `${founded} 年以来的历程`, en: `Milestones since ${founded}` },
      body: { zh: listMilestones('zh'), en: listMilestones('en') },
      width: 'beside',
      tone: 'light',
    }),
    block(
      section,
      'about-ways',
      {
        heading: { zh: '工作方式：盲测、实测、移交', en: 'How we work: blind tests, measurements, hand-over' },
        tone: 'tint',
        space: 'roomy',
      },
      {
        content: [
          block(
            columns,
            'about-ways-columns',
            { gap: 'wide' },
            {
              columns: [
                way('blind', {
                  zh: '<h3>盲测</h3><p>评审时关掉画面与声音，请没有参与设计的人辨认。分不清的效果重做或删去。</p>',
                  en: '<h3>Blind tests</h3><p>In reviews, screen and sound are off, and people who were not involved say what they felt. What they cannot tell apart is redone or dropped.</p>',
                }),
                way('measured', {
                  zh: '<h3>实测</h3><p>马达装进整机之后重测起振、停止与谐振，再写入配置文件。案例附曲线，示意的写明示意。</p>',
                  en: '<h3>Measurements</h3><p>Start, stop and resonance are measured again in the assembled device, and kept in its configuration file. Cases show curves; where they illustrate, they say so.</p>',
                }),
                way('handed', {
                  zh: '<h3>移交</h3><p>效果文件、参数与说明交给客户团队，之后的修改不依赖我们。</p>',
                  en: '<h3>Hand-over</h3><p>Effect files, parameters and notes go to the customer’s team, who can change them without us.</p>',
                }),
              ],
            },
          ),
        ],
      },
    ),
    block(richText, 'about-sample', {
      heading: { zh: '触境是一家样例公司', en: 'Haptera is a sample company' },
      body: {
        zh: '<p>本站用于展示内容系统。公司、人员、地点、历程、客户与案例均为虚构，曲线为示意数据；文件格式与示例代码可以下载查看，引擎库不提供。</p>',
        en: '<p>This site demonstrates a content system. The company, its people, places, history, customers and cases are invented, and the curves are illustrative. File formats and sample code can be downloaded and read; there is no engine library to go with them.</p>',
      },
      width: 'text',
      tone: 'light',
    }),
    block(shortContactForm, 'about-write', {
      heading: { zh: '留下联系方式，我们来电', en: 'Leave your number and we will call' },
      intro: { zh: '商务在工作时间与您联系。', en: 'Our sales team calls during working hours.' },
      tone: 'tint',
    }),
    block(callToAction, 'about-contact', {
      heading: { zh: '合作、采访与求职', en: 'Projects, interviews and jobs' },
      text: {
        zh: '请写明事由，由对应的团队答复。',
        en: 'Tell us what it is about, and the right team will reply.',
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

function listTeams(locale: Locale): string {
  const count = (people: number) => ({ zh: `${people} 人。`, en: `${people} people. ` })[locale];
  const rows = teams.map(
    ({ name, people, work }) => `<dt>${name[locale]}</dt><dd>${count(people)}${work[locale]}</dd>`,
  );
  return `<dl>${rows.join('')}</dl>`;
}

function listMilestones(locale: Locale): string {
  return `<dl>${milestones.map(({ year, text }) => `<dt>${year}</dt><dd>${text[locale]}</dd>`).join('')}</dl>`;
}

function way(name: string, body: Localized): SeedBlock {
  return block(
    column,
    `about-way-${name}`,
    { look: 'ruled' },
    { content: [block(richText, `about-way-${name}-words`, { body })] },
  );
}
