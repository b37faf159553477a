import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type AskedOfS3, type S3Server, startS3Server } from '../testing/s3-server.ts';
import { type FileKind, findFileKind } from './check-content.ts';
import { createFileStore, type FilePart, type FileStore } from './file-store.ts';
import { openS3Bucket } from './s3-bucket.ts';
import { connectS3, type S3ConnectionOptions } from './s3-connection.ts';
import { createS3FileStore } from './s3-file-store.ts';
import type { S3Settings } from './s3-settings.ts';

const prefix = 'platform/files/';
const MIB = 1024 * 1024;
const HOUR = 60 * 60_000;
/** A multipart upload has parts of 8 MiB, so this needs three, the last of which is shorter. */
const big = randomBytes(17 * MIB + 5);

let server: S3Server;
let home: string;
let logged: string[];

beforeAll(async () => {
  server = await startS3Server();
});
beforeEach(async () => {
  server.reset();
  logged = [];
  home = await mkdtemp(join(tmpdir(), 'haptera-files-'));
});
afterEach(() => rm(home, { recursive: true }));
afterAll(() => server.close());

const openFolder = () => createFileStore(join(home, 'store'));
function openObjects(settings: Partial<S3Settings> = {}, options: Partial<S3ConnectionOptions> = {}): FileStore {
  const connection = connectS3(
    { ...server.settings, ...settings },
    { log: (line) => logged.push(line), patience: 300, sendingPatience: 2_000, waits: [5, 10], ...options },
  );
  return createS3FileStore(openS3Bucket(connection), { prefix, folder: join(home, '.arriving') });
}

describe.each([
  { name: 'a folder', open: openFolder, age: (id: string) => utimes(join(home, 'store', id), 1, 1) },
  {
    name: 'an object store',
    open: () => openObjects(),
    age: async (id: string) => {
      const object = server.objects.get(prefix + id);
      if (object) object.at = 1_000;
    },
  },
])('files in $name', ({ open, age }) => {
  test('are read exactly as they were written', async () => {
    const files = open();
    const id = randomUUID();
    const content = jpeg(300_000);
    expect(await files.write(id, kindOf('a.jpg'), inPieces(content))).toBe(content.length);
    expect(await files.measure(id)).toBe(content.length);
    expect(isSame(await readAll(files, id), content)).toBe(true);
  });

  test.each([
    { first: 0, last: 0 },
    { first: 7, last: 70_000 },
    { first: 299_999, last: 299_999 },
  ])('are read from byte $first to byte $last', async (part) => {
    const files = open();
    const id = randomUUID();
    const content = jpeg(300_000);
    await files.write(id, kindOf('a.jpg'), inPieces(content));
    expect(isSame(await readAll(files, id, part), content.subarray(part.first, part.last + 1))).toBe(true);
  });

  test('whose content does not match their name are rejected and leave nothing behind', async () => {
    const files = open();
    const id = randomUUID();
    const wrong = files.write(id, kindOf('a.png'), inPieces(jpeg(1_000)));
    await expect(wrong).rejects.toMatchObject({ refusal: { code: 531 } });
    expect(await files.measure(id)).toBeNull();
    expect(await files.listOlder(Date.now() + HOUR)).toEqual([]);
  });

  test('whose transfer breaks off leave nothing behind', async () => {
    const files = open();
    const id = randomUUID();
    await expect(files.write(id, kindOf('a.jpg'), breakingOff(jpeg(1_000)))).rejects.toThrow('gone');
    expect(await files.measure(id)).toBeNull();
    expect(await files.listOlder(Date.now() + HOUR)).toEqual([]);
  });

  test.each([{ bytes: 100 }, { bytes: 8 * MIB }, { bytes: big.length }])(
    'of $bytes bytes are moved into the store completely',
    async ({ bytes }) => {
      const files = open();
      const { id, file, content } = await arrive(bytes);
      await files.adopt(id, file);
      expect(existsSync(file)).toBe(false);
      expect(await files.measure(id)).toBe(bytes);
      expect(isSame(await readAll(files, id), content)).toBe(true);
      expect(await files.digest(id)).toBe(createHash('sha256').update(content).digest('hex'));
    },
  );

  test('can be removed, even repeatedly', async () => {
    const files = open();
    const { id, file } = await arrive(100);
    await files.adopt(id, file);
    await files.remove(id);
    await files.remove(id);
    expect(await files.measure(id)).toBeNull();
    await expect(readAll(files, id)).rejects.toThrow();
  });

  test('are listed only if they are old', async () => {
    const files = open();
    const arrived = await Promise.all([1, 2, 3, 4, 5, 6].map((bytes) => arrive(bytes)));
    for (const { id, file } of arrived) await files.adopt(id, file);
    const old = arrived.slice(0, 5).map(({ id }) => id);
    for (const id of old) await age(id);
    expect((await files.listOlder(Date.now() - HOUR)).sort()).toEqual(old.sort());
  });

  test.each(['../secret', 'a/b', '', `${randomUUID()}/x`])('cannot have the name %o', async (name) => {
    const files = open();
    await expect(Promise.resolve().then(() => files.measure(name))).rejects.toThrow('must be the id');
    await expect(Promise.resolve().then(() => files.read(name, null))).rejects.toThrow('must be the id');
    await expect(Promise.resolve().then(() => files.remove(name))).rejects.toThrow('must be the id');
  });

  test('are released when the reader stops', async () => {
    const files = open();
    const { id, file } = await arrive(big.length);
    await files.adopt(id, file);
    const reader = (await files.read(id, null)).getReader();
    expect((await reader.read()).done).toBe(false);
    await reader.cancel();
    expect(await files.measure(id)).toBe(big.length);
    expect(logged).toEqual([]);
  });
});

