import { z } from 'zod';
import { type Call, nothing } from '../call.ts';

const industry = z.object({
  text: z.string().describe('The name in Chinese.'),
  itemEnText: z.string().describe('The name in English.'),
  value: z.string().describe('The value to send at registration.'),
});

export const listIndustries = {
  method: 'GET',
  path: '/api/dict/getDictItems/industry',
  summary: 'The industries to choose from at registration.',
  access: 'everyone',
  input: nothing.taken,
  result: z.array(industry),
} as const satisfies Call<z.ZodType, z.ZodType>;
