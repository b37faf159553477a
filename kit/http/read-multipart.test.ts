import { describe, expect, test } from 'vitest';
import { MultipartError, type MultipartLimits, readMultipart } from './read-multipart.ts';

const limits: MultipartLimits = {
  bodyBytes: 20_000,
  files: 2,
  fileBytes: 5_000,
  values: 3,
  valueBytes: 1_000,
  nameBytes: 20,
};
const type = 'multipart/form-data; boundary=x';

const value = (name: string, text: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`;
const file = (name: string, text: string, fileName = 'a.bin') =>
  `--x\r\nContent-Disposition: form-data; name="${name}"; filename="${fileName}"\r\n\r\n${text}\r\n`;
const end = '--x--\r\n';

/** In chunks of this many bytes. */
function streamOf(text: string, size: number): ReadableStream<Uint8Array> {
  const bytes = Buffer.from(text);
  let at = 0;
  return new ReadableStream({
    pull: (controller) => {
      if (at >= bytes.length) return controller.close();
      controller.enqueue(new Uint8Array(bytes.subarray(at, at + size)));
      at += size;
    },
  });
}

/** What a body contains, and the fault that ended it. Files are read unless their name is in `unread`. */
async function read(text: string, { size = 64 * 1024, unread = '', contentType = type } = {}) {
  const found: [string, string][] = [];
  try {
    for await (const part of readMultipart(streamOf(text, size), contentType, limits)) {
      if (part.kind === 'value') found.push([part.name, part.value]);
      else if (part.name === unread) found.push([part.name, 'unread']);
      else found.push([`${part.name} ${part.fileName}`, await textOf(part.content)]);
    }
    return { found, fault: null };
  } catch (error) {
    if (!(error instanceof MultipartError)) throw error;
    return { found, fault: error.fault, part: error.part };
  }
}

async function textOf(content: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

/** For every limit, a body at the limit plus some amount. */
const bodies: Readonly<Record<keyof MultipartLimits, (over: number) => string>> = {
  bodyBytes: (over) => `${'p'.repeat(limits.bodyBytes - 2 - end.length + over)}\r\n${end}`,
  files: (over) => file('f', 'x').repeat(limits.files + over) + end,
  fileBytes: (over) => value('a', '1') + file('f', 'x'.repeat(limits.fileBytes + over)) + value('b', '2') + end,
  values: (over) => value('a', '1').repeat(limits.values + over) + end,
  valueBytes: (over) => value('a', 'x'.repeat(limits.valueBytes + over)) + end,
  nameBytes: (over) => value('n'.repeat(limits.nameBytes + over), '1') + end,
};

describe.each(Object.entries(bodies))('the limit %s', (fault, bodyOf) => {
  test.each([1, 7, 1_024, 64 * 1024])('is exact, in chunks of %i bytes', async (size) => {
    expect(await read(bodyOf(0), { size })).toMatchObject({ fault: null });
    expect(await read(bodyOf(1), { size })).toMatchObject({ fault });
    expect(await read(bodyOf(100), { size })).toMatchObject({ fault });
  });

  test('ends the body also while nobody reads its file', async () => {
    expect(await read(bodyOf(1), { unread: 'f' })).toMatchObject({ fault });
  });
});

test('parts arrive in their order, files as they are', async () => {
  const body = value('a', '1') + file('f', 'one', 'a%22b.png') + value('a', '2') + file('f', '', '') + end;
  const found = [
    ['a', '1'],
    ['f a"b.png', 'one'],
    ['a', '2'],
    ['f', ''],
  ];
  for (const size of [1, 5, 1_000]) expect(await read(body, { size })).toEqual({ found, fault: null });
});

test('what has not been read of a file is passed over', async () => {
  const body = file('skipped', 'x'.repeat(4_000)) + value('a', '1') + end;
  const found = [
    ['skipped', 'unread'],
    ['a', '1'],
  ];
  expect(await read(body, { unread: 'skipped', size: 100 })).toEqual({ found, fault: null });
  for await (const part of readMultipart(streamOf(body, 100), type, limits)) {
    if (part.kind === 'value') continue;
    for await (const _chunk of part.content) break;
  }
});

test('a body that is cut off anywhere is unreadable', async () => {
  const body = value('a', '1') + file('f', 'x'.repeat(50)) + value('b', '2') + end;
  const whole = body.length - '--\r\n'.length;
  for (let cut = 0; cut <= whole; cut += 1)
    expect(await read(body.slice(0, cut)), String(cut)).toMatchObject({ fault: 'unreadable' });
});

test('a body whose stream breaks is unreadable, also for the reader of its file', async () => {
  const broken = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode(file('f', 'x'.repeat(100)).slice(0, -20))),
    pull: (controller) => controller.error(new Error('The connection is lost.')),
  });
  const parts = readMultipart(broken, type, limits);
  const { value: part } = await parts.next();
  if (part?.kind !== 'file') throw new Error('There is no file.');
  await expect(textOf(part.content)).rejects.toMatchObject({ fault: 'unreadable' });
  await expect(parts.next()).rejects.toMatchObject({ fault: 'unreadable' });
});

test.each<[string, string, string]>([
  ['no boundary', 'multipart/form-data', value('a', '1') + end],
  ['another boundary', 'multipart/form-data; boundary=y', value('a', '1') + end],
  ['another type', 'application/x-www-form-urlencoded', 'a=1'],
  ['no body', type, ''],
  ['nonsense', type, 'nonsense'],
  ['a malformed header', type, `--x\r\n${'h'.repeat(20_000)}`],
  ['a header that never ends', type, `--x\r\nContent-Disposition: form-data; name="${'n'.repeat(18_000)}`],
])('%s is unreadable', async (_what, contentType, body) => {
  for (const size of [1, 1_000]) {
    expect(await read(body, { contentType, size })).toMatchObject({ fault: 'unreadable' });
  }
});

test('a part without a name, or with one of a prototype, is a part like any other', async () => {
  const nameless = '--x\r\nContent-Disposition: form-data\r\n\r\n1\r\n';
  expect(await read(nameless + value('__proto__', '2') + end)).toEqual({
    found: [
      ['', '1'],
      ['__proto__', '2'],
    ],
    fault: null,
  });
});

test('leaving early stops the stream', async () => {
  let isCancelled = false;
  const endless = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode(file('f', 'x'.repeat(100)).slice(0, -2))),
    cancel: () => {
      isCancelled = true;
    },
  });
  for await (const part of readMultipart(endless, type, limits)) {
    expect(part.kind).toBe('file');
    break;
  }
  expect(isCancelled).toBe(true);
});
