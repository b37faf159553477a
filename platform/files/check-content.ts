import { type JsonLimits, scanJson } from '#kit/json/scan-json.ts';
import { configFileRules } from '#session/config-file-rules.ts';
import { extensionOf } from '#session/contact-rules.ts';
import { feedbackFiles } from '#session/rules.ts';

/** A kind of file, recognized by its name and its bytes. */
export interface FileKind {
  readonly mediaType: string;
  /** Whether the whole file must be read to check it; otherwise its first bytes are enough. */
  readonly isText: boolean;
  startCheck(): ContentCheck;
}

/** A check of one file while it arrives. Never keeps more than a few bytes of it. */
export interface ContentCheck {
  /** Takes the next bytes. False as soon as the file cannot be of this kind, whatever follows. */
  take(bytes: Uint8Array): boolean;
  /** Call after the last bytes: whether the file is of this kind. */
  end(): boolean;
}

/** Number of leading bytes by which files other than text are recognized. */
const HEAD = 32;

/** A haptic effect has a few thousand values in a handful of levels; programs that read it later build all of them. */
export const effectLimits: JsonLimits = { depth: 64, values: 500_000 };

const png = knownByHead(
  'image/png',
  (head) => startsWith(head, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) && asText(head, 12, 16) === 'IHDR',
);
const jpeg = knownByHead('image/jpeg', (head) => startsWith(head, [0xff, 0xd8, 0xff]));
/**
 * The two-letter signature alone would match too much, so the length field of the header that follows is checked too.
 */
const bmp = knownByHead(
  'image/bmp',
  (head) => asText(head, 0, 2) === 'BM' && [12, 40, 52, 56, 64, 108, 124].includes(readUint32(head, 14)),
);
/** A haptic effect: an object in JSON, in UTF-8, as written by our own tools. */
const effect: FileKind = {
  mediaType: 'application/json',
  isText: true,
  startCheck: () => {
    const scan = scanJson(effectLimits);
    return {
      take: (bytes) => scan.take(bytes).fault === null,
      end: () => scan.end().kind === 'object',
    };
  },
};

const kinds: Readonly<Record<(typeof feedbackFiles.extensions)[number], FileKind>> = {
  png,
  jpg: jpeg,
  jpeg,
  bmp,
  he: effect,
};

/** Empty archives begin with other bytes and are refused. */
const zip = knownByHead('application/zip', (head) => startsWith(head, [0x50, 0x4b, 0x03, 0x04]));

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

/** `fits` gets the first bytes, or all of them if there are fewer. */
function knownByHead(mediaType: string, fits: (head: Uint8Array) => boolean): FileKind {
  return {
    mediaType,
    isText: false,
    startCheck: () => {
      let head = Buffer.alloc(0);
      return {
        take: (bytes) => {
          if (head.length === HEAD) return true;
          head = Buffer.concat([head, bytes.subarray(0, HEAD - head.length)]);
          return head.length < HEAD || fits(head);
        },
        end: () => fits(head),
      };
    },
  };
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
