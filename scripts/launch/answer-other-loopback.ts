import { createServer, type Server } from 'node:http';

/**
 * In development Next listens at one address of `localhost` only. If that is `::1`, browsers at `127.0.0.1` are led to the public
 * address. If Next listens there, nothing is opened: at `::1`, which browsers try first for `localhost`, they would be led to where
 * they already are; as nothing answers there, they go on to Next. Null if the address is taken.
 */
export function answerOtherLoopback(port: number, publicUrl: string): Promise<Server | null> {
  const { origin, host } = new URL(publicUrl);
  const server = createServer(({ url = '/', headers }, response) => {
    if (headers.host === host) {
      response.writeHead(421, { 'Content-Type': 'text/plain' }).end(`Open http://[::1]:${port} instead.\n`);
      return;
    }
    const path = url.startsWith('/') ? url : '/';
    response.writeHead(307, { Location: origin + path, 'Cache-Control': 'no-store' }).end();
  });
  return new Promise((resolve) => {
    server.once('error', () => resolve(null));
    server.listen({ port, host: '127.0.0.1' }, () => resolve(server));
  });
}
