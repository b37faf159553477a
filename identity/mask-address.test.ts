import { expect, it } from 'vitest';
import { maskAddress, subscriberOf } from './mask-address.ts';

it('all spellings of an IPv4 address give the same result', () => {
  for (const spelling of ['192.0.2.7', '::ffff:192.0.2.7', '::ffff:c000:207', '::FFFF:C000:0207']) {
    expect(subscriberOf(spelling)).toBe('192.0.2.7');
    expect(maskAddress(spelling)).toBe('192.0.2.0/24');
  }
});

it('an IPv6 subscriber has a whole /64', () => {
  expect(subscriberOf('2001:db8:1:2::1')).toBe(subscriberOf('2001:0DB8:0001:0002:ffff::9'));
  expect(subscriberOf('2001:db8:1:2::1')).not.toBe(subscriberOf('2001:db8:1:3::1'));
  expect(maskAddress('2001:db8:1:2::1')).toBe('2001:db8:1::/48');
  expect(maskAddress('fe80::1%eth0')).toBe('fe80:0:0::/48');
});

it('everything that is not an address counts as one unknown subscriber', () => {
  expect(maskAddress(null)).toBeNull();
  expect(maskAddress('nonsense')).toBeNull();
  expect(subscriberOf('nonsense')).toBe('unknown');
});
