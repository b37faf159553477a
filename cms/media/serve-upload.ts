import type { FileStore } from './file-store.ts';
import { type FileType, fileTypes } from './sniff-type.ts';

/** Everything below the root that this serves. */
const ADDRESS = /^\/(uploads\/\d{4}\/\d{2}\/[0-9a-f]{32}(?:-\d{1,5})?\.([a-z0-9]{2,5}))$/;

export interface UploadNames {
  /** The name under which a file is to be saved by whoever downloads it. */
  getFileName(file: string): Promise<string | null>;
}

/**
 * Uploaded files: never change (a year in every cache), never run (`nosniff`, `sandbox`), and what is no picture, film or
 * sound is saved rather than opened. One range at a time. 404 for everything else.
 */
export function createUploadServer(files: FileStore, names: UploadNames): (request: Request) => Promise<Response> {
  return async (request) => {
    const match = ADDRESS.exec(new URL(request.url).pathname);
    const [, file = '', extension = ''] = match ?? [];
    const type = Object.values<FileType>(fileTypes).find(({ extensions }) => extensions[0] === extension);
    const size = match && type ? await files.sizeOf(file) : null;
    if (!type || size === null) return refuse(404, 'Not found');
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return refuse(405, 'Only GET and HEAD', { Allow: 'GET, HEAD' });

    const headers = new Headers({
      'Content-Type': type.mimeType,
      'Cache-Control': 'public, max-age=31536000, immutable',
      ETag: `"${file.slice(file.lastIndexOf('/') + 1)}"`,
      'Accept-Ranges': 'bytes',
      ...safety,
    });
    if (type.kind === 'file') headers.set('Content-Disposition', printDisposition(await names.getFileName(file)));
    if (matches(request.headers.get('If-None-Match'), headers.get('ETag')))
      return new Response(null, { status: 304, headers });

    const asked = request.headers.get('If-Range') ?? headers.get('ETag');
    const range = asked === headers.get('ETag') ? parseRange(request.headers.get('Range'), size) : null;
    if (range === 'unsatisfiable') {
      return refuse(416, 'There is no such part of this file', { 'Content-Range': `bytes */${size}` });
    }
    const { start, end } = range ?? { start: 0, end: size - 1 };
    headers.set('Content-Length', String(end - start + 1));
    if (range) headers.set('Content-Range', `bytes ${start}-${end}/${size}`);
    const body = request.method === 'HEAD' || size === 0 ? null : toWebStream(files.read(file, start, end));
    return new Response(body, { status: range ? 206 : 200, headers });
  };
}

const safety = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "sandbox; default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'",
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

function refuse(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new Response(text, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...safety, ...headers },
  });
}

/** The first of `bytes=0-99`, `bytes=100-`, `bytes=-100`; null to send everything, as for several ranges or nonsense. */
function parseRange(header: string | null, size: number): { start: number; end: number } | 'unsatisfiable' | null {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return null;
  const start = first === '' ? Math.max(size - Number(last), 0) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < Number(first)) return null;
  return start >= size || (first === '' && Number(last) === 0) ? 'unsatisfiable' : { start, end };
}

function matches(header: string | null, etag: string | null): boolean {
  if (header === null || etag === null) return false;
  return header.split(',').some((candidate) => [etag, `W/${etag}`, '*'].includes(candidate.trim()));
}

/** RFC 6266: a plain name for old clients, the real one in UTF-8. */
function printDisposition(name: string | null): string {
  if (name === null) return 'attachment';
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** Opens nothing before it is read: an answer whose body nobody takes leaves no file open. */
function toWebStream(bytes: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await bytes.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        await bytes.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
}
