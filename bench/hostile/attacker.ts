import { createServer } from 'node:http';
import { startUpstream, staticPage } from '../../edge/testing/edge-under-test.ts';
import { attacks } from './attacks.ts';

/**
 * A process of its own, so that the measuring one has nothing else to do: what stands behind the edge, and the attacks.
 * Says the ports of site and CMS on its first line; `POST /<attack>?port=<edge>` at the third begins one and ends the last.
 */
const [site, cms] = [await startUpstream(), await startUpstream()];
site.answerWith((request, response) => {
  if (request.url === '/page') return staticPage('x'.repeat(30_000))(request, response);
  response.writeHead(307, { 'Cache-Control': 's-maxage=60', Location: '/404' });
  response.end();
});
const large = Buffer.alloc(20_000_000);
const small = Buffer.alloc(20_000);
cms.answerWith((request, response) => {
  cms.seen.length = 0;
  request.resume();
  if (request.url?.startsWith('/uploads/')) response.end(large);
  // As long as a query or a check of a password keeps a process busy.
  else if (request.url === '/wp-json/work') setTimeout(() => response.end(small), 40);
  else request.once('end', () => setTimeout(() => response.end('{}'), 2));
});

let stop = () => {};
const control = createServer((request, response) => {
  const url = new URL(request.url ?? '/', 'http://localhost');
  stop();
  stop = attacks[decodeURIComponent(url.pathname.slice(1))]?.(Number(url.searchParams.get('port'))) ?? (() => {});
  response.end();
});
control.listen(0, '127.0.0.1', () => {
  const address = control.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  process.stdout.write(`${site.port} ${cms.port} ${port}\n`);
});
// The measuring process holds the other end.
process.stdin.resume().on('end', () => process.exit(0));
