import { BlockList, isIP } from 'node:net';

/**
 * Whether an IP address belongs to the public internet: neither this machine nor a network that only its neighbours
 * reach. Of IPv6 only the global unicast range counts, without the forms that carry an IPv4 address of any kind
 * (mapped, NAT64, 6to4, Teredo). False for whatever is no address, and for one with a zone.
 */
export function isPublicAddress(address: string): boolean {
  const family = address.includes('%') ? 0 : isIP(address);
  if (family === 4) return !closed.check(address, 'ipv4');
  return family === 6 && globalUnicast.check(address, 'ipv6') && !closed.check(address, 'ipv6');
}

/** What is not public, by IANA's registries of special-purpose addresses. */
export const closedSubnets = {
  ipv4: [
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    // Azure's agent for virtual machines.
    ['168.63.129.16', 32],
    ['169.254.0.0', 16],
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.0.2.0', 24],
    ['192.88.99.0', 24],
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
    ['198.51.100.0', 24],
    ['203.0.113.0', 24],
    // Multicast, reserved, broadcast.
    ['224.0.0.0', 3],
  ],
  ipv6: [
    // Teredo, ORCHID, benchmarks.
    ['2001::', 23],
    ['2001:db8::', 32],
    ['2002::', 16],
    ['3fff::', 20],
  ],
} as const satisfies Record<'ipv4' | 'ipv6', readonly (readonly [string, number])[]>;

const closed = new BlockList();
for (const family of ['ipv4', 'ipv6'] as const)
  for (const [subnet, bits] of closedSubnets[family]) closed.addSubnet(subnet, bits, family);

const globalUnicast = new BlockList();
globalUnicast.addSubnet('2000::', 3, 'ipv6');
