import { z } from 'zod';
import { username } from '../accounts/calls.ts';
import { type Call, nothing } from '../call.ts';

const type = z
  .string()
  .max(4)
  .describe('2: password reset; 3: account deletion; 4: signing in while attempts are held up.');

export const sendEmail = {
  method: 'POST',
  path: '/auth/sendEmail',
  summary: 'Emails a six-digit code, at most once every 60 s (code 913).',
  access: 'everyone',
  input: z.object({ captcha: z.string().max(10).default(''), type, username }),
  result: nothing.given,
  message: { zh: '验证码已发送，请查收邮件', en: 'The verification code was sent, please check your email' },
} as const satisfies Call<z.ZodType, z.ZodType>;

export const checkEmailCaptcha = {
  method: 'POST',
  path: '/auth/checkEmailCaptcha',
  summary: 'Verifies a code; the browser may then set a new password within ten minutes.',
  access: 'everyone',
  input: z.object({ captcha: z.string().max(10), type, username }),
  result: nothing.given,
} as const satisfies Call<z.ZodType, z.ZodType>;
