import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { BlockList, isIP } from 'node:net';

export interface UpstreamHeaderRules {
  publicUrl: string;
  trustedProxies: readonly string[];
}

/**
 * What of a visitor's headers an upstream may see. Dropped: hop-by-hop headers and those that `Connection` names, every
 * header by which Next, a proxy or this edge is steered from inside, and `Host` (the upstream is addressed by its own
 * name; links come from `publicUrl`). `X-Forwarded-*` are written anew.
 */
export function createUpstreamHeaders(rules: UpstreamHeaderRules) {
  const publicUrl = new URL(rules.publicUrl);
  const clientAddress = createClientAddress(rules.trustedProxies);

  return (headers: IncomingHttpHeaders, socketAddress: string | undefined): OutgoingHttpHeaders => {
    const named = new Set((headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase()));
    const kept: OutgoingHttpHeaders = {};
    for (const [name, value] of Object.entries(headers)) {
      if (value === undefined || named.has(name) || DROPPED.has(name) || DROPPED_PREFIX.test(name)) continue;
      // An underscore spelling becomes the same CGI name as the dashed one, and so could stand in for a dropped header.
      if (name.includes('_')) continue;
      kept[name] = value;
    }
    kept['accept-encoding'] = 'identity';
    kept['x-forwarded-proto'] = publicUrl.protocol.slice(0, -1);
    kept['x-forwarded-host'] = publicUrl.host;
    kept['x-forwarded-for'] = clientAddress(headers['x-forwarded-for'], socketAddress);
    return kept;
  };
}

/** The visitor's address: walks `X-Forwarded-For` from its end for as long as the speaker is a proxy of ours. */
function createClientAddress(trustedProxies: readonly string[]) {
  const trusted = new BlockList();
  for (const block of trustedProxies) {
    const [address = '', bits] = block.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    trusted.addSubnet(address, bits === undefined ? (family === 'ipv6' ? 128 : 32) : Number(bits), family);
  }
  const isTrusted = (address: string) => {
    const family = isIP(address);
    return family !== 0 && trusted.check(address, family === 6 ? 'ipv6' : 'ipv4');
  };

  return (forwarded: string | string[] | undefined, socketAddress: string | undefined): string => {
    let address = plainAddress(socketAddress ?? '');
    const hops = (forwarded ?? '').toString().split(',');
    while (isTrusted(address)) {
      const hop = plainAddress((hops.pop() ?? '').trim());
      if (isIP(hop) === 0) break;
      address = hop;
    }
    return address === '' ? 'unknown' : address;
  };
}

function plainAddress(address: string): string {
  return address.toLowerCase().startsWith('::ffff:') && isIP(address.slice(7)) === 4 ? address.slice(7) : address;
}

const DROPPED = new Set([
  'accept-encoding',
  'connection',
  'expect',
  'forwarded',
  'host',
  'http2-settings',
  'keep-alive',
  'rsc',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'x-original-url',
  'x-real-ip',
  'x-rewrite-url',
]);
/** Names by which Next 16 is steered (its `app-router-headers` and `constants`), proxies are, and this edge is. */
const DROPPED_PREFIX =
  /^(?:next-|proxy-|x-action-|x-client-ip|x-edge|x-forwarded-|x-invo|x-matched-|x-middleware-|x-next|x-now-|x-prerender-|x-vercel-)/;
