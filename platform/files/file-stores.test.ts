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
/** A part of a sending has 8 MiB: this takes three, and the last is short. */
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
  test('are read as they were written', async () => {
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

  test('of another kind than their name says are refused and leave nothing behind', async () => {
    const files = open();
    const id = randomUUID();
    const wrong = files.write(id, kindOf('a.png'), inPieces(jpeg(1_000)));
    await expect(wrong).rejects.toMatchObject({ refusal: { code: 531 } });
    expect(await files.measure(id)).toBeNull();
    expect(await files.listOlder(Date.now() + HOUR)).toEqual([]);
  });

  test('whose sender breaks off leave nothing behind', async () => {
    const files = open();
    const id = randomUUID();
    await expect(files.write(id, kindOf('a.jpg'), breakingOff(jpeg(1_000)))).rejects.toThrow('gone');
    expect(await files.measure(id)).toBeNull();
    expect(await files.listOlder(Date.now() + HOUR)).toEqual([]);
  });

  test.each([{ bytes: 100 }, { bytes: 8 * MIB }, { bytes: big.length }])(
    'of $bytes bytes are adopted whole, and gone from where they stood',
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

  test('are gone once they are removed, which may be asked again', async () => {
    const files = open();
    const { id, file } = await arrive(100);
    await files.adopt(id, file);
    await files.remove(id);
    await files.remove(id);
    expect(await files.measure(id)).toBeNull();
    await expect(readAll(files, id)).rejects.toThrow();
  });

  test('are listed when they are old, and no others', async () => {
    const files = open();
    const arrived = await Promise.all([1, 2, 3, 4, 5, 6].map((bytes) => arrive(bytes)));
    for (const { id, file } of arrived) await files.adopt(id, file);
    const old = arrived.slice(0, 5).map(({ id }) => id);
    for (const id of old) await age(id);
    expect((await files.listOlder(Date.now() - HOUR)).sort()).toEqual(old.sort());
  });

  test.each(['../secret', 'a/b', '', `${randomUUID()}/x`])('are never named %o', async (name) => {
    const files = open();
    await expect(Promise.resolve().then(() => files.measure(name))).rejects.toThrow('must be the id');
    await expect(Promise.resolve().then(() => files.read(name, null))).rejects.toThrow('must be the id');
    await expect(Promise.resolve().then(() => files.remove(name))).rejects.toThrow('must be the id');
  });

  test('that nobody reads on with are let go', async () => {
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
  test('gets big files in parts, and keeps no part of them after', async () => {
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
  ])('that answers $code is busy for people, and the log has the reason alone', async ({ settings, code }) => {
    const files = openObjects(settings);
    const { id, file } = await arrive(100);
    await expect(files.adopt(id, file)).rejects.toMatchObject(busy);
    expect(logged.join('\n')).toContain(code);
    expect(logged.join('\n')).not.toContain(settings.secretAccessKey ?? server.settings.secretAccessKey);
    expect(server.asked).toHaveLength(1);
    expect(existsSync(file)).toBe(true);
  });

  test.each([
    { name: 'refuses', fault: { status: 503, code: 'SlowDown' } },
    { name: 'resets', fault: 'reset' },
    { name: 'falls silent', fault: 'stall' },
    { name: 'loses its answer', fault: 'lost answer' },
  ] as const)('that $name once is asked again', async ({ fault }) => {
    const { id, file, content } = await arrive(big.length);
    const failed = new Set<string>();
    server.fault = ({ method, key, query }) => {
      const name = `${method} ${key} ${query}`;
      // What completes an object is gone when it is asked again: a test of its own.
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

  test('whose last answer was lost has the file all the same', async () => {
    const { id, file, content } = await arrive(big.length);
    server.fault = failFirst(({ method, query }) => method === 'POST' && query.has('uploadId'), 'lost answer');
    const files = openObjects();
    await files.adopt(id, file);
    expect(isSame(await readAll(files, id), content)).toBe(true);
    expect(existsSync(file)).toBe(false);
  });

  test.each([
    { name: 'refuses a part', isIt: isPart, fault: { status: 500, code: 'InternalError' } },
    { name: 'resets every part', isIt: isPart, fault: 'reset' },
    { name: 'says 200 and tells a failure behind it', isIt: isCompletion, fault: 'error in 200' },
    { name: 'says something else than that it is whole', isIt: isCompletion, fault: 'nonsense' },
  ] as const)('that $name leaves the file where it stood, and nothing of its own', async ({ isIt, fault }) => {
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
    'that is away (%o) is busy for whoever wants something',
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
    'that ends in the middle of a file (%s) fails its reader',
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

  test('that answers with a page of something else is not believed', async () => {
    const files = openObjects();
    const { id, file } = await arrive(big.length);
    server.fault = () => 'nonsense';
    await expect(files.listOlder(Date.now())).rejects.toMatchObject(busy);
    await expect(files.adopt(id, file)).rejects.toMatchObject(busy);
    await expect(files.read(id, { first: 0, last: 1 })).rejects.toMatchObject(busy);
    expect(existsSync(file)).toBe(true);
  });

  test('that kept another size than was sent is not believed', async () => {
    const { id, file } = await arrive(100);
    server.fault = ({ method }) => (method === 'HEAD' ? 'nonsense' : null);
    await expect(openObjects().adopt(id, file)).rejects.toThrow('kept 20 bytes of 100');
    expect(existsSync(file)).toBe(true);
    expect(server.objects.size).toBe(0);
  });

  test('gives back the room of what a killed process left', async () => {
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

  test('works without a list of what is unfinished', async () => {
    const files = openObjects();
    const { id, file } = await arrive(big.length);
    server.fault = ({ key, query }) =>
      key === '' && query.has('uploads') ? { status: 501, code: 'NotImplemented' } : null;
    await files.adopt(id, file);
    expect(await files.listOlder(Date.now() + HOUR)).toEqual([id]);
    await files.remove(id);
    expect(server.objects.size).toBe(0);
  });

  test('shared with others has nothing of theirs listed', async () => {
    const files = openObjects();
    for (const key of [`other/${randomUUID()}`, `${prefix}readme.txt`, `${prefix}${randomUUID()}/x`]) {
      server.objects.set(key, { bytes: Buffer.from('x'), at: 1_000 });
    }
    expect(await files.listOlder(Date.now())).toEqual([]);
  });

  test('lists what stood on the disk when the power went', async () => {
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

/** A whole file beside the store, as an upload leaves it. */
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

/** A difference of so many bytes is nothing to print. */
function isSame(one: Buffer, other: Buffer): boolean {
  return one.equals(other);
}
