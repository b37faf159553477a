import { createHmac, timingSafeEqual } from 'node:crypto';
import { staffFiles } from '#contract/downloads.ts';

const HOUR = 60 * 60_000;

/**
 * Where somebody who may know of a private file sees it: from the root of the site, for one to two hours. The same within an
 * hour, so that a browser which shows a list anew need not fetch its pictures anew.
 */
export function signStaffAddress(key: Buffer, file: string, now: string): string {
  const until = String((Math.floor(Date.parse(now) / HOUR) + 2) * HOUR);
  const name = file.slice(file.indexOf('/') + 1);
  return `${staffFiles}/${name}?${new URLSearchParams({ until, signature: sign(key, name, until).toString('base64url') })}`;
}

/** The name below the folder of private files; null for what was not signed with this key, and for what is over. */
export function readStaffAddress(key: Buffer, { pathname, searchParams }: URL, now: string): string | null {
  if (!pathname.startsWith(`${staffFiles}/`)) return null;
  const name = pathname.slice(staffFiles.length + 1);
  const until = searchParams.get('until') ?? '';
  const sent = Buffer.from(searchParams.get('signature') ?? '', 'base64url');
  const ours = sign(key, name, until);
  const isSigned = sent.length === ours.length && timingSafeEqual(sent, ours);
  return isSigned && Number(until) > Date.parse(now) ? name : null;
}

function sign(key: Buffer, name: string, until: string): Buffer {
  return createHmac('sha256', key).update(`${name}\n${until}`).digest();
}
