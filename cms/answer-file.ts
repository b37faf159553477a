import { stripInvisible } from '#kit/text/strip-invisible.ts';

/** A file as it is sent, with the headers for its type and its caching. */
export interface AnsweredFile {
  readonly size: number;
  /** Including its quotes. */
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The bytes from `start` to `end`, both inclusive. Opens nothing before the first read. */
  read(start: number, end: number): AsyncGenerator<Uint8Array>;
}

/** GET and HEAD, `If-None-Match`, and one range at a time, with `If-Range`. */
export function answerFile(request: Request, file: AnsweredFile): Response {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return refuseFile(405, 'Only GET and HEAD', { Allow: 'GET, HEAD' });
  }
  const headers = new Headers({ ETag: file.etag, 'Accept-Ranges': 'bytes', ...fileSafety, ...file.headers });
  if (matches(request.headers.get('If-None-Match'), file.etag)) return new Response(null, { status: 304, headers });

  const asked = request.headers.get('If-Range') ?? file.etag;
  const range = asked === file.etag ? parseRange(request.headers.get('Range'), file.size) : null;
  if (range === 'unsatisfiable') {
    return refuseFile(416, 'There is no such part of this file', { 'Content-Range': `bytes */${file.size}` });
  }
  const { start, end } = range ?? { start: 0, end: file.size - 1 };
  headers.set('Content-Length', String(end - start + 1));
  if (range) headers.set('Content-Range', `bytes ${start}-${end}/${file.size}`);
  const body = request.method === 'HEAD' || file.size === 0 ? null : toWebStream(file.read(start, end));
  return new Response(body, { status: range ? 206 : 200, headers });
}

/** Uploaded files never execute in a browser, whatever they claim to be. */
const fileSafety = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "sandbox; default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'",
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

export function refuseFile(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new Response(text, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...fileSafety, ...headers },
  });
}

/** Makes browsers save the file under this name. RFC 6266: a plain name for old clients, and the real one in UTF-8. */
export function printDisposition(name: string | null): string {
  if (name === null) return 'attachment';
  const shown = stripInvisible(name);
  const plain = shown.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(shown).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** Parses one range: `bytes=0-99`, `bytes=100-` or `bytes=-100`. Null for several ranges or nonsense: send it all. */
function parseRange(header: string | null, size: number): { start: number; end: number } | 'unsatisfiable' | null {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return null;
  const start = first === '' ? Math.max(size - Number(last), 0) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < Number(first)) return null;
  return start >= size || (first === '' && Number(last) === 0) ? 'unsatisfiable' : { start, end };
}

function matches(header: string | null, etag: string): boolean {
  if (header === null) return false;
  return header.split(',').some((candidate) => [etag, `W/${etag}`, '*'].includes(candidate.trim()));
}

/** Opens nothing before it is read, so that a response whose body is never read leaves no file open. */
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
