import { definitions } from '#blocks/definitions.generated.ts';
import { eachLocale, type Locale, type Localized } from '#cms-schema/locale.ts';
import { findSourceLocale } from '#cms-schema/translation/find-source-locale.ts';
import { contentTypes } from '#contract/content-types.ts';
import type { DocumentStatus } from '#contract/document-fields.ts';
import type { DocumentItem } from '../cms/document-model.ts';
import { isEqual } from '../document/is-equal.ts';
import type { Drafts } from '../document/model.ts';
import { draftOf } from './stored-draft.ts';

/** What is known about the two documents on the server: ids, status, addresses. The drafts are in the session. */
export interface KnownDocuments {
  get(): Localized<DocumentItem | null>;
  /** Stores the server's latest state of a document; ignores a state older than the known one. */
  keep(item: DocumentItem): void;
  /**
   * Stores a state that this tab did not save itself. It counts as another editor's save if another person has changed
   * anything in it: not if a scheduled change went live, if the page was only moved, or if this user saved it elsewhere.
   */
  keepFound(item: DocumentItem): void;
  /** The number of saves by others since the page was opened. */
  foreignSaves(): number;
  subscribe(listener: () => void): () => void;
}

export function createKnownDocuments(start: Localized<DocumentItem | null>, userId: number): KnownDocuments {
  let known = start;
  let foreignSaves = 0;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of [...listeners]) listener();
  };
  const keep = (item: DocumentItem) => {
    const before = known[item.locale];
    if (before && before.id === item.id && before.revision > item.revision) return;
    known = { ...known, [item.locale]: item };
    tell();
  };
  return {
    get: () => known,
    keep,
    keepFound(item) {
      const before = known[item.locale];
      const isOwn = item.modifiedBy?.id === userId;
      if (!isOwn && !hasGoneLive(before, item) && !isSameWork(before, item)) foreignSaves += 1;
      keep(item);
    },
    foreignSaves: () => foreignSaves,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function isSameWork(before: DocumentItem | null, item: DocumentItem): boolean {
  return before !== null && before.status === item.status && isEqual(draftOf(before), draftOf(item));
}

function hasGoneLive(before: DocumentItem | null, item: DocumentItem): boolean {
  const change = before?.scheduledChange ?? null;
  const isNext = change !== null && change.revision + 1 === item.revision && item.scheduledChange === null;
  return isNext && Date.parse(change.date) <= Date.now();
}

/** Whether autosaves are kept beside the document instead of in it, because readers see the document, or will. */
export function keepsBeside(status: DocumentStatus): boolean {
  return status === 'publish' || status === 'future' || status === 'private';
}

/** The path where visitors find the document; null while it is not published. */
export function publicPathOf(item: Pick<DocumentItem, 'status' | 'path'> | null): string | null {
  return item?.status === 'publish' ? item.path : null;
}

/** The language that the other one is translated from. */
export function sourceLocaleOf(known: Localized<Pick<DocumentItem, 'id'> | null>, drafts: Drafts): Locale {
  const ids = eachLocale((locale) => known[locale]?.id ?? null);
  return findSourceLocale(ids, drafts, definitions);
}

/** Whether the slug is the first segment of the address. */
export function isAtRoot(item: Pick<DocumentItem, 'type' | 'parentId' | 'path'> | null): boolean {
  return item !== null && contentTypes[item.type].root === '/' && item.parentId === null && item.path !== '/';
}
