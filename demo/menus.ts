import type { Locale, Localized } from '#cms-schema/locale.ts';
import { contactEmail, supportEmail } from './contact.ts';
import type { PageKey } from './seed-document.ts';

export interface SeedMenu {
  readonly location: 'primary' | 'footer';
  readonly name: Localized;
  readonly items: readonly SeedMenuItem[];
}

/** An entry that links to a page, to a block on one, or to a mailbox; with neither it is a group heading. */
export interface SeedMenuItem {
  readonly key: string;
  readonly label: Localized;
  readonly description?: Localized;
  /** One of `ui/icon-names.ts`. */
  readonly icon?: string;
  readonly page?: PageKey;
  /** For targets that are not pages: `/solution/gaming#tiers`, `mailto:…`. */
  readonly url?: string | Localized;
  readonly opensNewTab?: true;
  readonly children?: readonly SeedMenuItem[];
}

const solution = { key: 'solution', label: { zh: '解决方案', en: 'Solutions' } };
const product = { key: 'product', label: { zh: '产品', en: 'Products' } };
const explore = { key: 'explore', label: { zh: '探索', en: 'Explore' } };
const community = { key: 'community', label: { zh: '社区', en: 'Community' } };

const gaming = { key: 'gaming', icon: 'game-controller', label: { zh: '游戏', en: 'Games' }, page: 'gaming' } as const;
const peripherals = {
  key: 'peripherals',
  icon: 'actuator',
  label: { zh: '游戏外设', en: 'Gaming gear' },
  page: 'peripherals',
} as const;
const muse = {
  key: 'muse',
  icon: 'headphones',
  label: { zh: '影音娱乐', en: 'Music and film' },
  page: 'muse',
} as const;
const mobileOem = {
  key: 'mobileoem',
  icon: 'smartphone',
  label: { zh: '移动设备', en: 'Mobile devices' },
  page: 'mobileoem',
} as const;
const trackpad = {
  key: 'trackpad',
  icon: 'trackpad',
  label: { zh: '触控板', en: 'Trackpads' },
  page: 'trackpad',
} as const;
const automotive = {
  key: 'automotive',
  icon: 'car',
  label: { zh: '汽车座舱', en: 'Car cockpits' },
  page: 'automotive',
} as const;

const creator = {
  key: 'creator',
  icon: 'waveform',
  label: { zh: '设计工具', en: 'Design tools' },
  page: 'creator',
} as const;
const engine = {
  key: 'engine',
  icon: 'bolt',
  label: { zh: '渲染引擎', en: 'Rendering engine' },
  page: 'engine',
} as const;
const component = {
  key: 'component',
  icon: 'chip',
  label: { zh: '马达与芯片', en: 'Actuators and chips' },
  page: 'component',
} as const;
const haptic = {
  key: 'haptic',
  icon: 'touch',
  label: { zh: '触感档位', en: 'Haptic levels' },
  page: 'haptic',
} as const;
const tiers = {
  key: 'tiers',
  icon: 'layers',
  label: { zh: '版本与价格', en: 'Tiers and prices' },
  url: '/solution/gaming#tiers',
};

const about = { key: 'about', icon: 'users', label: { zh: '关于我们', en: 'About us' }, page: 'about' } as const;
const portfolio = {
  key: 'portfolio',
  icon: 'spark',
  label: { zh: '项目', en: 'Our work' },
  page: 'portfolio',
} as const;
const news = { key: 'news', icon: 'file', label: { zh: '动态与案例', en: 'News and cases' }, page: 'news' } as const;
const business = { key: 'business', icon: 'mail', label: { zh: '商务合作', en: 'Contact' }, page: 'business' } as const;

