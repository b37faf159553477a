// Written by `npm run gen` from query.graphql. Do not edit.
import { defineQuery } from '#cms-schema/define-load.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** Haptic quality of a device or an app. */
export type HapticLevel =
  | 'hd'
  | 'rumble'
  | 'trueHd'
  | 'unstated';

export type LanguageCode =
  | 'EN'
  | 'ZH';

export type CardFragment = { id: number, title: string, excerpt: string, href: string, date: string, terms: Array<string>, image: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }> } | null };

export type ModelListQueryVariables = Exact<{
  language: LanguageCode;
}>;


export type ModelListQuery = { supportedModels: { updated: string | null, pdf: string, brands: Array<{ name: string, names: string, note: string, sets: Array<{ level: HapticLevel, models: Array<string> }> }> } };

export const modelListQuery = defineQuery<ModelListQuery, ModelListQueryVariables>(`query ModelList($language: LanguageCode!) {
  supportedModels(language: $language) {
    updated
    pdf
    brands {
      name
      names
      note
      sets {
        level
        models
      }
    }
  }
}`);
