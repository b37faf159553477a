import { createHash, randomBytes } from 'node:crypto';
import { request, type ServerResponse } from 'node:http';
import { connect, createServer } from 'node:net';
import { Readable } from 'node:stream';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import {
  type Answer,
  ask,
  type EdgeUnderTest,
  pause,
  sendRaw,
  startEdge,
  staticPage,
  until,
} from './testing/edge-under-test.ts';

let edge: EdgeUnderTest;
afterEach(() => edge.close());

test('each address is passed to its upstream exactly as it was sent', async () => {
  edge = await startEdge();
  const paths = [
    '/wp-json',
    '/wp-json/wp/v2/pages?a=%2F&b=1',
    '/graphql?query=%7Ba%7D',
    '/uploads/a%20b.png',
    '/wp-login.php',
  ];
  for (const path of paths) await edge.get(path);
  expect(edge.cms.seen.map(({ url }) => url)).toEqual(paths);
  const others = ['/', '/wp-jsonx', '/en/about', '/uploadsx/a', '/graphql2'];
  for (const path of others) await edge.get(path);
  expect(edge.site.seen.map(({ url }) => url)).toEqual(others);
});

test.each([
  'Content-Length: 1\r\nContent-Disposition: DISPOSITION',
  'Content-Disposition: DISPOSITION\r\nContent-Length: 1',
])('the bytes of a file name arrive as they were sent: %j', async (headers) => {
  edge = await startEdge();
  edge.cms.answerWith((request, response) => response.end(JSON.stringify(request.headers['content-disposition'])));
  const disposition = 'attachment; filename="截图 三.png"';
  const head = `POST /wp-json/wp/v2/media HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${headers}\r\n\r\nx`;
  const answer = await sendRaw(edge.port, head.replace('DISPOSITION', disposition));
  const [, received = ''] = answer.split('\r\n\r\n');
  expect(JSON.parse(received)).toBe(Buffer.from(disposition).toString('latin1'));
});

test('an upload of 50 MB is streamed without buffering, and arrives unchanged', async () => {
  edge = await startEdge();
  const size = 50 * 1024 * 1024;
  const piece = randomBytes(64 * 1024);
  const sentHash = createHash('sha256');
  const body = Readable.from(
    (function* () {
      for (let sent = 0; sent < size; sent += piece.length) {
        sentHash.update(piece);
        yield piece;
      }
    })(),
  );
  const receivedHash = createHash('sha256');
  edge.cms.answerWith(async (incoming, response) => {
    let length = 0;
    for await (const part of incoming) {
      receivedHash.update(part);
      length += part.length;
      // Reads slower than the sender, so that missing backpressure would pile up data.
      if (length % (1024 * 1024) < part.length) await pause(5);
    }
    response.end(String(length));
  });
  const before = heldBytes();
  let most = 0;
  const watch = setInterval(() => {
    most = Math.max(most, heldBytes() - before);
  }, 20);
  const answer = await edge.ask({
    path: '/wp-json/wp/v2/media',
    method: 'POST',
    headers: { 'content-length': String(size) },
    body,
  });
  clearInterval(watch);
  expect(answer.text).toBe(String(size));
  expect(receivedHash.digest('hex')).toBe(sentHash.digest('hex'));
  expect(most).toBeLessThan(20 * 1024 * 1024);
});

test('a resumable upload passes with its methods and headers, and its Location stays on this site', async () => {
  edge = await startEdge();
  const place = '/platform/community/configFile/uploads/a';
  edge.cms.answerWith((incoming, response) => {
    incoming.resume();
    const told = { 'Tus-Resumable': '1.0.0', 'Upload-Offset': '7', Location: place };
    incoming.once('end', () => response.writeHead(incoming.method === 'HEAD' ? 200 : 204, told).end());
  });
  const sent = {
    'tus-resumable': '1.0.0',
    'upload-offset': '0',
    'upload-length': '9',
    'upload-metadata': 'filename YS56aXA=',
    authorization: 'Bearer x',
  };
  for (const method of ['POST', 'HEAD', 'PATCH', 'DELETE', 'OPTIONS']) {
    const body = method === 'PATCH' ? { body: randomBytes(7 * 1024 * 1024) } : {};
    const { status, headers } = await edge.ask({ path: place, method, headers: sent, ...body });
    expect([method, status]).toEqual([method, method === 'HEAD' ? 200 : 204]);
    expect(headers).toMatchObject({ 'tus-resumable': '1.0.0', 'upload-offset': '7', location: place });
    expect(edge.cms.seen.at(-1)).toMatchObject({ method, headers: sent });
  }
});

