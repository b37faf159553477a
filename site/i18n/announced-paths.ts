/**
 * When the CMS last announced a change, by `performance.now()`. Next bundles the proxy apart from the routes, and both run
 * in one process: what a route hears, the proxy finds here.
 */
const key = Symbol.for('haptera.announcedAt');

export function noteAnnouncement(): void {
  Reflect.set(globalThis, key, performance.now());
}

export function announcedAt(): number {
  const at: unknown = Reflect.get(globalThis, key);
  return typeof at === 'number' ? at : Number.NEGATIVE_INFINITY;
}
