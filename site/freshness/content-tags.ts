import { anyContentTag } from '#contract/content-tags.ts';

/**
 * The tags of everything in a response of the read API, from its header `X-GraphQL-Keys`. If the header is incomplete,
 * the result is the tag that every content change matches.
 */
export function readKeys(header: string): string[] {
  const keys = header.split(' ').filter((key) => key !== '');
  // Node ids, which never change, are there for caches without tags.
  const tags = keys.filter((key) => key.includes(':') || wholeTags.has(key));
  return keys.length > 0 && !keys.includes('skipped') ? tags.map(decodeURI) : [anyContentTag];
}

const wholeTags: ReadonlySet<string> = new Set(['settings', 'paths', anyContentTag]);
