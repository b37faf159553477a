import { emailCodeTables } from '../email-codes/tables.ts';
import { envelopeTables } from '../envelopes/tables.ts';
import { limitTables } from '../limits/tables.ts';
import { trialTables } from '../trials/tables.ts';

/** Tables besides the accounts themselves: for signing in, codes, trials and their limits. */
export const accountServiceTables: string[] = [
  `alter table accounts add column suspended_at timestamptz`,
  ...envelopeTables,
  ...limitTables,
  ...emailCodeTables,
  ...trialTables,
];
