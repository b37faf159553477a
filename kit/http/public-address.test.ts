import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { closedSubnets, isPublicAddress } from './public-address.ts';

/** The same ranges, read independently: as numbers, without `BlockList`. */
const toNumber = (parts: readonly number[], bits: number) =>
  parts.reduce((sum, part) => (sum << BigInt(bits)) | BigInt(part), 0n);
const readV4 = (text: string) => toNumber(text.split('.').map(Number), 8);
const printV4 = (value: bigint) => [24n, 16n, 8n, 0n].map((shift) => (value >> shift) & 255n).join('.');
const printV6 = (value: bigint) =>
  Array.from({ length: 8 }, (_, at) => ((value >> BigInt(112 - at * 16)) & 0xffffn).toString(16)).join(':');
function readV6(text: string): bigint {
  const [head = '', tail = ''] = text.split('::');
  const read = (side: string) => (side === '' ? [] : side.split(':').map((group) => Number.parseInt(group, 16)));
  const [start, end] = [read(head), read(tail)];
  return toNumber([...start, ...Array.from({ length: 8 - start.length - end.length }, () => 0), ...end], 16);
}

const withinV4 = (subnet: string, bits: number) =>
  fc.bigInt({ min: 0n, max: (1n << BigInt(32 - bits)) - 1n }).map((offset) => printV4(readV4(subnet) + offset));
const withinV6 = (subnet: string, bits: number) =>
  fc.bigInt({ min: 0n, max: (1n << BigInt(128 - bits)) - 1n }).map((offset) => printV6(readV6(subnet) + offset));

describe('an address is not public', () => {
  it.each(closedSubnets.ipv4)('in %s/%i: from its first to its last', (subnet, bits) => {
    const last = printV4(readV4(subnet) + (1n << BigInt(32 - bits)) - 1n);
    for (const address of [subnet, last]) expect([address, isPublicAddress(address)]).toEqual([address, false]);
    fc.assert(fc.property(withinV4(subnet, bits), (address) => !isPublicAddress(address)));
  });

  it.each([
    ['unspecified, loopback, compatible', '::', 96],
    ['mapped', '::ffff:0:0', 96],
    ['translated', '::ffff:0:0:0', 96],
    ['NAT64', '64:ff9b::', 96],
    ['local NAT64', '64:ff9b:1::', 48],
    ['discarded', '100::', 64],
    ['Teredo', '2001::', 32],
    ['protocol assignments', '2001::', 23],
    ['documentation', '2001:db8::', 32],
    ['6to4', '2002::', 16],
    ['documentation', '3fff::', 20],
    ['segment routing', '5f00::', 16],
    ['unique local', 'fc00::', 7],
    ['link-local', 'fe80::', 10],
    ['site-local', 'fec0::', 10],
    ['multicast', 'ff00::', 8],
  ])('of IPv6: %s', (_name, subnet, bits) => {
    expect(isPublicAddress(subnet)).toBe(false);
    fc.assert(fc.property(withinV6(subnet, bits), (address) => !isPublicAddress(address)));
  });

  it('however an IPv4 address is written into it, public or not', () => {
    fc.assert(
      fc.property(fc.ipV4(), (address) => {
        const forms = [`::ffff:${address}`, `::${address}`, `64:ff9b::${address}`, `::ffff:0:${address}`];
        expect(forms.filter(isPublicAddress)).toEqual([]);
      }),
    );
  });

  it.each(['', 'localhost', 'fe80::1%eth0', '2606:4700::1%1', '127.1', '0x7f.0.0.1', '2130706433', '1.2.3.4.5'])(
    'if it is none: "%s"',
    (text) => expect(isPublicAddress(text)).toBe(false),
  );
});

describe('an address is public', () => {
  it('next to each range', () => {
    const isClosed = (value: bigint) =>
      closedSubnets.ipv4.some(([subnet, bits]) => {
        const first = readV4(subnet);
        return value >= first && value < first + (1n << BigInt(32 - bits));
      });
    for (const [subnet, bits] of closedSubnets.ipv4) {
      for (const value of [readV4(subnet) - 1n, readV4(subnet) + (1n << BigInt(32 - bits))]) {
        if (value < 0n || value >= 1n << 32n || isClosed(value)) continue;
        expect([printV4(value), isPublicAddress(printV4(value))]).toEqual([printV4(value), true]);
      }
    }
  });

  it('in every other place of IPv4', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: (1n << 32n) - 1n }), (value) => {
        const isClosed = closedSubnets.ipv4.some(
          ([subnet, bits]) => value >> BigInt(32 - bits) === readV4(subnet) >> BigInt(32 - bits),
        );
        expect(isPublicAddress(printV4(value))).toBe(!isClosed);
      }),
    );
  });

  it.each(['8.8.8.8', '2606:4700:4700::1111', '2a00:1450:4001:82a::200e', '2400:3200::1'])('as %s', (address) =>
    expect(isPublicAddress(address)).toBe(true),
  );
});
