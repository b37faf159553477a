import { propertyOf } from '#kit/property-of.ts';
import { type Base, type Texts, textFields } from './compare-with-colleague.ts';

/** A file that was chosen, as far as a page may remember it: its content is the browser's, and has to be chosen again. */
export interface DraftFile {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** Milliseconds since 1970. */
  readonly lastModified: number;
  /** Of the upload at the platform; null before it has one. */
  readonly address: string | null;
  /** Bytes that have arrived. */
  readonly sent: number;
  /** Of the whole upload; null while it is on its way. */
  readonly uploadId: string | null;
}

export interface Draft {
  readonly texts: Texts;
  /** What a change began with; null for a new file. */
  readonly base: Base | null;
  readonly file: DraftFile | null;
}

/** What an earlier page, perhaps of an earlier version, kept; null for anything else. */
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
