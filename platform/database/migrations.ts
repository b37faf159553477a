import type { Migration } from '#kit/database/migrate.ts';
import { accountTables, mailboxProofTables, staffTables } from '../accounts/tables.ts';
import { configFileTables } from '../config-files/tables.ts';
import { downloadTables } from '../downloads/tables.ts';
import { signInCodes } from '../email-codes/tables.ts';
import { formRecipientTable, formTables } from '../forms/tables.ts';
import { mailTables } from '../mail/tables.ts';
import { uploadTables, uploadTurnColumns } from '../uploads/tables.ts';
import { accountServiceTables } from './account-service-tables.ts';

/** The tables of the platform, in the schema `platform`. Never edit an applied migration: add a new one at the end. */
export const migrations: Migration[] = [
  { number: 1, name: 'accounts', statements: accountTables },
  { number: 2, name: 'mails', statements: mailTables },
  { number: 3, name: 'contacts and feedback', statements: formTables },
  { number: 4, name: 'what accounts are used by and guarded with', statements: accountServiceTables },
  { number: 5, name: 'what staff look after', statements: staffTables },
  { number: 6, name: 'config files', statements: [...configFileTables, ...uploadTables] },
  { number: 7, name: 'how often files are downloaded', statements: downloadTables },
  { number: 8, name: 'turns at uploads', statements: uploadTurnColumns },
  { number: 9, name: 'where forms are mailed', statements: formRecipientTable },
  { number: 10, name: 'whose mailbox is proved', statements: [...mailboxProofTables, ...signInCodes] },
];
