// Written by `npm run gen` from query.graphql. Do not edit.
import { defineQuery } from '#cms-schema/define-load.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type FaqFieldsTopic =
  | 'account'
  | 'business'
  | 'design'
  | 'engine'
  | 'hardware'
  | 'start';

export type LanguageCode =
  | 'EN'
  | 'ZH';

export type CardFragment = { id: number, title: string, excerpt: string, href: string, date: string, terms: Array<string>, image: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }> } | null };

export type QuestionListQueryVariables = Exact<{
  language: LanguageCode;
}>;


export type QuestionListQuery = { faqs: { nodes: Array<{ slug: string, content: string, card: { title: string, href: string }, fields: { topic: FaqFieldsTopic } }> } };

export const questionListQuery = defineQuery<QuestionListQuery, QuestionListQueryVariables>(`query QuestionList($language: LanguageCode!) {
  faqs(first: 100, where: {language: $language}) {
    nodes {
      slug
      content
      card {
        title
        href
      }
      fields {
        topic
      }
    }
  }
}`);
