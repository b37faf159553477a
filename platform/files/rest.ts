import { type BoundCall, bindFile } from '../call.ts';
import type { PlatformCore } from '../core.ts';
import { PlatformError } from '../errors.ts';
import { answerFile } from '../staff/answer-file.ts';
import { openFile } from './calls.ts';
import type { FileStore } from './file-store.ts';
import { readRange } from './read-range.ts';
import { isLinkOpen } from './sign-link.ts';

/** A store of files, and how to look up their names. */
export interface FileSource {
  readonly files: FileStore;
  /** `tag` changes with the content. Null when the file does not exist. */
  find(id: string): Promise<{ readonly name: string; readonly tag: string } | null>;
}

/** The only call that serves private files. */
export function fileCalls(core: PlatformCore, sources: readonly FileSource[]): readonly BoundCall[] {
  return [
    bindFile(openFile, async ({ id, until, signature }, _caller, { headers }) => {
      if (!isLinkOpen(core.keys.files, { id, until, signature }, core.now()))
        throw new PlatformError('missingResource');
      for (const source of sources) {
        const found = await source.find(id);
        if (found !== null) return answerPart(source.files, id, found, headers);
      }
      throw new PlatformError('missingResource');
    }),
  ];
}

async function answerPart(
  files: FileStore,
  id: string,
  { name, tag }: { readonly name: string; readonly tag: string },
  headers: Headers,
): Promise<Response> {
  const bytes = await files.measure(id);
  if (bytes === null) throw new PlatformError('missingResource');
  const etag = `"${tag}"`;
  const part = readRange(headers, bytes, etag);
  if (part === 'beyond') {
    return new Response(null, {
      status: 416,
      headers: { 'Content-Range': `bytes */${bytes}`, 'Cache-Control': 'no-store' },
    });
  }
  const length = part === null ? bytes : part.last - part.first + 1;
  const about = { name, mediaType: 'application/octet-stream', bytes: length };
  const whole = answerFile(await files.read(id, part), about);
  whole.headers.set('Accept-Ranges', 'bytes');
  whole.headers.set('ETag', etag);
  if (part === null) return whole;
  whole.headers.set('Content-Range', `bytes ${part.first}-${part.last}/${bytes}`);
  return new Response(whole.body, { status: 206, headers: whole.headers });
}
