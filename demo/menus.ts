import type { Locale, Localized } from '#cms-schema/locale.ts';
import { businessEmail, contactEmail, supportEmail } from './contact.ts';
import type { PageKey } from './seed-document.ts';

export interface SeedMenu {
  readonly location: 'primary' | 'footer';
  readonly name: Localized;
  readonly items: readonly SeedMenuItem[];
}

/** An entry that leads to a page, to a block of one, to a mailbox, or, with neither, heads a group. */
export interface SeedMenuItem {
  readonly key: string;
  readonly label: Localized;
  readonly description?: Localized;
  readonly page?: PageKey;
  /** For places that have no page of their own: `/solution/gaming#tiers`, `mailto:…`. */
  readonly url?: string;
  readonly children?: readonly SeedMenuItem[];
}

const solution = { key: 'solution', label: { zh: '解决方案', en: 'Solutions' } };
const product = { key: 'product', label: { zh: '产品', en: 'Products' } };
const explore = { key: 'explore', label: { zh: '探索', en: 'Explore' } };

export const menus: readonly SeedMenu[] = [
  {
    location: 'primary',
    name: { zh: '主菜单', en: 'Main menu' },
    items: [
      {
        ...solution,
        children: [
          {
            key: 'gaming',
            label: { zh: '游戏', en: 'Gaming' },
            description: { zh: '后坐力、路面与扳机的触感', en: 'Recoil, road surface and triggers' },
            page: 'gaming',
          },
          {
            key: 'tiers',
            label: { zh: '版本与价格', en: 'Tiers and prices' },
            description: { zh: '从免费版到铂金版', en: 'From Free to Premium' },
            url: '/solution/gaming#tiers',
          },
        ],
      },
      {
        ...product,
        children: [
          {
            key: 'engine',
            label: { zh: '渲染引擎', en: 'Rendering engine' },
            description: {
              zh: '单、双、多通道，启停低至 1 ms',
              en: 'Single, dual and multi channel; as fast as 1 ms',
            },
            page: 'engine',
          },
          {
            key: 'chips',
            label: { zh: '驱动芯片', en: 'Driver chips' },
            description: { zh: '3.0–5.5 V，效果存入芯片', en: '3.0–5.5 V, with effects stored on the chip' },
            url: '/product/engine#chips',
          },
        ],
      },
      {
        ...explore,
        children: [
          {
            key: 'news',
            label: { zh: '动态与案例', en: 'News and cases' },
            description: { zh: '手感怎样调出来', en: 'How good haptics are made' },
            page: 'news',
          },
          {
            key: 'hapticslist',
            label: { zh: '支持的机型', en: 'Supported models' },
            description: { zh: '按品牌查找手机与平板', en: 'Phones and tablets, by brand' },
            page: 'hapticslist',
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
      {
        ...solution,
        children: [
          { key: 'gaming', label: { zh: '游戏触感', en: 'Haptics for games' }, page: 'gaming' },
          { key: 'tiers', label: { zh: '版本与价格', en: 'Tiers and prices' }, url: '/solution/gaming#tiers' },
        ],
      },
      {
        ...product,
        children: [
          { key: 'engine', label: { zh: '渲染引擎', en: 'Rendering engine' }, page: 'engine' },
          { key: 'chips', label: { zh: '驱动芯片', en: 'Driver chips' }, url: '/product/engine#chips' },
          { key: 'trackpads', label: { zh: '触控板马达', en: 'Trackpad actuators' }, url: '/product/engine#trackpads' },
        ],
      },
      {
        ...explore,
        children: [
          { key: 'news', label: { zh: '动态与案例', en: 'News and cases' }, page: 'news' },
          { key: 'hapticslist', label: { zh: '支持的机型', en: 'Supported models' }, page: 'hapticslist' },
        ],
      },
      {
        key: 'contact',
        label: { zh: '联系我们', en: 'Contact' },
        children: [
          { key: 'business', label: { zh: '商务合作', en: 'Sales' }, url: `mailto:${businessEmail}` },
          { key: 'support', label: { zh: '技术支持', en: 'Support' }, url: `mailto:${supportEmail}` },
          { key: 'hello', label: { zh: '媒体与其他', en: 'Press and general' }, url: `mailto:${contactEmail}` },
        ],
      },
    ],
  },
];

/** An entry in one language, as the CMS takes it. */
export type SpokenMenuItem = {
  readonly key: string;
  readonly label: string;
  readonly description: string;
  readonly children: readonly SpokenMenuItem[];
} & ({ readonly kind: 'custom'; readonly url: string } | { readonly kind: 'document'; readonly documentId: number });

/** The entries of a menu in one language. `idOf` gives the document of a page. */
export function speakMenu(
  items: readonly SeedMenuItem[],
  locale: Locale,
  idOf: (key: PageKey) => number,
): SpokenMenuItem[] {
  return items.map(({ key, label, description, page, url = '', children = [] }) => ({
    key,
    label: label[locale],
    description: description?.[locale] ?? '',
    ...(page === undefined ? { kind: 'custom' as const, url } : { kind: 'document' as const, documentId: idOf(page) }),
    children: speakMenu(children, locale, idOf),
  }));
}
