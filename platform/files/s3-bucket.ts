import type { FilePart } from './file-store.ts';
import { escapeXml, readElements, readText } from './read-s3-answer.ts';
import type { S3Answer, S3Connection, S3Question } from './s3-connection.ts';

export interface StoredObject {
  readonly key: string;
  /** When it was written, or begun: milliseconds since 1970. */
  readonly at: number;
}

export interface UnfinishedObject extends StoredObject {
  readonly uploadId: string;
}

/**
 * The part of S3 that the file store needs. All methods throw `busy` when the store is unreachable or its response
 * invalid.
 */
export interface S3Bucket {
  put(key: string, bytes: Uint8Array<ArrayBuffer>): Promise<void>;
  /** The size in bytes; null when the object does not exist. */
  measure(key: string): Promise<number | null>;
  /** The whole object or the given part. */
  read(key: string, part: FilePart | null): Promise<ReadableStream<Uint8Array>>;
  remove(key: string): Promise<void>;
  list(prefix: string): AsyncGenerator<StoredObject>;
  /** Begins a multipart upload and returns its id. */
  beginParts(key: string): Promise<string>;
  /**
   * `number` starts at 1. All parts but the last must have at least 5 MiB. Returns the ETag needed to complete the
   * upload.
   */
  putPart(key: string, uploadId: string, number: number, bytes: Uint8Array<ArrayBuffer>): Promise<string>;
  /** The object exists only after this. */
  completeParts(key: string, uploadId: string, marks: readonly string[]): Promise<void>;
  abandonParts(key: string, uploadId: string): Promise<void>;
  /** Some stores return nothing unless the prefix is a whole key. */
  listUnfinished(prefix: string): AsyncGenerator<UnfinishedObject>;
}

export function openS3Bucket(connection: S3Connection): S3Bucket {
  const { ask, open, fail } = connection;

  /** Sends a request whose response must be an XML document of this kind. */
  const askFor = async (kind: string, question: S3Question): Promise<S3Answer> => {
    const answer = await ask(question);
    if (readElements(answer.text, 'Error').length > 0 || !new RegExp(`<${kind}[\\s>]`).test(answer.text)) {
      const code = readText(answer.text, 'Code');
      throw fail(
        question,
        code === null ? `an answer that is no ${kind}` : `${answer.status} with ${code.slice(0, 100)}`,
      );
    }
    return answer;
  };

  /** Yields the pages of a list one after another. */
  async function* turnPages(
    kind: string,
    query: Readonly<Record<string, string>>,
    nextOf: (page: string) => Readonly<Record<string, string | null>>,
  ): AsyncGenerator<string> {
    let next: Readonly<Record<string, string>> = {};
    for (;;) {
      const question: S3Question = { method: 'GET', key: '', query: { ...query, ...next }, takes: [200] };
      const { text } = await askFor(kind, question);
      yield text;
      if (readText(text, 'IsTruncated') !== 'true') return;
      const marks = Object.entries(nextOf(text)).flatMap(([name, value]) => (value === null ? [] : [[name, value]]));
      const following: Readonly<Record<string, string>> = Object.fromEntries(marks);
      if (JSON.stringify(following) === JSON.stringify(next) || marks.length === 0) {
        throw fail(question, 'a list that does not go on');
      }
      next = following;
    }
  }

  return {
    put: async (key, body) => void (await ask({ method: 'PUT', key, body, takes: [200] })),

    measure: async (key) => {
      const question: S3Question = { method: 'HEAD', key, takes: [200, 404] };
      const { status, headers } = await ask(question);
      if (status === 404) return null;
      const bytes = readLength(headers);
      if (bytes === null) throw fail(question, 'an object without a size');
      return bytes;
    },

    read: (key, part) => {
      const range = part === null ? {} : { range: `bytes=${part.first}-${part.last}` };
      return open({ method: 'GET', key, ...range, takes: [part === null ? 200 : 206] }, (headers) => {
        const bytes = readLength(headers);
        if (bytes === null) throw new Error('an object without a size');
        if (part === null) return bytes;
        const isAsked = headers.get('content-range')?.startsWith(`bytes ${part.first}-${part.last}/`) ?? false;
        if (!isAsked || bytes !== part.last - part.first + 1) throw new Error('another part than was asked for');
        return bytes;
      });
    },

    remove: async (key) => void (await ask({ method: 'DELETE', key, takes: [200, 204, 404] })),

    list: async function* (prefix) {
      const query = { 'list-type': '2', prefix };
      const nextOf = (page: string) => ({ 'continuation-token': readText(page, 'NextContinuationToken') });
      for await (const page of turnPages('ListBucketResult', query, nextOf)) {
        for (const entry of readElements(page, 'Contents')) {
          const key = readText(entry, 'Key') ?? '';
          const at = Date.parse(readText(entry, 'LastModified') ?? '');
          if (key.startsWith(prefix) && !Number.isNaN(at)) yield { key, at };
        }
      }
    },

    beginParts: async (key) => {
      const question: S3Question = { method: 'POST', key, query: { uploads: '' }, takes: [200] };
      const { text } = await askFor('InitiateMultipartUploadResult', question);
      const uploadId = readText(text, 'UploadId');
      if (!uploadId) throw fail(question, 'an upload without an id');
      return uploadId;
    },

    putPart: async (key, uploadId, number, body) => {
      const query = { partNumber: String(number), uploadId };
      const question: S3Question = { method: 'PUT', key, query, body, takes: [200] };
      const { headers } = await ask(question);
      const mark = headers.get('etag');
      if (!mark) throw fail(question, 'a part without a mark');
      return mark;
    },

    completeParts: async (key, uploadId, marks) => {
      const parts = marks.map(
        (mark, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${escapeXml(mark)}</ETag></Part>`,
      );
      const body = new TextEncoder().encode(`<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`);
      const question: S3Question = { method: 'POST', key, query: { uploadId }, body, takes: [200] };
      // The store may send status 200 long before it is done, and report a failure in the body.
      await askFor('CompleteMultipartUploadResult', question);
    },

    abandonParts: async (key, uploadId) =>
      void (await ask({ method: 'DELETE', key, query: { uploadId }, takes: [200, 204, 404] })),

    listUnfinished: async function* (prefix) {
      const nextOf = (page: string) => ({
        'key-marker': readText(page, 'NextKeyMarker'),
        'upload-id-marker': readText(page, 'NextUploadIdMarker'),
      });
      for await (const page of turnPages('ListMultipartUploadsResult', { uploads: '', prefix }, nextOf)) {
        for (const entry of readElements(page, 'Upload')) {
          const key = readText(entry, 'Key') ?? '';
          const uploadId = readText(entry, 'UploadId') ?? '';
          const at = Date.parse(readText(entry, 'Initiated') ?? '');
          if (key.startsWith(prefix) && uploadId !== '' && !Number.isNaN(at)) yield { key, uploadId, at };
        }
      }
    },
  };
}

function readLength(headers: Headers): number | null {
  const sent = headers.get('content-length') ?? '';
  return /^\d{1,15}$/.test(sent) ? Number(sent) : null;
}
