import { z } from 'zod';
import { type Call, nothing } from '../call.ts';

export const issueKey = {
  method: 'POST',
  path: '/auth/key',
  summary: 'Material for sealing a password, for one use within two minutes.',
  access: 'everyone',
  input: nothing.taken,
  result: z.object({ kid: z.string(), key: z.string().describe('32 bytes, base64url.') }),
} as const satisfies Call<z.ZodType, z.ZodType>;
