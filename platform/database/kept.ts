import { migrations } from './migrations.ts';

/**
 * What a backup of the product includes of the platform. The CMS writes and restores it together with its own content;
 * this is all that its backup code knows about the platform.
 */
export const keptByPlatform = {
  schema: 'platform',
  migrations,
  /** Tables that a backup does not include, with the reason. Every other table is included. */
  leftOut: {
    schema_migrations: 'created by the migrations themselves',
    schema_lease: 'which process is migrating right now',
    sessions: 'who is signed in: a copy of the archive must not sign anybody in',
    sign_in_attempts: 'recent failed sign-ins',
    known_places: 'where people sign in from: after a restore no place is known',
    email_codes: 'codes that are valid for ten minutes',
    password_links: 'links in mails: a restore must not make a used one valid again, and “forgot password” works',
    used_envelopes: 'envelopes used within the last minutes',
    uploads: 'unfinished uploads: after a restore they are sent again',
    mails: 'sent and queued mails: a restore must not send any a second time, and they contain links',
  },
  /** Tables whose rows are content that a restore would replace, and what their rows are called. */
  content: { accounts: 'accounts of visitors' },
  /**
   * A subfolder of the data folder. The backup includes every file in it except those in `.uploads`, which are
   * unfinished.
   */
  folder: 'platform',
} as const;
