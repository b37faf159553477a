import type { JsonObject, JsonValue } from '#cms-schema/json.ts';
import type { ExpectedRevision } from '../../expected-revision.ts';
import { readIfMatch } from './if-match.ts';
import { printQuery } from './print-query.ts';
import type { Answer, Call } from './route.ts';

export function answer(body: JsonValue, headers: Answer['headers'] = {}): Answer {
  return { status: 200, body, headers };
}

/** A single item with its version, from which `sealAnswer` makes the ETag. */
export function answerItem(body: JsonObject, version: number | string, headers: Answer['headers'] = {}): Answer {
  return answer(body, { ...headers, ETag: `"${version}"` });
}

export function answerCreated(call: Call, path: string, body: JsonObject, revision?: number): Answer {
  const isCounted = revision !== undefined;
  return {
    status: 201,
    body,
    headers: { Location: call.urls.rest(path), ...(isCounted && { ETag: `"${revision}"` }) },
  };
}

/** The response to a deletion, without `_links`, which no longer work. */
export function answerDeleted({ _links, ...previous }: JsonObject): Answer {
  return { status: 200, body: { deleted: true, previous } };
}

/** One page of a list, with the headers by which clients find the other pages. */
export function answerList(call: Call, items: JsonValue[], total: number): Answer {
  const perPage = call.params.number('per_page') ?? 10;
  const page = call.params.number('page') ?? 1;
  const pages = Math.ceil(total / perPage);
  const links: string[] = [];
  if (page > 1) links.push(`<${pageUrl(call, Math.min(page - 1, Math.max(pages, 1)))}>; rel="prev"`);
  if (pages > page) links.push(`<${pageUrl(call, page + 1)}>; rel="next"`);
  return {
    status: 200,
    body: items,
    headers: { 'X-WP-Total': total, 'X-WP-TotalPages': pages, ...(links.length > 0 && { Link: links.join(', ') }) },
  };
}

function pageUrl(call: Call, page: number): string {
  const query = new Map([...call.query, ['page', page] as const]);
  return `${call.urls.rest(call.path)}?${printQuery(query)}`;
}

/** The revisions in `If-Match`; undefined if any revision matches. Tags that are not ours match nothing. */
export function expectedRevision(call: Call): ExpectedRevision | undefined {
  const tags = readIfMatch(call.headers);
  return tags?.flatMap((tag) => (/^\d{1,15}$/.test(tag) ? [Number(tag)] : []));
}
