import { configFileRules } from '#session/config-file-rules.ts';
import { extensionOf } from '#session/contact-rules.ts';
import { feedbackFiles } from '#session/rules.ts';

/** What a file is, by its name and by its bytes. */
export interface FileKind {
  readonly mediaType: string;
  /** Judges the first 32 bytes, or all that there are. */
  fits(head: Uint8Array): boolean;
  /** Whether the whole of it must be read to be judged. */
  readonly isText: boolean;
}

const png: FileKind = {
  mediaType: 'image/png',
  isText: false,
  fits: (head) => startsWith(head, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) && asText(head, 12, 16) === 'IHDR',
};
const jpeg: FileKind = {
  mediaType: 'image/jpeg',
  isText: false,
  fits: (head) => startsWith(head, [0xff, 0xd8, 0xff]),
};
/** Two letters alone would fit too much: the header that follows says how long it is itself. */
const bmp: FileKind = {
  mediaType: 'image/bmp',
  isText: false,
  fits: (head) => asText(head, 0, 2) === 'BM' && [12, 40, 52, 56, 64, 108, 124].includes(readUint32(head, 14)),
};
/** A haptic effect: JSON, as our own tools write it. */
const effect: FileKind = { mediaType: 'application/json', isText: true, fits: () => true };

const kinds: Readonly<Record<(typeof feedbackFiles.extensions)[number], FileKind>> = {
  png,
  jpg: jpeg,
  jpeg,
  bmp,
  he: effect,
};

/** Archives with nothing in them begin otherwise and are refused. */
const zip: FileKind = {
  mediaType: 'application/zip',
  isText: false,
  fits: (head) => startsWith(head, [0x50, 0x4b, 0x03, 0x04]),
};

/** What a file of this name must be; null when such files are not taken. */
export function findFileKind(name: string): FileKind | null {
  const extension = feedbackFiles.extensions.find((known) => known === extensionOf(name));
  return extension === undefined ? null : kinds[extension];
}

const configKinds: Readonly<Record<(typeof configFileRules.extensions)[number], FileKind>> = {
  zip,
  he: effect,
  json: effect,
};

/** The same for config files. */
export function findConfigFileKind(name: string): FileKind | null {
  const extension = configFileRules.extensions.find((known) => known === extensionOf(name));
  return extension === undefined ? null : configKinds[extension];
}

/** Whether bytes are a haptic effect: an object in JSON, in UTF-8. */
export function isEffect(bytes: Uint8Array): boolean {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    // Not UTF-8 or not JSON: both are answers.
    return false;
  }
}

function startsWith(head: Uint8Array, bytes: readonly number[]): boolean {
  return head.length >= bytes.length && bytes.every((byte, at) => head[at] === byte);
}

function asText(head: Uint8Array, from: number, to: number): string {
  return Buffer.from(head.subarray(from, to)).toString('latin1');
}

/** Little-endian; 0 beyond the end. */
function readUint32(head: Uint8Array, at: number): number {
  return head.length < at + 4 ? 0 : Buffer.from(head.subarray(at, at + 4)).readUInt32LE();
}
