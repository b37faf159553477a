import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Visibility } from '#cms-schema/visibility.ts';
import { limits } from '#contract/limits.ts';
import { digestFile } from '#kit/digest-file.ts';
import { listCharacters } from '#kit/text/characters.ts';
import { stripInvisible } from '#kit/text/strip-invisible.ts';
import { toNfc } from '#kit/text/to-nfc.ts';
import { errors } from '../errors.ts';
import { type CleanSvg, cleanSvg } from './clean-svg.ts';
import { onDisk, requireRoom } from './disk-room.ts';
import { createFileId, type FileStore, type IncomingUpload } from './file-store.ts';
import type { Media, MediaUpload, Rendition } from './model.ts';
import type { PicturePacker } from './picture-packer.ts';
import type { PackedFile } from './picture-packing.ts';
import { placeFile } from './place.ts';
import { readVideoSize } from './read-video-size.ts';
import { type FileType, fileTypes, isHeic, SNIFF_LENGTH, sniffType } from './sniff-type.ts';
import { SvgRefusal } from './svg-element.ts';
import { svgLimits } from './svg-rules.ts';

/** The overhead of a form upload: fields, names and boundaries. */
const FORM_BYTES = 1024 * 1024;

export type ReceivedFile = Pick<
  Media,
  | 'kind'
  | 'mimeType'
  | 'fileName'
  | 'file'
  | 'fileSize'
  | 'sha256'
  | 'sourceSha256'
  | 'width'
  | 'height'
  | 'color'
  | 'renditions'
>;

/** A complete upload, flushed to its own folder, whose final file names are known but not placed yet. */
export interface ReceivedUpload {
  readonly media: ReceivedFile;
  /** Moves the files to their final place for this visibility. As in `IncomingUpload`. */
  place(visibility: Visibility): Promise<void>;
  takeBack(): Promise<void>;
  discard(): Promise<void>;
}

/**
 * Receives an upload: streams it to its own folder within its size limit, inspects its bytes, and re-encodes pictures.
 * Leaves nothing behind on errors.
 */
export function receiveUpload(stores: UploadStores, upload: MediaUpload, now: string): Promise<ReceivedUpload> {
  return onDisk(async () => {
    if ((upload.expectedBytes ?? 0) > limits.upload.file + FORM_BYTES) throw errors.uploadTooBig(limits.upload.file);
    const incoming = await stores.files.openUpload(upload.expectedBytes);
    try {
      const { media, moves } = await receiveInto(incoming, stores, upload, now);
      return {
        media,
        place: (visibility) =>
          onDisk(() => incoming.place(new Map([...moves].map(([from, file]) => [from, placeFile(file, visibility)])))),
        takeBack: incoming.takeBack,
        discard: incoming.discard,
      };
    } catch (error) {
      await incoming.discard();
      throw error;
    }
  });
}

export interface UploadStores {
  readonly files: FileStore;
  readonly packer: PicturePacker;
}

async function receiveInto(
  incoming: IncomingUpload,
  { files, packer }: UploadStores,
  upload: MediaUpload,
  now: string,
) {
  const sentName = cleanFileName(upload.fileName);
  const isFetched = upload.fetchedFrom !== undefined;
  const type = await receiveBytes(incoming, upload.body, sentName, isFetched);
  const fileName = isFetched ? `${sentName}.${type.extensions[0]}` : sentName;
  if (upload.md5 !== undefined && upload.md5.toLowerCase() !== incoming.md5()) throw errors.uploadHashMismatch();
  const id = createFileId();
  const name: Name = (suffix, extension) => files.nameFile(id, suffix, extension, now);
  const { media, moves } =
    type === fileTypes.svg
      ? await prepareDrawing(incoming, name)
      : type.kind === 'image'
        ? await preparePicture(packer, incoming, name, upload)
        : await prepareFile(incoming, type, name);
  // The generated files have taken additional space.
  await requireRoom(incoming.folder, 0);
  return { media: { ...(await addChecksums({ media, moves }, incoming)), fileName }, moves };
}

async function addChecksums({ media, moves }: Prepared, incoming: IncomingUpload) {
  const sourceSha256 = incoming.sha256();
  const hashes = new Map<string, string>();
  for (const [from, file] of moves) hashes.set(file, from === incoming.path ? sourceSha256 : await digestFile(from));
  const hashOf = (file: string) => {
    const hash = hashes.get(file);
    if (hash === undefined) throw new TypeError(`${file} was not prepared.`);
    return hash;
  };
  const renditions = media.renditions.map((one): Rendition => ({ ...one, sha256: hashOf(one.file) }));
  return { ...media, sha256: hashOf(media.file), sourceSha256, renditions };
}

