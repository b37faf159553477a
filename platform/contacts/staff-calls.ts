import { z } from 'zod';
import { type Call, nothing } from '../call.ts';
import { formChange, formFrame, formHistory, formStatusFilter, listing } from '../staff/inputs.ts';
import { contactForms } from './model.ts';

const filter = { status: formStatusFilter, form: z.enum(['', ...contactForms]).default('') };
const form = z.enum(contactForms);

export const listContacts = {
  method: 'GET',
  path: '/staff/contacts',
  summary: 'Submissions of the contact forms, newest first.',
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
  summary: 'One submission of a contact form with all its fields.',
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
  summary: 'Sets the status and the note of a submission.',
  access: 'staff',
  input: formChange,
  result: nothing.given,
} as const satisfies Call<z.ZodType, z.ZodType>;

export const exportContacts = {
  method: 'GET',
  path: '/staff/contacts/export',
  summary: 'Exports up to 10,000 submissions as CSV in UTF-8.',
  access: 'staff',
  input: z.object({ ...filter, keyword: listing.keyword }),
  result: nothing.given,
  givesFile: true,
} as const satisfies Call<z.ZodType, z.ZodType>;