const communityHome = {
  key: 'home',
  icon: 'users',
  label: { zh: '开发者社区', en: 'Developer community' },
  page: 'community-home',
} as const;
const blog = { key: 'blog', icon: 'book', label: { zh: '教程', en: 'Tutorials' }, page: 'blog' } as const;
const doc = { key: 'doc', icon: 'file', label: { zh: '文档', en: 'Documents' }, page: 'doc' } as const;
const resource = {
  key: 'resource',
  icon: 'download',
  label: { zh: '资源', en: 'Resources' },
  page: 'resource',
} as const;
const faq = { key: 'faq', icon: 'chat', label: { zh: '常见问题', en: 'FAQ' }, page: 'faq' } as const;
const hapticsList = {
  key: 'hapticslist',
  icon: 'smartphone',
  label: { zh: '支持的机型', en: 'Supported models' },
  page: 'hapticslist',
} as const;
const application = {
  key: 'application',
  icon: 'download',
  label: { zh: '支持的应用', en: 'Supported apps' },
  page: 'application',
} as const;

/**
 * Legal texts that apps and forms link to: in the reader's language and a new tab, so that nobody loses a half-filled
 * form.
 */
const legal = (key: 'terms' | 'privacy', label: Localized): SeedMenuItem => ({
  key,
  label,
  url: { zh: `/${key}?lang=zh`, en: `/${key}?lang=en` },
  opensNewTab: true,
});

/**
 * Groups are placed where the header's highlighting rules expect their pages: lists below community, contact below
 * explore.
 */
