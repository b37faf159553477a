import type { JsonValue } from '#cms-schema/json.ts';
import { errors } from '../errors.ts';
import type { Viewer } from '../permission/viewer.ts';
import type { PlatformClient } from './client.ts';
import type { AccountFilter, CommunityPage, CompanyChange, NewAccount, RightsChange } from './model.ts';
import { nameOf, printPage } from './operations.ts';
import { canChangeAccounts, canDeleteAccounts, canReadAccounts } from './policy.ts';

/**
 * Accounts of visitors and their companies, for administrators. Results are passed on from the platform. All operations
 * throw `haptera_cannot_read_community` and the errors of `PlatformClient`.
 */
export interface VisitorOperations {
  listAccounts(viewer: Viewer, filter: AccountFilter, page: CommunityPage): Promise<JsonValue>;
  readAccount(viewer: Viewer, id: string): Promise<JsonValue>;
  /** Throws `haptera_visitor_address` 400 and `haptera_visitor_exists` 409. */
  addAccount(viewer: Viewer, account: NewAccount): Promise<JsonValue>;
  /** Omitted values stay unchanged. Throws `haptera_last_manager` 409. */
  changeAccount(viewer: Viewer, id: string, change: RightsChange): Promise<JsonValue>;
  suspendAccount(viewer: Viewer, id: string): Promise<JsonValue>;
  releaseAccount(viewer: Viewer, id: string): Promise<JsonValue>;
  /** Throws `haptera_last_manager` 409. */
  deleteAccount(viewer: Viewer, id: string): Promise<void>;
  /** CSV, its column names in the language. */
  exportAccounts(viewer: Viewer, filter: AccountFilter, locale: string): Promise<string>;
  listCompanies(viewer: Viewer, keyword: string, page: CommunityPage): Promise<JsonValue>;
  /** Throws `haptera_company_exists` 409. */
  addCompany(viewer: Viewer, company: Required<Pick<CompanyChange, 'name' | 'contractEndsAt'>>): Promise<JsonValue>;
  /** Omitted values stay unchanged. Throws `haptera_company_exists` 409. */
  changeCompany(viewer: Viewer, id: string, change: CompanyChange): Promise<void>;
  /** Deletes its config files as well. Throws `haptera_company_has_accounts` 409. */
  deleteCompany(viewer: Viewer, id: string): Promise<void>;
}

export function createVisitorOperations(platform: PlatformClient): VisitorOperations {
  const require = (isAllowed: (viewer: Viewer) => boolean, viewer: Viewer) => {
    if (!isAllowed(viewer)) throw errors.cannotReadCommunity(viewer);
  };
  const tell = (viewer: Viewer, path: `/staff/${string}`, values: Readonly<Record<string, string>>) =>
    platform.ask({ method: 'POST', path, values: { ...values, by: nameOf(viewer) } });
  const readOne = (id: string) => platform.ask({ method: 'GET', path: '/staff/accounts/one', values: { id } });

  return {
    listAccounts: async (viewer, filter, page) => {
      require(canReadAccounts, viewer);
      const values = { ...filter, ...printPage(page) };
      return platform.ask({ method: 'GET', path: '/staff/accounts', values });
    },

    readAccount: async (viewer, id) => {
      require(canReadAccounts, viewer);
      return readOne(id);
    },

    addAccount: async (viewer, { username, locale, ...rights }) => {
      require(canChangeAccounts, viewer);
      return tell(viewer, '/staff/accounts/add', { username, locale, ...printRights(rights) });
    },

    changeAccount: async (viewer, id, change) => {
      require(canChangeAccounts, viewer);
      await tell(viewer, '/staff/accounts/change', { id, ...printRights(change) });
      return readOne(id);
    },

    suspendAccount: async (viewer, id) => {
      require(canChangeAccounts, viewer);
      await tell(viewer, '/staff/accounts/suspend', { id });
      return readOne(id);
    },

    releaseAccount: async (viewer, id) => {
      require(canChangeAccounts, viewer);
      await tell(viewer, '/staff/accounts/release', { id });
      return readOne(id);
    },

    deleteAccount: async (viewer, id) => {
      require(canDeleteAccounts, viewer);
      await tell(viewer, '/staff/accounts/delete', { id });
    },

    exportAccounts: async (viewer, filter, locale) => {
      require(canReadAccounts, viewer);
      return platform.fetchText({ method: 'GET', path: '/staff/accounts/export', values: { ...filter }, locale });
    },

    listCompanies: async (viewer, keyword, page) => {
      require(canReadAccounts, viewer);
      return platform.ask({ method: 'GET', path: '/staff/companies', values: { keyword, ...printPage(page) } });
    },

    addCompany: async (viewer, { name, contractEndsAt }) => {
      require(canChangeAccounts, viewer);
      return tell(viewer, '/staff/companies/add', { name, contractEndsAt });
    },

    changeCompany: async (viewer, id, { name, contractEndsAt, isForCustomers }) => {
      require(canChangeAccounts, viewer);
      await tell(viewer, '/staff/companies/change', {
        id,
        ...(name !== undefined && { name }),
        ...(contractEndsAt !== undefined && { contractEndsAt }),
        ...(isForCustomers && { forCustomers: '1' }),
      });
    },

    deleteCompany: async (viewer, id) => {
      require(canDeleteAccounts, viewer);
      await tell(viewer, '/staff/companies/delete', { id });
    },
  };
}

function printRights({ roleCode, expiresAt, configFileAuth, companyId, isManager }: RightsChange) {
  return {
    ...(roleCode !== undefined && { roleCode }),
    ...(expiresAt !== undefined && { expiresAt }),
    ...(configFileAuth !== undefined && { configFileAuth: String(configFileAuth) }),
    ...(companyId !== undefined && { companyId }),
    ...(isManager !== undefined && { isManager: isManager ? '1' : '0' }),
  };
}
