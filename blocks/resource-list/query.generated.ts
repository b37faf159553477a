// Written by `npm run gen` from query.graphql. Do not edit.
import { defineQuery } from '#cms-schema/define-load.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** Types of visitor accounts. */
export type AccountType =
  | 'customer'
  | 'trialCustomer'
  | 'user';

export type LanguageCode =
  | 'EN'
  | 'ZH';

export type ResourceFieldsDownloadType =
  | 'needLogin'
  | 'notOpen';

export type ResourceFieldsIcon =
  | 'chip'
  | 'code'
  | 'file'
  | 'layers'
  | 'smartphone'
  | 'trackpad'
  | 'waveform';

export type ResourceFieldsTab =
  | 'code'
  | 'design'
  | 'effect'
  | 'sdk';

export type CardFragment = { id: number, title: string, excerpt: string, href: string, date: string, terms: Array<string>, image: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }> } | null };

export type ResourceListQueryVariables = Exact<{
  language: LanguageCode;
}>;


export type ResourceListQuery = { resources: { nodes: Array<{ card: { id: number, title: string, excerpt: string, href: string }, fields: { tab: ResourceFieldsTab, icon: ResourceFieldsIcon, downloadType: ResourceFieldsDownloadType, version: string, released: string, platform: string, needs: string, file: { fileName: string, type: string, bytes: number, date: string, accounts: Array<AccountType> | null, href: string | null, ticket: string | null } | null, url: { href: string, external: boolean } | null, guide: { title: string, href: string } | null } }> } };

export const resourceListQuery = defineQuery<ResourceListQuery, ResourceListQueryVariables>(`query ResourceList($language: LanguageCode!) {
  resources(first: 100, where: {language: $language}) {
    nodes {
      card {
        id
        title
        excerpt
        href
      }
      fields {
        tab
        icon
        downloadType
        version
        released
        platform
        needs
        file {
          fileName
          type
          bytes
          date
          accounts
          href
          ticket
        }
        url {
          href
          external
        }
        guide {
          title
          href
        }
      }
    }
  }
}`);
