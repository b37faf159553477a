import { backupErrors } from './backup-errors.ts';

export interface TarMember {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** Read it, as far as needed, before you advance to the next member. */
  readonly content: AsyncIterable<Uint8Array>;
}

const BLOCK = 512;
const NAME_BYTES = 100;
/** Eleven octal digits. */
const LARGEST = 8 ** 11 - 1;

/** The 512-byte header of a file in the POSIX 1003.1-1988 (ustar) format, which every tar program reads. */
export function printTarHeader(name: string, size: number, modifiedAt: Date): Buffer {
  if (Buffer.byteLength(name) > NAME_BYTES || size > LARGEST) throw backupErrors.unfitFile(name);
  const header = Buffer.alloc(BLOCK);
  const octal = (value: number, digits: number) => value.toString(8).padStart(digits, '0');
  header.write(name, 0);
  header.write(octal(0o600, 7), 100);
  header.write(octal(0, 7), 108);
  header.write(octal(0, 7), 116);
  header.write(octal(size, 11), 124);
  header.write(octal(Math.floor(modifiedAt.getTime() / 1000), 11), 136);
  header.write('0', 156);
  header.write('ustar\u000000', 257);
  header.write(`${octal(sumOf(header), 6)}\0 `, 148);
  return header;
}

/** The zeros that fill up the last block of content of this size. */
export function printTarPadding(size: number): Buffer {
  return Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK);
}

/** Two empty blocks. */
export function printTarEnd(): Buffer {
  return Buffer.alloc(2 * BLOCK);
}

/**
 * The files of an archive, one after the other, in bounded memory. Rejects anything but plain files (links, folders,
 * devices), truncated archives and data after the end. Throws `haptera_backup_damaged`.
 */
export async function* readTar(source: AsyncIterable<Uint8Array>): AsyncGenerator<TarMember> {
  const bytes = new ByteSource(source);
  for (;;) {
    const header = await bytes.take(BLOCK);
    if (isEmpty(header)) break;
    const { name, size } = parseHeader(header);
    const content = new MemberContent(bytes, size);
    yield { name, size, content };
    await content.skipRest();
    if (!isEmpty(await bytes.take(printTarPadding(size).length))) throw backupErrors.damaged(`${name} is incomplete`);
  }
  if (!isEmpty(await bytes.take(BLOCK))) throw backupErrors.damaged('its end is missing');
  for (let rest = await bytes.some(BLOCK); rest !== null; rest = await bytes.some(BLOCK)) {
    if (!isEmpty(rest)) throw backupErrors.damaged('there is more after its end');
  }
}

class MemberContent implements AsyncIterable<Uint8Array> {
  readonly #bytes: ByteSource;
  #left: number;

  constructor(bytes: ByteSource, size: number) {
    this.#bytes = bytes;
    this.#left = size;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Uint8Array> {
    while (this.#left > 0) {
      const part = await this.#bytes.some(this.#left);
      if (part === null) throw backupErrors.damaged('it is truncated');
      this.#left -= part.length;
      yield part;
    }
  }

  async skipRest(): Promise<void> {
    for await (const _ of this);
  }
}

/** Returns exactly the requested number of bytes, however they arrive. */
class ByteSource {
  readonly #parts: AsyncIterator<Uint8Array>;
  #held: Uint8Array = Buffer.alloc(0);

  constructor(source: AsyncIterable<Uint8Array>) {
    this.#parts = source[Symbol.asyncIterator]();
  }

  /** At least one byte and at most `most`; null at the end. */
  async some(most: number): Promise<Uint8Array | null> {
    while (this.#held.length === 0) {
      const { value, done } = await this.#parts.next();
      if (done) return null;
      this.#held = value;
    }
    const part = this.#held.subarray(0, most);
    this.#held = this.#held.subarray(part.length);
    return part;
  }

  async take(count: number): Promise<Buffer> {
    const taken = Buffer.alloc(count);
    for (let filled = 0; filled < count; ) {
      const part = await this.some(count - filled);
      if (part === null) throw backupErrors.damaged('it is truncated');
      taken.set(part, filled);
      filled += part.length;
    }
    return taken;
  }
}

function parseHeader(header: Buffer): { name: string; size: number } {
  const field = (from: number, length: number) => {
    const text = header.toString('utf8', from, from + length);
    const end = text.indexOf('\0');
    return (end === -1 ? text : text.slice(0, end)).trim();
  };
  const size = field(124, 12);
  const isPlain = field(257, 6).startsWith('ustar') && field(156, 1) === '0' && field(345, 155) === '';
  if (Number.parseInt(field(148, 8), 8) !== sumOf(header) || !isPlain || !/^[0-7]{1,11}$/.test(size)) {
    throw backupErrors.damaged('a file in it has no readable header');
  }
  return { name: field(0, NAME_BYTES), size: Number.parseInt(size, 8) };
}

/** The sum of all bytes, with those of the checksum itself counted as spaces. */
function sumOf(header: Buffer): number {
  return header.reduce((sum, byte, index) => sum + (index >= 148 && index < 156 ? 32 : byte), 0);
}

function isEmpty(bytes: Uint8Array): boolean {
  return bytes.every((byte) => byte === 0);
}
