import type { Locale } from '#cms-schema/locale.ts';
import { contentTypes, type DocumentType } from '#contract/content-types.ts';
import type { DocumentState } from '#contract/document-state.ts';
import type { Document } from '../documents/model.ts';
import type { Readable } from '../permission/granted.ts';

/**
 * The query for a list of documents in all their languages. Conditions match in any language unless `locale` is given.
 */
export interface GroupQuery {
  readonly type: DocumentType;
  /** Default `used`: groups with a language that is not in the trash. `trash`: groups with a language that is. */
  readonly view?: GroupView;
  /** From 1. */
  readonly page?: number;
  /** 1 to 100, default 50. */
  readonly perPage?: number;
  /** Every word must be in a title or in the path. */
  readonly search?: string;
  readonly state?: DocumentState;
  /** Only groups with texts that are behind the other language; with `locale`, texts in that language. */
  readonly isBehind?: boolean;
  /** With `state`: the language that must be in that state. Alone: only groups that exist in this language. */
  readonly locale?: Locale;
  readonly authors?: readonly number[];
  /** Categories and tags of any language. */
  readonly terms?: readonly number[];
  /** Required values of the type's own fields, by field name: an option, `true` or `false`, or a term id. */
  readonly values?: Readonly<Record<string, string>>;
  /** Only direct children of this document's group; 0: the groups at the top. */
  readonly parentId?: number;
  /** Groups whose descendants are left out. */
  readonly collapsed?: readonly string[];
  /** Leaves out the group of this document and its descendants: a page cannot be moved there. */
  readonly exceptBelow?: number;
  /**
   * `place`: the order on the site, pages below their parents. `match`: searches only titles and addresses, best match
   * first; without `search` the default. Default `place` for pages, otherwise `date`.
   */
  readonly orderBy?: GroupOrder;
  readonly order?: 'asc' | 'desc';
}

/** The order of a list, with its default by type. */
export function orderOf({ type, orderBy, search = '' }: Pick<GroupQuery, 'type' | 'orderBy' | 'search'>): GroupOrder {
  if (orderBy === 'match' && search.trim() === '') return orderOf({ type });
  return orderBy ?? (contentTypes[type].isHierarchical ? 'place' : 'date');
}

export const groupViews = ['used', 'trash'] as const;
export type GroupView = (typeof groupViews)[number];

export const groupOrders = ['place', 'date', 'modified', 'title', 'match'] as const;
export type GroupOrder = (typeof groupOrders)[number];

/**
 * Numbers of texts behind the other language: not translated yet, or translated from an older version. Zeros are
 * omitted.
 */
export type Behind = Readonly<Partial<Record<Locale, number>>>;

/** A document in the languages that the viewer may edit. */
export interface ListedGroup {
  readonly id: string;
  /** The parent group in the same list; null at the top, and if the list is not ordered by place. */
  readonly parent: string | null;
  /** The number of its ancestors. */
  readonly depth: number;
  /** The number of its direct children in this view. */
  readonly childCount: number;
  /** Its position among its siblings, from 0, and their number, including itself. */
  readonly index: number;
  readonly siblingCount: number;
  /** Whether it is listed only as an ancestor of a row on this page. */
  readonly isContext: boolean;
  /** Counted in the stored documents, for the languages listed here. */
  readonly behind: Behind;
  /** Default language first. */
  readonly documents: readonly Readable<Document>[];
}

export interface GroupListing {
  readonly groups: readonly ListedGroup[];
  /** The number of matching groups on all pages. */
  readonly total: number;
  /** Numbers for this type, regardless of the other conditions. */
  readonly counts: Readonly<Record<GroupView, number>>;
}

/** `waiting`: submissions that the viewer can decide on. `own`: their own submissions that are still open. */
export const reviewViews = ['waiting', 'own'] as const;
export type ReviewView = (typeof reviewViews)[number];

export interface ReviewQuery {
  readonly view: ReviewView;
  /** From 1. */
  readonly page?: number;
  /** 1 to 100, default 50. */
  readonly perPage?: number;
}

/** Numbers of groups, regardless of the list; `answered`: the viewer's own submissions that were sent back. */
export type ReviewCounts = Readonly<Record<ReviewView | 'answered', number>>;

export interface ReviewListing {
  /** Each with the languages that the viewer may edit, default language first. The longest waiting come first. */
  readonly groups: readonly (readonly Readable<Document>[])[];
  readonly total: number;
  readonly counts: ReviewCounts;
}
