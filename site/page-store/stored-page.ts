import { isJsonObject, type JsonValue } from '#cms-schema/json.ts';
import type { ContentState } from '../freshness/cms-door.ts';

/** A rendered page as it is stored. */
export interface StoredPage {
  /** With language: `/zh/solution/gaming`. */
  readonly pathname: string;
  readonly html: string;
  /** Cache tags of what it shows. */
  readonly tags: readonly string[];
  /** The content state that it is at least as new as. */
  readonly stamp: ContentState;
}

/** One line of metadata as JSON, then the HTML. */
export function printStoredPage({ html, ...head }: StoredPage): string {
  return `${JSON.stringify({ ...head, length: html.length })}\n${html}`;
}

/** Null if the text is truncated, or in another format. */
export function parseStoredPage(text: string): StoredPage | null {
  const end = text.indexOf('\n');
  if (end === -1) return null;
  const head = parseJson(text.slice(0, end));
  const html = text.slice(end + 1);
  if (!isJsonObject(head) || head.length !== html.length || typeof head.pathname !== 'string') return null;
  const { pathname, tags } = head;
  const stamp = parseStamp(head.stamp);
  if (!Array.isArray(tags) || stamp === null) return null;
  return { pathname, html, tags: tags.map(String), stamp };
}

function parseStamp(input: JsonValue | undefined): ContentState | null {
  if (!isJsonObject(input) || typeof input.source !== 'string' || typeof input.version !== 'number') return null;
  return { source: input.source, version: input.version };
}

function parseJson(text: string): JsonValue {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
