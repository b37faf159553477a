import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedEncodings, type Encoding } from './accepted-encodings.ts';
import { type Compressed, compress } from './compress.ts';

/**
 * How a request was answered, as reported in `X-Edge`: from the cache, fetched and cached, with a stale page, or passed
 * through.
 */
export type PageState = 'hit' | 'miss' | 'stale' | 'pass';

/**
 * A response ready to be sent to anybody: its body in up to three encodings with their headers, all prepared in
 * advance.
 */
export interface FinishedPage {
  status: number;
  /** Hash of status, headers and plain body: pages with the same fingerprint are identical. */
  fingerprint: string;
  content: PageContent;
  variants: Partial<Record<Encoding, Variant>> & { identity: Variant };
  /** Estimated memory use. */
  bytes: number;
}

interface Variant {
  body: Buffer;
  /** Headers of a hit as a flat list; the last value is the `X-Edge` state. */
  head: string[];
  notModifiedHead: string[];
}

export interface PageContent {
  status: number;
  /** Flat list, without `Content-Length`, `ETag`, `Vary` and `Content-Encoding`. */
  headers: readonly string[];
  body: Buffer;
  isCompressible: boolean;
}

/** Compresses with low effort. When `previous` is the same page, it is returned and nothing is compressed. */
export async function finishPage(content: PageContent, previous: FinishedPage | null): Promise<FinishedPage> {
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([content.status, content.headers]))
    .update(content.body)
    .digest('base64url')
    .slice(0, 27);
  if (previous?.fingerprint === fingerprint) return previous;
  const compressed = content.isCompressible ? await compress(content.body, 'quick') : NOTHING;
  return assemble(content, fingerprint, compressed, '');
}

/** The same page, compressed as well as possible. Takes tenths of a second on another thread. */
export async function recompressPage(page: FinishedPage): Promise<FinishedPage> {
  const hard = await compress(page.content.body, 'hard');
  const smaller = (ours: Buffer | null, theirs: Buffer | undefined) =>
    ours !== null && (theirs === undefined || ours.length < theirs.length) ? ours : (theirs ?? null);
  const best = {
    br: smaller(hard.br, page.variants.br?.body),
    gzip: smaller(hard.gzip, page.variants.gzip?.body),
  };
  return assemble(page.content, page.fingerprint, best, '.11');
}

/** Sends the visitor's preferred encoding, or 304 when they already have the page. */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: FinishedPage,
  state: PageState,
): void {
  const variant = pickVariant(page, request.headers['accept-encoding']);
  const ifNoneMatch = request.headers['if-none-match'];
  if (ifNoneMatch !== undefined && page.status === 200 && matchesTag(ifNoneMatch, page.fingerprint)) {
    response.writeHead(304, state === 'hit' ? variant.notModifiedHead : withState(variant.notModifiedHead, state));
    response.end();
    return;
  }
  response.writeHead(page.status, state === 'hit' ? variant.head : withState(variant.head, state));
  if (request.method === 'HEAD') response.end();
  else response.end(variant.body);
}

function pickVariant(page: FinishedPage, header: string | undefined): Variant {
  for (const encoding of acceptedEncodings(header)) {
    const variant = page.variants[encoding];
    if (variant !== undefined) return variant;
  }
  return page.variants.identity;
}

/** The ETags of all encodings of a page share a prefix: a visitor who has one encoding has the page. */
function matchesTag(ifNoneMatch: string, fingerprint: string): boolean {
  return ifNoneMatch.trim() === '*' || ifNoneMatch.includes(`"${fingerprint}`);
}

function withState(head: readonly string[], state: PageState): string[] {
  return [...head.slice(0, -1), state];
}

const NOTHING: Compressed = { br: null, gzip: null };

function assemble(content: PageContent, fingerprint: string, compressed: Compressed, suffix: string): FinishedPage {
  const variant = (body: Buffer, encoding: Encoding): Variant => {
    const etag = `"${fingerprint}${encoding === 'identity' ? '' : `-${encoding}${suffix}`}"`;
    const shared = [...content.headers, ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding])];
    const vary = content.isCompressible ? ['Vary', 'Accept-Encoding'] : [];
    return {
      body,
      head: [...shared, ...vary, 'ETag', etag, 'Content-Length', String(body.length), 'X-Edge', 'hit'],
      notModifiedHead: [...withoutContent(content.headers), ...vary, 'ETag', etag, 'X-Edge', 'hit'],
    };
  };
  const variants: FinishedPage['variants'] = { identity: variant(content.body, 'identity') };
  if (compressed.br !== null) variants.br = variant(compressed.br, 'br');
  if (compressed.gzip !== null) variants.gzip = variant(compressed.gzip, 'gzip');
  let bytes = ENTRY_OVERHEAD;
  for (const { body, head } of Object.values(variants)) bytes += body.length + 2 * lengthOf(head);
  return { status: content.status, fingerprint, content, variants, bytes };
}

/** Estimate of the objects, strings and map slots that an entry takes besides its bodies and headers. */
const ENTRY_OVERHEAD = 1_500;

function lengthOf(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + text.length, 0);
}

/** Removes headers that describe a body, which do not belong in a 304 (RFC 9110, 15.4.5). */
function withoutContent(headers: readonly string[]): string[] {
  const kept: string[] = [];
  for (let at = 0; at + 1 < headers.length; at += 2) {
    const name = headers[at] ?? '';
    if (/^content-(?:type|language|disposition|encoding|length)$/i.test(name)) continue;
    kept.push(name, headers[at + 1] ?? '');
  }
  return kept;
}
