/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** A colour by its role in the design. */
export type ColorToken =
  | 'dark'
  | 'light'
  | 'signal'
  | 'tint';

export type HapteraHeroSize =
  | 'full'
  | 'page';

export type LanguageCode =
  | 'EN'
  | 'ZH';

type EditorBlocks_Page_Fragment = { editorBlocks: Array<
    | { __typename: 'ForeignBlock', renderedHtml: string, clientId: string, parentClientId: string | null, slot: string | null, depth: number }
    | { __typename: 'HapteraHero', clientId: string, parentClientId: string | null, slot: string | null, depth: number, hero: { eyebrow: string, heading: string, lede: string, size: HapteraHeroSize, tone: ColorToken, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }>, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }> } | null } }
  > };

type EditorBlocks_Post_Fragment = { editorBlocks: Array<
    | { __typename: 'ForeignBlock', renderedHtml: string, clientId: string, parentClientId: string | null, slot: string | null, depth: number }
    | { __typename: 'HapteraHero', clientId: string, parentClientId: string | null, slot: string | null, depth: number, hero: { eyebrow: string, heading: string, lede: string, size: HapteraHeroSize, tone: ColorToken, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }>, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }> } | null } }
  > };

export type EditorBlocksFragment =
  | EditorBlocks_Page_Fragment
  | EditorBlocks_Post_Fragment
;

type EditorBlockParts_ForeignBlock_Fragment = { __typename: 'ForeignBlock', renderedHtml: string, clientId: string, parentClientId: string | null, slot: string | null, depth: number };

type EditorBlockParts_HapteraHero_Fragment = { __typename: 'HapteraHero', clientId: string, parentClientId: string | null, slot: string | null, depth: number, hero: { eyebrow: string, heading: string, lede: string, size: HapteraHeroSize, tone: ColorToken, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }>, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }> } | null } };

export type EditorBlockPartsFragment =
  | EditorBlockParts_ForeignBlock_Fragment
  | EditorBlockParts_HapteraHero_Fragment
;

export type PageByUriQueryVariables = Exact<{
  uri: string;
  language: LanguageCode;
}>;


export type PageByUriQuery = { nodeByUri:
    | { databaseId: number, uri: string, title: string, isPreview: boolean, contentTypeName: string, modifiedGmt: string, signature: string, language: { slug: string }, translations: Array<{ uri: string, language: { slug: string } }>, seo: { title: string, metaDesc: string, canonical: string, metaRobotsNoindex: boolean, opengraphImage: { src: string, width: number, height: number, alt: string } | null }, editorBlocks: Array<
        | { __typename: 'ForeignBlock', renderedHtml: string, clientId: string, parentClientId: string | null, slot: string | null, depth: number }
        | { __typename: 'HapteraHero', clientId: string, parentClientId: string | null, slot: string | null, depth: number, hero: { eyebrow: string, heading: string, lede: string, size: HapteraHeroSize, tone: ColorToken, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }>, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }> } | null } }
      > }
    | { databaseId: number, uri: string, title: string, isPreview: boolean, contentTypeName: string, modifiedGmt: string, signature: string, language: { slug: string }, translations: Array<{ uri: string, language: { slug: string } }>, seo: { title: string, metaDesc: string, canonical: string, metaRobotsNoindex: boolean, opengraphImage: { src: string, width: number, height: number, alt: string } | null }, editorBlocks: Array<
        | { __typename: 'ForeignBlock', renderedHtml: string, clientId: string, parentClientId: string | null, slot: string | null, depth: number }
        | { __typename: 'HapteraHero', clientId: string, parentClientId: string | null, slot: string | null, depth: number, hero: { eyebrow: string, heading: string, lede: string, size: HapteraHeroSize, tone: ColorToken, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }>, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }> } | null } }
      > }
   | null };

export type PreviewQueryVariables = Exact<{ [key: string]: never; }>;


export type PreviewQuery = { preview:
    | { databaseId: number, uri: string, title: string, isPreview: boolean, contentTypeName: string, modifiedGmt: string, signature: string, language: { slug: string }, translations: Array<{ uri: string, language: { slug: string } }>, seo: { title: string, metaDesc: string, canonical: string, metaRobotsNoindex: boolean, opengraphImage: { src: string, width: number, height: number, alt: string } | null }, editorBlocks: Array<
        | { __typename: 'ForeignBlock', renderedHtml: string, clientId: string, parentClientId: string | null, slot: string | null, depth: number }
        | { __typename: 'HapteraHero', clientId: string, parentClientId: string | null, slot: string | null, depth: number, hero: { eyebrow: string, heading: string, lede: string, size: HapteraHeroSize, tone: ColorToken, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }>, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }> } | null } }
      > }
    | { databaseId: number, uri: string, title: string, isPreview: boolean, contentTypeName: string, modifiedGmt: string, signature: string, language: { slug: string }, translations: Array<{ uri: string, language: { slug: string } }>, seo: { title: string, metaDesc: string, canonical: string, metaRobotsNoindex: boolean, opengraphImage: { src: string, width: number, height: number, alt: string } | null }, editorBlocks: Array<
        | { __typename: 'ForeignBlock', renderedHtml: string, clientId: string, parentClientId: string | null, slot: string | null, depth: number }
        | { __typename: 'HapteraHero', clientId: string, parentClientId: string | null, slot: string | null, depth: number, hero: { eyebrow: string, heading: string, lede: string, size: HapteraHeroSize, tone: ColorToken, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }>, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }> } | null } }
      > }
   | null };

