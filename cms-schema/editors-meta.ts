import type { JsonObject } from './json.ts';

/** Keys of a document's meta that hold what its editors note of the other language. Readers see nothing of them. */
export const editorsMeta = { sources: 'haptera_sources', settled: 'haptera_settled' } as const;

export function isEditorsMeta(key: string | number | undefined): boolean {
  return key === editorsMeta.sources || key === editorsMeta.settled;
}

/** What readers can notice of a document's meta. */
export function metaForReaders(meta: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(meta).filter(([key]) => !isEditorsMeta(key)));
}
