import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import { createServer as createSocketServer, type Server } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { FetchError, type FetchGuard, type FetchLimits, fetchPublic, publicInternet } from './fetch-public.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A server on the loopback address; resolves with its port. */
async function serve(answer: RequestListener): Promise<number> {
  return listen(createServer(answer));
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  closing.push(() => server.close());
  return address.port;
}

/** For tests, `127.0.0.1` is the public internet, and everything else is private. */
function guardOf(resolved: readonly (readonly string[])[] = [['127.0.0.1']]) {
  const asked: string[] = [];
  const guard: FetchGuard = {
    resolve: async (host) => {
      const addresses = resolved[Math.min(asked.length, resolved.length - 1)] ?? [];
      asked.push(host);
      return addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    },
    isAllowed: (address) => address === '127.0.0.1',
    isPortAllowed: () => true,
  };
  return { guard, asked };
}

const limits: FetchLimits = { bytes: 10_000, total: 2_000, stall: 300, redirects: 3 };

async function read(body: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of body) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

function fetchText(address: string, guard = guardOf().guard, more: Partial<FetchLimits> = {}, signal?: AbortSignal) {
  return fetchPublic(address, { ...limits, ...more }, ({ body }) => read(body), { guard, ...(signal && { signal }) });
}

/** The fault that it fails with; its text if it does not. */
function faultOf(...given: Parameters<typeof fetchText>): Promise<string> {
  return fetchText(...given).catch((error: unknown) => {
    if (error instanceof FetchError) return error.fault;
    throw error;
  });
}

describe('a file of another host', () => {
  it('is fetched without anything of ours', async () => {
    let sent: IncomingHttpHeaders = {};
    const port = await serve((request, response) => {
      sent = request.headers;
      response.end('picture');
    });
    expect(await fetchText(`http://pictures.example:${port}/a.png?b=1`)).toBe('picture');
    expect(Object.keys(sent).sort()).toEqual(['accept', 'accept-encoding', 'connection', 'host', 'user-agent']);
    expect(sent).toMatchObject({ host: `pictures.example:${port}`, 'accept-encoding': 'identity' });
  });

  it.each([
    ['file:///etc/passwd', 'address'],
    ['ftp://pictures.example/a.png', 'address'],
    ['data:image/png;base64,AAAA', 'address'],
    ['http://me:secret@pictures.example/', 'address'],
    ['http://pictures.example:22/', 'address'],
    ['https://pictures.example:8443/', 'address'],
    ['no address', 'address'],
    [`https://pictures.example/${'x'.repeat(2_000)}`, 'address'],
    ['http://127.0.0.1/', 'notPublic'],
    ['http://127.1/', 'notPublic'],
    ['http://2130706433/', 'notPublic'],
    ['http://0x7f000001/', 'notPublic'],
    ['http://0177.0.0.1/', 'notPublic'],
    ['http://①②⑦.0.0.1/', 'notPublic'],
    ['http://169.254.169.254/latest/meta-data/', 'notPublic'],
    ['http://100.100.100.200/', 'notPublic'],
    ['http://0/', 'notPublic'],
    ['http://[::1]/', 'notPublic'],
    ['http://[::]/', 'notPublic'],
    ['http://[::ffff:127.0.0.1]/', 'notPublic'],
    ['http://[::ffff:8.8.8.8]/', 'notPublic'],
    ['http://[64:ff9b::7f00:1]/', 'notPublic'],
    ['http://[2002:7f00:1::]/', 'notPublic'],
    ['http://[fd00:ec2::254]/', 'notPublic'],
    ['http://localhost/', 'notPublic'],
  ])('%s is refused', async (address, fault) => {
    expect(await faultOf(address, publicInternet)).toBe(fault);
  });

  it('is refused if any address of its host is not public', async () => {
    const { guard } = guardOf([['127.0.0.1', '10.0.0.1']]);
    expect(await faultOf('http://pictures.example/', guard)).toBe('notPublic');
    expect(await faultOf('http://pictures.example/', guardOf([[]]).guard)).toBe('unknownHost');
    const unknown = { ...guard, resolve: () => Promise.reject(new Error('ENOTFOUND')) };
    expect(await faultOf('http://pictures.example/', unknown)).toBe('unknownHost');
  });

  it('comes from the address that was checked, although the name has another one by then', async () => {
    const port = await serve((_request, response) => response.end('picture'));
    const { guard, asked } = guardOf([['127.0.0.1'], ['127.0.0.2']]);
    expect(await fetchText(`http://rebinding.example:${port}/`, guard)).toBe('picture');
    expect(asked).toEqual(['rebinding.example']);
    expect(await faultOf(`http://rebinding.example:${port}/`, guard)).toBe('notPublic');
  });
});

