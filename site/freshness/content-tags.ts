import { createHash } from 'node:crypto';
import { anyContentTag } from '#contract/content-tags.ts';
import type { ContentState } from './cms-door.ts';

/** A tag as Next keeps it: it drops long ones, joins them by commas, and writes them into a header. */
export function storableTag(tag: string): string {
  const plain = encodeURI(tag);
  if (plain.length <= 200 && !plain.includes(',')) return plain;
  return `hash:${createHash('sha256').update(tag).digest('base64url')}`;
}

/** More than Next keeps with one request it drops. */
const mostKeys = 120;

/**
 * The tags of what an answer of the read API was made of, from its header `X-GraphQL-Keys`: ready to be stored. Where it does
 * not name all of them, any change counts.
 */
export function readKeys(header: string): string[] {
  const keys = header.split(' ').filter((key) => key !== '');
  // Ids of nodes are for caches that know no tags, and change never.
  const tags = keys.filter((key) => key.includes(':') || wholeTags.has(key));
  const isWhole = keys.length > 0 && !keys.includes('skipped') && tags.length <= mostKeys;
  return isWhole ? tags.map((tag) => storableTag(decodeURI(tag))) : [anyContentTag];
}

const wholeTags: ReadonlySet<string> = new Set(['settings', 'paths', anyContentTag]);

/** Notes with a page what its content is at least as new as. Next has no other place for that; tags travel with the page. */
export function stampTag(state: ContentState | null): string {
  return state === null ? `${stampMark}0:` : `${stampMark}${state.version}:${state.source}`;
}

/** The oldest state that a page was made from; null when no content is in it. */
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
