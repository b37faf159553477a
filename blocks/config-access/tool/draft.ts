import { propertyOf } from '#kit/property-of.ts';
import { type Base, type Texts, textFields } from './compare-with-colleague.ts';

/** What a page can remember of a chosen file. It has no access to the content later: the user must choose the file again. */
export interface DraftFile {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** Milliseconds since 1970. */
  readonly lastModified: number;
  /** The address of its upload on the platform; null until it has one. */
  readonly address: string | null;
  /** Bytes uploaded so far. */
  readonly sent: number;
  /** The id of the finished upload; null until it is complete. */
  readonly uploadId: string | null;
}

export interface Draft {
  readonly texts: Texts;
  /** The version that the edit started from; null for a new file. */
  readonly base: Base | null;
  readonly file: DraftFile | null;
}

/** Reads a draft that an earlier page, possibly of an earlier release, has stored; null if it is invalid. */
export function parseDraft(value: unknown): Draft | null {
  const texts = parseTexts(property(value, 'texts'));
  const file = property(value, 'file');
  const base = property(value, 'base');
  if (texts === null) return null;
  const readBase = base === null ? null : parseBase(base);
  if (base !== null && readBase === null) return null;
  return { texts, base: readBase, file: parseFile(file) };
}

function parseTexts(value: unknown): Texts | null {
  const [name, actuator, device, note] = textFields.map((field) => property(value, field));
  if (typeof name !== 'string' || typeof actuator !== 'string') return null;
  return typeof device === 'string' && typeof note === 'string' ? { name, actuator, device, note } : null;
}

function parseBase(value: unknown): Base | null {
  const texts = parseTexts(value);
  const sha256 = property(value, 'sha256');
  const fileName = property(value, 'fileName');
  const version = property(value, 'version');
  if (texts === null || typeof sha256 !== 'string' || typeof fileName !== 'string' || typeof version !== 'number') {
    return null;
  }
  return { ...texts, sha256, fileName, version };
}

function parseFile(value: unknown): DraftFile | null {
  const name = property(value, 'name');
  const size = property(value, 'size');
  const lastModified = property(value, 'lastModified');
  const address = property(value, 'address');
  const sent = property(value, 'sent');
  const uploadId = property(value, 'uploadId');
  if (typeof name !== 'string' || typeof size !== 'number' || typeof lastModified !== 'number') return null;
  return {
    name,
    size,
    lastModified,
    address: typeof address === 'string' ? address : null,
    sent: typeof sent === 'number' ? sent : 0,
    uploadId: typeof uploadId === 'string' ? uploadId : null,
  };
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? propertyOf(value, name) : undefined;
}
