import { z } from 'zod';
import { sealedPassword, username } from '../accounts/calls.ts';
import { type Call, nothing } from '../call.ts';

export const getTotals = {
  method: 'GET',
  path: '/companyAdmin/totals',
  summary: 'Figures about the accounts of the caller’s company.',
  access: 'manager',
  input: nothing.taken,
  result: z.object({
    companyName: z.string(),
    accounts: z.int(),
    loginsOfLastWeek: z.int().describe('Accounts that logged in within 7 days.'),
    proUsers: z.int().describe('Accounts with current privileges.'),
    expiringAccounts: z.int().describe('Of these, those whose privileges end within 30 days.'),
  }),
} as const satisfies Call<z.ZodType, z.ZodType>;

export const listCompanyAccounts = {
  method: 'GET',
  path: '/companyAdmin/accounts',
  summary: 'The accounts of the caller’s company, newest first.',
  access: 'manager',
  input: z.object({
    keyword: z.string().trim().max(254).default('').describe('Part of an email address.'),
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    pageSize: z.coerce.number().int().min(1).max(100).default(20),
  }),
  result: z.object({
    total: z.int(),
    accounts: z.array(
      z.object({
        id: z.string(),
        username: z.string(),
        registeredAt: z.string(),
        lastLoginAt: z.string().nullable(),
        remainingDays: z.int(),
        isManager: z.boolean(),
      }),
    ),
  }),
} as const satisfies Call<z.ZodType, z.ZodType>;

export const changeEmail = {
  method: 'POST',
  path: '/companyAdmin/changeEmail',
  summary: 'Transfers all permissions of an account to another email address.',
  access: 'manager',
  input: z.object({ id: z.uuid(), newEmail: username, newEmailConfirm: username }),
  result: nothing.given,
} as const satisfies Call<z.ZodType, z.ZodType>;

export const setPassword = {
  method: 'POST',
  path: '/companyAdmin/setPassword',
  summary:
    'Sets a new password for an account of the caller’s company (code 608 names weak ones). For the caller’s own, the old password is needed (711 without it, 402 if it is wrong, 604 if it is the new one).',
  access: 'manager',
  input: z.object({
    id: z.uuid(),
    oldPassword: sealedPassword.optional().describe('Only for the caller’s own account.'),
    newPassword: sealedPassword,
    newPasswordConfirm: sealedPassword,
  }),
  result: nothing.given,
} as const satisfies Call<z.ZodType, z.ZodType>;

export const removeAccount = {
  method: 'POST',
  path: '/companyAdmin/deleteAccount',
  summary: 'Deletes an account of the caller’s company, except the caller’s own.',
  access: 'manager',
  input: z.object({ id: z.uuid() }),
  result: nothing.given,
} as const satisfies Call<z.ZodType, z.ZodType>;
