import { createServer } from 'node:http';

/**
 * A fake platform that responds to every call successfully, with an empty list. `community.test.ts` covers the real
 * responses.
 */
export async function openPlatformStandIn(): Promise<{ readonly origin: string; close(): Promise<void> }> {
  const server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ code: 200, success: true, message: '', result: { total: 0 } }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
