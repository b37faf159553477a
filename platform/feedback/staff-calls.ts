import { z } from 'zod';
import { type Call, nothing } from '../call.ts';
import { formChange, formFrame, formHistory, formStatusFilter, listing } from '../staff/inputs.ts';

const filter = {
  status: formStatusFilter,
  type: z.enum(['', '1', '2', '3', '4', '5']).default('').describe('Empty: all of them.'),
};
const entry = {
  ...formFrame,
  type: z.int(),
  content: z.string(),
  email: z.string().describe('Where an answer goes; empty when none was given.'),
};

export const listFeedback = {
  method: 'GET',
  path: '/staff/feedback',
  summary: 'Feedback, the newest first.',
  access: 'staff',
  input: z.object({ ...filter, ...listing }),
  result: z.object({ total: z.int(), feedback: z.array(z.object({ ...entry, files: z.int() })) }),
} as const satisfies Call<z.ZodType, z.ZodType>;

export const readFeedback = {
  method: 'GET',
  path: '/staff/feedback/one',
  summary: 'One feedback with its files.',
  access: 'staff',
  input: z.object({ id: z.uuid() }),
  result: z.object({
    ...entry,
    ...formHistory,
    files: z.array(z.object({ id: z.string(), name: z.string(), mediaType: z.string(), bytes: z.int() })),
  }),
} as const satisfies Call<z.ZodType, z.ZodType>;

export const downloadFeedbackFile = {
  method: 'GET',
  path: '/staff/feedback/file',
  summary: 'A file of a feedback.',
  access: 'staff',
  input: z.object({ id: z.uuid().describe('Of the file.') }),
  result: nothing.given,
  givesFile: true,
} as const satisfies Call<z.ZodType, z.ZodType>;

export const changeFeedback = {
  method: 'POST',
  path: '/staff/feedback/change',
  summary: 'Notes what became of it.',
  access: 'staff',
  input: formChange,
  result: nothing.given,
} as const satisfies Call<z.ZodType, z.ZodType>;

export const exportFeedback = {
  method: 'GET',
  path: '/staff/feedback/export',
  summary: 'Up to 10,000 of them for a spreadsheet, as CSV in UTF-8.',
  access: 'staff',
  input: z.object({ ...filter, keyword: listing.keyword }),
  result: nothing.given,
  givesFile: true,
} as const satisfies Call<z.ZodType, z.ZodType>;