describe('an object store', () => {
  test('gets large files in parts, and keeps no part afterwards', async () => {
    const { id, file } = await arrive(big.length);
    await openObjects().adopt(id, file);
    const sent = server.asked.filter(({ method, query }) => method === 'PUT' && query.has('partNumber'));
    expect(sent.map(({ query }) => query.get('partNumber'))).toEqual(['1', '2', '3']);
    expect(server.unfinished.size).toBe(0);
    expect([...server.objects.keys()]).toEqual([prefix + id]);
  });

  test.each([
    { settings: { secretAccessKey: 'guessed' }, code: 'SignatureDoesNotMatch' },
    { settings: { accessKeyId: 'SOMEBODY' }, code: 'InvalidAccessKeyId' },
    { settings: { region: 'elsewhere' }, code: 'AuthorizationHeaderMalformed' },
    { settings: { bucket: 'other-bucket' }, code: 'NoSuchBucket' },
  ])(
    'that responds with $code is reported to visitors as busy, and the log contains only the reason',
    async ({ settings, code }) => {
      const files = openObjects(settings);
      const { id, file } = await arrive(100);
      await expect(files.adopt(id, file)).rejects.toMatchObject(busy);
      expect(logged.join('\n')).toContain(code);
      expect(logged.join('\n')).not.toContain(settings.secretAccessKey ?? server.settings.secretAccessKey);
      expect(server.asked).toHaveLength(1);
      expect(existsSync(file)).toBe(true);
    },
  );

  test.each([
    { name: 'refuses a request', fault: { status: 503, code: 'SlowDown' } },
    { name: 'resets the connection', fault: 'reset' },
    { name: 'stops responding', fault: 'stall' },
    { name: 'loses its response', fault: 'lost answer' },
  ] as const)('that $name once gets the request again', async ({ fault }) => {
    const { id, file, content } = await arrive(big.length);
    const failed = new Set<string>();
    server.fault = ({ method, key, query }) => {
      const name = `${method} ${key} ${query}`;
      // Completing an upload cannot simply be repeated; another test covers it.
      if (failed.has(name) || (method === 'POST' && query.has('uploadId'))) return null;
      failed.add(name);
      return fault;
    };
    const files = openObjects();
    await files.adopt(id, file);
    expect(isSame(await readAll(files, id), content)).toBe(true);
    expect(failed.size).toBeGreaterThan(5);
    expect(logged).toEqual([]);
  });

  test('has the file even if its last response was lost', async () => {
    const { id, file, content } = await arrive(big.length);
    server.fault = failFirst(({ method, query }) => method === 'POST' && query.has('uploadId'), 'lost answer');
    const files = openObjects();
    await files.adopt(id, file);
    expect(isSame(await readAll(files, id), content)).toBe(true);
    expect(existsSync(file)).toBe(false);
  });

  test.each([
    { name: 'refuses a part', isIt: isPart, fault: { status: 500, code: 'InternalError' } },
    { name: 'resets the connection for each part', isIt: isPart, fault: 'reset' },
    { name: 'responds with 200 and an error in the body', isIt: isCompletion, fault: 'error in 200' },
    { name: 'does not confirm completion', isIt: isCompletion, fault: 'nonsense' },
  ] as const)('that $name leaves the local file in place and keeps no parts', async ({ isIt, fault }) => {
    const { id, file, content } = await arrive(big.length);
    server.fault = (asked) => (isIt(asked) ? fault : null);
    const files = openObjects();
    await expect(files.adopt(id, file)).rejects.toMatchObject(busy);
    expect(existsSync(file)).toBe(true);
    expect(server.unfinished.size).toBe(0);
    expect(await files.measure(id)).toBeNull();
    server.fault = () => null;
    await files.adopt(id, file);
    expect(isSame(await readAll(files, id), content)).toBe(true);
  });

  test.each(['reset', 'stall', { status: 503, code: 'ServiceUnavailable' }] as const)(
    'that is unavailable (%o) is reported as busy by every operation',
    async (fault) => {
      server.fault = () => fault;
      const files = openObjects({}, { patience: 100, sendingPatience: 100 });
      const { id, file } = await arrive(10);
      await expect(files.measure(id)).rejects.toMatchObject(busy);
      await expect(files.read(id, null)).rejects.toMatchObject(busy);
      await expect(files.digest(id)).rejects.toMatchObject(busy);
      await expect(files.remove(id)).rejects.toMatchObject(busy);
      await expect(files.listOlder(Date.now())).rejects.toMatchObject(busy);
      await expect(files.adopt(id, file)).rejects.toMatchObject(busy);
      await expect(files.write(id, kindOf('a.jpg'), inPieces(jpeg(100)))).rejects.toMatchObject(busy);
      expect(existsSync(file)).toBe(true);
      expect(await readdir(join(home, '.arriving'))).toEqual([]);
    },
  );

  test.each(['cut body', 'stall body'] as const)(
    'that breaks off in the middle of a file (%s) gives the reader an error',
    async (fault) => {
      const { id, file } = await arrive(big.length);
      const files = openObjects();
      await files.adopt(id, file);
      server.fault = ({ method, key }) => (method === 'GET' && key !== '' ? fault : null);
      await expect(readAll(files, id)).rejects.toMatchObject(busy);
      await expect(files.digest(id)).rejects.toMatchObject(busy);
      expect(logged).toHaveLength(2);
    },
  );

  test('that responds with unrelated content is treated as unavailable', async () => {
    const files = openObjects();
    const { id, file } = await arrive(big.length);
    server.fault = () => 'nonsense';
    await expect(files.listOlder(Date.now())).rejects.toMatchObject(busy);
    await expect(files.adopt(id, file)).rejects.toMatchObject(busy);
    await expect(files.read(id, { first: 0, last: 1 })).rejects.toMatchObject(busy);
    expect(existsSync(file)).toBe(true);
  });

  test('that stored a different size is treated as failed', async () => {
    const { id, file } = await arrive(100);
    server.fault = ({ method }) => (method === 'HEAD' ? 'nonsense' : null);
    await expect(openObjects().adopt(id, file)).rejects.toThrow('kept 20 bytes of 100');
    expect(existsSync(file)).toBe(true);
    expect(server.objects.size).toBe(0);
  });

  test('is cleared of unfinished uploads of a killed process', async () => {
    const files = openObjects();
    const { id, file } = await arrive(big.length);
    const orphan = randomUUID();
    for (const key of [id, orphan, orphan]) {
      server.unfinished.set(randomUUID(), { key: prefix + key, at: 1_000, parts: new Map() });
    }
    await files.adopt(id, file);
    expect([...server.unfinished.values()].map(({ key }) => key)).toEqual([prefix + orphan, prefix + orphan]);
    expect(await files.listOlder(Date.now() - HOUR)).toEqual([orphan]);
    await files.remove(orphan);
    expect(server.unfinished.size).toBe(0);
  });

  test('works even if it cannot list unfinished uploads', async () => {
    const files = openObjects();
    const { id, file } = await arrive(big.length);
    server.fault = ({ key, query }) =>
      key === '' && query.has('uploads') ? { status: 501, code: 'NotImplemented' } : null;
    await files.adopt(id, file);
    expect(await files.listOlder(Date.now() + HOUR)).toEqual([id]);
    await files.remove(id);
    expect(server.objects.size).toBe(0);
  });

  test('shared with others lists only files of this store', async () => {
    const files = openObjects();
    for (const key of [`other/${randomUUID()}`, `${prefix}readme.txt`, `${prefix}${randomUUID()}/x`]) {
      server.objects.set(key, { bytes: Buffer.from('x'), at: 1_000 });
    }
    expect(await files.listOlder(Date.now())).toEqual([]);
  });

  test('lists local files left by a power failure', async () => {
    const files = openObjects();
    await files.write(randomUUID(), kindOf('a.jpg'), inPieces(jpeg(100)));
    const left = randomUUID();
    await writeFile(join(home, '.arriving', left), 'half');
    await utimes(join(home, '.arriving', left), 1, 1);
    expect(await files.listOlder(Date.now() - HOUR)).toEqual([left]);
    await files.remove(left);
    expect(await readdir(join(home, '.arriving'))).toEqual([]);
  });
});

