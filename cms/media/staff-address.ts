import { staffFiles } from '#contract/downloads.ts';
import { isMacOf, printMac } from '#contract/signed-words.ts';

const HOUR = 60 * 60_000;

/**
 * The address at which staff can see a private file: from the root of the site, valid for one to two hours. It stays
 * the same within an hour, so that browsers can reuse cached pictures when they reload a list.
 */
export function signStaffAddress(key: Buffer, file: string, now: string): string {
  const until = String((Math.floor(Date.parse(now) / HOUR) + 2) * HOUR);
  const name = file.slice(file.indexOf('/') + 1);
  return `${staffFiles}/${name}?${new URLSearchParams({ until, signature: printMac(key, signedText(name, until)) })}`;
}

/** The file name below the private folder; null if the address was not signed with this key or has expired. */
export function readStaffAddress(key: Buffer, { pathname, searchParams }: URL, now: string): string | null {
  if (!pathname.startsWith(`${staffFiles}/`)) return null;
  const name = pathname.slice(staffFiles.length + 1);
  const until = searchParams.get('until') ?? '';
  const isSigned = isMacOf(key, signedText(name, until), searchParams.get('signature') ?? '');
  return isSigned && Number(until) > Date.parse(now) ? name : null;
}

function signedText(name: string, until: string): string {
  return `${name}\n${until}`;
}
