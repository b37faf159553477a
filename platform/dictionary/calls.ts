import { z } from 'zod';
import { type Call, nothing } from '../call.ts';

const industry = z.object({
  text: z.string().describe('Its name in Chinese.'),
  itemEnText: z.string().describe('Its name in English.'),
  value: z.string().describe('What is sent at registration.'),
});

export const listIndustries = {
  method: 'GET',
  path: '/api/dict/getDictItems/industry',
  summary: 'The industries that somebody may choose at registration.',
  access: 'everyone',
  input: nothing.taken,
  result: z.array(industry),
} as const satisfies Call<z.ZodType, z.ZodType>;
