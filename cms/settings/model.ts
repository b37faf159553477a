import { eachLocale, type Localized } from '#cms-schema/locale.ts';

/** What is true of the whole site. Texts for readers exist in both languages. */
export interface Settings {
  readonly title: Localized;
  readonly description: Localized;
  /** Where visitors write to. */
  readonly contactEmail: string;
  /** Where the system writes to. */
  readonly email: string;
  /** IANA name. */
  readonly timezone: string;
  readonly dateFormat: string;
  readonly timeFormat: string;
  /** 0 is Sunday. */
  readonly startOfWeek: number;
  readonly useSmilies: boolean;
  readonly defaultCategory: number;
  readonly defaultPostFormat: string;
  /** 1 to 100. */
  readonly postsPerPage: number;
  readonly showOnFront: 'posts' | 'page';
  /** Document id; its translations are the front pages of their languages. 0: none. */
  readonly pageOnFront: number;
  readonly pageForPosts: number;
  readonly defaultPingStatus: 'open' | 'closed';
  readonly defaultCommentStatus: 'open' | 'closed';
  /** Media ids; 0: none. */
  readonly siteLogo: number;
  readonly siteIcon: number;
  /** Footer lines. */
  readonly slogan: Localized;
  readonly copyright: Localized;
  readonly filing: Localized;
}

type Patch<T> = { readonly [Key in keyof T]?: T[Key] extends Localized ? Partial<Localized> : T[Key] };
/** Languages that are not given stay as they are. */
export type SettingsPatch = Patch<Settings>;

export const defaultSettings: Settings = {
  title: { zh: '触境', en: 'Haptera' },
  description: { zh: '触觉反馈技术与内容', en: 'Haptic technology and content' },
  contactEmail: '',
  email: '',
  timezone: 'Asia/Shanghai',
  dateFormat: 'Y-m-d',
  timeFormat: 'H:i',
  startOfWeek: 1,
  useSmilies: false,
  defaultCategory: 0,
  defaultPostFormat: '0',
  postsPerPage: 10,
  showOnFront: 'page',
  pageOnFront: 0,
  pageForPosts: 0,
  defaultPingStatus: 'closed',
  defaultCommentStatus: 'closed',
  siteLogo: 0,
  siteIcon: 0,
  slogan: eachLocale(() => ''),
  copyright: eachLocale(() => ''),
  filing: eachLocale(() => ''),
};
