/**
 * Every field of GraphQL's `RootQuery`, with questions that would show what is hidden: `DOCUMENT`, `SLUG` and `WORDS` stand for those of each document,
 * `MEDIA` for each file.
 */
export const rootQuestions: Readonly<Record<string, readonly string[]>> = {
  nodeByUri: [
    'nodeByUri(uri: "/?p=DOCUMENT") { id }',
    'nodeByUri(uri: "/SLUG") { id }',
    'nodeByUri(uri: "/post/SLUG") { id }',
  ],
  page: ['page(id: "DOCUMENT", idType: DATABASE_ID) { title excerpt editorBlocks { attributesJson } }'],
  post: [
    'post(id: "DOCUMENT", idType: DATABASE_ID) { title excerpt author { node { name } } }',
    'post(id: "SLUG", idType: SLUG) { title }',
  ],
  contentNode: ['contentNode(id: "DOCUMENT", idType: DATABASE_ID) { id uri }'],
  pages: [
    'pages(first: 100) { nodes { title excerpt translations { uri } editorBlocks { attributesJson } } }',
    'pages(where: { search: "WORDS" }) { nodes { title } }',
  ],
  posts: [
    'posts(first: 100) { nodes { title excerpt featuredImage { node { sourceUrl } } } }',
    'posts(where: { search: "WORDS" }) { nodes { title } }',
  ],
  preview: ['preview { title }'],
  publicPaths: ['publicPaths { uri }'],
  movedPaths: ['movedPaths { uri target }'],
  menu: ['menu(id: "PRIMARY", idType: LOCATION) { menuItems { nodes { label uri } } }'],
  menus: ['menus { nodes { name menuItems { nodes { label uri } } } }'],
  mediaItem: ['mediaItem(id: "MEDIA", idType: DATABASE_ID) { sourceUrl altText }'],
  generalSettings: ['generalSettings { title contactEmail }'],
  readingSettings: ['readingSettings { postsPerPage }'],
  languages: ['languages { locale }'],
  defaultLanguage: ['defaultLanguage { locale }'],
};
