import { expect, test } from 'vitest';
import { clientKey, createClientAddresses, isNearby } from './client-address.ts';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::ffff:cb00:7109', '203.0.113.9'],
  ['unknown', 'unknown'],
])('%s is counted as %s', (address, key) => {
  expect(clientKey(address)).toBe(key);
});

test('a visitor behind a trusted proxy is identified by the forwarded address', () => {
  const addresses = createClientAddresses(['10.0.0.0/8', '2001:db8::/32']);
  expect(addresses.of('203.0.113.9', '10.1.2.3')).toBe('203.0.113.9');
  expect(addresses.of('203.0.113.9', '::ffff:10.1.2.3')).toBe('203.0.113.9');
  expect(addresses.of('203.0.113.9', '192.0.2.1')).toBe('192.0.2.1');
  expect([addresses.isProxy('10.1.2.3'), addresses.isProxy('192.0.2.1'), addresses.isProxy(undefined)]).toEqual([
    true,
    false,
    false,
  ]);
});

test('only private networks and this machine count as nearby', () => {
  expect(['127.0.0.1', '10.9.9.9', '172.16.0.1', '::1', 'fd00::1'].every(isNearby)).toBe(true);
  expect(['203.0.113.9', '172.32.0.1', '2001:db8::1', 'unknown'].some(isNearby)).toBe(false);
});
