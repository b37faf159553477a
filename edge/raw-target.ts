import { parseRequestTarget } from './request-target.ts';

/**
 * The escaped form of an address that was sent with bytes of UTF-8 as they are, as some programs do. Node's parser refuses
 * such a request line; `packet` is what it was parsing. Null if it does not begin with a request for such an address, or
 * the address is none that would be answered in its escaped form.
 */
export function readRawTarget(packet: Buffer): string | null {
  // One character for each byte.
  const [, raw = ''] = /^[A-Z]+ (\/[^\s\0]*) HTTP\/1\.[01]\r?\n/.exec(packet.toString('latin1')) ?? [];
  if (!/[\x80-\xff]/.test(raw)) return null;
  const escaped = raw.replace(/[\x80-\xff]/g, (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase()}`);
  return parseRequestTarget(escaped)?.url ?? null;
}
