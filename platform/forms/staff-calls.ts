import { z } from 'zod';
import { type Call, nothing } from '../call.ts';
import { by } from '../staff/inputs.ts';

export const changeRecipient = {
  method: 'POST',
  path: '/staff/recipient/change',
  summary: 'Changes the address that contacts and feedback are mailed to; code 501 if it is none.',
  access: 'staff',
  input: z.object({ recipient: z.string().trim().max(254).describe('Empty: the address of the environment.'), by }),
  result: nothing.given,
} as const satisfies Call<z.ZodType, z.ZodType>;
