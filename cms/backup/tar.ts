import { backupErrors } from './backup-errors.ts';

export interface TarMember {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** To be read, as far as it is wanted, before the next member is asked for. */
  readonly content: AsyncIterable<Uint8Array>;
}

const BLOCK = 512;
const NAME_BYTES = 100;
/** Eleven octal digits. */
const LARGEST = 8 ** 11 - 1;

/** The 512 bytes in front of a file's content, as POSIX 1003.1-1988 (ustar) has them: every tar program reads them. */
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

/** Zeros that fill the last block of a content of this size. */
export function printTarPadding(size: number): Buffer {
  return Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK);
}

/** Two empty blocks. */
export function printTarEnd(): Buffer {
  return Buffer.alloc(2 * BLOCK);
}

/**
 * The files of an archive, one after the other, in bounded memory. Only plain files: whatever else an archive can hold
 * (links, folders, devices) is refused, and so is one that is cut off or goes on after its end. Throws
 * `haptera_backup_damaged`.
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
    if (!isEmpty(await bytes.take(printTarPadding(size).length))) throw backupErrors.damaged(`${name} is not whole`);
  }
  if (!isEmpty(await bytes.take(BLOCK))) throw backupErrors.damaged('its end is missing');
  for (let rest = await bytes.some(BLOCK); rest !== null; rest = await bytes.some(BLOCK)) {
    if (!isEmpty(rest)) throw backupErrors.damaged('it goes on after its end');
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
      if (part === null) throw backupErrors.damaged('it is cut off');
      this.#left -= part.length;
      yield part;
    }
  }

  async skipRest(): Promise<void> {
    for await (const _ of this);
  }
}

/** Hands out exactly as many bytes as are asked for, however they arrive. */
class ByteSource {
  readonly #parts: AsyncIterator<Uint8Array>;
  #held: Uint8Array = Buffer.alloc(0);

  constructor(source: AsyncIterable<Uint8Array>) {
    this.#parts = source[Symbol.asyncIterator]();
  }

  /** At least one byte and at most so many; null at the end. */
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
      if (part === null) throw backupErrors.damaged('it is cut off');
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

/** Of all bytes, those of the sum itself taken for blanks. */
function sumOf(header: Buffer): number {
  return header.reduce((sum, byte, index) => sum + (index >= 148 && index < 156 ? 32 : byte), 0);
}

function isEmpty(bytes: Uint8Array): boolean {
  return bytes.every((byte) => byte === 0);
}
