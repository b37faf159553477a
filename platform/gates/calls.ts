import { z } from 'zod';
import type { Call } from '../call.ts';

export const openDocument = {
  method: 'POST',
  path: '/community/document/open',
  summary:
    'The address of a document that is not for everyone, for three minutes. Codes 521 for another type of account, 606 after a trial or contract, 522 for what nobody offers.',
  access: 'account',
  input: z.object({ ticket: z.string().max(4_000).describe('As the gate at its address has it.') }),
  result: z.object({
    url: z.string().describe('From the root of the site.'),
    until: z.string().describe('ISO 8601.'),
  }),
} as const satisfies Call<z.ZodType, z.ZodType>;
