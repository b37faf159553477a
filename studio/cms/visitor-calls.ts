import type { JsonObject, JsonValue } from '#cms-schema/json.ts';
import type { Locale } from '#cms-schema/locale.ts';
import type { Ask } from './ask.ts';
import { askForExport, askForPage, type Listed, type Paging } from './ask-for-page.ts';
import {
  readChoice,
  readList,
  readLocale,
  readNumber,
  readObject,
  readOptionalText,
  readText,
  readToggle,
  readUtc,
  unexpected,
} from './read-json.ts';

export const accountRoles = ['user', 'trialCustomer', 'customer'] as const;
export type AccountRole = (typeof accountRoles)[number];

/** `expiring`: ends within 30 days, so it is active as well. `unproved`: see `provedAt`. */
export const accountStandings = ['active', 'expiring', 'expired', 'suspended', 'unproved'] as const;
export type AccountStanding = (typeof accountStandings)[number];

/** 1: the config tool; 0: custom files; 2: neither. */
export const configAccesses = [1, 0, 2] as const;
export type ConfigAccess = (typeof configAccesses)[number];

/** An account on the website. */
export interface VisitorAccount {
  readonly id: string;
  readonly username: string;
  readonly roleCode: AccountRole;
  readonly expiresAt: string | null;
  /** Whole days; -1: less than one; 0: expired or no privileges; 9,999: no end. */
  readonly remainingDays: number;
  readonly registeredAt: string | null;
  readonly lastLoginAt: string | null;
  readonly companyId: string | null;
  /** Empty: none. */
  readonly companyName: string;
  readonly isManager: boolean;
  readonly configFileAuth: ConfigAccess;
  readonly suspendedAt: string | null;
  /** When the visitor showed that the mailbox is theirs; null: not yet, so somebody else may have registered it. */
  readonly provedAt: string | null;
}

export interface VisitorAccountInFull extends VisitorAccount {
  readonly industry: string;
  /** As entered at registration. */
  readonly statedCompany: string;
  readonly job: string;
  readonly locale: Locale;
  readonly trialBegunAt: string | null;
  readonly history: readonly AccountAct[];
}

export interface AccountAct {
  readonly at: string | null;
  readonly action: string;
  /** The staff member; empty: the account holder. */
  readonly by: string;
}

/** Absent fields stay unchanged. */
export interface RightsChange {
  readonly roleCode?: AccountRole;
  /** ISO 8601; empty: no end. */
  readonly expiresAt?: string;
  readonly configFileAuth?: ConfigAccess;
  /** Empty: none. */
  readonly companyId?: string;
  readonly isManager?: boolean;
}

export interface NewVisitorAccount extends RightsChange {
  readonly username: string;
  readonly locale: Locale;
}

/** Empty values match everything. */
export interface AccountFilter {
  readonly search: string;
  readonly role: AccountRole | '';
  readonly standing: AccountStanding | '';
  /** A company id. */
  readonly company: string;
}

export interface Company {
  readonly id: string;
  readonly name: string;
  readonly createdAt: string | null;
  readonly contractEndsAt: string | null;
  readonly accounts: number;
  /** How many of the accounts manage the company. */
  readonly managers: number;
  /** Number of files in its folder; deleted with the company. */
  readonly configFiles: number;
}

/** Absent fields stay unchanged. */
export interface CompanyChange {
  readonly name?: string;
  /** ISO 8601; empty: no end agreed. */
  readonly contractEndsAt?: string;
  /** Whether the privileges of all its customers end on that date too. */
  readonly isForCustomers?: boolean;
}

/** All reject with `haptera_community_away` while the account service is down. */
export interface VisitorCalls {
  listAccounts(query: AccountFilter & Paging): Promise<Listed<VisitorAccount>>;
  readAccount(id: string): Promise<VisitorAccountInFull>;
  /** Rejects with `haptera_visitor_exists` and `haptera_visitor_address`. */
  addAccount(account: NewVisitorAccount): Promise<void>;
  /** Rejects with `haptera_last_manager`. */
  changeAccount(id: string, change: RightsChange): Promise<void>;
  suspendAccount(id: string): Promise<void>;
  releaseAccount(id: string): Promise<void>;
  /** Rejects with `haptera_last_manager`. */
  deleteAccount(id: string): Promise<void>;
  /** CSV with column headers in `locale`. */
  exportAccounts(filter: AccountFilter, locale: Locale): Promise<string>;
  listCompanies(query: { readonly search: string } & Paging): Promise<Listed<Company>>;
  /** Rejects with `haptera_company_exists`. */
  addCompany(company: CompanyChange): Promise<void>;
  /** Rejects with `haptera_company_exists`. */
  changeCompany(id: string, change: CompanyChange): Promise<void>;
  /** Deletes it with its config files. Rejects with `haptera_company_has_accounts`. */
  deleteCompany(id: string): Promise<void>;
}

