import { z } from 'zod';
import type { Call } from '../call.ts';

export const downloadResource = {
  method: 'POST',
  path: '/community/resource/download',
  summary:
    'The address of a restricted file, valid for five minutes. Codes 521: wrong account type, 606: trial or contract expired, 522: no longer offered.',
  access: 'account',
  input: z.object({ ticket: z.string().max(2_000).describe('The ticket on the page that offers the file.') }),
  result: z.object({
    url: z.string().describe('From the root of the site.'),
    fileName: z.string(),
    bytes: z.int(),
    until: z.string().describe('ISO 8601.'),
  }),
} as const satisfies Call<z.ZodType, z.ZodType>;
