import { type BoundCall, bindCall } from '../call.ts';
import { changeEmail, getTotals, listCompanyAccounts, removeAccount, setPassword } from './calls.ts';
import type { CompanyOperations } from './operations.ts';

export function bindCompanyCalls(companies: CompanyOperations): readonly BoundCall[] {
  return [
    bindCall(getTotals, (_, caller) => companies.getTotals(caller)),
    bindCall(listCompanyAccounts, (page, caller) => companies.listAccounts(page, caller)),
    bindCall(changeEmail, async (input, caller) => {
      await companies.changeEmail(input, caller);
      return null;
    }),
    bindCall(setPassword, async (input, caller) => {
      await companies.setPassword(input, caller);
      return null;
    }),
    bindCall(removeAccount, async ({ id }, caller) => {
      await companies.removeAccount(id, caller);
      return null;
    }),
  ];
}
