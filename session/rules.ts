// The specification's rules for values (sections 5 and 9), shared by the forms and the service that enforces them.
import { hasUnseen } from '#kit/text/strip-invisible.ts';

/** In characters. */
export const longestEmail = 254;

export const passwordLength = { least: 8, most: 15 } as const;
/** Seconds until a code may be sent again. */
export const resendWait = 60;
/** Seconds after a password reset until the user is taken to the login. */
export const resetCountdown = 5;
/** Reported by the platform as the days left of a contract without an end date. */
export const daysWithoutEnd = 9_999;
export const feedbackFiles = {
  most: 3,
  bytes: 10 * 1024 * 1024,
  extensions: ['png', 'jpg', 'jpeg', 'bmp', 'he'],
} as const;

/**
 * One @, a possible host with a dot, no white space, and nothing that its reader does not see: two addresses that look the
 * same would be two accounts. Only the mail server knows which addresses it really accepts.
 */
export function isEmail(text: string): boolean {
  if (text.length > longestEmail || hasUnseen(text)) return false;
  const [, local = '', host = ''] = /^([^\s@<>()",:;\\[\]]+)@([^\s@]+)$/u.exec(text) ?? [];
  return local.length > 0 && local.length <= 64 && !/^\.|\.\.|\.$/.test(local) && isHost(host);
}

/** Labels of letters and digits in any script, with hyphens inside; the last one is not a number. */
function isHost(host: string): boolean {
  const labels = host.split('.');
  const isTop = /\p{L}/u.test(labels.at(-1) ?? '');
  return labels.length > 1 && isTop && labels.every((label) => label.length <= 63 && wholeLabel.test(label));
}

const wholeLabel = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u;

/** The key by which addresses are looked up and compared, regardless of letter case and Unicode form. */
export function emailKey(email: string): string {
  return email.trim().normalize('NFKC').toLowerCase();
}

/** 8 to 15 digits or English letters. */
export function isPassword(text: string): boolean {
  return /^[A-Za-z0-9]{8,15}$/.test(text);
}

export function isEmailCode(text: string): boolean {
  return /^[0-9]{6}$/.test(text);
}

/** At least six digits, with the usual separators between them. */
export function isPhone(text: string): boolean {
  return /^\+?[0-9][0-9 ()./-]{4,28}[0-9]$/.test(text) && text.replace(/\D/g, '').length >= 6;
}

export function isWebsite(text: string): boolean {
  if (text.length > 300 || !URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return (protocol === 'http:' || protocol === 'https:') && hostname.includes('.');
}
