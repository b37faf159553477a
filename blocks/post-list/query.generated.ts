// Written by `npm run gen` from query.graphql. Do not edit.
import { defineQuery } from '#cms-schema/define-load.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type LanguageCode =
  | 'EN'
  | 'ZH';

/** Taxonomies that documents can be filed under. */
export type Taxonomy =
  | 'category'
  | 'post_tag';

export type CardFragment = { id: number, title: string, excerpt: string, href: string, date: string, terms: Array<string>, image: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }> } | null };

export type PostListQueryVariables = Exact<{
  language: LanguageCode;
  term?: string | null | undefined;
  taxonomy?: Taxonomy | null | undefined;
  first?: number | null | undefined;
  last?: number | null | undefined;
  ofPosts?: boolean | null | undefined;
  ofTutorials?: boolean | null | undefined;
}>;


export type PostListQuery = { posts?: { nodes: Array<{ date: string, minutes: number | null, card: { id: number, title: string, excerpt: string, href: string, date: string, terms: Array<string>, image: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }> } | null } }> }, tutorials?: { nodes: Array<{ date: string, minutes: number | null, card: { id: number, title: string, excerpt: string, href: string, date: string, terms: Array<string>, image: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }> } | null } }> } };

export const postListQuery = defineQuery<PostListQuery, PostListQueryVariables>(`query PostList($language: LanguageCode!, $term: String, $taxonomy: Taxonomy, $first: Int, $last: Int, $ofPosts: Boolean = true, $ofTutorials: Boolean = false) {
  posts(
    first: $first
    last: $last
    where: {language: $language, term: $term, taxonomy: $taxonomy}
  ) @include(if: $ofPosts) {
    nodes {
      date
      minutes
      card {
        ...Card
      }
    }
  }
  tutorials(
    first: $first
    last: $last
    where: {language: $language, term: $term, taxonomy: $taxonomy}
  ) @include(if: $ofTutorials) {
    nodes {
      date
      minutes
      card {
        ...Card
      }
    }
  }
}

fragment Card on DocumentCard {
  id
  title
  excerpt
  href
  date
  terms
  image {
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
}`);
