import { migrations } from './migrations.ts';

/**
 * What a backup of the product holds of the platform. It is written and restored beside the content, by the CMS's own
 * means; this is all that those know of the platform.
 */
export const keptByPlatform = {
  schema: 'platform',
  migrations,
  /** Tables that a backup does not hold, with the reason. Every other one is in it. */
  leftOut: {
    schema_migrations: 'made by the migrations themselves',
    schema_lease: 'who migrates at this moment',
    sessions: 'who is signed in: a copy of the archive must sign nobody in',
    sign_in_attempts: 'who failed to sign in lately',
    known_places: 'from where people sign in: nobody is known after a restore',
    email_codes: 'codes that are valid for ten minutes',
    used_envelopes: 'what was sealed within the last minutes',
    uploads: 'files that are on their way: after a restore they are sent anew',
    mails: 'what was sent or is being sent: a restore must send nothing a second time, and links stand in them',
  },
  /** Tables whose rows are content that a restore would replace, and what their rows are called. */
  content: { accounts: 'accounts of visitors' },
  /** Below the data folder: every file in it is in the backup, but those in `.uploads`, which are on their way. */
  folder: 'platform',
} as const;
