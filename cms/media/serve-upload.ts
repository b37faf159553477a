import { answerFile, printDisposition, refuseFile } from '../answer-file.ts';
import type { FileStore } from './file-store.ts';
import { type FileType, fileTypes } from './sniff-type.ts';
import { printTypeHeaders } from './type-headers.ts';

/** All paths that this serves. */
const ADDRESS = /^\/(uploads\/\d{4}\/\d{2}\/[0-9a-f]{32}(?:-\d{1,5})?\.([a-z0-9]{2,5}))$/;

export interface UploadNames {
  /** The name under which browsers save a downloaded file. */
  getFileName(file: string): Promise<string | null>;
}

/**
 * Serves uploaded files. They are immutable (cached for a year) and never execute (`nosniff`, `sandbox`); all but
 * pictures, videos and sounds are downloaded instead of opened. One range at a time. 404 for everything else.
 */
export function createUploadServer(files: FileStore, names: UploadNames): (request: Request) => Promise<Response> {
  return async (request) => {
    const match = ADDRESS.exec(new URL(request.url).pathname);
    const [, file = '', extension = ''] = match ?? [];
    const type = Object.values<FileType>(fileTypes).find(({ extensions }) => extensions[0] === extension);
    const size = match && type ? await files.sizeOf(file) : null;
    if (!type || size === null) return refuseFile(404, 'Not found');
    return answerFile(request, {
      size,
      etag: `"${file.slice(file.lastIndexOf('/') + 1)}"`,
      headers: {
        ...printTypeHeaders(type),
        'Cache-Control': 'public, max-age=31536000, immutable',
        ...(type.kind === 'file' && { 'Content-Disposition': printDisposition(await names.getFileName(file)) }),
      },
      read: (start, end) => files.read(file, start, end),
    });
  };
}
