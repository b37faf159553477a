import { z } from 'zod';
import { type Call, nothing } from '../call.ts';
import { formChange, formFrame, formHistory, formStatusFilter, listing } from '../staff/inputs.ts';

const filter = {
  status: formStatusFilter,
  type: z.enum(['', '1', '2', '3', '4', '5']).default('').describe('Empty: all types.'),
};
const entry = {
  ...formFrame,
  type: z.int(),
  content: z.string(),
  email: z.string().describe('The address for a reply; empty if none was given.'),
};

export const listFeedback = {
  method: 'GET',
  path: '/staff/feedback',
  summary: 'Feedback, newest first.',
  access: 'staff',
  input: z.object({ ...filter, ...listing }),
  result: z.object({ total: z.int(), feedback: z.array(z.object({ ...entry, files: z.int() })) }),
} as const satisfies Call<z.ZodType, z.ZodType>;

export const readFeedback = {
  method: 'GET',
  path: '/staff/feedback/one',
  summary: 'One feedback entry with its files.',
  access: 'staff',
  input: z.object({ id: z.uuid() }),
  result: z.object({
    ...entry,
    ...formHistory,
    files: z.array(z.object({ id: z.string(), name: z.string(), mediaType: z.string(), bytes: z.int() })),
  }),
} as const satisfies Call<z.ZodType, z.ZodType>;

export const linkFeedbackFile = {
  method: 'GET',
  path: '/staff/feedback/link',
  summary: 'A download address for a file of a feedback entry, valid for five minutes.',
  access: 'staff',
  input: z.object({ id: z.uuid().describe('The id of the file.') }),
  result: z.object({ address: z.string() }),
} as const satisfies Call<z.ZodType, z.ZodType>;

export const changeFeedback = {
  method: 'POST',
  path: '/staff/feedback/change',
  summary: 'Sets the status and the note of a feedback entry.',
  access: 'staff',
  input: formChange,
  result: nothing.given,
} as const satisfies Call<z.ZodType, z.ZodType>;

export const exportFeedback = {
  method: 'GET',
  path: '/staff/feedback/export',
  summary: 'Exports up to 10,000 entries as CSV in UTF-8.',
  access: 'staff',
  input: z.object({ ...filter, keyword: listing.keyword }),
  result: nothing.given,
  givesFile: true,
} as const satisfies Call<z.ZodType, z.ZodType>;
