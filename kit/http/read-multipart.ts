import type { Readable } from 'node:stream';
import busboy from 'busboy';

export interface MultipartLimits {
  /** Bytes of the whole body. */
  readonly bodyBytes: number;
  readonly files: number;
  /** Bytes of one file. */
  readonly fileBytes: number;
  readonly values: number;
  /** Bytes of one value. */
  readonly valueBytes: number;
  /** Bytes of the name of one part. */
  readonly nameBytes: number;
}

/** The limit that is exceeded; `unreadable`: the body is cut off, or is not multipart/form-data. */
export type MultipartFault = keyof MultipartLimits | 'unreadable';

export class MultipartError extends Error {
  override readonly name = 'MultipartError';
  readonly fault: MultipartFault;
  /** The name of the part in question; empty if it is the body as a whole. */
  readonly part: string;

  constructor(fault: MultipartFault, part = '') {
    super(`The multipart body is refused: ${fault}.`);
    this.fault = fault;
    this.part = part;
  }
}

export type MultipartPart = MultipartValue | MultipartFile;

export interface MultipartValue {
  readonly kind: 'value';
  readonly name: string;
  readonly value: string;
}

export interface MultipartFile {
  readonly kind: 'file';
  readonly name: string;
  /** Without folders; empty when nothing was chosen. */
  readonly fileName: string;
  /** Read it before asking for the next part: what has not been read by then is discarded. */
  readonly content: AsyncIterable<Uint8Array>;
}

/**
 * The parts of a multipart/form-data body in their order, files while they arrive. Stops reading when the iteration is
 * left early. Throws `MultipartError`, also from the content of a file; every limit is inclusive.
 */
export async function* readMultipart(
  body: ReadableStream<Uint8Array> | null,
  contentType: string,
  limits: MultipartLimits,
): AsyncGenerator<MultipartPart, void> {
  const reading = startReading(body ?? new Blob([]).stream(), contentType, limits);
  try {
    for (let next = await reading.next(); next !== null; next = await reading.next()) {
      yield next.part;
      next.discardRest();
    }
  } finally {
    reading.stop();
  }
}

interface Arrived {
  readonly part: MultipartPart;
  discardRest(): void;
}

interface Reading {
  /** Null after the last part. */
  next(): Promise<Arrived | null>;
  stop(): void;
}

/**
 * The parser is fed one chunk at a time, so all its events happen during `write`: whatever they throw is caught there.
 * Nothing is destroyed during an event, because the parser would go on writing to what is gone.
 */
function startReading(body: ReadableStream<Uint8Array>, contentType: string, limits: MultipartLimits): Reading {
  const parser = openParser(contentType, limits);
  const reader = body.getReader();
  const arrived: Arrived[] = [];
  let failure: MultipartError | null = null;
  let isOver = false;
  let wake = () => {};
  const fail = (fault: MultipartFault, part = '') => {
    failure ??= new MultipartError(fault, part);
  };
  const stop = () => {
    parser.destroy();
    // The connection may already be lost.
    reader.cancel().catch(() => undefined);
  };

  listen(parser, limits, {
    fail,
    arrive: (one) => {
      arrived.push(one);
      wake();
    },
    failureOf: () => failure ?? new MultipartError('unreadable'),
  });

  const pump = async () => {
    let size = 0;
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      size += value.byteLength;
      if (size > limits.bodyBytes) return fail('bodyBytes');
      const taken = write(parser, value);
      // Not after `taken`: nobody may be reading the file whose limit is exceeded.
      if (failure !== null) return;
      await taken;
    }
    await end(parser);
  };
  void pump()
    .catch(() => fail('unreadable'))
    .finally(() => {
      isOver = true;
      if (failure !== null) stop();
      wake();
    });

  return {
    next: async () => {
      for (;;) {
        if (failure !== null) throw failure;
        const one = arrived.shift();
        if (one !== undefined) return one;
        if (isOver) return null;
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    },
    stop,
  };
}

function openParser(contentType: string, { fileBytes, files, values, valueBytes }: MultipartLimits): busboy.Busboy {
  if (!/^multipart\/form-data\s*(?:;|$)/i.test(contentType)) throw new MultipartError('unreadable');
  try {
    return busboy({
      headers: { 'content-type': contentType },
      // The parser reports these two when they are reached, not only when they are exceeded.
      limits: { files, fields: values, fileSize: fileBytes + 1, fieldSize: valueBytes + 1 },
      defParamCharset: 'utf8',
    });
  } catch {
    // There is no boundary.
    throw new MultipartError('unreadable');
  }
}

interface Listener {
  fail(fault: MultipartFault, part?: string): void;
  arrive(one: Arrived): void;
  failureOf(): MultipartError;
}

function listen(parser: busboy.Busboy, limits: MultipartLimits, { fail, arrive, failureOf }: Listener): void {
  // The parser has no name for a part without one, whatever its types say.
  const checkName = (given: string | undefined): string => {
    const name = given ?? '';
    if (Buffer.byteLength(name) > limits.nameBytes) fail('nameBytes', name.slice(0, limits.nameBytes));
    return name;
  };
  parser.on('field', (given, value, { valueTruncated }) => {
    const name = checkName(given);
    if (valueTruncated) fail('valueBytes', name);
    arrive({ part: { kind: 'value', name, value }, discardRest: () => undefined });
  });
  parser.on('file', (given, file, { filename = '' }) => {
    const name = checkName(given);
    // A body that is cut off also makes the file emit an error, which without a listener would end the process.
    file.on('error', () => undefined);
    file.on('limit', () => fail('fileBytes', name));
    arrive({
      // Browsers escape quotes in names this way (HTML standard, multipart/form-data).
      part: {
        kind: 'file',
        name,
        fileName: filename.replaceAll('%22', '"'),
        content: readContent(file, failureOf),
      },
      discardRest: () => void file.resume(),
    });
  });
  parser.on('filesLimit', () => fail('files'));
  parser.on('fieldsLimit', () => fail('values'));
  parser.on('error', () => fail('unreadable'));
}

async function* readContent(file: Readable, failureOf: () => MultipartError): AsyncGenerator<Uint8Array> {
  try {
    yield* file.iterator({ destroyOnReturn: false });
  } catch {
    throw failureOf();
  }
}

/**
 * Resolves when the parser wants more: not before the content of a file is being read. Throws at once what the events
 * of the parser throw.
 */
function write(parser: busboy.Busboy, chunk: Uint8Array): Promise<void> {
  let resolve = () => {};
  const taken = new Promise<void>((done) => {
    resolve = done;
  });
  parser.write(chunk, () => resolve());
  return taken;
}

function end(parser: busboy.Busboy): Promise<void> {
  return new Promise((resolve) => {
    parser.once('close', resolve);
    parser.end();
  });
}
