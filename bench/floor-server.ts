import { createServer } from 'node:http';

/**
 * The minimal server for comparison: answers GET with the body that was last PUT, from memory, with its encoding and
 * type. Prints its port.
 */
let body = Buffer.alloc(0);
let headers: Record<string, string | number> = {};

const server = createServer((request, response) => {
  if (request.method !== 'PUT') {
    response.writeHead(200, headers);
    response.end(body);
    return;
  }
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    body = Buffer.concat(parts);
    const encoding = request.headers['x-encoding'];
    headers = {
      'content-type': request.headers['content-type'] ?? 'text/html; charset=utf-8',
      'content-length': body.length,
      ...(typeof encoding === 'string' && encoding !== 'identity' && { 'content-encoding': encoding }),
    };
    response.writeHead(204).end();
  });
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`${typeof address === 'object' ? address?.port : ''}\n`);
});
process.once('SIGTERM', () => process.exit(0));