test('a download of 50 MB is streamed at the pace of a slow reader without buffering', async () => {
  edge = await startEdge();
  const size = 50 * 1024 * 1024;
  const piece = Buffer.alloc(64 * 1024, 1);
  edge.cms.answerWith((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'video/mp4', 'Content-Length': String(size) });
    Readable.from(
      (function* () {
        for (let sent = 0; sent < size; sent += piece.length) yield piece;
      })(),
    ).pipe(response);
  });
  const before = heldBytes();
  let most = 0;
  const received = await new Promise<number>((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port: edge.port, path: '/uploads/a.mp4', agent: false },
      async (incoming) => {
        let length = 0;
        for await (const part of incoming) {
          length += part.length;
          if (length % (2 * 1024 * 1024) < part.length) {
            most = Math.max(most, heldBytes() - before);
            await pause(5);
          }
        }
        resolve(length);
      },
    );
    sent.on('error', reject);
    sent.end();
  });
  expect(received).toBe(size);
  expect(most).toBeLessThan(20 * 1024 * 1024);
});

test.each([
  ['a short body without a length is forwarded with one', 2, '20 undefined 20'],
  ['a long body without a length is streamed', 40_000, 'undefined chunked 400000'],
])('%s', async (_what, pieceBytes, expected) => {
  edge = await startEdge();
  edge.cms.answerWith(async (incoming, response) => {
    let length = 0;
    for await (const part of incoming) length += part.length;
    const { 'content-length': declared, 'transfer-encoding': encoding } = incoming.headers;
    response.end(`${declared} ${encoding} ${length}`);
  });
  const answer = await edge.ask({
    path: '/wp-json/x',
    method: 'POST',
    headers: { 'transfer-encoding': 'chunked' },
    body: Readable.from(Array.from({ length: 10 }, () => Buffer.alloc(pieceBytes, 'a'))),
  });
  expect(answer.text).toBe(expected);
});

