import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { steersNext } from './next/headers.ts';

/**
 * Turns a visitor's headers into those sent to an upstream. Dropped are hop-by-hop headers and those that `Connection`
 * names, all headers that control Next, a proxy or this edge internally, and `Host` (the upstream is addressed by its
 * own name; links come from `publicUrl`). `X-Forwarded-*` are replaced.
 */
export function createUpstreamHeaders(publicAddress: string) {
  const publicUrl = new URL(publicAddress);

  return (headers: IncomingHttpHeaders, clientAddress: string): OutgoingHttpHeaders => {
    const named = new Set((headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase()));
    const kept: OutgoingHttpHeaders = {};
    for (const [name, value] of Object.entries(headers)) {
      if (value === undefined || named.has(name) || DROPPED.has(name)) continue;
      if (steersNext(name) || DROPPED_PREFIX.test(name)) continue;
      // A name with underscores maps to the same CGI variable as the one with dashes, so it could replace a dropped
      // header.
      if (name.includes('_')) continue;
      kept[name] = value;
    }
    kept['accept-encoding'] = 'identity';
    kept['x-forwarded-proto'] = publicUrl.protocol.slice(0, -1);
    kept['x-forwarded-host'] = publicUrl.host;
    kept['x-forwarded-for'] = clientAddress;
    return kept;
  };
}

const DROPPED = new Set([
  'accept-encoding',
  'connection',
  'expect',
  'forwarded',
  'host',
  'http2-settings',
  'keep-alive',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'x-original-url',
  'x-real-ip',
  'x-rewrite-url',
]);
/** Headers that control proxies, including this edge. */
const DROPPED_PREFIX = /^(?:proxy-|x-client-ip|x-edge|x-forwarded-)/;
