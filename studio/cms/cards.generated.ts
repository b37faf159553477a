// Written by `npm run gen` from cards.graphql. Do not edit.
import { defineQuery } from '#cms-schema/define-load.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type LanguageCode =
  | 'EN'
  | 'ZH';

export type CardFragment = { id: number, title: string, excerpt: string, href: string, date: string, terms: Array<string>, image: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }> } | null };

export type CardsQueryVariables = Exact<{
  ids: Array<number> | number;
  language: LanguageCode;
}>;


export type CardsQuery = { cards: Array<{ id: number, title: string, excerpt: string, href: string, date: string, terms: Array<string>, image: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }> } | null } | null> };

export const cardsQuery = defineQuery<CardsQuery, CardsQueryVariables>(`query Cards($ids: [Int!]!, $language: LanguageCode!) {
  cards(ids: $ids, language: $language) {
    ...Card
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
