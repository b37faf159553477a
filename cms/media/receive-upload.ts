import { errors } from '../errors.ts';
import { createFileId, type FileStore, type TemporaryFile } from './file-store.ts';
import type { Media, MediaUpload, Rendition } from './model.ts';
import { packPicture } from './pack-picture.ts';
import { readVideoSize } from './read-video-size.ts';
import { type FileType, SNIFF_LENGTH, sniffType } from './sniff-type.ts';

/** Bytes of an upload, at most. */
export const MAX_IMAGE_BYTES = 25 * 1024 * 1024;
export const MAX_FILE_BYTES = 200 * 1024 * 1024;

export type ReceivedFile = Pick<
  Media,
  'kind' | 'mimeType' | 'fileName' | 'file' | 'fileSize' | 'width' | 'height' | 'color' | 'renditions'
>;

/**
 * Takes an upload in: streams it to a temporary file within its limit, looks at its bytes, packs pictures anew, and leaves
 * finished files in their place. On any error nothing is left.
 */
export async function receiveUpload(files: FileStore, upload: MediaUpload, now: string): Promise<ReceivedFile> {
  const fileName = cleanFileName(upload.fileName);
  const incoming = await files.openTemporary();
  try {
    const type = await receiveBytes(incoming, upload.body, fileName);
    if (upload.md5 !== undefined && upload.md5.toLowerCase() !== incoming.md5()) throw errors.uploadHashMismatch();
    return type.kind === 'image'
      ? await storePicture(files, incoming, fileName, now)
      : await storeFile(files, incoming, type, fileName, now);
  } finally {
    await incoming.discard();
  }
}

async function receiveBytes(
  incoming: TemporaryFile,
  body: AsyncIterable<Uint8Array>,
  fileName: string,
): Promise<FileType> {
  let head = Buffer.alloc(0);
  let type: FileType | null = null;
  const decide = () => {
    const found = sniffType(head, fileName);
    if (!found)
      throw errors.uploadRefused('The content of this file is of no type that is accepted, or not what its name says.');
    return found;
  };
  for await (const chunk of body) {
    if (!type) {
      head = Buffer.concat([head, chunk.subarray(0, SNIFF_LENGTH - head.length)]);
      if (head.length >= SNIFF_LENGTH) type = decide();
    }
    const limit = type?.kind === 'image' ? MAX_IMAGE_BYTES : MAX_FILE_BYTES;
    if (incoming.size() + chunk.byteLength > limit) throw errors.uploadTooBig(limit);
    await incoming.write(chunk);
  }
  if (incoming.size() === 0) throw errors.uploadEmpty();
  const found = type ?? decide();
  if (found.kind === 'image' && incoming.size() > MAX_IMAGE_BYTES) throw errors.uploadTooBig(MAX_IMAGE_BYTES);
  await incoming.finish();
  return found;
}

async function storePicture(
  files: FileStore,
  incoming: TemporaryFile,
  fileName: string,
  now: string,
): Promise<ReceivedFile> {
  const { main, renditions, color } = await inTurn(() => packPicture(incoming.path));
  const id = createFileId();
  const written: string[] = [];
  try {
    const file = files.nameFile(id, '', main.extension, now);
    written.push(file);
    await files.writeFile(file, main.bytes);
    const stored: Rendition[] = [];
    for (const { width, height, mimeType, extension, bytes } of renditions) {
      const name = files.nameFile(id, `-${width}`, extension, now);
      written.push(name);
      await files.writeFile(name, bytes);
      stored.push({ file: name, mimeType, width, height, fileSize: bytes.byteLength });
    }
    stored.sort((a, b) => (a.mimeType < b.mimeType ? -1 : a.mimeType > b.mimeType ? 1 : a.width - b.width));
    const { width, height, mimeType, bytes } = main;
    return {
      kind: 'image',
      mimeType,
      fileName,
      file,
      fileSize: bytes.byteLength,
      width,
      height,
      color,
      renditions: stored,
    };
  } catch (error) {
    await files.removeFiles(written);
    throw error;
  }
}

async function storeFile(
  files: FileStore,
  incoming: TemporaryFile,
  type: FileType,
  fileName: string,
  now: string,
): Promise<ReceivedFile> {
  const isFilm = type.kind === 'video' && type.mimeType !== 'video/webm';
  const { width, height } = isFilm ? await readVideoSize(incoming.path) : { width: 0, height: 0 };
  const file = files.nameFile(createFileId(), '', type.extensions[0] ?? 'bin', now);
  await incoming.keep(file);
  const { kind, mimeType } = type;
  return { kind, mimeType, fileName, file, fileSize: incoming.size(), width, height, color: null, renditions: [] };
}

/** The last part of a path, without what no file system or header takes. */
function cleanFileName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  const clean = last
    .replace(/[\p{Cc}\p{Cf}\p{Surrogate}<>:"|?*]/gu, '')
    .trim()
    .replace(/^\.+/, '');
  return clean.slice(-200) || 'file';
}

// Each picture is decoded whole: two at a time keep memory and processor for everyone else.
const MAX_AT_ONCE = 2;
let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= MAX_AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
