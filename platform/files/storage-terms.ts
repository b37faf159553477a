const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const GIBIBYTE = 1024 ** 3;

/**
 * How much is stored for people outside, and for how long; `docs/operations.md` tells operators. All files stop at
 * `diskReserve` with `fullStorage` or `fullFeedback` (507), long before the database or staff run out of space; forms at
 * their number, with `tooManyTries` (429). Times in milliseconds.
 */
export const storageTerms = {
  /** Bytes of the disk that stay free for the database, mails and staff. */
  diskReserve: GIBIBYTE,
  /**
   * Contacts and, counted apart, feedback. `settledAge`: after staff last changed one that is answered or closed; `age`:
   * of every other. The privacy policy (`demo/pages/legal/privacy.ts`) says the same.
   */
  forms: { most: 100_000, settledAge: 2 * 365 * DAY, age: 3 * 365 * DAY },
  /** Files that anybody may send with feedback. */
  feedbackFiles: { bytes: 5 * GIBIBYTE, files: 50_000, age: 365 * DAY },
  /** Config files that are being sent. `age`: to be complete, and then as long again to be used. */
  uploads: { bytes: 20 * GIBIBYTE, age: DAY },
  /** Config files of one company, or of an account without one. They stay as long as the company or the account. */
  configFiles: { bytes: 10 * GIBIBYTE, files: 5_000 },
  /** The record of mails; `failedAge`: those that could not be sent. */
  mails: { most: 100_000, age: 30 * DAY, failedAge: 90 * DAY },
  /** Mails written to files because there is no mail server: the newest. */
  outbox: { most: 200 },
  /** A file that belongs to nothing is left over from an interrupted request after this time. */
  orphanAge: HOUR,
} as const;
