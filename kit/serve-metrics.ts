import { createServer, type ServerResponse } from 'node:http';
import { isIP } from 'node:net';
import { METRICS_TYPE, type Metric, printMetrics } from './print-metrics.ts';

export interface MetricsServer {
  port: number;
  close(): Promise<void>;
}

/**
 * Serves `/metrics` on a separate port of 127.0.0.1, never on the one that visitors can reach. Port 0 picks a free
 * port. Rejects when the port is in use.
 */
export async function serveMetrics(options: { port: number; collect: () => Metric[] }): Promise<MetricsServer> {
  const server = createServer({ headersTimeout: 5_000, requestTimeout: 5_000 }, (request, response) => {
    request.resume();
    // DNS rebinding: a web page in a browser on this machine could reach this port through a host name of its own.
    if (!isLoopbackName(request.headers.host ?? '')) return answer(response, 403, 'text/plain', 'Use 127.0.0.1.\n');
    if (request.method !== 'GET' || request.url !== '/metrics') {
      return answer(response, 404, 'text/plain', 'The metrics are at /metrics.\n');
    }
    answer(response, 200, METRICS_TYPE, printMetrics(options.collect()));
  });
  server.maxConnections = 16;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port: options.port, host: '127.0.0.1' }, () => {
      server.off('error', reject);
      resolve();
    });
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : options.port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function answer(response: ServerResponse, status: number, type: string, text: string): void {
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' });
  response.end(text);
}

function isLoopbackName(host: string): boolean {
  const name = host.replace(/:\d+$/, '').replace(/^\[|\]$/g, '');
  return name === 'localhost' || name === '::1' || (isIP(name) === 4 && name.startsWith('127.'));
}
