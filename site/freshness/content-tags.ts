import { createHash } from 'node:crypto';
import { anyContentTag } from '#contract/content-tags.ts';
import type { ContentState } from './cms-door.ts';

/** A tag in a form that Next can store: Next drops long tags, joins tags with commas, and writes them to a header. */
export function storableTag(tag: string): string {
  const plain = encodeURI(tag);
  if (plain.length <= 200 && !plain.includes(',')) return plain;
  return `hash:${createHash('sha256').update(tag).digest('base64url')}`;
}

/** Next drops tags beyond its limit per request. */
const mostKeys = 120;

/**
 * The storable tags of everything in a response of the read API, from its header `X-GraphQL-Keys`. If the header is
 * incomplete, the result is the tag that every content change matches.
 */
export function readKeys(header: string): string[] {
  const keys = header.split(' ').filter((key) => key !== '');
  // Node ids, which never change, are there for caches without tags.
  const tags = keys.filter((key) => key.includes(':') || wholeTags.has(key));
  const isWhole = keys.length > 0 && !keys.includes('skipped') && tags.length <= mostKeys;
  return isWhole ? tags.map((tag) => storableTag(decodeURI(tag))) : [anyContentTag];
}

const wholeTags: ReadonlySet<string> = new Set(['settings', 'paths', anyContentTag]);

/** Records the state that a page's content is at least as new as. Next stores nothing else than tags with a page. */
export function stampTag(state: ContentState | null): string {
  return state === null ? `${stampMark}0:` : `${stampMark}${state.version}:${state.source}`;
}

/** The oldest content state that a page was rendered from; null if it has no content. */
export function readStamp(tags: readonly string[]): ContentState | null {
  const stamps = tags.flatMap((tag) => {
    const [, version, source] = /^made-of:(\d+):(.*)$/.exec(tag) ?? [];
    return version === undefined || source === undefined ? [] : [{ version: Number(version), source }];
  });
  return stamps.reduce<ContentState | null>(
    (oldest, stamp) => (oldest === null || stamp.version < oldest.version ? stamp : oldest),
    null,
  );
}

export function isStamp(tag: string): boolean {
  return tag.startsWith(stampMark);
}

const stampMark = 'made-of:';
