// Written by `npm run gen` from query.graphql. Do not edit.
import { defineQuery } from '#cms-schema/define-load.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type LanguageCode =
  | 'EN'
  | 'ZH';

export type CardFragment = { id: number, title: string, excerpt: string, href: string, date: string, terms: Array<string>, image: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }> } | null };

export type SearchQueryVariables = Exact<{
  language: LanguageCode;
  query: string;
  type?: string | null | undefined;
  page: number;
}>;


export type SearchQuery = { search: { total: number, isMore: boolean, correction: string | null, types: Array<{ name: string, label: string, total: number }>, hits: Array<{ title: Array<{ text: string, isMatch: boolean }>, excerpt: Array<{ text: string, isMatch: boolean }>, type: { label: string }, card: { id: number, href: string } }> } };

export const searchQuery = defineQuery<SearchQuery, SearchQueryVariables>(`query Search($language: LanguageCode!, $query: String!, $type: String, $page: Int!) {
  search(language: $language, query: $query, type: $type, first: 10, page: $page) {
    total
    isMore
    correction
    types {
      name
      label
      total
    }
    hits {
      title {
        text
        isMatch
      }
      excerpt {
        text
        isMatch
      }
      type {
        label
      }
      card {
        id
        href
      }
    }
  }
}`);