export type ShellQueryVariables = Exact<{
  language: LanguageCode;
}>;


export type ShellQuery = { primary: { menuItems: { nodes: Array<{ databaseId: number, parentDatabaseId: number | null, key: string, label: string, description: string, url: string, target: string | null }> } } | null, footer: { menuItems: { nodes: Array<{ databaseId: number, parentDatabaseId: number | null, key: string, label: string, description: string, url: string, target: string | null }> } } | null, generalSettings: { title: string, description: string, url: string, contactEmail: string, slogan: string, copyright: string, filing: string } };

export type PublicPathsQueryVariables = Exact<{ [key: string]: never; }>;


export type PublicPathsQuery = { publicPaths: Array<{ language: LanguageCode, uri: string, modifiedGmt: string }> };

type PageParts_Page_Fragment = { databaseId: number, uri: string, title: string, isPreview: boolean, contentTypeName: string, modifiedGmt: string, signature: string, language: { slug: string }, translations: Array<{ uri: string, language: { slug: string } }>, seo: { title: string, metaDesc: string, canonical: string, metaRobotsNoindex: boolean, opengraphImage: { src: string, width: number, height: number, alt: string } | null }, editorBlocks: Array<
    | { __typename: 'ForeignBlock', renderedHtml: string, clientId: string, parentClientId: string | null, slot: string | null, depth: number }
    | { __typename: 'HapteraHero', clientId: string, parentClientId: string | null, slot: string | null, depth: number, hero: { eyebrow: string, heading: string, lede: string, size: HapteraHeroSize, tone: ColorToken, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }>, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }> } | null } }
  > };

type PageParts_Post_Fragment = { databaseId: number, uri: string, title: string, isPreview: boolean, contentTypeName: string, modifiedGmt: string, signature: string, language: { slug: string }, translations: Array<{ uri: string, language: { slug: string } }>, seo: { title: string, metaDesc: string, canonical: string, metaRobotsNoindex: boolean, opengraphImage: { src: string, width: number, height: number, alt: string } | null }, editorBlocks: Array<
    | { __typename: 'ForeignBlock', renderedHtml: string, clientId: string, parentClientId: string | null, slot: string | null, depth: number }
    | { __typename: 'HapteraHero', clientId: string, parentClientId: string | null, slot: string | null, depth: number, hero: { eyebrow: string, heading: string, lede: string, size: HapteraHeroSize, tone: ColorToken, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }>, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }> } | null } }
  > };

export type PagePartsFragment =
  | PageParts_Page_Fragment
  | PageParts_Post_Fragment
;

export type MenuPartsFragment = { menuItems: { nodes: Array<{ databaseId: number, parentDatabaseId: number | null, key: string, label: string, description: string, url: string, target: string | null }> } };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const EditorBlockPartsFragmentDoc = new TypedDocumentString(`
    fragment EditorBlockParts on EditorBlock {
  __typename
  clientId
  parentClientId
  slot
  depth
  ... on ForeignBlock {
    renderedHtml
  }
  ... on HapteraHero {
    hero: attributes {
      eyebrow
      heading
      lede
      actions {
        label
        link {
          href
          newTab
          external
        }
      }
      picture {
        src
        mimeType
        width
        height
        alt
        color
        srcSet
        sources {
          type
          srcSet
        }
      }
      size
      tone
    }
  }
}
    `, {"fragmentName":"EditorBlockParts"}) as unknown as TypedDocumentString<EditorBlockPartsFragment, unknown>;
