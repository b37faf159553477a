import { Readable } from 'node:stream';
import busboy from 'busboy';
import { PlatformError } from '../errors.ts';

export interface MultipartRules {
  /** The name of the parts that contain files. */
  readonly field: string;
  readonly files: number;
  /** Bytes of one file. */
  readonly fileBytes: number;
}

/** Called while a file arrives. It must read the file to its end or reject. */
export type TakeFile<T> = (name: string, content: AsyncIterable<Uint8Array>) => Promise<T>;

/** Bytes of one value, and of all that stands around values and files. */
const VALUE = 64 * 1024;

/**
 * Reads the values and files of a multipart body; each file is passed to `take` while it arrives. Every `take` has
 * settled before this resolves or throws. Throws `largeFile`, `badRequest`, and whatever `take` throws.
 */
export async function readMultipart<T>(
  request: Request,
  rules: MultipartRules,
  take: TakeFile<T>,
): Promise<{ readonly values: Readonly<Record<string, string>>; readonly files: readonly T[] }> {
  const parser = openParser(request, rules);
  const source = Readable.from(request.body ?? []);
  const values: Record<string, string> = {};
  const takings: Promise<T>[] = [];
  const all = new Promise<void>((resolve, reject) => {
    let isOver = false;
    const fail = (error: unknown) => {
      if (isOver) return;
      isOver = true;
      source.unpipe(parser);
      source.destroy();
      parser.destroy();
      reject(error);
    };
    parser.on('field', (name, value, { valueTruncated }) => {
      if (valueTruncated) fail(unreadable(name, `Send at most ${VALUE} bytes.`));
      else values[name] = value;
    });
    parser.on('file', (name, file, { filename }) => {
      // When the body breaks off, the file emits `error` too; without a listener that would end the process.
      file.on('error', () => undefined);
      file.on('limit', () => fail(new PlatformError('largeFile')));
      const isEmptyChoice = !filename;
      if (name !== rules.field || isEmptyChoice) return void file.resume();
      // Browsers escape quotes in names this way (HTML standard, multipart/form-data).
      const taking = take(filename.replaceAll('%22', '"'), file);
      taking.catch(fail);
      takings.push(taking);
    });
    parser.on('filesLimit', () => fail(unreadable(rules.field, `Send at most ${rules.files} files.`)));
    for (const limit of ['partsLimit', 'fieldsLimit'] as const) {
      parser.on(limit, () => fail(unreadable('', 'Too many values.')));
    }
    parser.on('error', () => fail(unreadable('', 'The body is not complete multipart/form-data.')));
    source.on('error', () => fail(unreadable('', 'The body is incomplete.')));
    parser.on('close', resolve);
    source.pipe(parser);
  });
  try {
    await all;
    return { values, files: await Promise.all(takings) };
  } finally {
    await Promise.allSettled(takings);
  }
}

function openParser(request: Request, { files, fileBytes }: MultipartRules): busboy.Busboy {
  try {
    return busboy({
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
      limits: {
        fields: 20,
        fieldNameSize: 100,
        fieldSize: VALUE,
        files,
        // The parser already reports the limit when it is reached, not only when it is exceeded.
        fileSize: fileBytes + 1,
        parts: 30,
        headerPairs: 20,
      },
      defParamCharset: 'utf8',
    });
  } catch {
    throw unreadable('', 'Send the values as multipart/form-data.');
  }
}

function unreadable(field: string, message: string): PlatformError {
  return new PlatformError('badRequest', { problems: [{ field, message }] });
}
