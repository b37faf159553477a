import { contentTypes, type DocumentType, documentTypes } from '#contract/content-types.ts';

/**
 * Every field of GraphQL's `RootQuery`, with queries that would reveal hidden content. `DOCUMENT`, `SLUG` and `WORDS`
 * are replaced by those of each document, `MEDIA` by the id of each file.
 */
export const rootQuestions: Readonly<Record<string, readonly string[]>> = {
  nodeByUri: [
    'nodeByUri(uri: "/?p=DOCUMENT") { id }',
    ...documentTypes.map((type) => `nodeByUri(uri: "${rootOf(type)}/SLUG") { id }`),
  ],
  contentNode: ['contentNode(id: "DOCUMENT", idType: DATABASE_ID) { id uri }'],
  cards: ['ZH', 'EN'].map((language) => `cards(ids: [DOCUMENT], language: ${language}) { title excerpt href terms }`),
  ...Object.fromEntries(documentTypes.flatMap(questionsOf)),
  tree: documentTypes.flatMap((type) =>
    ['ZH', 'EN'].map((language) => `tree(type: "${type}", language: ${language}) { title excerpt href }`),
  ),
  preview: ['preview { title }'],
  gate: ['gate(path: "/SLUG", language: ZH) { accounts ticket uri translations { uri } }'],
  opened: ['opened { title }'],
  openedGate: ['openedGate { accounts ticket passwordFor uri translations { uri } }'],
  archive: ['category', 'post_tag'].map(
    (taxonomy) =>
      `archive(taxonomy: ${taxonomy}, slug: "SLUG", language: ZH) { name description count entries { card { title excerpt href } } }`,
  ),
  authorArchive: ['authorArchive(slug: "SLUG", language: ZH) { name description entries { card { title excerpt } } }'],
  publicPaths: ['publicPaths { uri }'],
  movedPaths: ['movedPaths { uri target }'],
  search: [
    'search(language: ZH, query: "WORDS", first: 50) { total correction hits { title { text } excerpt { text } card { href } } }',
    'search(language: EN, query: "canary", first: 50) { hits { title { text } excerpt { text } } }',
  ],
  searchSuggestions: [
    'searchSuggestions(language: ZH, query: "SLUG", first: 20) { title href }',
    'searchSuggestions(language: EN, query: "canary", first: 20) { title href }',
  ],
  menu: ['menu(id: "PRIMARY", idType: LOCATION) { menuItems { nodes { label uri } } }'],
  menus: ['menus { nodes { name menuItems { nodes { label uri } } } }'],
  mediaItem: ['mediaItem(id: "MEDIA", idType: DATABASE_ID) { sourceUrl altText }'],
  generalSettings: ['generalSettings { title contactEmail }'],
  readingSettings: ['readingSettings { postsPerPage }'],
  supportedModels: ['supportedModels(language: EN) { updated pdf brands { name names note sets { level models } } }'],
  supportedApps: ['supportedApps(language: EN) { updated groups { category apps { name client level } } }'],
  languages: ['languages { locale }'],
  defaultLanguage: ['defaultLanguage { locale }'],
};

function questionsOf(type: DocumentType): [field: string, questions: readonly string[]][] {
  const { graphql, isHierarchical } = contentTypes[type];
  const { one, many } = graphql;
  return [
    [
      one,
      [
        `${one}(id: "DOCUMENT", idType: DATABASE_ID) { title excerpt author { node { name } } editorBlocks { attributesJson } }`,
        ...(isHierarchical ? [] : [`${one}(id: "SLUG", idType: SLUG) { title }`]),
      ],
    ],
    [
      many,
      [
        `${many}(first: 100) { nodes { title excerpt translations { uri } featuredImage { node { sourceUrl } } editorBlocks { attributesJson } } }`,
        `${many}(where: { search: "WORDS" }) { nodes { title } }`,
      ],
    ],
  ];
}

function rootOf(type: DocumentType): string {
  const { root } = contentTypes[type];
  return root === '/' ? '' : root;
}