test('all responses to pipelined requests are aborted with their connection', async () => {
  edge = await startEdge({ limits: { placeMs: 10 } });
  let ended = 0;
  edge.cms.answerWith((_incoming, response) => {
    response.write('a beginning');
    response.once('close', () => {
      ended += 1;
    });
  });
  const socket = connect(edge.port, '127.0.0.1', () =>
    socket.write('GET /wp-json/x HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(5)),
  );
  await until(() => edge.cms.seen.length === 5);
  await until(() => edge.edge.stats().transfers === 5);
  socket.destroy();
  await until(() => ended === 5);
  await until(() => edge.edge.stats().transfers === 0);
});

test('the upstream request is aborted when the visitor leaves', async () => {
  edge = await startEdge();
  let begun = 0;
  let ended = 0;
  const count = (response: ServerResponse) => {
    begun += 1;
    response.once('close', () => {
      ended += 1;
    });
  };
  edge.cms.answerWith((incoming, response) => {
    count(response);
    incoming.resume();
    if (incoming.method === 'GET') response.write('a beginning');
  });
  edge.site.answerWith((_incoming, response) => count(response));
  const askAndLeave = async (head: string) => {
    const before = begun;
    const socket = connect(edge.port, '127.0.0.1', () => socket.write(head));
    await until(() => begun > before);
    socket.destroy();
  };
  await askAndLeave('GET /wp-json/slow HTTP/1.1\r\nHost: a\r\n\r\n');
  const beginning = 'x'.repeat(20_000);
  await askAndLeave(`POST /wp-json/slow HTTP/1.1\r\nHost: a\r\nContent-Length: 500000\r\n\r\n${beginning}`);
  await askAndLeave('GET /a-page HTTP/1.1\r\nHost: a\r\n\r\n');
  await until(() => ended === 3);
  await until(() => edge.edge.stats().inFlight === 0);
});

test('a visitor who arrives just after the last visitor of a fetch has left gets a page', async () => {
  edge = await startEdge();
  for (let at = 0; at < 20; at += 1) {
    edge.site.answerWith((incoming, response) => {
      setTimeout(() => staticPage('page')(incoming, response), 30);
    });
    const socket = connect(edge.port, '127.0.0.1', () => socket.write(`GET /p${at} HTTP/1.1\r\nHost: a\r\n\r\n`));
    await until(() => edge.site.seen.some(({ url }) => url === `/p${at}`));
    socket.destroy();
    const answers = await Promise.all([edge.get(`/p${at}`), edge.get(`/p${at}`)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  }
});

test('a fetch that other visitors wait for continues when the first of them leaves', async () => {
  edge = await startEdge();
  edge.site.answerWith((incoming, response) => {
    setTimeout(() => staticPage('page')(incoming, response), 200);
  });
  const socket = connect(edge.port, '127.0.0.1', () => socket.write('GET /a HTTP/1.1\r\nHost: a\r\n\r\n'));
  await until(() => edge.site.seen.length === 1);
  const second = edge.get('/a');
  await pause(50);
  socket.destroy();
  expect((await second).text).toBe('page');
  expect(edge.site.seen).toHaveLength(1);
});

test('when the upstream breaks off, the visitor gets an error, not a truncated response', async () => {
  edge = await startEdge();
  edge.cms.answerWith((_incoming, response) => {
    response.writeHead(200, { 'Content-Type': 'application/octet-stream' });
    response.write('half');
    setTimeout(() => response.destroy(), 30);
  });
  await expect(edge.get('/wp-json/half')).rejects.toThrow(/aborted|ECONNRESET/);
  await until(() => edge.edge.stats().inFlight === 0);
});

test('a body that is too long is refused before it is read', async () => {
  edge = await startEdge();
  edge.cms.answerWith((_incoming, response) => response.end('ok'));
  const declared = await edge.ask({
    path: '/wp-json/x',
    method: 'POST',
    headers: { 'content-length': String(64 * 1024 * 1024 + 1) },
    body: Readable.from([Buffer.alloc(1000)]),
  });
  expect(declared.status).toBe(413);
  expect(edge.cms.seen).toHaveLength(0);
  const endless = await edge.ask({
    path: '/api/x',
    method: 'POST',
    body: Readable.from(
      (function* () {
        for (let at = 0; at < 40; at += 1) yield Buffer.alloc(64 * 1024);
      })(),
    ),
  });
  expect(endless.status).toBe(413);
});

test('an early refusal of a long body by the upstream reaches the visitor', async () => {
  edge = await startEdge();
  edge.cms.answerWith((incoming, response) => {
    incoming.once('data', () => {
      response.writeHead(413, { 'Content-Type': 'application/json' });
      response.end('{"code":"rest_upload_file_too_big"}');
      incoming.resume();
    });
  });
  const answer = await edge.ask({
    path: '/wp-json/wp/v2/media',
    method: 'POST',
    headers: { 'content-length': String(30 * 1024 * 1024) },
    body: Readable.from(
      (function* () {
        for (let at = 0; at < 30 * 16; at += 1) yield Buffer.alloc(64 * 1024);
      })(),
    ),
  });
  expect([answer.status, answer.text]).toEqual([413, '{"code":"rest_upload_file_too_big"}']);
});

test('an early refusal reaches the visitor even if the upstream closes while the body is still being sent', async () => {
  edge = await startEdge();
  const piece = Buffer.alloc(256 * 1024);
  // Responds to the headers and closes immediately; further data is answered with a reset.
  const hasty = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => {
      socket.pause();
      const head = 'HTTP/1.1 413 Payload Too Large\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n';
      socket.end(`${head}{}`, () => socket.destroy());
    });
  });
  const port = edge.cms.port;
  await edge.cms.stop();
  await new Promise<void>((resolve) => hasty.listen(port, '127.0.0.1', resolve));
  const statuses = new Set<number>();
  for (let round = 0; round < 60; round += 1) {
    const { status } = await edge.ask({
      path: '/wp-json/wp/v2/media',
      method: 'POST',
      headers: { 'content-length': String(8 * piece.length) },
      body: Readable.from(Array.from({ length: 8 }, () => piece)),
    });
    statuses.add(status);
  }
  await new Promise<void>((resolve) => hasty.close(() => resolve()));
  expect([...statuses]).toEqual([413]);
});

