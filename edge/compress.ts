import type { Transform } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import type { Encoding } from './accepted-encodings.ts';

export interface Compressed {
  br: Buffer | null;
  gzip: Buffer | null;
}

/** Compresses a whole body with both encodings, on zlib's threads; `null` where that would not make it smaller. */
export async function compress(body: Buffer, effort: 'quick' | 'hard'): Promise<Compressed> {
  if (body.length < WORTHWHILE_BYTES) return { br: null, gzip: null };
  const [br, gz] = await Promise.all([
    brotliAsync(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: effort === 'quick' ? 5 : 11,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
    gzipAsync(body, { level: effort === 'quick' ? 6 : 9 }),
  ]);
  return { br: br.length < body.length ? br : null, gzip: gz.length < body.length ? gz : null };
}

/** A compression stream for responses that are passed through: lower effort, since it is spent on every request. */
export function createCompressor(encoding: Exclude<Encoding, 'identity'>): Transform {
  return encoding === 'br'
    ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
    : createGzip({ level: 5 });
}

/** Whether this `Content-Type` compresses well. Event streams do too, but must not be buffered in a compressor. */
export function isCompressible(contentType: string | undefined): boolean {
  return contentType !== undefined && COMPRESSIBLE.test(contentType);
}

/** Below this size compression saves nothing: the plain response fits into one packet as well. */
export const WORTHWHILE_BYTES = 860;

const COMPRESSIBLE =
  /^\s*(?:text\/(?!event-stream)[\w.+-]+|image\/(?:svg\+xml|x-icon|bmp)|font\/(?:ttf|otf)|application\/(?:javascript|json|xml|wasm|graphql|[\w.-]+\+(?:json|xml)))\s*(?:;|$)/i;

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);
