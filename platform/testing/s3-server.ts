import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { S3Settings } from '../files/s3-settings.ts';
import { readSignature, signS3Request } from './sign-s3-request.ts';

/** One request, passed to the test so that it can choose a fault. */
export interface AskedOfS3 {
  readonly method: string;
  readonly key: string;
  readonly query: URLSearchParams;
  /** Number of requests before it. */
  readonly index: number;
}

/**
 * How the server misbehaves, in the order below: an error status with an S3 code, no response, a reset connection, half
 * of the body and then a reset, half of it and then nothing, a lost response after the work is done, 200 with an error
 * in the body, a response that is not S3.
 */
export type S3Fault =
  | { readonly status: number; readonly code: string }
  | 'stall'
  | 'reset'
  | 'cut body'
  | 'stall body'
  | 'lost answer'
  | 'error in 200'
  | 'nonsense';

export interface S3Server {
  readonly settings: S3Settings;
  /** Whole objects by key. */
  readonly objects: Map<string, { bytes: Buffer; at: number }>;
  /** Multipart uploads in progress, by id. */
  readonly unfinished: Map<string, { key: string; at: number; parts: Map<number, Buffer> }>;
  readonly asked: AskedOfS3[];
  /** Entries per page of a list; 2 by default. */
  page: number;
  /** Called with each request; null means no fault. */
  fault: (asked: AskedOfS3) => S3Fault | null;
  /** Deletes all data and faults. */
  reset(): void;
  close(): Promise<void>;
}

interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer | string;
}

/** Minimum bytes of a part, except the last one. */
const LEAST_PART = 5 * 1024 * 1024;
const bucket = 'haptera-files';

/**
 * An in-memory object store with the part of S3 that the file store needs. It verifies signatures by computing them
 * itself.
 */
export async function startS3Server(): Promise<S3Server> {
  const server = createServer((request, response) => {
    request.on('error', () => undefined);
    response.on('error', () => undefined);
    void receive(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const store: S3Server = {
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket,
      region: 'eu-test-1',
      accessKeyId: 'HAPTERATESTKEY',
      secretAccessKey: randomUUID(),
    },
    objects: new Map(),
    unfinished: new Map(),
    asked: [],
    page: 2,
    fault: () => null,
    reset: () => {
      store.objects.clear();
      store.unfinished.clear();
      store.asked.length = 0;
      store.page = 2;
      store.fault = () => null;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };

  const receive = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece);
    const body = Buffer.concat(pieces);
    const url = new URL(request.url ?? '', 'http://s3.example');
    const key = url.pathname.slice(bucket.length + 2);
    const asked = { method: request.method ?? '', key, query: url.searchParams, index: store.asked.length };
    store.asked.push(asked);
    const fault = store.fault(asked);
    if (fault === 'stall') return;
    if (fault === 'reset') return void request.socket.resetAndDestroy();
    if (fault === 'nonsense') return send(request, response, { status: 200, body: '<html>Welcome</html>' });
    if (fault === 'error in 200') return send(request, response, { ...refuse(200, 'InternalError'), status: 200 });
    if (typeof fault === 'object' && fault !== null) {
      return send(request, response, refuse(fault.status, fault.code));
    }
    const answer =
      findForgery(store.settings, request, body) ??
      (url.pathname.split('/')[1] === bucket ? work(store, asked, { request, body }) : refuse(404, 'NoSuchBucket'));
    if (fault === 'lost answer') return void request.socket.resetAndDestroy();
    if (fault === 'cut body' || fault === 'stall body') {
      const whole = Buffer.from(answer.body ?? '');
      response.writeHead(answer.status, { ...answer.headers, 'Content-Length': whole.length });
      response.write(whole.subarray(0, whole.length / 2), () => {
        if (fault === 'cut body') request.socket.resetAndDestroy();
      });
      return;
    }
    send(request, response, answer);
  };
  return store;
}

function send(request: IncomingMessage, response: ServerResponse, { status, headers = {}, body = '' }: Answer): void {
  const isHead = request.method === 'HEAD';
  response.writeHead(status, { 'Content-Length': Buffer.byteLength(body), ...headers });
  response.end(isHead ? undefined : body);
}

/** The error response for a wrong signature; null when it is correct. */
function findForgery(settings: S3Settings, request: IncomingMessage, body: Buffer): Answer | null {
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : value]),
  );
  const sent = readSignature(headers.authorization ?? '');
  if (sent === null) return refuse(403, 'AccessDenied');
  const [id, day, ...scope] = sent.credential.split('/');
  const moment = headers['x-amz-date'] ?? '';
  const isoMoment = moment.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z');
  if (id !== settings.accessKeyId) return refuse(403, 'InvalidAccessKeyId');
  if (!(Math.abs(Date.parse(isoMoment) - Date.now()) < 15 * 60_000)) return refuse(403, 'RequestTimeTooSkewed');
  const isOurs = scope.join('/') === `${settings.region}/s3/aws4_request` && moment.startsWith(`${day}T`);
  if (!isOurs) return refuse(400, 'AuthorizationHeaderMalformed');
  const mustBeSigned = ['host', ...Object.keys(headers).filter((name) => name.startsWith('x-amz-'))];
  if (!mustBeSigned.every((name) => sent.signedHeaders.includes(name))) return refuse(403, 'AccessDenied');
  const raw = { method: request.method ?? '', target: request.url ?? '', headers };
  if (signS3Request(raw, sent, settings.secretAccessKey) !== sent.signature) {
    return refuse(403, 'SignatureDoesNotMatch');
  }
  const isWhole = headers['x-amz-content-sha256'] === createHash('sha256').update(body).digest('hex');
  return isWhole ? null : refuse(400, 'XAmzContentSHA256Mismatch');
}

