// Written by `npm run gen` from query.graphql. Do not edit.
import { defineQuery } from '#cms-schema/define-load.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AppCategory =
  | 'audioVideo'
  | 'games'
  | 'inputMethods';

/** Haptic quality of a device or an app. */
export type HapticLevel =
  | 'hd'
  | 'rumble'
  | 'trueHd'
  | 'unstated';

export type LanguageCode =
  | 'EN'
  | 'ZH';

export type AppListQueryVariables = Exact<{
  language: LanguageCode;
}>;


export type AppListQuery = { supportedApps: { updated: string | null, groups: Array<{ category: AppCategory, apps: Array<{ name: string, client: string, level: HapticLevel }> }> } };

export type CardFragment = { id: number, title: string, excerpt: string, href: string, date: string, terms: Array<string>, image: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }> } | null };

export const appListQuery = defineQuery<AppListQuery, AppListQueryVariables>(`query AppList($language: LanguageCode!) {
  supportedApps(language: $language) {
    updated
    groups {
      category
      apps {
        name
        client
        level
      }
    }
  }
}`);
