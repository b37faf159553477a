/* eslint-disable */
import * as types from './graphql.ts';



/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "fragment EditorBlocks on NodeWithEditorBlocks {\n  editorBlocks(flat: true) {\n    ...EditorBlockParts\n  }\n}\n\nfragment EditorBlockParts on EditorBlock {\n  __typename\n  clientId\n  parentClientId\n  slot\n  depth\n  ... on ForeignBlock {\n    renderedHtml\n  }\n  ... on HapteraHero {\n    hero: attributes {\n      eyebrow\n      heading\n      lede\n      actions {\n        label\n        link {\n          href\n          newTab\n          external\n        }\n      }\n      picture {\n        src\n        mimeType\n        width\n        height\n        alt\n        color\n        srcSet\n        sources {\n          type\n          srcSet\n        }\n      }\n      size\n      tone\n    }\n  }\n}": typeof types.EditorBlocksFragmentDoc,
    "query PageByUri($uri: String!, $language: LanguageCode!) {\n  nodeByUri(uri: $uri, language: $language) {\n    ...PageParts\n  }\n}\n\nquery Preview {\n  preview {\n    ...PageParts\n  }\n}\n\nquery Shell($language: LanguageCode!) {\n  primary: menu(id: \"primary\", idType: LOCATION, language: $language) {\n    ...MenuParts\n  }\n  footer: menu(id: \"footer\", idType: LOCATION, language: $language) {\n    ...MenuParts\n  }\n  generalSettings(language: $language) {\n    title\n    description\n    url\n    contactEmail\n    slogan\n    copyright\n    filing\n  }\n}\n\nquery PublicPaths {\n  publicPaths {\n    language\n    uri\n    modifiedGmt\n  }\n}\n\nfragment PageParts on ContentNode {\n  databaseId\n  uri\n  title\n  isPreview\n  contentTypeName\n  modifiedGmt\n  signature\n  language {\n    slug\n  }\n  translations {\n    uri\n    language {\n      slug\n    }\n  }\n  seo {\n    title\n    metaDesc\n    canonical\n    metaRobotsNoindex\n    opengraphImage {\n      src\n      width\n      height\n      alt\n    }\n  }\n  ...EditorBlocks\n}\n\nfragment MenuParts on Menu {\n  menuItems {\n    nodes {\n      databaseId\n      parentDatabaseId\n      key\n      label\n      description\n      url\n      target\n    }\n  }\n}": typeof types.PageByUriDocument,
};
const documents: Documents = {
    "fragment EditorBlocks on NodeWithEditorBlocks {\n  editorBlocks(flat: true) {\n    ...EditorBlockParts\n  }\n}\n\nfragment EditorBlockParts on EditorBlock {\n  __typename\n  clientId\n  parentClientId\n  slot\n  depth\n  ... on ForeignBlock {\n    renderedHtml\n  }\n  ... on HapteraHero {\n    hero: attributes {\n      eyebrow\n      heading\n      lede\n      actions {\n        label\n        link {\n          href\n          newTab\n          external\n        }\n      }\n      picture {\n        src\n        mimeType\n        width\n        height\n        alt\n        color\n        srcSet\n        sources {\n          type\n          srcSet\n        }\n      }\n      size\n      tone\n    }\n  }\n}": types.EditorBlocksFragmentDoc,
    "query PageByUri($uri: String!, $language: LanguageCode!) {\n  nodeByUri(uri: $uri, language: $language) {\n    ...PageParts\n  }\n}\n\nquery Preview {\n  preview {\n    ...PageParts\n  }\n}\n\nquery Shell($language: LanguageCode!) {\n  primary: menu(id: \"primary\", idType: LOCATION, language: $language) {\n    ...MenuParts\n  }\n  footer: menu(id: \"footer\", idType: LOCATION, language: $language) {\n    ...MenuParts\n  }\n  generalSettings(language: $language) {\n    title\n    description\n    url\n    contactEmail\n    slogan\n    copyright\n    filing\n  }\n}\n\nquery PublicPaths {\n  publicPaths {\n    language\n    uri\n    modifiedGmt\n  }\n}\n\nfragment PageParts on ContentNode {\n  databaseId\n  uri\n  title\n  isPreview\n  contentTypeName\n  modifiedGmt\n  signature\n  language {\n    slug\n  }\n  translations {\n    uri\n    language {\n      slug\n    }\n  }\n  seo {\n    title\n    metaDesc\n    canonical\n    metaRobotsNoindex\n    opengraphImage {\n      src\n      width\n      height\n      alt\n    }\n  }\n  ...EditorBlocks\n}\n\nfragment MenuParts on Menu {\n  menuItems {\n    nodes {\n      databaseId\n      parentDatabaseId\n      key\n      label\n      description\n      url\n      target\n    }\n  }\n}": types.PageByUriDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment EditorBlocks on NodeWithEditorBlocks {\n  editorBlocks(flat: true) {\n    ...EditorBlockParts\n  }\n}\n\nfragment EditorBlockParts on EditorBlock {\n  __typename\n  clientId\n  parentClientId\n  slot\n  depth\n  ... on ForeignBlock {\n    renderedHtml\n  }\n  ... on HapteraHero {\n    hero: attributes {\n      eyebrow\n      heading\n      lede\n      actions {\n        label\n        link {\n          href\n          newTab\n          external\n        }\n      }\n      picture {\n        src\n        mimeType\n        width\n        height\n        alt\n        color\n        srcSet\n        sources {\n          type\n          srcSet\n        }\n      }\n      size\n      tone\n    }\n  }\n}"): typeof import('./graphql.ts').EditorBlocksFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PageByUri($uri: String!, $language: LanguageCode!) {\n  nodeByUri(uri: $uri, language: $language) {\n    ...PageParts\n  }\n}\n\nquery Preview {\n  preview {\n    ...PageParts\n  }\n}\n\nquery Shell($language: LanguageCode!) {\n  primary: menu(id: \"primary\", idType: LOCATION, language: $language) {\n    ...MenuParts\n  }\n  footer: menu(id: \"footer\", idType: LOCATION, language: $language) {\n    ...MenuParts\n  }\n  generalSettings(language: $language) {\n    title\n    description\n    url\n    contactEmail\n    slogan\n    copyright\n    filing\n  }\n}\n\nquery PublicPaths {\n  publicPaths {\n    language\n    uri\n    modifiedGmt\n  }\n}\n\nfragment PageParts on ContentNode {\n  databaseId\n  uri\n  title\n  isPreview\n  contentTypeName\n  modifiedGmt\n  signature\n  language {\n    slug\n  }\n  translations {\n    uri\n    language {\n      slug\n    }\n  }\n  seo {\n    title\n    metaDesc\n    canonical\n    metaRobotsNoindex\n    opengraphImage {\n      src\n      width\n      height\n      alt\n    }\n  }\n  ...EditorBlocks\n}\n\nfragment MenuParts on Menu {\n  menuItems {\n    nodes {\n      databaseId\n      parentDatabaseId\n      key\n      label\n      description\n      url\n      target\n    }\n  }\n}"): typeof import('./graphql.ts').PageByUriDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
