import { configFileRules } from '#session/config-file-rules.ts';
import { extensionOf } from '#session/contact-rules.ts';
import { feedbackFiles } from '#session/rules.ts';

/** A kind of file, recognized by its name and its bytes. */
export interface FileKind {
  readonly mediaType: string;
  /** Checks the first 32 bytes, or all bytes if there are fewer. */
  fits(head: Uint8Array): boolean;
  /** Whether the whole file must be read to check it. */
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
/**
 * The two-letter signature alone would match too much, so the length field of the header that follows is checked too.
 */
const bmp: FileKind = {
  mediaType: 'image/bmp',
  isText: false,
  fits: (head) => asText(head, 0, 2) === 'BM' && [12, 40, 52, 56, 64, 108, 124].includes(readUint32(head, 14)),
};
/** A haptic effect: JSON, as written by our own tools. */
const effect: FileKind = { mediaType: 'application/json', isText: true, fits: () => true };

const kinds: Readonly<Record<(typeof feedbackFiles.extensions)[number], FileKind>> = {
  png,
  jpg: jpeg,
  jpeg,
  bmp,
  he: effect,
};

/** Empty archives begin with other bytes and are refused. */
const zip: FileKind = {
  mediaType: 'application/zip',
  isText: false,
  fits: (head) => startsWith(head, [0x50, 0x4b, 0x03, 0x04]),
};

/** The kind that a feedback file with this name must have; null when such files are not accepted. */
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
    // Not UTF-8 or not JSON.
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
