import type { IncomingMessage } from 'node:http';
import { parseInstructions, visibleVary } from './answer-headers.ts';
import {
  IMMUTABLE_CACHE_CONTROL,
  OUTDATED_CACHE_CONTROL,
  PAGE_CACHE_CONTROL,
  parseSharedLifetime,
} from './cache-control.ts';
import type { EdgeLimits, EdgeRoute } from './edge-config.ts';
import { isBuildFile } from './next/addresses.ts';
import type { QueryRule } from './page-cache.ts';
import type { RequestTarget } from './request-target.ts';

export interface Judgement {
  status: number;
  /** `null`: for this one visitor only. */
  shared: {
    /**
     * False for a page that its upstream calls outdated, and for a redirect or 404 of an arbitrary query: it goes to all
     * requests that wait for it now, but is not cached.
     */
    isStorable: boolean;
    lifetimeMs: number;
    isImmutable: boolean;
    rule: QueryRule;
    /** Sent to the visitor; `null` keeps the upstream's own value. */
    cacheControl: string | null;
    maxBytes: number;
  } | null;
}

/** Decides whether a response may be shared with other visitors than the one who caused it, and for how long. */
export function judgeAnswer(
  answer: IncomingMessage,
  { path, query }: Pick<RequestTarget, 'path' | 'query'>,
  route: EdgeRoute,
  limits: EdgeLimits,
): Judgement {
  const { headers } = answer;
  const { isOutdated, queryNames } = parseInstructions(headers);
  const status = answer.statusCode ?? 502;
  const apart: Judgement = { status, shared: null };
  if (route.keeps === 'nothing' || !SHAREABLE_STATUS.has(status)) return apart;
  if (headers['set-cookie'] !== undefined || headers['content-encoding'] !== undefined) return apart;
  if (visibleVary(headers.vary).length > 0) return apart;
  const lifetime = parseSharedLifetime(headers['cache-control']);
  if (lifetime === null) return apart;
  const maxBytes = route.keeps === 'images' ? limits.maxImageBytes : limits.maxPageBytes;
  const length = headers['content-length'];
  if (length !== undefined && Number(length) > maxBytes) return apart;
  if (route.keeps === 'images' && (status !== 200 || length === undefined || !isImage(answer))) return apart;

  const isImmutable = route.keeps === 'pages' && isBuildFile(path);
  if (isImmutable && status !== 200) return apart;
  const rule = isImmutable ? [] : queryNames;
  // Otherwise every made-up query that leads nowhere would get a cache entry.
  const isInvented = status !== 200 && rule === 'all' && query !== '';
  const saysSharedAge = /(?:^|[\s,])s-maxage\s*=/i.test(headers['cache-control'] ?? '');
  return {
    status,
    shared: {
      isStorable: !isOutdated && !isInvented,
      lifetimeMs: isImmutable ? Number.POSITIVE_INFINITY : lifetime.seconds * 1_000,
      isImmutable,
      rule,
      // The upstream's `s-maxage` is meant for the edge; caches downstream get a value of ours.
      cacheControl: isImmutable
        ? IMMUTABLE_CACHE_CONTROL
        : isOutdated
          ? OUTDATED_CACHE_CONTROL
          : saysSharedAge
            ? PAGE_CACHE_CONTROL
            : null,
      maxBytes,
    },
  };
}

const SHAREABLE_STATUS = new Set([200, 301, 307, 308, 404]);

function isImage(answer: IncomingMessage): boolean {
  return /^image\//i.test(answer.headers['content-type'] ?? '');
}
