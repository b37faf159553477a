import { z } from 'zod';
import type { Call } from '../call.ts';

export const downloadResource = {
  method: 'POST',
  path: '/community/resource/download',
  summary:
    'The address of a file that is not for everyone, for five minutes. Codes 521 for another type of account, 606 after a trial or contract, 522 for what is not offered any more.',
  access: 'account',
  input: z.object({ ticket: z.string().max(2_000).describe('As the page that offers the file has it.') }),
  result: z.object({
    url: z.string().describe('From the root of the site.'),
    fileName: z.string(),
    bytes: z.int(),
    until: z.string().describe('ISO 8601.'),
  }),
} as const satisfies Call<z.ZodType, z.ZodType>;
