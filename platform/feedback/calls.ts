import { z } from 'zod';
import { longestEmail } from '#session/rules.ts';
import { type Call, nothing } from '../call.ts';

/** In the order of their numbers, from 1 (specification, section 3). */
export const feedbackTypes = ['bug', 'permission', 'usage', 'business', 'other'] as const;

export const sendFeedback = {
  method: 'POST',
  path: '/community/feedback',
  summary: 'Feedback with up to three files, as multipart/form-data with parts named `files`.',
  access: 'everyone',
  input: z.object({
    type: z.enum(['1', '2', '3', '4', '5']),
    content: z.string().trim().min(1).max(4_000),
    email: z
      .string()
      .trim()
      .max(longestEmail)
      .default('')
      .describe('Where an answer is sent; of the account when empty.'),
    trap: z.string().max(200).default('').describe('Left empty by people.'),
  }),
  result: nothing.given,
  message: { zh: '提交成功', en: 'Submit success' },
} as const satisfies Call<z.ZodType, z.ZodType>;
