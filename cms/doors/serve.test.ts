import { readdir, readlink } from 'node:fs/promises';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemViewer } from '../permission/viewer.ts';
import { chunks } from '../testing/builders.ts';
import { openTestServer, type TestServer } from '../testing/open-test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const partHead = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n';

function head(method: string, path: string, headers: Record<string, string | number>): string {
  const lines = Object.entries({ Host: 'localhost', ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`;
}

const multipart = { 'Content-Type': 'multipart/form-data; boundary=x' };

describe('a form with a file', () => {
  test.each([
    ['signing in', '/wp-json/haptera/v1/session'],
    ['the sign-in page', '/wp-login.php'],
    ['a post', '/wp-json/wp/v2/posts'],
    ['an upload', '/wp-json/wp/v2/media'],
  ])('truncated in the middle of %s does not crash the CMS', async (_what, path) => {
    const authorization = { Authorization: server.authorizationOf('editor') };
    for (const headers of [multipart, { ...multipart, ...authorization }]) {
      await sendAndReset(`${head('POST', path, { ...headers, 'Content-Length': 1_000_000 })}${partHead}half a file`);
    }
    expect(server.fatal).toEqual([]);
    expect((await server.ask({ path: '/wp/v2/types' })).status).toBe(200);
  });

  test('that never ends is rejected by routes that accept no files', async () => {
    for (const path of ['/wp-json/haptera/v1/session', '/wp-login.php']) {
      const endless = `${head('POST', path, { ...multipart, 'Transfer-Encoding': 'chunked' })}${chunk(partHead)}`;
      expect(await server.send(endless), path).toMatch(/^HTTP\/1\.1 415 /);
    }
  });
});

describe('a body', () => {
  const json = { 'Content-Type': 'application/json' };
  const form = { 'Content-Type': 'application/x-www-form-urlencoded' };

  test.each([
    ['somebody who is not signed in', '/wp-json/wp/v2/posts', {}, 401],
    ['an unknown address', '/wp-json/wp/v2/none', {}, 404],
    ['a form with files', '/wp-json/haptera/v1/session', multipart, 415],
    ['more than anybody may send', '/wp-json/wp/v2/posts', { isEditor: true }, 413],
    ['more than signing in takes', '/wp-json/haptera/v1/session', {}, 413],
    ['more than the sign-in page takes', '/wp-login.php', form, 413],
    ['more than GraphQL takes', '/graphql', {}, 413],
  ])('of %s is rejected before it is sent', async (_what, path, { isEditor, ...own }: SentHeaders, status) => {
    const headers = { ...json, ...own, ...(isEditor && { Authorization: server.authorizationOf('editor') }) };
    const answer = await server.send(head('POST', path, { ...headers, 'Content-Length': 50_000_000 }));
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer.toLowerCase()).toContain('connection: close');
  });

  test('that exceeds 4 MB is rejected while it is sent, and the client can read the response', async () => {
    const authorization = { Authorization: server.authorizationOf('editor') };
    const lot = `{"title":"${'x'.repeat(12_000_000)}"}`;
    const whole = head('POST', '/wp-json/wp/v2/posts', {
      ...json,
      ...authorization,
      'Transfer-Encoding': 'chunked',
    });
    const answer = await server.send(`${whole}${chunk(lot)}0\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 413 .*haptera_body_too_large/s);
  });

  test('that is truncated is not a server error', async () => {
    const authorization = { Authorization: server.authorizationOf('editor') };
    const begun = head('POST', '/wp-json/wp/v2/posts', { ...json, ...authorization, 'Content-Length': 1_000 });
    await sendAndReset(`${begun}{"title"`);
    expect([server.fatal, server.faults]).toEqual([[], []]);
  });
});

test.skipIf(process.platform !== 'linux')(
  'pipelined downloads on a connection that breaks leave no file open',
  async () => {
    const body = chunks(
      Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(3_000_000, 'x'), Buffer.from('\n%%EOF')]),
    );
    const media = await server.cms.media.uploadMedia(systemViewer, { fileName: 'large.pdf', body });
    const path = new URL(server.cms.media.presentUrl(media.file), server.cms.publicUrl).pathname;
    const before = await countOpenFiles();
    await Promise.all(Array.from({ length: 10 }, () => sendAndReset(head('GET', path, {}).repeat(8))));
    await expect.poll(() => server.read().inFlight).toBe(0);
    await expect.poll(countOpenFiles).toBeLessThanOrEqual(before);
  },
);

/** Uploaded files that this process has open. */
async function countOpenFiles(): Promise<number> {
  const links = await Promise.all(
    (await readdir('/proc/self/fd')).map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')),
  );
  return links.filter((link) => link.startsWith(server.dataDirectory)).length;
}

interface SentHeaders {
  readonly isEditor?: boolean;
  readonly 'Content-Type'?: string;
}

function chunk(text: string): string {
  return `${text.length.toString(16)}\r\n${text}\r\n`;
}

async function sendAndReset(bytes: string): Promise<void> {
  const socket = connect(server.port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(bytes);
  await wait(80);
  socket.resetAndDestroy();
  await wait(80);
}
