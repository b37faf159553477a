import { createHash } from 'node:crypto';
import type { Locale } from '#cms-schema/locale.ts';
import type { ContentState } from './cms-door.ts';

/** The tag under which the CMS announces the page at an address, `path` without language prefix and decoded. */
export function pageTag(locale: Locale, path: string): string {
  return `page:${locale}:${path}`;
}

/** A tag as Next keeps it: it drops long ones, joins them by commas, and writes them into a header. */
export function storableTag(tag: string): string {
  const plain = encodeURI(tag);
  if (plain.length <= 200 && !plain.includes(',')) return plain;
  return `hash:${createHash('sha256').update(tag).digest('base64url')}`;
}

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
