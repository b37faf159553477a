import type { FilePart } from './file-store.ts';

/**
 * The part of a file of `bytes` bytes that `Range` requests (RFC 9110, section 14); null for the whole file, including
 * when several parts are requested; `beyond` when the range is outside of the file. With `If-Range`, only if the tag
 * matches.
 */
export function readRange(headers: Headers, bytes: number, tag: string): FilePart | null | 'beyond' {
  const sent = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(headers.get('range') ?? '');
  const condition = headers.get('if-range');
  if (sent === null || (condition !== null && condition !== tag)) return null;
  const [, from = '', to = ''] = sent;
  if (from === '' && to === '') return null;
  if (from === '') return Number(to) === 0 ? 'beyond' : { first: Math.max(0, bytes - Number(to)), last: bytes - 1 };
  const first = Number(from);
  const last = to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1);
  if (to !== '' && Number(to) < first) return null;
  return first >= bytes ? 'beyond' : { first, last };
}
