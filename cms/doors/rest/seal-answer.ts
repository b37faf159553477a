import { digestOf } from './digest.ts';
import type { Answer, Call } from './route.ts';

/**
 * Completes the ETag of a response that has a version, `"12.Vb3…"`: the version of the item, which `If-Match` checks,
 * and a digest of the response, which also changes with other items: a parent's address, the alternative text of a
 * picture, a translation, embedded items, the selected fields. 304 if the client already has exactly this response.
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
