import { isLocale, type Locale, localizePath } from '#cms-schema/locale.ts';
import { isVisibility, type Visibility } from '#cms-schema/visibility.ts';
import { deriveKey } from '#kit/derive-key.ts';
import { addresses } from './addresses.ts';
import { readWords, signWords } from './signed-words.ts';

/**
 * A statement of the CMS: which document stands behind a gate, where, and who may read it. It stands on the gate for everybody to
 * read and grants nothing: the platform opens it for an account that may.
 */
export interface DocumentTicket {
  readonly documentId: number;
  readonly locale: Locale;
  /** Of the document: without language prefix, decoded. */
  readonly path: string;
  readonly visibility: Visibility;
}

/** What the platform says to the CMS of an account that may read. */
export interface DocumentPass {
  readonly documentId: number;
  /** Who may read it, as its ticket said: another answer today closes it. */
  readonly visibility: Visibility;
}

/** Keys of the secret that both sides share, one for each direction. */
export function documentTicketKey(secret: string): Buffer {
  return deriveKey(secret, 'document-ticket');
}

export function documentPassKey(secret: string): Buffer {
  return deriveKey(secret, 'document-pass');
}

export function signDocumentTicket(key: Buffer, { documentId, locale, path, visibility }: DocumentTicket): string {
  return signWords(key, [documentId, locale, path, visibility]);
}

/** Null for what was not signed with this key. */
export function readDocumentTicket(key: Buffer, ticket: string): DocumentTicket | null {
  const [documentId, locale, path, visibility] = readWords(key, ticket) ?? [];
  if (typeof documentId !== 'number' || !isLocale(locale) || typeof path !== 'string') return null;
  return isVisibility(visibility) ? { documentId, locale, path, visibility } : null;
}

/** Good until a moment, ISO 8601. */
export function signDocumentPass(key: Buffer, { documentId, visibility }: DocumentPass, until: string): string {
  return signWords(key, [documentId, visibility, Date.parse(until)]);
}

/** Null for what was not signed with this key, and for what is over. */
export function readDocumentPass(key: Buffer, pass: string, now: string): DocumentPass | null {
  const [documentId, visibility, until] = readWords(key, pass) ?? [];
  if (typeof documentId !== 'number' || !isVisibility(visibility)) return null;
  return typeof until === 'number' && until > Date.parse(now) ? { documentId, visibility } : null;
}

/** Where a document's gate stands; from the root of the site, decoded. */
export function gateAddress({ locale, path }: Pick<DocumentTicket, 'locale' | 'path'>): string {
  return localizePath(path, locale);
}

/** Where the site shows a document to whoever has a pass for it; from the root of the site. */
export function openedAddress({ locale, path }: Pick<DocumentTicket, 'locale' | 'path'>, pass: string): string {
  const below = path === '/' ? '' : encodeURI(path);
  return `${localizePath(`${addresses.opened.path}${below}`, locale)}?${new URLSearchParams({ pass })}`;
}
