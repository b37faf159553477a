import type { JsonObject } from './json.ts';

/** Meta keys of a document that hold its translation status. They are for editors only and never reach readers. */
export const editorsMeta = { sources: 'haptera_sources', settled: 'haptera_settled' } as const;

export function isEditorsMeta(key: string | number | undefined): boolean {
  return key === editorsMeta.sources || key === editorsMeta.settled;
}

/** A document's meta without the keys that only editors see. */
export function metaForReaders(meta: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(meta).filter(([key]) => !isEditorsMeta(key)));
}
