import { z } from 'zod';
import { type Call, nothing } from '../call.ts';

export const sendUpgradeTrialMail = {
  method: 'POST',
  path: '/community/trialCustomer/sendUpgradeTrialMail',
  summary: 'Mails the link that begins a trial; once for each account (code 912).',
  access: 'account',
  input: z.object({ language: z.enum(['cn', 'en']) }),
  result: nothing.given,
} as const satisfies Call<z.ZodType, z.ZodType>;

const link = z.object({ key: z.string().max(100).describe('Of the link in the mail.') });
const trial = z.object({
  username: z.string(),
  days: z.int(),
  expiresAt: z.string().describe('When the trial ends, ISO 8601: what it would be now, or what it is.'),
});

export const readTrialLink = {
  method: 'POST',
  path: '/community/trialCustomer/readTrialLink',
  summary: 'What the link of a mail would begin. Codes 910 expired, 911 invalid, 912 already used.',
  access: 'everyone',
  input: link,
  result: trial,
} as const satisfies Call<z.ZodType, z.ZodType>;

export const confirmTrial = {
  method: 'POST',
  path: '/community/trialCustomer/confirmTrial',
  summary: 'Begins the trial; a link works once.',
  access: 'everyone',
  input: link,
  result: trial,
} as const satisfies Call<z.ZodType, z.ZodType>;
