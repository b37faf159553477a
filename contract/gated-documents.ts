import { isLocale, type Locale, localizePath } from '#cms-schema/locale.ts';
import { isVisibility, type Visibility } from '#cms-schema/visibility.ts';
import { deriveKey } from '#kit/derive-key.ts';
import { addresses } from './addresses.ts';
import { readWords, signWords } from './signed-words.ts';

/**
 * Signed by the CMS: which document is behind a gate, at which path, and who may read it. The gate page contains it for
 * everyone to see. It grants nothing by itself: the platform exchanges it for a pass if the account may read the
 * document.
 */
export interface DocumentTicket {
  readonly documentId: number;
  readonly locale: Locale;
  /** The path of the document, without language prefix, decoded. */
  readonly path: string;
  readonly visibility: Visibility;
}

/** Signed by the platform: tells the CMS that its bearer may read the document. */
export interface DocumentPass {
  readonly documentId: number;
  /** As in the ticket. If the document's visibility has changed since, the pass is void. */
  readonly visibility: Visibility;
}

/** Keys derived from the secret that both sides share, one for each direction. */
export function documentTicketKey(secret: string): Buffer {
  return deriveKey(secret, 'document-ticket');
}

export function documentPassKey(secret: string): Buffer {
  return deriveKey(secret, 'document-pass');
}

export function signDocumentTicket(key: Buffer, { documentId, locale, path, visibility }: DocumentTicket): string {
  return signWords(key, [documentId, locale, path, visibility]);
}

/** Null if it was not signed with this key. */
export function readDocumentTicket(key: Buffer, ticket: string): DocumentTicket | null {
  const [documentId, locale, path, visibility] = readWords(key, ticket) ?? [];
  if (typeof documentId !== 'number' || !isLocale(locale) || typeof path !== 'string') return null;
  return isVisibility(visibility) ? { documentId, locale, path, visibility } : null;
}

/** Valid until `until`, ISO 8601. */
export function signDocumentPass(key: Buffer, { documentId, visibility }: DocumentPass, until: string): string {
  return signWords(key, [documentId, visibility, Date.parse(until)]);
}

/** Null if it was not signed with this key or has expired. */
export function readDocumentPass(key: Buffer, pass: string, now: string): DocumentPass | null {
  const [documentId, visibility, until] = readWords(key, pass) ?? [];
  if (typeof documentId !== 'number' || !isVisibility(visibility)) return null;
  return typeof until === 'number' && until > Date.parse(now) ? { documentId, visibility } : null;
}

/** The address of a document's gate, from the root of the site, decoded. */
export function gateAddress({ locale, path }: Pick<DocumentTicket, 'locale' | 'path'>): string {
  return localizePath(path, locale);
}

/**
 * The address at which the site shows a gated document to the bearer of a pass, from the root of the site.
 * @param by what opened the gate: an account, whose logout closes the page again, or the password of the document.
 */
export function openedAddress(
  { locale, path }: Pick<DocumentTicket, 'locale' | 'path'>,
  pass: string,
  by: 'account' | 'password' = 'account',
): string {
  const below = path === '/' ? '' : encodeURI(path);
  return `${localizePath(`${addresses.opened.path}${below}`, locale)}?${new URLSearchParams({ pass, ...(by === 'password' && { by }) })}`;
}