function work(
  store: S3Server,
  { method, key, query }: AskedOfS3,
  { request, body }: { readonly request: IncomingMessage; readonly body: Buffer },
): Answer {
  const uploadId = query.get('uploadId');
  if (key === '') return query.has('uploads') ? listUnfinished(store, query) : listObjects(store, query);
  if (method === 'POST' && query.has('uploads')) {
    const id = `${randomUUID()}+/=&`;
    store.unfinished.set(id, { key, at: Date.now(), parts: new Map() });
    return { status: 200, body: print('InitiateMultipartUploadResult', { UploadId: id }) };
  }
  if (uploadId !== null)
    return workOnParts(store, { method, key, uploadId, number: Number(query.get('partNumber')), body });
  if (method === 'PUT') {
    store.objects.set(key, { bytes: body, at: Date.now() });
    return { status: 200, headers: { ETag: markOf(body) } };
  }
  const found = store.objects.get(key);
  if (method === 'DELETE') {
    store.objects.delete(key);
    return { status: 204 };
  }
  if (found === undefined) return refuse(404, 'NoSuchKey');
  const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '');
  if (method === 'HEAD' || range === null) return { status: 200, body: found.bytes };
  const [first, last] = [Number(range[1]), Math.min(Number(range[2]), found.bytes.length - 1)];
  if (first > last) return refuse(416, 'InvalidRange');
  const headers = { 'Content-Range': `bytes ${first}-${last}/${found.bytes.length}` };
  return { status: 206, headers, body: found.bytes.subarray(first, last + 1) };
}

interface AskedOfParts {
  readonly method: string;
  readonly key: string;
  readonly uploadId: string;
  readonly number: number;
  readonly body: Buffer;
}

