import { digestOf } from './digest.ts';
import type { Answer, Call } from './route.ts';

/**
 * Gives an answer that names a version its whole tag, `"12.Vb3…"`: the version of the thing, which is what `If-Match` goes
 * by, and a digest of what is shown here, which changes also with what belongs to other things: a parent's address, the
 * alternative text of a picture, a translation, embedded things, the wanted fields. 304 when the asker holds just that.
 */
export function sealAnswer(answer: Answer, { method, headers, isEmbedded }: Call): Answer {
  const version = /^"(.*)"$/.exec(String(answer.headers?.ETag ?? ''))?.[1];
  if (version === undefined || isEmbedded || answer.body === null) return answer;
  const etag = `"${version}.${digestOf([answer.body, answer.headers?.Link ?? null])}"`;
  const sealed = { ...answer, headers: { ...answer.headers, ETag: etag } };
  if (method !== 'GET' || answer.status !== 200 || !matchesTag(headers.get('if-none-match'), etag)) return sealed;
  return { ...sealed, status: 304, body: null };
}

function matchesTag(header: string | null, etag: string): boolean {
  if (header === null) return false;
  return header.split(',').some((part) => part.trim() === '*' || part.trim().replace(/^W\//, '') === etag);
}
