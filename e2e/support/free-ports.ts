import { createServer } from 'node:net';

/** The first of `count` consecutive ports that are free on the loopback, at or above `from`. */
export async function findFreePorts(count: number, from: number): Promise<number> {
  for (let first = from; first < from + 400; first += count) {
    const ports = Array.from({ length: count }, (_, index) => first + index);
    if ((await Promise.all(ports.map(isFree))).every(Boolean)) return first;
  }
  throw new Error(`No ${count} consecutive ports are free from ${from} on.`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host: '127.0.0.1' }, () => probe.close(() => resolve(true)));
  });
}
