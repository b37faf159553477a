import { type AccountType, isVisibility, typesThatMay, type Visibility } from '#cms-schema/visibility.ts';
import { deriveKey } from '#kit/derive-key.ts';
import { openedFiles } from './downloads.ts';
import { isMacOf, macOf, readWords, signWords } from './signed-words.ts';

/**
 * A statement of whoever keeps the files: which one is offered, where, and who may have it. It stands on pages for everybody to
 * read and grants nothing: the platform turns it into an address for an account that may.
 */
export interface DownloadTicket {
  readonly fileId: number;
  readonly fileName: string;
  readonly visibility: Visibility;
  /** What offers it, in all its languages: downloads are counted by it. */
  readonly offer: string;
}

/** What an address says of a file. */
export interface OpenFile {
  readonly fileId: number;
  /** Who may have it, as its ticket said: another answer today closes the address. */
  readonly visibility: Visibility;
}

/** Whether accounts of a type may have it, as long as they are what they are. */
export function isForAccounts(visibility: Visibility, type: AccountType): boolean {
  return typesThatMay(visibility).includes(type);
}

/** Keys of the secret that both sides share, one for each direction. */
export function ticketKey(secret: string): Buffer {
  return deriveKey(secret, 'download-ticket');
}

export function addressKey(secret: string): Buffer {
  return deriveKey(secret, 'download-address');
}

export function signTicket(key: Buffer, { fileId, fileName, visibility, offer }: DownloadTicket): string {
  return signWords(key, [fileId, fileName, visibility, offer]);
}

/** Null for what was not signed with this key. */
export function readTicket(key: Buffer, ticket: string): DownloadTicket | null {
  const [fileId, fileName, visibility, offer] = readWords(key, ticket) ?? [];
  if (typeof fileId !== 'number' || typeof fileName !== 'string' || typeof offer !== 'string') return null;
  return isVisibility(visibility) ? { fileId, fileName, visibility, offer } : null;
}

/** From the root of the site; good until a moment, ISO 8601. */
export function signFileAddress(key: Buffer, { fileId, visibility }: OpenFile, until: string): string {
  const moment = String(Date.parse(until));
  const signature = macOf(key, printAddress(String(fileId), visibility, moment)).toString('base64url');
  return `${openedFiles}/${fileId}?${new URLSearchParams({ for: visibility, until: moment, signature })}`;
}

/** Null for what was not signed with this key, and for what is over. */
export function readFileAddress(key: Buffer, { pathname, searchParams }: URL, now: string): OpenFile | null {
  const [, id = ''] = new RegExp(`^${openedFiles}/([1-9]\\d{0,14})$`).exec(pathname) ?? [];
  const visibility = searchParams.get('for');
  const moment = searchParams.get('until') ?? '';
  const isSigned = isMacOf(key, printAddress(id, visibility ?? '', moment), searchParams.get('signature') ?? '');
  if (id === '' || !isSigned || !isVisibility(visibility) || Number(moment) <= Date.parse(now)) return null;
  return { fileId: Number(id), visibility };
}

function printAddress(id: string, visibility: string, moment: string): string {
  return `${id}\n${visibility}\n${moment}`;
}
