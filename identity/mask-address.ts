import { isIPv4, isIPv6 } from 'node:net';

/** The network of an address: /24 for IPv4, /48 for IPv6. IPv4-mapped IPv6 counts as IPv4. Null for anything else. */
export function maskAddress(address: string | null): string | null {
  const groups = readAddress(address);
  if (groups === null) return null;
  if (groups.length === 4) return `${groups.slice(0, 3).join('.')}.0/24`;
  return `${groups.slice(0, 3).join(':')}::/48`;
}

/** The unit by which attempts are counted: an IPv4 address, or the IPv6 /64 that one subscriber has. */
export function subscriberOf(address: string | null): string {
  const groups = readAddress(address);
  if (groups === null) return 'unknown';
  return groups.length === 4 ? groups.join('.') : `${groups.slice(0, 4).join(':')}::/64`;
}

/** Four decimal or eight hexadecimal groups. */
function readAddress(address: string | null): string[] | null {
  if (address === null) return null;
  const bare = address.replace(/%.*$/, '');
  if (isIPv4(bare)) return bare.split('.');
  if (!isIPv6(bare)) return null;
  const host = new URL(`http://[${bare}]/`).hostname.slice(1, -1);
  const [head = '', tail] = host.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => '0');
  const groups = tail === undefined ? left : [...left, ...zeros, ...right];
  const isMapped = groups.slice(0, 5).every((group) => group === '0') && groups[5] === 'ffff';
  if (!isMapped) return groups;
  const [high, low] = [Number.parseInt(groups[6] ?? '0', 16), Number.parseInt(groups[7] ?? '0', 16)];
  return [high >> 8, high & 255, low >> 8, low & 255].map(String);
}