const path = '/haptera/v1/community';

export function createVisitorCalls(ask: Ask): VisitorCalls {
  const post = async (to: string, data: JsonObject = {}) => {
    await ask({ path: `${path}${to}`, method: 'POST', data });
  };
  return {
    listAccounts: ({ page, perPage, ...filter }) =>
      askForPage(ask, `${path}/accounts`, { page, perPage }, filter, (item) =>
        readAccount(readObject(item, 'account')),
      ),
    readAccount: async (id) => readInFull(readObject((await ask({ path: `${path}/accounts/${id}` })).body, 'account')),
    addAccount: (account) => post('/accounts', { ...account }),
    changeAccount: (id, change) => post(`/accounts/${id}`, { ...change }),
    suspendAccount: (id) => post(`/accounts/${id}/suspend`),
    releaseAccount: (id) => post(`/accounts/${id}/release`),
    deleteAccount: async (id) => {
      await ask({ path: `${path}/accounts/${id}`, method: 'DELETE' });
    },
    exportAccounts: (filter, locale) => askForExport(ask, `${path}/accounts`, { ...filter }, locale),
    listCompanies: ({ search, ...paging }) => askForPage(ask, `${path}/companies`, paging, { search }, readCompany),
    addCompany: (company) => post('/companies', { ...company }),
    changeCompany: (id, change) => post(`/companies/${id}`, { ...change }),
    deleteCompany: async (id) => {
      await ask({ path: `${path}/companies/${id}`, method: 'DELETE' });
    },
  };
}

function readAccount(item: JsonObject): VisitorAccount {
  return {
    id: readText(item, 'id'),
    username: readText(item, 'username'),
    roleCode: readChoice(item, 'roleCode', accountRoles),
    expiresAt: readUtc(item, 'expiresAt'),
    remainingDays: readNumber(item, 'remainingDays'),
    registeredAt: readUtc(item, 'registeredAt'),
    lastLoginAt: readUtc(item, 'lastLoginAt'),
    companyId: readOptionalText(item, 'companyId') || null,
    companyName: readText(item, 'companyName'),
    isManager: readToggle(item, 'isManager'),
    configFileAuth: readAccess(item),
    suspendedAt: readUtc(item, 'suspendedAt'),
    provedAt: readUtc(item, 'provedAt'),
  };
}

function readAccess(item: JsonObject): ConfigAccess {
  const found = configAccesses.find((access) => access === item.configFileAuth);
  if (found === undefined) throw unexpected('configFileAuth', 'one of 0, 1, 2');
  return found;
}

function readInFull(item: JsonObject): VisitorAccountInFull {
  return {
    ...readAccount(item),
    industry: readText(item, 'industry'),
    statedCompany: readText(item, 'statedCompany'),
    job: readText(item, 'job'),
    locale: readLocale(item, 'locale'),
    trialBegunAt: readUtc(item, 'trialBegunAt'),
    history: readList(item.history, 'history', readAct),
  };
}

function readAct(value: JsonValue): AccountAct {
  const act = readObject(value, 'act');
  return { at: readUtc(act, 'at'), action: readText(act, 'action'), by: readText(act, 'by') };
}

function readCompany(value: JsonValue): Company {
  const company = readObject(value, 'company');
  return {
    id: readText(company, 'id'),
    name: readText(company, 'name'),
    createdAt: readUtc(company, 'createdAt'),
    contractEndsAt: readUtc(company, 'contractEndsAt'),
    accounts: readNumber(company, 'accounts'),
    managers: readNumber(company, 'managers'),
    configFiles: readNumber(company, 'configFiles'),
  };
}
