import { addresses } from '#contract/addresses.ts';
import { configFileRules } from '#session/config-file-rules.ts';
import type { Place } from '../call.ts';
import type { Caller } from '../caller.ts';
import { PlatformError } from '../errors.ts';
import { type Upload, uploadPath } from './model.ts';
import type { UploadOperations } from './operations.ts';

const VERSION = '1.0.0';

/**
 * Resumable uploads: tus 1.0 (https://tus.io/protocols/resumable-upload) with its extensions creation,
 * termination and expiration. `Upload-Metadata` names the file as `filename`.
 */
export function createUploadPlace(uploads: UploadOperations): Place {
  const methods: Readonly<Record<string, (request: Request, below: string, caller: Caller) => Promise<Response>>> = {
    OPTIONS: async () =>
      answer(204, {
        'Tus-Version': VERSION,
        'Tus-Extension': 'creation,termination,expiration',
        'Tus-Max-Size': String(configFileRules.bytes),
      }),
    POST: async ({ headers }, below, caller) => {
      if (below !== '') throw new PlatformError('notFound');
      const bytes = readCount(headers, 'Upload-Length');
      const fileName = readFileName(headers.get('upload-metadata') ?? '');
      if (bytes === null || fileName === null) throw unreadable(bytes === null ? 'Upload-Length' : 'Upload-Metadata');
      const upload = await uploads.begin({ bytes, fileName }, caller);
      return answer(201, { Location: `${addresses.platform.path}${uploadPath}/${upload.id}`, ...printEnd(upload) });
    },
    HEAD: async (_request, below, caller) => {
      const upload = await uploads.look(requireId(below), caller);
      return answer(200, { ...printState(upload), 'Upload-Length': String(upload.bytes) });
    },
    PATCH: async (request, below, caller) => {
      const { headers } = request;
      const id = requireId(below);
      if (headers.get('content-type') !== 'application/offset+octet-stream') {
        throw new PlatformError('badRequest', { status: 415, problems: [problemWith('Content-Type')] });
      }
      const offset = readCount(headers, 'Upload-Offset');
      if (offset === null) throw unreadable('Upload-Offset');
      const part = { offset, bytes: readCount(headers, 'Content-Length'), body: request.body };
      return answer(204, printState(await uploads.append(id, part, caller)));
    },
    DELETE: async (_request, below, caller) => {
      await uploads.end(requireId(below), caller);
      return answer(204, {});
    },
  };

  return {
    path: uploadPath,
    headers: { 'Tus-Resumable': VERSION },
    accessOf: (method) => (method === 'OPTIONS' ? 'everyone' : 'account'),
    answer: async (request, below, caller) => {
      const act = Object.hasOwn(methods, request.method) ? methods[request.method] : undefined;
      if (act === undefined) {
        throw new PlatformError('invalidOperation', {
          status: 405,
          headers: { Allow: Object.keys(methods).join(', ') },
        });
      }
      if (request.method !== 'OPTIONS' && request.headers.get('tus-resumable') !== VERSION) {
        const problems = [problemWith('Tus-Resumable')];
        throw new PlatformError('badRequest', { status: 412, problems, headers: { 'Tus-Version': VERSION } });
      }
      return act(request, below, caller);
    },
  };
}

function answer(status: number, headers: Readonly<Record<string, string>>): Response {
  return new Response(null, { status, headers: { 'Cache-Control': 'no-store', ...headers } });
}

function printState(upload: Upload): Record<string, string> {
  return { 'Upload-Offset': String(upload.received), ...printEnd(upload) };
}

function printEnd({ expiresAt }: Upload): Record<string, string> {
  return { 'Upload-Expires': new Date(expiresAt).toUTCString() };
}

function requireId(below: string): string {
  if (!/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(below)) throw new PlatformError('notFound');
  return below;
}

/** A whole number of bytes; null when there is none. */
function readCount(headers: Headers, name: string): number | null {
  const text = headers.get(name) ?? '';
  return /^\d{1,15}$/.test(text) ? Number(text) : null;
}

/**
 * Reads `filename` from pairs of a key and a Base64 value, `filename d29ybGQ=,filetype …`; null when missing or not
 * UTF-8.
 */
function readFileName(metadata: string): string | null {
  const pairs = metadata.split(',').map((pair) => pair.trim().split(' '));
  const value = pairs.find(([key]) => key === 'filename')?.[1];
  if (value === undefined || value === '' || value.length > 2_000) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(value, 'base64'));
  } catch {
    // Not UTF-8.
    return null;
  }
}

function unreadable(header: string): PlatformError {
  return new PlatformError('badRequest', { problems: [problemWith(header)] });
}

function problemWith(header: string) {
  return { field: header, message: 'Missing, or not as tus 1.0 requires.' };
}