const busy = { refusal: { code: 529, status: 503 }, details: { retryAfter: 5 } };

function isPart({ method, query }: AskedOfS3): boolean {
  return method === 'PUT' && query.has('partNumber');
}

function isCompletion({ method, query }: AskedOfS3): boolean {
  return method === 'POST' && query.has('uploadId');
}

function failFirst(isIt: (asked: AskedOfS3) => boolean, fault: 'lost answer'): S3Server['fault'] {
  let isOver = false;
  return (asked) => {
    if (isOver || !isIt(asked)) return null;
    isOver = true;
    return fault;
  };
}

function kindOf(name: string): FileKind {
  const kind = findFileKind(name);
  if (kind === null) throw new Error(`${name} is of no kind.`);
  return kind;
}

function jpeg(bytes: number): Buffer {
  return Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), big.subarray(0, bytes - 3)]);
}

async function* inPieces(content: Buffer): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < content.length; at += 50_000) yield content.subarray(at, at + 50_000);
}

async function* breakingOff(content: Buffer): AsyncGenerator<Uint8Array> {
  yield content;
  throw new Error('gone');
}

/** A complete local file, as an upload leaves it. */
async function arrive(bytes: number) {
  const id = randomUUID();
  const file = join(home, `arrived-${id}`);
  const content = big.subarray(0, bytes);
  await writeFile(file, content);
  return { id, file, content };
}

async function readAll(files: FileStore, id: string, part: FilePart | null = null): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of await files.read(id, part)) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** Not `toEqual`, which would print millions of bytes if they differ. */
function isSame(one: Buffer, other: Buffer): boolean {
  return one.equals(other);
}