test('a stalled body ends with 408 and holds no place meanwhile', async () => {
  edge = await startEdge({ limits: { bodyIdleMs: 200 } });
  const slow = new Promise<string>((resolve) => {
    const socket = connect(edge.port, '127.0.0.1', () =>
      socket.write('POST /wp-json/x HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\nslow'),
    );
    socket.once('data', (data) => {
      resolve(data.toString());
      socket.destroy();
    });
  });
  await pause(100);
  expect(edge.edge.stats().inFlight).toBe(0);
  expect(await slow).toMatch(/^HTTP\/1.1 408 /);
  expect(edge.cms.seen).toHaveLength(0);
});

test('API responses are compressed on the fly for clients that accept it', async () => {
  edge = await startEdge();
  const json = JSON.stringify(Array.from({ length: 500 }, (_, id) => ({ id, title: '触觉' })));
  edge.cms.answerWith((_incoming, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json', ETag: '"7"', Vary: 'Origin' });
    response.end(json);
  });
  const plain = await edge.get('/wp-json/a');
  const gzip = await edge.get('/wp-json/a', { 'accept-encoding': 'gzip' });
  const brotli = await edge.get('/wp-json/a', { 'accept-encoding': 'br' });
  expect([plain.text, gunzipSync(gzip.body).toString(), brotliDecompressSync(brotli.body).toString()]).toEqual([
    json,
    json,
    json,
  ]);
  expect(brotli.body.length).toBeLessThan(json.length / 3);
  for (const answer of [plain, gzip, brotli]) {
    expect(answer.headers.vary).toBe('Origin, Accept-Encoding');
    expect(answer.headers.etag).toBe('"7"');
    expect(answer.headers['x-edge']).toBe('pass');
  }
});

test('responses that are already encoded, or marked no-transform, are left alone', async () => {
  edge = await startEdge();
  edge.cms.answerWith((_incoming, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' });
    response.end('as it is');
  });
  const encoded = await edge.get('/wp-json/a', { 'accept-encoding': 'br' });
  expect([encoded.headers['content-encoding'], encoded.text]).toEqual(['gzip', 'as it is']);
  edge.cms.answerWith((_incoming, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-transform' });
    response.end('x'.repeat(5_000));
  });
  expect((await edge.get('/wp-json/b', { 'accept-encoding': 'br' })).body).toHaveLength(5_000);
});

test('multiple cookies, 304 and empty responses pass unchanged', async () => {
  edge = await startEdge();
  edge.cms.answerWith((incoming, response) => {
    if (incoming.headers['if-none-match'] === '"1"') response.writeHead(304, { ETag: '"1"' });
    else if (incoming.method === 'DELETE') response.writeHead(204);
    else response.writeHead(201, { 'Set-Cookie': ['a=1; HttpOnly', 'b=2'], 'Content-Type': 'text/plain' });
    response.end();
  });
  const made = await edge.ask({ path: '/wp-json/a', method: 'POST', body: 'x' });
  expect([made.status, made.headers['set-cookie']]).toEqual([201, ['a=1; HttpOnly', 'b=2']]);
  expect((await edge.get('/wp-json/a', { 'if-none-match': '"1"' })).status).toBe(304);
  expect((await edge.ask({ path: '/wp-json/a', method: 'DELETE' })).status).toBe(204);
});

