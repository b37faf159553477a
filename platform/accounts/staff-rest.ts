import type { z } from 'zod';
import { type BoundCall, bindCall, bindFile } from '../call.ts';
import type { PlatformCore } from '../core.ts';
import { PlatformError } from '../errors.ts';
import { answerFile, csvType } from '../staff/answer-file.ts';
import { printCsv } from '../staff/print-csv.ts';
import { type AccountEntry, findAccountEntry, listAccountActs, listAccountEntries } from './list-accounts.ts';
import { countRemainingDays } from './model.ts';
import {
  addAccount,
  changeAccount,
  exportAccounts,
  listAccounts,
  readAccount,
  releaseAccount,
  removeAccount,
  suspendAccount,
} from './staff-calls.ts';
import { accountColumns, configAccessNames, roleNames, yesNo } from './staff-names.ts';
import type { RightsChange, StaffAccountOperations } from './staff-operations.ts';

/** Maximum number of rows in one export. */
const MOST = 10_000;
const SOON = 30 * 24 * 60 * 60_000;

/** Calls for the desk. Only requests from the CMS get past the door to these. */
export function staffAccountCalls(core: PlatformCore, operations: StaffAccountOperations): readonly BoundCall[] {
  const times = () => ({ now: core.now(), soon: core.later(SOON) });
  const present = (account: AccountEntry) => ({
    ...account,
    configFileAuth: account.configFileAuth ?? 2,
    remainingDays: countRemainingDays(account, core.now()),
  });
  return [
    bindCall(listAccounts, async ({ page, pageSize, ...filter }) => {
      const { total, accounts } = await listAccountEntries(core.database, filter, times(), { page, pageSize });
      return { total, accounts: accounts.map(present) };
    }),

    bindCall(readAccount, async ({ id }) => {
      const account = await findAccountEntry(core.database, id);
      if (account === null) throw new PlatformError('unknownAccount');
      return { ...present(account), history: await listAccountActs(core.database, id) };
    }),

    bindCall(addAccount, async ({ username, locale, by, ...rights }, caller) => ({
      id: await operations.add({ username, locale, by, rights: readRights(rights) }, caller),
    })),

    bindCall(changeAccount, async ({ id, by, ...rights }, caller) => {
      await operations.change(id, readRights(rights), by, caller);
      return null;
    }),

    bindCall(suspendAccount, async ({ id, by }, caller) => {
      await operations.suspend(id, by, caller);
      return null;
    }),

    bindCall(releaseAccount, async ({ id, by }, caller) => {
      await operations.release(id, by, caller);
      return null;
    }),

    bindCall(removeAccount, async ({ id, by }, caller) => {
      await operations.remove(id, by, caller);
      return null;
    }),

    bindFile(exportAccounts, async (filter, { locale }) => {
      const { accounts } = await listAccountEntries(core.database, filter, times(), { page: 1, pageSize: MOST });
      const rows = accounts.map((account) => [
        account.username,
        roleNames[locale][account.roleCode],
        account.expiresAt ?? '',
        String(countRemainingDays(account, core.now())),
        account.registeredAt,
        account.lastLoginAt ?? '',
        account.companyName,
        yesNo[locale](account.isManager),
        configAccessNames[locale][account.configFileAuth ?? 2],
        account.suspendedAt ?? '',
        account.industry,
        account.statedCompany,
        account.job,
        account.provedAt ?? '',
      ]);
      return answerFile(printCsv([accountColumns[locale], ...rows]), {
        name: `accounts-${core.now().slice(0, 10)}.csv`,
        mediaType: csvType,
      });
    }),
  ];
}

type SentRights = Pick<
  z.output<typeof changeAccount.input>,
  'roleCode' | 'expiresAt' | 'configFileAuth' | 'companyId' | 'isManager'
>;

function readRights({ roleCode, expiresAt, configFileAuth, companyId, isManager }: SentRights): RightsChange {
  return {
    ...(roleCode !== undefined && { roleCode }),
    ...(expiresAt !== undefined && { expiresAt: expiresAt || null }),
    ...(configFileAuth !== undefined && { configFileAuth: accesses[configFileAuth] }),
    ...(companyId !== undefined && { companyId: companyId || null }),
    ...(isManager !== undefined && { isManager: isManager === '1' }),
  };
}

const accesses = { '0': 0, '1': 1, '2': null } as const;
