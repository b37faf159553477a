import { z } from 'zod';
import { type Call, nothing } from '../call.ts';
import { formChange, formFrame, formHistory, formStatusFilter, listing } from '../staff/inputs.ts';
import { contactForms } from './model.ts';

const filter = { status: formStatusFilter, form: z.enum(['', ...contactForms]).default('') };
const form = z.enum(contactForms);

export const listContacts = {
  method: 'GET',
  path: '/staff/contacts',
  summary: 'What was sent by the contact forms, the newest first.',
  access: 'staff',
  input: z.object({ ...filter, ...listing }),
  result: z.object({
    total: z.int(),
    contacts: z.array(
      z.object({ ...formFrame, form, name: z.string(), company: z.string(), email: z.string(), message: z.string() }),
    ),
  }),
} as const satisfies Call<z.ZodType, z.ZodType>;

export const readContact = {
  method: 'GET',
  path: '/staff/contacts/one',
  summary: 'All that somebody wrote into a contact form.',
  access: 'staff',
  input: z.object({ id: z.uuid() }),
  result: z.object({
    ...formFrame,
    ...formHistory,
    form,
    name: z.string(),
    company: z.string(),
    position: z.string(),
    phone: z.string(),
    email: z.string(),
    message: z.string(),
    businessType: z.string(),
    usageScenarios: z.string(),
    device: z.string(),
    officialWebsite: z.string(),
    officeAddress: z.string(),
  }),
} as const satisfies Call<z.ZodType, z.ZodType>;

export const changeContact = {
  method: 'POST',
  path: '/staff/contacts/change',
  summary: 'Notes what became of it.',
  access: 'staff',
  input: formChange,
  result: nothing.given,
} as const satisfies Call<z.ZodType, z.ZodType>;

export const exportContacts = {
  method: 'GET',
  path: '/staff/contacts/export',
  summary: 'Up to 10,000 of them for a spreadsheet, as CSV in UTF-8.',
  access: 'staff',
  input: z.object({ ...filter, keyword: listing.keyword }),
  result: nothing.given,
  givesFile: true,
} as const satisfies Call<z.ZodType, z.ZodType>;
