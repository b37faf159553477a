const DAY = 24 * 60 * 60_000;

/** Of a trial. */
export const TRIAL_DAYS = 7;
/** Milliseconds. */
export const TRIAL_LASTS = TRIAL_DAYS * DAY;
/** Milliseconds within which a link works. */
export const LINK_LASTS = DAY;

export interface TrialLink {
  readonly accountId: string;
  readonly expiresAt: string;
  readonly isUsed: boolean;
}

/** What the mail links to. A GET of it changes nothing: programs that look at mails open every link. */
export function printTrialLink(publicUrl: string, language: 'cn' | 'en', key: string): string {
  return `${publicUrl}${language === 'en' ? '/en' : ''}/community/trial-account?key=${key}`;
}