function workOnParts(store: S3Server, { method, key, uploadId, number, body }: AskedOfParts): Answer {
  const upload = store.unfinished.get(uploadId);
  if (upload === undefined || upload.key !== key) return refuse(404, 'NoSuchUpload');
  if (method === 'DELETE') {
    store.unfinished.delete(uploadId);
    return { status: 204 };
  }
  if (method === 'PUT') {
    upload.parts.set(number, body);
    return { status: 200, headers: { ETag: markOf(body) } };
  }
  const named = [...body.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>(.*?)<\/ETag>/g)];
  const parts = named.map(([, at, mark]) => ({ at: Number(at), mark, bytes: upload.parts.get(Number(at)) }));
  const isKnown = ({ bytes, mark }: (typeof parts)[number]) =>
    bytes !== undefined && mark === markOf(bytes).replaceAll('"', '&#34;');
  if (parts.length === 0 || !parts.every(isKnown)) return refuse(400, 'InvalidPart');
  if (!parts.every(({ at }, index) => at > (parts[index - 1]?.at ?? 0))) return refuse(400, 'InvalidPartOrder');
  const pieces = parts.flatMap(({ bytes }) => (bytes === undefined ? [] : [bytes]));
  if (pieces.slice(0, -1).some(({ length }) => length < LEAST_PART)) return refuse(400, 'EntityTooSmall');
  store.objects.set(key, { bytes: Buffer.concat(pieces), at: Date.now() });
  store.unfinished.delete(uploadId);
  return { status: 200, body: print('CompleteMultipartUploadResult', { Key: key }) };
}

function listObjects(store: S3Server, query: URLSearchParams): Answer {
  const prefix = query.get('prefix') ?? '';
  const after = query.get('continuation-token')?.replace(/^after &"\+ /, '') ?? '';
  const keys = [...store.objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
  const shown = keys.slice(0, store.page);
  const entries = shown.map(
    (key) =>
      `<Contents>${element('Key', key)}${element('LastModified', new Date(store.objects.get(key)?.at ?? 0).toISOString())}<Size>1</Size></Contents>`,
  );
  const isCut = keys.length > shown.length;
  const next = isCut ? element('NextContinuationToken', `after &"+ ${shown.at(-1)}`) : '';
  const head = `${element('IsTruncated', String(isCut))}${next}`;
  return { status: 200, body: `<ListBucketResult xmlns="s3">${head}${entries.join('')}</ListBucketResult>` };
}

function listUnfinished(store: S3Server, query: URLSearchParams): Answer {
  const prefix = query.get('prefix') ?? '';
  const marks = [query.get('key-marker') ?? '', query.get('upload-id-marker') ?? ''].join(' ');
  const found = [...store.unfinished]
    .map(([id, { key, at }]) => ({ id, key, at, mark: `${key} ${id}` }))
    .filter(({ key, mark }) => key.startsWith(prefix) && mark > marks)
    .sort((one, other) => (one.mark < other.mark ? -1 : 1));
  const shown = found.slice(0, store.page);
  const entries = shown.map(
    ({ id, key, at }) =>
      `<Upload>${element('Key', key)}${element('UploadId', id)}${element('Initiated', new Date(at).toISOString())}</Upload>`,
  );
  const isCut = found.length > shown.length;
  const last = shown.at(-1);
  const next = isCut && last ? element('NextKeyMarker', last.key) + element('NextUploadIdMarker', last.id) : '';
  const head = `${element('IsTruncated', String(isCut))}${next}`;
  return {
    status: 200,
    body: `<ListMultipartUploadsResult>${head}${entries.join('')}</ListMultipartUploadsResult>`,
  };
}

function markOf(bytes: Buffer): string {
  return `"${createHash('md5').update(bytes).digest('hex')}"`;
}

function refuse(status: number, code: string): Answer {
  return { status, body: print('Error', { Code: code, Message: 'As the test asked, or as it deserves.' }) };
}

function print(kind: string, values: Readonly<Record<string, string>>): string {
  const inner = Object.entries(values).map(([name, value]) => element(name, value));
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${kind}>${inner.join('')}</${kind}>`;
}

function element(name: string, text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
  return `<${name}>${escaped}</${name}>`;
}
