import { z } from 'zod';
import { type Call, nothing } from '../call.ts';
import { by, listing } from '../staff/inputs.ts';

export const mailStates = ['waiting', 'sent', 'failed'] as const;

export const listMails = {
  method: 'GET',
  path: '/staff/mails',
  summary: 'Mails that wait, were sent or were given up; never their words.',
  access: 'staff',
  input: z.object({ ...listing, state: z.enum(['', ...mailStates]).default('') }),
  result: z.object({
    total: z.int(),
    mails: z.array(
      z.object({
        id: z.string(),
        recipient: z.string(),
        template: z.string(),
        locale: z.enum(['zh', 'en']),
        state: z.enum(mailStates),
        createdAt: z.string(),
        sentAt: z.string().nullable(),
        tries: z.int(),
        lastError: z.string().nullable(),
        mayRetry: z.boolean().describe('It was given up, and its words are still true.'),
      }),
    ),
  }),
} as const satisfies Call<z.ZodType, z.ZodType>;

export const retryMail = {
  method: 'POST',
  path: '/staff/mails/retry',
  summary: 'Sends once more what was given up; code 522 when there is nothing to send any more.',
  access: 'staff',
  input: z.object({ id: z.uuid(), by }),
  result: nothing.given,
} as const satisfies Call<z.ZodType, z.ZodType>;
