import { definitions } from '#blocks/definitions.generated.ts';
import { eachLocale, type Locale, type Localized } from '#cms-schema/locale.ts';
import { findSourceLocale } from '#cms-schema/translation/find-source-locale.ts';
import { contentTypes } from '#contract/content-types.ts';
import type { DocumentStatus } from '#contract/document-fields.ts';
import type { DocumentItem } from '../cms/document-model.ts';
import type { Drafts } from '../document/model.ts';

/** What is known of the two documents on the server: their ids, status, addresses. The drafts live in the session. */
export interface KnownDocuments {
  get(): Localized<DocumentItem | null>;
  /** Keeps what the server said last; older news than what is known counts for nothing. */
  keep(item: DocumentItem): void;
  /**
   * The same for what turned out to stand there by now: counts as somebody else's save, unless it is the change that
   * waited for its hour.
   */
  keepFound(item: DocumentItem): void;
  /** How often somebody else turned out to have saved since the page was opened. */
  foreignSaves(): number;
  subscribe(listener: () => void): () => void;
}

export function createKnownDocuments(start: Localized<DocumentItem | null>): KnownDocuments {
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
      if (!hasGoneLive(known[item.locale], item)) foreignSaves += 1;
      keep(item);
    },
    foreignSaves: () => foreignSaves,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function hasGoneLive(before: DocumentItem | null, item: DocumentItem): boolean {
  const change = before?.scheduledChange ?? null;
  const isNext = change !== null && change.revision + 1 === item.revision && item.scheduledChange === null;
  return isNext && Date.parse(change.date) <= Date.now();
}

/** Whether an autosave stands beside the document instead of in it: readers see it, or will. */
export function keepsBeside(status: DocumentStatus): boolean {
  return status === 'publish' || status === 'future' || status === 'private';
}

/** Where visitors find it; null while they do not. */
export function publicPathOf(item: Pick<DocumentItem, 'status' | 'path'> | null): string | null {
  return item?.status === 'publish' ? item.path : null;
}

/** The language that the other one is translated from. */
export function sourceLocaleOf(known: Localized<Pick<DocumentItem, 'id'> | null>, drafts: Drafts): Locale {
  const ids = eachLocale((locale) => known[locale]?.id ?? null);
  return findSourceLocale(ids, drafts, definitions);
}

/** Whether its slug is the first step of its address. */
export function isAtRoot(item: Pick<DocumentItem, 'type' | 'parentId' | 'path'> | null): boolean {
  return item !== null && contentTypes[item.type].root === '/' && item.parentId === null && item.path !== '/';
}
