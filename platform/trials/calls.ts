import { z } from 'zod';
import { type Call, nothing } from '../call.ts';

export const sendUpgradeTrialMail = {
  method: 'POST',
  path: '/community/trialCustomer/sendUpgradeTrialMail',
  summary: 'Emails the link that starts a trial; one trial per account (code 912).',
  access: 'account',
  input: z.object({ language: z.enum(['cn', 'en']) }),
  result: nothing.given,
} as const satisfies Call<z.ZodType, z.ZodType>;

const link = z.object({ key: z.string().max(100).describe('The key from the emailed link.') });
const trial = z.object({
  username: z.string(),
  days: z.int(),
  expiresAt: z.string().describe('When the trial ends, ISO 8601; before it starts, when it would end if started now.'),
});

export const readTrialLink = {
  method: 'POST',
  path: '/community/trialCustomer/readTrialLink',
  summary: 'The trial that an emailed link would start. Codes 910: expired, 911: invalid, 912: already used.',
  access: 'everyone',
  input: link,
  result: trial,
} as const satisfies Call<z.ZodType, z.ZodType>;

export const confirmTrial = {
  method: 'POST',
  path: '/community/trialCustomer/confirmTrial',
  summary: 'Starts the trial; a link works once.',
  access: 'everyone',
  input: link,
  result: trial,
} as const satisfies Call<z.ZodType, z.ZodType>;
