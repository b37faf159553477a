import { isJsonObject, isJsonValue, type JsonObject } from './json.ts';

/** Keys of a document's meta that hold what its editors note of the other language. Readers see nothing of them. */
export const editorsMeta = { sources: 'haptera_sources', settled: 'haptera_settled' } as const;

export function isEditorsMeta(key: string | number | undefined): boolean {
  return key === editorsMeta.sources || key === editorsMeta.settled;
}

/** What readers can notice of a document's meta. */
export function metaForReaders(meta: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(meta).filter(([key]) => !isEditorsMeta(key)));
}

/**
 * The comment at the end of an autosave's content. An autosave has title, content and excerpt only, and slug and meta of the
 * document itself are what readers see: so these two travel in a comment that draws nothing anywhere. No comment ends inside
 * it: hyphens and angle brackets are escaped as JSON allows.
 */
export function printPending(fields: JsonObject): string {
  const json = JSON.stringify(fields).replace(/[-<>]/g, (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`);
  return `<!-- haptera:pending ${json} -->`;
}

/** The reverse: the content alone, and the fields; none when another client made the autosave. */
export function readPending(content: string): { readonly content: string; readonly fields: JsonObject } {
  const [, json] = pending.exec(content) ?? [];
  return { content: content.replace(pending, ''), fields: json === undefined ? {} : parseFields(json) };
}

const pending = /\s*<!-- haptera:pending (\{.*\}) -->\s*$/;

function parseFields(json: string): JsonObject {
  try {
    const value: unknown = JSON.parse(json);
    return isJsonValue(value) && isJsonObject(value) ? value : {};
  } catch {
    return {};
  }
}
