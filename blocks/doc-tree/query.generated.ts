// Written by `npm run gen` from query.graphql. Do not edit.
import { defineQuery } from '#cms-schema/define-load.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type LanguageCode =
  | 'EN'
  | 'ZH';

export type DocTreeQueryVariables = Exact<{
  language: LanguageCode;
  key: string | number;
  byKey: boolean;
  id: string | number;
  byId: boolean;
  query: string;
  isSearched: boolean;
}>;


export type DocTreeQuery = { tree: Array<{ title: string, excerpt: string, href: string, depth: number }>, ofKey?: { card: { href: string } } | null, ofId?: { card: { href: string } } | null, search?: { total: number, correction: string | null, hits: Array<{ title: Array<{ text: string, isMatch: boolean }>, excerpt: Array<{ text: string, isMatch: boolean }>, card: { href: string } }> } };

export type CardFragment = { id: number, title: string, excerpt: string, href: string, date: string, terms: Array<string>, image: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }> } | null };

export const docTreeQuery = defineQuery<DocTreeQuery, DocTreeQueryVariables>(`query DocTree($language: LanguageCode!, $key: ID!, $byKey: Boolean!, $id: ID!, $byId: Boolean!, $query: String!, $isSearched: Boolean!) {
  tree(type: "doc", language: $language) {
    title
    excerpt
    href
    depth
  }
  ofKey: doc(id: $key, idType: KEY, language: $language) @include(if: $byKey) {
    card {
      href
    }
  }
  ofId: doc(id: $id, idType: DATABASE_ID, language: $language) @include(if: $byId) {
    card {
      href
    }
  }
  search(language: $language, query: $query, type: "doc", first: 20) @include(if: $isSearched) {
    total
    correction
    hits {
      title {
        text
        isMatch
      }
      excerpt {
        text
        isMatch
      }
      card {
        href
      }
    }
  }
}`);
