import { restErrors } from './rest-errors.ts';

/** `"12"` or `W/"12"`; captures what is between the quotes (RFC 9110, 8.8.3). */
const ENTITY_TAG = /\s*(?:W\/)?"([\x21\x23-\x7e\x80-\xff]*)"\s*/y;

/**
 * The versions in `If-Match`; null if any state matches: no such header, or `*`. Only the version part of a full tag,
 * `"12.Vb3…"`, counts: a save conflicts with other changes, not with a different presentation. Weak tags are treated as
 * strong ones, because compressing proxies weaken the tags they pass on. Throws `haptera_if_match` 400 if the header is
 * not a list of tags.
 */
export function readIfMatch(headers: Headers): readonly string[] | null {
  const header = headers.get('if-match')?.trim();
  if (!header || header === '*') return null;
  const tags: string[] = [];
  ENTITY_TAG.lastIndex = 0;
  for (let end = 0; end < header.length; ) {
    const [, tag] = ENTITY_TAG.exec(header) ?? [];
    if (tag === undefined) throw restErrors.ifMatch();
    tags.push(tag.split('.', 1)[0] ?? tag);
    end = ENTITY_TAG.lastIndex;
    if (end < header.length && header[end] !== ',') throw restErrors.ifMatch();
    ENTITY_TAG.lastIndex = end + 1;
  }
  return tags;
}
