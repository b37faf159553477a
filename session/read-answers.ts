import type { PlatformCalls } from './calls.generated.ts';
import { parseUserInfo, type Session, type SignedIn } from './session-state.ts';

type Result<Name extends keyof PlatformCalls> = PlatformCalls[Name]['result'];

// Parsers for the results of calls. Each gives undefined if the result is malformed.

export function readNothing(): null {
  return null;
}

export function readKey(value: unknown): Result<'POST /auth/key'> | undefined {
  const { kid, key } = fieldsOf(value);
  return typeof kid === 'string' && typeof key === 'string' ? { kid, key } : undefined;
}

export function readSignedIn(value: unknown): SignedIn | undefined {
  const fields = fieldsOf(value);
  const userInfo = parseUserInfo(fields.userInfo);
  const configFileAuth = Number(fields.configFileAuth);
  if (userInfo === null || !Number.isInteger(configFileAuth)) return undefined;
  return { userInfo, configFileAuth, ifGroupManager: Number(fields.ifGroupManager) === 1 ? 1 : 0 };
}

export function readLogin(value: unknown): Session | undefined {
  const signedIn = readSignedIn(value);
  const { token } = fieldsOf(value);
  return signedIn && typeof token === 'string' && token !== '' ? { ...signedIn, token } : undefined;
}

export function readIndustries(value: unknown): Result<'GET /api/dict/getDictItems/industry'> | undefined {
  return readList(value, ({ text, itemEnText, value: key }) =>
    typeof text === 'string' && typeof itemEnText === 'string' && typeof key === 'string'
      ? { text, itemEnText, value: key }
      : undefined,
  );
}

export function readTrial(value: unknown): Result<'POST /community/trialCustomer/readTrialLink'> | undefined {
  const { username, days, expiresAt } = fieldsOf(value);
  if (typeof username !== 'string' || typeof days !== 'number' || !isMoment(expiresAt)) return undefined;
  return { username, days, expiresAt };
}

export function readPasswordLink(value: unknown): Result<'POST /auth/readPasswordLink'> | undefined {
  const { username } = fieldsOf(value);
  return typeof username === 'string' ? { username } : undefined;
}

export function readTotals(value: unknown): Result<'GET /companyAdmin/totals'> | undefined {
  const { companyName, accounts, loginsOfLastWeek, proUsers, expiringAccounts } = fieldsOf(value);
  if (typeof companyName !== 'string' || typeof accounts !== 'number' || typeof loginsOfLastWeek !== 'number') return;
  if (typeof proUsers !== 'number' || typeof expiringAccounts !== 'number') return;
  return { companyName, accounts, loginsOfLastWeek, proUsers, expiringAccounts };
}

export function readAccounts(value: unknown): Result<'GET /companyAdmin/accounts'> | undefined {
  const { total, accounts } = fieldsOf(value);
  const read = readList(accounts, readAccount);
  return typeof total === 'number' && read ? { total, accounts: read } : undefined;
}

function readAccount(fields: Fields): Result<'GET /companyAdmin/accounts'>['accounts'][number] | undefined {
  const { id, username, registeredAt, lastLoginAt, remainingDays, isManager } = fields;
  if (typeof id !== 'string' || typeof username !== 'string' || !isMoment(registeredAt)) return undefined;
  if (lastLoginAt !== null && !isMoment(lastLoginAt)) return undefined;
  if (typeof remainingDays !== 'number' || typeof isManager !== 'boolean') return undefined;
  return { id, username, registeredAt, lastLoginAt, remainingDays, isManager };
}

export function readConfigFiles(value: unknown): Result<'GET /community/configFile/list'> | undefined {
  const { total, pages, mayCreate, items } = fieldsOf(value);
  const read = readList(items, readConfigFile);
  if (typeof total !== 'number' || typeof pages !== 'number' || typeof mayCreate !== 'boolean' || !read) return;
  return { total, pages, mayCreate, items: read };
}

export function readConfigFileDetail(value: unknown): Result<'GET /community/configFile/detail'> | undefined {
  const fields = fieldsOf(value);
  const { createdAt, note, sha256 } = fields;
  const file = readConfigFile(fields);
  if (!file || !isMoment(createdAt) || typeof note !== 'string' || typeof sha256 !== 'string') return undefined;
  return { ...file, createdAt, note, sha256 };
}

function readConfigFile(fields: Fields): Result<'GET /community/configFile/list'>['items'][number] | undefined {
  const { id, name, actuator, device, updatedAt, creator, fileName, bytes, mayEdit, version } = fields;
  if (typeof id !== 'string' || typeof name !== 'string' || typeof actuator !== 'string') return undefined;
  if (typeof device !== 'string' || !isMoment(updatedAt) || typeof creator !== 'string') return undefined;
  if (typeof fileName !== 'string' || typeof bytes !== 'number') return undefined;
  if (typeof mayEdit !== 'boolean' || typeof version !== 'number') return undefined;
  return { id, name, actuator, device, updatedAt, creator, fileName, bytes, mayEdit, version };
}

export function readCreatedConfigFile(value: unknown): Result<'POST /community/configFile/create'> | undefined {
  const { id } = fieldsOf(value);
  return typeof id === 'string' ? { id } : undefined;
}

export function readEditedConfigFile(value: unknown): Result<'POST /community/configFile/edit'> | undefined {
  const { id, version } = fieldsOf(value);
  return typeof id === 'string' && typeof version === 'number' ? { id, version } : undefined;
}

/** Accepts only URLs that are safe to navigate to: paths of this site, or absolute http(s) URLs of a file store. */
export function readConfigFileLink(value: unknown): Result<'GET /community/configFile/link'> | undefined {
  const { url, fileName, until } = fieldsOf(value);
  if (typeof url !== 'string' || typeof fileName !== 'string' || !isMoment(until)) return undefined;
  return /^(?:https?:\/\/|\/(?!\/))/.test(url) ? { url, fileName, until } : undefined;
}

/** Accepts only paths of this site. */
export function readDownload(value: unknown): Result<'POST /community/resource/download'> | undefined {
  const { url, fileName, bytes, until } = fieldsOf(value);
  if (typeof url !== 'string' || !/^\/(?!\/)/.test(url) || typeof fileName !== 'string') return undefined;
  return typeof bytes === 'number' && isMoment(until) ? { url, fileName, bytes, until } : undefined;
}

/** Accepts only paths of this site. */
export function readOpenedDocument(value: unknown): Result<'POST /community/document/open'> | undefined {
  const { url, until } = fieldsOf(value);
  return typeof url === 'string' && /^\/(?!\/)/.test(url) && isMoment(until) ? { url, until } : undefined;
}

type Fields = Readonly<Record<string, unknown>>;

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}

function readList<Item>(value: unknown, read: (fields: Fields) => Item | undefined): Item[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const items = value.map((item: unknown) => read(fieldsOf(item)));
  return items.every((item) => item !== undefined) ? items : undefined;
}

function isMoment(value: unknown): value is string {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value));
}
