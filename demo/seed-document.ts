import type { faqTopics } from '#cms-schema/faq-topics.ts';
import type { LinkValue } from '#cms-schema/fields/link.ts';
import type { Localized } from '#cms-schema/locale.ts';
import type { downloadTypes, resourceCategories, resourceIcons, resourceTabs } from '#cms-schema/resource-choices.ts';
import type { Visibility } from '#cms-schema/visibility.ts';
import type { SeedBlock } from './block.ts';
import type { DrawingName } from './drawings/drawings.ts';
import type { ArchiveName } from './files/archives.ts';

/** Pages that visitors can reach; links between seeded documents name these. */
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

/** Pages that only lend their step to the addresses below them. */
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

/** Documents, by their slug; no two have one. */
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

/** The fields of work that articles are filed under, as tags. */
export type TagKey = 'smartphones-and-tablets' | 'laptops' | 'cars' | 'apps' | 'games' | 'input-methods';

export type AuthorKey = 'editor' | 'author';

/** Turns the names of seeded things into what blocks store. */
export interface Links {
  /** To a page, wherever it stands; `anchor` is the id of a block on it. */
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
  /** One or two sentences: cards, search results, link previews. */
  readonly excerpt: Localized;
  /** Without the site's name. */
  readonly seoTitle: Localized;
  readonly seoDescription: Localized;
}

export interface SeedPage extends SeedText {
  readonly key: PageKey;
  readonly slug: string;
  /** Stands before it in the list of pages. */
  readonly parent: PageKey | ContainerKey | null;
  readonly menuOrder: number;
  /** What stands around it; `default` unless given. */
  readonly layout?: 'configTool' | 'independent' | 'notFound' | 'logout' | 'pure';
  /** No business of search engines. */
  readonly isHidden?: true;
  blocks(links: Links): readonly SeedBlock[];
}

export interface SeedPost extends SeedText {
  readonly key: PostKey;
  readonly tags: readonly TagKey[];
  readonly author: AuthorKey;
  /** ISO 8601, UTC. */
  readonly date: string;
  /** Its picture on cards and in link previews. */
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
  /** What readers should have at hand. */
  readonly needs: Localized;
  /** The whole body. */
  readonly html: Localized;
}

export interface SeedDoc {
  readonly key: DocKey;
  /** Stands before it in the list of documents. */
  readonly parent: DocKey | null;
  /** What links of apps name it by. */
  readonly docKey: string;
  /** Who may read it; everyone unless given. */
  readonly visibility?: Visibility;
  readonly title: Localized;
  /** Search engines show it as well. */
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
  /** What is downloaded; null while there is nothing yet. */
  readonly file: ArchiveName | null;
  readonly guide: DocKey;
  readonly title: Localized;
  readonly excerpt: Localized;
  readonly html: Localized;
}
