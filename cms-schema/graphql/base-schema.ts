import { appCategories, hapticLevels } from '../supported.ts';
import { taxonomies } from '../taxonomy.ts';
import { accountTypes } from '../visibility.ts';

/** What the base does not know: of types of documents, as `print-content-types.ts` prints it, and of the settings. */
export interface SchemaParts {
  readonly rootFields: string;
  readonly idTypes: string;
  readonly types: string;
  readonly settings: ShownSettings;
}

/** What readers get of the settings. */
export type ShownSettings = Readonly<Record<'general' | 'reading', readonly ShownSetting[]>>;

interface ShownSetting {
  readonly name: string;
  /** In SDL: `String!`. */
  readonly type: string;
}

/** The part of the schema that no block changes. Names and shapes follow WPGraphQL, so that its clients feel at home. */
export function printBaseSchema({ rootFields, idTypes, types, settings }: SchemaParts): string {
  return `
"""The read API of the Haptera CMS. Everything public is readable by anyone; drafts only with a preview token."""
schema {
  query: RootQuery
}

type RootQuery {
  "The published document at an address. Accepts it encoded or decoded, with or without slashes, query or host; null when there is none."
  nodeByUri(uri: String!, language: LanguageCode): ContentNode
  contentNode(id: ID!, idType: ContentNodeIdType = ID): ContentNode
${rootFields}  "All documents of a type whose documents stand below each other, from the top down; none of another type."
  tree(type: String!, language: LanguageCode!): [TreeEntry!]!
  "The draft that the request's preview token names; null without a valid token."
  preview: ContentNode
  "What stands at the address of a document that is not for everyone; null where there is none. It tells nothing of the document."
  gate(path: String!, language: LanguageCode!): Gate
  "The document that the request's pass opens, for an account that may read it; null without a valid pass."
  opened: ContentNode
  menu(id: ID!, idType: MenuIdType = ID, language: LanguageCode): Menu
  menus(where: MenuWhere): MenuConnection!
  mediaItem(id: ID!, idType: MediaItemIdType = DATABASE_ID): MediaItem
  generalSettings(language: LanguageCode): GeneralSettings!
  readingSettings: ReadingSettings!
  languages: [Language!]!
  defaultLanguage: Language!
  "Every public address, so that a request for anything else costs no rendering."
  publicPaths: [PublicPath!]!
  "Addresses that published documents have left, so that whoever kept one is led on."
  movedPaths: [MovedPath!]!
  "What is published and holds all words of a query, the best first. Of a query 400 characters and 32 words count."
  search(language: LanguageCode!, query: String!, type: String, first: Int = 10, page: Int = 1): SearchResults!
  "Documents whose titles go on as somebody is typing; at most 20."
  searchSuggestions(language: LanguageCode!, query: String!, first: Int = 6): [SearchSuggestion!]!
  "Models that the engine supports, by brand."
  supportedModels(language: LanguageCode!): SupportedModels!
  "Apps that support haptics, by category."
  supportedApps(language: LanguageCode!): SupportedApps!
}

${idTypes}enum ContentNodeIdType { DATABASE_ID ID URI }
enum MenuIdType { DATABASE_ID ID LOCATION NAME SLUG }
enum MediaItemIdType { DATABASE_ID ID }
enum LanguageCode { EN ZH }
enum PostObjectFieldFormat { RAW RENDERED }

"A colour by its role in the design."
enum ColorToken { light tint dark signal }

"Kinds of accounts of visitors."
enum AccountType { ${accountTypes.join(' ')} }

"What documents can be filed under."
enum Taxonomy { ${taxonomies.join(' ')} }

input ContentWhere {
  language: LanguageCode
  search: String
  "Slug of a category or tag: both, where \`taxonomy\` does not say which."
  term: String
  taxonomy: Taxonomy
}

input MenuWhere {
  language: LanguageCode
  location: String
}

interface Node { id: ID! }
interface DatabaseIdentifier { databaseId: Int! }
interface UniformResourceIdentifiable { uri: String! isFrontPage: Boolean! isContentNode: Boolean! isTermNode: Boolean! }
interface Previewable { isPreview: Boolean! previewRevisionDatabaseId: Int }
interface NodeWithTitle { title(format: PostObjectFieldFormat = RENDERED): String! }
interface NodeWithEditorBlocks {
  "Depth first. With \`flat: false\` only the top level, each with its \`innerBlocks\`."
  editorBlocks(flat: Boolean = true): [EditorBlock!]!
}

interface ContentNode implements Node & DatabaseIdentifier & UniformResourceIdentifiable & Previewable & NodeWithTitle & NodeWithEditorBlocks {
${contentNodeFields()}}

${types}
type Language { code: LanguageCode! locale: String! name: String! slug: String! }
type Translation { databaseId: Int! language: Language! uri: String! title: String! }
type Gate {
  "The types of accounts that may read it."
  accounts: [AccountType!]!
  "For the call of the platform that opens it."
  ticket: String!
  uri: String!
  translations: [GateTranslation!]!
}
type GateTranslation { language: Language! uri: String! }
type PublicPath { language: LanguageCode! uri: String! modifiedGmt: String! }
type MovedPath { language: LanguageCode! uri: String! target: String! }

type SearchResults {
  "Of the type asked for, on all pages."
  total: Int!
  "There are more, which are neither counted nor shown."
  isMore: Boolean!
  "Each type of which something was found, whichever was asked for."
  types: [SearchedType!]!
  "What was looked for, as nothing holds the words that were asked for."
  correction: String
  hits: [SearchHit!]!
}
type SearchedType { name: String! label: String! total: Int! }
type SearchHit {
  title: [MarkedText!]!
  "A passage around what was looked for, or the lead."
  excerpt: [MarkedText!]!
  type: SearchedTypeName!
  card: DocumentCard!
}
type SearchedTypeName { name: String! label: String! }
"A piece of a text, and whether it is what was looked for."
type MarkedText { text: String! isMatch: Boolean! }
type SearchSuggestion { title: String! href: String! type: SearchedTypeName! }

"How finely a device or an app can be felt."
enum HapticLevel { ${hapticLevels.map(({ value }) => value).join(' ')} }
enum AppCategory { ${appCategories.map(({ value }) => value).join(' ')} }
type SupportedModels {
  "The day of the list, \`2024-11-29\`; null where nobody says."
  updated: String
  "Path of the same list as a PDF."
  pdf: String!
  brands: [SupportedBrand!]!
}
type SupportedBrand {
  name: String!
  "All that it may be looked for by, separated by commas."
  names: String!
  note: String!
  "Its models, by level: the finest first."
  sets: [SupportedModelSet!]!
}
type SupportedModelSet { level: HapticLevel! models: [String!]! }
type SupportedApps {
  "The day of the list, \`2024-11-29\`; null where nobody says."
  updated: String
  groups: [SupportedAppGroup!]!
}
type SupportedAppGroup { category: AppCategory! apps: [SupportedApp!]! }
type SupportedApp {
  name: String!
  "Where it runs, in the words of its makers."
  client: String!
  level: HapticLevel!
}

type Seo {
  title: String!
  metaDesc: String!
  "Path of the canonical address."
  canonical: String!
  metaRobotsNoindex: Boolean!
  opengraphImage: Media
}

type AuthorConnectionEdge { node: Author }
type Author { databaseId: Int! name: String! }
type FeaturedImageConnectionEdge { node: MediaItem }

type PageInfo { hasNextPage: Boolean! hasPreviousPage: Boolean! startCursor: String endCursor: String }

type Menu implements Node & DatabaseIdentifier {
  id: ID!
  databaseId: Int!
  name: String!
  slug: String!
  locations: [String!]!
  language: Language!
  "Flat, in order; build the tree from \`parentDatabaseId\`."
  menuItems: MenuItemConnection!
}
type MenuConnection { nodes: [Menu!]! }
type MenuItemConnection { nodes: [MenuItem!]! }
type MenuItem implements Node & DatabaseIdentifier {
  id: ID!
  databaseId: Int!
  parentDatabaseId: Int
  "Stable name of the entry, the same in both languages: highlighting and permissions go by it."
  key: String!
  label: String!
  description: String!
  "Ready for \`href\`, with language prefix."
  url: String!
  uri: String
  target: String
  cssClasses: [String!]!
  order: Int!
}

type MediaItem implements Node & DatabaseIdentifier {
  id: ID!
  databaseId: Int!
  sourceUrl: String!
  mimeType: String!
  mediaType: String!
  altText(language: LanguageCode): String!
  caption: String!
  srcSet: String
  mediaDetails: MediaDetails
  media(language: LanguageCode): Media!
}
type MediaDetails { width: Int height: Int file: String! filesize: Int! }

"A picture, video or file, ready to be shown."
type Media {
  src: String!
  mimeType: String!
  width: Int!
  height: Int!
  alt: String!
  color: String
  srcSet: String
  sources: [MediaSource!]!
}
type MediaSource { type: String! srcSet: String! }

"A file to be saved. \`href\` is null for one that is not for everyone: its \`ticket\` is what the platform is asked with."
type Download {
  fileName: String!
  type: String!
  bytes: Int!
  date: String!
  accounts: [AccountType!]
  href: String
  ticket: String
}

"Where a link leads, ready for \`href\`."
type Link { href: String! newTab: Boolean! external: Boolean! }

"Another document, as a card shows it."
type DocumentCard {
  id: Int!
  title: String!
  excerpt: String!
  href: String!
  date: String!
  terms: [String!]!
  image: Media
}

"Where a document stands among those that its readers go on to."
type Surroundings {
  previous: DocumentCard
  next: DocumentCard
  "All documents of its type in its language from the top down, where they stand below each other."
  tree: [TreeEntry!]!
}
type Breadcrumb { title: String! href: String! }
type TreeEntry {
  title: String!
  excerpt: String!
  href: String!
  "0 at the top."
  depth: Int!
}

"A category or tag that a block refers to, in the language of its page."
type TermReference {
  id: Int!
  "Null while there is no such term."
  taxonomy: Taxonomy
  "Empty while there is no such term."
  slug: String!
  name: String!
}

type GeneralSettings {
  url: String!
  language: String!
${settings.general.map(printSetting).join('')}}
type ReadingSettings {
${settings.reading.map(printSetting).join('')}}

interface EditorBlock {
${editorBlockFields()}}

"A block that this system has no definition for, or markup outside of blocks: kept, and shown cleaned."
type ForeignBlock implements EditorBlock {
${editorBlockFields()}  "Safe HTML; empty when nothing of it can be shown."
  renderedHtml: String!
}
`.trimStart();
}

