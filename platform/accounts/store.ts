import type { Queryable } from '#kit/database/connect.ts';
import { sql } from '#kit/database/sql.ts';
import { emailKey } from '#session/rules.ts';
import type { PlatformLocale } from '../locale.ts';
import type { Account, RoleCode } from './model.ts';

export interface StoredAccount extends Account {
  readonly passwordHash: string;
}

export async function findAccount(tx: Queryable, email: string): Promise<StoredAccount | null> {
  const row = await tx.one<AccountRow>(sql`select * from accounts where email_key = ${emailKey(email)}`);
  return row && readAccountRow(row);
}

export interface AccountRow {
  id: string;
  email: string;
  password_hash: string;
  role_code: RoleCode;
  expires_at: string | null;
  trial_begun_at: string | null;
  config_file_auth: 0 | 1 | null;
  company_id: string | null;
  is_manager: boolean;
  locale: PlatformLocale;
  registered_at: string;
  last_login_at: string | null;
}

export function readAccountRow(row: AccountRow): StoredAccount {
  return {
    id: row.id,
    username: row.email,
    passwordHash: row.password_hash,
    roleCode: row.role_code,
    expiresAt: row.expires_at,
    trialBegunAt: row.trial_begun_at,
    configFileAuth: row.config_file_auth,
    companyId: row.company_id,
    isManager: row.is_manager,
    locale: row.locale,
    registeredAt: row.registered_at,
    lastLoginAt: row.last_login_at,
  };
}
