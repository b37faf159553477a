import type { faqTopics } from '#cms-schema/faq-topics.ts';
import type { LinkValue } from '#cms-schema/fields/link.ts';
import type { Localized } from '#cms-schema/locale.ts';
import type { downloadTypes, resourceCategories, resourceIcons, resourceTabs } from '#cms-schema/resource-choices.ts';
import type { Visibility } from '#cms-schema/visibility.ts';
import type { SeedBlock } from './block.ts';
import type { DrawingName } from './drawings/drawings.ts';
import type { ArchiveName } from './files/archives.ts';

/** Public pages; links between seeded documents use these keys. */
export type PageKey =
  | 'home'
  | 'solution'
  | 'gaming'
  | 'muse'
  | 'mobileoem'
  | 'peripherals'
  | 'trackpad'
  | 'automotive'
  | 'product'
  | 'creator'
  | 'engine'
  | 'component'
  | 'haptic'
  | 'explore'
  | 'about'
  | 'portfolio'
  | 'news'
  | 'hapticslist'
  | 'application'
  | 'community-home'
  | 'blog'
  | 'doc'
  | 'faq'
  | 'resource'
  | 'business'
  | 'search'
  | 'post'
  | 'supportApp'
  | 'CooperationCases'
  | 'GameCases'
  | 'InVehicle'
  | 'terms'
  | 'privacy'
  | 'help'
  | 'help-desktop'
  | 'help-muse'
  | 'informationCollection'
  | 'informationShare'
  | 'permissionDesc'
  | 'trial-account'
  | 'account-deletion'
  | 'openApp'
  | 'open-app-fail'
  | 'configTool'
  | 'configList'
  | 'configCreate'
  | 'configEdit'
  | 'downloadDetail'
  | 'customConfig'
  | 'companyAdmin'
  | 'companyAdminList'
  | 'logout';

/** Pages that only provide a path segment for the pages below them. */
export type ContainerKey = 'community' | 'components';

/** Articles, by their slug. */
export type PostKey =
  | 'recoil-in-three-layers'
  | 'road-you-can-read'
  | 'keys-on-glass'
  | 'trackpad-that-presses-back'
  | 'dial-without-a-dial'
  | 'music-for-the-hand';

/** Tutorials, by their slug. */
export type TutorialKey = 'first-effect' | 'recoil-from-sound' | 'keyboard-feel' | 'effects-in-unity';

/** Documents, by their slug, which is unique. */
export type DocKey =
  | 'getting-started'
  | 'install'
  | 'feel-an-effect'
  | 'design-tool'
  | 'transients-and-envelopes'
  | 'presets-and-export'
  | 'engine'
  | 'play-effects'
  | 'other-devices'
  | 'file-format'
  | 'effect-file'
  | 'haptic-levels'
  | 'hardware'
  | 'driver-chips'
  | 'chip-bring-up'
  | 'trackpads';

/** Fields of work, used as tags of articles. */
export type TagKey = 'smartphones-and-tablets' | 'laptops' | 'cars' | 'apps' | 'games' | 'input-methods';

export type AuthorKey = 'editor' | 'author';

/** Resolves the keys of seeded content to the values that blocks store. */
export interface Links {
  /** Link to a page, wherever it is; `anchor` is the id of a block on it. */
  page(key: PageKey, anchor?: string): NonNullable<LinkValue>;
  post(key: PostKey): NonNullable<LinkValue>;
  /** For reference fields. */
  article(key: PostKey): number;
  /** For fields that choose a tag. */
  tag(key: TagKey): number;
  drawing(name: DrawingName): { id: number };
}

export interface SeedText {
  readonly title: Localized;
  /** One or two sentences for cards, search results and link previews. */
  readonly excerpt: Localized;
  /** Without the site's name. */
  readonly seoTitle: Localized;
  readonly seoDescription: Localized;
}

export interface SeedPage extends SeedText {
  readonly key: PageKey;
  readonly slug: string;
  /** Must come before it in the list of pages. */
  readonly parent: PageKey | ContainerKey | null;
  readonly menuOrder: number;
  /** Its layout; default: `default`. */
  readonly layout?: 'configTool' | 'independent' | 'notFound' | 'logout' | 'pure';
  /** Not indexed by search engines. */
  readonly isHidden?: true;
  blocks(links: Links): readonly SeedBlock[];
}

export interface SeedPost extends SeedText {
  readonly key: PostKey;
  readonly tags: readonly TagKey[];
  readonly author: AuthorKey;
  /** ISO 8601, UTC. */
  readonly date: string;
  /** Picture for cards and link previews. */
  readonly picture: DrawingName;
  blocks(links: Links): readonly SeedBlock[];
}

export interface SeedTutorial extends SeedText {
  readonly key: TutorialKey;
  readonly tags: readonly TagKey[];
  readonly author: AuthorKey;
  /** ISO 8601, UTC. */
  readonly date: string;
  readonly picture: DrawingName;
  readonly level: 'beginner' | 'advanced';
  /** What readers should have ready. */
  readonly needs: Localized;
  /** The whole body. */
  readonly html: Localized;
}

export interface SeedDoc {
  readonly key: DocKey;
  /** Must come before it in the list of documents. */
  readonly parent: DocKey | null;
  /** The key by which apps link to it. */
  readonly docKey: string;
  /** Who may read it; default: everyone. */
  readonly visibility?: Visibility;
  readonly title: Localized;
  /** Also the description for search engines. */
  readonly excerpt: Localized;
  readonly html: Localized;
}

export interface SeedQuestion {
  /** Its slug. */
  readonly key: string;
  readonly topic: keyof typeof faqTopics;
  readonly title: Localized;
  readonly html: Localized;
}

export interface SeedResource {
  /** Its slug. */
  readonly key: string;
  readonly tab: keyof typeof resourceTabs;
  readonly icon: keyof typeof resourceIcons;
  readonly category: keyof typeof resourceCategories;
  readonly downloadType: keyof typeof downloadTypes;
  readonly platform: Localized;
  readonly needs: Localized;
  /** The downloadable archive; null while there is none. */
  readonly file: ArchiveName | null;
  readonly guide: DocKey;
  readonly title: Localized;
  readonly excerpt: Localized;
  readonly html: Localized;
}