function printSetting({ name, type }: ShownSetting): string {
  return `  ${name}: ${type}\n`;
}

/** Fields of every type of documents. */
export function contentNodeFields(): string {
  return `  "Base64 of \`post:<databaseId>\`, as in WPGraphQL."
  id: ID!
  databaseId: Int!
  "Address with language prefix, decoded, with slashes at both ends."
  uri: String!
  "Absolute address."
  link: String!
  slug: String!
  status: String!
  contentTypeName: String!
  isFrontPage: Boolean!
  isContentNode: Boolean!
  isTermNode: Boolean!
  isPreview: Boolean!
  previewRevisionDatabaseId: Int
  title(format: PostObjectFieldFormat = RENDERED): String!
  excerpt: String!
  date: String!
  dateGmt: String!
  modified: String!
  modifiedGmt: String!
  author: AuthorConnectionEdge
  featuredImage: FeaturedImageConnectionEdge
  language: Language!
  "The same document in the other languages, where published."
  translations: [Translation!]!
  translation(language: LanguageCode!): Translation
  seo: Seo!
  "What a card shows of it. Lists of which nothing else is read change only when one of their cards does."
  card: DocumentCard!
  "Null for a type whose documents stand by themselves."
  around: Surroundings
  "The published documents whose addresses its own begins with, from the top down; the home page and it itself are left out."
  breadcrumbs: [Breadcrumb!]!
  "Whole minutes that reading it takes, at least 1; null where it says nothing."
  minutes: Int
  "Seed of the page's waveform, the same in both languages."
  signature: String!
  editorBlocks(flat: Boolean = true): [EditorBlock!]!
`;
}

/** Fields of every block type; printed into the types of the defined blocks as well. */
export function editorBlockFields(): string {
  return `  "\`haptera/hero\`"
  name: String!
  "Stable: the same on every read, in both languages."
  clientId: ID!
  parentClientId: ID
  "The slot of the parent that it stands in."
  slot: String
  "Blocks around it."
  depth: Int!
  innerBlocks: [EditorBlock!]!
  "The stored attributes as JSON, unresolved."
  attributesJson: String!
`;
}