test('a redirect to the upstream’s own address becomes one to ours', async () => {
  edge = await startEdge();
  edge.cms.answerWith((incoming, response) => {
    response.writeHead(302, { Location: `http://${incoming.headers.host}/wp-admin/?a=1` });
    response.end();
  });
  expect((await edge.get('/wp-login.php')).headers.location).toBe('/wp-admin/?a=1');
});

test('of too many concurrent requests, some wait and the others get a Retry-After immediately', async () => {
  edge = await startEdge({ limits: { inFlight: 4, queue: 4, queueWaitMs: 3_000, addressShare: 2 } });
  edge.site.answerWith(staticPage('in memory'));
  await edge.get('/kept');
  const finish: (() => void)[] = [];
  edge.cms.answerWith((_incoming, response) => finish.push(() => response.end('done')));
  const first = Array.from({ length: 4 }, (_, at) => edge.get(`/wp-json/${at}`));
  await until(() => finish.length === 4);
  const waiting = Array.from({ length: 4 }, (_, at) => edge.get(`/wp-json/w${at}`));
  let served = 0;
  for (const each of waiting) void each.then(() => (served += 1));
  await pause(300);
  const refused: Answer[] = await Promise.all([
    edge.get('/wp-json/r1', { accept: 'application/json' }),
    edge.get('/wp-json/r2', { accept: 'text/html,*/*' }),
  ]);
  expect(served, 'those who wait still do').toBe(0);
  expect(refused.map(({ status, headers }) => [status, headers['retry-after']])).toEqual([
    [503, '2'],
    [503, '2'],
  ]);
  expect(JSON.parse(refused[0]?.text ?? '')).toMatchObject({ code: 'edge_overloaded', data: { status: 503 } });
  expect(refused[1]?.text).toMatch(/请稍等[\s\S]*Please wait/);
  expect(refused[1]?.headers['content-type']).toBe('text/html; charset=utf-8');
  expect((await edge.get('/kept')).headers['x-edge']).toBe('hit');
  for (const end of finish.splice(0)) end();
  expect((await Promise.all(first)).map(({ text }) => text)).toEqual(['done', 'done', 'done', 'done']);
  await until(() => finish.length === 4);
  expect((await edge.get('/wp-json/late', { accept: '*/*' })).status).toBe(503);
  for (const end of finish.splice(0)) end();
  expect((await Promise.all(waiting)).map(({ text }) => text)).toEqual(['done', 'done', 'done', 'done']);
  expect(edge.edge.stats().inFlight).toBe(0);
  expect(edge.events).toContainEqual({ kind: 'refused', reason: 'no-place' });
});

test('with an upstream down and nothing cached, the visitor gets an error page in both languages', async () => {
  edge = await startEdge();
  await Promise.all([edge.site.stop(), edge.cms.stop()]);
  const page = await edge.get('/about', { accept: 'text/html' });
  expect([page.status, page.headers['retry-after'], page.headers['cache-control']]).toEqual([503, '2', 'no-store']);
  expect(page.text).toMatch(/暂时无法打开[\s\S]*unavailable/);
  expect(page.headers['content-security-policy']).toContain("script-src 'self';");
  const api = await edge.ask({ path: '/wp-json/x', method: 'POST', body: '{}' });
  expect(JSON.parse(api.text)).toMatchObject({ code: 'edge_upstream_unreachable' });
});

test('a request to an unresponsive upstream times out', async () => {
  edge = await startEdge({ limits: { upstreamIdleMs: 200 } });
  edge.cms.answerWith(() => {});
  expect((await edge.get('/wp-json/x')).status).toBe(503);
  expect(edge.edge.stats().inFlight).toBe(0);
});

