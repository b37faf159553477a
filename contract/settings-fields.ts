import { eachLocale } from '#cms-schema/locale.ts';
import { openOrClosed } from './document-fields.ts';
import { buildValues, type FieldValues, fieldsOf, pickFields, type TableField } from './field-table.ts';
import { limits } from './limits.ts';
import {
  choice,
  email,
  id,
  localizedText,
  nullableId,
  number,
  type SettingKind,
  text,
  timezone,
  toggle,
} from './setting-kinds.ts';

export interface SettingField<Value = unknown> extends TableField<Value> {
  readonly kind: SettingKind<Value>;
  /** For the REST schema. */
  readonly description: string;
  /** The value until it is first saved. */
  readonly initial: Value;
  /** WordPress's name for the text of one language. */
  readonly plain?: string;
  /** The group in which readers get it over GraphQL. */
  readonly shown?: 'general' | 'reading';
  /** Its section in the desk's form. */
  readonly section?: SettingsSection;
  /** What the id that it holds belongs to. */
  readonly refersTo?: 'media' | 'document' | 'term';
}

/** In the order of the desk's form. */
export const settingsSections = ['site', 'footer', 'contact', 'reading'] as const;
export type SettingsSection = (typeof settingsSections)[number];

const none = eachLocale(() => '');

/**
 * The settings of the whole site. From each row follow what is stored and how it is validated, REST's schema, arguments
 * and responses, GraphQL's types and responses, and the studio's calls and form.
 */
export const settingsFields = {
  title: {
    kind: localizedText(),
    rest: 'haptera_title',
    plain: 'title',
    description: 'Name of the site',
    initial: { zh: '触境', en: 'Haptera' },
    shown: 'general',
    section: 'site',
  },
  description: {
    kind: localizedText(),
    rest: 'haptera_description',
    plain: 'description',
    description: 'What the site is about',
    initial: { zh: '触觉反馈技术与内容', en: 'Haptic technology and content' },
    shown: 'general',
    section: 'site',
  },
  showOnFront: {
    kind: choice(['posts', 'page']),
    rest: 'show_on_front',
    description: 'What the front page shows.',
    initial: 'page',
    shown: 'reading',
  },
  /** Its translations are the front pages of their languages. */
  pageOnFront: {
    kind: id(),
    rest: 'page_on_front',
    description: 'The front page.',
    initial: 0,
    shown: 'reading',
    section: 'site',
    refersTo: 'document',
  },
  pageForPosts: {
    kind: id(),
    rest: 'page_for_posts',
    description: 'The page that lists posts.',
    initial: 0,
    refersTo: 'document',
  },
  slogan: {
    kind: localizedText(),
    rest: 'haptera_slogan',
    description: 'A line in the footer',
    initial: none,
    shown: 'general',
    section: 'footer',
  },
  copyright: {
    kind: localizedText(),
    rest: 'haptera_copyright',
    description: 'The copyright line',
    initial: none,
    shown: 'general',
    section: 'footer',
  },
  filing: {
    kind: localizedText(),
    rest: 'haptera_filing',
    description: 'The filing number',
    initial: none,
    shown: 'general',
    section: 'footer',
  },
  contactEmail: {
    kind: email(),
    rest: 'haptera_contact_email',
    description: 'The address that visitors write to.',
    initial: '',
    shown: 'general',
    section: 'contact',
  },
  chatAddress: {
    kind: text(limits.settings.qrCode),
    rest: 'haptera_chat_address',
    description: 'The content of the QR code for the messaging app; empty: no QR code.',
    initial: '',
    shown: 'general',
    section: 'contact',
  },
  chatCaption: {
    kind: localizedText(),
    rest: 'haptera_chat_caption',
    description: 'The caption below the QR code',
    initial: none,
    shown: 'general',
    section: 'contact',
  },
  email: {
    kind: email(),
    rest: 'email',
    description: 'The address that the system writes to.',
    initial: '',
    section: 'contact',
  },
  timezone: {
    kind: timezone(),
    rest: 'timezone',
    description: 'A city of the same time zone.',
    initial: 'Asia/Shanghai',
    shown: 'general',
    section: 'reading',
  },
  postsPerPage: {
    kind: number(1, 100),
    rest: 'posts_per_page',
    description: 'Posts per page of a list.',
    initial: 10,
    shown: 'reading',
    section: 'reading',
  },
  authorArchives: {
    kind: toggle(),
    rest: 'haptera_author_archives',
    description: 'Whether every author has a public list of articles.',
    initial: false,
    section: 'reading',
  },
  dateFormat: {
    kind: text(limits.settings.format),
    rest: 'date_format',
    description: 'How dates are written.',
    initial: 'Y-m-d',
  },
  timeFormat: {
    kind: text(limits.settings.format),
    rest: 'time_format',
    description: 'How times are written.',
    initial: 'H:i',
  },
  startOfWeek: {
    kind: number(0, 6),
    rest: 'start_of_week',
    description: 'First day of the week, 0 is Sunday.',
    initial: 1,
  },
  useSmilies: { kind: toggle(), rest: 'use_smilies', description: 'Stored for clients only.', initial: false },
  defaultCategory: {
    kind: id(),
    rest: 'default_category',
    description: 'The category of posts that have none.',
    initial: 0,
    refersTo: 'term',
  },
  defaultPostFormat: {
    kind: text(50),
    rest: 'default_post_format',
    description: 'Stored for clients only.',
    initial: '0',
  },
  defaultPingStatus: {
    kind: choice(openOrClosed),
    rest: 'default_ping_status',
    description: 'Whether new posts can be pinged.',
    initial: 'closed',
  },
  defaultCommentStatus: {
    kind: choice(openOrClosed),
    rest: 'default_comment_status',
    description: 'Whether comments on new posts are open.',
    initial: 'closed',
  },
  siteLogo: {
    kind: nullableId(),
    rest: 'site_logo',
    description: 'Media id of the logo.',
    initial: 0,
    refersTo: 'media',
  },
  siteIcon: { kind: id(), rest: 'site_icon', description: 'Media id of the icon.', initial: 0, refersTo: 'media' },
} as const satisfies Readonly<Record<string, SettingField>>;

type Table = typeof settingsFields;
export type SettingName = keyof Table;

export type Settings = FieldValues<Table>;

/** Settings as a client sent them. Languages that were not sent keep their text. */
export type SentSettings = { readonly [Name in SettingName]?: unknown };

export const defaultSettings: Settings = buildValues(settingsFields, (_, { initial }) => initial);

/** What the desk's form shows. */
export const editedSettings = pickFields(settingsFields, 'section');
export type EditedSettings = FieldValues<typeof editedSettings>;

/** The settings that hold the id of a file, document or term. */
export function settingsOf(kind: NonNullable<SettingField['refersTo']>): SettingName[] {
  return fieldsOf(settingsFields).flatMap(([name, field]) =>
    'refersTo' in field && field.refersTo === kind ? [name] : [],
  );
}

/** One field of what readers get. */
export interface ShownSetting {
  readonly name: SettingName;
  readonly type: string;
}

/** The fields of GraphQL's settings types, from the table. */
export const shownSettings: Readonly<Record<'general' | 'reading', readonly ShownSetting[]>> = {
  general: listShown('general'),
  reading: listShown('reading'),
};

function listShown(group: SettingField['shown']): ShownSetting[] {
  return fieldsOf(settingsFields).flatMap(([name, field]) =>
    'shown' in field && field.shown === group ? [{ name, type: field.kind.graphql }] : [],
  );
}
