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
  },
  /** Tables whose rows are content that a restore would replace, and what their rows are called. */
  content: { accounts: 'accounts of visitors' },
  /** Below the data folder: every file in it is in the backup. */
  folder: 'platform',
} as const;
