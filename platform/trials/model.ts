import { printPageAddress } from '../locale.ts';

const DAY = 24 * 60 * 60_000;

/** Length of a trial. */
export const TRIAL_DAYS = 7;
/** Milliseconds. */
export const TRIAL_LASTS = TRIAL_DAYS * DAY;
/** Milliseconds for which a link is valid. */
export const LINK_LASTS = DAY;

export interface TrialLink {
  readonly accountId: string;
  readonly expiresAt: string;
  readonly isUsed: boolean;
}

/** The link in the mail. A GET of it must not change anything, because mail scanners open every link. */
export function printTrialLink(publicUrl: string, language: 'cn' | 'en', key: string): string {
  return `${printPageAddress(publicUrl, language === 'en' ? 'en' : 'zh', '/community/trial-account')}?key=${key}`;
}
