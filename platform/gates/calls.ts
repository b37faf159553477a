import { z } from 'zod';
import type { Call } from '../call.ts';

export const openDocument = {
  method: 'POST',
  path: '/community/document/open',
  summary:
    'The address of a restricted document, valid for three minutes. Codes 521: wrong account type, 606: trial or contract expired, 522: not offered.',
  access: 'account',
  input: z.object({ ticket: z.string().max(4_000).describe('The ticket on the gate page at its address.') }),
  result: z.object({
    url: z.string().describe('From the root of the site.'),
    until: z.string().describe('ISO 8601.'),
  }),
} as const satisfies Call<z.ZodType, z.ZodType>;
