import type { Locale } from '#cms-schema/locale.ts';
import { contentTypes, type DocumentType } from '#contract/content-types.ts';
import type { DocumentState } from '#contract/document-state.ts';
import type { Document } from '../documents/model.ts';
import type { Readable } from '../permission/granted.ts';

/** What a list of documents in all their languages is asked for. Conditions hold for any language unless one is named. */
export interface GroupQuery {
  readonly type: DocumentType;
  /** Default `used`: what has a language that is not in the trash. `trash`: what has one there. */
  readonly view?: GroupView;
  /** From 1. */
  readonly page?: number;
  /** 1 to 100, default 50. */
  readonly perPage?: number;
  /** Every word must be in a title or in the path. */
  readonly search?: string;
  readonly state?: DocumentState;
  /** Only what has texts that are behind its other language; with `locale`, in that one. */
  readonly isBehind?: boolean;
  /** With `state`: the language that is in it. Alone: only what exists in this language. */
  readonly locale?: Locale;
  readonly authors?: readonly number[];
  /** Categories and tags of any language. */
  readonly terms?: readonly number[];
  /** Of the type's own fields, by their names, the value that each must have: an option, `true` or `false`, a term's id. */
  readonly values?: Readonly<Record<string, string>>;
  /** Only what stands directly below the group of this document; 0: at the top. */
  readonly parentId?: number;
  /** Groups of which those below are left out. */
  readonly collapsed?: readonly string[];
  /** Without this group and all below it: where it cannot be moved to. By one of its documents. */
  readonly exceptBelow?: number;
  /** `place` is as the site has it: pages below their parents. Default `place` for pages, else `date`. */
  readonly orderBy?: GroupOrder;
  readonly order?: 'asc' | 'desc';
}

/** The order in which a list comes that asks for none. */
export function orderOf({ type, orderBy }: Pick<GroupQuery, 'type' | 'orderBy'>): GroupOrder {
  return orderBy ?? (contentTypes[type].isHierarchical ? 'place' : 'date');
}

export const groupViews = ['used', 'trash'] as const;
export type GroupView = (typeof groupViews)[number];

export const groupOrders = ['place', 'date', 'modified', 'title'] as const;
export type GroupOrder = (typeof groupOrders)[number];

/** Texts that are behind the other language: not translated yet, or from what it said before. None: left out. */
export type Behind = Readonly<Partial<Record<Locale, number>>>;

/** A document in the languages that the viewer may edit. */
export interface ListedGroup {
  readonly id: string;
  /** The group above it in the same list; null at the top, and where the order is not by place. */
  readonly parent: string | null;
  /** Levels above it. */
  readonly depth: number;
  /** How many stand directly below it in this view. */
  readonly childCount: number;
  /** Its place among those beside it, from 0, and how many they are, itself included. */
  readonly index: number;
  readonly siblingCount: number;
  /** It does not fit itself: it stands above what does, or above the first of this page. */
  readonly isContext: boolean;
  /** As the documents are stored; of the languages that are listed here. */
  readonly behind: Behind;
  /** Default language first. */
  readonly documents: readonly Readable<Document>[];
}

export interface GroupListing {
  readonly groups: readonly ListedGroup[];
  /** What fits, on all pages. */
  readonly total: number;
  /** Of this type, whatever else is asked. */
  readonly counts: Readonly<Record<GroupView, number>>;
}

/** What waits for the viewer's decision, and what they submitted and is not decided yet. */
export const reviewViews = ['waiting', 'own'] as const;
export type ReviewView = (typeof reviewViews)[number];

export interface ReviewQuery {
  readonly view: ReviewView;
  /** From 1. */
  readonly page?: number;
  /** 1 to 100, default 50. */
  readonly perPage?: number;
}

/** Groups, whatever is listed; `answered`: those of one's own that came back. */
export type ReviewCounts = Readonly<Record<ReviewView | 'answered', number>>;

export interface ReviewListing {
  /** Each with the languages that the viewer may edit, default language first. What waits longest comes first. */
  readonly groups: readonly (readonly Readable<Document>[])[];
  readonly total: number;
  readonly counts: ReviewCounts;
}
