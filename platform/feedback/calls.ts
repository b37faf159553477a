import { z } from 'zod';
import { longestMessage } from '#session/contact-rules.ts';
import { longestEmail } from '#session/rules.ts';
import { type Call, nothing } from '../call.ts';

export const sendFeedback = {
  method: 'POST',
  path: '/community/feedback',
  summary:
    'Feedback; with up to three files as multipart/form-data with parts named `files`. Codes 800, 900, 531, 533.',
  access: 'everyone',
  input: z.object({
    type: z.string().max(2).default('').describe('1 to 5, as feedbackTypes names them.'),
    content: z.string().trim().max(longestMessage).default(''),
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
