import { randomUUID } from 'node:crypto';
import { vi } from 'vitest';
import { createPasswords } from '#identity/password-hash.ts';
import type { Database } from '#kit/database/connect.ts';
import { sql } from '#kit/database/sql.ts';
import { sealPassword } from '#session/seal-password.ts';
import { insertAccount, type NewAccount } from '../accounts/store.ts';
import { insertCompany } from '../companies/store.ts';
import type { TestAnswer, TestCall, TestPlatform } from './open-test-platform.ts';

/** The password of every account created by `addAccount`. */
export const testPassword = 'touch0made0real';

let hash: Promise<string> | null = null;

/** Adds an account whose owner proved the mailbox, otherwise as registration would, except for the given values. */
export async function addAccount(
  { database }: { readonly database: Database },
  over: Partial<NewAccount> = {},
): Promise<NewAccount> {
  hash ??= createPasswords(() => new Error('busy')).hashPassword(testPassword);
  const account: NewAccount = {
    id: randomUUID(),
    username: `${randomUUID()}@haptera.example`,
    passwordHash: await hash,
    roleCode: 'user',
    expiresAt: null,
    trialBegunAt: null,
    configFileAuth: null,
    companyId: null,
    isManager: false,
    industry: '',
    companyName: '',
    job: '',
    locale: 'en',
    registeredAt: '2026-02-01T08:00:00.000Z',
    lastLoginAt: null,
    suspendedAt: null,
    provedAt: '2026-02-01T09:00:00.000Z',
    ...over,
  };
  await insertAccount(database, account);
  return account;
}

export async function addCompany({ database }: { readonly database: Database }, name = 'Kinetic'): Promise<string> {
  const id = randomUUID();
  await insertCompany(database, { id, name, createdAt: '2026-01-01T00:00:00Z' });
  return id;
}

type Door = Pick<TestPlatform, 'call'>;

/** The values of a call with every password sealed, as the website sends it. */
export async function sealForm(
  { call }: Door,
  action: string,
  username: string,
  passwords: Readonly<Record<string, string>>,
): Promise<Record<string, string>> {
  const { result } = await call('/auth/key', { form: {} });
  const material = readMaterial(result);
  const isOne = Object.keys(passwords).length === 1;
  const sealed = Object.entries(passwords).map(async ([field, password]) => [
    field,
    await sealPassword(material, { action: isOne ? action : `${action}#${field}`, username, password }),
  ]);
  return Object.fromEntries(await Promise.all(sealed));
}

export async function logIn(
  door: Door,
  username: string,
  password = testPassword,
  options: TestCall = {},
): Promise<TestAnswer> {
  const form = await sealForm(door, '/auth/communityLogin', username, { userPwd: password });
  return door.call('/auth/communityLogin', {
    ...options,
    form: { ...form, userName: username, platform: 'community', ...options.form },
  });
}

/** Logs in and returns the token. */
export async function tokenOf(door: Door, username: string): Promise<string> {
  const { result, message } = await logIn(door, username);
  if (typeof result === 'object' && result !== null && 'token' in result) return String(result.token);
  throw new Error(`${username} could not log in: ${message}`);
}

/** Returns a token as a login would, without the cost of comparing a password. */
export function beginSession(
  { platform, database }: Pick<TestPlatform, 'platform' | 'database'>,
  accountId: string,
): Promise<string> {
  return platform.sessions.beginSession(database, accountId, { address: '192.0.2.1', agent: '' });
}

export async function register(
  door: Door,
  username: string,
  password = testPassword,
  options: TestCall = {},
): Promise<TestAnswer> {
  const form = await sealForm(door, '/auth/appReg/v2', username, { password });
  return door.call('/auth/appReg/v2', { ...options, form: { ...form, username, ...options.form } });
}

/** `name=value` of a cookie that a response sets. */
export function cookieOf({ headers }: TestAnswer, name: string): string {
  const set = headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`));
  return set?.split(';')[0] ?? '';
}

type Mailbox = Pick<TestPlatform, 'database' | 'mails'>;

export interface TestMail {
  readonly recipient: string;
  readonly locale: string;
  readonly template: string;
  /** As it was sent. */
  readonly text: string;
}

/** The mails to an address, oldest first, once all of them have been sent. */
export async function listMails({ database, mails }: Mailbox, recipient: string): Promise<TestMail[]> {
  const unsent = sql`select 1 from mails where recipient = ${recipient} and sent_at is null limit 1`;
  await vi.waitUntil(async () => (await database.one(unsent)) === null, { timeout: 10_000, interval: 10 });
  const rows = await database.query<Omit<TestMail, 'text'> & { id: string }>(
    sql`select id, recipient, locale, template from mails where recipient = ${recipient} order by created_at`,
  );
  const kept = await mails();
  return rows.map(({ id, ...row }) => ({ ...row, text: kept.find((mail) => mail.id === id)?.text ?? '' }));
}

/** The link of the newest mail to an address. */
export async function linkOf(mailbox: Mailbox, recipient: string): Promise<URL> {
  return new URL(/https?:\/\/\S+key=[\w-]+/.exec((await listMails(mailbox, recipient)).at(-1)?.text ?? '')?.[0] ?? '');
}

function readMaterial(result: unknown): { kid: string; key: string } {
  if (typeof result !== 'object' || result === null || !('kid' in result && 'key' in result)) {
    throw new Error('The platform gave no material.');
  }
  return { kid: String(result.kid), key: String(result.key) };
}

/** The code of the newest mail to an address. */
export async function codeOf(mailbox: Mailbox, recipient: string): Promise<string> {
  return /\b\d{6}\b/.exec((await listMails(mailbox, recipient)).at(-1)?.text ?? '')?.[0] ?? '';
}

/** Requests a code and returns it. */
export async function askForCode(door: Door & Mailbox, type: '2' | '3' | '4', username: string): Promise<string> {
  await door.call('/auth/sendEmail', { form: { type, username } });
  return codeOf(door, username);
}

/** The cookie with which a browser may set a new password. */
export async function checkCode(door: Door & Mailbox, username: string): Promise<string> {
  const captcha = await askForCode(door, '2', username);
  const answer = await door.call('/auth/checkEmailCaptcha', { form: { type: '2', username, captcha } });
  return cookieOf(answer, 'haptera-reset');
}
