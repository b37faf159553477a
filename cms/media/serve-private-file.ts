import { staffFiles } from '#contract/downloads.ts';
import { readFileAddress } from '#contract/private-files.ts';
import { type AnsweredFile, answerFile, printDisposition, refuseFile } from '../answer-file.ts';
import type { FileStore } from './file-store.ts';
import type { Media } from './model.ts';
import { type FileType, fileTypes } from './sniff-type.ts';
import { readStaffAddress } from './staff-address.ts';
import { printTypeHeaders } from './type-headers.ts';

export interface PrivateFileParts {
  readonly files: FileStore;
  readonly keys: { readonly fileAddresses: Buffer; readonly staffFiles: Buffer };
  /** The medium with this id if a published document offers it; otherwise null. */
  readonly findOffered: (id: number) => Promise<Media | null>;
  /** The medium that this file belongs to. */
  readonly findByFile: (file: string) => Promise<Media | null>;
  /** ISO 8601. */
  readonly now: () => string;
}

/**
 * Serves private files at short-lived signed addresses: below `/downloads/files` those that the platform opened for an
 * account, below `/downloads/staff` those that editors see in the library. Expired and forged addresses are 404, as are
 * those whose file is gone or has changed its visibility. Responses must not be cached on the way.
 */
export function createPrivateFileServer(parts: PrivateFileParts): (request: Request) => Promise<Response> {
  return async (request) => {
    const url = new URL(request.url);
    const found = url.pathname.startsWith(`${staffFiles}/`) ? await findForStaff(parts, url) : await find(parts, url);
    if (found === null) return refuseFile(404, 'Not found');
    const { media, file } = found;
    const size = await parts.files.sizeOf(file);
    const type = typeOf(file);
    if (size === null || type === undefined) return refuseFile(404, 'Not found');
    const isSaved = found.isSaved || type.kind === 'file';
    const answered: AnsweredFile = {
      size,
      etag: `"${file.slice(file.lastIndexOf('/') + 1)}"`,
      headers: {
        ...printTypeHeaders(type),
        'Cache-Control': 'private, no-store',
        'X-Robots-Tag': 'noindex',
        'Referrer-Policy': 'no-referrer',
        ...(isSaved && { 'Content-Disposition': printDisposition(media.fileName) }),
      },
      read: (start, end) => parts.files.read(file, start, end),
    };
    return answerFile(request, answered);
  };
}

interface Found {
  readonly media: Media;
  readonly file: string;
  readonly isSaved: boolean;
}

async function find({ keys, now, findOffered }: PrivateFileParts, url: URL): Promise<Found | null> {
  const asked = readFileAddress(keys.fileAddresses, url, now());
  const media = asked && (await findOffered(asked.fileId));
  // Its visibility may have changed since the address was signed.
  if (!media || media.visibility !== asked.visibility) return null;
  return { media, file: media.file, isSaved: true };
}

async function findForStaff({ keys, now, findByFile }: PrivateFileParts, url: URL): Promise<Found | null> {
  const name = readStaffAddress(keys.staffFiles, url, now());
  if (name === null) return null;
  const file = `private/${name}`;
  const media = await findByFile(file);
  return media && { media, file, isSaved: false };
}

function typeOf(file: string): FileType | undefined {
  const ending = file.slice(file.lastIndexOf('.') + 1);
  return Object.values<FileType>(fileTypes).find(({ extensions }) => extensions[0] === ending);
}
