import { startUpstream, staticPage } from '../../edge/testing/edge-under-test.ts';

/** What stands behind the edge, as a process of its own. Says the ports of site and CMS on its first line. */
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
  // As long as a query or a check of a password keeps a process busy.
  else if (request.url === '/wp-json/work') setTimeout(() => response.end(small), 40);
  else request.once('end', () => setTimeout(() => response.end('{}'), 2));
});
process.stdout.write(`${site.port} ${cms.port}\n`);
// The measuring process holds the other end.
process.stdin.resume().on('end', () => process.exit(0));
