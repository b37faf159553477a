import { startUpstream, staticPage } from '../../edge/testing/edge-under-test.ts';

/** The upstreams of the edge, in a separate process. Prints the ports of site and CMS on the first line. */
const [site, cms] = [await startUpstream(), await startUpstream()];
site.answerWith((request, response) => {
  if (request.url === '/page') return staticPage('x'.repeat(30_000))(request, response);
  const isLedOn = request.url?.startsWith('/EN?');
  const location = isLedOn ? (request.url ?? '').replace('/EN', '/en').replaceAll('"', '%22') : '/404';
  response.writeHead(307, { 'Cache-Control': 's-maxage=60', Location: location });
  response.end();
});
const large = Buffer.alloc(20_000_000);
const small = Buffer.alloc(20_000);
cms.answerWith((request, response) => {
  cms.seen.length = 0;
  request.resume();
  if (/^\/(?:uploads|downloads)\//.test(request.url ?? '')) response.end(large);
  // Takes as long as a query or a password check.
  else if (request.url === '/wp-json/work') setTimeout(() => response.end(small), 40);
  else request.once('end', () => setTimeout(() => response.end('{}'), 2));
});
process.stdout.write(`${site.port} ${cms.port}\n`);
// Exit when the measuring process closes its end.
process.stdin.resume().on('end', () => process.exit(0));
