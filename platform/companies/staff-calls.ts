import { z } from 'zod';
import { type Call, nothing } from '../call.ts';
import { by, listing } from '../staff/inputs.ts';

const name = z.string().trim().min(1).max(100);
const end = z.union([z.literal(''), z.iso.datetime()]).describe('When the contract ends; empty: no end is agreed.');

export const listCompanies = {
  method: 'GET',
  path: '/staff/companies',
  summary: 'Companies with accounts, by name.',
  access: 'staff',
  input: z.object({ ...listing, keyword: listing.keyword.describe('Part of a name.') }),
  result: z.object({
    total: z.int(),
    companies: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        createdAt: z.string(),
        contractEndsAt: z.string().nullable(),
        accounts: z.int(),
        managers: z.int().describe('Of these, those that look after the company.'),
        configFiles: z.int().describe('Config files in its folder; they go with it.'),
      }),
    ),
  }),
} as const satisfies Call<z.ZodType, z.ZodType>;

export const addCompany = {
  method: 'POST',
  path: '/staff/companies/add',
  summary: 'A new company, without accounts; code 709 when one has the name.',
  access: 'staff',
  input: z.object({ name, contractEndsAt: end.default(''), by }),
  result: z.object({ id: z.string() }),
} as const satisfies Call<z.ZodType, z.ZodType>;

export const changeCompany = {
  method: 'POST',
  path: '/staff/companies/change',
  summary: 'Another name or end of contract; code 709 when another company has the name.',
  access: 'staff',
  input: z.object({
    id: z.uuid(),
    name: name.optional(),
    contractEndsAt: end.optional(),
    forCustomers: z
      .enum(['0', '1'])
      .default('0')
      .describe('1: the privileges of all customers of the company end then too.'),
    by,
  }),
  result: nothing.given,
} as const satisfies Call<z.ZodType, z.ZodType>;

export const removeCompany = {
  method: 'POST',
  path: '/staff/companies/delete',
  summary:
    'Deletes a company that has no accounts, and the config files in its folder; code 710 while it has accounts.',
  access: 'staff',
  input: z.object({ id: z.uuid(), by }),
  result: nothing.given,
} as const satisfies Call<z.ZodType, z.ZodType>;