export const menus: readonly SeedMenu[] = [
  {
    location: 'primary',
    name: { zh: '主菜单', en: 'Main menu' },
    items: [
      {
        ...solution,
        children: [
          {
            key: 'all',
            icon: 'layers',
            label: { zh: '全部方案', en: 'All solutions' },
            description: { zh: '六个领域，同一套技术', en: 'Six fields, one technology' },
            page: 'solution',
          },
          { ...gaming, description: { zh: '后坐力、路面与天气', en: 'Recoil, road surface and weather' } },
          {
            ...peripherals,
            description: { zh: '手柄、掌机、方向盘与背心', en: 'Controllers, handhelds, wheels, vests' },
          },
          { ...muse, description: { zh: '音乐、影片与直播的实时触感', en: 'Music, film and live video' } },
          { ...mobileOem, description: { zh: '面向手机与平板厂商', en: 'For makers of phones and tablets' } },
          { ...trackpad, description: { zh: '压感触控板，马达薄至 2 mm', en: 'A click without a button' } },
          { ...automotive, description: { zh: '方向盘、中控与座椅', en: 'Wheel, console and seat' } },
        ],
      },
      {
        ...product,
        children: [
          {
            key: 'all',
            icon: 'layers',
            label: { zh: '产品总览', en: 'All products' },
            description: { zh: '工具、引擎、芯片与马达', en: 'Tools, engine, chips and actuators' },
            page: 'product',
          },
          { ...creator, description: { zh: '手机应用与桌面专业版', en: 'Mobile app and desktop Pro' } },
          {
            ...engine,
            description: {
              zh: '单、双、多通道，启停低至 1 ms',
              en: 'Single, dual and multi channel; as fast as 1 ms',
            },
          },
          { ...component, description: { zh: '薄至 2 mm，3.0–5.5 V', en: 'As thin as 2 mm, for 3.0–5.5 V' } },
          { ...haptic, description: { zh: '三档触感与效果库', en: 'Three levels, and a library of effects' } },
          { ...tiers, description: { zh: '从免费版到铂金版', en: 'From Free to Premium' } },
        ],
      },
      {
        ...explore,
        children: [
          {
            key: 'all',
            icon: 'globe',
            label: { zh: '探索触境', en: 'Explore Haptera' },
            description: { zh: '公司、项目与名单', en: 'Company, work and lists' },
            page: 'explore',
          },
          { ...about, description: { zh: '地点、团队、历程与工作方式', en: 'Place, team, milestones and method' } },
          { ...portfolio, description: { zh: '40 多个客户项目', en: 'More than 40 customer projects' } },
          { ...news, description: { zh: '六个案例：问题、曲线与结果', en: 'Six cases: problem, curves, result' } },
          { ...business, description: { zh: '联系方式，与来信的准备', en: 'How to reach us, and what to send' } },
        ],
      },
      {
        ...community,
        children: [
          {
            ...communityHome,
            description: { zh: '教程、文档、资源与问答', en: 'Tutorials, documents, resources, FAQ' },
          },
          { ...blog, description: { zh: '从一次点击到接入引擎', en: 'From a first effect to a running engine' } },
          { ...doc, description: { zh: '从安装到整机，按章节写明', en: 'From installation to device, by chapter' } },
          { ...resource, description: { zh: 'SDK、插件与示例', en: 'SDKs, a plugin and samples' } },
          { ...faq, description: { zh: '系统、试用、引擎与收费', en: 'Systems, trials, engine and prices' } },
          { ...hapticsList, description: { zh: '按品牌查找手机与平板', en: 'Phones and tablets, by brand' } },
          {
            ...application,
            description: { zh: '游戏、输入法、音频与影像', en: 'Games, input methods, audio and video' },
          },
          // The header shows at most one of these, to visitors who may use it.
          {
            key: 'configTool',
            icon: 'gear',
            label: { zh: '配置工具', en: 'Config tool' },
            description: { zh: '为机型与马达生成配置文件', en: 'Configuration files for phones and actuators' },
            page: 'configTool',
          },
          {
            key: 'customConfig',
            icon: 'file',
            label: { zh: '定制配置', en: 'Custom config' },
            description: { zh: '由我们的工程师为您调校', en: 'Tuned for you by our engineers' },
            page: 'customConfig',
          },
        ],
      },
      {
        key: 'search',
        label: { zh: '搜索', en: 'Search' },
        description: { zh: '例如：扳机、触控板、1 ms', en: 'For example triggers, trackpad, 1 ms' },
        page: 'search',
      },
    ],
  },
  {
    location: 'footer',
    name: { zh: '页脚', en: 'Footer' },
    items: [
      { ...solution, children: [gaming, peripherals, muse, mobileOem, trackpad, automotive] },
      { ...product, children: [creator, engine, component, haptic, tiers] },
      { ...explore, children: [about, portfolio, news] },
      { ...community, children: [communityHome, blog, doc, resource, faq, hapticsList, application] },
      {
        key: 'contact',
        label: { zh: '联系我们', en: 'Contact' },
        children: [
          business,
          { key: 'support', label: { zh: '技术支持', en: 'Support' }, url: `mailto:${supportEmail}` },
          { key: 'hello', label: { zh: '媒体与其他', en: 'Press and general' }, url: `mailto:${contactEmail}` },
        ],
      },
      {
        key: 'help',
        label: { zh: '帮助与条款', en: 'Help and terms' },
        children: [
          { key: 'help', label: { zh: '手机应用帮助', en: 'Mobile app help' }, page: 'help' },
          { key: 'help-desktop', label: { zh: '桌面专业版帮助', en: 'Desktop Pro help' }, page: 'help-desktop' },
          { key: 'help-muse', label: { zh: '影音触感帮助', en: 'Music and film help' }, page: 'help-muse' },
          legal('terms', { zh: '用户协议', en: 'Terms of use' }),
          legal('privacy', { zh: '隐私政策', en: 'Privacy policy' }),
        ],
      },
    ],
  },
];

/** An entry in one language, in the CMS's format. */
export type SpokenMenuItem = {
  readonly key: string;
  readonly label: string;
  readonly description: string;
  readonly icon: string | null;
  readonly target: '' | '_blank';
  readonly children: readonly SpokenMenuItem[];
} & ({ readonly kind: 'custom'; readonly url: string } | { readonly kind: 'document'; readonly documentId: number });

/** The entries of a menu in one language. `idOf` returns the document id of a page. */
export function speakMenu(
  items: readonly SeedMenuItem[],
  locale: Locale,
  idOf: (key: PageKey) => number,
): SpokenMenuItem[] {
  return items.map(({ key, label, description, icon = null, page, url = '', opensNewTab, children = [] }) => ({
    key,
    label: label[locale],
    description: description?.[locale] ?? '',
    icon,
    target: opensNewTab ? '_blank' : '',
    ...(page === undefined
      ? { kind: 'custom' as const, url: typeof url === 'string' ? url : url[locale] }
      : { kind: 'document' as const, documentId: idOf(page) }),
    children: speakMenu(children, locale, idOf),
  }));
}
