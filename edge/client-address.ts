import { BlockList, isIP } from 'node:net';

export interface ClientAddresses {
  /** The visitor's address: walks `X-Forwarded-For` from its end for as long as each hop is a trusted proxy. */
  of(forwarded: string | string[] | undefined, socketAddress: string | undefined): string;
  /** Whether this is a trusted proxy, which carries the requests of many visitors. */
  isProxy(socketAddress: string | undefined): boolean;
}

export function createClientAddresses(trustedProxies: readonly string[]): ClientAddresses {
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

  return {
    of(forwarded, socketAddress) {
      let address = plainAddress(socketAddress ?? '');
      const hops = (forwarded ?? '').toString().split(',');
      while (isTrusted(address)) {
        const hop = plainAddress((hops.pop() ?? '').trim());
        if (isIP(hop) === 0) break;
        address = hop;
      }
      return address === '' ? 'unknown' : address;
    },
    isProxy: (socketAddress) => isTrusted(plainAddress(socketAddress ?? '')),
  };
}

/**
 * The key that limits count by: an IPv4 address, or the first 64 bits of an IPv6 one. An IPv6 connection has at least a
 * /64 of addresses (RFC 6177), and its owner could use a different one for each request.
 */
export function clientKey(address: string): string {
  if (isIP(address) !== 6) return address;
  const groups = expandGroups(address);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) {
    const [high = 0, low = 0] = groups.slice(6);
    return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  }
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** Whether an address belongs to this machine or a private network, where a proxy of ours would be. */
export function isNearby(address: string): boolean {
  const family = isIP(address);
  return family !== 0 && nearby.check(address, family === 6 ? 'ipv6' : 'ipv4');
}

const nearby = new BlockList();
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  nearby.addSubnet(network, bits, 'ipv4');
}
nearby.addSubnet('::1', 128, 'ipv6');
nearby.addSubnet('fc00::', 7, 'ipv6');

/** The eight groups of an IPv6 address that `isIP` accepts. */
function expandGroups(address: string): number[] {
  const [bare = ''] = address.split('%');
  const withoutDots = bare.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_all, a, b, c, d) =>
    [Number(a) * 256 + Number(b), Number(c) * 256 + Number(d)].map((group) => group.toString(16)).join(':'),
  );
  const [head = '', tail] = withoutDots.split('::');
  const read = (part: string) => (part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16)));
  if (tail === undefined) return read(head);
  const [first, last] = [read(head), read(tail)];
  return [...first, ...Array<number>(8 - first.length - last.length).fill(0), ...last];
}

function plainAddress(address: string): string {
  return address.toLowerCase().startsWith('::ffff:') && isIP(address.slice(7)) === 4 ? address.slice(7) : address;
}
