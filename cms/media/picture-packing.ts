/** The messages between the CMS and its picture process. */

export interface PackingJob {
  /** The path of the picture, and the folder for the resulting files. */
  readonly path: string;
  readonly folder: string;
}

export interface PackedFile {
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly mimeType: string;
  readonly extension: string;
  /** Bytes. */
  readonly fileSize: number;
}

export interface PackedPicture {
  /** The picture itself: upright, in a format that all browsers support, at most 2560 pixels wide and 12 megapixels. */
  readonly main: PackedFile;
  readonly renditions: readonly PackedFile[];
  /** Dominant colour, `#rrggbb`. */
  readonly color: string;
}

export type PackingResult =
  | ({ readonly kind: 'packed' } & PackedPicture)
  | { readonly kind: 'unreadable'; readonly reason: string }
  | { readonly kind: 'too-large'; readonly width: number; readonly height: number; readonly frames: number }
  /** It would exceed the memory limit of the process. */
  | { readonly kind: 'too-costly' }
  | { readonly kind: 'disk-full' };

export function readJob(message: unknown): PackingJob | null {
  if (!isRecord(message)) return null;
  const { path, folder } = message;
  return typeof path === 'string' && typeof folder === 'string' ? { path, folder } : null;
}

/** Null if the message is not a result. */
export function readResult(message: unknown): PackingResult | null {
  if (!isRecord(message)) return null;
  const { kind, reason, width, height, frames } = message;
  if (kind === 'too-costly' || kind === 'disk-full') return { kind };
  if (kind === 'unreadable' && typeof reason === 'string') return { kind, reason };
  if (kind === 'too-large' && typeof width === 'number' && typeof height === 'number' && typeof frames === 'number') {
    return { kind, width, height, frames };
  }
  return kind === 'packed' ? readPicture(message) : null;
}

function readPicture({ main, renditions, color }: Record<string, unknown>): PackingResult | null {
  const file = readFile(main);
  if (!file || !Array.isArray(renditions) || typeof color !== 'string') return null;
  const read = renditions.map(readFile).filter((one) => one !== null);
  return read.length === renditions.length ? { kind: 'packed', main: file, renditions: read, color } : null;
}

function readFile(value: unknown): PackedFile | null {
  if (!isRecord(value)) return null;
  const { path, width, height, mimeType, extension, fileSize } = value;
  if (typeof path !== 'string' || typeof mimeType !== 'string' || typeof extension !== 'string') return null;
  if (typeof width !== 'number' || typeof height !== 'number' || typeof fileSize !== 'number') return null;
  return { path, width, height, mimeType, extension, fileSize };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
