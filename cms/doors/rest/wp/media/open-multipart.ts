import type { JsonValue } from '#cms-schema/json.ts';
import { limits } from '#contract/limits.ts';
import { decodeFormName } from '#kit/http/parse-content-disposition.ts';
import { MultipartError, type MultipartFile, type MultipartLimits, readMultipart } from '#kit/http/read-multipart.ts';
import { errors } from '../../../../errors.ts';
import { buildForm } from '../../parse-form.ts';
import { restErrors } from '../../rest-errors.ts';

export const multipartLimits = {
  /** The file plus its form fields. */
  bodyBytes: limits.upload.file + 1024 * 1024,
  files: 1,
  fileBytes: limits.upload.file,
  values: 200,
  valueBytes: 64 * 1024,
  nameBytes: 200,
} as const satisfies MultipartLimits;

/** The part that holds the file, as in WordPress. */
const FILE = 'file';

export interface MultipartUpload {
  readonly fileName: string;
  readonly content: AsyncIterable<Uint8Array>;
  /** The fields that precede the file. */
  readonly fields: ReadonlyMap<string, JsonValue>;
  /** Reads the rest of the body, once the content has been read: all fields, before and after the file. */
  readRest(): Promise<ReadonlyMap<string, JsonValue>>;
  /** Stops reading. */
  stop(): Promise<void>;
}

/**
 * Reads a multipart body up to its file; null if there is none. Throws, here and later, `haptera_body_unreadable`,
 * `haptera_body_too_large`, `haptera_upload_too_big` and `haptera_multipart_limit`.
 */
export async function openMultipart(
  stream: ReadableStream<Uint8Array>,
  contentType: string,
): Promise<MultipartUpload | null> {
  const parts = readMultipart(stream, contentType, multipartLimits);
  const fields: [string, string][] = [];
  const readOn = async (): Promise<MultipartFile | null> => {
    for (let next = await parts.next(); !next.done; next = await parts.next()) {
      const { value: part } = next;
      if (part.kind === 'value') fields.push([part.name, part.value]);
      else if (part.name === FILE) return part;
    }
    return null;
  };
  const file = await refusing(readOn);
  if (file === null) return null;
  return {
    fileName: decodeFormName(file.fileName),
    content: refuseFaults(file.content),
    fields: buildForm(fields),
    readRest: async () => {
      await refusing(readOn);
      return buildForm(fields);
    },
    stop: async () => {
      await parts.return();
    },
  };
}

async function* refuseFaults(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* content;
  } catch (error) {
    throw toRefusal(error);
  }
}

async function refusing<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    throw toRefusal(error);
  }
}

function toRefusal(error: unknown): unknown {
  if (!(error instanceof MultipartError)) return error;
  const { fault, part } = error;
  if (fault === 'unreadable') return restErrors.unreadableBody();
  if (fault === 'bodyBytes') return restErrors.bodyTooLarge(multipartLimits.bodyBytes);
  if (fault === 'fileBytes') return errors.uploadTooBig(multipartLimits.fileBytes);
  return restErrors.multipartLimit(fault, multipartLimits[fault], part);
}
