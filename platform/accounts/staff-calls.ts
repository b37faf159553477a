import { z } from 'zod';
import { type Call, nothing } from '../call.ts';
import { by, listing } from '../staff/inputs.ts';
import { username } from './calls.ts';
import { accountStandings, roleCodes } from './model.ts';

const filter = {
  keyword: listing.keyword.describe('Part of an email address.'),
  role: z.enum(['', ...roleCodes]).default(''),
  standing: z.enum(['', ...accountStandings]).default(''),
  company: z
    .union([z.literal(''), z.uuid()])
    .default('')
    .describe('The id of a company.'),
};

const end = z.union([z.literal(''), z.iso.datetime()]).describe('When the privileges end; empty: never.');
const configFileAuth = z.enum(['0', '1', '2']).describe('1: the config tool; 0: custom config files; 2: neither.');
const company = z.union([z.literal(''), z.uuid()]).describe('The id of a company; empty: none.');
const isManager = z.enum(['0', '1']).describe('1: manages the accounts of its company.');

const listed = {
  id: z.string(),
  username: z.string(),
  roleCode: z.enum(roleCodes),
  expiresAt: z.string().nullable(),
  remainingDays: z.int(),
  registeredAt: z.string(),
  lastLoginAt: z.string().nullable(),
  companyId: z.string().nullable(),
  companyName: z.string().describe('The company that the account belongs to; empty: none.'),
  isManager: z.boolean(),
  configFileAuth: z.int(),
  suspendedAt: z.string().nullable(),
  provedAt: z
    .string()
    .nullable()
    .describe('When the user showed that the mailbox is theirs, with an emailed code or link; null: never.'),
};

export const listAccounts = {
  method: 'GET',
  path: '/staff/accounts',
  summary: 'Accounts of the website, newest first.',
  access: 'staff',
  input: z.object({ ...filter, page: listing.page, pageSize: listing.pageSize }),
  result: z.object({ total: z.int(), accounts: z.array(z.object(listed)) }),
} as const satisfies Call<z.ZodType, z.ZodType>;

export const readAccount = {
  method: 'GET',
  path: '/staff/accounts/one',
  summary: 'The stored data of an account, and its recent history.',
  access: 'staff',
  input: z.object({ id: z.uuid() }),
  result: z.object({
    ...listed,
    industry: z.string(),
    statedCompany: z.string().describe('The company that the user entered at registration.'),
    job: z.string(),
    locale: z.enum(['zh', 'en']),
    trialBegunAt: z.string().nullable(),
    history: z.array(
      z.object({ at: z.string(), action: z.string(), by: z.string().describe('The staff member; empty: the user.') }),
    ),
  }),
} as const satisfies Call<z.ZodType, z.ZodType>;

export const addAccount = {
  method: 'POST',
  path: '/staff/accounts/add',
  summary:
    'Creates an account; an email has a link that sets a password. Takes over an account of an unproved mailbox without privileges.',
  access: 'staff',
  input: z.object({
    username,
    locale: z.enum(['zh', 'en']),
    roleCode: z.enum(roleCodes),
    expiresAt: end.default(''),
    configFileAuth: configFileAuth.default('2'),
    companyId: company.default(''),
    isManager: isManager.default('0'),
    by,
  }),
  result: z.object({ id: z.string() }),
} as const satisfies Call<z.ZodType, z.ZodType>;

export const changeAccount = {
  method: 'POST',
  path: '/staff/accounts/change',
  summary:
    'Changes the privileges of an account; omitted values stay. If its mailbox is unproved, it then needs a new password, for which an email has a link. Code 503 if a company would lose its last manager.',
  access: 'staff',
  input: z.object({
    id: z.uuid(),
    roleCode: z.enum(roleCodes).optional(),
    expiresAt: end.optional(),
    configFileAuth: configFileAuth.optional(),
    companyId: company.optional(),
    isManager: isManager.optional(),
    by,
  }),
  result: nothing.given,
} as const satisfies Call<z.ZodType, z.ZodType>;

const one = z.object({ id: z.uuid(), by });

export const suspendAccount = {
  method: 'POST',
  path: '/staff/accounts/suspend',
  summary: 'Suspends an account: ends its sessions and refuses logins until it is released; an email tells its user.',
  access: 'staff',
  input: one,
  result: nothing.given,
} as const satisfies Call<z.ZodType, z.ZodType>;

export const releaseAccount = {
  method: 'POST',
  path: '/staff/accounts/release',
  summary: 'Allows logins to a suspended account again; an email tells its user.',
  access: 'staff',
  input: one,
  result: nothing.given,
} as const satisfies Call<z.ZodType, z.ZodType>;

export const removeAccount = {
  method: 'POST',
  path: '/staff/accounts/delete',
  summary: 'Deletes an account; code 503 if a company would lose its last manager.',
  access: 'staff',
  input: one,
  result: nothing.given,
} as const satisfies Call<z.ZodType, z.ZodType>;

export const exportAccounts = {
  method: 'GET',
  path: '/staff/accounts/export',
  summary: 'Exports up to 10,000 accounts as CSV in UTF-8.',
  access: 'staff',
  input: z.object(filter),
  result: nothing.given,
  givesFile: true,
} as const satisfies Call<z.ZodType, z.ZodType>;