test('a request succeeds although the upstream has closed its idle connection', async () => {
  edge = await startEdge();
  edge.cms.answerWith((incoming, response) => {
    response.end('ok', () => setTimeout(() => incoming.socket.destroy(), 5));
  });
  for (let at = 0; at < 30; at += 1) {
    expect((await edge.get('/wp-json/x')).status).toBe(200);
    await pause(at % 10);
  }
});

test('health and readiness responses contain no figures', async () => {
  edge = await startEdge();
  const alive = await edge.get('/healthz');
  expect([alive.status, JSON.parse(alive.text)]).toEqual([200, { status: 'ok' }]);
  const ready = await edge.get('/readyz');
  expect([ready.status, JSON.parse(ready.text)]).toEqual([200, { status: 'ready' }]);
  await edge.site.stop();
  await pause(1_050);
  const unready = await edge.get('/readyz');
  expect([unready.status, JSON.parse(unready.text)]).toEqual([503, { status: 'not ready' }]);
  expect((await edge.get('/healthz')).status).toBe(200);
});

test('closing lets running requests finish and accepts no new ones', async () => {
  edge = await startEdge();
  edge.cms.answerWith((_incoming, response) => {
    setTimeout(() => response.end('finished'), 150);
  });
  const running = edge.get('/wp-json/x');
  await until(() => edge.cms.seen.length === 1);
  const closing = edge.edge.close();
  await expect(ask(edge.port, { path: '/healthz' })).rejects.toThrow(/ECONNREFUSED/);
  expect((await running).text).toBe('finished');
  await closing;
});

test('closing answers one more request on an idle connection, with Connection: close', async () => {
  edge = await startEdge();
  const socket = connect(edge.port, '127.0.0.1');
  let heard = '';
  socket.on('data', (piece) => {
    heard += piece.toString();
  });
  const ended = new Promise((resolve) => socket.once('close', resolve));
  socket.write('GET /healthz HTTP/1.1\r\nHost: www.example.org\r\n\r\n');
  await until(() => heard.includes('"ok"'));
  heard = '';
  const closing = edge.edge.close();
  socket.write('GET /healthz HTTP/1.1\r\nHost: www.example.org\r\n\r\n');
  await ended;
  expect(heard).toMatch(/^HTTP\/1.1 200 [\s\S]*\r\nConnection: close\r\n/i);
  await closing;
});

test('closing has a time limit', async () => {
  edge = await startEdge({ limits: { drainMs: 200 } });
  edge.cms.answerWith(() => {});
  const hanging = edge.get('/wp-json/x').catch(() => 'ended');
  await until(() => edge.cms.seen.length === 1);
  const began = performance.now();
  await edge.edge.close();
  expect(performance.now() - began).toBeLessThan(5_000);
  expect(await hanging).toBe('ended');
});

setFlagsFromString('--expose-gc');
const collectGarbage: unknown = runInNewContext('gc');

/** The memory in use, after a garbage collection. */
function heldBytes(): number {
  if (typeof collectGarbage === 'function') collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

test('a file for a single account is never cached, even an image, and ranges of it are passed through', async () => {
  edge = await startEdge();
  edge.cms.answerWith((incoming, response) => {
    const isPart = incoming.headers.range !== undefined;
    response.writeHead(isPart ? 206 : 200, {
      'Content-Type': 'image/png',
      'Cache-Control': 'private, no-store',
      'Content-Disposition': 'attachment; filename="a.png"',
      'Content-Length': isPart ? 2 : 4,
      ...(isPart && { 'Content-Range': 'bytes 0-1/4' }),
    });
    response.end(isPart ? 'ab' : 'abcd');
  });
  const address = '/uploads/files/7?for=customer&until=1&signature=a';
  const answers = [await edge.get(address), await edge.get(address), await edge.get(address, { range: 'bytes=0-1' })];
  expect(answers.map(({ status, text }) => [status, text])).toEqual([
    [200, 'abcd'],
    [200, 'abcd'],
    [206, 'ab'],
  ]);
  for (const { headers } of answers) {
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers['content-disposition']).toBe('attachment; filename="a.png"');
  }
  expect(edge.cms.seen).toHaveLength(3);
});
