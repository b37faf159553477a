import { z } from 'zod';
import { type Call, nothing } from '../call.ts';
import { by, listing } from '../staff/inputs.ts';
import { line } from '../texts.ts';

const name = line(100).min(1);
const end = z
  .union([z.literal(''), z.iso.datetime()])
  .describe('When the contract ends; empty: no end date was agreed.');

export const listCompanies = {
  method: 'GET',
  path: '/staff/companies',
  summary: 'Companies and the number of their accounts, by name.',
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
        managers: z.int().describe('Of these, the managers of the company.'),
        configFiles: z.int().describe('Config files in its folder; they are deleted with the company.'),
      }),
    ),
  }),
} as const satisfies Call<z.ZodType, z.ZodType>;

export const addCompany = {
  method: 'POST',
  path: '/staff/companies/add',
  summary: 'Creates a company without accounts; code 709 if the name is taken.',
  access: 'staff',
  input: z.object({ name, contractEndsAt: end.default(''), by }),
  result: z.object({ id: z.string() }),
} as const satisfies Call<z.ZodType, z.ZodType>;

export const changeCompany = {
  method: 'POST',
  path: '/staff/companies/change',
  summary: 'Changes the name or the end of the contract; code 709 if another company has the name.',
  access: 'staff',
  input: z.object({
    id: z.uuid(),
    name: name.optional(),
    contractEndsAt: end.optional(),
    forCustomers: z
      .enum(['0', '1'])
      .default('0')
      .describe('1: also end the privileges of all customers of the company at that time.'),
    by,
  }),
  result: nothing.given,
} as const satisfies Call<z.ZodType, z.ZodType>;

export const removeCompany = {
  method: 'POST',
  path: '/staff/companies/delete',
  summary: 'Deletes a company without accounts, and the config files in its folder; code 710 if it still has accounts.',
  access: 'staff',
  input: z.object({ id: z.uuid(), by }),
  result: nothing.given,
} as const satisfies Call<z.ZodType, z.ZodType>;
