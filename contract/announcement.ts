import { isJsonObject, type JsonValue } from '#cms-schema/json.ts';

/** The payload of a CMS webhook: the source that counts versions, its version, and what has changed. */
export interface Announcement {
  readonly source: string;
  readonly version: number;
  /** Cache tags that are out of date. */
  readonly tags: readonly string[];
  /** Public addresses of the pages among them; pages that were edited themselves come first. */
  readonly paths: readonly string[];
}

export function parseAnnouncement(body: string): Announcement | null {
  let input: JsonValue;
  try {
    input = JSON.parse(body);
  } catch {
    return null;
  }
  if (!isJsonObject(input) || typeof input.source !== 'string' || typeof input.version !== 'number') return null;
  const tags = stringsOf(input.tags);
  const paths = stringsOf(input.paths);
  if (tags === null || !paths?.every((path) => path.startsWith('/'))) return null;
  return { source: input.source, version: input.version, tags, paths };
}

function stringsOf(value: JsonValue | undefined): string[] | null {
  return Array.isArray(value) && value.every((item) => typeof item === 'string') ? value : null;
}