export const EditorBlocksFragmentDoc = new TypedDocumentString(`
    fragment EditorBlocks on NodeWithEditorBlocks {
  editorBlocks(flat: true) {
    ...EditorBlockParts
  }
}
    fragment EditorBlockParts on EditorBlock {
  __typename
  clientId
  parentClientId
  slot
  depth
  ... on ForeignBlock {
    renderedHtml
  }
  ... on HapteraHero {
    hero: attributes {
      eyebrow
      heading
      lede
      actions {
        label
        link {
          href
          newTab
          external
        }
      }
      picture {
        src
        mimeType
        width
        height
        alt
        color
        srcSet
        sources {
          type
          srcSet
        }
      }
      size
      tone
    }
  }
}`, {"fragmentName":"EditorBlocks"}) as unknown as TypedDocumentString<EditorBlocksFragment, unknown>;
export const PagePartsFragmentDoc = new TypedDocumentString(`
    fragment PageParts on ContentNode {
  databaseId
  uri
  title
  isPreview
  contentTypeName
  modifiedGmt
  signature
  language {
    slug
  }
  translations {
    uri
    language {
      slug
    }
  }
  seo {
    title
    metaDesc
    canonical
    metaRobotsNoindex
    opengraphImage {
      src
      width
      height
      alt
    }
  }
  ...EditorBlocks
}
    fragment EditorBlocks on NodeWithEditorBlocks {
  editorBlocks(flat: true) {
    ...EditorBlockParts
  }
}
fragment EditorBlockParts on EditorBlock {
  __typename
  clientId
  parentClientId
  slot
  depth
  ... on ForeignBlock {
    renderedHtml
  }
  ... on HapteraHero {
    hero: attributes {
      eyebrow
      heading
      lede
      actions {
        label
        link {
          href
          newTab
          external
        }
      }
      picture {
        src
        mimeType
        width
        height
        alt
        color
        srcSet
        sources {
          type
          srcSet
        }
      }
      size
      tone
    }
  }
}`, {"fragmentName":"PageParts"}) as unknown as TypedDocumentString<PagePartsFragment, unknown>;
export const MenuPartsFragmentDoc = new TypedDocumentString(`
    fragment MenuParts on Menu {
  menuItems {
    nodes {
      databaseId
      parentDatabaseId
      key
      label
      description
      url
      target
    }
  }
}
    `, {"fragmentName":"MenuParts"}) as unknown as TypedDocumentString<MenuPartsFragment, unknown>;
export const PageByUriDocument = new TypedDocumentString(`
    query PageByUri($uri: String!, $language: LanguageCode!) {
  nodeByUri(uri: $uri, language: $language) {
    ...PageParts
  }
}
    fragment EditorBlocks on NodeWithEditorBlocks {
  editorBlocks(flat: true) {
    ...EditorBlockParts
  }
}
fragment EditorBlockParts on EditorBlock {
  __typename
  clientId
  parentClientId
  slot
  depth
  ... on ForeignBlock {
    renderedHtml
  }
  ... on HapteraHero {
    hero: attributes {
      eyebrow
      heading
      lede
      actions {
        label
        link {
          href
          newTab
          external
        }
      }
      picture {
        src
        mimeType
        width
        height
        alt
        color
        srcSet
        sources {
          type
          srcSet
        }
      }
      size
      tone
    }
  }
}
fragment PageParts on ContentNode {
  databaseId
  uri
  title
  isPreview
  contentTypeName
  modifiedGmt
  signature
  language {
    slug
  }
  translations {
    uri
    language {
      slug
    }
  }
  seo {
    title
    metaDesc
    canonical
    metaRobotsNoindex
    opengraphImage {
      src
      width
      height
      alt
    }
  }
  ...EditorBlocks
}`) as unknown as TypedDocumentString<PageByUriQuery, PageByUriQueryVariables>;
export const PreviewDocument = new TypedDocumentString(`
    query Preview {
  preview {
    ...PageParts
  }
}
    fragment EditorBlocks on NodeWithEditorBlocks {
  editorBlocks(flat: true) {
    ...EditorBlockParts
  }
}
fragment EditorBlockParts on EditorBlock {
  __typename
  clientId
  parentClientId
  slot
  depth
  ... on ForeignBlock {
    renderedHtml
  }
  ... on HapteraHero {
    hero: attributes {
      eyebrow
      heading
      lede
      actions {
        label
        link {
          href
          newTab
          external
        }
      }
      picture {
        src
        mimeType
        width
        height
        alt
        color
        srcSet
        sources {
          type
          srcSet
        }
      }
      size
      tone
    }
  }
}
fragment PageParts on ContentNode {
  databaseId
  uri
  title
  isPreview
  contentTypeName
  modifiedGmt
  signature
  language {
    slug
  }
  translations {
    uri
    language {
      slug
    }
  }
  seo {
    title
    metaDesc
    canonical
    metaRobotsNoindex
    opengraphImage {
      src
      width
      height
      alt
    }
  }
  ...EditorBlocks
}`) as unknown as TypedDocumentString<PreviewQuery, PreviewQueryVariables>;
export const ShellDocument = new TypedDocumentString(`
    query Shell($language: LanguageCode!) {
  primary: menu(id: "primary", idType: LOCATION, language: $language) {
    ...MenuParts
  }
  footer: menu(id: "footer", idType: LOCATION, language: $language) {
    ...MenuParts
  }
  generalSettings(language: $language) {
    title
    description
    url
    contactEmail
    slogan
    copyright
    filing
  }
}
    fragment MenuParts on Menu {
  menuItems {
    nodes {
      databaseId
      parentDatabaseId
      key
      label
      description
      url
      target
    }
  }
}`) as unknown as TypedDocumentString<ShellQuery, ShellQueryVariables>;
export const PublicPathsDocument = new TypedDocumentString(`
    query PublicPaths {
  publicPaths {
    language
    uri
    modifiedGmt
  }
}
    `) as unknown as TypedDocumentString<PublicPathsQuery, PublicPathsQueryVariables>;