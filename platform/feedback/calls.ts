import { z } from 'zod';
import { longestMessage } from '#session/contact-rules.ts';
import { longestEmail } from '#session/rules.ts';
import { type Call, nothing } from '../call.ts';
import { text } from '../texts.ts';

export const sendFeedback = {
  method: 'POST',
  path: '/community/feedback',
  summary:
    'Submits feedback; up to three files as multipart/form-data in parts named `files`. Codes 800, 900, 508, 531, 533.',
  access: 'everyone',
  input: z.object({
    type: z.string().max(2).default('').describe('1 to 5, in the order of `feedbackTypes`.'),
    content: text(longestMessage).default(''),
    email: z
      .string()
      .trim()
      .max(longestEmail)
      .default('')
      .describe('The address for a reply; empty: that of the account.'),
    trap: z.string().max(200).default('').describe('A honeypot: people leave it empty.'),
  }),
  result: nothing.given,
  message: { zh: '提交成功', en: 'Submit success' },
} as const satisfies Call<z.ZodType, z.ZodType>;
