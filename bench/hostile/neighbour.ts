import { createServer } from 'node:http';

/**
 * A bare server with a page of the same size that is not attacked: requested at the same times, it shows the delay that
 * the busy machine itself causes. Prints its port on the first line.
 */
const page = Buffer.alloc(30_000, 'x');
const server = createServer((_request, response) => response.end(page));
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`${typeof address === 'object' && address !== null ? address.port : 0}\n`);
});
// Exit when the measuring process closes its end.
process.stdin.resume().on('end', () => process.exit(0));
