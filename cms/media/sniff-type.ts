import type { MediaKind } from './model.ts';

export interface FileType {
  readonly kind: MediaKind;
  readonly mimeType: string;
  /** Stored files get the first one. */
  readonly extensions: readonly string[];
}

/** Bytes at the beginning of a file that `sniffType` needs. */
export const SNIFF_LENGTH = 4096;

/**
 * All accepted types. Those that can execute in a browser or on a server (HTML, scripts) are not among them; drawings
 * are written anew without what could (`clean-svg.ts`).
 */
export const fileTypes = {
  jpeg: { kind: 'image', mimeType: 'image/jpeg', extensions: ['jpg', 'jpeg', 'jpe', 'jfif'] },
  png: { kind: 'image', mimeType: 'image/png', extensions: ['png'] },
  gif: { kind: 'image', mimeType: 'image/gif', extensions: ['gif'] },
  webp: { kind: 'image', mimeType: 'image/webp', extensions: ['webp'] },
  avif: { kind: 'image', mimeType: 'image/avif', extensions: ['avif'] },
  svg: { kind: 'image', mimeType: 'image/svg+xml', extensions: ['svg'] },
  mp4: { kind: 'video', mimeType: 'video/mp4', extensions: ['mp4', 'm4v'] },
  mov: { kind: 'video', mimeType: 'video/quicktime', extensions: ['mov', 'qt'] },
  webm: { kind: 'video', mimeType: 'video/webm', extensions: ['webm'] },
  mp3: { kind: 'audio', mimeType: 'audio/mpeg', extensions: ['mp3'] },
  m4a: { kind: 'audio', mimeType: 'audio/mp4', extensions: ['m4a'] },
  ogg: { kind: 'audio', mimeType: 'audio/ogg', extensions: ['ogg', 'oga', 'opus'] },
  wav: { kind: 'audio', mimeType: 'audio/wav', extensions: ['wav'] },
  flac: { kind: 'audio', mimeType: 'audio/flac', extensions: ['flac'] },
  pdf: { kind: 'file', mimeType: 'application/pdf', extensions: ['pdf'] },
  zip: { kind: 'file', mimeType: 'application/zip', extensions: ['zip'] },
  vtt: { kind: 'file', mimeType: 'text/vtt', extensions: ['vtt'] },
} as const satisfies Record<string, FileType>;

/**
 * Detects the type from the first bytes of a file; null if it is not accepted. Files that also look like a page or a
 * script are not accepted, and the file extension must match the type (pictures may have that of another picture type).
 */
export function sniffType(head: Uint8Array, fileName: string): FileType | null {
  const type = findByMagic(Buffer.from(head.buffer, head.byteOffset, Math.min(head.byteLength, SNIFF_LENGTH)));
  if (!type || !isNamedFor(type, fileName)) return null;
  return type.kind !== 'image' && looksActive(head) ? null : type;
}

function findByMagic(head: Buffer): FileType | null {
  const ascii = (start: number, end: number) => head.toString('latin1', start, end);
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return fileTypes.jpeg;
  if (ascii(0, 8) === '\x89PNG\r\n\x1a\n') return fileTypes.png;
  if (ascii(0, 6) === 'GIF87a' || ascii(0, 6) === 'GIF89a') return fileTypes.gif;
  if (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') return fileTypes.webp;
  if (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WAVE') return fileTypes.wav;
  if (ascii(4, 8) === 'ftyp') return findByBrand(ascii(8, 12));
  if (ascii(0, 4) === '\x1a\x45\xdf\xa3' && ascii(0, 64).includes('webm')) return fileTypes.webm;
  if (ascii(0, 4) === 'OggS') return fileTypes.ogg;
  if (ascii(0, 4) === 'fLaC') return fileTypes.flac;
  if (ascii(0, 3) === 'ID3' || isMp3Frame(head)) return fileTypes.mp3;
  if (ascii(0, 5) === '%PDF-') return fileTypes.pdf;
  if (ascii(0, 4) === 'PK\x03\x04') return fileTypes.zip;
  if (isCaptions(head.toString('utf8'))) return fileTypes.vtt;
  return isDrawing(head.toString('utf8')) ? fileTypes.svg : null;
}

/** The captions of a film: WebVTT. */
function isCaptions(text: string): boolean {
  return /^\uFEFF?WEBVTT(?:[ \t\r\n]|$)/.test(text);
}

/** Its first element is `svg`, after declarations and comments; a long comment may hide that. */
function isDrawing(text: string): boolean {
  const rest = text.replace(/^\uFEFF?\s*(?:<\?xml[^>]*\?>|<!--.*?-->|<!doctype\s+svg[^>[]*>|\s)*/is, '');
  return /^<(?:\w+:)?svg[\s>/]/i.test(rest);
}

/** Pictures of phones that can be recognized, but not decoded here. */
export function isHeic(head: Buffer): boolean {
  return (
    head.toString('latin1', 4, 8) === 'ftyp' &&
    /^(?:hei[cfmsx]|hev[cmsx]|mif1|msf1)$/.test(head.toString('latin1', 8, 12))
  );
}

function findByBrand(brand: string): FileType | null {
  if (brand === 'avif' || brand === 'avis') return fileTypes.avif;
  if (brand === 'qt  ') return fileTypes.mov;
  if (brand.startsWith('M4A')) return fileTypes.m4a;
  return /^(?:isom|iso\d|mp4\d|avc1|M4V.|dash|3gp\d|MSNV)$/.test(brand) ? fileTypes.mp4 : null;
}

/** MPEG layer III with a valid bit rate and sample rate. */
function isMp3Frame(head: Buffer): boolean {
  const [sync, version = 0, rates = 0] = head;
  return sync === 0xff && (version & 0xe6) === 0xe2 && (rates & 0xf0) !== 0xf0 && (rates & 0x0c) !== 0x0c;
}

function isNamedFor(type: FileType, fileName: string): boolean {
  const ending = /\.([^./\\]+)$/.exec(fileName)?.[1]?.toLowerCase();
  if (ending === undefined || type.extensions.includes(ending)) return true;
  // Text: only its own name says that it is meant as one.
  if (type === fileTypes.svg || type === fileTypes.vtt) return false;
  const named = Object.values<FileType>(fileTypes).find(({ extensions }) => extensions.includes(ending));
  return type.kind === 'image' && named?.kind === 'image';
}

function looksActive(head: Uint8Array): boolean {
  const text = Buffer.from(head).toString('latin1').toLowerCase();
  return ['<?php', '<script', '<html', '<!doctype html', '<svg', '<body', '<iframe'].some((sign) =>
    text.includes(sign),
  );
}
