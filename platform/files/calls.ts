import { z } from 'zod';
import { type Call, nothing } from '../call.ts';

export const openFile = {
  method: 'GET',
  path: '/community/file',
  summary: 'A private file, or a part of it with `Range`, at a signed address that is valid for a few minutes.',
  access: 'everyone',
  input: z.object({ id: z.uuid(), until: z.string().regex(/^\d{1,13}$/), signature: z.string().max(100) }),
  result: nothing.given,
  givesFile: true,
} as const satisfies Call<z.ZodType, z.ZodType>;
