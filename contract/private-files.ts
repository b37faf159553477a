import { type AccountType, isVisibility, typesThatMay, type Visibility } from '#cms-schema/visibility.ts';
import { deriveKey } from '#kit/derive-key.ts';
import { openedFiles } from './downloads.ts';
import { isMacOf, printMac, readWords, signWords } from './signed-words.ts';

/**
 * Signed by the owner of the files: which file is offered, by what, and who may download it. Pages contain it for
 * everyone to see. It grants nothing by itself: the platform exchanges it for an address if the account may have the
 * file.
 */
export interface DownloadTicket {
  readonly fileId: number;
  readonly fileName: string;
  readonly visibility: Visibility;
  /** Identifies what offers the file, across languages: downloads are counted by it. */
  readonly offer: string;
}

/** The contents of a signed file address. */
export interface OpenFile {
  readonly fileId: number;
  /** As in the ticket. If the file's visibility has changed since, the address is void. */
  readonly visibility: Visibility;
}

/** Whether accounts of this type may have it, as long as they keep the type. */
export function isForAccounts(visibility: Visibility, type: AccountType): boolean {
  return typesThatMay(visibility).includes(type);
}

/** Keys derived from the secret that both sides share, one for each direction. */
export function ticketKey(secret: string): Buffer {
  return deriveKey(secret, 'download-ticket');
}

export function addressKey(secret: string): Buffer {
  return deriveKey(secret, 'download-address');
}

export function signTicket(key: Buffer, { fileId, fileName, visibility, offer }: DownloadTicket): string {
  return signWords(key, [fileId, fileName, visibility, offer]);
}

/** Null if it was not signed with this key. */
export function readTicket(key: Buffer, ticket: string): DownloadTicket | null {
  const [fileId, fileName, visibility, offer] = readWords(key, ticket) ?? [];
  if (typeof fileId !== 'number' || typeof fileName !== 'string' || typeof offer !== 'string') return null;
  return isVisibility(visibility) ? { fileId, fileName, visibility, offer } : null;
}

/** An address from the root of the site, valid until `until`, ISO 8601. */
export function signFileAddress(key: Buffer, { fileId, visibility }: OpenFile, until: string): string {
  const moment = String(Date.parse(until));
  const signature = printMac(key, printAddress(String(fileId), visibility, moment));
  return `${openedFiles}/${fileId}?${new URLSearchParams({ for: visibility, until: moment, signature })}`;
}

/** Null if it was not signed with this key or has expired. */
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