async function receiveBytes(
  incoming: IncomingUpload,
  body: AsyncIterable<Uint8Array>,
  fileName: string,
  isFetched: boolean,
): Promise<FileType> {
  let head = Buffer.alloc(0);
  let type: FileType | null = null;
  const decide = () => {
    const found = sniffType(head, fileName);
    if (found && (!isFetched || found.kind === 'image')) return found;
    if (isFetched && !isHeic(head)) throw errors.notFetched('not_a_picture');
    const reason = isHeic(head)
      ? 'HEIC pictures cannot be read here: export it as JPEG, PNG or WebP.'
      : 'This type of file is not accepted, or its content does not match its name.';
    throw errors.uploadRefused(`${reason} Accepted are ${acceptedNames}.`);
  };
  for await (const chunk of tellBreaks(body)) {
    if (!type) {
      head = Buffer.concat([head, chunk.subarray(0, SNIFF_LENGTH - head.length)]);
      if (head.length >= SNIFF_LENGTH) type = decide();
    }
    const limit = type === null ? limits.upload.file : limitOf(type);
    if (incoming.size() + chunk.byteLength > limit) throw errors.uploadTooBig(limit);
    await incoming.write(chunk);
  }
  if (incoming.size() === 0) throw errors.uploadEmpty();
  const found = type ?? decide();
  if (incoming.size() > limitOf(found)) throw errors.uploadTooBig(limitOf(found));
  await incoming.finish();
  return found;
}

function limitOf(type: FileType): number {
  if (type === fileTypes.svg) return svgLimits.bytes;
  return type.kind === 'image' ? limits.upload.image : limits.upload.file;
}

const acceptedNames = Object.values<FileType>(fileTypes)
  .map(({ extensions }) => extensions[0]?.toUpperCase())
  .join(', ');

/**
 * Reports a client that disconnects as an aborted upload, not as a server error. Errors with a status are more
 * specific.
 */
async function* tellBreaks(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* body;
  } catch (error) {
    throw error instanceof Error && 'status' in error ? error : errors.uploadAborted(error);
  }
}

interface Prepared {
  readonly media: Omit<ReceivedFile, 'fileName' | 'sha256' | 'sourceSha256'>;
  /** From paths in the folder to paths below the data folder. */
  readonly moves: ReadonlyMap<string, string>;
}

type Name = (suffix: string, extension: string) => string;

async function preparePicture(
  packer: PicturePacker,
  { path, folder }: IncomingUpload,
  name: Name,
  { signal, isPatient = false }: MediaUpload,
): Promise<Prepared> {
  const { main, renditions, color } = await packer.pack({ path, folder }, signal, isPatient ? 10 : 1);
  const file = name('', main.extension);
  const moves = new Map([[main.path, file]]);
  const stored = renditions.map((packed): Rendition => {
    const own = name(`-${packed.width}`, packed.extension);
    moves.set(packed.path, own);
    return { file: own, ...describe(packed) };
  });
  stored.sort((a, b) => (a.mimeType < b.mimeType ? -1 : a.mimeType > b.mimeType ? 1 : a.width - b.width));
  return { media: { kind: 'image', file, ...describe(main), color, renditions: stored }, moves };
}

function describe({ mimeType, width, height, fileSize }: PackedFile): Omit<Rendition, 'file'> {
  return { mimeType, width, height, fileSize };
}

async function prepareDrawing({ path, folder }: IncomingUpload, name: Name): Promise<Prepared> {
  const { source, width, height } = readDrawing(await readFile(path));
  const clean = join(folder, 'clean.svg');
  await writeFile(clean, source, { flush: true });
  const file = name('', 'svg');
  const { mimeType } = fileTypes.svg;
  const fileSize = Buffer.byteLength(source);
  const media = { kind: 'image' as const, mimeType, file, fileSize, width, height, color: null, renditions: [] };
  return { media, moves: new Map([[clean, file]]) };
}

function readDrawing(bytes: Buffer): CleanSvg {
  try {
    return cleanSvg(bytes);
  } catch (error) {
    throw error instanceof SvgRefusal ? errors.uploadRefused(error.message) : error;
  }
}

async function prepareFile(incoming: IncomingUpload, type: FileType, name: Name): Promise<Prepared> {
  const { kind, mimeType } = type;
  const isFilm = kind === 'video' && mimeType !== 'video/webm';
  const { width, height } = isFilm ? await readVideoSize(incoming.path) : { width: 0, height: 0 };
  const file = name('', type.extensions[0] ?? 'bin');
  const media = { kind, mimeType, file, fileSize: incoming.size(), width, height, color: null, renditions: [] };
  return { media, moves: new Map([[incoming.path, file]]) };
}

/** The last part of a path, without characters that file systems or headers do not allow. */
function cleanFileName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  const clean = stripInvisible(toNfc(last))
    .replace(/[\p{Surrogate}<>:|?*]/gu, '')
    .trim()
    .replace(/^\.+/, '');
  return [...listCharacters(clean)].slice(-200).join('') || 'file';
}
