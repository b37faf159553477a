import { createServer, type Server } from 'node:http';

/**
 * In development Next listens at one address of `localhost` only. At the other ones of this machine, browsers are led to
 * the public address. An address at which something listens already, or that the machine does not have, is left alone.
 */
export async function answerOtherLoopback(port: number, publicUrl: string): Promise<readonly Server[]> {
  const { origin } = new URL(publicUrl);
  const opened = await Promise.all(['127.0.0.1', '::1'].map((host) => open(host)));
  return opened.flatMap((server) => server ?? []);

  function open(host: string): Promise<Server | null> {
    const server = createServer(({ url = '/' }, response) => {
      const path = url.startsWith('/') ? url : '/';
      response.writeHead(307, { Location: origin + path, 'Cache-Control': 'no-store' }).end();
    });
    return new Promise((resolve) => {
      server.once('error', () => resolve(null));
      server.listen({ port, host, ipv6Only: true }, () => resolve(server));
    });
  }
}
