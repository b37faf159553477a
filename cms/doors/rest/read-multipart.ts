import { Readable } from 'node:stream';
import busboy from 'busboy';
import type { JsonValue } from '#cms-schema/json.ts';
import { buildForm } from './parse-form.ts';
import { restErrors } from './rest-errors.ts';

export interface MultipartUpload {
  readonly fileName: string;
  readonly body: AsyncIterable<Uint8Array>;
  /** The fields that precede the file. */
  readonly fields: ReadonlyMap<string, JsonValue>;
  /** All fields, available once the file has been read to its end. */
  allFields(): Promise<ReadonlyMap<string, JsonValue>>;
  /** Stops reading. */
  cancel(): void;
}

const limits = { fields: 200, fieldNameSize: 200, files: 1, parts: 201, headerPairs: 50 };

/**
 * Streams the first file named `file` in a multipart body; null if there is none. Throws `haptera_body_unreadable` 400,
 * also while the file is being read, and `haptera_body_too_large` 413 if the whole body exceeds `maximumBytes`.
 */
export async function openMultipartUpload(
  stream: ReadableStream<Uint8Array>,
  contentType: string,
  maximumBytes: number,
): Promise<MultipartUpload | null> {
  const parser = openParser(contentType, 64 * 1024);
  const fields: [string, string][] = [];
  parser.on('field', (name, value) => fields.push([name, value]));
  const found = new Promise<MultipartUpload>((resolve) => {
    parser.on('file', (name, file, { filename }) => {
      // A truncated body also makes the file stream emit an error, which without a listener would crash the process.
      // The reader of the file still receives it.
      file.on('error', () => undefined);
      if (name !== 'file') {
        file.resume();
        return;
      }
      resolve({
        fileName: filename ?? '',
        body: readFile(file, () => pumping.done),
        fields: buildForm(fields),
        allFields: () => pumping.done.then(() => buildForm(fields)),
        cancel: () => pumping.cancel(),
      });
    });
  });
  const pumping = pump(stream, parser, maximumBytes);
  // Errors reach those who await the fields, or, before the file is found, the race below.
  pumping.done.catch(() => undefined);
  return Promise.race([found, pumping.done.then(() => null)]);
}

/** Reports a truncated body with the error of `pump`, which knows the reason. */
async function* readFile(file: AsyncIterable<Uint8Array>, done: () => Promise<void>): AsyncGenerator<Uint8Array> {
  try {
    yield* file;
  } catch {
    await done();
    throw restErrors.unreadableBody();
  }
}

function openParser(contentType: string, fieldSize: number): busboy.Busboy {
  try {
    return busboy({
      headers: { 'content-type': contentType },
      limits: { ...limits, fieldSize },
      defParamCharset: 'utf8',
    });
  } catch {
    throw restErrors.unreadableBody();
  }
}

interface Pumping {
  readonly done: Promise<void>;
  cancel(): void;
}

function pump(stream: ReadableStream<Uint8Array>, parser: busboy.Busboy, maximumBytes: number): Pumping {
  const source = Readable.from(stream);
  const stop = () => {
    source.unpipe(parser);
    source.destroy();
    parser.destroy();
  };
  const done = new Promise<void>((resolve, reject) => {
    let size = 0;
    const fail = (error: Error) => {
      stop();
      reject(error);
    };
    source.on('data', (chunk: Uint8Array) => {
      size += chunk.byteLength;
      if (size > maximumBytes) fail(restErrors.bodyTooLarge(maximumBytes));
    });
    source.on('error', () => fail(restErrors.unreadableBody()));
    parser.on('error', () => fail(restErrors.unreadableBody()));
    parser.on('close', resolve);
    source.pipe(parser);
  });
  return { done, cancel: stop };
}
