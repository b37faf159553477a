import { z } from 'zod';
import { longestEmail } from '#session/rules.ts';
import { type Call, nothing } from '../call.ts';
import { roleCodes } from './model.ts';

export const username = z.string().trim().max(longestEmail).describe('An e-mail address.');
/** As produced by `session/seal-password.ts`, so that no password is sent or logged in plain text. */
export const sealedPassword = z.string().max(2_000).describe('A password, sealed with material of /auth/key.');
const shortText = z.string().trim().max(100).default('');

export const userInfo = z.object({
  username: z.string(),
  roleCode: z.enum(roleCodes),
  remainingDays: z.int().describe('Whole days left; -1: less than one; 0: over, or there are none; 9999: no end.'),
});

/** What the website stores about a signed-in visitor. */
export const signedIn = z.object({
  userInfo,
  configFileAuth: z.int().describe('1: the config tool; 0: custom files; 2: neither.'),
  ifGroupManager: z.int().describe('1: looks after the accounts of a company; else 0.'),
});

export const checkUsername = {
  method: 'POST',
  path: '/auth/checkUsername',
  summary: 'Whether an account exists: success says yes, code 511 no.',
  access: 'everyone',
  input: z.object({ username }),
  result: z.null(),
} as const satisfies Call<z.ZodType, z.ZodType>;

export const register = {
  method: 'POST',
  path: '/auth/appReg/v2',
  summary: 'A new account.',
  access: 'everyone',
  input: z.object({ username, password: sealedPassword, industry: shortText, company: shortText, job: shortText }),
  result: z.null(),
  message: { zh: '注册成功', en: 'Registration successful' },
} as const satisfies Call<z.ZodType, z.ZodType>;

export const communityLogin = {
  method: 'POST',
  path: '/auth/communityLogin',
  summary: 'Begins a session; another one of the account is over then.',
  access: 'everyone',
  input: z.object({ userName: username, userPwd: sealedPassword, platform: z.string().max(40) }),
  result: signedIn.extend({ token: z.string() }),
  message: { zh: '登录成功', en: 'Login successful' },
} as const satisfies Call<z.ZodType, z.ZodType>;

export const logout = {
  method: 'POST',
  path: '/auth/logout',
  summary: 'Ends the session of the token.',
  access: 'account',
  input: nothing.taken,
  result: nothing.given,
} as const satisfies Call<z.ZodType, z.ZodType>;

export const checkToken = {
  method: 'POST',
  path: '/app/checkToken',
  summary: 'Whether the token still lets somebody in, and as whom.',
  access: 'account',
  input: nothing.taken,
  result: signedIn,
} as const satisfies Call<z.ZodType, z.ZodType>;

export const forgetPassword = {
  method: 'POST',
  path: '/auth/forgetPassword/v2',
  summary: 'A new password, after the code of a mail was checked in the same browser.',
  access: 'everyone',
  input: z.object({ username, newPassword: sealedPassword, newPasswordConfirm: sealedPassword }),
  result: nothing.given,
} as const satisfies Call<z.ZodType, z.ZodType>;

export const deleteAccount = {
  method: 'POST',
  path: '/auth/deleteAccount',
  summary: 'Deletes an account, after the code of a mail; VIP accounts are refused with code 914.',
  access: 'everyone',
  input: z.object({ username, captcha: z.string().max(10) }),
  result: nothing.given,
} as const satisfies Call<z.ZodType, z.ZodType>;