describe('a redirect', () => {
  const leadingTo = (location: (port: number, path: string) => string) => {
    let hits = 0;
    const ready = serve((request, response) => {
      hits += 1;
      const { port = 0 } = { port: request.socket.localPort };
      const target = location(port, request.url ?? '');
      if (target === '') return response.end('picture');
      response.writeHead(302, { Location: target }).end();
    });
    return { ready, hits: () => hits };
  };

  it('is followed three times', async () => {
    const { ready } = leadingTo((_port, path) => (path === '/3' ? '' : `/${Number(path.slice(1)) + 1}`));
    expect(await fetchText(`http://pictures.example:${await ready}/0`)).toBe('picture');
  });

  it('is not followed for ever', async () => {
    const { ready, hits } = leadingTo(() => '/again');
    expect(await faultOf(`http://pictures.example:${await ready}/`)).toBe('redirects');
    expect(hits()).toBe(4);
  });

  it.each([
    ['http://127.0.0.2/', 'notPublic'],
    ['http://[::1]/', 'notPublic'],
    ['//10.0.0.1/', 'notPublic'],
    ['file:///etc/passwd', 'address'],
    ['http://me:secret@pictures.example/', 'address'],
    ['http://', 'address'],
  ])('to %s is refused', async (location, fault) => {
    const { ready, hits } = leadingTo(() => location);
    expect(await faultOf(`http://pictures.example:${await ready}/`)).toBe(fault);
    expect(hits()).toBe(1);
  });

  it('to a name that is private by then is refused', async () => {
    const { ready, hits } = leadingTo(() => 'http://inside.example/');
    const { guard, asked } = guardOf([['127.0.0.1'], ['192.168.0.1']]);
    expect(await faultOf(`http://pictures.example:${await ready}/`, guard)).toBe('notPublic');
    expect([hits(), asked]).toEqual([1, ['pictures.example', 'inside.example']]);
  });
});

describe('an answer', () => {
  it.each([
    [404, 'notFound'],
    [410, 'notFound'],
    [403, 'refused'],
    [429, 'refused'],
    [500, 'refused'],
    [204, 'refused'],
    [206, 'refused'],
    [304, 'refused'],
  ])('of %i is the fault %s', async (status, fault) => {
    const port = await serve((_request, response) => response.writeHead(status).end());
    expect(await faultOf(`http://pictures.example:${port}/`)).toBe(fault);
  });

  it('has at most that many bytes, announced or not', async () => {
    const port = await serve((request, response) => {
      const bytes = Buffer.alloc(Number(request.url?.split('/')[2]), 'x');
      if (request.url?.startsWith('/announced')) response.setHeader('Content-Length', bytes.length);
      response.write(bytes);
      response.end();
    });
    for (const kind of ['announced', 'chunked']) {
      const address = `http://pictures.example:${port}/${kind}`;
      expect(await fetchText(`${address}/${limits.bytes}`)).toHaveLength(limits.bytes);
      expect(await faultOf(`${address}/${limits.bytes + 1}`)).toBe('tooLarge');
    }
  });

  it('without an end is ended by us', async () => {
    const port = await serve((_request, response) => {
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(1_000, 'x')));
      };
      response.on('drain', more);
      more();
    });
    expect(await faultOf(`http://pictures.example:${port}/`)).toBe('tooLarge');
  });

  it('that drips is ended after the total time', async () => {
    const port = await serve((_request, response) => {
      const drip = setInterval(() => response.write('x'), 50);
      response.on('close', () => clearInterval(drip));
    });
    const before = performance.now();
    expect(await faultOf(`http://pictures.example:${port}/`, undefined, { total: 700, stall: 60_000 })).toBe('timeout');
    expect(performance.now() - before).toBeGreaterThan(600);
  });

  it('that stalls, before or after its headers, is ended', async () => {
    const port = await serve((request, response) => {
      if (request.url === '/late') response.write('x');
    });
    for (const path of ['/never', '/late']) {
      expect(await faultOf(`http://pictures.example:${port}${path}`, undefined, { total: 60_000 })).toBe('timeout');
    }
  });

  it('of a name server that says nothing is not waited for', async () => {
    const { guard } = guardOf();
    const silent = { ...guard, resolve: () => new Promise<never>(() => undefined) };
    expect(await faultOf('http://pictures.example/', silent, { total: 200 })).toBe('timeout');
  });

  it('that is shorter than announced is not a file', async () => {
    const port = await serve((_request, response) => {
      response.writeHead(200, { 'Content-Length': 100 });
      response.write('x');
      setTimeout(() => response.destroy(), 50);
    });
    expect(await faultOf(`http://pictures.example:${port}/`)).toBe('cut');
  });

  it('that goes on after its announced length ends there', async () => {
    const port = await listen(
      createSocketServer((socket) => {
        socket.on('error', () => undefined);
        socket.on('data', () => socket.write('HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\nabcdefgh'));
      }),
    );
    expect(await fetchText(`http://pictures.example:${port}/`)).toBe('abc');
  });

  it('that is no HTTP, has endless headers, or is reset, is unreachable', async () => {
    const answers = ['SSH-2.0-OpenSSH\r\n', `HTTP/1.1 200 OK\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`, null];
    for (const answer of answers) {
      const port = await listen(
        createSocketServer((socket) => {
          socket.on('error', () => undefined);
          socket.once('data', () => (answer === null ? socket.resetAndDestroy() : socket.write(answer)));
        }),
      );
      expect(await faultOf(`http://pictures.example:${port}/`)).toBe('unreachable');
    }
  });

  it('that is compressed, although that was not asked for, is not unpacked', async () => {
    const port = await serve((_request, response) => {
      response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(gzipSync(Buffer.alloc(1_000_000)));
    });
    expect(await faultOf(`http://pictures.example:${port}/`)).toBe('encoded');
  });
});

it('a request ends when nobody waits for it any longer, and when nobody reads it', async () => {
  let open = 0;
  const port = await serve((_request, response) => {
    open += 1;
    response.on('close', () => {
      open -= 1;
    });
    response.write('x');
  });
  const address = `http://pictures.example:${port}/`;
  expect(await faultOf(address, undefined, { stall: 5_000 }, AbortSignal.timeout(100))).toBe('aborted');
  await expect.poll(() => open).toBe(0);
  const { guard } = guardOf();
  await expect(fetchPublic(address, limits, () => Promise.reject(new Error('full')), { guard })).rejects.toThrow(
    'full',
  );
  await expect.poll(() => open).toBe(0);
});
