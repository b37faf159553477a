import { createServer } from 'node:http';

/**
 * A bare server with a page of the same size, which nobody attacks: asked in the same moments, it tells what the machine
 * itself makes everybody wait while it is that busy. Says its port on its first line.
 */
const page = Buffer.alloc(30_000, 'x');
const server = createServer((_request, response) => response.end(page));
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`${typeof address === 'object' && address !== null ? address.port : 0}\n`);
});
// The measuring process holds the other end.
process.stdin.resume().on('end', () => process.exit(0));
