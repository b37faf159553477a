import { appCategories, hapticLevels } from '../supported.ts';
import { taxonomies } from '../taxonomy.ts';
import { accountTypes } from '../visibility.ts';

/** The variable parts of the schema: those of content types, as printed by `print-content-types.ts`, and the settings. */
export interface SchemaParts {
  readonly rootFields: string;
  readonly idTypes: string;
  readonly types: string;
  readonly settings: ShownSettings;
}

/** The settings that are public. */
export type ShownSettings = Readonly<Record<'general' | 'reading', readonly ShownSetting[]>>;

interface ShownSetting {
  readonly name: string;
  /** In SDL: `String!`. */
  readonly type: string;
}

/** The part of the schema that does not depend on blocks. Names and shapes follow WPGraphQL, so that its clients work. */
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
${rootFields}  "Published documents as cards, in the order of the ids. Each in the given language, whichever language its id belongs to; null if it is not published in it. At most 100 ids."
  cards(ids: [Int!]!, language: LanguageCode!): [DocumentCard]!
  "All documents of a hierarchical type, from the top down; empty for any other type."
  tree(type: String!, language: LanguageCode!): [TreeEntry!]!
  "The draft that the request's preview token names; null without a valid token."
  preview: ContentNode
  "The gate at the address of a document with restricted access; null if there is none. It reveals nothing of the document."
  gate(path: String!, language: LanguageCode!): Gate
  "The document that the request's pass opens, for an account that may read it; null without a valid pass."
  opened: ContentNode
  "The gate that asks the bearer of the request's pass for the password of the document as well; null if none does."
  openedGate: Gate
  menu(id: ID!, idType: MenuIdType = ID, language: LanguageCode): Menu
  menus(where: MenuWhere): MenuConnection!
  mediaItem(id: ID!, idType: MediaItemIdType = DATABASE_ID): MediaItem
  generalSettings(language: LanguageCode): GeneralSettings!
  readingSettings: ReadingSettings!
  languages: [Language!]!
  defaultLanguage: Language!
  "Every public address, so that requests for other addresses need no rendering."
  publicPaths: [PublicPath!]!
  "Former addresses of published documents, for redirects."
  movedPaths: [MovedPath!]!
  "Published documents that contain all words of a query, best match first. Only the first 400 characters and 32 words of a query count."
  search(language: LanguageCode!, query: String!, type: String, first: Int = 10, page: Int = 1): SearchResults!
  "Documents whose titles match an unfinished query, for suggestions while typing; at most 20."
  searchSuggestions(language: LanguageCode!, query: String!, first: Int = 6): [SearchSuggestion!]!
  "The published documents of a term, newest first; null if it has none in this language. Of further pages than there are, only \`entries\` is empty."
  archive(taxonomy: Taxonomy!, slug: String!, language: LanguageCode!, first: Int = 10, page: Int = 1): Archive
  "A page of the articles of an author. Null if there are none, or the settings of the site say that authors have no archives."
  authorArchive(slug: String!, language: LanguageCode!, first: Int = 10, page: Int = 1): Archive
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

"Types of visitor accounts."
enum AccountType { ${accountTypes.join(' ')} }

"Taxonomies that documents can be filed under."
enum Taxonomy { ${taxonomies.join(' ')} }

input ContentWhere {
  language: LanguageCode
  search: String
  "Slug of a category or tag; matches both unless \`taxonomy\` is given."
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
  "The account types that may read the document."
  accounts: [AccountType!]!
  "Sent to the platform to open the document."
  ticket: String!
  "The id of the document, if this gate asks for its password instead of an account; otherwise null."
  passwordFor: Int
  uri: String!
  translations: [GateTranslation!]!
}
type GateTranslation { language: Language! uri: String! }
type Archive {
  name: String!
  "Plain text."
  description: String!
  "Number of documents on all pages."
  count: Int!
  "The languages in which the term or author has published documents."
  languages: [Language!]!
  entries: [ArchiveEntry!]!
}
type ArchiveEntry {
  "In the time zone of the site."
  date: String!
  minutes: Int
  card: DocumentCard!
}
type PublicPath { language: LanguageCode! uri: String! modifiedGmt: String! }
type MovedPath { language: LanguageCode! uri: String! target: String! }

