import { isJsonObject, type JsonValue } from '#cms-schema/json.ts';
import type { ContentState } from '../freshness/cms-door.ts';

/** A rendered page as it is stored. */
export interface StoredPage {
  /** With language, as in the route tree: `/zh/solution/gaming`. */
  readonly pathname: string;
  readonly html: string;
  readonly status: number | null;
  readonly headers: Readonly<Record<string, string>>;
  /** What it shows: see `storableTag`. */
  readonly tags: readonly string[];
  /** The oldest content state that it was rendered from; null if it shows no content. */
  readonly stamp: ContentState | null;
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
  const { pathname, status, headers, tags, stamp } = head;
  if (!isJsonObject(headers) || !Array.isArray(tags) || (status !== null && typeof status !== 'number')) return null;
  const parsedStamp = parseStamp(stamp);
  if (parsedStamp === undefined) return null;
  return {
    pathname,
    html,
    status,
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
    tags: tags.map(String),
    stamp: parsedStamp,
  };
}

function parseStamp(input: JsonValue | undefined): ContentState | null | undefined {
  if (input === null) return null;
  if (!isJsonObject(input) || typeof input.source !== 'string' || typeof input.version !== 'number') return undefined;
  return { source: input.source, version: input.version };
}

function parseJson(text: string): JsonValue {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
