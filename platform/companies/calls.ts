import { z } from 'zod';
import { sealedPassword, username } from '../accounts/calls.ts';
import { type Call, nothing } from '../call.ts';

export const getTotals = {
  method: 'GET',
  path: '/companyAdmin/totals',
  summary: 'Figures of the accounts of the own company.',
  access: 'manager',
  input: nothing.taken,
  result: z.object({
    companyName: z.string(),
    accounts: z.int(),
    loginsOfLastWeek: z.int().describe('Accounts that logged in within 7 days.'),
    proUsers: z.int().describe('Accounts whose privileges hold.'),
    expiringAccounts: z.int().describe('Of these, those that end within 30 days.'),
  }),
} as const satisfies Call<z.ZodType, z.ZodType>;

export const listCompanyAccounts = {
  method: 'GET',
  path: '/companyAdmin/accounts',
  summary: 'The accounts of the own company, the newest first.',
  access: 'manager',
  input: z.object({
    keyword: z.string().trim().max(254).default('').describe('Part of an e-mail address.'),
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
  summary: 'Another address takes over all permissions of an account, whose own ones end.',
  access: 'manager',
  input: z.object({ id: z.uuid(), newEmail: username, newEmailConfirm: username }),
  result: nothing.given,
} as const satisfies Call<z.ZodType, z.ZodType>;

export const setPassword = {
  method: 'POST',
  path: '/companyAdmin/setPassword',
  summary: 'A new password for an account of the own company.',
  access: 'manager',
  input: z.object({ id: z.uuid(), newPassword: sealedPassword, newPasswordConfirm: sealedPassword }),
  result: nothing.given,
} as const satisfies Call<z.ZodType, z.ZodType>;

export const removeAccount = {
  method: 'POST',
  path: '/companyAdmin/deleteAccount',
  summary: 'Deletes an account of the own company; not one’s own.',
  access: 'manager',
  input: z.object({ id: z.uuid() }),
  result: nothing.given,
} as const satisfies Call<z.ZodType, z.ZodType>;
