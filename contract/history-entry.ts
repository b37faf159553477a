import { isJsonObject, type JsonObject } from '#cms-schema/json.ts';
import { isLocale, type Locale } from '#cms-schema/locale.ts';

/** What was done to a document when one of its states came to be. */
export const historyActions = [
  'created',
  'imported',
  'translated',
  'duplicated',
  'autosaved',
  'saved',
  'moved',
  'restored',
  'published',
  'published-as-scheduled',
  'scheduled',
  'unpublished',
  'submitted',
  'withdrawn',
  'answered',
  'trashed',
  'recovered',
] as const;
export type HistoryAction = (typeof historyActions)[number];

/**
 * Where a state comes from: an earlier state of the same document, which it equals, or the document that it was
 * translated or duplicated from, as it was called then.
 */
export type HistorySource =
  | { readonly kind: 'revision'; readonly id: number; readonly at: string }
  | { readonly kind: 'document'; readonly id: number; readonly locale: Locale; readonly title: string };

export function isHistoryAction(value: unknown): value is HistoryAction {
  return historyActions.some((action) => action === value);
}

/** Parses a stored or received source; null for anything else. */
export function readHistorySource(value: unknown): HistorySource | null {
  if (!isJsonObject(value)) return null;
  const { kind, id, at, locale, title } = value;
  if (typeof id !== 'number') return null;
  if (kind === 'revision' && typeof at === 'string') return { kind, id, at };
  if (kind === 'document' && isLocale(locale) && typeof title === 'string') return { kind, id, locale, title };
  return null;
}

export function printHistorySource(source: HistorySource): JsonObject {
  return { ...source };
}
