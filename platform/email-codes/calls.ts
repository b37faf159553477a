import { z } from 'zod';
import { username } from '../accounts/calls.ts';
import { type Call, nothing } from '../call.ts';

/** What a code is for: 2 a new password, 3 deleting the account. */
const type = z.string().max(4).describe('2: a new password; 3: deletion of the account.');

export const sendEmail = {
  method: 'POST',
  path: '/auth/sendEmail',
  summary: 'Sends a code of six digits; again after 60 s at the earliest (code 913).',
  access: 'everyone',
  input: z.object({ captcha: z.string().max(10).default(''), type, username }),
  result: nothing.given,
  message: { zh: '验证码已发送，请查收邮件', en: 'The verification code was sent, please check your email' },
} as const satisfies Call<z.ZodType, z.ZodType>;

export const checkEmailCaptcha = {
  method: 'POST',
  path: '/auth/checkEmailCaptcha',
  summary: 'Whether a code is right; the browser may set a new password for ten minutes then.',
  access: 'everyone',
  input: z.object({ captcha: z.string().max(10), type, username }),
  result: nothing.given,
} as const satisfies Call<z.ZodType, z.ZodType>;
