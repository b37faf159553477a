import callToAction from '#blocks/call-to-action/block.ts';
import divider from '#blocks/divider/block.ts';
import faq from '#blocks/faq/block.ts';
import featureGrid from '#blocks/feature-grid/block.ts';
import figures from '#blocks/figures/block.ts';
import hero from '#blocks/hero/block.ts';
import mediaText from '#blocks/media-text/block.ts';
import postList from '#blocks/post-list/block.ts';
import pricingTiers from '#blocks/pricing-tiers/block.ts';
import specTable from '#blocks/spec-table/block.ts';
import { block } from '../block.ts';
import type { SeedPage } from '../seed-document.ts';

export const gaming: SeedPage = {
  key: 'gaming',
  slug: 'gaming',
  parent: 'solution',
  menuOrder: 1,
  title: { zh: '游戏触感方案', en: 'Haptics for games' },
  excerpt: {
    zh: '后坐力、路面与天气各有触感，单、双通道共用一份效果文件。四个版本，从免费起步。',
    en: 'Recoil, road and weather told apart by touch, from one effect file for all devices. Four tiers, the first of them free.',
  },
  seoTitle: { zh: '游戏触感方案与版本价格', en: 'Haptics for games: features and pricing' },
  seoDescription: {
    zh: '面向 PC、主机外设与手机游戏的触感方案：免费版含 50 多个预置效果，基础版首年每套 50,000 元起，专业版与铂金版按项目报价。',
    en: 'Haptics for PC and mobile games and controllers: a Free tier with 50+ presets, Standard from USD 7,500 per user for the first year, Plus and Premium on request.',
  },
  blocks: (links) => [
    block(hero, 'gaming-hero', {
      opening: 'device',
      eyebrow: { zh: '游戏触感方案', en: 'Haptics for games' },
      heading: {
        zh: '游戏触感引擎：\n双通道，一份效果文件',
        en: 'Haptic engine for games: two actuators, one effect file',
      },
      lede: {
        zh: '用于 PC、手机与主机外设上的游戏。30–500 Hz 连续频段表现碎石、雨点与后坐力，玩家不看画面也能分辨。',
        en: 'For games on PC, phone and controller. A continuous 30–500 Hz band carries gravel, rain and recoil that players can tell apart without looking.',
      },
      actions: [
        { label: { zh: '比较版本', en: 'Compare tiers' }, link: links.page('gaming', 'tiers') },
        { label: { zh: '联系商务', en: 'Contact sales' }, link: links.page('business') },
      ],
      picture: { sample: 'controller-render' },
      tone: 'dark',
    }),
    block(featureGrid, 'gaming-features', {
      heading: { zh: '玩家凭触感分辨的六件事', en: 'Six things players can tell apart by touch' },
      intro: {
        zh: '强弱之外，频率、起落与方向各传达一层意思。',
        en: 'Strength is one dimension. Frequency, shape and direction add three more.',
      },
      features: [
        {
          icon: 'bolt',
          title: { zh: '武器', en: 'Weapons' },
          text: {
            zh: '枪机、抛壳与回声分层渲染，手感随武器变化。',
            en: 'Bolt, shell and echo are separate layers, mixed differently for each weapon.',
          },
          link: links.post('recoil-in-three-layers'),
        },
        {
          icon: 'car',
          title: { zh: '路面', en: 'Road' },
          text: {
            zh: '柏油、碎石与路肩各有一种振动，抓地力下降时先有提示。',
            en: 'Tarmac, gravel and kerb each have a signal of their own, and grip can be felt to go before it is gone.',
          },
          link: links.post('road-you-can-read'),
        },
        {
          icon: 'touch',
          title: { zh: '扳机', en: 'Triggers' },
          text: {
            zh: '阻力随动作变化，死区低至 4%，轻扣即有响应。',
            en: 'Resistance follows the action. With a dead band as low as 4%, even a light pull registers.',
          },
          link: links.page('engine'),
        },
        {
          icon: 'layers',
          title: { zh: '方位', en: 'Direction' },
          text: {
            zh: '左右握把各用一个通道，来自哪一侧，不看画面也清楚。',
            en: 'Each grip has its own channel, so players know which side it came from.',
          },
          link: links.page('engine', 'channels'),
        },
        {
          icon: 'spark',
          title: { zh: '环境', en: 'Surroundings' },
          text: {
            zh: '雨点、脚步与远处的爆炸是背景，不抢前景的戏。',
            en: 'Rain, footsteps and distant blasts stay in the background, and can still be felt.',
          },
          link: links.page('engine', 'levels'),
        },
        {
          icon: 'gameController',
          title: { zh: '界面', en: 'Interface' },
          text: {
            zh: '选中、确认与拒绝用三种短促的点击区分，菜单也有手感。',
            en: 'Select, confirm and refuse are three distinct clicks. Menus have a feel, too.',
          },
          link: links.post('keys-on-glass'),
        },
      ],
      columns: 'three',
      tone: 'light',
    }),
    block(mediaText, 'gaming-workflow', {
      eyebrow: { zh: '制作流程', en: 'Workflow' },
      heading: { zh: '接入流程：沿用现有引擎、声音与排期', en: 'Integration that keeps your game engine and schedule' },
      body: {
        zh: '<p>触感从现有的声音与事件出发：先自动生成一版，再由设计师在时间轴上修改关键的几处。效果在手柄上边改边试，不必每次重新构建。</p>',
        en: '<p>We start from the sounds and events you already have. A first pass is generated; a designer then reworks the moments that matter on the timeline. Changes play on the controller at once, without a new build.</p>',
      },
      points: [
        {
          title: { zh: '50 多个预置效果', en: '50+ preset effects' },
          text: {
            zh: '免费版即可使用，改一两个参数就是自己的效果。',
            en: 'Included in the Free tier. Change a parameter or two and a preset becomes your own.',
          },
        },
        {
          title: { zh: '上线时间缩短 1–2 个月', en: 'Launch 1–2 months sooner' },
          text: { zh: '与从零制作触感的项目相比。', en: 'Compared with building haptics from scratch.' },
        },
        {
          title: { zh: '支持包，含 10 次服务', en: 'A support pack of 10 sessions' },
          text: {
            zh: '评审、调校与设备适配，由我们的工程师完成。',
            en: 'Reviews, tuning and device integration by our engineers.',
          },
        },
      ],
      picture: { sample: 'timeline' },
      side: 'left',
      tone: 'dark',
    }),
    block(figures, 'gaming-figures', {
      heading: { zh: '已调校 3000 多款 PC 游戏', en: 'More than 3,000 PC games tuned' },
      figures: [
        {
          value: '3000+',
          unit: { zh: '款', en: '' },
          label: { zh: '已调校的 PC 游戏', en: 'PC games tuned' },
          note: { zh: '名单更新于 2024 年 9 月 27 日。', en: 'List updated September 27, 2024.' },
        },
        {
          value: '4',
          unit: '%',
          label: { zh: '扳机死区低至', en: 'Trigger dead band, as low as' },
          note: { zh: '几乎从行程起点就有反馈。', en: 'Feedback begins almost where the travel does.' },
        },
        {
          value: '1–2',
          unit: { zh: '个月', en: 'months' },
          label: { zh: '上线时间缩短', en: 'Saved on the way to launch' },
          note: { zh: '工具、预置效果与支持服务合在一起。', en: 'With tools, presets and support together.' },
        },
      ],
      tone: 'tint',
    }),
    block(pricingTiers, 'tiers', {
      heading: { zh: '版本与价格：免费版到铂金版', en: 'Tiers and prices, from Free to Premium' },
      intro: {
        zh: '先看需要多少触感细节，再看需要多少支持。',
        en: 'First decide how much detail players should feel, then how much support you need.',
      },
      tiers: [
        {
          name: { zh: '免费版', en: 'Free' },
          audience: { zh: '个人开发者与试验项目', en: 'Solo developers and experiments' },
          price: { zh: '免费', en: 'Free' },
          description: {
            zh: '从预置效果开始，先做出能摸到的一版。',
            en: 'Start from presets and feel your first effect.',
          },
          features: [
            { text: { zh: '50 多个预置效果', en: '50+ preset effects' }, included: 'yes' },
            { text: { zh: 'HD 触感', en: 'HD haptics' }, included: 'no' },
            { text: { zh: 'True HD 触感', en: 'True HD haptics' }, included: 'no' },
            { text: { zh: '支持包', en: 'Support pack' }, included: 'no' },
            { text: { zh: '工程师联合调校', en: 'Tuning with our engineers' }, included: 'no' },
          ],
          action: { label: { zh: '试用预置效果', en: 'Try the presets' }, link: links.page('resource') },
        },
        {
          name: { zh: '基础版', en: 'Standard' },
          audience: { zh: '准备发行的独立工作室', en: 'Independent studios preparing a release' },
          pricePrefix: { zh: '', en: 'from' },
          price: { zh: '50,000', en: 'USD 7,500' },
          priceSuffix: { zh: '元起', en: '' },
          priceNote: { zh: '每套，首年', en: 'per user, first year' },
          description: { zh: '为一款作品配齐触感，按套计价。', en: 'Haptics for a commercial title, priced per user.' },
          features: [
            { text: { zh: '50 多个预置效果', en: '50+ preset effects' }, included: 'yes' },
            {
              text: { zh: 'HD 触感', en: 'HD haptics' },
              included: 'yes',
              note: { zh: '100–300 Hz 分级', en: '100–300 Hz in steps' },
            },
            { text: { zh: 'True HD 触感', en: 'True HD haptics' }, included: 'no' },
            { text: { zh: '支持包', en: 'Support pack' }, included: 'no' },
            { text: { zh: '工程师联合调校', en: 'Tuning with our engineers' }, included: 'no' },
          ],
          action: { label: { zh: '联系商务', en: 'Contact sales' }, link: links.page('business') },
        },
        {
          name: { zh: '专业版', en: 'Plus' },
          badge: 'True HD',
          audience: { zh: '多平台发行的团队', en: 'Teams shipping on several platforms' },
          price: { zh: '联系商务', en: 'On request' },
          priceNote: { zh: '按项目报价', en: 'quoted per project' },
          description: { zh: '用连续频段表现更多细节。', en: 'More detail from a continuous band.' },
          features: [
            { text: { zh: '50 多个预置效果', en: '50+ preset effects' }, included: 'yes' },
            {
              text: { zh: 'HD 触感', en: 'HD haptics' },
              included: 'yes',
              note: { zh: '100–300 Hz 分级', en: '100–300 Hz in steps' },
            },
            {
              text: { zh: 'True HD 触感', en: 'True HD haptics' },
              included: 'yes',
              note: { zh: '30–500 Hz 连续', en: '30–500 Hz, continuous' },
            },
            {
              text: { zh: '支持包', en: 'Support pack' },
              included: 'partial',
              note: { zh: '按需选购', en: 'optional' },
            },
            { text: { zh: '工程师联合调校', en: 'Tuning with our engineers' }, included: 'no' },
          ],
          action: { label: { zh: '联系商务', en: 'Contact sales' }, link: links.page('business') },
          isHighlighted: true,
        },
        {
          name: { zh: '铂金版', en: 'Premium' },
          audience: { zh: '需要全程协作的大型项目', en: 'Large productions with a partner from start to finish' },
          price: { zh: '联系商务', en: 'On request' },
          priceNote: { zh: '按项目报价', en: 'quoted per project' },
          description: {
            zh: '我们的工程师与您的团队一起打磨触感。',
            en: 'Our engineers shape the haptics with your team.',
          },
          features: [
            { text: { zh: '50 多个预置效果', en: '50+ preset effects' }, included: 'yes' },
            {
              text: { zh: 'HD 触感', en: 'HD haptics' },
              included: 'yes',
              note: { zh: '100–300 Hz 分级', en: '100–300 Hz in steps' },
            },
            {
              text: { zh: 'True HD 触感', en: 'True HD haptics' },
              included: 'yes',
              note: { zh: '30–500 Hz 连续', en: '30–500 Hz, continuous' },
            },
            {
              text: { zh: '支持包', en: 'Support pack' },
              included: 'yes',
              note: { zh: '含 10 次服务', en: '10 sessions included' },
            },
            { text: { zh: '工程师联合调校', en: 'Tuning with our engineers' }, included: 'yes' },
          ],
          action: { label: { zh: '联系商务', en: 'Contact sales' }, link: links.page('business') },
        },
      ],
      footnote: {
        zh: '价格以合同为准。试用账号有效期 7 天，每个账号可申请一次。',
        en: 'Prices are subject to contract. A trial runs for 7 days, once per account.',
      },
      tone: 'light',
    }),
    block(divider, 'gaming-rule', { look: 'waveform', size: 'small', tone: 'light' }),
    block(specTable, 'gaming-levels', {
      heading: { zh: 'Rumble、HD 与 True HD 各能表现什么', en: 'What Rumble, HD and True HD can each express' },
      columns: [
        { name: 'Rumble', note: { zh: '基础振动', en: 'Plain vibration' } },
        { name: 'HD', note: { zh: '分级频率', en: 'Frequency in steps' } },
        { name: 'True HD', note: { zh: '连续频率', en: 'Continuous frequency' }, isHighlighted: true },
      ],
      groups: [
        {
          title: { zh: '频率', en: 'Frequency' },
          rows: [
            {
              label: { zh: '频率范围', en: 'Range' },
              unit: 'Hz',
              values: [{}, { figure: '100–300' }, { figure: '30–500' }],
            },
            {
              label: { zh: '频率变化', en: 'Variation' },
              values: [
                { words: { zh: '不可调', en: 'Fixed' } },
                { words: { zh: '分级', en: 'In steps' } },
                { words: { zh: '连续', en: 'Continuous' } },
              ],
            },
          ],
        },
        {
          title: { zh: '表现力', en: 'Expression' },
          rows: [
            {
              label: { zh: '撞击与爆炸', en: 'Hits and blasts' },
              values: [{ mark: 'yes' }, { mark: 'yes' }, { mark: 'yes' }],
            },
            {
              label: { zh: '区分武器', en: 'Telling weapons apart' },
              note: { zh: '频率不同，手感才不同', en: 'Needs more than one frequency' },
              values: [{ mark: 'no' }, { mark: 'yes' }, { mark: 'yes' }],
            },
            {
              label: { zh: '引擎转速', en: 'Engine revs' },
              note: { zh: '频率需要平滑上升', en: 'Needs a smooth rise' },
              values: [{ mark: 'no' }, { mark: 'partial' }, { mark: 'yes' }],
            },
            {
              label: { zh: '雨滴、砂砾与织物', en: 'Rain, gravel, cloth' },
              note: { zh: '高频的细节', en: 'Detail in the highs' },
              values: [{ mark: 'no' }, { mark: 'no' }, { mark: 'yes' }],
            },
          ],
        },
      ],
      caption: {
        zh: '实际可感知的范围还取决于设备所用的马达。',
        en: 'What can be felt also depends on the actuator in the device.',
      },
      highlightDifferences: true,
      tone: 'light',
    }),
    block(postList, 'gaming-cases', {
      heading: { zh: '游戏项目实例', en: 'Game projects in detail' },
      term: links.tag('games'),
      count: 3,
      order: 'newest',
      layout: 'rows',
      tone: 'tint',
    }),
    block(faq, 'gaming-faq', {
      heading: { zh: '工作室常问：授权、系统与试用', en: 'What studios ask: licences, systems, trials' },
      items: [
        {
          question: { zh: '基础版的“每套”和“首年”指什么？', en: 'What does “per user, first year” cover?' },
          answer: {
            zh: '<p>一套对应一份授权，50,000 元起为首年费用。续费与多套授权请联系商务。</p>',
            en: '<p>One licence for one user of the tools, from USD 7,500 for the first year. For renewals and larger teams, ask sales for a quote.</p>',
          },
        },
        {
          question: { zh: '支持哪些系统？', en: 'Which systems are supported?' },
          answer: {
            zh: '<p>手机与平板：iPhone 8、Android 8 及以上。电脑：Windows 10（64 位）、macOS 10.15 及以上。</p>',
            en: '<p>Phones and tablets: iPhone 8, Android 8 or later. Computers: Windows 10 (64-bit), macOS 10.15 or later.</p>',
          },
        },
        {
          question: { zh: '玩家的设备不支持 True HD，会怎样？', en: 'What if a player’s device cannot play True HD?' },
          answer: {
            zh: '<p>引擎会按设备的能力降到 HD 或 Rumble，效果只需制作一次。</p>',
            en: '<p>The engine falls back to HD or Rumble, whichever the device supports. You design each effect once.</p>',
          },
        },
        {
          question: { zh: '可以先试用吗？', en: 'Can we try it first?' },
          answer: {
            zh: '<p>可以。免费版从预置效果开始；试用账号有效期 7 天，每个账号可申请一次。</p>',
            en: '<p>Yes. The Free tier includes presets, and a trial runs for 7 days, once per account.</p>',
          },
        },
      ],
      tone: 'light',
    }),
    block(callToAction, 'gaming-contact', {
      heading: { zh: '发来一段录屏，寄回配好触感的一版', en: 'Send a clip, get it back with haptics' },
      text: {
        zh: '说说您的作品、平台与上线时间，我们给出适合的版本与做法。',
        en: 'Tell us about the game, its platforms and its launch date. We will suggest a tier and a plan.',
      },
      actions: [
        { label: { zh: '联系商务', en: 'Contact sales' }, link: links.page('business') },
        { label: { zh: '了解渲染引擎', en: 'Explore the engine' }, link: links.page('engine') },
      ],
      tone: 'signal',
    }),
  ],
};
