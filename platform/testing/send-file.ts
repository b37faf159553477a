import { connect } from 'node:net';
import { addresses } from '#contract/addresses.ts';
import { uploadPath as pathBelow } from '../uploads/model.ts';
import type { TestPlatform } from './open-test-platform.ts';

export const uploadPath = addresses.platform.path + pathBelow;

export interface TusAnswer {
  readonly status: number;
  readonly headers: Headers;
  /** The code of the envelope; 0 if there is no envelope. */
  readonly code: number;
}

type Door = Pick<TestPlatform, 'http'>;

/** Sends one tus request. `path` is relative to the upload path, or the value of `Location`. */
export async function askTus(
  { http }: Door,
  method: string,
  path: string,
  {
    token,
    headers = {},
    body,
  }: {
    readonly token?: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: Uint8Array<ArrayBuffer>;
  } = {},
): Promise<TusAnswer> {
  const target = path.startsWith('/') ? path : uploadPath + (path === '' ? '' : `/${path}`);
  const request = new Request(`https://haptera.example${target}`, {
    method,
    headers: {
      'Tus-Resumable': '1.0.0',
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body && { body }),
  });
  const answer = await http(request, '192.0.2.1');
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, code: text === '' ? 0 : Number(JSON.parse(text).code) };
}

export function nameFile(name: string): string {
  return `filename ${Buffer.from(name).toString('base64')},filetype ${Buffer.from('application/zip').toString('base64')}`;
}

export function beginFile(door: Door, token: string, name: string, bytes: number): Promise<TusAnswer> {
  const headers = { 'Upload-Length': String(bytes), 'Upload-Metadata': nameFile(name) };
  return askTus(door, 'POST', '', { token, headers });
}

export function sendPart(
  door: Door,
  token: string,
  location: string,
  offset: number,
  body: Uint8Array<ArrayBuffer>,
  headers: Readonly<Record<string, string>> = {},
): Promise<TusAnswer> {
  const own = { 'Content-Type': 'application/offset+octet-stream', 'Upload-Offset': String(offset) };
  return askTus(door, 'PATCH', location, { token, headers: { ...own, ...headers }, body });
}

/** Uploads a complete file and returns the upload's id. */
export async function sendFile(
  door: Door,
  token: string,
  name: string,
  content: Uint8Array<ArrayBuffer>,
): Promise<string> {
  const begun = await beginFile(door, token, name, content.length);
  const location = begun.headers.get('location') ?? '';
  const sent = await sendPart(door, token, location, 0, content);
  if (sent.status !== 204) throw new Error(`The file was not taken: ${begun.status}, ${sent.status} ${sent.code}.`);
  return location.slice(uploadPath.length + 1);
}

/** Begins to send a part over a real connection; `end` aborts it or leaves it hanging. */
export function sendSlowly(
  port: number,
  {
    token,
    location,
    offset,
    announced,
    bytes,
  }: {
    readonly token: string;
    readonly location: string;
    readonly offset: number;
    readonly announced: number;
    readonly bytes: Uint8Array;
  },
): { reset(): void; readonly closed: Promise<void> } {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.resume();
  const closed = new Promise<void>((resolve) => {
    socket.once('close', () => resolve());
  });
  socket.write(
    `PATCH ${location} HTTP/1.1\r\nHost: evil.example\r\nX-Forwarded-For: 192.0.2.1\r\nAuthorization: Bearer ${token}\r\n` +
      `Tus-Resumable: 1.0.0\r\nContent-Type: application/offset+octet-stream\r\nUpload-Offset: ${offset}\r\n` +
      `Content-Length: ${announced}\r\n\r\n`,
  );
  socket.write(bytes);
  return { reset: () => socket.resetAndDestroy(), closed };
}
