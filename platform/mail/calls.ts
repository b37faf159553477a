import { z } from 'zod';
import { longestEmail } from '#session/rules.ts';
import { type Call, nothing } from '../call.ts';
import { by, listing } from '../staff/inputs.ts';

export const mailStates = ['waiting', 'sent', 'failed'] as const;

export const listMails = {
  method: 'GET',
  path: '/staff/mails',
  summary: 'Emails that are queued, were sent or have failed for good; without their contents.',
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
        mayRetry: z.boolean().describe('It has failed for good, and its contents are still valid.'),
      }),
    ),
  }),
} as const satisfies Call<z.ZodType, z.ZodType>;

export const retryMail = {
  method: 'POST',
  path: '/staff/mails/retry',
  summary: 'Retries a failed email; code 522 if there is nothing left to send.',
  access: 'staff',
  input: z.object({ id: z.uuid(), by }),
  result: nothing.given,
} as const satisfies Call<z.ZodType, z.ZodType>;

export const tellSignInsHeldUp = {
  method: 'POST',
  path: '/staff/mails/sign-ins-held-up',
  summary: 'Tells a member of staff by email that strangers hold up sign-ins, with a link that lets a new device in.',
  access: 'staff',
  input: z.object({
    to: z.string().max(longestEmail),
    locale: z.enum(['zh', 'en']),
    link: z
      .url({ protocol: /^https?$/ })
      .max(500)
      .describe('A page of this website.'),
    by,
  }),
  result: nothing.given,
} as const satisfies Call<z.ZodType, z.ZodType>;
