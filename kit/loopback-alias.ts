import { isOfThisMachine } from './is-of-this-machine.ts';

/**
 * Where a browser that opened another name of this machine is led: from `http://127.0.0.1:4010/x` to
 * `http://localhost:4010/x`, so that cookies, origins, policies and links are those of one address. Null if `host` (the
 * header) is no such name, and always if the public address is not one of this machine. `target` begins with a slash.
 */
export function leadFromAlias(publicUrl: string, host: string | undefined, target: string): string | null {
  if (host === undefined || !isOfThisMachine(publicUrl) || !target.startsWith('/')) return null;
  const own = new URL(publicUrl);
  const asked = `http://${host}`;
  if (host === own.host || !isOfThisMachine(asked) || new URL(asked).port !== own.port) return null;
  return own.origin + target;
}