type SearchResults {
  "Number of results of the requested type, on all pages."
  total: Int!
  "There are more results, which are neither counted nor shown."
  isMore: Boolean!
  "Every type with results, whichever type was requested."
  types: [SearchedType!]!
  "The query that was searched instead, if nothing contains the requested words."
  correction: String
  hits: [SearchHit!]!
}
type SearchedType { name: String! label: String! total: Int! }
type SearchHit {
  title: [MarkedText!]!
  "A passage around the matches, or the excerpt."
  excerpt: [MarkedText!]!
  type: SearchedTypeName!
  card: DocumentCard!
}
type SearchedTypeName { name: String! label: String! }
"A piece of a text, and whether it matches the query."
type MarkedText { text: String! isMatch: Boolean! }
type SearchSuggestion { title: String! href: String! type: SearchedTypeName! }

"Haptic quality of a device or an app."
enum HapticLevel { ${hapticLevels.map(({ value }) => value).join(' ')} }
enum AppCategory { ${appCategories.map(({ value }) => value).join(' ')} }
type SupportedModels {
  "The date of the list, \`2024-11-29\`; null if none is given."
  updated: String
  "Path of the same list as a PDF."
  pdf: String!
  brands: [SupportedBrand!]!
}
type SupportedBrand {
  name: String!
  "All its names for search, separated by commas."
  names: String!
  note: String!
  "Its models by level, the highest first."
  sets: [SupportedModelSet!]!
}
type SupportedModelSet { level: HapticLevel! models: [String!]! }
type SupportedApps {
  "The date of the list, \`2024-11-29\`; null if none is given."
  updated: String
  groups: [SupportedAppGroup!]!
}
type SupportedAppGroup { category: AppCategory! apps: [SupportedApp!]! }
type SupportedApp {
  name: String!
  "The platforms that it runs on, as its vendor names them."
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
  "Stable name of the entry, the same in both languages. Highlighting and permissions are based on it."
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

"A picture, video or file, ready for display."
type Media {
  src: String!
  mimeType: String!
  width: Int!
  height: Int!
  alt: String!
  color: String
  srcSet: String
  sources: [MediaSource!]!
  "A crop for phones, if there is one."
  portrait: MediaCrop
}
type MediaSource { type: String! srcSet: String! }
type MediaCrop { width: Int! height: Int! sources: [MediaSource!]! }

"A downloadable file. \`href\` is null if access is restricted; the platform then exchanges its \`ticket\` for an address."
type Download {
  fileName: String!
  type: String!
  bytes: Int!
  date: String!
  accounts: [AccountType!]
  href: String
  ticket: String
}

"A link with its target, ready for \`href\`."
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

"The neighbours of a document in its sequence."
type Surroundings {
  previous: DocumentCard
  next: DocumentCard
  "For a hierarchical type: all its documents in this language, from the top down."
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
  "Null if the term does not exist."
  taxonomy: Taxonomy
  "Empty if the term does not exist."
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

"A block without a definition in this system, or markup outside of blocks: stored unchanged, shown sanitized."
type ForeignBlock implements EditorBlock {
${editorBlockFields()}  "Sanitized HTML; empty if nothing of it may be shown."
  renderedHtml: String!
}
`.trimStart();
}

function printSetting({ name, type }: ShownSetting): string {
  return `  ${name}: ${type}\n`;
}

/** The fields that every content type has. */
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
  "The document as a card. A list that selects nothing else changes only when one of its cards does."
  card: DocumentCard!
  "Null if documents of this type have no sequence."
  around: Surroundings
  "Published ancestors by address, from the top down, without the home page and the document itself."
  breadcrumbs: [Breadcrumb!]!
  "Reading time in whole minutes, at least 1; null if there is nothing to read."
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
  "The parent's slot that contains it."
  slot: String
  "Number of blocks around it."
  depth: Int!
  innerBlocks: [EditorBlock!]!
  "The stored attributes as JSON, unresolved."
  attributesJson: String!
`;
}
