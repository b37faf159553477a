import { randomUUID } from 'node:crypto';
import { type BoundCall, bindCall } from '../call.ts';
import { deleteConfigFilesOf } from '../config-files/store.ts';
import type { PlatformCore } from '../core.ts';
import { PlatformError } from '../errors.ts';
import { addCompany, changeCompany, listCompanies, removeCompany } from './staff-calls.ts';
import {
  deleteCompany,
  endCustomersAt,
  hasAccounts,
  isNameTaken,
  listCompanyEntries,
  lockCompanies,
  renameCompany,
  saveContractEnd,
} from './staff-store.ts';
import { insertCompany, lockCompany } from './store.ts';

/** Calls for the desk. Only requests from the CMS get past the door to these. */
export function staffCompanyCalls(core: PlatformCore): readonly BoundCall[] {
  return [
    bindCall(listCompanies, ({ keyword, page, pageSize }) =>
      listCompanyEntries(core.database, { keyword }, { page, pageSize }),
    ),

    bindCall(addCompany, ({ name, contractEndsAt, by }, caller) =>
      core.change(caller, async ({ tx, audit }) => {
        await lockCompanies(tx);
        if (await isNameTaken(tx, name, null)) throw new PlatformError('takenName');
        const id = randomUUID();
        await insertCompany(tx, { id, name, createdAt: core.now() });
        await saveContractEnd(tx, id, contractEndsAt || null);
        audit('staff.add-company', ['company', id], { name, by });
        return { id };
      }),
    ),

    bindCall(changeCompany, ({ id, name, contractEndsAt, forCustomers, by }, caller) =>
      core.change(caller, async ({ tx, audit }) => {
        await lockCompanies(tx);
        if ((await lockCompany(tx, id)) === null) throw new PlatformError('missingResource');
        if (name !== undefined) {
          if (await isNameTaken(tx, name, id)) throw new PlatformError('takenName');
          await renameCompany(tx, id, name);
        }
        const end = contractEndsAt || null;
        if (contractEndsAt !== undefined) await saveContractEnd(tx, id, end);
        const isForCustomers = contractEndsAt !== undefined && forCustomers === '1';
        const customers = isForCustomers ? await endCustomersAt(tx, id, end) : 0;
        audit('staff.change-company', ['company', id], {
          ...(name !== undefined && { name }),
          ...(contractEndsAt !== undefined && { contractEndsAt: end, customers }),
          by,
        });
        return null;
      }),
    ),

    bindCall(removeCompany, ({ id, by }, caller) =>
      core.change(caller, async ({ tx, audit }) => {
        // Adding an account to a company takes the same lock.
        const company = await lockCompany(tx, id);
        if (company === null) throw new PlatformError('missingResource');
        if (await hasAccounts(tx, id)) throw new PlatformError('keptCompany');
        const configFiles = await deleteConfigFilesOf(tx, id);
        await deleteCompany(tx, id);
        audit('staff.delete-company', ['company', id], { name: company.name, configFiles, by });
        return null;
      }),
    ),
  ];
}
